### 終端機介面的文字。

terminal-own-name = { $seat }（你）
terminal-language = 繁體中文
terminal-over = 遊戲結束。
terminal-resolving = 正在結算。
terminal-waiting = 等待 { $seats }。
terminal-ended-by = 遊戲因 { $rule } 結束：{ $text }
terminal-nobody-won = 無人獲勝。
terminal-won = { $seat } 依 { $rule } 獲勝：{ $text }
terminal-was = { $seat } 的真實身分：{ $role }。
terminal-you-won = 你贏了。
terminal-you-lost = 你輸了。
terminal-secrets-covered = 你的秘密已蓋住。
terminal-found =
    { $count ->
       *[other] 找到{ $count }條規則。
    }
terminal-save-later = 對局紀錄含有種子，也就含有所有人的秘密。遊戲結束後才能儲存。
terminal-save-exists = { $file } 已經存在，請換一個名字。
terminal-save-failed = 無法寫入 { $file }：{ $why }
terminal-saved = 已儲存為 { $file }。用指令 gloam replay 可以重新講述這一局。
terminal-new-later = 這一局還沒有結束。請先離開，或者玩到最後。
terminal-goodbye = 你離開了牌桌。

## 全螢幕

terminal-seats = 座位
terminal-log = 日誌
terminal-own-card = 你的角色
terminal-covered = 已蓋住，按 s 查看
terminal-covered-question = 有一個只給你看的問題。按 s 查看。
terminal-covered-hint = 已蓋住：你的角色，以及只有它才有的選項。按 s 查看。
terminal-watching = 你已出局，可以看到最後。
terminal-sure-reveal = { $choice }？這無法收回。
terminal-sure-quit = 離開牌桌？這一局會保留，以後可以接著玩。
terminal-yes = 是
terminal-no = 否
terminal-speed = 速度 { $speed }
terminal-speed-instant = 不停頓
terminal-title-help = 說明
terminal-title-search = 搜尋規則
terminal-title-find = 尋找選項
terminal-title-end = 終局
terminal-title-log = 日誌
terminal-title-position = 局面
terminal-search-hint = 詞語或規則編號
terminal-find-hint = 房間、卡牌、4-3-3……
terminal-close = Esc 關閉
terminal-more = Enter 打開規則，Esc 關閉
terminal-find-more = Enter 選擇，方向鍵移動，Esc 關閉
terminal-end-keys = w 儲存對局紀錄，n 再來一局，q 離開，Esc 看版圖
terminal-help-keys = 按鍵
terminal-help-you = 你
terminal-help-question = 目前的問題
terminal-help-marks = 符號
terminal-key-choose = 按 1、2、3……選擇；也可以用方向鍵和 Enter，或者用滑鼠點選，點版圖也可以
terminal-key-secrets = 查看或蓋住你的秘密
terminal-key-undo = 收回你還在準備的東西，例如提議或路線
terminal-key-hint = 看看換作電腦會怎麼選
terminal-key-rule = 目前問題的規則，或日誌中所選一條的規則
terminal-key-search = 搜尋規則
terminal-key-find = 輸入名稱來尋找選項
terminal-key-log = 打開全部日誌
terminal-key-position = 用文字說明局面
terminal-key-language = 下一種語言
terminal-key-speed = 其他人快一點或慢一點
terminal-key-skip = 跳過停頓
terminal-key-save = 結束後儲存對局紀錄
terminal-key-new = 結束後再來一局
terminal-key-quit = 離開牌桌
terminal-key-interrupt = { $choice }，時機允許時隨時可用
terminal-sign-turn = 輪到誰
terminal-sign-you = 你的座位
terminal-sign-own = 與你有關的事
terminal-sign-refused = 規則不允許的選項；選它可以看到原因
terminal-sign-plan = 選了以後還能收回的選項
terminal-strip-help = 說明
terminal-strip-secrets = 秘密
terminal-strip-undo = 收回
terminal-strip-rule = 規則
terminal-strip-search = 搜尋
terminal-strip-find = 尋找
terminal-strip-log = 日誌
terminal-strip-language = 語言
terminal-strip-speed = 速度
terminal-strip-quit = 離開
terminal-strip-save = 儲存
terminal-strip-new = 再來一局

## 逐行

terminal-talk-all = 你現在可以和所有人交談。
terminal-talk-some = 你現在可以交談的人：{ $seats }。
terminal-talk-nobody = 你現在不能和任何人交談。
terminal-plain-welcome =
    { $seats ->
       *[other] { $game }，{ $seats }個座位。
    }
terminal-plain-seat = 你坐在 { $seat } 座，其他座位由電腦扮演。
terminal-plain-start = 輸入 ? 看說明，輸入 secrets 看自己的秘密。
terminal-plain-private = （只有你知道）{ $event }
terminal-plain-question-covered = 有一個只給你看的問題。輸入 secrets 查看。
terminal-plain-refused = { $number }. { $choice }：現在不允許，輸入 why { $number } 看原因
terminal-plain-interrupt = 隨時可以：{ $notation }，{ $choice }
terminal-plain-input-ended = 輸入已經結束，你離開了牌桌。
terminal-plain-empty = 請輸入選項的號碼，或者輸入 ? 看說明。
terminal-plain-unknown = 沒有 { $text } 這個選項或指令。輸入 ? 看說明。
terminal-plain-several = 有幾個選項都涉及 { $text }：{ $choices }
terminal-plain-not-asked = 現在沒有問你什麼。輸入空行，讓其他人繼續。
terminal-plain-no-number = 沒有選項{ $number }；可選1到{ $last }。
terminal-plain-why = 請在 why 後面寫選項的號碼，例如：why 2
terminal-plain-allowed = 這個選項是允許的。問題出自這條規則：
terminal-plain-no-rule = 沒有規則 { $text }。請寫規則編號，就像問題後面的那樣。
terminal-plain-no-language = 沒有語言 { $text }；可選 { $languages }。
terminal-plain-watch-on = 其他人每次行動前都會先問你。輸入空行則照常進行。
terminal-plain-watch-off = 其他人行動時不再問你。
terminal-plain-after = 遊戲結束。save 檔名 儲存對局紀錄，new 再來一局，quit 離開。
terminal-plain-help =
    號碼、括號裡的寫法，或只有一個選項提到的名稱：選擇
    !寫法：隨時可以做的事，例如 !reveal
    ? N 或 why N：為什麼不能選 N，附規則
    rule 編號：規則全文；search 詞語：尋找規則
    view：用文字說明局面；log：全部日誌
    secrets：查看或蓋住自己的秘密
    watch：其他人每次行動前先問你，或不再問
    undo：收回上一個決定；hint：看看換作電腦會怎麼選
    lang 語言：換一種語言（en、zh-Hans、zh-Hant、ru）
    save 檔名、new：結束後儲存對局紀錄、再來一局
    quit：離開牌桌

## Shadow Hunters

terminal-sh-turn = { $seat } 的回合：{ $phase }
terminal-sh-extra-turn = { $seat } 的額外回合：{ $phase }
terminal-sh-damage = 傷害{ $damage }
terminal-sh-damage-of = 傷害{ $damage }/{ $hp }
terminal-sh-dead = 死亡
terminal-sh-revealed = { $role }，{ $side }
terminal-sh-known = { $role }（秘密）
terminal-sh-you-are = { $role }，{ $side }，生命值{ $hp }
terminal-sh-goal = 勝利條件
terminal-sh-card = 【{ $card }】：{ $text }
terminal-sh-pair = 互在攻擊範圍內的一對地區：{ $first }和{ $second }。
terminal-sh-seat = { $seat }：{ $facts }。
terminal-sh-deck = { $deck } { $cards } ({ $discards })
terminal-sh-discards = 棄牌：{ $cards }。
terminal-sh-track = 傷害，† 死亡
terminal-sh-sign-death = 角色在多少點傷害時死亡：{ $deaths }
terminal-sh-deck-hermit = 隱士卡
terminal-sh-deck-white = 白卡
terminal-sh-deck-black = 黑卡
terminal-sh-sign-known = 只有你知道的角色

## 多個座位與陣營

terminal-of-seat = { $seat }：{ $text }
terminal-proposal = { $seat } 提議：{ $choice }。
terminal-key-seat = 換到你的另一個座位
terminal-strip-seat = 座位
terminal-plain-seats = 你坐在 { $seats } 座，其他人由電腦扮演。
terminal-plain-not-asked-now = 這個座位現在沒有要回答的問題。
terminal-plain-no-seat = { $text } 不是你的座位；你坐在 { $seats } 座。
terminal-plain-help-seats =
    seat B：換到你的另一個座位
    B 2、B 寫法、B! 寫法：替 B 座選擇

## 收回、提示、保留的對局

terminal-hint = 換作電腦會選：{ $choice }。{ $reason }
terminal-hint-none = 現在沒有提示。
terminal-hint-covered = 提示會透露蓋住的內容。請先查看自己的秘密。
terminal-over-to = 螢幕交給 { $seat }。所有秘密都已蓋住。
terminal-kept = 這一局已保留。用 gloam terminal --resume 接著玩。
terminal-resumed = 接著玩。最近發生的事：
terminal-session = 戰役「{ $name }」的第{ $number }局。
terminal-session-kept = 這一局已保留。用同樣的指令接著玩。
terminal-session-over = 戰役「{ $name }」的第{ $number }局已結束並保留。
terminal-session-next = 可以開始下一局。
terminal-session-failed = 不能這樣開始下一局：{ $why }。
terminal-campaign-over = 戰役到此結束。
terminal-log-torn = 程式中斷時，日誌的最後一行沒有寫完，已經去掉；當時還沒有人得知它。
terminal-log-failed = 對局無法保留，到此為止：{ $why }。之前的內容都已保留。
terminal-offer = 還沒有結束的對局：
terminal-offer-ask = 輸入號碼接著玩那一局，輸入 n 另開一局 [1]：
terminal-offer-unknown = 請輸入1到{ $last }的號碼，或者輸入 n。
terminal-games = { $folder } 中的對局：
terminal-games-none = { $folder } 中沒有對局。
terminal-game =
    { $decisions ->
       *[other] { $game }，{ $seats }個座位，坐在這裡的是 { $people }：{ $decisions }個決定，{ $when }
    }
terminal-game-over = { $line }，已結束
terminal-game-in-use = { $line }，正在另一個終端機中進行
terminal-game-other = { $line }，規則或內容已更改，不能繼續
terminal-other =
    這一局開始之後，遊戲的規則或內容經過修正，所以不能繼續。什麼都沒有遺失：對局儲存在 { $file }。
    輸入 gloam terminal { $game } --new 另開一局，輸入 gloam terminal --list 查看所有儲存的對局。
