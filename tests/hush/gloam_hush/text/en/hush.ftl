game-name = Hush
game-pitch = Trade, walk in the dark, and say when the night is over.

verb-pass = Pass
verb-ready = Be ready
verb-give = Give { $seat } a coin
verb-step = Take a step
verb-stop = Stop here
verb-dawn = End the night
verb-nap = Take a nap
ask-trade = Do you give somebody a coin?
ask-walk = Do you walk on?
ask-chair = Is the night over?

event-given = { $from } gives { $to } a coin.
event-settled = Everybody is done.
event-walks = { $seat } walks.
event-stepped = Your steps so far: { $number }.
event-napped = { $seat } takes a nap.
event-ended = The last night is over.

refuse-not-now = You are not asked for that now.

section-night = The night
HU-001 = First all trade at the same time, until everybody is ready.
HU-002 = Then one after the other walks, up to four steps, alone.
HU-003 = Then the chair ends the night, and may nap before.
HU-004 = After two nights whoever has walked the farthest wins.
