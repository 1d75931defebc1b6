"""Short English for the command line."""

PROBLEMS, EVENTS = {"draw-first": "draw or take a card first"}, {}
