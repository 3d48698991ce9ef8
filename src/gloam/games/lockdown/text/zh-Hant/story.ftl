### What Lockdown says at the beginning, when somebody dies or comes back, and at the end.

opening-who = 你是被關在這裡的{ $count }個人之一。你只為自己而戰：你去哪裡、持有什麼、有多強，只有你自己知道。
opening-goal = 六輪之後，存活者按生命值排名，暗影排在後面，第1名獲勝。如果在那之前只剩一人存活，此人立即獲勝。
fate-you-shadow = 你的生命值歸0，你成了暗影。你繳交全部道具卡，本輪不再受任何影響。下一輪你從{ room-B701 }出發，不用樓梯就能上下樓層，並在停留之處吸取生者的生命；吸滿2點就能復活。
fate-revived = 你復活了：生命值等於吸取的點數，沒有道具卡，停留在你所在的房間。下一輪毒氣和飢餓都不會傷到你。
verdict-first = 你在{ $count }人中獲得第1名。
verdict-rank = 你活了下來，在{ $count }人中排第{ $rank }。
verdict-shadow = 你最終成了暗影，在{ $count }人中排第{ $rank }。
