"""What everybody can work out from what was told, kept as part of the state."""
