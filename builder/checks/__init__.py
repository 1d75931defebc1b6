"""What stops a build: pages and strings of every language against English."""
