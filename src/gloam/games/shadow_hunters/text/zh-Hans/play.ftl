seat-nobody = 无人

phase-setup = 准备
phase-move = 移动
phase-area = 地区行动
phase-attack = 攻击

verb-pass = 跳过
verb-roll = 掷骰
verb-roll-twice = 用【神秘的罗盘】掷两次
verb-teleport = 【传送】到{ $area }
verb-lightning = 对 { $seat } 发动【闪电】
verb-demolish = 对 { $seat } 发动【摧毁】
verb-first = 用第一次的结果
verb-second = 用第二次的结果
verb-go = 前往{ $area }
verb-use = 使用地区
verb-draw = 抽一张{ $deck }
verb-hurt = 让 { $seat } 受到2点伤害
verb-heal = 让 { $seat } 回复1点伤害
verb-take = 拿走【{ $card }】
verb-hand = 传给 { $seat }
verb-nothing = 宣布“无事发生”
verb-show = 给传牌者看角色卡
verb-suffer = 受到伤害
verb-recover = 回复1点伤害
verb-give = 交出【{ $card }】
verb-unveil = 亮出身份，回复全部伤害
verb-choose = 选择 { $seat }
verb-attack = 攻击 { $seat }
verb-attack-all = 攻击范围内所有人
verb-strike = 亮出身份，伤害+2
verb-rob = 不造成伤害，改拿【{ $card }】
verb-plunder = 拿走死者的全部装备
verb-suck = 亮出身份，回复伤害
verb-counter = 反击
verb-feast = 受到2点伤害，再攻击一次
verb-loot = 拿走【{ $card }】
verb-reveal = 亮出身份
verb-mothers-love = 发动【母爱】，回复全部伤害

ask-move = 轮到你移动了，请选择行动；使用角色技能会亮出身份。
ask-result = 你掷了两次骰，按哪一次的结果移动？
ask-area-choice = 你掷出7点，选择要去的地区。
ask-use = 要使用你所在的地区吗？
ask-deck = 选择从哪个牌堆抽牌。
ask-woods = 选择一名玩家，让其受到2点伤害或回复1点伤害。
ask-altar = 选择要拿走的装备卡。
ask-hand = 选择把隐士卡传给谁。
ask-hermit = 你收到一张隐士卡，选择如何应对。
ask-unveil = 如果这张牌适用于你的角色，你可以亮出身份并回复全部伤害；要这样做吗？
ask-blessing = 【上帝的祝福】：选择一名玩家，掷六面骰，其回复等于点数的伤害。
ask-first-aid = 【急救箱】：选择谁的伤害变为7。
ask-spider = 【噬血蜘蛛】：选择一名玩家，与你各受到2点伤害。
ask-bat = 【吸血蝙蝠】：选择一名玩家，使其受到2点伤害，你回复1点伤害。
ask-doll = 【恐怖娃娃】：选择一名玩家并掷六面骰，1至4点由其受到3点伤害，5或6点由你受到。
ask-goblin = 【玛迪歌布琳】：选择要偷走的装备卡。
ask-banana-card = 【香蕉皮】：选择要交出的装备卡。
ask-banana-seat = 【香蕉皮】：选择把装备卡交给谁。
ask-attack = 你要攻击谁？
ask-attack-roll = 攻击已宣布，请掷骰。
ask-spear = 你的攻击命中了，伤害尚未计算；要做什么吗？
ask-rob = 伤害即将生效；要做什么吗（使用角色技能会亮出身份）？
ask-suck = 伤害已经生效；要做什么吗（使用角色技能会亮出身份）？
ask-loot = 选择一张装备卡作为战利品。
ask-plunder = 选择你的战利品（使用角色技能会亮出身份）。
ask-counter = 对你的攻击已经结算；要做什么吗（使用角色技能会亮出身份）？
ask-feast = 你的攻击已经结算；要做什么吗（使用角色技能会亮出身份）？

event-role = 你的身份是{ $role }。
event-start = { $who } 是起始玩家。
event-turn = 轮到 { $who }。
event-extra-turn = { $who } 的额外回合开始。
event-guard-ends = { $who } 的【守护的天使】保护结束。
event-move-roll = { $who } 掷骰：四面骰{ $d4 }，六面骰{ $d6 }，合计{ $total }点。
event-roll-again = { $who } 已经在{ $area }，重掷。
event-moved = { $who } 移动到{ $area }。
event-teleported = { $who } 用【传送】移动到{ $area }。
event-used = { $who } 在{ $area }进行地区行动。
event-declined = { $who } 放弃在{ $area }的地区行动。
event-deck = { $who } 选择{ $deck }牌堆。
event-hermit-drawn = { $who } 抽了一张隐士卡。
event-hermit-read = 你抽到的隐士卡是【{ $card }】。
event-hermit-handed = { $who } 把隐士卡传给 { $to }。
event-hermit-received = { $from } 传给你的隐士卡是【{ $card }】。
event-nothing = { $who } 宣布“无事发生”。
event-shown = { $who } 把角色卡只给 { $to } 看了。
event-shown-role = 你看到 { $who } 的角色卡：{ $role }。
event-drawn = { $who } 抽到【{ $card }】。
event-equipped = { $who } 装备了【{ $card }】。
event-no-effect = { $who } 抽到的【{ $card }】没有效果。
event-damage = { $who } 因{ $cause }受到{ $amount }点伤害（来源：{ $source }）。
event-unhurt = { $cause }没有对 { $who } 造成伤害。
event-healed =
    { $amount ->
        [0] { $cause }：{ $who } 没有伤害可以回复。
       *[other] { $who } 因{ $cause }回复{ $amount }点伤害。
    }
event-marker = { $who } 的伤害因【急救箱】变为{ $amount }。
event-stolen = { $who } 拿走 { $from } 的【{ $card }】。
event-given = { $who } 把【{ $card }】交给 { $to }。
event-looted = { $who } 从 { $from } 处拿到战利品【{ $card }】。
event-discarded = 【{ $card }】放入弃牌堆。
event-attack = { $who } 宣布攻击 { $targets }。
event-counter = { $who } 反击 { $target }。
event-feast = { $who } 发动【血腥的盛宴】，以2点伤害为代价追加攻击。
event-attack-roll = { $who } 掷骰攻击：四面骰{ $d4 }，六面骰{ $d6 }，基础伤害{ $base }点。
event-masamune-roll = { $who } 用【妖刀】掷骰攻击：四面骰{ $d4 }，基础伤害{ $d4 }点。
event-miss = { $who } 的攻击失败。
event-roll-d6 = { $who } 为{ $cause }掷六面骰：{ $d6 }点。
event-roll-d4 = { $who } 为{ $cause }掷四面骰：{ $d4 }点。
# 合计7点时没有地区。
event-dynamite-roll =
    { $who } 为【炸药】掷骰：四面骰{ $d4 }，六面骰{ $d6 }，{ $d4 ->
        [1] { $d6 ->
            [6] 合计7点，没有效果。
           *[other] 炸到{ $area }。
        }
        [2] { $d6 ->
            [5] 合计7点，没有效果。
           *[other] 炸到{ $area }。
        }
        [3] { $d6 ->
            [4] 合计7点，没有效果。
           *[other] 炸到{ $area }。
        }
       *[other] { $d6 ->
            [3] 合计7点，没有效果。
           *[other] 炸到{ $area }。
        }
    }
event-revealed = { $who } 亮出身份：{ $role }。
event-died = { $who } 死亡，身份是{ $role }（击杀者：{ $killer }）。
event-lightning = { $who } 对 { $target } 发动【闪电】。
event-demolish = { $who } 对 { $target } 发动【摧毁】。
event-mothers-love = { $who } 发动【母爱】。
event-reshuffled = { $deck }牌堆已空，弃牌堆洗匀成为新的牌堆。
event-protected = { $who } 受【守护的天使】保护，直到自己的下个回合。
event-extra-due = { $who } 在本回合结束后将再进行一个额外回合。
event-over = 游戏结束，获胜者：{ $winners }。
event-truth = { $who } 的身份是{ $role }。
event-aside = 没有发出的角色卡：{ $role }。
event-chosen = { $who } 对 { $target } 使用【{ $card }】。

refuse-game-over = 游戏已经结束，不能再行动。
refuse-you-are-dead = 你已经死亡，不能再行动。
refuse-not-asked = 现在没有要你做的决定，请等轮到你。
refuse-not-this-question = 现在不能这样做，请从当前的选项中选择。
refuse-target-dead = { $seat } 已经死亡，请选择存活的玩家。
refuse-already-revealed = 你已经亮出身份了。
refuse-daniel-cannot-reveal = 丹尼尔不能主动亮出身份；其他角色死亡时，你会自动亮出。
refuse-closed-stretch = 攻击或伤害正在结算，请等结算完成再试。
refuse-not-your-ability = 你的角色没有这个技能，请从当前的选项中选择。
refuse-ability-used-up = 你的技能每局只能用一次，已经用掉了。
refuse-reveal-first = 你还未亮身份；请先亮出身份，再使用这个技能。
refuse-already-there = 你已经在{ $area }，不能原地不动；请选择其他地区。
refuse-not-yourself = 不能选择自己，请选择其他玩家。
refuse-own-equipment = 【{ $card }】已经是你的，请选择其他玩家的装备卡。
refuse-nobody-owns = 现在没有人拥有【{ $card }】，请选择其他玩家面前的装备卡。
refuse-card-not-for-you = 【{ $card }】对你的角色没有效果，你只能跳过；旁人看不出原因。
refuse-must-give-equipment = 你有装备卡，必须交出一张，不能跳过，也不能改为受到伤害。
refuse-you-do-not-own = 你没有【{ $card }】，请从当前的选项中选择。
refuse-must-loot = 战利品不能不拿，请选择一张装备卡。
refuse-not-on-the-dead = 死者没有【{ $card }】，请选择死者的装备卡。
refuse-spear-not-for-you = 【圣光枪】只对猎人有效，你不是猎人，只能跳过。
refuse-must-move = 移动不能跳过，请掷骰或选择其他可用的行动。
refuse-no-compass = 你没有【神秘的罗盘】，不能掷两次。
refuse-teleport-off-board = 你还在版图外，没有邻近地区可以传送；请掷骰移动。
refuse-not-adjacent = { $area }不是你的邻近地区，不能传送到那里。
refuse-roll-to-move = 去哪里由掷骰决定，掷出7点才能自己选择；请先掷骰。
refuse-must-show = 【隐士之预言】对所有角色都有效，你必须给传牌者看角色卡。
refuse-nothing-to-show = 这张隐士卡不要求出示角色卡，请从当前的选项中选择。
refuse-card-fits-you = 你符合牌上的条件，不能宣布“无事发生”；请执行牌上的效果。
refuse-card-does-not-fit = 你不符合牌上的条件，只能宣布“无事发生”。
refuse-not-what-the-card-says = 牌上没有让你这样做，请从当前的选项中选择。
refuse-masamune-forces = 你有【妖刀】，而攻击范围内有人，必须攻击。
refuse-one-target-only = 你没有【机枪】，只能攻击一名玩家；请选择一个目标。
refuse-machine-gun-spares-nobody = 你有【机枪】，不能只攻击一人；要攻击就攻击范围内所有人。
refuse-off-board = { $seat } 在版图外，谁也打不到。
refuse-too-near = { $seat } 离你太近。你在{ $area }，又有【手枪】，只能攻击{ $area }和{ $partner }以外的玩家。
refuse-out-of-range = { $seat } 不在你的攻击范围内。你在{ $area }，攻击范围是{ $area }和{ $partner }。

cause-attack = 攻击
cause-woods = 不思议森林
cause-spider = 【噬血蜘蛛】
cause-bat = 【吸血蝙蝠】
cause-dynamite = 【炸药】
cause-doll = 【恐怖娃娃】
cause-flare = 【闪电的裁决】
cause-hermit = 隐士卡
cause-banana = 【香蕉皮】
cause-lightning = 【闪电】
cause-demolish = 【摧毁】
cause-feast = 【血腥的盛宴】
cause-holy_water = 【圣水】
cause-blessing = 【上帝的祝福】
cause-chocolate = 【巧克力】
cause-advent = 【现身】
cause-ritual = 【亡灵祭奠】
cause-suck_blood = 【吸血】
cause-mothers_love = 【母爱】
