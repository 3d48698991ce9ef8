### What the web table of Lockdown says beside the words of play.

board-title = Two buildings, cut open
board-text = Rooms on nine floors, floor 2 at the top and floor B7 at the bottom, West on the left and East on the right. Arrow keys move from room to room.

## Over the buildings

board-round = Round { $round } of { $rounds }
board-orders = Order of the turns
board-order = Order { $order }
board-settlement = Settlement of round { $round }
board-dossier = Everything revealed

## Rooms and floors

board-you-here = You are here.
board-you-started = You set out from here this round.
board-your-birth = Your birth room.
board-birth-room = One of the birth rooms of this map.
board-here = Here: { $names }
board-suspected = Your guess for this room: { $names }
board-suspect = Who do you think is here?
board-gas-here = Gas hurts here: { $points } HP this round.
board-gas = Gassed.
board-gas-since = Gassed since round { $round }.
board-no-gas = No gas on this floor.
board-cleared = Free from gas for good. You know it because you did it.
board-meeting = Round { $round }: { $meeting }
board-bombed = Round { $round }: hit by the Bazooka
board-stock = Cards in the stock when you last knew: { $count } (round { $round })
board-stock-seen = You saw there: { $cards }
board-stock-end = Cards left in the stock: { $count }
board-leads = Leads to: { $rooms }

## Seats and hand

board-hp = HP
board-hp-own = Your HP now
board-hp-published = { $hp } HP as last published
board-hp-round = Round { $round }: { $hp } HP
board-shadow-drained = A shadow; drained so far: { $points }
board-drained = Drained
board-acting = on turn
board-acted = has acted
board-protected = just revived
board-armed = with a gun
board-votes = Vote counts { $votes }
board-steps = Steps left: { $steps }
board-cards = Cards: { $count }
board-hand-empty = You're carrying nothing.
board-hand-before = Your panel, your room and your cards will appear here.

## What we wait for

board-waits-turn = It's { $name }'s turn. Everything in it is secret.
board-waits-setup = Everybody is choosing in secret.
board-waits-free = The free phase is on. It ends when everybody is ready.
board-waits-action = The next turn is about to begin.
board-waits-settlement = The settlement is under way.

## Gene points

board-genes-set = Set { $genes }
board-genes-keep = Keep the panel
board-gene-less = Less { $attribute }
board-gene-more = More { $attribute }
board-force-text = wins fights
board-speed-text = steps in a round
board-load-text = cards you can carry

## Trade

board-offer-new = New offer
board-offer-more = New offer ({ $count } left)
board-offers-none = No offer is open. What you offer and accept stays between the two of you.
board-offer-from = { $name } offers
board-offer-to = Your offer to { $name }
board-you-get = You get
board-you-give = You give
board-nothing = nothing
board-order-theirs = their order card
board-order-yours = your order card
board-accept = Accept
board-refuse = Refuse
board-counter = Counter
board-withdraw = Withdraw
board-partner = With
board-want-less = One { $card } less
board-swap = Swap order cards (yours is { $order })
board-offer-send = Send to { $name }
board-offer-sending = Sending

## Settlement

board-skip = Tell all
board-whole = All steps
board-step-0 = Before the steps
board-step-1 = Surgery
board-step-2 = Fights, brawls, encounters
board-step-3 = Gas
board-step-4 = Water and Food
board-step-5 = Bazooka
board-step-6 = Pills, Alcohol, Adrenaline
board-step-7 = Revivals
board-step-8 = Life
board-step-quiet = Nothing to announce.
board-settlement-waits = The step goes on until everybody has decided.

## Notes

board-notes = Suspicions
board-notes-text = Mark who you suspect where. The marks show only on your board and are kept in this browser.
board-notes-covered = Your suspicions are covered with your secrets.
board-notes-room = Suspected room of { $name }
board-notes-nowhere = not marked
board-notes-words = Notes on { $name }

## After the end

board-review-round = Routes of round
board-review-of = Round { $round }
board-review-whose = Whose routes
board-ranking = Ranking
board-rank = Rank
board-player = Player
board-points = Points
board-rounds = Rounds
board-secrets = Secrets
board-trades = Trades
board-no-trades = Nobody made an offer.
board-no-move = no move
board-end-place = Ended in: { $room }. Force-Speed-Load { $genes }.
board-end-hand = Held { $cards }.
