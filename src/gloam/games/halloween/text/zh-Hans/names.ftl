### 《月光光心慌慌》的名称：游戏、选项、人物、卡牌。

game-name = 月光光心慌慌
game-pitch = 你们当中有一个人是迈克尔，谁也看不见他。其他人在一条夜里的街上搜遍黑屋子：找到两个孩子，找到车钥匙，再找件能打他的家伙。你只看得见正前方一条直线，其余的地方都归他走。背靠背站好，把找到的东西分给同伴，开车逃走，或者撑到把他打退。他有一整夜的时间。

option-board = 版图
option-board-text = 你们所玩的街区。
option-board-haddonfield = { board-haddonfield }
option-michael_cards = 迈克尔的起始牌
option-michael_cards-text = 迈克尔开局前先抽这么多张杀人魔牌。越多，受害者越难。
option-item_cards = 受害者的起始牌
option-item_cards-text = 受害者开局前一共先抽这么多张道具牌，自行分配。越多，迈克尔越难。
option-michael_may_repeat = 迈克尔可重复行动
option-michael_may_repeat-text = 迈克尔可以在一个回合里进行两次相同的行动。

board-haddonfield = 哈登菲尔德

side-michael = 迈克尔
side-victims = 受害者
seat-nobody = 无人

direction-north = 北
direction-east = 东
direction-south = 南
direction-west = 西
direction-none = 无

quadrant-nw = 西北象限
quadrant-ne = 东北象限
quadrant-sw = 西南象限
quadrant-se = 东南象限

car-blue = 蓝色汽车
car-yellow = 黄色汽车

place-top = 顶部
place-bottom = 底部

movement-move = 移动
movement-run = 移动，拿取发力标记
movement-climb = 翻窗
movement-scramble = 翻窗，拿取发力标记
movement-cutters = 用【钢丝钳】穿过篱笆
movement-hanger = 用【弯衣架】击中后走最多2格

deed-first = 第一个行动
deed-second = 第二个行动
deed-card = 卡牌带来的移动
die-hit = 命中
die-blank = 落空

answer-no = 不在
answer-yes = 在

ending-escape = 受害者带着汤米和琳赛驾车逃走。受害者获胜。
ending-damage = 迈克尔受到的伤害太多。受害者获胜。
ending-kills = 迈克尔杀害了足够多的受害者。迈克尔获胜。
ending-rounds = 最后一轮结束，迈克尔仍未倒下。迈克尔获胜。

## 受害者

victim-laurie = 洛莉·史特罗德
victim-laurie-text = 斗士。她被攻击或掷骰时，你可以把其中几颗骰子重掷一次，每颗拿取1枚发力标记。
victim-annie = 安妮·布拉克特
victim-annie-text = 电话不离手。在她的回合，她可以与视线内的任一受害者交易，不论多远。
victim-lynda = 琳达·范德克拉克
victim-lynda-text = 脚步轻快。她移动时拿取发力标记，可以走最多6格而不是5格。
victim-bob = 鲍勃·辛姆斯
victim-bob-text = 臂力过人。他不用武器时掷2颗骰子而不是1颗。
victim-loomis = 山姆·鲁米斯医生
victim-loomis-text = 沉着瞄准。他用范围至少为2的武器攻击时，你可以把1颗骰子重掷一次。他带着【已上膛手枪】登场。
victim-brackett = 布拉克特警长
victim-brackett-text = 巡逻。他移动最多5格，拿取发力标记则最多6格。他带着【已上膛手枪】登场。
victim-none = 无人

## 道具牌

card-bare-hands = 徒手
card-knife = 菜刀
card-knife-text = 2颗骰子，范围1。迈克尔攻击你之后，只要你还活着，就可以拿取1枚发力标记，立即用这张牌攻击他。
card-poker = 拨火棍
card-poker-text = 2颗骰子，范围1。
card-needle = 毛衣针
card-needle-text = 3颗骰子，范围1。攻击后弃掉。
card-hanger = 弯衣架
card-hanger-text = 1颗骰子，范围1。用它造成伤害后，你可以立即走最多2格。
card-shears = 园艺剪
card-shears-text = 3颗骰子，范围1。用它攻击时，你要拿取1枚发力标记。
card-hairspray = 发胶喷雾
card-hairspray-text = 4颗骰子，范围2，你同时持有【火柴】时才能使用。攻击后弃掉【发胶喷雾】。
card-revolver = 空左轮手枪
card-revolver-text = 3颗骰子，范围10。要弃掉1张【子弹】才能开枪。
card-bat = 棒球棍
card-bat-text = 2颗骰子，范围1。你可以拿取1枚发力标记，改掷3颗。
card-matches = 火柴
card-matches-text = 单独没有用处；有了它才能使用【发胶喷雾】。
card-bullets = 子弹
card-bullets-text = 单独没有用处；弃掉它，【空左轮手枪】才能开枪。
card-first-aid = 急救包
card-first-aid-text = 花费一个行动：治疗自己或一名相邻受害者最多2点伤害。弃掉这张牌。
card-candy = 巧克力棒
card-candy-text = 免费行动：放回你最多2枚发力标记。弃掉这张牌。
card-flashlight = 手电筒
card-flashlight-text = 免费行动，每张手电筒每回合一次：转向任意方向。
card-telephone = 电话
card-telephone-text = 花费一个行动，须在房屋或棚屋内：说出一个象限，得知迈克尔是否在其中。弃掉这张牌。
card-dog = 邻居的狗
card-dog-text = 免费行动：得知迈克尔与你的距离是否不超过5格（列差加行差，不管中间隔着什么）。弃掉这张牌。
card-quilt = 棉被
card-quilt-text = 迈克尔攻击你时：他少掷2颗骰子，但至少掷1颗。弃掉这张牌。
card-flower-pot = 花盆
card-flower-pot-text = 花费一个行动：若迈克尔的立牌在你的视线内，距离不超过3格，他就踉跄，但不受伤害。弃掉这张牌。
card-wire-cutters = 钢丝钳
card-wire-cutters-text = 花费一个行动：穿过你所在格子边上的一道篱笆，然后选择面朝的方向。篱笆仍在。
card-backpack = 背包
card-backpack-text = 持有它时，你的手牌上限加2。它本身也算一张手牌。
card-tommy = 汤米
card-tommy-text = 受害者驾车逃走时必须带上汤米。
card-lindsey = 琳赛
card-lindsey-text = 受害者驾车逃走时必须带上琳赛。
card-blue-key = 蓝色汽车钥匙
card-blue-key-text = 花费一个行动，须与车锁相邻：打开蓝色汽车。驾这辆车逃走时也需要它。
card-yellow-key = 黄色汽车钥匙
card-yellow-key-text = 花费一个行动，须与车锁相邻：打开黄色汽车。驾这辆车逃走时也需要它。
card-pistol = 已上膛手枪
card-pistol-text = 3颗骰子，范围10。

## 杀人魔牌

mcard-none = 无
mcard-walker = 不紧不慢
mcard-walker-text = 免费行动，踉跄时也可用：按尾随的规则走最多3格。
mcard-hedge = 翻过树篱
mcard-hedge-text = 免费行动，踉跄时也可用：进行一次潜入。
mcard-thrust = 再补一刀
mcard-thrust-text = 免费行动，踉跄时不可用：进行一次攻击，掷2颗骰子。
mcard-overpower = 蛮力
mcard-overpower-text = 宣布攻击时：多掷2颗骰子，总数不超过5颗。
mcard-gone = 转眼不见
mcard-gone-text = 开始尾随、【不紧不慢】或追猎时：你的立牌离开版图，这次移动只检查最后一格是否被看到。
mcard-no-pain = 不知疼痛
mcard-no-pain-text = 踉跄时：把你的行动牌翻到预备面。
mcard-cut-line = 切断电话线
mcard-cut-line-text = 受害者使用既非武器也非钥匙的道具时：该道具无效，并被弃掉。
mcard-noise = 屋外的响动
mcard-noise-text = 免费行动：让一名受害者转向任意方向。
mcard-dread = 恐惧
mcard-dread-text = 免费行动，你的立牌在版图上时可用：一名看到你的受害者拿取1枚发力标记。
