### Что говорит стол «Охотников за тенями» в веб-клиенте.

web-sh-board = Стол «Охотников за тенями»
web-sh-board-text = Шесть локаций по кругу, соединённых в три пары с общей зоной атаки; вокруг них места игроков с персонажами и снаряжением; в середине колоды; внизу шкала урона.

## Локации

web-sh-area = { $area }: { $numbers }
web-sh-here = Здесь: { $names }
web-sh-here-nobody = Здесь никого нет.
web-sh-pair = Общая зона атаки: { $area }

## Места

web-sh-colour = Место { $seat }, цвет: { $colour }
web-sh-dead = вне игры
web-sh-turn = Идёт ход: { $phase }
web-sh-damage = Урон: { $damage }
web-sh-off = Пока вне поля.
web-sh-at = Локация: { $area }
web-sh-is = Персонаж: { $role }, погибает при уроне { $hp }
web-sh-may-be = Возможно: { $roles }
web-sh-covered = Персонаж скрыт. То, что вы знаете об этом игроке, закрыто вместе с вашими тайнами.
web-sh-covered-mine = Ваш персонаж закрыт вместе с вашими тайнами.
web-sh-truth = Персонаж на самом деле: { $role }
web-sh-guarded = До следующего хода этого игрока атаки не наносят ему урона.
web-sh-owns = Снаряжение: { $cards }
web-sh-holds-hermit = Держит карту Отшельника.
web-sh-wins = Победа в партии.

## Персонажи

web-sh-role = { $side }, погибает при уроне { $hp }
web-sh-role-certain = Это: { $names }
web-sh-role-possible = Возможно: { $names }
web-sh-role-out = Никто за столом не может быть этим персонажем.
web-sh-goal = Цель: { $goal }

## Карты и стопки

web-sh-owner = Лежит перед игроком { $name }
web-sh-pile = { $count ->
    [0] Карт не осталось. При следующем взятии сброс перемешают.
    [one] Осталась { $count } карта.
    [few] Осталось { $count } карты.
    [many] Осталось { $count } карт.
   *[other] Осталось { $count } карты.
}
web-sh-discards = { $deck }: сброс
web-sh-discards-none = Сброс пуст.
web-sh-pile-down = { $count ->
    [one] { $count } карта рубашкой вверх
    [few] { $count } карты рубашкой вверх
    [many] { $count } карт рубашкой вверх
   *[other] { $count } карты рубашкой вверх
}
web-sh-handed = { $giver } передаёт карту игроку { $taker }: { $card }. { $result }
web-sh-hermit-nothing = Ничего не произошло.
web-sh-hermit-shown = Карта персонажа показана.
web-sh-hermit-hurt-1 = 1 урон.
web-sh-hermit-hurt-2 = 2 урона.
web-sh-hermit-healed = Исцелён 1 урон.
web-sh-hermit-gave = Отдана карта снаряжения.

## Кубики и шкала

web-sh-dice = Кубики
web-sh-rolled = Бросок игрока { $name }: { $faces }. Итог: { $total }
web-sh-total = Итог { $total }
web-sh-track = Урон
