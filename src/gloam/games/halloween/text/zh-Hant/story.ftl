### What Halloween says at the beginning, at a death and at the end.

opening-michael = 你是米高。你走在街上，誰也看不見；只有哪名受害者正好朝你站的那條直線看，才看得到你。
opening-michael-goal = 殺死{ $kills }名受害者，或堅持到你的隱密移動版圖寫滿第{ $rounds }行。
opening-victim = 你扮演一名受害者。你只看得見正前方一條直線；其他地方，哪裡都可能有米高。你們可以互相告知找到了什麼。
opening-laurie = 你是{ victim-laurie }，絕不認輸：骰子不如意時，你可以發力重擲。你只看得見正前方一條直線；其他地方，哪裡都可能有米高。
opening-annie = 你是{ victim-annie }，電話從不離手：看得見誰，就能和誰交易。你只看得見正前方一條直線；其他地方，哪裡都可能有米高。
opening-lynda = 你是{ victim-lynda }，緊要關頭，這條街上沒有人跑得比你快。你只看得見正前方一條直線；其他地方，哪裡都可能有米高。
opening-bob = 你是{ victim-bob }：拿的牌比別人少，卻更耐打，不用武器也能傷到他。你只看得見正前方一條直線；其他地方，哪裡都可能有米高。
opening-loomis = 你是{ victim-loomis }。你知道今晚回家的是什麼；你帶來了手槍，手也不抖。你只看得見正前方一條直線；其他地方，哪裡都可能有米高。
opening-brackett = 你是{ victim-brackett }。你每晚都在這些街上巡邏，走得比多數人快，還帶來了手槍。你只看得見正前方一條直線；其他地方，哪裡都可能有米高。
opening-victim-goal = 找到湯米、琳賽和一把車鑰匙，打開那輛車並在車裡會合；或對米高造成{ $damage }點傷害。受害者一起獲勝。
fate-died = 你的受害者死在{ $space }。除非遊戲就此結束，否則你繼續遊戲：先決定你的牌放回哪裡，再選擇另一名受害者，從街道邊緣登場。
verdict-michael-escape = 他們從你手中逃走了。
verdict-michael-damage = 他們打倒了你。
verdict-michael-kills = 你獲勝了：這條街上沒有人擋得住你。
verdict-michael-rounds = 你獲勝了：長夜已盡，你仍在行走。
verdict-victims-escape = 你們一起獲勝：帶著孩子開車離開了。
verdict-victims-damage = 你們一起獲勝：米高倒下了。
verdict-victims-kills = 死在米高手裡的人太多了。
verdict-victims-rounds = 誰也沒能及時逃走。
