"""What is left of a game: records, campaigns, and of which edition they are."""
