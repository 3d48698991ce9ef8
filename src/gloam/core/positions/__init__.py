"""Positions as people write them, and how a game begins with one."""
