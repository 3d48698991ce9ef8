### 终端界面的文字。

terminal-own-name = { $seat }（你）
terminal-language = 简体中文
terminal-over = 游戏结束。
terminal-resolving = 正在结算。
terminal-waiting = 等待 { $seats }。
terminal-ended-by = 游戏因 { $rule } 结束：{ $text }
terminal-nobody-won = 无人获胜。
terminal-won = { $seat } 依 { $rule } 获胜：{ $text }
terminal-was = { $seat } 的真实身份：{ $role }。
terminal-you-won = 你赢了。
terminal-you-lost = 你输了。
terminal-secrets-covered = 你的秘密已盖住。
terminal-found =
    { $count ->
       *[other] 找到{ $count }条规则。
    }
terminal-save-later = 对局记录含有种子，也就含有所有人的秘密。游戏结束后才能保存。
terminal-save-exists = { $file } 已经存在，请换一个名字。
terminal-save-failed = 无法写入 { $file }：{ $why }
terminal-saved = 已保存为 { $file }。用命令 gloam replay 可以重新讲述这一局。
terminal-new-later = 这一局还没有结束。请先离开，或者玩到最后。
terminal-goodbye = 你离开了牌桌。

## 全屏

terminal-seats = 座位
terminal-log = 日志
terminal-own-card = 你的角色
terminal-covered = 已盖住，按 s 查看
terminal-covered-question = 有一个只给你看的问题。按 s 查看。
terminal-covered-hint = 已盖住：你的角色，以及只有它才有的选项。按 s 查看。
terminal-watching = 你已出局，可以看到最后。
terminal-sure-reveal = { $choice }？这无法收回。
terminal-sure-quit = 离开牌桌？这一局会保留，以后可以接着玩。
terminal-yes = 是
terminal-no = 否
terminal-speed = 速度 { $speed }
terminal-speed-instant = 不停顿
terminal-title-help = 帮助
terminal-title-search = 搜索规则
terminal-title-find = 查找选项
terminal-title-end = 终局
terminal-title-log = 日志
terminal-title-position = 局面
terminal-search-hint = 词语或规则编号
terminal-find-hint = 房间、卡牌、4-3-3……
terminal-close = Esc 关闭
terminal-more = Enter 打开规则，Esc 关闭
terminal-find-more = Enter 选择，方向键移动，Esc 关闭
terminal-end-keys = w 保存对局记录，n 再来一局，q 离开，Esc 看版图
terminal-help-keys = 按键
terminal-help-you = 你
terminal-help-question = 当前问题
terminal-help-marks = 符号
terminal-key-choose = 按 1、2、3……选择；也可以用方向键和 Enter，或者用鼠标点选，点版图也行
terminal-key-secrets = 查看或盖住你的秘密
terminal-key-undo = 收回你还在准备的东西，例如提议或路线
terminal-key-hint = 看看换作电脑会怎么选
terminal-key-rule = 当前问题的规则，或日志中所选一条的规则
terminal-key-search = 搜索规则
terminal-key-find = 输入名称来查找选项
terminal-key-log = 打开全部日志
terminal-key-position = 用文字说明局面
terminal-key-language = 下一种语言
terminal-key-speed = 其他人快一点或慢一点
terminal-key-skip = 跳过停顿
terminal-key-save = 结束后保存对局记录
terminal-key-new = 结束后再来一局
terminal-key-quit = 离开牌桌
terminal-key-interrupt = { $choice }，时机允许时随时可用
terminal-sign-turn = 轮到谁
terminal-sign-you = 你的座位
terminal-sign-own = 与你有关的事
terminal-sign-refused = 规则不允许的选项；选它可以看到原因
terminal-sign-plan = 选了以后还能收回的选项
terminal-strip-help = 帮助
terminal-strip-secrets = 秘密
terminal-strip-undo = 收回
terminal-strip-rule = 规则
terminal-strip-search = 搜索
terminal-strip-find = 查找
terminal-strip-log = 日志
terminal-strip-language = 语言
terminal-strip-speed = 速度
terminal-strip-quit = 离开
terminal-strip-save = 保存
terminal-strip-new = 再来一局

## 逐行

terminal-talk-all = 你现在可以和所有人交谈。
terminal-talk-some = 你现在可以交谈的人：{ $seats }。
terminal-talk-nobody = 你现在不能和任何人交谈。
terminal-plain-welcome =
    { $seats ->
       *[other] { $game }，{ $seats }个座位。
    }
terminal-plain-seat = 你坐在 { $seat } 座，其他座位由电脑扮演。
terminal-plain-start = 输入 ? 看帮助，输入 secrets 看自己的秘密。
terminal-plain-private = （只有你知道）{ $event }
terminal-plain-question-covered = 有一个只给你看的问题。输入 secrets 查看。
terminal-plain-refused = { $number }. { $choice }：现在不允许，输入 why { $number } 看原因
terminal-plain-interrupt = 随时可以：{ $notation }，{ $choice }
terminal-plain-input-ended = 输入已经结束，你离开了牌桌。
terminal-plain-empty = 请输入选项的号码，或者输入 ? 看帮助。
terminal-plain-unknown = 没有 { $text } 这个选项或命令。输入 ? 看帮助。
terminal-plain-several = 有几个选项都涉及 { $text }：{ $choices }
terminal-plain-not-asked = 现在没有问你什么。输入空行，让其他人继续。
terminal-plain-no-number = 没有选项{ $number }；可选1到{ $last }。
terminal-plain-why = 请在 why 后面写选项的号码，例如：why 2
terminal-plain-allowed = 这个选项是允许的。问题出自这条规则：
terminal-plain-no-rule = 没有规则 { $text }。请写规则编号，就像问题后面的那样。
terminal-plain-no-language = 没有语言 { $text }；可选 { $languages }。
terminal-plain-watch-on = 其他人每次行动前都会先问你。输入空行则照常进行。
terminal-plain-watch-off = 其他人行动时不再问你。
terminal-plain-after = 游戏结束。save 文件名 保存对局记录，new 再来一局，quit 离开。
terminal-plain-help =
    号码、括号里的写法，或只有一个选项提到的名称：选择
    !写法：随时可以做的事，例如 !reveal
    ? N 或 why N：为什么不能选 N，附规则
    rule 编号：规则全文；search 词语：查找规则
    view：用文字说明局面；log：全部日志
    secrets：查看或盖住自己的秘密
    watch：其他人每次行动前先问你，或不再问
    undo：收回上一个决定；hint：看看换作电脑会怎么选
    lang 语言：换一种语言（en、zh-Hans、zh-Hant、ru）
    save 文件名、new：结束后保存对局记录、再来一局
    quit：离开牌桌

## Shadow Hunters

terminal-sh-turn = { $seat } 的回合：{ $phase }
terminal-sh-extra-turn = { $seat } 的额外回合：{ $phase }
terminal-sh-damage = 伤害{ $damage }
terminal-sh-damage-of = 伤害{ $damage }/{ $hp }
terminal-sh-dead = 死亡
terminal-sh-revealed = { $role }，{ $side }
terminal-sh-known = { $role }（秘密）
terminal-sh-you-are = { $role }，{ $side }，生命值{ $hp }
terminal-sh-goal = 胜利条件
terminal-sh-card = 【{ $card }】：{ $text }
terminal-sh-pair = 互在攻击范围内的一对地区：{ $first }和{ $second }。
terminal-sh-seat = { $seat }：{ $facts }。
terminal-sh-deck = { $deck } { $cards } ({ $discards })
terminal-sh-discards = 弃牌：{ $cards }。
terminal-sh-track = 伤害，† 死亡
terminal-sh-sign-death = 角色在多少点伤害时死亡：{ $deaths }
terminal-sh-deck-hermit = 隐士卡
terminal-sh-deck-white = 白卡
terminal-sh-deck-black = 黑卡
terminal-sh-sign-known = 只有你知道的角色

## 多个座位与阵营

terminal-of-seat = { $seat }：{ $text }
terminal-proposal = { $seat } 提议：{ $choice }。
terminal-key-seat = 换到你的另一个座位
terminal-strip-seat = 座位
terminal-plain-seats = 你坐在 { $seats } 座，其他人由电脑扮演。
terminal-plain-not-asked-now = 这个座位现在没有要回答的问题。
terminal-plain-no-seat = { $text } 不是你的座位；你坐在 { $seats } 座。
terminal-plain-help-seats =
    seat B：换到你的另一个座位
    B 2、B 写法、B! 写法：替 B 座选择

## 收回、提示、保留的对局

terminal-hint = 换作电脑会选：{ $choice }。{ $reason }
terminal-hint-none = 现在没有提示。
terminal-hint-covered = 提示会透露盖住的内容。请先查看自己的秘密。
terminal-over-to = 屏幕交给 { $seat }。所有秘密都已盖住。
terminal-kept = 这一局已保留。用 gloam terminal --resume 接着玩。
terminal-resumed = 接着玩。最近发生的事：
terminal-session = 战役“{ $name }”的第{ $number }局。
terminal-session-kept = 这一局已保留。用同样的命令接着玩。
terminal-session-over = 战役“{ $name }”的第{ $number }局已结束并保留。
terminal-session-next = 可以开始下一局。
terminal-session-failed = 不能这样开始下一局：{ $why }。
terminal-campaign-over = 战役到此结束。
terminal-log-torn = 程序中断时，日志的最后一行没有写完，已经去掉；当时还没有人得知它。
terminal-log-failed = 对局无法保留，到此为止：{ $why }。之前的内容都已保留。
terminal-offer = 还没有结束的对局：
terminal-offer-ask = 输入号码接着玩那一局，输入 n 另开一局 [1]：
terminal-offer-unknown = 请输入1到{ $last }的号码，或者输入 n。
terminal-games = { $folder } 中的对局：
terminal-games-none = { $folder } 中没有对局。
terminal-game =
    { $decisions ->
       *[other] { $game }，{ $seats }个座位，坐在这里的是 { $people }：{ $decisions }个决定，{ $when }
    }
terminal-game-over = { $line }，已结束
terminal-game-in-use = { $line }，正在另一个终端中进行
terminal-game-other = { $line }，规则或内容已更改，不能继续
terminal-other =
    这一局开始之后，游戏的规则或内容经过修正，所以不能继续。什么都没有丢失：对局保存在 { $file }。
    输入 gloam terminal { $game } --new 另开一局，输入 gloam terminal --list 查看所有保存的对局。
