"""Files that belong to no single page: styles, scripts, cards, pictures, search."""
