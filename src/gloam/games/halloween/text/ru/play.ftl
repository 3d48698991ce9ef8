### Слова «Хэллоуина» во время игры: варианты, вопросы, события, отказы.

## Варианты: коротко, как на кнопке

verb-pass = Пас
verb-pick = Персонаж: { $victim }
verb-face = Смотреть на { $direction }
verb-draw = Взять карту из { $quadrant-gen } колоды
verb-hand = Отдать карту игроку { $seat }
verb-start = Начать на { $space }
verb-move = Движение
verb-run = Движение подальше, за жетон усилия
verb-climb = Прыжок в окно
verb-scramble = Прыжок в окно и ещё клетка, за жетон усилия
verb-go = Идти на { $space }
verb-stop = Остановиться здесь
verb-search = Обыскать { $space }
verb-return = Вернуть карту «{ $card }» в { $quadrant-acc } колоду, { $place }
verb-attack = Атаковать голыми руками
verb-attack-with = Атаковать картой «{ $card }»
verb-swing = Атаковать картой «{ card-bat }», три кубика за жетон усилия
verb-reroll = Перебросить кубики: { $dice }
verb-heal = { card-first-aid }: исцелить игрока { $seat }
verb-eat =
    { $number ->
        [0] { card-candy }: ничего не возвращать
        [one] { card-candy }: вернуть { $number } жетон усилия
        [few] { card-candy }: вернуть { $number } жетона усилия
       *[other] { card-candy }: вернуть { $number } жетонов усилия
    }
verb-shine = { card-flashlight }: повернуться на { $direction }
verb-phone = { card-telephone }: Майкл { $quadrant-at }?
verb-dog = { card-dog }: Майкл близко?
verb-throw = { card-flower-pot }: бросить в Майкла
verb-cut = { card-wire-cutters }: сквозь забор на { $space }
verb-unlock = Отпереть { $car-acc }
verb-trade = Обмен с игроком { $seat }
verb-give = Отдать карту «{ $card }»
verb-want = Попросить карту «{ $card }»
verb-show = Показать карту «{ $card }»
verb-send = Отправить предложение
verb-drop = Отказаться от обмена
verb-accept = Принять
verb-refuse = Отклонить
verb-rest = Отдых
verb-end = Закончить ход
verb-quilt = { card-quilt }: Майкл бросает на два кубика меньше
verb-counter = Ответный удар: { card-knife }, за жетон усилия
verb-quadrant = Квадрант: { $quadrant }
verb-enter = Войти на { $space }
verb-stalk = Слежка
verb-sneak = Проникновение на { $space }
verb-hunt = Охота до { $space }
verb-strike = Атаковать игрока { $seat }
verb-play = Сыграть карту «{ $mcard }»
verb-thrust = { mcard-thrust }: атаковать игрока { $seat }
verb-noise = { mcard-noise }: повернуть игрока { $seat } на { $direction }
verb-dread = { mcard-dread }: жетон усилия игроку { $seat }

## Вопросы. Некоторые получают и те, кто может лишь спасовать: они подходят всем.

ask-pick = За какую жертву вы играете?
ask-face = Куда вы смотрите? Вы видите прямую линию перед собой.
ask-draw = Из какой колоды поиска жертвы берут начальную карту?
ask-hand = Взята карта «{ $card }». Какая жертва её получит?
ask-start = Где под открытым небом вы затаитесь? Узнает лишь тот, кто увидит.
ask-action = Выберите действие; до него можно выполнять свободные действия.
ask-free = Выполните свободные действия или закончите ход.
ask-step = Куда вы идёте дальше — или остановитесь здесь?
ask-return = Какую карту возвращаете и куда: наверх или под низ колоды?
ask-reroll = Какие кубики вы перебросите? В счёт идёт второй бросок.
ask-offer = { $partner } предлагает обмен: карт вам — { $gives }, от вас — { $wants }. Принимаете?
ask-quilt = Атака Майкла, кубиков: { $dice }. Примените «{ $card }», если есть?
ask-counter = Нанесёте ответный удар за жетон усилия, если есть «{ $card }»?
ask-prowl = Что вы делаете дальше? Жертвы узнают только то, что увидят.
ask-overpower = Вы атакуете игрока { $seat }. Сыграть карту «{ $mcard }», если она есть?
ask-no-pain = Вы ошеломлены. Сыграть карту «{ $mcard }», если она есть?
ask-cut = { $seat }: «{ $card }». Сыграете «{ $mcard }», если есть?
ask-quadrant = В какой квадрант уйдут карты жертвы и вернутся жетоны поиска?
ask-replace = Ваша жертва погибла. За кого вы играете дальше?
ask-enter = На какую клетку войдёт ваша новая жертва?

## Перед выбором: чего он стоит, кого касается, что бросают или берут. Коротко, без точки.

foretell-squares =
    { $count ->
        [one] до { $count } клетки
        [few] до { $count } клеток
        [many] до { $count } клеток
       *[other] до { $count } клетки
    }
foretell-exertion =
    { $count ->
        [one] стоит { $count } жетон усилия
        [few] стоит { $count } жетона усилия
       *[other] стоит { $count } жетонов усилия
    }
foretell-dice =
    { $count ->
        [one] бросок { $count } кубика
        [few] бросок { $count } кубиков
       *[other] бросок { $count } кубиков
    }
foretell-draws = возьмёте карту из { $quadrant-gen } колоды; её увидите только вы
foretell-spent = карта «{ $card }» уйдёт в сброс
foretell-puts-back =
    { $count ->
        [0] жетонов усилия нет, возвращать нечего
        [one] в запас вернётся { $count } жетон усилия
        [few] в запас вернутся { $count } жетона усилия
       *[other] в запас вернётся { $count } жетонов усилия
    }
foretell-heals =
    { $count ->
        [0] исцелять нечего
        [one] исцеление: { $count } урон
        [few] исцеление: { $count } урона
       *[other] исцеление: { $count } урона
    }
foretell-free = действие не тратится
foretell-all-hear = ответ услышат все
foretell-seen = жертвы вас увидят

## События. Имена игроков не склоняются, род игрока неизвестен. Карты, квадранты и машины стоят в именительном падеже.

event-picked = { $seat } играет за персонажа: { $victim }. Начальная клетка — { $space }.
event-faced = { $seat } смотрит на { $direction }.
event-dealt-from = Жертвы берут начальную карту из { $quadrant-gen } колоды.
event-dealt = Жертвы берут начальную карту «{ $card }».
event-handed = { $seat } получает одну из начальных карт.
event-michael-drew = Майкл берёт карту.
event-michael-card = Вы берёте карту Майкла «{ $mcard }».
event-lurks = Майкл выбрал начальную клетку, где-то под открытым небом.
event-turn = { $seat } начинает ход.
event-moves = { $seat } начинает: { $movement }.
event-stepped = { $seat } идёт на { $space }.
event-stopped = Стой! Майкл на { $space }, на пути игрока { $seat }.
event-put-back = { $seat } не может там остаться и возвращается на { $space }.
event-exerted =
    { $count ->
        [one] { $seat } берёт { $count } жетон усилия.
        [few] { $seat } берёт { $count } жетона усилия.
       *[other] { $seat } берёт { $count } жетонов усилия.
    }
event-searched = { $seat } обыскивает { $space } и берёт карту из { $quadrant-gen } колоды.
event-drew = Вы ({ $seat }) берёте карту «{ $card }» из { $quadrant-gen } колоды.
event-above = { $seat } держит слишком много карт: лишние нужно вернуть.
event-returned = { $seat } возвращает карту в { $quadrant-acc } колоду, { $place }.
event-you-returned = Вы ({ $seat }) возвращаете карту «{ $card }» в { $quadrant-acc } колоду, { $place }.
event-attacks = { $seat } атакует Майкла ({ $card }).
event-counters = { $seat } наносит Майклу ответный удар: { $card }, удар { $count }.
event-rolled =
    { $dice ->
        [one] Брошен { $dice } кубик: { $faces }.
        [few] Брошено { $dice } кубика: { $faces }. Попаданий: { $hits }.
       *[other] Брошено { $dice } кубиков: { $faces }. Попаданий: { $hits }.
    }
event-rerolled =
    { $dice ->
        [one] { $seat } перебрасывает кубик { $which }: { $faces }. Теперь попаданий: { $hits }.
        [few] { $seat } перебрасывает кубики { $which }: { $faces }. Теперь попаданий: { $hits }.
       *[other] { $seat } перебрасывает кубики { $which }: { $faces }. Теперь попаданий: { $hits }.
    }
event-wounded =
    { $count ->
        [one] { $seat } получает { $count } урон, всего { $damage }.
        [few] { $seat } получает { $count } урона, всего { $damage }.
       *[other] { $seat } получает { $count } урона, всего { $damage }.
    }
event-michael-hurt =
    { $count ->
        [one] Майкл получает { $count } урон, всего { $damage }.
        [few] Майкл получает { $count } урона, всего { $damage }.
       *[other] Майкл получает { $count } урона, всего { $damage }.
    }
event-staggered = Майкл ошеломлён: он не может охотиться, атаковать и кричать «Стой!».
event-ready = Майкл снова готов.
event-used = { $seat } использует карту «{ $card }».
event-discarded = { $seat } сбрасывает карту «{ $card }».
event-healed =
    { $count ->
        [0] { $seat } без урона, исцелять нечего.
        [one] { $seat } исцеляет { $count } урон, остаётся { $damage }.
        [few] { $seat } исцеляет { $count } урона, остаётся { $damage }.
       *[other] { $seat } исцеляет { $count } урона, остаётся { $damage }.
    }
event-recovered =
    { $count ->
        [0] { $seat } не возвращает жетонов усилия.
        [one] { $seat } возвращает в запас { $count } жетон усилия.
        [few] { $seat } возвращает в запас { $count } жетона усилия.
       *[other] { $seat } возвращает в запас { $count } жетонов усилия.
    }
event-phone = { $seat } звонит: Майкл { $quadrant-at }? Ответ: { $answer }.
event-dog = { $seat } слушает пса: Майкл не дальше пяти клеток? Ответ: { $answer }.
event-unlocked = { $seat } отпирает { $car-acc }.
event-offered =
    { $count ->
        [0] { $seat } предлагает обмен игроку { $partner }.
        [one] { $seat } предлагает обмен игроку { $partner } и обещает показать { $count } карту.
        [few] { $seat } предлагает обмен игроку { $partner } и обещает показать { $count } карты.
       *[other] { $seat } предлагает обмен игроку { $partner } и обещает показать { $count } карт.
    }
event-offer-gives = { $seat } предлагает: { $card } ({ $count }).
event-offer-wants = { $seat } просит: { $card } ({ $count }).
event-refused = { $seat } отклоняет предложение игрока { $partner }.
event-traded = { $seat } и { $partner } совершают обмен. Карт отдано: { $given }; получено: { $taken }.
event-gave = { $seat } отдаёт карту «{ $card }» игроку { $partner }.
event-showed = { $seat } показывает игроку { $partner }: { $card } ({ $count }).
event-rested =
    { $count ->
        [0] { $seat } отдыхает; жетонов усилия нет, возвращать нечего.
        [one] { $seat } отдыхает и возвращает в запас { $count } жетон усилия.
        [few] { $seat } отдыхает и возвращает в запас { $count } жетона усилия.
       *[other] { $seat } отдыхает и возвращает в запас { $count } жетонов усилия.
    }
event-spotted = Майкла видят на { $space }.
event-lost = Майкла больше никто не видит. Жетон тени остаётся на { $space }.
event-appeared = Майкл появляется на { $space }.
event-slipped = Майкл скрывается из виду. Жетон тени остаётся на { $space }.
event-michael-turn = Майкл начинает ход.
event-done =
    { $attack ->
        [one] Майкл завершает { $deed }: это была атака.
        [few] Майкл завершает { $deed }.
       *[other] Майкл завершает { $deed }.
    }
event-assault = Майкл с { $space } атакует игрока { $seat }.
event-played = Майкл играет карту «{ $mcard }».
event-noise = { $seat } слышит шум снаружи и смотрит на { $direction }.
event-dread = { $seat } видит Майкла и цепенеет от ужаса.
event-round = Раунд { $round } окончен.
event-died = { $seat } погибает на { $space }.
event-estate = { $seat } погибает на границе двух квадрантов. Выбран квадрант «{ $quadrant }».
event-renewed = Все жетоны поиска { $quadrant-at } снова на местах, свежей стороной вверх.
event-replaced = { $seat } продолжает за персонажа: { $victim }. Клетка входа — { $space }.
event-over = { $ending }
event-sheet = Строка { $row } тайного листа Майкла: { $space }.
event-for-seat = { $seat } хочет применить предмет к игроку { $partner }.
event-for-quadrant = { $seat } называет квадрант для предмета: { $quadrant }.
event-for-direction = { $seat } называет сторону для предмета: { $direction }.
event-for-space = { $seat } хочет с помощью предмета пройти на { $space }.
event-for-tokens =
    { $count ->
        [0] { $seat } не хочет возвращать жетоны усилия этим предметом.
        [one] { $seat } хочет вернуть предметом { $count } жетон усилия.
        [few] { $seat } хочет вернуть предметом { $count } жетона усилия.
       *[other] { $seat } хочет вернуть предметом { $count } жетонов усилия.
    }

## Отказы

refuse-over = Партия окончена.
refuse-setting-up = Подготовка ещё не закончена.
refuse-not-your-turn = Сейчас ход игрока { $seat }.
refuse-not-now = Сейчас вы решаете не это.
refuse-wait-others = Сначала должен решить кто-то другой.
refuse-not-asked = В свой ход этого сделать нельзя.
refuse-not-yours = Здесь нет такого выбора.
refuse-must-rest = У вас не меньше трёх жетонов усилия: следующим действием должен быть отдых.
refuse-no-token = В запасе не хватает жетонов усилия.
refuse-no-window = Этим действием вам не добраться ни до одного окна.
refuse-climb-taken = За окном, где кончается прыжок, стоит другая жертва.
refuse-wall = Между вами и { $space } стена, дерево или кузов машины.
refuse-window = Перед { $space } окно. Пройти можно только прыжком в окно.
refuse-fence = Перед { $space } забор, и таким движением его не пройти.
refuse-locked = Машина на { $space } ещё заперта.
refuse-not-adjacent = Клетка { $space } не соседняя.
refuse-no-squares = В этом движении не осталось клеток.
refuse-occupied = Остановиться на { $space } нельзя: там кто-то стоит.
refuse-must-cross = Сначала нужно миновать окно или забор, ради которых это действие.
refuse-no-search-space = { $space } — не клетка поиска.
refuse-no-search-token = На { $space } нет жетона поиска.
refuse-too-far = { $space } слишком далеко. Обыскать можно свою клетку или ту, что прямо перед вами.
refuse-not-facing = Вы не смотрите на { $space }, обыскать эту клетку нельзя.
refuse-blocked = Между вами и { $space } сплошная линия или забор.
refuse-empty-deck = Колода поиска вашего квадранта пуста.
refuse-not-held = У вас нет карты «{ $card }».
refuse-no-figure = Фигуры Майкла нет на поле, атаковать его нельзя.
refuse-not-in-sight = Майкл не в вашем поле зрения.
refuse-out-of-range =
    { $range ->
        [1] Майкл должен быть на соседней клетке.
        [one] Майкл должен быть не дальше чем в { $range } клетке от вас.
        [few] Майкл должен быть не дальше чем в { $range } клетках от вас.
       *[other] Майкл должен быть не дальше чем в { $range } клетках от вас.
    }
refuse-no-weapon = Карта «{ $card }» не оружие.
refuse-needs = Для этого нужна карта «{ $card }».
refuse-not-near = { $seat } не на соседней с вами клетке, или между вами сплошная линия или забор.
refuse-no-exertion = Столько жетонов усилия этой картой не вернуть.
refuse-flashlights-used = В этот ход все ваши фонарики уже использованы.
refuse-not-indoors = Звонить можно только из дома или сарая.
refuse-not-at-lock = Нужно стоять рядом с замком, у дверцы машины.
refuse-unlocked = Эта машина уже отперта.
refuse-pot-range = Фигура Майкла должна быть в вашем поле зрения, не дальше трёх клеток.
refuse-no-fence = Между вами и { $space } нет забора.
refuse-no-partner = Отсюда нельзя обменяться с игроком { $seat }.
refuse-too-many-refusals = В этот ход отклонены три ваших предложения: до конца хода обмена больше нет.
refuse-nothing-offered = Предложение пустое: отдайте, попросите или покажите хотя бы одну карту.
refuse-no-such-copies = Столько карт «{ $card }» в игре нет.
refuse-asked-not-held = У вас нет карт, о которых просят: принять нельзя.
refuse-other-quadrant = Нужно выбрать квадрант, к которому относится клетка.
refuse-rolled-already = Перебросить кубики можно один раз, сразу после броска, и не позже.
refuse-within-limit = Карт у вас не больше лимита, возвращать их нельзя.
refuse-too-many-dice = Перебросить можно только один кубик.
refuse-no-such-die = В этом броске нет такого кубика.
refuse-not-outdoors = Клетка { $space } не под открытым небом.
refuse-victim-there = На { $space } стоит жертва.
refuse-hand-full = У игрока { $seat } уже столько карт, сколько позволяет лимит.
refuse-taken = Эту жертву выбрать уже нельзя.
refuse-not-at-start = На этом этапе партии это выбрать нельзя.
refuse-staggered = Вы ошеломлены и не можете этого сделать.
refuse-repeat = За этим столом Майкл не может дважды за ход выполнить одно и то же действие.
refuse-gone-moves = После карты «{ mcard-gone }» нужно начать слежку, «{ mcard-walker }» или охоту.
refuse-no-line = Между вами и { $space } нет ни забора, ни окна.
refuse-not-straight = Охота идёт по прямой, а { $space } не на ней.
refuse-way-blocked = На пути к { $space } сплошная линия, забор или окно.
refuse-in-sight = { $space } видит жертва, а охота не может кончиться у неё на виду.
refuse-through-victim = Ваша фигура на поле, поэтому войти на { $space }, где стоит жертва, нельзя.
refuse-not-staggered = Вы не ошеломлены.
refuse-not-seen-by = { $seat } вас не видит.
refuse-no-michael-card = У вас нет карты «{ $mcard }».
refuse-not-then = Сейчас нельзя сыграть карту «{ $mcard }».
refuse-actions-left = Прежде чем закончить ход, нужно выполнить оба действия.
refuse-no-action-left = Оба действия этого хода уже выполнены.
