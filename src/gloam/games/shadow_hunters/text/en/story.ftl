### What Shadow Hunters says at the beginning, at a death and at the end.

opening-who = You are { $role }, a { $side }. Nobody else knows it until you show your card.
opening-who-open = You are { $role }, a { $side }. Your card lies open: everybody knows it.
fate-died = You are dead, and your card lies open: { $role }. You take no more turns and answer nothing, but your goal still counts: where the goal allows it, the dead win too. Stay and watch, talk, read the log.
verdict-won = You win. You were { $role }, and you lived to see it.
verdict-won-dead = You win. You were { $role }, and you reached your goal, although you are dead.
verdict-lost = You lived as { $role }, but others reached their goals first.
verdict-lost-dead = You died as { $role }, and others reached their goals.
