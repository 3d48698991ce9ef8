### What Halloween says at the beginning, at a death and at the end.

opening-michael = 你是迈克尔。你走在街上，谁也看不见；只有哪名受害者正好朝你站的那条直线看，才看得到你。
opening-michael-goal = 杀死{ $kills }名受害者，或坚持到你的隐秘移动版图写满第{ $rounds }行。
opening-victim = 你扮演一名受害者。你只看得见正前方一条直线；别的地方，哪里都可能有迈克尔。你们可以互相告知找到了什么。
opening-laurie = 你是{ victim-laurie }，绝不认输：骰子不如意时，你可以发力重掷。你只看得见正前方一条直线；别的地方，哪里都可能有迈克尔。
opening-annie = 你是{ victim-annie }，电话从不离手：看得见谁，就能和谁交易。你只看得见正前方一条直线；别的地方，哪里都可能有迈克尔。
opening-lynda = 你是{ victim-lynda }，紧要关头，这条街上没有人跑得比你快。你只看得见正前方一条直线；别的地方，哪里都可能有迈克尔。
opening-bob = 你是{ victim-bob }：拿的牌比别人少，却更耐打，不用武器也能伤到他。你只看得见正前方一条直线；别的地方，哪里都可能有迈克尔。
opening-loomis = 你是{ victim-loomis }。你知道今晚回家的是什么；你带来了手枪，手也不抖。你只看得见正前方一条直线；别的地方，哪里都可能有迈克尔。
opening-brackett = 你是{ victim-brackett }。你每晚都在这些街上巡逻，走得比多数人快，还带来了手枪。你只看得见正前方一条直线；别的地方，哪里都可能有迈克尔。
opening-victim-goal = 找到汤米、琳赛和一把车钥匙，打开那辆车并在车里会合；或对迈克尔造成{ $damage }点伤害。受害者一起获胜。
fate-died = 你的受害者死在{ $space }。除非游戏就此结束，否则你继续游戏：先决定你的牌放回哪里，再选择另一名受害者，从街道边缘登场。
verdict-michael-escape = 他们从你手中逃走了。
verdict-michael-damage = 他们打倒了你。
verdict-michael-kills = 你获胜了：这条街上没有人挡得住你。
verdict-michael-rounds = 你获胜了：长夜已尽，你仍在行走。
verdict-victims-escape = 你们一起获胜：带着孩子驾车离开了。
verdict-victims-damage = 你们一起获胜：迈克尔倒下了。
verdict-victims-kills = 死在迈克尔手里的人太多了。
verdict-victims-rounds = 谁也没能及时逃走。
