"""What people and files see of a game: views, positions, stories."""
