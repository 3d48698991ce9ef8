"""Whether what is written can be played."""
