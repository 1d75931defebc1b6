"""From Markdown and the engine to the finished article of one page."""
