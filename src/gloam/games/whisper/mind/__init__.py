"""The simple mind: rules of thumb for both sides, from what a side knows."""
