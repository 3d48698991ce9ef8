## each
page-14-title = Storm Drain
page-14-start = A smell with a name; one addresses it as sir. Cold iron, tea-brown water, and overhead the street, let in by the bar. Everything that was ever dropped comes here in the end. On a ledge lie the gloves, a whole shelf of them, all left hands, paired off with one another as well as could be managed, and somebody dusts them. Further in, behind the ribs of the grating, a milk carton lies at anchor with its spout up like a bow. A folded card keeps the grating from closing. The water goes by without looking at you. It has a long way to go.
page-14-start-notes = A smell with a name, tea-brown water, a shelf of left-hand gloves. And from far up the pipe, where nobody lives, a voice: one note, and a second, a little higher, and then a wait, exactly as long as a third note would be. Nobody sings it. After a while it begins again. The water has come round the corner to listen, and slows.
page-14-start-again = "Sir," you say, and breathe in. He has not been away either.
page-14-start-notes-aside-odo = Odo: The third one would be low.
page-14-info-a = Between the ribs you can just get through, if you breathe out and leave something of yourself on the iron. Behind it waits the boat: FRESH, it says along the side, and a date. It rocks when spoken to. It is yours. So, from now on, is the smell, which has got in beside you and sat down.
page-14-info-a-aside-sable = Sable: Nobody will follow us. I count that as a disguise.
page-14-info-a-choir = You push off a little way, for the feel of it, and the two notes come down the pipe and go through the carton and through you. They come from a side tunnel with soil on its doorstep. Somebody has scratched three strokes into the brick there, and crossed one out.
page-14-objective-a = The side tunnel. Where it widens, two cowls are kneeling, palms on the wet floor. They have been singing by turns for days, because there must be three and there are two. When they hear feet they stop, all but the waiting. "Which of you," says one, not turning round, "is flat?"
page-14-1 = A cowl is put back. The paws that have been on the floor come up, and there is a clean print under each.
page-14-1-first = "I can do the middle one," says the first, to nobody. "I could always do the middle one." From the tunnel the other goes on, alone, and leaves room.
page-14-threat = Water, water, water, and then something dry, quick and many, behind the brick, that stops when the water stops.
page-14-threat-lingered = At home it is later by one candle. Somebody opens a window, and nobody asks why.
page-14-calamity = The water rises. It does this without any hurry, as a person gets up who has decided to leave: first the gutter, then the ledge, then the gloves, which turn over one by one and hold up their palms. Whoever is nearest finds out how cold it is.
page-14-exit-a = Up the rungs and out between the bars, into whichever street is over you by then. Shake yourselves. It will not help.
