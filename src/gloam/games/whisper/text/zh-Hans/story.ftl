### 《墙后低语》开场与终局的话。

opening-killer = 今夜这座宅邸归你所有，里面有三名旅人。人人都看得见你在哪里；你谁也看不见，只能听。
opening-killer-butcher = 你是{ killer-butcher }。门就是用来钉死的，剁刀也已磨好。人人都看得见你在哪里；你谁也看不见，只能听。
opening-killer-ghost = 你是{ killer-ghost }。墙拦不住你，恐惧喂养着你：哪里有尖叫，你很快就到哪里。你谁也看不见，只能听。
opening-killer-maniac = 你是{ killer-maniac }。你等得起，黑暗站在你这边：他们只知道你上次在哪里。你谁也看不见，只能听。
opening-killer-guardian = 你是{ killer-guardian }。你是石头，走得慢；可你看着谁，谁就动不了。你谁也看不见，只能听。
opening-killer-werewolf = 你是{ killer-werewolf }。隔着墙你也闻得到血，宅邸里没有人跑得过你。你谁也看不见，只能听。
opening-killer-shapeless = 你是{ killer-shapeless }。你在宅邸里筑巢，巢在哪里，你就在哪里。你谁也看不见，只能听。
opening-killer-goal = 让其中一人死去，或者让黑夜走到尽头，救援还没来。噪声、尖叫和寂静会告诉你他们在哪里。
opening-killer-goal-crossroads = 让其中两人死去，或者让黑夜走到尽头。噪声、尖叫和寂静会告诉你他们在哪里。
opening-victim = 暴风雨把你赶进这座宅邸，主人偏偏在家。只要你不出声，他就看不见你。
opening-victims = 你扮演{ $victims }。暴风雨把他们赶进这座宅邸，主人偏偏在家；只要他们不出声，他就看不见。
opening-anna = 你是{ victim-anna }。从来没有人注意你，你走路没有声音。宅邸的主人在家，只是看不见你。
opening-marco = 你是{ victim-marco }，一名医生，药箱就在手边。宅邸的主人在家，只是看不见你。
opening-viktor = 你是{ victim-viktor }。紧要关头你挡在别人身前，没有路障拦得住你。宅邸的主人在家，只是看不见你。
opening-lydia = 你是{ victim-lydia }。图上没有的路，你找得到。宅邸的主人在家，只是看不见你。
opening-holm = 你是{ victim-holm }。坏了的东西你都能修，发报机也不例外。宅邸的主人在家，只是看不见你。
opening-timka = 你是{ victim-timka }。再窄的缝你也钻得过，石子飞得比你跑得还远。宅邸的主人在家，只是看不见你。
opening-vera = 你是{ victim-vera }。比这更满的场子你都站过；你一镇定，别人也跟着镇定。宅邸的主人在家，只是看不见你。
opening-victims-goal = 修好发报机，撑到救援到来；或者找齐五把钥匙，一起离开。只要有一人死去，所有人都输。
opening-victims-goal-crossroads = 活着离开这座宅邸：靠救援，或者靠自己的钥匙。今夜人人只为自己。

fate-died = { $victim }死了，你的这一夜到此为止：你输了。物品和钥匙留在倒下的地方，谁找到就归谁。你可以留下来观看、聊天、读日志。
fate-escaped = { $victim }逃出去了（{ $location }）。不管其他人结局如何，你已经获胜。你可以留下来观看、聊天、读日志。

verdict-killer-rescue = 车灯照亮了车道。他们从你手里逃走了。
verdict-killer-keys = 正门敞开着。他们从你手里逃走了。
verdict-killer-map = 他们走了一条你早已忘记的路。他们从你手里逃走了。
verdict-killer-death = 你获胜：其中一人永远离不开这座宅邸了。
verdict-killer-night = 你获胜：黑夜已尽，没有人来救他们。
verdict-killer-crossroads-won = 你获胜：这座宅邸留下的人够多了。
verdict-killer-crossroads-lost = 太多人从你手里逃走了。
verdict-victims-rescue = 你们一起获胜：救援到了，你们还活着。
verdict-victims-keys = 你们一起获胜：第五把钥匙转动，你们夺门而出。
verdict-victims-map = 你们一起获胜：穿过花园，走进黑暗，走了。
verdict-victims-death = 你们之中有人死了。赢的是这座宅邸。
verdict-victims-night = 黑夜已尽，没有人知道你们在哪里。
verdict-victims-crossroads-won = 你获胜：你活着离开了这座宅邸。
verdict-victims-crossroads-lost = 你没能离开这座宅邸。
