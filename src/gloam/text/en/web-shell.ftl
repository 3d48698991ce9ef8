### What the web client says around a game: lobby, opening, question, ending.

## The lobby

web-game-minutes = { $low }–{ $high } minutes
web-status-mine = your turn
web-status-wait = waiting for { $names }
web-status-won = finished: you won
web-status-lost = finished: you didn't win
web-status-rank = finished: place { $rank } of { $count }
web-status-over = finished
web-status-gone = table is gone
web-tables-all = All my tables

## The opening

web-opening = Who you are
web-opening-goal = How you win
web-opening-first = What to do first
web-opening-covered = Who you are is for your eyes only.
web-opening-look = Look now
web-opening-begin = To the table
web-opening-again = Who am I?
web-set-openings = Show who I am and how I win when a game begins
web-set-covered = Cover my secrets even when I play alone with bots
web-set-passing = Pass automatically when I can do nothing else. Your pass counts when the moment is over, so nobody notices

## The question

web-about = What this is about
web-only-pass = You can only pass here. Everybody who might have something to do gets this pause, so that it gives nobody away.
web-passes-itself = You can only pass here, so it's done for you. It counts when the moment is over.
web-passing-on = Always pass automatically

## What befalls me

web-fate = This concerns you
web-fate-close = Got it

## The ending

web-ending-rank = { $rank ->
    [1] You finish 1st of { $count }.
    [2] You finish 2nd of { $count }.
    [3] You finish 3rd of { $count }.
   *[other] You finish { $rank }th of { $count }.
}
web-ending-story = How it went
web-ending-why = Why it ended
web-ending-who = Who everybody was
web-ending-won = won
web-ending-place = place { $rank }
web-ending-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-ending-moments = What decided it
web-ending-moment = Decision { $at }: see it in the replay
web-ending-board = See everything on the board
web-ending-page = Back to the results
web-again-title = Play again
web-again-same = same seats
web-again-rotate = everyone moves one seat
web-again-seats = Seats
web-again-play = Play again with the same people
web-again-follow = The same people are playing again. You will join them in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
web-again-next = The same people are playing again at another table.
web-again-go = Go there now
web-again-stay = Stay here
web-new-other = Another game
