### Why a mind would choose so: one sentence for somebody who learns the game.

why-only = There's nothing else to choose.

## Victims

why-repair = Every gear brings help nearer, and the noise is worth it here.
why-rummage = There may be a key among these things, or something to defend yourself with.
why-move = Closer to where there is work to do, and out of the killer's reach.
why-gather = You have the keys: stand together at the exit when the next turn begins.
why-calm = Every token of fear costs a die when it comes to a fight.
why-heal = A second wound would end the game for all of you.
why-clear = There is no other way out of here.
why-keep = This card is more use to you than the others.
why-receive = The noise of equipment does the least harm there.
why-defender = This victim can best afford the blow, or is likeliest to repel it.
why-defend = The item makes the difference between a wound and an escape.
why-save = The item would hardly change anything: save it for another time.
why-escape = He can't see where you go, so don't stay.
why-share = It is worth more in other hands.
why-lure = Let it be heard where nobody is.
why-passage = The hidden passage is shorter than any other way.
why-trap = Whoever is found here can use it.
why-done = Everybody has done what was worth doing.

## The killer

why-ask = The answer tells you most where you know least.
why-approach = Somebody is more likely to be there than here.
why-look = Somebody may be right here.
why-card = This card does the most good right now.
why-hide = If they can't see you, they can't keep away from you.
why-pay = These are the cards you will miss least.
why-strike = Now is the moment to strike with all you have.
why-block = They need this way more than you do.
why-nothing = Nothing you could play here is worth its cost.
