## each
page-23-title = Battery Shop
page-23-start = Cardboard, wax, and ozone that is only memory. There is a wall of dead windows, and in each of them stand some small people with packs, looking in. You wave. It takes them no time at all. On the shelf opposite are the clocks, forty of them on display, and thirty-nine say ten past four. Nobody will hear a word against the fortieth; it is doing its best. At the end of the shop hangs a sign with no light in it, and beneath the sign, behind a sliding panel held open by a card, is the switch. From somewhere above comes a hum.
page-23-start-quiet = Cardboard, wax, memory; the wall of windows with you in it, the forty clocks. Nothing hums. The shop sounds smaller than it did, as a room does when the piano has been taken out. The fortieth clock has stopped arguing.
page-23-start-again = The small people in the windows are back. They look as though they had been somewhere.
page-23-start-aside-juno = Juno: Hello. Hello. Hello. I'm sorry, there are so many of you, I'll start again.
page-23-start-quiet-aside-odo = Odo: Nobody. I checked. I'll check again.
page-23-info-a = The rack: a hundred pegs, and on most of them a card with two bodies under glass, laid out head to foot. Nearly all are gone; you can tell by the crust. One has to know which, and the only way of knowing is to put one's tongue to it and be fair.
page-23-info-a-success = Flat, flat, flat, and then the whole of your head tastes of lightning. You have found them. It is some time before you can say so.
page-23-info-a-fail = Flat, flat, flat, flat. In the end your tongue cannot tell a battery from a disappointment, and you put them all back in order of size.
page-23-info-b = The switch is as long as a bed, and it is down. It has been down since the clocks. If every paw that's here took hold and heaved, at the one right moment, in the one right way, it might go up; and if it went up it might do something, or it might just be up.
page-23-info-b-success = It goes over with a clack, and at the far end of the shop the sign is alight. It says OPEN. You have time to see one another's faces. Then, for as long as one breath lasts, it is the only light in the city, and then it isn't. It was not broken. Underneath, in pencil, where the dust has kept off: *Not this one.*
page-23-info-b-success-aside-juno = Juno: It wasn't me. All that time. It was never me. It was turned off.
page-23-objective-a = Behind the counter a ladder goes up to a hatch, and the hum comes down it. It isn't loud. It is even, like someone reading out a long list. On the rungs lie flakes of grey paper, each of them with a word on it. The hatch is propped with a folded card, which has been chewed at one corner, thoughtfully, and left.
page-23-threat = One of the clocks ticks. By the time you have turned round, it is looking as innocent as the others.
page-23-threat-lingered = At home it is later by one candle. Thirty-nine clocks disagree.
page-23-calamity = The hum changes its mind about where it is. It was above you; now it is between you and the door, striped, and it has seen something on somebody's sleeve that it would like to discuss.
page-23-exit-a = Out between the cartons, and the small people in the windows go out with you, all at the same time, without one word of goodbye.
