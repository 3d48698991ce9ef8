### What Aftermath says at the beginning and at the end.

opening-party = You are small, the house is large, and the tin is nearly empty. Together you go out into a city that was left by somebody bigger.
opening-pim = You are { hero-pim }. You see first and run first. Together you go out into a city that was left by somebody bigger.
opening-odo = You are { hero-odo }, the biggest of a small company, and you stand in front. Together you go out into a city that was left by somebody bigger.
opening-juno = You are { hero-juno }. What's broken you mend, and whoever is angry you ask twice. Together you go out into a city that was left by somebody bigger.
opening-sable = You are { hero-sable }. You came from elsewhere and go unseen. Together you go out into a city that was left by somebody bigger.
opening-goal = Bring home what the mission asks before the candles burn down. You win the campaign when four of you have what their hearts want; you lose it when nobody is left at home, or no courage.

verdict-success = You're home, and it was worth the trip.
verdict-failure = You're home. What you went for is still out there.
verdict-won = The campaign is won: four hearts have what they went out for.
verdict-lost = The colony is lost. Somebody has taken the book along.

story-done = { $mission }: done. Somebody was still up when you came in.
story-fell = { $mission }: nobody was left standing. You came home the way one comes home by the tail.
story-went-home = { $mission }: you turned round at the edge of the page and went home. It is still out there.
story-gave-up = { $mission }: you talked it over, let it be, and went home.
story-failed = { $mission }: not this time.
story-stopped = { $mission } is left where it was. You had something better to carry home.
story-nobody = Nobody is left at home. The soup is on the table.
story-no-morale = At home nobody lights the candle any more. They went one by one, and shut the Flap behind them.
story-side-done = And on the way, { $mission }: done.
story-side-failed = And on the way, { $mission }: not this time.
story-side-open = { $mission } was taken along and is still open.

story-time = Time: { $time } of { $most }. Home waited with the candle lit.
story-late = Time: { $time } of { $most }. Home waited longer than it had candles.
story-fallen = Dragged into cover by the tail: { $heroes }.
story-strangers = Driven off: { $beaten }. Talked round: { $talked }.
story-dials = At home, before and now: { dial-food } { $food-before } → { $food }, { dial-scrap } { $scrap-before } → { $scrap }, { dial-population } { $population-before } → { $population }, { dial-morale } { $morale-before } → { $morale }, { dial-clues } { $clues-before } → { $clues }.
story-goals = A heart has what it went out for: { $heroes }.

story-next = Goals reached so far: { $heroes }. { $left ->
    [one] One more
   *[other] { $left } more
}, and the campaign is won.
story-next-first = No heart has what it went out for yet. With { $count } goals the campaign is won.
story-waiting = On the string board: { $missions }.
story-won = They have what they went out for: { $heroes }. The campaign is won, whatever comes.
story-lost = Before that they had what they went out for: { $heroes }.
