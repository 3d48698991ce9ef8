### What the command line prints.

cli-game = Game
cli-name = Name
cli-seats = Seats
cli-languages = Languages
cli-rules = Rules
cli-forbids = What this rule forbids

cli-games-played = Games
cli-seed = Seed
cli-seconds = Seconds
cli-games-per-second = Games per second
cli-decisions-per-second = Decisions per second
cli-engine = Engine
cli-compiled = compiled
cli-interpreted = interpreted
cli-digest = Digest
cli-who = Who
cli-wins = Wins
cli-share = Share
cli-mind = Mind
cli-mean-result = Mean result (0 to 1)
cli-mean-rank = Mean rank
cli-rule = Ended by

cli-replay-decision = > { $decision }
cli-replay-private = ({ $seats } only) { $event }
cli-replay-sketch = This game was played with different rules or content, so what each player saw can no longer be shown. Here is what was decided, and how it ended:
cli-replay-unfinished =
    { $decisions ->
        [one] The record stops after { $decisions } decision; the game was not over.
       *[other] The record stops after { $decisions } decisions; the game was not over.
    }
cli-replay-nobody = Nobody won ({ $rules }).
cli-replay-won =
    { $count ->
        [one] Winner: { $winners } ({ $rules }).
       *[other] Winners: { $winners } ({ $rules }).
    }
