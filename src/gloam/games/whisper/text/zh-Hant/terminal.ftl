### 《牆後低語》的終端文字。

term-nothing = 無
term-killer = 等級{ $level }，力量{ $strength }
term-victim = { $victim }：{ $facts }。
term-you-are = 你位於：{ $location }。
term-your-victim = 你的受害者{ $victim }位於：{ $location }。
term-ways = 從那裡可去：{ $ways }。
term-way-shut = { $location }（路障）
term-killer-at = 兇手位於：{ $location }。
term-killer-last = 兇手潛行中。最後現身於：{ $location }。最多步數：{ $count }。
term-killer-can = 兇手可能在：{ $locations }。
term-noise = 噪音：{ $locations }。
term-barricades = 路障：{ $passages }。
term-nests = 巢穴：{ $locations }。
term-petrified = 石化：{ $zone }。
term-trap = 捕獸夾：{ $location }，+{ $bonus }。
term-plan = 計畫【{ $plan }】：{ $count }/{ $all }。
term-sign-victim = 受害者；'表示一個恐懼標記，!表示受傷
term-sign-killer = 兇手
term-sign-last-seen = 潛行的兇手最後現身之處
term-sign-lurks = 你潛伏之處（如果你是兇手）
term-sign-possible = 潛行的兇手可能所在之處
term-sign-noise = 噪音
term-sign-trap = 捕獸夾及其加值
term-sign-door = 通道
term-sign-barricade = 路障
term-sign-dotted = 虛線：永遠暢通
