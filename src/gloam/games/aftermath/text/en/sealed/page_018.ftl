## each
page-18-title = Back Gardens
page-18-start = Sun on wood, bruised leaf, wool. Whatever the month is elsewhere, the strip of sun comes over the fences at the same hour and lies down here. Green has gone to sea: lawn, path, bicycle, all under. Above it runs the washing line with five winters' washing still on it, and people go by the long sock, which is known never to have been wrong about rain. A little gate hangs open on a folded card. Somebody has worn a racing track through the grass, twice round the rhubarb and out of sight.
page-18-start-again = The strip of sun has moved one fence along. The long sock says fair.
page-18-start-aside-pim = Pim: Nine shirts, four sheets, one sock. Somebody meant to come back for those.
page-18-info-a = The bramble pays, and it bites. The berries hang where the thorns point, and the thorns have had years to think about it. There is a way in for everyone who is prepared to leave something on the way out.
page-18-info-a-success = You come out backwards, purple to the elbows, with more than you meant to carry. It has kept one of your sleeves. That seems fair.
page-18-info-a-fail = You go in for a berry, and the bramble closes behind you and asks what you are doing there. It asks at several points.
page-18-info-b = The ivy has the whole north wall and is starting on the air. Stand still in front of it, and after a while it puts an arm round you, and then another; and when you step away some of it comes too, leaf over leaf, and settles.
page-18-info-b-aside-sable = Sable: Most people have to ask before they hold you. I didn't mind. Don't write that down.
page-18-objective-a = The cold frame: a glass lid over good black earth, propped with a folded card. It could hold a winter. It wants filling before the frost, basket by basket, and the straw tucked in round it, and everyone's back. On the lid in the dust somebody has already written what it is to be called. *The Bank.*
page-18-threat = Grass parting, at speed, along a curve. It goes past behind you, twice. Somebody is counting laps.
page-18-threat-lingered = At home it is later by one candle. They have brought the chairs in.
page-18-calamity = One peg opens by itself, and the long sock comes down. Then the first drop, which knocks over a flowerpot. Then the rest. Each of them has been addressed, and the addresses are correct.
page-18-exit-a = Under the last fence and out by the dustbins. If you keep to the wall, the sun goes with you as far as the corner.
