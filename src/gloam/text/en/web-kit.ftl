# Words about things on any board.
web-you-can = You can: { $choice }
web-look = Tap to inspect, not to choose

web-skips = Skip to
web-skip-bar = Skip to the question
web-skip-board = Skip to the board
web-nowhere = There's nothing here
web-nowhere-text = This address leads nowhere in gloam. Tables and games are in the lobby; if this was a link to a table, it may have been cut off.

web-mind-for-you = A bot is playing for you.
web-take-back-seat = Take my seat back
web-away-long = { $name } has been away for a while.
web-mind-in-for = Let a bot play for { $name }
web-wait-on = Wait
web-mind-in-me = Let a bot play for me
web-leave-text = A bot plays on for you. You can come back any time.
web-leave-table = Leave the table
web-quick = Quick words
web-quick-moment = One moment
web-quick-nice = Well played
web-quick-thanks = Thanks
web-quick-sorry = Sorry
web-quick-hm = Hm…
