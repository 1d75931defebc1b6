"""What the build reads: the languages' folders, their strings, and the engine's answers."""
