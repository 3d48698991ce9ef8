"""What may be written in the adventure book and on cards."""
