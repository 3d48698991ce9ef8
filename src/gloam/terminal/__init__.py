"""The terminal client: one person, minds in the other seats, on a full screen or line by line."""
