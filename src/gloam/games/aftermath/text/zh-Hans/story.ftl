### 《劫后余鼠》开头和结尾说的话。

opening-party = 你们很小，房子很大，饼干罐快见底了。大家一起走进这座大个子们丢下的城。
opening-pim = 你是{ hero-pim }。你看见得早，跑得也早。大家一起走进这座大个子们丢下的城。
opening-odo = 你是{ hero-odo }，小个子里块头最大的，总站在前面。大家一起走进这座大个子们丢下的城。
opening-juno = 你是{ hero-juno }。坏的东西你会修，谁生气你就再问一遍。大家一起走进这座大个子们丢下的城。
opening-sable = 你是{ hero-sable }。你从外头来，来去没谁看见。大家一起走进这座大个子们丢下的城。
opening-goal = 在蜡烛烧完之前，把任务要的带回家。四名角色都得到心里想要的，战役就赢了；家里一个不剩，或士气耗尽，就输了。

verdict-success = 到家了，这一趟没白走。
verdict-failure = 到家了。要找的东西还在外面。
verdict-won = 战役赢了：四颗心都得到了出门要找的东西。
verdict-lost = 聚落覆灭了。有谁把本子带走了。

story-done = 《{ $mission }》：办成了。你们进门的时候，还有谁没睡。
story-fell = 《{ $mission }》：一个站着的也没剩下。回家的路，是尾巴先走的。
story-went-home = 《{ $mission }》：走到这一页的边上，你们掉头回了家。它还在外面。
story-gave-up = 《{ $mission }》：你们商量了一下，放下它，回家了。
story-failed = 《{ $mission }》：这回没成。
story-stopped = 《{ $mission }》就搁在那里了。你们有更要紧的东西往家带。
story-nobody = 家里一个也不剩。汤还在桌上。
story-no-morale = 家里再没有谁点蜡烛。一个一个走的，走的时候带上了小门。
story-side-done = 路上还办成了一件：《{ $mission }》。
story-side-failed = 路上还有一件，这回没成：《{ $mission }》。
story-side-open = 带上的《{ $mission }》还没办完。

story-time = { dial-time }：{ $most }里用了{ $time }。家里点着蜡烛在等。
story-late = { dial-time }：{ $most }里用了{ $time }。家里等得比蜡烛还久。
story-fallen = 被拽着尾巴拖去隐蔽处的：{ $heroes }。
story-strangers = 赶跑的：{ $beaten }。说通的：{ $talked }。
story-dials = 家里，出门前和现在：{ dial-food }{ $food-before }→{ $food }，{ dial-scrap }{ $scrap-before }→{ $scrap }，{ dial-population }{ $population-before }→{ $population }，{ dial-morale }{ $morale-before }→{ $morale }，{ dial-clues }{ $clues-before }→{ $clues }。
story-goals = 心里想要的，得到了：{ $heroes }。

story-next = 已经达成的个人目标：{ $heroes }。再有{ $left }个，战役就赢了。
story-next-first = 还没有哪颗心得到它出门要找的东西。达成{ $count }个目标，战役就赢了。
story-waiting = 毛线板上还挂着：{ $missions }。
story-won = 得到了出门要找的东西：{ $heroes }。往后不管怎样，战役已经赢了。
story-lost = 在那之前，得到了出门要找的东西：{ $heroes }。
