### What Lockdown says at the beginning, when somebody dies or comes back, and at the end.

opening-who = You are one of { $count } who are locked in here. You play for yourself: where you go, what you hold and how strong you are is known to you alone.
opening-goal = After six rounds the living rank by HP, and shadows come behind them. Rank 1 wins. If only one of you is left alive before that, that one wins at once.
fate-you-shadow = Your HP are gone: you are a shadow now. You hand in all your cards, and nothing more happens to you in this round. The next one you begin in { room-B701 }. You walk through floors without stairs and drain the living where you stop; with 2 points drained you come back to life.
fate-revived = You live again, with as many HP as you drained, without cards, in the room where you are. In the next round gas and hunger do not touch you.
verdict-first = You come first of { $count }.
verdict-rank = You lived, and come in place { $rank } of { $count }.
verdict-shadow = You end as a shadow, in place { $rank } of { $count }.
