# Words about things on any board.
web-you-can = You can: { $choice }
web-look = Look at things instead of choosing them

web-skips = Skip to
web-skip-bar = Skip to the question
web-skip-board = Skip to the board
web-nowhere = There is nothing here
web-nowhere-text = This address leads to no page of gloam. Tables and games are in the lobby; a link to a table may have been cut.

web-mind-for-you = A bot plays for you at the moment.
web-take-back-seat = Take my seat back
web-away-long = { $name } has been away for a while.
web-mind-in-for = Let a bot play for { $name }
web-wait-on = Wait
web-mind-in-me = Let a bot play for me
web-leave-text = A bot plays on for you. You can come back at any time.
web-leave-table = Leave the table
web-quick = Quick words
web-quick-moment = One moment
web-quick-nice = Well played
web-quick-thanks = Thanks
web-quick-sorry = Sorry
web-quick-hm = Hm…
