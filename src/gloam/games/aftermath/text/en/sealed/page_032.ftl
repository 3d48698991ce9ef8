## each
page-32-title = The Belfry
page-32-start = Bronze, cold, wings. It is a room made of edges, with the sky let in between them. Three bells hang mouth down over three patches of dark, so low that one could lie under them; but they have listened for so long that they'd ring if anybody breathed. The floor is swept. Somebody has been sick of waiting here, and has kept the place tidy. High up on the beam where the ropes begin, there is something that was taken for part of the beam. It turns its head all the way round to look at you, and then the rest of itself.
page-32-start-again = The bells are still ringing, a very little, from last time. So is the beam.
page-32-start-aside-pim = Pim: Beam. Middle. She's awake. One, two, three breaths. Now.
page-32-hawk = She goes, all at once, as a sheet goes off a line. Where she sat there are pellets, and fur, and the mainspring of some large watch, wound round and round to make a nest. The square can have its sky back.
page-32-1-nettle = Under the bell somebody is standing to attention, because there was no room to sit. She is old, she has two blankets over her shoulders and the other two watches' share of the cold, and she looks you up and down as if you were a badly tied knot. "You're late," says Old Nettle. She has kept the count of dusks on the bronze, in scratches. It's correct.
page-32-1-nettle-aside-pim = Pim: Yes, captain. Eleven dusks, captain. I know.
page-32-1-wick = The next one is young, and has his arms round the clapper to keep it still; they have to be undone one at a time. This is Wick. He has not rung anything since he last rang it. "Did you eat it?" he says, when his teeth will let him. "The honey drop?"
page-32-1-wick-aside-pim = Pim: No. Here. It's a bit furry. It was always half yours.
page-32-1-tock = The third is asleep on a box of tools with his ear to the clock. "Ten past four," says Tock the Watchmaker, opening one eye, "exactly," and he isn't to be moved till every screwdriver has been counted. It was he who wound the mainspring out, so that she would have something to sit on other than them.
page-32-1-tock-aside-juno = Juno: You oiled her? All this time? Oh, I'd like to shake your hand. Both of them.
page-32-threat = One bell breathes out, on its own, very low. Under the beam a feather comes down, in no hurry, point first.
page-32-threat-lingered = At home it is later by one candle. Somebody there is looking up.
page-32-calamity = The wind gets in among the bells. They do not ring, they groan; it goes into the teeth, the floor, the place behind the eyes. Every nerve there is in the tower goes at once, and for a moment nobody could tell you their own name, or whether it is they who are making that noise.
page-32-exit-a = Through the trapdoor and down. With anybody from up here it's the whole way, stairs, square and lane, with somebody telling you that you are late. With nobody, it is the stairs.
