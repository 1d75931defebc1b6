"""`make bench`: how fast and how light the project is, as ratios taken in one run on one machine."""
