## each
page-17-title = Pharmacy
page-17-start = Mint, dust, and soil where there should be none. It was the whitest place in the city; it still tries. Shelves go up into the dark, and on them stand the bottles, shoulder to shoulder, sorted by size and then by colour and then by somebody's second thoughts. Near the door are the scales: step on, and an arrow as tall as a tree swings over and has an opinion. "Too little," Widow Mugwort says of it, "is not a weight." Between two tiles by the counter there is a line of earth. You look away and back. It has got as far as the third.
page-17-start-after = Mint, dust, and a queue. They stand along the counter in soil-brown cowls, one behind the other, palms to the tiles, and nobody pushes. They are waiting to be asked in; they have been in for some time. The line of earth between the tiles has been swept up and lies in a neat pile beside the scales. It has been weighed.
page-17-start-again = The arrow swings over. You have lost a little since last time.
page-17-start-aside-juno = Juno: It's not broken, it's only got no one to measure. I know the feeling.
page-17-info-a = Behind the counter hangs a cabinet with a red cross and a lock. Through the glass you can see a strip of small moons in foil, most of them still there. A leaflet is stuck to the door and somebody reads it out, with relish: dizziness, wakefulness, sleep, a feeling of being watched. You have all of them already.
page-17-info-a-aside-sable = Sable: The lock is an honest one. It says: not you. I'll ask it again.
page-17-info-a-success = One of you is the lever and the rest are the weight. The lock makes up its mind. Inside it smells of winter, and the moons come down in their foil, whispering.
page-17-info-a-fail = The door holds. The handle doesn't. You now own a handle, and the cabinet looks at you with two screws.
page-17-objective-a = The third shelf is empty from end to end. In the dust are round clean places, hundreds, and from each a small track leads to the same loose tile. Under the tile it goes down. A folded card keeps it from falling shut. There is breath coming up, warm, on one note, and it stops when you lean over to listen.
page-17-threat = A palm is laid on the floor, somewhere below you, and taken away. Then on the floor a little nearer.
page-17-threat-queue = Somebody clears a throat, with great respect, and the queue moves up by one.
page-17-threat-lingered = At home it is later by one candle. Mugwort says it is later by two, and is usually right.
page-17-calamity = Something on the top shelf has been leaking for five winters and has now arrived. It is sweet; it is all over the counter; it has no colour of its own. Whoever is closest has tasted it before anybody can say anything. Then the stomach begins to read the leaflet.
page-17-exit-a = Past the scales and out over the doorstep, where the tiles end. The arrow wishes you better, or worse; it is hard to say from below.
