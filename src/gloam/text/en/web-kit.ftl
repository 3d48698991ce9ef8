# Words about things on any board.
web-you-can = You can: { $choice }
web-look = Look at things instead of choosing them

web-skips = Skip to
web-skip-bar = Skip to the question
web-skip-board = Skip to the board
web-nowhere = There is nothing here
web-nowhere-text = This address leads to no page of gloam. Tables and games are in the lobby; a link to a table may have been cut.
