### Что печатает командная строка.

cli-game = Игра
cli-name = Название
cli-seats = Места
cli-languages = Языки
cli-rules = Правила
cli-forbids = Что запрещает это правило

cli-games-played = Партии
cli-seed = Сид
cli-seconds = Секунды
cli-games-per-second = Партий в секунду
cli-decisions-per-second = Решений в секунду
cli-engine = Движок
cli-compiled = скомпилирован
cli-interpreted = интерпретируется
cli-digest = Отпечаток
cli-who = Кто
cli-wins = Победы
cli-share = Доля
cli-mind = Бот
cli-mean-result = Средний результат (от 0 до 1)
cli-mean-rank = Среднее место
cli-rule = Конец по правилу

cli-replay-decision = > { $decision }
cli-replay-private = (только { $seats }) { $event }
cli-replay-sketch = Эту партию играли по другим правилам или с другими материалами, поэтому показать, что видел каждый игрок, уже нельзя. Вот что было решено и чем всё кончилось:
cli-replay-unfinished =
    { $decisions ->
        [one] Запись обрывается после { $decisions } решения; партия не окончена.
        [few] Запись обрывается после { $decisions } решений; партия не окончена.
       *[many] Запись обрывается после { $decisions } решений; партия не окончена.
    }
cli-replay-nobody = Никто не победил ({ $rules }).
cli-replay-won =
    { $count ->
        [one] Победитель: { $winners } ({ $rules }).
        [few] Победители: { $winners } ({ $rules }).
       *[many] Победители: { $winners } ({ $rules }).
    }
