## each
page-31-title = The Stairwell
page-31-start = Iron, and the smell of pigeons, and no pigeons. The tower is a well with stairs down its throat, and each stair is a wall. In the middle, on chains, hang the weights of the clock. They have hung there at ten past four for so long that there are threads between them. There is a way up on either hand, and between them a shaft you can see into and not walk into; something down there is looking back. On the first landing somebody has wedged a grating open with a folded card. The feathers on the steps get fresher as they go up.
page-31-start-again = The weights have not moved. The feathers have.
page-31-start-aside-pim = Pim: Forty-one steps. I know them. I know which one creaks.
page-31-info-a = On a ledge, dry, out of the wind, lies the watch diary: a book of stamps with the stamps gone. Somebody has kept it up each dusk in a very small square hand. *Fine. Fine. Hawk. Fine.* The last line is longer. *Cold. Pim swapped, lucky beggar, it is bitter up here. N. says stay a while, there is something over the river and it is there again.*
page-31-info-a-aside-pim = Pim: No grudge in it. I looked. I looked on the back.
page-31-objective-a = The last stair, and over it a trapdoor as heavy as a Sunday. It's held up by the width of a card. Cold comes through, and the smell of bronze. You listen for a long time; up there nobody is making no noise.
page-31-threat = Something with too many feet goes up the wall beside you, past you, and stops just above.
page-31-threat-lingered = At home it is later by one candle. From up here one can nearly see it.
page-31-calamity = The chains creak, once, all together, as if somebody a great way down had taken hold.
page-31-calamity-hunted = They have. They are the ones you ran from today, and they don't stop to read the diary.
page-31-calamity-strangers = Nobody is on the stairs but you and these, and these have decided it was you.
page-31-calamity-alone = The weights swing a claw's breadth, and think better of it. Ten past four.
page-31-exit-a = Down, wall by wall, and out past the folded card on to the square. The dark behind you is the same one you came through.
