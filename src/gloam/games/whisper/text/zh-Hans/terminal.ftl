### 《墙后低语》的终端文字。

term-nothing = 无
term-killer = 等级{ $level }，力量{ $strength }
term-victim = { $victim }：{ $facts }。
term-you-are = 你位于：{ $location }。
term-your-victim = 你的受害者{ $victim }位于：{ $location }。
term-ways = 从那里可去：{ $ways }。
term-way-shut = { $location }（路障）
term-killer-at = 凶手位于：{ $location }。
term-killer-last = 凶手潜行中。最后现身于：{ $location }。最多步数：{ $count }。
term-killer-can = 凶手可能在：{ $locations }。
term-noise = 噪声：{ $locations }。
term-barricades = 路障：{ $passages }。
term-nests = 巢穴：{ $locations }。
term-petrified = 石化：{ $zone }。
term-trap = 捕兽夹：{ $location }，+{ $bonus }。
term-plan = 计划【{ $plan }】：{ $count }/{ $all }。
term-sign-victim = 受害者；'表示一个恐惧标记，!表示受伤
term-sign-killer = 凶手
term-sign-last-seen = 潜行的凶手最后现身之处
term-sign-lurks = 你潜伏之处（如果你是凶手）
term-sign-possible = 潜行的凶手可能所在之处
term-sign-noise = 噪声
term-sign-trap = 捕兽夹及其加值
term-sign-door = 通道
term-sign-barricade = 路障
term-sign-dotted = 虚线：永远畅通
