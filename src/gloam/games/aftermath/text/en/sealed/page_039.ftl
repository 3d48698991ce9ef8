## each
page-39-title = The Roof
page-39-start = Iron cold, and a river far off. The hatch lets you out on top of everything. Snow lies up here with nobody's feet in it, as far as the parapet; and beyond that the whole city, every roof, every chimney, dark, and all of it at once. You had not known that it was so small. In the middle, under a tin hood, stands a machine with one button. It's been so quiet for so long up here that you can hear snow land. You can hear the ladder, too, whether there is anybody on it or not.
page-39-start-again = The snow has filled in your tracks. It seems to have done it by hand.
page-39-start-aside-sable = Sable: One ladder. Whoever's behind us has to climb it too. That evens things.
page-39-info-a = There's one button, and it has a finger's dent in it. You press. For a while it only remembers how. Then, out of a mesh the size of your hand, comes a voice as large as weather.
page-39-info-a-recording = "...for your own comfort please proceed to the nearest bus. You will be back by Friday..." A click. Another voice, close, out of breath, very kind. "It's off. It is ten past four and it's off. It wasn't one of them, it was all of them, they'd just sort of agreed. Listen." It is so quiet that you can hear her listening. "Hello? Somebody tell them it's off." The tape runs on. For a long time there are only her feet.
page-39-info-a-after = Afterwards nobody says anything. Over the river, outside, a long way off, where there's no city any more, is one small light. It is steady. Whoever pressed the button seems to be standing a little taller.
page-39-info-a-after-aside-odo = Odo: "They'd just sort of agreed." So it was there. It was really there. It wasn't me.
page-39-info-a-after-aside-pim = Pim: Bearing: north by chimney, over the bend. One light. One. That's what they stayed for.
page-39-threat = Snow slides off the hood, all of it, and it is a long time before you hear it reach the street.
page-39-threat-lingered = At home it is later by one candle. You look for it. You think you have found it.
page-39-calamity = The wind drops. It has been holding up more than you thought.
page-39-calamity-hunted = Over the parapet, hand over hand, come those you ran from today, with frost on their whiskers. They're glad to see anybody.
page-39-calamity-strangers = It's the cold. It gets in between people. One pushes, the other one has a hook.
page-39-calamity-alone = Everything stays where it is. It is the highest any of you has ever been.
page-39-exit-a = Down the hatch, into the smell of wool. One does not want to go from here; one has to, rung by rung.
