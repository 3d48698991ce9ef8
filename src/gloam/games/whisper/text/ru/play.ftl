### Слова «Шёпота за стеной» во время игры: варианты, вопросы, события, отказы.

## Варианты: коротко, как на кнопке

verb-pass = Пас
verb-be = Убийца: { $killer }
verb-pick = Жертва: { $victim }
verb-move = { $victim }: перемещение
verb-calm = { $victim }: успокоиться
verb-special = { $victim }: { $item }
verb-ability = { $victim }: особое действие
verb-underground = { $victim }: тайный ход
verb-clear = { $victim }: расчистить
verb-repair = { $victim }: ремонт
verb-repair-with = { $victim }: ремонт, { $item }
verb-rummage = { $victim }: обыск
verb-use = { $victim }: { $item }
verb-drill = { $victim }: шаг, { plan-fire-drill }
verb-trade = { $victim }: обмен, { $partner }
verb-loot = { $victim }: взять { $item } ({ $body })
verb-wait = Пока больше ничего
verb-end = Закончить действия
verb-reward = План: { $plan }
verb-go = Идти { $location-to }
verb-stop = Остановиться здесь
verb-open = Расчистить: { $passage }
verb-tear = Убрать гнездо { $location-at }
verb-give = Отдать: { $item }
verb-want = Попросить: { $item }
verb-send = Предложить обмен
verb-drop = Отказаться от обмена
verb-accept = Принять
verb-decline = Отклонить
verb-keep = Оставить: { $item }
verb-discard = Сбросить: { $item }
verb-hand = Снаряжение: { $victim }
verb-mark = Отметить пункт: { $plan }
verb-play = Сыграть: { $kcard }
verb-pay = Заплатить: { $kcard }
verb-lose = Сбросить: { $kcard }
verb-search = Поиск
verb-run = Бежать, сперва { $location-to }
verb-sense = Прислушаться
verb-block = Баррикада: { $passage }
verb-lift = Снять баррикаду: { $passage }
verb-zone = { $zone }
verb-at = { $location }
verb-victim = { $victim }
verb-item = { $item }
verb-passage = { $passage }
verb-choose = { $choice }
verb-defend = Защита: { $item }
verb-defender = Защищается { $victim }
verb-escape = Уйти { $location-to }
verb-charm = Использовать: { $item }
verb-stakeout = { $plan }: узнать зону
verb-nest = Перенести гнездо: { $location }

## Вопросы

ask-killer = Кем из убийц вы будете?
ask-pick = Какую жертву вы берёте?
ask-action = Что дальше делают ваши жертвы?
ask-step = Куда идёт { $victim }?
ask-clear = Что расчищает { $victim }?
ask-target = Выберите для этого действия.
ask-keep = { $victim } находит: { $item }. Оставить?
ask-limit = { $victim } держит больше трёх предметов. Какой сбросить?
ask-trade = Что вы предлагаете и что хотите взамен?
ask-offer = Принять обмен целиком?
ask-hand = Какая жертва получает снаряжение?
ask-equipment = Какую из карт оставляет { $victim }?
ask-plan = Отметить пункт плана?
ask-reward = Выберите для плана.
ask-instant = Играйте мгновенные карты, одну за другой, или переходите дальше.
ask-cost = Какой картой заплатить за карту «{ $kcard }»? Жертвы её не увидят.
ask-card = Выберите для этой карты.
ask-main = Сыграйте карту усиления или сделайте до двух простых действий: шаг, поиск.
ask-walk = Куда вы идёте?
ask-long = Сыграйте карту долгого плана или ни одной.
ask-stalk = Куда вы крадётесь? Никто этого не видит.
ask-block = На каком проходе ставите баррикаду?
ask-lift = Баррикад больше нет. С какого прохода снять?
ask-nest = Какое гнездо перенести сюда?
ask-attack = Вы атакуете. Сыграйте карту атаки или ни одной.
ask-defender = Убийца атакует, его сила { $strength }. Кто защищается?
ask-defence = Убийца атакует с силой { $strength }, защищается { $victim }. Использовать предмет для защиты или никакого?
ask-escape = Столкновение окончено. { $victim } уходит на шаг или остаётся?
ask-lose = У вас слишком много карт. Какую сбросить?
ask-charm = Приближается страх; под ударом может оказаться { $victim }. Используйте { item-charm }, если страх достаёт и оберег на руках, или спасуйте.
ask-stakeout = Убийца ушёл в скрытность. Используйте план «{ plan-stakeout }», если он у вас есть, или спасуйте.
ask-patience = Здесь никого. Сделать шаг или остаться?
ask-ears = Здесь никого. Прислушаться или нет?

## События

event-first = За жертв теперь говорит игрок { $seat }.
event-killer = Убийца: { $killer }.
event-victim = В игре { $victim }, играет { $seat }.
event-picked = Игрок { $seat } берёт: { $victim }.
event-round = Раунд { $round }: ход жертв. Шума больше нет.
event-rescue =
    { $cells ->
        [0] Помощь пришла.
        [one] Помощь в пути. Осталось { $cells } деление.
        [few] Помощь в пути. Осталось { $cells } деления.
       *[other] Помощь в пути. Осталось { $cells } делений.
    }
event-escaped = { $victim } спасается: { $location }.
event-stepped = { $victim } идёт { $location-to }.
event-calmed = Без страха: { $victims }.
event-healed = { $victim } снова на ногах.
event-cleared = Проход расчищен: { $passage }.
event-nest-gone = Гнезда { $location-at } больше нет.
event-acted = { $victim }: { $action }.
event-used = { $victim } использует: { $item }.
event-gears =
    { $count ->
        [0] Шестерёнок не прибавилось. На передатчике: { $gears }.
        [one] Плюс { $count } шестерёнка ({ $victim }). На передатчике: { $gears }.
        [few] Плюс { $count } шестерёнки ({ $victim }). На передатчике: { $gears }.
       *[other] Плюс { $count } шестерёнок ({ $victim }). На передатчике: { $gears }.
    }
event-noise = Шум { $location-at }.
event-drew = { $victim } берёт: { $item }.
event-kept = { $victim } оставляет: { $item }.
event-discarded = { $victim } сбрасывает: { $item }.
event-trap = Капкан стоит { $location-at } (+{ $bonus }).
event-offered = { $victim } предлагает обмен: { $partner }.
event-declined = Обмен отклонён: { $victim } и { $partner }.
event-gave = { $victim } отдаёт: { $item } ({ $partner }).
event-looted = { $victim } забирает: { $item } ({ $body }).
event-equipped = { $victim } получает снаряжение.
event-marked = Пункт плана «{ $plan }» отмечен. Всего отмечено: { $count }.
event-completed = План «{ $plan }» выполнен.
event-reward = План «{ $plan }» пущен в ход.
event-plans = Ваши планы: { $plan }, { $other }.
event-report = Убийца слышит шум: { $locations-at }.
event-silence = Убийца не слышит ничего.
event-keys = Ключей на доске: { $count }.
event-keys-of = { $victim }, ключей: { $count }.
event-killer-turn = Ход убийцы.
event-revealed = Убийца раскрывается: он { $location-at }.
event-played = Убийца играет карту «{ $kcard }».
event-paid =
    { $count ->
        [one] Убийца платит { $count } картой.
        [few] Убийца платит { $count } картами.
       *[other] Убийца платит { $count } картами.
    }
event-you-paid = Вы платите картой «{ $kcard }».
event-went = Убийца идёт { $location-to }.
event-broke = Убийца ломает баррикаду: { $passage }.
event-placed = Убийца появляется { $location-at }.
event-searched = Убийца ищет { $location-at }.
event-found = Он находит: { $victims }.
event-nobody = Там никого.
event-sense-zone = Чутьё убийцы: кто { $zone-at }?
event-sense-at =
    { $radius ->
        [0] Чутьё убийцы: кто { $location-at }?
        [one] Чутьё убийцы: кто { $location-at } или рядом?
        [few] Чутьё убийцы: кто в радиусе { $radius } — { $location }?
       *[other] Чутьё убийцы: кто в радиусе { $radius } — { $location }?
    }
event-sense-area = Чутьё убийцы: кто здесь — { $locations-at }?
event-sense-blood = Чутьё убийцы: в каких зонах { $filter }?
event-named = Названы: { $victims }.
event-named-in = { $victim } — { $zone-at }.
event-none-named = Не назван никто.
event-fright = Страх расходится ({ $filter }): { $locations-at }.
event-fear = { $victim } в страхе. Жетонов страха: { $count }.
event-scream = { $victim } кричит { $location-at }.
event-charm = { $victim } использует: { $item }. В этот ход страх не действует.
event-blocked = Баррикада поставлена: { $passage }.
event-lifted = Баррикада снята: { $passage }.
event-stealth =
    { $count ->
        [one] Убийца исчезает. Последний раз его видели { $location-at }. Оттуда он мог пройти не больше { $count } шага.
        [few] Убийца исчезает. Последний раз его видели { $location-at }. Оттуда он мог пройти не больше { $count } шагов.
       *[other] Убийца исчезает. Последний раз его видели { $location-at }. Оттуда он мог пройти не больше { $count } шагов.
    }
event-stalked = Незаметно вы идёте { $location-to }.
event-zone = Убийца где-то { $zone-at }.
event-nest = Гнездо свито { $location-at }.
event-nest-moved = Гнезда { $location-at } больше нет: его унесли.
event-slow = Окаменело: { $zone }. В следующий ход жертв Перемещение оттуда — только один шаг.
event-strength = Сила убийцы теперь { $strength }.
event-level = Убийца достигает уровня { $level }. Сила: { $strength }.
event-unlocked = Убийца получает карту «{ $kcard }».
event-you-drew = Вы берёте карту «{ $kcard }».
event-you-lost = Вы сбрасываете карту «{ $kcard }».
event-lost = Убийца сбрасывает карту по своему выбору.
event-defender = Защищается { $victim }; сила убийцы { $strength }.
event-defends = { $victim } использует для защиты: { $item }.
event-rolled =
    { $dice ->
        [one] { $victim } бросает { $dice } кубик: { $total }.
        [few] { $victim } бросает { $dice } кубика: всего { $total }.
       *[other] { $victim } бросает { $dice } кубиков: всего { $total }.
    }
event-die = На кубике { $face }.
event-sprung = Капкан { $location-at } срабатывает: +{ $bonus }.
event-repelled = { $victim } отбивает атаку: { $defence } против { $strength }.
event-wounded = { $victim } получает рану: { $defence } против { $strength }.
event-died = { $victim } умирает.
event-discards = Убийца сбрасывает с колоды карт: { $count }.
event-draws =
    { $count ->
        [one] Убийца берёт { $count } карту.
        [few] Убийца берёт { $count } карты.
       *[other] Убийца берёт { $count } карт.
    }
event-over = { $ending }
event-ability = Действует умение: { $ability }.
event-shuffled = Сброс убийцы стал новой колодой.

## Отказы

refuse-over = Партия окончена.
refuse-setting-up = Партия ещё готовится.
refuse-killers-turn = Сейчас ход убийцы.
refuse-victims-turn = Сейчас ход жертв.
refuse-wait-others = Сперва должен закончить кто-то другой с вашей стороны.
refuse-not-now = Сейчас вы решаете не это.
refuse-not-allowed = Ничего такого здесь не выбрать.
refuse-taken = Эта жертва уже занята: { $victim }.
refuse-not-yours = Эту жертву ведёте не вы: { $victim }.
refuse-not-in-play = Этой жертвы нет в особняке: { $victim }.
refuse-acted = Основное действие этого хода уже совершено: { $victim }.
refuse-not-adjacent = Это не соседняя локация: { $location }.
refuse-barricaded = На пути баррикада: { $passage }.
refuse-squeezed = Протиснуться можно мимо одной баррикады и только в Перемещении: { $passage }.
refuse-no-way = Баррикады не оставляют выхода: { $victim }.
refuse-must-step = Это перемещение ещё не окончено.
refuse-no-special = Своего особого действия нет: { $victim }.
refuse-needs-not-met = Здесь и сейчас это невозможно, чего-то не хватает: { $victim }.
refuse-needs-not-met-item = Здесь и сейчас это не использовать, чего-то не хватает: { $item }.
refuse-not-held = Такой карты нет: { $item }.
refuse-no-such-use = Так это не используют: { $item }.
refuse-nothing-to-clear = На проходах отсюда нет баррикад, и гнезда здесь нет.
refuse-not-at-transmitter = Передатчик не здесь.
refuse-killer-here = Фигурка убийцы стоит { $location-at }.
refuse-repaired-already = В этот ход ремонт уже был.
refuse-transmitter-done = Передатчик готов.
refuse-not-item-place = Обыскивать здесь нечего.
refuse-items-gone = Колода предметов пуста.
refuse-not-all-acted = Основное действие совершили не все жертвы.
refuse-must-end = Все уже действовали: закончите действия или сделайте что-нибудь ещё.
refuse-not-speaker = Это решает ведущий.
refuse-nothing-offered = В этом обмене ничего не меняется.
refuse-own-item = Личную вещь не отдают: { $item }.
refuse-passed-too-often = Эта карта за ход уже дважды меняла хозяина: { $item }.
refuse-declined-before = Это самое предложение в этот ход уже отклонили.
refuse-dropped-too-often = Предложения этой жертве за этот ход уже трижды бросали на полуслове: { $victim }.
refuse-not-among = Этой карты среди взятых нет: { $item }.
refuse-not-fulfilled = Следующий пункт не выполнен: { $plan }.
refuse-no-reward = Сейчас этот план ничего не даёт: { $plan }.
refuse-drill-used = Шага по Учебной тревоге нет: { $victim }.
refuse-no-body = Здесь нет тела с таким именем: { $victim }.
refuse-not-in-hand = На руке нет карты «{ $kcard }».
refuse-wrong-step = Карта «{ $kcard }» — не для этого шага.
refuse-unpaid = Карта «{ $kcard }» стоит других карт: { $count }, а у вас меньше.
refuse-card-needs = Карте «{ $kcard }» нужно то, чего сейчас нет.
refuse-not-itself = Карта «{ $kcard }» сама за себя не платит.
refuse-no-boost-now = После простого действия карту усиления не сыграть.
refuse-ran-already = В этот ход вы уже бежали.
refuse-not-able = Ваш уровень этого не даёт.
refuse-blocked-already = Здесь уже есть баррикада: { $passage }.
refuse-open-for-good = На пунктирной линии баррикад не бывает: { $passage }.
refuse-not-that-passage = До этого прохода не дотянуться: { $passage }.
refuse-must-block = Пока есть свободный проход, баррикаду надо поставить, например: { $passage }.
refuse-no-token = Здесь нет баррикады: { $passage }.
refuse-just-placed = Эту баррикаду для этого не снять: { $passage }.
refuse-not-shortest = Это не на кратчайшем пути: { $location }.
refuse-not-attackable = Защищаться сейчас не может: { $victim }.
refuse-not-defensive = Для защиты это бесполезно: { $item }.
refuse-no-passages = Тайными ходами сейчас не пройти: { $victim }.
refuse-no-trade-partner = Этой жертвы нет в той же локации: { $victim }.
refuse-not-frightened = Этот страх до владельца не достаёт: { $item }.
refuse-no-nest = Гнезда { $location-at } нет.
