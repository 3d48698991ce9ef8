"""What may be written on cards, items and plans."""
