## each
page-41-title = The Cellar
page-41-start = The ramp goes down to where the barrels used to be. Somebody has paved the cellar with hot-water bottles, red and blue, all of them long cold; they sigh when you step on them, so that nobody arrives here unannounced. From wall to wall, at the height of a throat, runs a boot lace, and in the lace are knots, a thousand at the least. At the far end hangs a lamp. It does not burn. Two of the Scalefolk look up from under it. "Mind the Lace," says one of them pleasantly. "Somebody of yours is in it."
page-41-start-again = The hot-water bottles sigh. Beyond the Lace nobody looks surprised.
page-41-start-settled = The hot-water bottles sigh. Where the third knot was, the lace has a bend in it, and somebody nods to you.
page-41-objective-a =
    The third knot from the lamp. It is small and pulled very tight, the way one pulls when one's claws are shaking. The clerk of the Lace, a gecko older than the lamp, reads it with one finger and no expression.
    "First winter. One dormouse, found in the gutter, stiff. Given a place under the lamp until spring. The lamp warmed nine." The finger rests. "She was the tenth."
    There are nine hollows in the rubber, and one of them somebody still dusts. Nobody asks.
    "One winter, owing. We take it in bread and iron: what feeds four, and what mends four. Or you may ask him. He is in. He is always in."
page-41-objective-a-aside-sable = Sable: I was asleep. That's not an excuse. I tried it on; it doesn't fit.
page-41-objective-a-without-sable = You have her end of the lace in a pocket. It weighs nothing.
page-41-objective-a-again = The Lace hangs where it hung and the clerk sits where he sat. Clerks take no side; they take notes. The third knot from the lamp. "Well?"
page-41-objective-a-option-1 = Pay the winter in bread and iron
page-41-objective-a-option-2 = Ask the old one himself
page-41-objective-a-option-3 = Say that nobody owes for sleeping
page-41-objective-a-option-4 = Say you will be back, and mean it
page-41-1 = You put it down piece by piece, and with each piece somebody at home goes to bed a little earlier. Flour, sieved twice. The good hinge. The clerk does not weigh it; that would be rude. Then two fingers go to work on the knot, and it won't come, and it won't come, and it comes. Where it was, the lace stays bent. "Settled," says the clerk. And, since it is paid in full and there is nothing more to be gained by it: "She talked in her sleep, you know. All winter. It was less quiet with her."
page-41-1-aside-sable = Sable: What did I say? ... No. Leave it. Keep the change.
page-41-2 = The clerk looks at you for as long as it takes a cold creature to be surprised. Then he lifts a curtain, which is a bath towel, and the dark behind it smells of swimming. "Don't hurry him," says the clerk. "Don't thank him. If he offers you the warm side, sit. It hasn't been warm for years, but it's his."
page-41-refused = "Not for the sleeping," says the clerk slowly. "For the place." He says it without heat; they have none. "Noted." The word goes back through the cellar from mouth to mouth, and after it, one by one, like lamps, the pleasant faces go out.
page-41-later = "Of course," says the clerk. The Lace has hung for five winters. It can hang.
page-41-threat = Overhead the market packs up, stall by stall, until there is one pair of feet left. It comes as far as the ramp. It does not come down yet.
page-41-threat-lingered = At home it is later by one candle. Nobody at table mentions it.
page-41-calamity = All the hot-water bottles sigh at once.
page-41-calamity-hunted = That is a great many feet, and you know the way they walk.
page-41-calamity-strangers = Nobody has come in. It is only that everyone has stood up.
page-41-calamity-alone = It is only the cellar, turning over.
page-41-exit-a = The ramp, up into the market and the noise. The knot was tied here, and only here can it be undone.
