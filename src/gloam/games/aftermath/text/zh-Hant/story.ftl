### 《劫後餘鼠》開頭和結尾說的話。

opening-party = 你們很小，房子很大，餅乾罐快見底了。大家一起走進這座大個子們丟下的城。
opening-pim = 你是{ hero-pim }。你看見得早，跑得也早。大家一起走進這座大個子們丟下的城。
opening-odo = 你是{ hero-odo }，小個子裡塊頭最大的，總站在前面。大家一起走進這座大個子們丟下的城。
opening-juno = 你是{ hero-juno }。壞的東西你會修，誰生氣你就再問一次。大家一起走進這座大個子們丟下的城。
opening-sable = 你是{ hero-sable }。你從外面來，來去沒有誰看見。大家一起走進這座大個子們丟下的城。
opening-goal = 在蠟燭燒完之前，把任務要的帶回家。四名角色都得到心裡想要的，戰役就贏了；家裡一個不剩，或沒了士氣，就輸了。

verdict-success = 到家了，這一趟沒有白走。
verdict-failure = 到家了。要找的東西還在外面。
verdict-won = 戰役贏了：四顆心都得到了出門要找的東西。
verdict-lost = 聚落沒了。本子有誰帶走了。
