"""Placeholder."""
from gloam.core.play import RandomMind


class Hunter(RandomMind):
    """x"""
