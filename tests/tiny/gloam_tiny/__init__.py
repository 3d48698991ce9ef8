"""A very small game for the tests of what works on every game: a dark room, a few people, some cards.

On your turn you roll a die for light, draw a card in secret, or blow out a light of others. First to reach
the goal wins; owls who have shown themselves win along.
"""

from gloam_tiny.game import Tiny

game = Tiny()
