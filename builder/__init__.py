"""Turns `docs/` and the engine into the site: pages, diagrams, search and the files the widgets need."""
