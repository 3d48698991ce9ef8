### 《牆後低語》開場與終局的話。

opening-killer = 今夜這座宅邸歸你所有，裡面有三名旅人。人人都看得見你在哪裡；你誰也看不見，只能聽。
opening-killer-butcher = 你是{ killer-butcher }。門就是用來釘死的，剁刀也已磨利。人人都看得見你在哪裡；你誰也看不見，只能聽。
opening-killer-ghost = 你是{ killer-ghost }。牆攔不住你，恐懼餵養著你：哪裡有尖叫，你很快就到哪裡。你誰也看不見，只能聽。
opening-killer-maniac = 你是{ killer-maniac }。你等得起，黑暗站在你這邊：他們只知道你上次在哪裡。你誰也看不見，只能聽。
opening-killer-guardian = 你是{ killer-guardian }。你是石頭，走得慢；可是你看著誰，誰就動不了。你誰也看不見，只能聽。
opening-killer-werewolf = 你是{ killer-werewolf }。隔著牆你也聞得到血，宅邸裡沒有人跑得過你。你誰也看不見，只能聽。
opening-killer-shapeless = 你是{ killer-shapeless }。你在宅邸裡築巢，巢在哪裡，你就在哪裡。你誰也看不見，只能聽。
opening-killer-goal = 讓其中一人死去，或者讓黑夜走到盡頭，救援還沒來。噪音、尖叫和寂靜會告訴你他們在哪裡。
opening-killer-goal-crossroads = 讓其中兩人死去，或者讓黑夜走到盡頭。噪音、尖叫和寂靜會告訴你他們在哪裡。
opening-victim = 暴風雨把你趕進這座宅邸，主人偏偏在家。只要你不出聲，他就看不見你。
opening-victims = 你扮演{ $victims }。暴風雨把他們趕進這座宅邸，主人偏偏在家；只要他們不出聲，他就看不見。
opening-anna = 你是{ victim-anna }。從來沒有人注意你，你走路沒有聲音。宅邸的主人在家，只是看不見你。
opening-marco = 你是{ victim-marco }，一名醫生，藥箱就在手邊。宅邸的主人在家，只是看不見你。
opening-viktor = 你是{ victim-viktor }。緊要關頭你擋在別人身前，沒有路障攔得住你。宅邸的主人在家，只是看不見你。
opening-lydia = 你是{ victim-lydia }。圖上沒有的路，你找得到。宅邸的主人在家，只是看不見你。
opening-holm = 你是{ victim-holm }。壞了的東西你都能修，發報機也不例外。宅邸的主人在家，只是看不見你。
opening-timka = 你是{ victim-timka }。再窄的縫你也鑽得過，石子飛得比你跑得還遠。宅邸的主人在家，只是看不見你。
opening-vera = 你是{ victim-vera }。比這更滿的場子你都站過；你一鎮定，別人也跟著鎮定。宅邸的主人在家，只是看不見你。
opening-victims-goal = 修好發報機，撐到救援到來；或者找齊五把鑰匙，一起離開。只要有一人死去，所有人都輸。
opening-victims-goal-crossroads = 活著離開這座宅邸：靠救援，或者靠自己的鑰匙。今夜人人只為自己。

fate-died = { $victim }死了，你的這一夜到此為止：你輸了。物品和鑰匙留在倒下的地方，誰找到就歸誰。你可以留下來觀看、聊天、讀日誌。
fate-escaped = { $victim }逃出去了（{ $location }）。不管其他人結局如何，你已經獲勝。你可以留下來觀看、聊天、讀日誌。

verdict-killer-rescue = 車燈照亮了車道。他們從你手裡逃走了。
verdict-killer-keys = 正門敞開著。他們從你手裡逃走了。
verdict-killer-map = 他們走了一條你早已忘記的路。他們從你手裡逃走了。
verdict-killer-death = 你獲勝：其中一人永遠離不開這座宅邸了。
verdict-killer-night = 你獲勝：黑夜已盡，沒有人來救他們。
verdict-killer-crossroads-won = 你獲勝：這座宅邸留下的人夠多了。
verdict-killer-crossroads-lost = 太多人從你手裡逃走了。
verdict-victims-rescue = 你們一起獲勝：救援到了，你們還活著。
verdict-victims-keys = 你們一起獲勝：第五把鑰匙轉動，你們奪門而出。
verdict-victims-map = 你們一起獲勝：穿過花園，走進黑暗，走了。
verdict-victims-death = 你們之中有人死了。贏的是這座宅邸。
verdict-victims-night = 黑夜已盡，沒有人知道你們在哪裡。
verdict-victims-crossroads-won = 你獲勝：你活著離開了這座宅邸。
verdict-victims-crossroads-lost = 你沒能離開這座宅邸。
