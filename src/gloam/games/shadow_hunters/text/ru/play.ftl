### Слова «Охотников за тенями» во время игры: варианты, вопросы, события, отказы.

seat-nobody = никто

phase-setup = Подготовка
phase-move = Движение
phase-area = Действие локации
phase-attack = Атака

## Варианты: коротко, как на кнопке

verb-pass = Пропустить
verb-roll = Бросить кубики
verb-roll-twice = Бросить дважды («{ card-mystic_compass }»)
verb-teleport = Телепортироваться { $area-to }
verb-lightning = «Молния»: { $seat }
verb-demolish = «Разрушение»: { $seat }
verb-first = Идти по первому броску
verb-second = Идти по второму броску
verb-go = Идти { $area-to }
verb-use = Использовать эту локацию
verb-use-cabin = Взять карту Отшельника и передать её
verb-use-gate = Взять карту из любой колоды
verb-use-church = Взять белую карту
verb-use-cemetery = Взять чёрную карту
verb-use-woods = Нанести 2 урона или исцелить 1
verb-use-altar = Забрать карту снаряжения
verb-draw = Взять карту из колоды «{ $deck }»
verb-hurt = Нанести 2 урона: { $seat }
verb-heal = Исцелить 1 урон: { $seat }
verb-take = Забрать карту «{ $card }»
verb-hand = Передать карту Отшельника: { $seat }
verb-nothing = Сказать «Ничего не происходит»
verb-show = Показать карту персонажа
verb-suffer = Получить 1 урон
verb-suffer-exorcism = Получить 2 урона
verb-suffer-lesson = Получить 2 урона
verb-recover = Исцелить 1 урон
verb-give = Отдать карту «{ $card }»
verb-unveil = Раскрыться и исцелить весь урон
verb-choose = Выбрать: { $seat }
verb-choose-blessing = Исцелить на бросок к6: { $seat }
verb-choose-first_aid = Урон станет равен 7: { $seat }
verb-choose-spider = По 2 урона вам и игроку { $seat }
verb-choose-bat = 2 урона игроку { $seat }, вам — исцелить 1
verb-choose-doll = Бросить к6 против игрока { $seat }
verb-attack = Атаковать: { $seat }
verb-attack-all = Атаковать всех в зоне атаки
verb-strike = Раскрыться и нанести «Копьём Лонгина» на 2 урона больше
verb-rob = Забрать карту «{ $card }» вместо урона
verb-plunder = Забрать всё снаряжение погибшего
verb-suck = Раскрыться и исцелиться («Глоток крови»)
verb-counter = Контратаковать
verb-feast = Получить 2 урона и атаковать снова
verb-loot = Взять карту «{ $card }» как трофей
verb-reveal = Раскрыть своего персонажа
verb-mothers-love = «Материнская любовь»: исцелить весь урон

## Вопросы. Тайные (rob, suck, counter, feast, spear) получают и те, кто может лишь пропустить:
## они подходят всем и не намекают ни на какого персонажа.

ask-move = Ваш ход: бросьте кубики, чтобы двигаться, или примените способность. Способность раскрывает вас.
ask-result = Вы бросили дважды: по какому из двух результатов идти?
ask-area-choice = Выпала сумма 7: выберите, в какую локацию идти.
ask-use = { $area }: что вы здесь сделаете?
ask-deck = { $area }: из какой колоды взять верхнюю карту?
ask-woods = { $area }: нанести кому-то 2 урона или исцелить кому-то 1 урон?
ask-altar = { $area }: какую карту снаряжения вы заберёте?
ask-hand = Вы прочли карту «{ $card }». Кому передать её рубашкой вверх?
ask-hermit = { $giver } передаёт вам карту «{ $card }». Что вы ответите?
ask-unveil = Ваша карта — «{ $card }»: некоторые персонажи могут раскрыться и исцелить весь урон. Что вы сделаете?
ask-blessing = Карта «{ $card }»: выберите другого игрока, он исцелит столько урона, сколько вы выбросите на к6.
ask-first-aid = Карта «{ $card }»: чей урон станет равен 7? Можно выбрать себя.
ask-spider = Карта «{ $card }»: выберите игрока, и он, и вы получите по 2 урона.
ask-bat = Карта «{ $card }»: выберите игрока, он получит 2 урона, а вы исцелите 1 урон.
ask-doll = Карта «{ $card }»: выберите игрока и бросьте к6: при 1–4 он получит 3 урона, при 5–6 их получите вы.
ask-goblin = Карта «{ $card }»: какую карту снаряжения вы украдёте?
ask-banana-card = Карта «{ $card }»: какую свою карту снаряжения вы отдадите?
ask-banana-seat = Кому отдать карту «{ $card }»?
ask-attack = Выберите, кого атаковать, или пропустите атаку, если это можно.
ask-attack-roll = Вы атакуете. Цель атаки: { $targets }. Сделайте бросок.
ask-spear = Ваша атака попала. Цель атаки: { $targets }. Хотите что-нибудь сделать до подсчёта урона? Способность раскрывает вас.
ask-rob = Сейчас вы нанесёте игроку { $target } урон: { $amount }. Хотите сначала что-нибудь сделать? Способность раскрывает вас.
ask-suck = Вы нанесли урон. Хотите что-нибудь сделать? Способность раскрывает вас.
ask-loot = { $dead } погибает: какую карту вы возьмёте?
ask-plunder = { $dead } погибает: что вы возьмёте?
ask-counter = { $attacker } атакует вас. Хотите что-нибудь сделать? Способность раскрывает вас.
ask-feast = Ваша атака завершена. В живых: { $targets }. Хотите что-нибудь сделать, прежде чем ход продолжится? Способность раскрывает вас.

## Перед выбором: чего он стоит, кого касается, что бросают или берут. Коротко, без точки.

foretell-attack-dice = бросок обоих кубиков: урон равен разности, при равных — промах
foretell-sure-hit = бросок к{ $sides }: попадание наверняка
foretell-more = при попадании урон игроку { $seat } больше на { $count }
foretell-less = при попадании урон игроку { $seat } меньше на { $count }
foretell-unhurt = { $seat } не получит урона
foretell-hits = цели: { $targets }
foretell-rolled-damage = урон по броску к{ $sides }; один раз за партию
foretell-reveals = все узнают, кто вы
foretell-answers = { $seat } прочтёт карту и ответит на неё; остальные её не увидят
foretell-heals =
    { $count ->
        [0] исцелять нечего
        [one] исцеление: { $count } урон
        [few] исцеление: { $count } урона
        [many] исцеление: { $count } урона
       *[other] исцеление: { $count } урона
    }

## События. Имена игроков не склоняются, род игрока неизвестен.

event-role = Ваш персонаж: { $role }.
event-start = Первый ход делает { $who }.
event-turn = Ходит { $who }.
event-extra-turn = { $who } делает дополнительный ход.
event-guard-ends = Карта «{ card-guardian_angel }» больше не защищает игрока { $who }.
event-move-roll = { $who } бросает кубики: { $d4 } + { $d6 } = { $total }.
event-roll-again = { $who } уже { $area-at }. Новый бросок.
event-moved = { $who } идёт { $area-to }.
event-teleported = { $who } телепортируется { $area-to }.
event-used = { $who } использует локацию: { $area }.
event-declined = { $who } не использует локацию: { $area }.
event-deck = { $who } выбирает колоду: { $deck }.
event-hermit-drawn = { $who } берёт карту Отшельника и тайно её читает.
event-hermit-read = Вы взяли карту «{ $card }». Больше никто её не видит.
event-hermit-handed = { $who } передаёт карту Отшельника игроку { $to }.
event-hermit-received = { $from } передаёт вам карту «{ $card }».
event-hermit-answered = { $who } отвечает на карту Отшельника (отправитель: { $from }): { $result }.
event-shown-role = Персонаж на карте, которую показывает вам { $who }: { $role }.
event-drawn = { $who } берёт карту «{ $card }».
event-equipped = { $who } теперь владеет картой «{ $card }».
event-no-effect = Карта «{ $card }» ничего не даёт игроку { $who }.
event-damage =
    { $amount ->
        [one] { $who } получает { $amount } урон от игрока { $source } ({ $cause }).
        [few] { $who } получает { $amount } урона от игрока { $source } ({ $cause }).
        [many] { $who } получает { $amount } урона от игрока { $source } ({ $cause }).
       *[other] { $who } получает { $amount } урона от игрока { $source } ({ $cause }).
    }
event-unhurt = { $who } не получает урона ({ $cause }).
event-healed =
    { $amount ->
        [0] У игрока { $who } нет урона, исцелять нечего ({ $cause }).
        [one] { $who } исцеляет { $amount } урон ({ $cause }).
        [few] { $who } исцеляет { $amount } урона ({ $cause }).
        [many] { $who } исцеляет { $amount } урона ({ $cause }).
       *[other] { $who } исцеляет { $amount } урона ({ $cause }).
    }
event-marker = Карта «{ card-first_aid }»: урон игрока { $who } теперь равен { $amount }.
event-stolen = { $who } забирает карту «{ $card }» у игрока { $from }.
event-offered = { $who } расстаётся с картой «{ $card }».
event-given = { $who } отдаёт карту «{ $card }» игроку { $to }.
event-looted = { $who } берёт у игрока { $from } трофей: карту «{ $card }».
event-discarded = Карта «{ $card }» уходит в сброс.
event-attack = { $who } атакует. Цель атаки: { $targets }.
event-counter = { $who } контратакует игрока { $target }.
event-feast = «{ role-charles-ability }»: { $who } получает 2 урона, чтобы атаковать снова.
event-attack-roll = { $who } бросает кубики: { $d4 } и { $d6 }, базовый урон { $base }.
event-masamune-roll = { $who } бросает только к4 (карта «{ card-masamune }»): базовый урон { $d4 }.
event-miss = { $who } промахивается.
event-roll-d6 = { $who } бросает к6 ({ $cause }): { $d6 }.
event-roll-d4 = { $who } бросает к4 ({ $cause }): { $d4 }.
event-dynamite-roll = «{ card-dynamite }»: { $who } бросает { $d4 } и { $d6 }, сумма { $total }.
event-exploded = Взрыв { $area-at }.
event-nothing-to-take = { $who } ничего не берёт: больше ни у кого нет снаряжения.
event-hurt-self =
    { $amount ->
        [one] { $who } получает { $amount } урон ({ $cause }).
        [few] { $who } получает { $amount } урона ({ $cause }).
        [many] { $who } получает { $amount } урона ({ $cause }).
       *[other] { $who } получает { $amount } урона ({ $cause }).
    }
event-woods = { $who } взывает к Колдовскому лесу: урон игроку { $target }.
event-revealed = { $who } раскрывается. Персонаж: { $role }.
event-died = { $who } погибает (персонаж: { $role }). Убийца: { $killer }.
event-lightning = { $who } применяет способность «{ role-franklin-ability }» к игроку { $target }.
event-demolish = { $who } применяет способность «{ role-george-ability }» к игроку { $target }.
event-mothers-love = { $who } применяет способность «{ role-allie-ability }».
event-reshuffled = Сброс перемешан и стал новой колодой: { $deck }.
event-protected = До своего следующего хода { $who } не получает урона от атак: защищает карта «{ card-guardian_angel }».
event-extra-due = После этого хода { $who } ходит ещё раз.
event-over = Партия окончена. Победа: { $winners }.
event-truth = Персонаж игрока { $who }: { $role }.
event-aside = Отложенный персонаж: { $role }.
event-chosen = { $who } применяет карту «{ $card }» к игроку { $target }.

## Причины: как они названы при уроне, исцелении и бросках

cause-attack = атака
cause-woods = { area-woods }
cause-spider = «{ card-spider }»
cause-bat = «{ card-bat }»
cause-dynamite = «{ card-dynamite }»
cause-doll = «{ card-doll }»
cause-flare = «{ card-flare }»
cause-hermit = карта Отшельника
cause-banana = «{ card-banana }»
cause-lightning = «{ role-franklin-ability }»
cause-demolish = «{ role-george-ability }»
cause-feast = плата за «{ role-charles-ability }»
cause-holy_water = «{ card-holy_water }»
cause-blessing = «{ card-blessing }»
cause-chocolate = «{ card-chocolate }»
cause-advent = «{ card-advent }»
cause-ritual = «{ card-ritual }»
cause-suck_blood = «{ role-vampire-ability }»
cause-mothers_love = «{ role-allie-ability }»
result-nothing = «Ничего не происходит»
result-shown = тайно показана карта персонажа
result-hurt_1 = 1 урон
result-hurt_2 = 2 урона
result-healed = исцеление
result-gave = отдано снаряжение

## Отказы: их читает только тот, кто спросил

refuse-game-over = Партия окончена, решать больше нечего.
refuse-you-are-dead = Вы погибли и больше не участвуете в этой партии. Можно досмотреть её до конца.
refuse-not-asked = Сейчас вас ни о чём не спрашивают. Дождитесь своего хода или вопроса к вам.
refuse-not-this-question = Это не ответ на заданный вам вопрос. Выберите один из показанных вариантов.
refuse-target-dead = { $seat } уже вне игры: погибших выбирать нельзя. Выберите живого игрока.
refuse-already-revealed = Вы уже раскрыты. Скрыться снова нельзя.
refuse-daniel-cannot-reveal = Дэниел не раскрывается по своей воле. Вы раскроетесь, когда погибнет другой персонаж.
refuse-closed-stretch = Сейчас разыгрывается атака или другой урон. Сделайте это, когда всё закончится, в ближайший открытый момент.
refuse-not-your-ability = Ваш персонаж этого сейчас не может. Выберите один из показанных вариантов.
refuse-ability-used-up = Вы уже применили свою способность. Она действует один раз за партию.
refuse-already-there = Вы уже здесь: { $area }. Остаться на месте нельзя, выберите другую локацию.
refuse-not-yourself = Себя здесь выбрать нельзя. Выберите другого игрока.
refuse-own-equipment = Карта «{ $card }» и так ваша. Выберите карту другого игрока.
refuse-nobody-owns = Карты «{ $card }» нет ни у кого из других игроков. Выберите карту, которая лежит перед кем-то из них.
refuse-card-not-for-you = Вашему персонажу карта «{ $card }» ничего не даёт. Пропустите: со стороны это выглядит как отказ.
refuse-must-give-equipment = У вас есть снаряжение, поэтому одну карту надо отдать. Урон получает лишь тот, у кого снаряжения нет.
refuse-you-do-not-own = Карты «{ $card }» у вас нет. Выберите одну из своих карт снаряжения.
refuse-must-loot = От трофея отказаться нельзя. Выберите карту.
refuse-not-on-the-dead = Карты «{ $card }» у погибшего не было. Выберите из тех, что лежат перед ним.
refuse-spear-not-for-you = Карта «{ card-spear }» помогает только Охотникам, а вы не Охотник. Пропустите: атака попала и без неё.
refuse-must-move = Пропустить движение нельзя. Бросьте кубики.
refuse-no-compass = Карты «{ card-mystic_compass }» у вас нет, поэтому бросок один.
refuse-teleport-off-board = Вы вне поля, и соседней локации у вас ещё нет. Для первого движения бросьте кубики.
refuse-not-adjacent = Отсюда туда телепортироваться нельзя: { $area }. Выберите соседнюю локацию или бросьте кубики.
refuse-roll-to-move = Просто выбрать локацию нельзя. Бросьте кубики: выбор даёт сумма 7.
refuse-must-show = На этой карте нет условия. Покажите карту персонажа отправителю.
refuse-nothing-to-show = Эта карта не просит показать персонажа. Выполните её или, если условие не про вас, скажите «Ничего не происходит».
refuse-card-fits-you = Условие карты верно для вас. Вы обязаны её выполнить.
refuse-card-does-not-fit = Условие карты для вас неверно. Скажите «Ничего не происходит».
refuse-not-what-the-card-says = Карта требует другого. Выберите один из показанных вариантов.
refuse-masamune-forces = У вас карта «{ card-masamune }», и в вашей зоне атаки кто-то есть. Вы обязаны атаковать.
refuse-one-target-only = Атаковать можно только одного игрока. Сразу всех в зоне атаки атакует лишь владелец карты «{ card-machine_gun }».
refuse-machine-gun-spares-nobody = У вас карта «{ card-machine_gun }»: вы атакуете сразу всех в своей зоне атаки и выбрать одного не можете.
refuse-off-board = { $seat } пока вне поля и не входит ни в чью зону атаки.
refuse-too-near = { $seat } слишком близко для карты «{ card-handgun }». Вы здесь: { $area }; атаковать можно только вне этой пары локаций ({ $area } и { $partner }).
refuse-out-of-range = { $seat } вне вашей зоны атаки. Вы здесь: { $area }; в зоне атаки { $area } и { $partner }.
refuse-target-does-not-own = У этого игрока нет карты «{ $card }». Возьмите карту, которая лежит перед ним.
refuse-too-late-to-heal = Ваш урон достиг здоровья персонажа: исцелиться уже нельзя.
refuse-must-choose = Начатое нужно довести до конца: выберите один из вариантов.
refuse-dead-ability = Вы погибли. У погибшего персонажа нет способности, даже если она не была применена.
refuse-setting-up = Первый ход ещё не начался. Сначала завершается быстрый старт: каждый игрок получает карту Отшельника.
refuse-not-your-turn = Сейчас ходит { $seat }. Это можно сделать только в свой ход.
refuse-wrong-step = Сейчас другой этап вашего хода. Сначала движение, потом действие локации, потом атака: каждое один раз и в этом порядке.
refuse-another-moment = Сейчас это невозможно. Когда возможно, сказано в правиле.
refuse-heals-by-itself = Вы раскрыты, и исцеление происходит само, когда вы наносите урон. Выбирать нечего.
refuse-one-roll = Вы начали с одного броска. Применять ли карту «{ card-mystic_compass }», решают до первого броска.
refuse-two-results = Выбирать между двумя результатами не из чего. Два броска и выбор даёт только карта «{ card-mystic_compass }».
refuse-choose-result = Вы бросили дважды. Выберите, по какому из двух результатов двигаться.
refuse-choose-area = У вас выпало 7. Выберите локацию, в которую идёте.
refuse-area-once = Действие локации уже начато. Локацию, в которую вы вошли, можно использовать один раз за ход.
refuse-deck-at-gate = Колоду выбирают, только используя локацию «{ area-gate }».
refuse-deck-chosen = Колода выбрана, и карта из неё взята. Изменить выбор нельзя.
refuse-at-the-woods = Так нанести урон или исцелить можно, только используя локацию «{ area-woods }».
refuse-at-the-altar = Взять чужое снаряжение можно, только используя локацию «{ area-altar }» или по тексту карты.
refuse-no-hermit-card = У вас нет карты Отшельника, которую можно передать. Её передаёт тот, кто только что её взял.
refuse-no-card-received = У вас нет карты Отшельника, на которую нужно ответить. Отвечает тот, кому её передали.
refuse-must-answer = На карту Отшельника нужно ответить. Подтвердите её действие, даже если ничего не происходит.
refuse-nothing-to-give = Отдать нечего: снаряжения у вас нет, поэтому вы получаете урон.
refuse-no-card-drawn = Сейчас нет взятой вами карты, которая этого требует.
refuse-not-at-will = Снаряжение нельзя отдать просто так. Оно переходит к другому, только если так велит правило или карта.
refuse-declare-first = Сначала выберите, кого атакуете, потом бросайте кубики. Если атаковать не обязательно, можно пропустить.
refuse-must-roll = Атака объявлена. Бросьте кубики.
refuse-one-attack = В этот ход вы уже атакуете. Второй атаки не будет.
refuse-feast-once = Это уже повторная атака. «Кровавый пир» даёт один повтор за ход.
refuse-no-loot = Трофея нет. Карту берёт тот, от чьей руки только что погиб персонаж со снаряжением.
