### Что говорит веб-стол «Шёпота за стеной» помимо слов игры.

board-title = Особняк без крыши, вид сверху
board-text = Три зоны, шестнадцать комнат. Стрелки ведут из комнаты в комнату; три жертвы стоят над планом.

## Над планом

board-round = Раунд { $round }
board-turn-setup = Перед ночью
board-turn-victims = Ход жертв
board-turn-killer = Ход убийцы
board-level = Уровень убийцы: { $level } из { $levels }
board-strength = Сила убийцы: { $strength }. Бонус сейчас: { $bonus }
board-hidden = скрыт
board-gears = Шестерёнки на передатчике: { $gears } из { $all }
board-rescue = Помощь в пути. Осталось ячеек: { $cells }
board-keys = Ключи на доске: { $keys } из { $all }
board-decks = Колода предметов: { $items }. Колода экипировки: { $equipment }
board-equipment = Колода экипировки: { $equipment }
board-guess = Ваш маркер ремонта: { $gears }
board-review = Перемещения раунда { $round }
board-news = Что произошло
board-dice = Кубики: { $faces }

## Комнаты, проходы, жертвы

board-room = { $location }, { $zone }
board-next-to = Рядом: { $locations }
board-killer-here = Убийца стоит здесь.
board-last-seen = Здесь убийцу видели в последний раз.
board-you-lurk-here = Вы затаились здесь.
board-can-lurk = Скрытый убийца может быть здесь.
board-stands = { $victim }: { $state }
board-noise = Здесь слышали шум.
board-noise-unheard = Шум, которого убийца ещё не слышал.
board-nest = Здесь гнездо.
board-trap = Здесь капкан: +{ $bonus } к первой защите.
board-transmitter-at = Передатчик. Шестерёнки: { $gears } из { $all }
board-symbol-main-exit = Главный выход: его открывают пять ключей.
board-symbol-secret-exit = Потайной выход: нужны пять ключей и Тайная карта.
board-symbol-transmitter = Передатчик: ремонт — здесь.
board-symbol-item = Здесь можно найти предметы.
board-hidden-passage = Тайный ход: { $location }
board-petrified = Окаменение: Перемещение отсюда — один шаг.
board-believed = Возможно, здесь.
board-barricaded = Здесь баррикада.
board-free = Баррикады нет.
board-condition-healthy = без ранений
board-condition-wounded = с ранением
board-condition-dead = нет в живых
board-condition-escaped = на свободе
board-fear = жетоны страха: { $count }
board-played-by = Игрок: { $name }
board-is-in = Локация: { $location }
board-holds = Предметы: { $items }
board-acted = Основное действие потрачено.
board-own-keys = Свои ключи: { $count }

## Рука и места

board-hand-before = Здесь появится ваша роль этой ночью.
board-hand = На руке: { $count } из { $limit }
board-hand-empty = У вас нет карт.
board-deck = Ваша колода: { $pile }. Ваш сброс: { $played }
board-played = Ваш сброс: { $cards }
board-locked = Ещё не в колоде: { $cards }
board-you-lurk = Вы затаились: { $location }
board-items = Предметы ваших жертв: { $count }
board-no-items = Предметов нет.
board-offer = { $victim } предлагает обмен ({ $partner }): { $given }. Взамен: { $wanted }.
board-plan-done = выполнен
board-discard = Сброшенные предметы: { $items }
board-speaker = Говорит за жертв

## Заметки убийцы

board-notes = Жетоны дедукции и маркер ремонта
board-notes-covered = Откройте свои тайны, чтобы увидеть жетоны.
board-notes-text = Рассмотрите комнату, чтобы положить туда жетон. Этих заметок не увидит никто другой.
board-repair-marker = Маркер ремонта
board-tokens = Ваши жетоны дедукции в этой комнате
board-thought-none = { $victim }: без жетона
board-thought-here = { $victim }: думаю, здесь
board-thought-not = { $victim }: не здесь
board-forget = Убрать все жетоны

## Чего мы ждём

board-waits-setup = Идёт подготовка к ночи.
board-waits-victims = Жертвы действуют тайно.
board-waits-killer = Убийца на охоте.
board-waits-encounter = Он кого-то нашёл. Столкновение продолжается.
board-waits-answer = Жертвы отвечают.
board-casting = Кто этой ночью?
board-rating-threat = угроза
board-rating-search = поиск
board-rating-speed = скорость
board-rating-control = контроль
board-rating-growth = развитие

## Комнаты на узких планах: короче или с местом для переноса

board-narrow-R1 = Холл
board-narrow-R4 = Библио­тека
board-narrow-B2 = Столо­вая
board-narrow-B4 = Кладо­вая
board-narrow-G1 = Оранже­рея
board-narrow-G6 = Двор
