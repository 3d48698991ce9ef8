## each
page-19-title = Laundrette
page-19-start = Soap, rubber, wet coins. Along one wall is a row of round windows, taller than you, and behind each of them a drowned weather: grey, or white, or a red that has run. The fourth stands open; a folded card holds the door. On the benches the lint has drifted up in beds, and people sleep in it who have nowhere else; they breathe like proper households. It is held that the other sock of every pair went in here. Where it goes is a question on which there are two schools. They do not speak. Blue water stands about in pools with a skin on it.
page-19-start-again = Rinsed. Whatever you left here last time is not here, and never was.
page-19-start-aside-juno = Juno: She isn't dead. She's only between programmes.
page-19-info-a = Drum number four. Lean in and it is deeper than a well, and it turns a little under your paws, the way a boat does when you get in. At the back, flat against the holes, things have stuck that went round too often to come out. Everything there was somebody's. Inside the rim, in pencil, where only the washing would read it: *Not this one.*
page-19-info-a-aside-odo = Odo: I'll hold the door. Go on. I've got it.
page-19-info-a-success = You go in at a run, up the side, and let the drum bring you down again with it in your arms. Nobody asks for it back. It is very clean.
page-19-info-a-thimble = And in the last hole of all, edge on, shining as if it had been washed every day since, a silver thimble. You try it. It comes down to the eyebrows and rings.
page-19-info-a-fail = The drum turns after all, the wrong way, with you in it. You come out clean and in someone else's sleeve.
page-19-threat = Far along the row a drum has begun to turn, slowly, without power. It stops with the window to you.
page-19-threat-lingered = At home it is later by one candle. Nothing that was wet is dry.
page-19-calamity = Lint smoulders before it burns, as gossip does: it goes along under the benches from bed to bed, and nobody has seen it, and then everybody has. By the time there is a flame there has been smoke for a good while, and the sleepers are sitting up, and none of them can tell you who began it.
page-19-exit-a = Out past the powder, which is not snow, though every child has tried. Your feet leave prints for the first few steps and then forget you.
