## each
page-35-title = The Shelves
page-35-start = Camphor, dark, drip. Behind the shop are the stores, and the stores are a library of bottles, and whoever sorts them has no eyes: by weight, by the sound they make, by how cold they stay. Somewhere there's breathing. It isn't you; you are holding yours. Low down, before the two best corners, lies a plank with a bar across it, and then another. They're of human make, and they have been waiting since before there was anyone to wait for. Far off at the end of the great shelf a square of a slightly different black is propped on a folded card. That will be the way.
page-35-start-again = The dark has kept your places. Somebody has set the traps again.
page-35-start-aside-juno = Juno: I'm talking because I'm talking. Nobody mind me. It's in principle a very ordinary dark.
page-35-info-a = A label, as wide as a door, with small print by a machine and over it big print by hand. *One drop*, says the machine. *7 drops, not 1, if they are small and frightened*, says the hand, in pencil, and the seven puts out an arm. It had crossed nothing out. It had only thought of somebody else.
page-35-info-a-aside-pim = Pim: Written kneeling. And there's the candle: down to the end. Stayed quite a while.
page-35-info-b = A drip from a cracked bottle, into a cap, into a crack in the floor. What it is no one has been able to read; but whatever is bad in you it makes merely sore. There's a queue of beetles. You take your turn behind a stag, who lets you go first.
page-35-objective-a = A trapdoor, wedged. Below, the shaft has been dug by paws, many, patient, and it goes down in a spiral so as not to spill. Warm air comes up, with a vowel in it. Beside the hole stands a neat row of empty bottles, rinsed, waiting to be returned.
page-35-threat = Snap, somewhere on the left. Not yours. Then for some time the sound of everyone counting.
page-35-threat-lingered = At home it is later by one candle. Somebody very small has been allowed to stay up for it.
page-35-calamity = The breathing stops. In a place like this one hadn't known how much there was of it.
page-35-calamity-hunted = It begins again behind you, quicker. Those you ran from today have found the light switch, and that it doesn't.
page-35-calamity-strangers = Somebody has trodden on somebody, and both of them have hold of a label.
page-35-calamity-alone = It was only listening. It goes on, in, out, on the other side of the tiles.
page-35-exit-a = Between the bottles and back to where the floor is white. Someone small puts each one straight after you, by touch.
