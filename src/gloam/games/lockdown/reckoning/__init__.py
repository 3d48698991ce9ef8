"""What rooms and cards are worth to anybody, and how far it is from room to room.

The worlds guess by it where people go who cannot be seen, and the mind plays by it.
"""
