"""What seats know: masked states, and worlds imagined from them."""
