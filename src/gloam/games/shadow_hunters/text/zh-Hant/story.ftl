### What Shadow Hunters says at the beginning, at a death and at the end.

opening-who = 你是{ $role }，屬於{ $side }。在你亮出身分之前，沒有別人知道。
opening-who-open = 你是{ $role }，屬於{ $side }。你的身分已經亮出，所有人都知道。
fate-died = 你死了，身分已公開：{ $role }。你不再行動，也不再被詢問，但你的勝利條件仍然有效：只要條件允許，死者也能獲勝。你可以繼續觀看、聊天、翻看日誌。
verdict-won = 你獲勝了。你是{ $role }，並且活到了最後。
verdict-won-dead = 你獲勝了。你是{ $role }，雖已死亡，勝利條件仍然達成。
verdict-lost = 你是{ $role }，活了下來，但別人先達成了勝利條件。
verdict-lost-dead = 你是{ $role }，已經死亡，別人達成了勝利條件。
