### What Whisper behind the Wall says at the beginning and at the end.

opening-killer = This house is yours tonight, and three travellers are in it. Everybody sees where you are; you see nobody, and listen.
opening-killer-butcher = You are the { killer-butcher }. Doors are there to be nailed shut, and the cleaver is sharp. Everybody sees where you are; you see nobody, and listen.
opening-killer-ghost = You are the { killer-ghost }. Walls mean little to you, and fear feeds you: where they scream, you are soon. You see nobody, and listen.
opening-killer-maniac = You are the { killer-maniac }. You can wait, and the dark is on your side: they know only where you were last. You see nobody, and listen.
opening-killer-guardian = You are the { killer-guardian }. You are slow and made of stone, but what you look at stands still. You see nobody, and listen.
opening-killer-werewolf = You are the { killer-werewolf }. You smell blood through every wall, and nobody in this house outruns you. You see nobody, and listen.
opening-killer-shapeless = You are { killer-shapeless }. You nest in the house, and where a nest lies you are already. You see nobody, and listen.
opening-killer-goal = Let one of them die, or let the night run out before help comes. Noise, screams and silence tell you where they are.
opening-killer-goal-crossroads = Let two of them die, or let the night run out. Noise, screams and silence tell you where they are.
opening-victim = A storm has brought you into this house, and its owner is at home. He does not see you as long as you are quiet.
opening-victims = You play { $victims }. A storm has brought them into this house; its owner is at home, but he does not see them as long as they are quiet.
opening-anna = You are { victim-anna }. Nobody ever notices you, and your step makes no sound. The owner of this house is at home, and does not see you.
opening-marco = You are { victim-marco }, a doctor, and your bag is with you. The owner of this house is at home, and does not see you.
opening-viktor = You are { victim-viktor }. You stand before the others when it counts, and no barricade holds you. The owner of this house is at home, and does not see you.
opening-lydia = You are { victim-lydia }. You find the ways that are on no plan. The owner of this house is at home, and does not see you.
opening-holm = You are { victim-holm }. What is broken you mend, the transmitter too. The owner of this house is at home, and does not see you.
opening-timka = You are { victim-timka }. You fit through every gap, and a pebble flies farther than you run. The owner of this house is at home, and does not see you.
opening-vera = You are { victim-vera }. You have stood before fuller houses; your calm is catching. The owner of this house is at home, and does not see you.
opening-victims-goal = Mend the transmitter and hold out until help comes, or find five keys and leave all together. If one of you dies, all have lost.
opening-victims-goal-crossroads = Leave this house alive: with help, or with keys of your own. Tonight everybody plays for themselves.

fate-died = { $victim } is dead, and for you the night is over: you have lost. Items and keys lie where they fell, for whoever finds them. Stay and watch, talk, read the log.
fate-escaped = { $victim } is out ({ $location }), and you have won, whatever becomes of the others. Stay and watch, talk, read the log.

verdict-killer-rescue = Headlights in the drive. They got away from you.
verdict-killer-keys = The front door stands open. They got away from you.
verdict-killer-map = They left by a way that you had forgotten. They got away from you.
verdict-killer-death = You win: one of them will never leave this house.
verdict-killer-night = You win: the night is over, and nobody came for them.
verdict-killer-crossroads-won = You win: this house has kept enough of them.
verdict-killer-crossroads-lost = Too many got away from you.
verdict-victims-rescue = You win together: help is here, and you are alive.
verdict-victims-keys = You win together: the fifth key turned, and you ran.
verdict-victims-map = You win together: through the garden, into the dark, and away.
verdict-victims-death = One of you is dead. The house has won.
verdict-victims-night = The night ran out, and nobody knew where you were.
verdict-victims-crossroads-won = You win: you got out of this house alive.
verdict-victims-crossroads-lost = You did not get out of this house.
