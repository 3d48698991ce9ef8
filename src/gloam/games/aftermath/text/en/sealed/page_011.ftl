## each
page-11-title = Vending Row
page-11-start = Old sugar, warm glass, rust. Five machines stand in a row with their backs to a wall, and at noon the sun comes along and lights them one after the other, as somebody might who had been asked to check. They are very tall and they are all called after their prices. You have never liked Two Fifty. In the fourth, in the last coil behind the glass, hangs the pink box with the ribbon; three generations have come here to look at it, and everyone whispers. Low down, a folded card holds a flap open by the width of a shoulder.
page-11-start-after = Old sugar, warm glass, rust. Five machines, and before the fourth of them a small crowd's worth of paw prints. In the last coil hangs nothing. People bring their children here now, and lift them up, and show them the empty place. Low down, the folded card is gone; the flap has learned to stay.
page-11-start-again = One Eighty, Two Fifty, and the others. They have not changed their prices.
page-11-start-aside-juno = Juno: Good afternoon. Juno Sprocket. No, please, you were asleep first.
page-11-info-a = The coin tray: a bath cut into the metal, polished by thumbs. It still holds four coins and a milk tooth. If one lies on one's back and reaches up the chute to the shoulder, there is more, or there was once, or there is a spring.
page-11-info-a-aside-sable = Sable: A tooth. Somebody paid with a tooth. I've seen worse rates.
page-11-info-a-success = Up to the shoulder, up to the ear, and then your claws close on something with an edge. It comes down the chute with a sound like a very small shop opening.
page-11-info-a-bag = And behind it a flat blue tin, and in the tin, folded in eight, the bag of somebody who used to bring letters. It has room in it for other people's business.
page-11-info-a-fail = It is a spring. You find this out with your nose. The tray gives you back everything you came with, some way off.
page-11-objective-a = Close to, the glass is warm and goes on upwards for ever. Behind it hang the wire coils, and in every coil something asleep. The flap is where it always was, the card is folded three times, and the way in is on your stomach. From inside comes a smell that has kept better than most people.
page-11-objective-a-aside-odo = Odo: I'll go last. In case I stay in it.
page-11-threat = A coin falls, somewhere behind the panels, all the way down. You wait for it to arrive. It doesn't.
page-11-threat-lingered = At home it is later by one candle. Somebody has moved the soup to the edge of the stove.
page-11-calamity = The back panel of One Eighty has always been the darkest of the five. It isn't dark. It comes off its screws quite slowly and lies down in the street, and what was behind it remembers, all at once, that it has legs.
page-11-exit-a = Past Three Hundred, who is thought to be stuck up, and away along the kerb. At the end of the row one can see which streets have sun.
