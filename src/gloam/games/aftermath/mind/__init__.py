"""Who plays a seat of Aftermath."""
