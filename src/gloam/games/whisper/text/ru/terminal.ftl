### Что терминал говорит вокруг поля «Шёпота за стеной».

term-nothing = ничего
term-killer = уровень { $level }, сила { $strength }
term-victim = { $victim }: { $facts }.
term-you-are = Вы: { $location }.
term-your-victim = Ваша жертва { $victim }: { $location }.
term-ways = Пути оттуда: { $ways }.
term-way-shut = { $location } (баррикада)
term-killer-at = Убийца: { $location }.
term-killer-last = Убийца скрыт. Последний раз его видели: { $location }. Шагов с тех пор не больше: { $count }.
term-killer-can = Он может быть здесь: { $locations }.
term-noise = Шум: { $locations }.
term-barricades = Баррикады: { $passages }.
term-nests = Гнёзда: { $locations }.
term-petrified = Окаменение: { $zone }.
term-trap = Капкан: { $location }, +{ $bonus }.
term-plan = План «{ $plan }»: { $count } из { $all }.
term-sign-victim = жертва; ' за каждый жетон страха, ! за ранение
term-sign-killer = убийца
term-sign-last-seen = где скрытого убийцу видели в последний раз
term-sign-lurks = где вы затаились, если вы убийца
term-sign-possible = где может быть скрытый убийца
term-sign-noise = шум
term-sign-trap = капкан и его бонус
term-sign-door = проход
term-sign-barricade = баррикада
term-sign-dotted = пунктир: открыто всегда
