"""What is known of a game, and the worlds that fit it."""
