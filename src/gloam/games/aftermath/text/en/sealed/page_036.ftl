## each
page-36-title = The Burrows
page-36-start = Loam, breath, many voices on one vowel. It's a church, dug by people who cannot see it. The vault is ribbed with roots, each one smoothed by hand; they have left a niche here and there, for nothing, just the right size. Three in cowls are kneeling with their palms to the floor, singing, and as each runs out of air the next has already begun. Before them on an altar of cotton reels stands the crate, a red cross upon white. Candle ends burn round it that have not been lit for light. They greet you by laying a palm to the ground. As long as your paws are empty, there is peace.
page-36-start-again = The burrows take you in again without looking round. They sound one voice short.
page-36-start-aside-odo = Odo: It's nearly the right note. They've got it nearly right.
page-36-lifted = You lift it, and the singing stops, here and behind every wall. It's the loudest thing you ever heard. Whoever is kneeling stays so, mouth open, palms down. And from the back, where the tunnel is oldest, comes someone broad and bent, with his head on one side and a hand behind each ear, walking toward the silence. "Louder," says the Abbot, to no one here. Then he puts a foot on the place where it stood, and understands, and looks up with such eyes as he has.
page-36-lifted-aside-odo = Odo: I'm sorry. She's very small. I'm sorry.
page-36-abbot = He sits down in the loam with his hands in his lap. There is nothing the matter with his ears; you can see that, now, from the way he turns to each small sound. He had thought it was singing still, and he'd gone deaf. "Did you hear it stop, too?" he asks. It seems to be the only thing he ever wanted of anybody. Somebody tells him yes.
page-36-threat = Palms on the floor, beyond the wall, one after the other, coming along it the way one counts coins.
page-36-threat-lingered = At home it is later by one candle. They are taking turns to listen to somebody breathe.
page-36-calamity = The earth puts its paw down. It isn't a fall so much as a change of mind: here was a way, and here it is not, and in between there's a great deal of dust, and whoever was nearest has it in both eyes.
page-36-exit-a = Up the spiral, between the rinsed bottles. With the crate it's straight home, as fast as one can walk and not spill. Without it the song closes behind you.
