"""The terminal client: people who take turns at one screen or read line by line, and minds in the other seats."""
