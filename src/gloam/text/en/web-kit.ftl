# Words about things on any board.
web-you-can = You can: { $choice }
web-look = Look at things instead of choosing them
