### What Lockdown says at the beginning, when somebody dies or comes back, and at the end.

opening-who = You are one of { $count } people locked in here. You play for yourself: where you go, what you hold and how strong you are is known to you alone.
opening-goal = After six rounds the living rank by HP, and shadows come behind them. Rank 1 wins. If only one of you is left alive before that, that one wins at once.
fate-you-shadow = You're out of HP: you are a shadow now. You hand in all your cards, and nothing more happens to you this round. You begin the next one in { room-B701 }. You walk through floors without stairs and drain the living where you stop; with 2 points drained you come back to life.
fate-revived = You live again, with as many HP as you drained, without cards, in the room where you are. Next round gas and hunger don't touch you.
verdict-first = You finish first of { $count }.
verdict-rank = { $rank ->
    [1] You survive and finish 1st of { $count }.
    [2] You survive and finish 2nd of { $count }.
    [3] You survive and finish 3rd of { $count }.
   *[other] You survive and finish { $rank }th of { $count }.
}
verdict-shadow = { $rank ->
    [1] You end as a shadow, 1st of { $count }.
    [2] You end as a shadow, 2nd of { $count }.
    [3] You end as a shadow, 3rd of { $count }.
   *[other] You end as a shadow, { $rank }th of { $count }.
}
