## each
page-43-title = The Loft
page-43-start = Wax, warm dust, anger. Under the roof hangs a city made of paper, all in one piece, with a thousand doors; it hums. They have built it out of instruction manuals. Words drift down whenever anybody lands: DO NOT. CAUTION. REFER TO PAGE. In the middle of it, held as an egg is held, there is something copper, round and cold and perfect, wound with wire as fine as a whisker. That's the part. In front of it stands the lady of the house. She's as long as your arm, and striped, and measures you one after another, without rudeness, as for a drawer.
page-43-start-again = DO NOT, say the snippets on the floor. You have, and you are going to.
page-43-start-aside-juno = Juno: They ate the instructions. All of them. ... Well. I never read them either.
page-43-lifted = It comes away into your paws, and the paper round it changes by half a tone. That's all; but you feel it in your feet. A thousand doors are looking at you, whether anybody is in or not.
page-43-lifted-aside-odo = Odo: Not that note. That's all right. It's not that one.
page-43-matron = She folds up in the air, neatly, and is on the floor, and doesn't weigh anything. The hum goes on for a little in the far rooms. Then it's only paper.
page-43-threat = One of them lands on the far side of the beam, and walks. One can tell how big it is by the dust.
page-43-threat-lingered = At home it is later by one candle. Somebody has left a space on the drawing.
page-43-calamity = A page comes down, whole, turning over and over. You can read it as it falls. IN THE EVENT OF.
page-43-calamity-hunted = Up the ladder, breathing hard, come those you ran from today. They look at you, and then they look up.
page-43-calamity-strangers = It doesn't say of what. Everybody has an idea, though, and they are all about each other.
page-43-calamity-alone = The rest of the sentence is on the next page, and that is a wall.
page-43-exit-a = Down through the hatch. With the core in your arms it's one rung at a time, in the open. With empty arms it is very quick.
