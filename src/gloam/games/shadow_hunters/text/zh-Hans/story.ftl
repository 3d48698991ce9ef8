### What Shadow Hunters says at the beginning, at a death and at the end.

opening-who = 你是{ $role }，属于{ $side }。在你亮出身份之前，没有别人知道。
opening-who-open = 你是{ $role }，属于{ $side }。你的身份已经亮出，所有人都知道。
fate-died = 你死了，身份已公开：{ $role }。你不再行动，也不再被询问，但你的胜利条件仍然有效：只要条件允许，死者也能获胜。你可以继续观看、聊天、翻看日志。
verdict-won = 你获胜了。你是{ $role }，并且活到了最后。
verdict-won-dead = 你获胜了。你是{ $role }，虽已死亡，胜利条件仍然达成。
verdict-lost = 你是{ $role }，活了下来，但别人先达成了胜利条件。
verdict-lost-dead = 你是{ $role }，已经死亡，别人达成了胜利条件。
