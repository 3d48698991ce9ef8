### What Aftermath says at the beginning and at the end.

opening-party = You are small, the house is large, and the tin is nearly empty. Together you go out into a city that was left by somebody bigger.
opening-pim = You are { hero-pim }. You see first and run first. Together you go out into a city that was left by somebody bigger.
opening-odo = You are { hero-odo }, the biggest of a small company, and you stand in front. Together you go out into a city that was left by somebody bigger.
opening-juno = You are { hero-juno }. What is broken you mend, and who is angry you ask twice. Together you go out into a city that was left by somebody bigger.
opening-sable = You are { hero-sable }. You came from elsewhere and go unseen. Together you go out into a city that was left by somebody bigger.
opening-goal = Bring home what the mission asks before the candles burn down. The campaign is won when four of you have reached what their hearts want; it is lost when nobody is left at home, or no courage.

verdict-success = You are home, and it was worth the way.
verdict-failure = You are home. What you went for is still out there.
verdict-won = The campaign is won: four hearts have what they went out for.
verdict-lost = The colony is lost. Somebody has taken the book along.
