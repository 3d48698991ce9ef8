game-name = Candle
game-pitch = Lay a card, say "flame", and hope that nobody looks.

verb-pass = Believe it
verb-lay = Lay a { $card }
verb-doubt = Doubt the card
ask-lay = Lay a card face down and say "flame"
ask-last = Do you doubt the last card?

event-laid = { $seat } lays a card: "flame".
event-turned = { $seat } doubts { $layer }: it is a { $card }.
event-out = { $seat }'s candle goes out.
event-dawn = { $seat } sees the dawn. Winds slipped in: { $count }.

refuse-over = The night is over.
refuse-out = Your candle is out.
refuse-own-card = You cannot doubt your own card.
refuse-no-card = There is no card to doubt now.
refuse-not-held = You hold no { $card }.
refuse-not-now = You are not asked for that now.

card-flame = flame
card-wind = wind
seat-nobody = nobody

section-setup = Setup
CA-001 = Candle is played by two to four.
CA-002 = Six flames and six winds are shuffled; you get three of them, which only you see.
section-turn = Your turn
CA-101 = On your turn you lay a card face down and say "flame".
CA-102 = You can only lay a card that you hold.
section-doubt = Doubt
CA-201 = Until the next card is laid, you may doubt the last one, unless you laid it.
CA-202 = A doubted card is turned up. A wind puts out the layer's candle, a flame the doubter's.
CA-203 = After the last card all others decide at once. The first doubter clockwise from the layer is heard.
CA-204 = When your candle is out, you do nothing more.
section-dawn = Dawn
CA-301 = The last burning candle wins.
CA-302 = If several burn at dawn, the most winds slipped in win; a tie is shared.
CA-303 = When the night is over, nothing more can be done.
CA-304 = With the option `shared_dawn`, all who burn at dawn win.

option-shared_dawn = Shared dawn
option-shared_dawn-text = All who burn at dawn win.
view-layer = May be doubted
