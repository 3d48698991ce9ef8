### Что говорит веб-стол «Взаперти» кроме слов самой игры.

board-title = Два корпуса в разрезе
board-text = Комнаты на девяти этажах: вверху этаж 2, внизу этаж B7, слева западный корпус, справа восточный. Стрелки ведут от комнаты к комнате.

## Над корпусами

board-round = Раунд { $round } из { $rounds }
board-orders = Очередь ходов
board-order = Карта очереди { $order }
board-settlement = Фаза итогов раунда { $round }
board-dossier = Все тайны раскрыты

## Комнаты и этажи

board-you-here = Вы здесь.
board-you-started = Отсюда вы вышли в этом раунде.
board-your-birth = Ваша комната появления.
board-birth-room = Одна из комнат появления этого плана.
board-here = Здесь: { $names }
board-suspected = Здесь, по-вашему: { $names }
board-suspect = Кто, по-вашему, здесь?
board-gas-here = Здесь газ, в этом раунде он отнимает { $points } ОЗ.
board-gas = На этаже газ.
board-gas-since = Газ с раунда { $round }.
board-no-gas = На этом этаже нет газа.
board-cleared = Навсегда дегазирована. Вы знаете это, потому что сделали это сами.
board-meeting = Раунд { $round }: { $meeting }
board-bombed = Раунд { $round }: попадание из базуки
board-stock = Карт в запасе, по вашим последним сведениям: { $count } (раунд { $round })
board-stock-seen = Вы видели там: { $cards }
board-stock-end = Карт осталось в запасе: { $count }
board-leads = Проходы: { $rooms }

## Места и рука

board-hp = ОЗ
board-hp-own = Ваши ОЗ сейчас
board-hp-published = Последнее объявленное число ОЗ: { $hp }
board-hp-round = Раунд { $round }: { $hp } ОЗ
board-shadow-drained = Тень, поглощено всего: { $points }
board-drained = Поглощено
board-acting = сейчас ходит
board-acted = ход сделан
board-protected = только что из теней
board-armed = с огнестрелом
board-votes = Голос считается за { $votes }
board-steps = Осталось шагов: { $steps }
board-cards = Карты: { $count }
board-hand-empty = У вас нет карт.
board-hand-before = Здесь будут ваша генная панель, комната и карты.

## Чего ждём

board-waits-turn = Ходит { $name }. Всё в этом ходе тайно.
board-waits-setup = Все выбирают втайне.
board-waits-free = Идёт свободная фаза. Она кончится, когда все объявят о готовности.
board-waits-action = Сейчас начнётся следующий ход.
board-waits-settlement = Идёт фаза итогов.

## Генные очки

board-genes-set = Выбрать { $genes }
board-genes-keep = Оставить панель как есть
board-gene-less = { $attribute }: меньше
board-gene-more = { $attribute }: больше
board-force-text = решает бои
board-speed-text = шаги за раунд
board-load-text = сколько карт можно нести

## Обмен

board-offer-new = Новое предложение
board-offer-more = Предложить (ещё { $count })
board-offers-none = Открытых предложений нет. О предложениях и обменах знают только двое.
board-offer-from = Предлагает { $name }
board-offer-to = Ваше предложение игроку { $name }
board-you-get = Вы получите
board-you-give = Вы отдадите
board-nothing = ничего
board-order-theirs = чужую карту очереди
board-order-yours = вашу карту очереди
board-accept = Принять
board-refuse = Отклонить
board-counter = Встречное предложение
board-withdraw = Отозвать
board-partner = С кем
board-want-less = { $card }: на одну меньше
board-swap = Обменяться картами очереди (ваш номер { $order })
board-offer-send = Отправить игроку { $name }
board-offer-sending = Отправляется

## Итоги

board-skip = Показать всё
board-whole = Все этапы
board-step-0 = До первого этапа
board-step-1 = Операция
board-step-2 = Поединки, побоища, встречи с тенями
board-step-3 = Газ
board-step-4 = Вода и еда
board-step-5 = Базука
board-step-6 = Таблетки, алкоголь, адреналин
board-step-7 = Возрождения
board-step-8 = Оглашение ОЗ
board-step-quiet = Объявлять нечего.
board-settlement-waits = Этап закончится, когда все решат.

## Заметки

board-notes = Догадки
board-notes-text = Отметьте, кто, по-вашему, где. Отметки видны только на вашем поле и хранятся только в этом браузере.
board-notes-covered = Ваши догадки закрыты вместе с вашими тайнами.
board-notes-room = Где, по-вашему, игрок { $name }
board-notes-nowhere = не отмечено
board-notes-words = Заметка об игроке { $name }

## После конца

board-review-round = Маршруты какого раунда
board-review-of = Раунд { $round }
board-review-whose = Чьи маршруты
board-ranking = Места
board-rank = Место
board-player = Игрок
board-points = Очки
board-rounds = Раунды
board-secrets = Тайны
board-trades = Обмены
board-no-trades = Никто ничего не предлагал.
board-no-move = без движения
board-end-place = Комната в конце: { $room }. Сила-Скорость-Ноша: { $genes }.
board-end-hand = На руках: { $cards }.
