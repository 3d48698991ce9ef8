# Что можно выбрать

verb-pass = Нет
verb-hero = Играть за персонажа: { $hero }
verb-keeper = Книгу ведёт { $seat }
verb-mission = { $mission }
verb-start = Войти на клетку { $cell }
verb-discard = Сбросить карту «{ $card }»
verb-move = Перемещение: первой сыграть карту «{ $card }»
verb-play = Сыграть карту «{ $card }»
verb-go = Отправиться с этими картами
verb-step = Шагнуть на клетку { $cell }
verb-stop = Остановиться; остаток очков перемещения пропадёт
verb-boat = Взять с собой лодку на клетку { $cell }
verb-talk = Поговорить с врагом (ячейка { $foe }): чутьё
verb-recover = Прийти в себя: проверка, чтобы снять «{ $status }»
verb-scavenge = Поиск, жетон { $find }: чутьё
verb-ability = Умение «{ $ability }» (за белые карты)
verb-inspire = Подбодрить игрока { $seat } картой «{ $card }»
verb-equip = Снаряжение и обмен: сбросить карту «{ $card }»
verb-melee = Ударить врага (ячейка { $foe }, фигурка { $figure }): сила
verb-ranged = Выстрелить во врага (ячейка { $foe }, фигурка { $figure }): ловкость
verb-weapon = Чем: { $item }
verb-bare = Голыми лапами
verb-use = Использовать: { $item }
verb-contribute = Вложить в общее дело карту «{ $card }»
verb-lift = Поднять тяжесть: сила 5
verb-drop = Положить тяжесть
verb-throw-away = Выбросить: { $item }
verb-read = Прочесть запись этой клетки ещё раз
verb-leave = Уйти со страницы этим выходом
verb-end = Закончить ход
verb-done = Готово
verb-wear = Надеть: { $item }
verb-stow = Убрать в рюкзак: { $item }
verb-charge = Вставить батарейку: { $item }
verb-hand = Отдать игроку { $seat }: { $item }
verb-take = Попросить у игрока { $seat }: { $item }
verb-give-battery = Дать батарейку игроку { $seat }
verb-take-battery = Попросить батарейку у игрока { $seat }
verb-scrap = Разобрать на Хлам: { $item }
verb-accept = Отдать
verb-refuse = Оставить себе
verb-name = Считать её так: { $attribute }
verb-test = { $number ->
    [0] Пройти первую проверку
    [1] Пройти вторую проверку
    [2] Пройти третью проверку
    [one] Пройти последнюю проверку
    [few] Пройти последнюю проверку
   *[many] Пройти последнюю проверку
}
verb-choose = { $page }
verb-pick = { $seat }
verb-prey = { $seat }
verb-way = На клетку { $cell }
verb-at = На клетке { $cell }
verb-figure = Враг (ячейка { $foe }, фигурка { $figure })
verb-rest = Устроить привал: Время +1
verb-heal = { $seat } съедает 1 Еду и снимает рану
verb-repair = Починить для игрока { $seat }: { $item }
verb-mend = Починить для колонии: { $item }
verb-travel = Идти дальше { $location-to }
verb-no-card = Подходящей карты нет
verb-home = Идти домой
verb-turn-back = Предложить возвращение домой после этого хода
verb-road = { $number ->
    [0] Поехать { $location-to } на грузовике
    [1] Поехать { $location-to } на джипе
    [one] Поехать { $location-to }
    [few] Поехать { $location-to }
   *[many] Поехать { $location-to }
}
verb-break = Сломать: { $item }
verb-reroll = Перебросить белый кубик
verb-cancel = Отменить попадание
verb-cancel-wound = Отменить одну рану
verb-shield = Принять атаку вместо игрока { $seat }
verb-build = Построить: { $item }
verb-store = Сдать на склад колонии: { $item }
verb-fetch = { $hero } надевает со склада колонии: { $item }
verb-pack = { $hero } убирает в рюкзак со склада колонии: { $item }
verb-learn = { $seat } учит умение «{ $ability }»
verb-forget = Забыть умение «{ $ability }»
verb-endless = Играть без конца: Население и Дух станут 5
verb-go-on = Продолжить
verb-give-up = Закончить кампанию
verb-drive = Вести: пройти проверку дорожной карты
verb-fire-at = { $number ->
    [0] Выстрелить в первую машину погони: ловкость
    [1] Выстрелить во вторую машину погони: ловкость
    [2] Выстрелить в третью машину погони: ловкость
    [one] Выстрелить в последнюю машину погони: ловкость
    [few] Выстрелить в последнюю машину погони: ловкость
   *[many] Выстрелить в последнюю машину погони: ловкость
}
verb-ram = { $number ->
    [0] Таранить первую машину погони: сила; провал стоит 1 корпуса
    [1] Таранить вторую машину погони: сила; провал стоит 1 корпуса
    [2] Таранить третью машину погони: сила; провал стоит 1 корпуса
    [one] Таранить последнюю машину погони: сила; провал стоит 1 корпуса
    [few] Таранить последнюю машину погони: сила; провал стоит 1 корпуса
   *[many] Таранить последнюю машину погони: сила; провал стоит 1 корпуса
}
verb-patch = Залатать корпус: сила 5 и 1 Хлам
verb-find = Жетон поиска { $find }
verb-yes = Да

# О чём спрашивают

ask-hero = За кого вы играете?
ask-keeper = Кто первым ведёт книгу и ходит?
ask-mission = Какое задание сегодня?
ask-side = Взять с собой побочное задание? Оно прибавит 3 к отпущенному Времени.
ask-start = На какую клетку вы входите?
ask-discard = Сбросить карты, прежде чем добирать до пяти?
ask-limit = У вас больше пяти карт. Какую сбросить?
ask-action = Что вы делаете?
ask-move = Ещё карты на это перемещение? Числа складываются; цветная линия дёшева, если все карты её цвета.
ask-step = Куда?
ask-card = Какую карту сыграть в проверке?
ask-name = За какую характеристику считать белую карту?
ask-weapon = Чьи дальность и эффект считать в этой атаке?
ask-pay = Какой белой картой платить? Излишек пропадёт.
ask-trade = Что отдать, взять или переложить?
ask-consent = Вы это отдаёте?
ask-item = Вам досталась вещь. Что с ней делать?
ask-receive = Куда положить то, что вам дали?
ask-book = Что вы делаете?
ask-pick = Кто?
ask-test = Какую из проверок пройти?
ask-prey = Ближайших несколько. К кому идёт враг?
ask-way = Коротких путей несколько. Каким идёт враг?
ask-aim = Ближайших несколько. Кого атакует враг?
ask-defend = Защищаться? Если да, какой картой начать? Годится любая характеристика.
ask-shield = Принять атаку вместо товарища?
ask-reroll = Перебросить белый кубик своей проверки?
ask-cancel = Отменить попадание?
ask-wound = Отменить одну рану от этого попадания?
ask-break = Какая из надетых вещей ломается?
ask-rest = Устроить привал, прежде чем ход перейдёт дальше? Время +1.
ask-heal = Съесть 1 Еду и снять рану?
ask-repair = Починить что-нибудь за Хлам? И кому отдать?
ask-return = Рядом с кем из товарищей вы возвращаетесь?
ask-push = На какую клетку отогнать врага?
ask-travel = Куда идёт отряд?
ask-free = Использовать вещь, чтобы эта дорога не стоила Времени? Один раз за задание.
ask-facility = Какой постройки колония лишается?
ask-workshop = Починить или построить что-нибудь за Хлам?
ask-stores = Что переходит между персонажами и складом колонии?
ask-lessons = Кто какому умению учится?
ask-forget = Умений не бывает больше трёх. Какое забыть?
ask-endless = Колония погибла. Играть дальше без конца?
ask-won = Кампания выиграна. Играть дальше?
ask-space = Куда посмотреть?
ask-target = На кого или куда?
ask-find = Какой жетон поиска посмотреть?
ask-road = Что вы делаете в дороге?
ask-cards = Какую карту сбросить?
ask-spare = Пусть Маятник убавит этот прирост Времени на 1? Один раз за партию.
ask-free-rest = Пусть бабка Крапива накормит всех на этом привале? Один раз за партию.
ask-give-up = Бросить задание и идти домой? Оно будет провалено.
ask-overfull = Рюкзак стал слишком мал. Что выбросить?
ask-led = Коротких путей несколько. Где окажется персонаж?
ask-enemy = Какой враг получает рану?
ask-charge = В какую вещь вставить батарейку?

## Перед выбором: чего он стоит, кого касается, что бросают или берут. Коротко, без точки.

foretell-points =
    { $count ->
        [one] { $count } очко перемещения
        [few] { $count } очка перемещения
       *[other] { $count } очков перемещения
    }
foretell-test = проверка: { $attribute } против { $difficulty }
foretell-opposed = состязание: { $attribute } против { $difficulty } и чёрного кубика
foretell-roll = { $total } и белый кубик против { $difficulty }
foretell-both-dice = { $total } и белый кубик против { $difficulty } и чёрного кубика
foretell-draws =
    { $count ->
        [0] карт не возьмёте
        [one] возьмёте { $count } карту
        [few] возьмёте { $count } карты
       *[other] возьмёте { $count } карт
    }
foretell-ends-actions = на этом ваши действия закончатся

# Что происходит

event-session = Начинается партия { $session }.
event-chose = Игрок { $seat } выбирает персонажа: { $hero }.
event-keeper = Теперь книгу ведёт { $seat }.
event-opened = { $page }
event-read = { $page }
event-dial = { $dial }: { $by ->
    [1] +1
    [2] +2
    [3] +3
    [4] +4
    [5] +5
    [6] +6
    [one] { $by }
    [few] { $by }
   *[many] { $by }
}, теперь { $value }.
event-mission = Задание: { $mission }.
event-side = Побочное задание: { $mission }.
event-turn = Ходит { $seat }.
event-drew = { $count ->
    [0] { $seat } не берёт карт.
    [one] { $seat } берёт { $count } карту.
    [few] { $seat } берёт { $count } карты.
   *[many] { $seat } берёт { $count } карт.
}
event-drew-card = { $seat } берёт карту «{ $card }».
event-discarded = { $seat } сбрасывает карту «{ $card }».
event-reshuffled = Сброс перетасован: теперь это колода действий.
event-calamity = { $seat } берёт карту напасти и показывает её.
event-rolled-black = На чёрном кубике { $die }; вместе со Временем { $total }.
event-threat = Карта «{ $card }» ложится в ячейку { $slot } шкалы угрозы.
event-threat-gone = Карта «{ $card }» уходит со шкалы угрозы.
event-moves = { $count ->
    [one] У игрока { $seat } { $count } очко перемещения.
    [few] У игрока { $seat } { $count } очка перемещения.
   *[many] У игрока { $seat } { $count } очков перемещения.
}
event-stepped = { $seat } идёт на клетку { $cell }.
event-stopped = { $seat } останавливается на клетке { $cell }.
event-placed = { $seat } теперь на клетке { $cell }.
event-walked-off = { $seat } уходит со страницы.
event-defeated = { $seat } без сил: друзья оттаскивают за хвост в укрытие.
event-returned = { $seat } снова в деле, на клетке { $cell }.
event-test = { $seat } проходит проверку: { $attribute } против { $difficulty }.
event-opposed = { $seat } вступает в состязание: { $attribute } против { $difficulty } и чёрного кубика.
event-played = { $seat } играет карту «{ $card }».
event-rolled = { $seat } бросает кубики: белый { $white }, чёрный { $black }.
event-passed = { $seat } набирает { $total } против { $difficulty }: успех.
event-failed = { $seat } набирает { $total } против { $difficulty }: провал.
event-no-card = У игрока { $seat } нет карты для проверки: провал.
event-hostile = Начинается вражда: враги идут и атакуют.
event-peaceful = Наступает мир: враги не перемещаются и не атакуют, с ними можно разговаривать.
event-encounter = Встреча: { $encounter }.
event-comes = Появляется { $enemy } { $letter }, клетка { $cell }.
event-pursuer = Следом за вами приходит { $enemy } { $letter }.
event-replaced = { $enemy } уступает место и уходит.
event-talked = { $seat } уговаривает { $enemy-acc }.
event-recovered = { $seat } приходит в себя: состояние «{ $status }» снято.
event-scavenged = { $seat } переворачивает жетон поиска.
event-found = { $seat } находит: { $good } ({ $count }).
event-gained-item = { $seat } получает вещь «{ $item }».
event-broken = Вещь «{ $item }» сломана.
event-scrapped = { $seat } разбирает на Хлам вещь «{ $item }».
event-supply = Вещь «{ $item }» идёт на склад колонии.
event-equipped = { $seat } надевает вещь «{ $item }».
event-stowed = { $seat } убирает в рюкзак вещь «{ $item }».
event-gave = { $seat } отдаёт вещь «{ $item }» игроку { $partner }.
event-threw-away = { $seat } выбрасывает вещь «{ $item }».
event-batteries = { $count ->
    [one] { $seat } берёт { $count } батарейку.
    [few] { $seat } берёт { $count } батарейки.
   *[many] { $seat } берёт { $count } батареек.
}
event-charged = { $seat } вставляет батарейку в вещь «{ $item }».
event-ability = { $seat } применяет умение «{ $ability }».
event-inspired = { $seat } подбадривает игрока { $partner } картой.
event-inspired-card = { $seat } подбадривает игрока { $partner } картой «{ $card }».
event-attacked = { $seat } бьёт { $enemy-acc }.
event-shot-at = { $seat } стреляет в { $enemy-acc }.
event-enemy-wounded = { $count ->
    [one] { $enemy } получает { $count } рану.
    [few] { $enemy } получает { $count } раны.
   *[many] { $enemy } получает { $count } ран.
}
event-enemy-defeated = { $enemy } терпит поражение и убегает.
event-enemy-left = { $enemy } уходит.
event-loot = { $seat } берёт добычу этой встречи.
event-enemy-turn = Ходят враги, сверху вниз.
event-enemy-acts = { $enemy } действует по угрозе { $value }.
event-enemy-moves = { $enemy } идёт на клетку { $cell }.
event-enemy-targets = { $enemy } нападает на игрока { $seat }, сила атаки { $strength }.
event-enemy-waits = { $enemy } ни до кого не достаёт.
event-hurt = { $count ->
    [one] { $seat } получает { $count } рану.
    [few] { $seat } получает { $count } раны.
   *[many] { $seat } получает { $count } ран.
}
event-poisoned = { $count ->
    [one] { $seat } получает { $count } ядовитую рану.
    [few] { $seat } получает { $count } ядовитые раны.
   *[many] { $seat } получает { $count } ядовитых ран.
}
event-missed = { $seat } уходит от удара без ран.
event-cancelled = { $seat } отменяет попадание.
event-wound-cancelled = { $seat } отменяет рану.
event-status = Игрок { $seat } получает состояние «{ $status }».
event-status-gone = С игрока { $seat } снято состояние «{ $status }».
event-healed = { $count ->
    [one] { $seat } снимает { $count } рану.
    [few] { $seat } снимает { $count } раны.
   *[many] { $seat } снимает { $count } ран.
}
event-converted = Яд больше не мучит игрока { $seat }: его раны теперь обычные.
event-threats-cleared = Все карты угрозы уходят со шкалы.
event-task = Начинается общее дело: { $attribute }, сложность { $difficulty }.
event-contributed = { $seat } вкладывает в общее дело карту «{ $card }»; на его шкале теперь { $value }.
event-task-passed = Общее дело сделано.
event-left-page = Отряд уходит со страницы.
event-travelled = Отряд идёт { $location-to }.
event-rested = Отряд устраивает привал.
event-repaired = Починено: { $item }.
event-environment = Теперь действует: { $environment }.
event-environment-gone = Больше не действует: { $environment }.
event-discovery = Открытие: { $discovery }.
event-banished = Навсегда вне игры: { $discovery }.
event-lifted = { $seat } поднимает тяжесть.
event-dropped = { $seat } кладёт тяжесть.
event-trap = Захлопывается мышеловка.
event-mission-succeeded = «{ $mission }» — сделано.
event-mission-failed = «{ $mission }» — не в этот раз.
event-goal = Личная цель выполнена: { $hero }.
event-won = Достигнуты четыре личные цели. Кампания выиграна.
event-lost = Колония погибла.
event-endless = Кампания продолжается без конца.
event-danger = Опасность дома: { $total }. Итог: { $danger }.
event-built = Колония строит: { $item }.
event-learned = { $seat } учит умение «{ $ability }».
event-forgot = { $seat } отказывается от умения «{ $ability }».
event-decided = { $seat } выбирает: { $page }
event-agreed = Отряд выбирает: { $page }
event-voted = { $seat } предлагает: { $wish }.
event-overruled = Мнения разошлись, решает { $seat }: { $wish }.
event-homeward = Отряд отправляется домой.
event-road = { $count ->
    [one] Впереди { $count } дорожная карта.
    [few] Впереди { $count } дорожные карты.
   *[many] Впереди { $count } дорожных карт.
}
event-road-card = На дороге: { $vehicle }.
event-hull = Корпус: { $value }.
event-wreck = Крушение. Отряд застрял на полпути.
event-arrived = Отряд теперь { $location-at }.
event-peeked = Под жетоном: { $good } ({ $count }).
event-peeked-encounter = Следующая карта встречи: { $encounter }.
event-peeked-threat = Следующая карта угрозы в колоде: { $card }.
event-peeked-page = { $number ->
    [0] { $location }: напасти нет.
    [one] { $location }: напасть приходит на { $number }.
    [few] { $location }: напасть приходит на { $number }.
   *[many] { $location }: напасть приходит на { $number }.
}
event-peeked-title = Страница { $folio } называется «{ $page }».
event-peeked-calamity = { $number ->
    [0] Страница { $folio }: напасти там нет.
    [one] Страница { $folio }: напасть приходит на { $number }.
    [few] Страница { $folio }: напасть приходит на { $number }.
   *[many] Страница { $folio }: напасть приходит на { $number }.
}
event-used = { $seat } использует вещь «{ $item }».
event-stood-in = { $seat } принимает атаку вместо игрока { $partner }.
event-over = Партия окончена.
event-asked-for = { $seat } просит у игрока { $partner } вещь «{ $item }».
event-asked-battery = { $seat } просит у игрока { $partner } батарейку.
event-gave-up = Отряд бросает задание и идёт домой.
event-brought-up = { $seat } предлагает вернуться домой.
event-turn-back = После этого хода отряд обсудит возвращение домой: так хочет { $seat }.
event-aimed = { $enemy } на прицеле: следующая атака на эту цель +2.
event-vehicle = Погоня: { $vehicle }.
event-vehicle-gone = Погоня отстаёт: { $vehicle }.

# Почему нельзя

refuse-over = Партия окончена.
refuse-setting-up = Партию ещё только готовят.
refuse-not-your-turn = Сейчас ходит { $seat }.
refuse-not-now = Сейчас этого сделать нельзя.
refuse-taken = За этого персонажа уже кто-то играет.
refuse-not-held = Карты «{ $card }» у вас на руке нет.
refuse-not-playable = Карту «{ $card }» сыграть нельзя: чёрные карты ни за что не платят.
refuse-no-first = Карта «{ $card }» не показывает нужную характеристику и не белая, первой она быть не может.
refuse-no-match = Карта «{ $card }» не совпадает с первой ни цветом, ни числом.
refuse-no-way = Этих карт не хватит ни на один шаг.
refuse-no-points = До клетки { $cell } не хватает очков перемещения.
refuse-wall = Путь на клетку { $cell } закрывает сплошная белая линия.
refuse-not-beside = Клетка { $cell } не соседняя с вашей.
refuse-tangled = Пока на вас Путы, перемещаться нельзя.
refuse-hostile = Пока вражда, разговаривать нельзя.
refuse-peaceful = Пока мир, нападать нельзя.
refuse-no-talk = С этим врагом разговаривать нельзя.
refuse-not-here = Этого нет на вашей клетке.
refuse-scared = Пока на вас Испуг, нельзя ни бить в ближнем бою, ни разговаривать.
refuse-not-sick = На вас нет такого негативного состояния.
refuse-no-find = Такого жетона на вашей клетке нет.
refuse-blinded = Пока у вас Пыль в глазах, искать нельзя.
refuse-no-ability = У вашего персонажа нет этого умения.
refuse-white-cards = Ваших белых карт не хватает на цену умения.
refuse-used = Это вы уже использовали; пока больше нельзя.
refuse-home-raised = Вы уже предлагали вернуться; снова это можно, когда начнётся следующий ход.
refuse-home-waits = О возвращении домой поговорят сразу после этого хода.
refuse-between-turns = Предложить возвращение домой можно только между ходами.
refuse-too-many = У игрока { $seat } больше двух карт: подбодрить его нельзя.
refuse-yourself = Это должен быть другой игрок.
refuse-no-item = Вещи «{ $item }» здесь нет.
refuse-not-equipped = Вещь «{ $item }» не надета.
refuse-no-room = Для вещи «{ $item }» нет места.
refuse-out-of-range = До цели не достать.
refuse-no-sight = Отсюда цели не видно.
refuse-no-task = Нет общего дела, которому это помогло бы.
refuse-not-at-task = Этим общим делом занимаются на другой клетке.
refuse-no-heavy = Тяжести здесь нет.
refuse-carrying = Вы уже несёте тяжесть.
refuse-not-carrying = Вы не несёте тяжести.
refuse-no-exit = На вашей клетке нет выхода.
refuse-exit-closed = Этот выход закрыт.
refuse-other-exit = Другие ушли другим выходом, а он один на всех.
refuse-page-pending = В конце этого хода книга пошлёт отряд дальше; до тех пор выходы закрыты.
refuse-no-info = Здесь нечего читать ещё раз.
refuse-moved-here = Вы начали действия на другой клетке: эту запись читают снова, только когда входят сюда.
refuse-kept-from = Этого не позволяет временный эффект.
refuse-forbidden = Правила этой страницы это запрещают.
refuse-no-target = Применить это здесь не к кому и не к чему.
refuse-no-scrap = На это не хватает Хлама.
refuse-no-food = На это не хватает Еды.
refuse-not-white = Карта «{ $card }» не белая, а за умения платят только белыми.
refuse-on-road = В дороге этого сделать нельзя.
refuse-not-driven = Сначала надо пройти проверку дорожной карты.
refuse-hull-full = Корпус цел.
refuse-no-battery = Свободной батарейки нет.
refuse-no-charge = В вещь «{ $item }» больше батареек не вставить.
refuse-not-together = Игрока { $seat } нет на вашей клетке.
refuse-no-broken = Среди сломанных вещей такой нет.
refuse-choice-closed = Сейчас книга этого не предлагает.
refuse-choice-cost = Заплатить полную цену вам нечем.
refuse-too-many-built = Колония мала для ещё одной постройки: одна на каждых полных троих жителей.
refuse-not-optional = От этой проверки не отказаться: подходящую карту придётся сыграть.
refuse-must-play = На руке нет карты, которой можно начать эту проверку.
