## each
page-37-title = The Corridor
page-37-start = Disinfectant, straw, and through a vent, snow. There are cages all the way down on both sides, and every one of them is open. Hundreds. Each door has been wedged with folded card, low down, on the left, and someone has gone to the trouble of turning the bowls right side up. On the wall hangs a chart of ears, drawn to scale: a dog's, a child's, a man's, a cat's, a mouse's. Nothing is wrong here. It goes on and on not being wrong. Halfway along is a gate of white bars. In front of it somebody pale has been left behind, and has grown into the place.
page-37-start-again = Every door is still open. You find that you have walked on the left again.
page-37-start-aside-pim = Pim: Same fold. Same side. Three hundred and twelve. It's the same paw.
page-37-start-aside-juno = Juno: The mouse's ear is the smallest, and they've given it the whole bottom row.
page-37-badge = There is a crack beside the bars, at about the height of a pocket. The badge goes into it as if it had been away for the weekend. Something inside says *tock*, and the gate lets go.
page-37-gate = There is a latch, and the latch is on a spring, and the spring was made for somebody's elbow. With enough backs against it, all at the same time, one could be an elbow.
page-37-gate-success = It gives by a tooth, and by a tooth, and then altogether, and you go through it in a heap, one on top of the other. In the bars the wind starts up, like an audience.
page-37-gate-success-aside-odo = Odo: It's open. You can get off me. When you like.
page-37-objective-a = At the end are double doors, with a window in each too high to see through. They move a little in the draught and don't meet. There is a red thread caught between them. It smells of fish.
page-37-threat = Straw rustles in a cage on the right, and then in the one beside it, as though someone were going through the rooms.
page-37-threat-lingered = At home it is later by one candle. Nobody will go past the Flap to fetch a light.
page-37-calamity = All the cage doors move on their cards at once, by a whisker, and the whole corridor says something.
page-37-calamity-hunted = It says: here. And those you ran from today come round the corner, into all that room.
page-37-calamity-strangers = Nobody knows what it said. But everyone here has been shut up once, and everybody hits the nearest.
page-37-calamity-alone = It is the wind, closing nothing.
page-37-exit-a = Back between the open doors, and out through a quarter of a turn into daylight. The cards don't move. They were folded by somebody who meant it.
