### 《月光光心慌慌》的名稱：遊戲、選項、人物、卡牌。

game-name = 月光光心慌慌
game-pitch = 你們之中有一個人是米高，誰也看不見他。其他人在一條夜裡的街上搜遍黑漆漆的屋子：找到兩個孩子，找到車鑰匙，再找件能打他的傢伙。你只看得見正前方一條直線，其餘的地方都任他走。背靠背站好，把找到的東西分給同伴，開車逃走，或者撐到把他擊退。他有一整夜的時間。

option-board = 版圖
option-board-text = 你們所玩的街區。
option-board-haddonfield = { board-haddonfield }
option-michael_cards = 米高的起始牌
option-michael_cards-text = 米高開局前先抽這麼多張殺人魔牌。越多，受害者越難。
option-item_cards = 受害者的起始牌
option-item_cards-text = 受害者開局前一共先抽這麼多張道具牌，自行分配。越多，米高越難。
option-michael_may_repeat = 米高可重複行動
option-michael_may_repeat-text = 米高可以在一個回合裡進行兩次相同的行動。

board-haddonfield = 哈登菲爾德

side-michael = 米高
side-victims = 受害者
seat-nobody = 無人

direction-north = 北
direction-east = 東
direction-south = 南
direction-west = 西
direction-none = 無

quadrant-nw = 西北象限
quadrant-ne = 東北象限
quadrant-sw = 西南象限
quadrant-se = 東南象限

car-blue = 藍色汽車
car-yellow = 黃色汽車

place-top = 頂部
place-bottom = 底部

movement-move = 移動
movement-run = 移動，拿取發力標記
movement-climb = 翻窗
movement-scramble = 翻窗，拿取發力標記
movement-cutters = 用【剪線鉗】穿過籬笆
movement-hanger = 用【彎衣架】擊中後走最多2格

deed-first = 第一個行動
deed-second = 第二個行動
deed-card = 卡牌帶來的移動
die-hit = 命中
die-blank = 落空

answer-no = 不在
answer-yes = 在

ending-escape = 受害者帶著湯米和琳賽開車逃走。受害者獲勝。
ending-damage = 米高受到的傷害太多。受害者獲勝。
ending-kills = 米高殺害了夠多的受害者。米高獲勝。
ending-rounds = 最後一輪結束，米高仍未倒下。米高獲勝。

## 受害者

victim-laurie = 洛莉‧史特羅德
victim-laurie-text = 鬥士。她被攻擊或擲骰時，你可以將其中幾顆骰子重擲一次，每顆拿取1枚發力標記。
victim-annie = 安妮‧布拉克特
victim-annie-text = 電話不離手。在她的回合，她可以與視線內的任一受害者交易，不論多遠。
victim-lynda = 琳達‧范德克拉克
victim-lynda-text = 腳步輕快。她移動時拿取發力標記，可以走最多6格，而不是5格。
victim-bob = 鮑伯‧辛姆斯
victim-bob-text = 臂力過人。他不用武器時擲2顆骰子，而不是1顆。
victim-loomis = 山姆‧魯米斯醫師
victim-loomis-text = 沉著瞄準。他用範圍至少為2的武器攻擊時，你可以將1顆骰子重擲一次。他帶著【已上膛手槍】登場。
victim-brackett = 布拉克特警長
victim-brackett-text = 巡邏。他移動最多5格，拿取發力標記則最多6格。他帶著【已上膛手槍】登場。
victim-none = 無人

## 道具牌

card-bare-hands = 徒手
card-knife = 菜刀
card-knife-text = 2顆骰子，範圍1。米高攻擊你之後，只要你還活著，就可以拿取1枚發力標記，立刻用這張牌攻擊他。
card-poker = 撥火棒
card-poker-text = 2顆骰子，範圍1。
card-needle = 棒針
card-needle-text = 3顆骰子，範圍1。攻擊後棄掉。
card-hanger = 彎衣架
card-hanger-text = 1顆骰子，範圍1。用它造成傷害後，你可以立刻走最多2格。
card-shears = 園藝剪
card-shears-text = 3顆骰子，範圍1。用它攻擊時，你要拿取1枚發力標記。
card-hairspray = 髮膠噴霧
card-hairspray-text = 4顆骰子，範圍2，你同時持有【火柴】才能使用。攻擊後棄掉【髮膠噴霧】。
card-revolver = 空左輪手槍
card-revolver-text = 3顆骰子，範圍10。要棄掉1張【子彈】才能開槍。
card-bat = 球棒
card-bat-text = 2顆骰子，範圍1。你可以拿取1枚發力標記，改擲3顆。
card-matches = 火柴
card-matches-text = 單獨沒有用處；有了它才能使用【髮膠噴霧】。
card-bullets = 子彈
card-bullets-text = 單獨沒有用處；棄掉它，【空左輪手槍】才能開槍。
card-first-aid = 急救包
card-first-aid-text = 花費一個行動：治療自己或一名相鄰受害者最多2點傷害。棄掉這張牌。
card-candy = 巧克力棒
card-candy-text = 免費行動：放回你最多2枚發力標記。棄掉這張牌。
card-flashlight = 手電筒
card-flashlight-text = 免費行動，每張手電筒每回合一次：轉向任意方向。
card-telephone = 電話
card-telephone-text = 花費一個行動，須在房屋或棚屋內：說出一個象限，得知米高是否在其中。棄掉這張牌。
card-dog = 鄰居的狗
card-dog-text = 免費行動：得知米高與你的距離是否不超過5格（直行差加橫排差，不管中間隔著什麼）。棄掉這張牌。
card-quilt = 棉被
card-quilt-text = 米高攻擊你時：他少擲2顆骰子，但至少擲1顆。棄掉這張牌。
card-flower-pot = 花盆
card-flower-pot-text = 花費一個行動：若米高的立牌在你的視線內，距離不超過3格，他就踉蹌，但不受傷害。棄掉這張牌。
card-wire-cutters = 剪線鉗
card-wire-cutters-text = 花費一個行動：穿過你所在格子邊上的一道籬笆，然後選擇面朝的方向。籬笆仍在。
card-backpack = 背包
card-backpack-text = 持有它時，你的手牌上限加2。它本身也算一張手牌。
card-tommy = 湯米
card-tommy-text = 受害者開車逃走時必須帶上湯米。
card-lindsey = 琳賽
card-lindsey-text = 受害者開車逃走時必須帶上琳賽。
card-blue-key = 藍色汽車鑰匙
card-blue-key-text = 花費一個行動，須與車鎖相鄰：打開藍色汽車。開這輛車逃走時也需要它。
card-yellow-key = 黃色汽車鑰匙
card-yellow-key-text = 花費一個行動，須與車鎖相鄰：打開黃色汽車。開這輛車逃走時也需要它。
card-pistol = 已上膛手槍
card-pistol-text = 3顆骰子，範圍10。

## 殺人魔牌

mcard-none = 無
mcard-walker = 不疾不徐
mcard-walker-text = 免費行動，踉蹌時也可用：依尾隨的規則走最多3格。
mcard-hedge = 翻過樹籬
mcard-hedge-text = 免費行動，踉蹌時也可用：進行一次潛入。
mcard-thrust = 再補一刀
mcard-thrust-text = 免費行動，踉蹌時不可用：進行一次攻擊，擲2顆骰子。
mcard-overpower = 蠻力
mcard-overpower-text = 宣布攻擊時：多擲2顆骰子，總數不超過5顆。
mcard-gone = 轉眼不見
mcard-gone-text = 開始尾隨、【不疾不徐】或追獵時：你的立牌離開版圖，這次移動只檢查最後一格是否被看到。
mcard-no-pain = 不知疼痛
mcard-no-pain-text = 踉蹌時：將你的行動牌翻到預備面。
mcard-cut-line = 切斷電話線
mcard-cut-line-text = 受害者使用既非武器也非鑰匙的道具時：該道具無效，並被棄掉。
mcard-noise = 屋外的聲響
mcard-noise-text = 免費行動：讓一名受害者轉向任意方向。
mcard-dread = 恐懼
mcard-dread-text = 免費行動，你的立牌在版圖上時可用：一名看到你的受害者拿取1枚發力標記。
