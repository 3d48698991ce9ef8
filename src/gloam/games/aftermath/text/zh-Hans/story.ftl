### 《劫后余鼠》开头和结尾说的话。

opening-party = 你们很小，房子很大，饼干罐快见底了。大家一起走进这座大个子们丢下的城。
opening-pim = 你是{ hero-pim }。你看见得早，跑得也早。大家一起走进这座大个子们丢下的城。
opening-odo = 你是{ hero-odo }，小个子里块头最大的，总站在前面。大家一起走进这座大个子们丢下的城。
opening-juno = 你是{ hero-juno }。坏的东西你会修，谁生气你就再问一遍。大家一起走进这座大个子们丢下的城。
opening-sable = 你是{ hero-sable }。你从外头来，来去没谁看见。大家一起走进这座大个子们丢下的城。
opening-goal = 在蜡烛烧完之前，把任务要的带回家。四名角色都得到心里想要的，战役就赢了；家里一个不剩，或没了士气，就输了。

verdict-success = 到家了，这一趟没白走。
verdict-failure = 到家了。要找的东西还在外面。
verdict-won = 战役赢了：四颗心都得到了出门要找的东西。
verdict-lost = 聚落没了。本子有谁带走了。
