"""Poachers: a warden with a lantern, and a wood full of people who would rather not be seen."""
