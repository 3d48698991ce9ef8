### What the terminal says around the board of Whisper behind the Wall.

term-nothing = nothing
term-killer = level { $level }, strength { $strength }
term-victim = { $victim }: { $facts }.
term-you-are = You: { $location }.
term-your-victim = Your victim { $victim }: { $location }.
term-ways = Ways from there: { $ways }.
term-way-shut = { $location } (barricade)
term-killer-at = The killer: { $location }.
term-killer-last = The killer is hidden. Last seen: { $location }. Steps since then, at most: { $count }.
term-killer-can = He may be here: { $locations }.
term-noise = Noise: { $locations }.
term-barricades = Barricades: { $passages }.
term-nests = Nests: { $locations }.
term-petrified = Petrified: { $zone }.
term-trap = Trap: { $location }, +{ $bonus }.
term-plan = Plan { $plan }: { $count } of { $all }.
term-sign-victim = a victim; ' for each fear token, ! for a wound
term-sign-killer = the killer
term-sign-last-seen = where the hidden killer was last seen
term-sign-lurks = where you lurk, if you are the killer
term-sign-possible = where the hidden killer can be
term-sign-noise = noise
term-sign-trap = the trap, with its bonus
term-sign-door = a passage
term-sign-barricade = a barricade
term-sign-dotted = a dotted line, open for good
