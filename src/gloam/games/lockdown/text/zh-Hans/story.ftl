### What Lockdown says at the beginning, when somebody dies or comes back, and at the end.

opening-who = 你是被关在这里的{ $count }个人之一。你只为自己而战：你去哪里、持有什么、有多强，只有你自己知道。
opening-goal = 六轮之后，存活者按生命值排名，暗影排在后面，第1名获胜。如果在那之前只剩一人存活，此人立即获胜。
fate-you-shadow = 你的生命值归0，你成了暗影。你上交全部道具卡，本轮不再受任何影响。下一轮你从{ room-B701 }出发，不用楼梯就能上下楼层，并在停留之处吸取生者的生命；吸满2点就能复活。
fate-revived = 你复活了：生命值等于吸取的点数，没有道具卡，停留在你所在的房间。下一轮毒气和饥饿都不会伤到你。
verdict-first = 你在{ $count }人中获得第1名。
verdict-rank = 你活了下来，在{ $count }人中排第{ $rank }。
verdict-shadow = 你最终成了暗影，在{ $count }人中排第{ $rank }。
