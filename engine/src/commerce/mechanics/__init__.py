"""What several games do alike, as plain functions over values. A game picks what it needs; none of it knows a game."""
