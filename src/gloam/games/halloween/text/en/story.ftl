### What Halloween says at the beginning, at a death and at the end.

opening-michael = You are Michael. You walk the street unseen; the victims see you only where one of them looks along the line you stand in.
opening-michael-goal = Kill { $kills } victims, or hold out until row { $rounds } of your sheet is written.
opening-victim = You play a victim. You see only the straight line in front of you; Michael may be anywhere else. What one victim finds, the others may be told.
opening-laurie = You are { victim-laurie }, and you do not give in: dice that fall badly you roll once more, for exertion. You see only the straight line in front of you; Michael may be anywhere else.
opening-annie = You are { victim-annie }, never far from a telephone: you trade with whomever you see. You see only the straight line in front of you; Michael may be anywhere else.
opening-lynda = You are { victim-lynda }, and when it matters nobody on this street runs faster. You see only the straight line in front of you; Michael may be anywhere else.
opening-bob = You are { victim-bob }: you carry less than the others, take more, and need no weapon to hurt him. You see only the straight line in front of you; Michael may be anywhere else.
opening-loomis = You are { victim-loomis }. You know what has come home tonight, and you have brought a pistol and a steady hand. You see only the straight line in front of you; Michael may be anywhere else.
opening-brackett = You are { victim-brackett }. You walk these streets every night, faster than most, and you have brought a pistol. You see only the straight line in front of you; Michael may be anywhere else.
opening-victim-goal = Find Tommy, Lindsey and a car key, unlock that car and meet in it, or deal Michael { $damage } damage. You win together.
fate-died = Your victim died on { $space }. Unless that ends the game, you go on: choose where your cards go, then take another victim, who enters at the edge of the street.
verdict-michael-escape = They got away from you.
verdict-michael-damage = They brought you down.
verdict-michael-kills = You win: nobody on this street stops you.
verdict-michael-rounds = You win: the night is over, and you still walk.
verdict-victims-escape = You win together: you drive away with the children.
verdict-victims-damage = You win together: Michael is down.
verdict-victims-kills = Michael has killed too many of you.
verdict-victims-rounds = Nobody got away in time.
