### Why a mind would choose so: one sentence for somebody who learns the game.

why-only = There is nothing else to choose.

## Victims

why-search = A key card may still lie in this deck, so it is worth searching here.
why-bring = You hold a key card: { $seat } collects them, so that one of you can drive away with all of them.
why-meet = Somebody else seems to hold what is missing, so go and meet them.
why-escape = You hold both children and a car key: make for the car.
why-chase = You know where Michael is, and you are armed: come within reach and strike.
why-flee = One more blow could be your last, and you have little to answer it with: get out of reach.
why-attack = Every hit staggers him, and a staggered Michael can't attack at once.
why-heal = One more attack could kill you.
why-rest = Without exertion tokens you can run again when it matters.
why-look = Look where Michael is or may be: what you see, he can't do in secret.
why-ask = Yes or no, the answer leaves fewer spaces where he can be.
why-return = This is the card you need least.
why-accept = What others bring you costs you nothing.

## Michael

why-start = Near to somebody, and seen by nobody.
why-strike = { $seat } is within reach, and the blow is worth what may come back.
why-close = End the turn unseen, as near as you can to somebody you may strike next.
why-card = The card does most good at this moment.
