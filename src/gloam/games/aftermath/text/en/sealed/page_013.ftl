## each
page-13-title = Clock Tower Square
page-13-start = Cold stone, bird lime, wind in scaffolding. Here the roofs stand back and the sky begins, and it begins at once, without a step. In the middle of the plain is the statue: a Landlord from the waist up and four hooves from the waist down, generally held to be one animal. Above everything hangs the clock. It says ten past four; it has never been known to say anything else. The tower door stands open by the width of a folded card. Nobody crosses the square in a straight line, and nobody crosses it slowly, and nobody looks up while they do it.
page-13-start-watched = Cold stone, bird lime, wind in scaffolding; and above it, in the dark of the belfry, something that glints, moves along, and glints again. There is a watch in the tower. It says ten past four up there, as ever. But now somebody is looking down, and one crosses the square a little more upright, as one does under a window one knows.
page-13-start-again = The same stone, the same sky. Your old tracks go across it in a hurry.
page-13-start-aside-pim = Pim: Tower. Louvre, left to right. Empty. Empty. Empty.
page-13-info-a = An iron trumpet on a post, with a slot for coins and a step for children. It still has a coin in it, half paid. Put an eye to the thin end, and far-off places come very close and do not know it: you are looking straight into somebody else's trouble.
page-13-info-a-aside-juno = Juno: In principle you put the money in and it gives you distance. That's all anybody wants.
page-13-info-a-success = The little mirror in its throat is loose, and has been for years, holding on out of habit. A shard of it comes away into your paws with the sky still in it.
page-13-info-a-fail = You turn the ring that makes things sharp. It makes one thing sharp: an eye, looking in at the other end. It is yours. It takes some time to be sure.
page-13-objective-a = The tower door. Inside it goes up. The card that wedges it is damp and has been stepped on by many feet, all of them going in. From far above, past the end of hearing, comes the sound of a thimble not being rung.
page-13-objective-a-aside-pim = Pim: Eleven dusks. I counted. I went on counting.
page-13-threat = The wind lets go of the scaffolding. In the pause you can hear the lime fall, drop by drop, on the statue's hat.
page-13-threat-lingered = At home it is later by one candle. Aunt Margin has stopped pretending to write.
page-13-calamity = A shadow comes over the roof of the bank and out on to the square. There is not a cloud in the sky. It crosses the statue, the steps, the drain; it isn't in a hurry; it has the shape of two hands laid together at the thumbs. Then it has you.
page-13-calamity-warned = Up in the belfry a thimble rings, once, twice, as fast as it can. That is all the time there is. The shadow comes over the roof of the bank and out across the stone, and it has read the square as you have: it knows where people stand who think they have been warned in time.
page-13-calamity-ash = The thimble rings, and then snow comes, and it is the wrong colour. It is grey and it is warm. Far off over the river somebody has lit something large. And down through the falling ash, steering by what moves, comes the shadow, with its two hands open.
page-13-exit-a = Round the edge, under the arches, past the bank. One does not cross twice the same way; they say she remembers.
