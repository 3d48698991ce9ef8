### Why a mind would choose so: one sentence for somebody who learns the game.

why-only = There's nothing else to choose.

## Players to be struck

why-foe = { $seat } is { $role }, and no friend of yours.
why-foe-weak = { $seat } is { $role }, no friend of yours, and has little life left.
why-sure = { $seat } can only be a { $side }.
why-sure-weak = { $seat } can only be a { $side } and has little life left.
why-likely = { $seat } is probably a { $side } ({ $chance } %).
why-likely-weak = { $seat } is probably a { $side } ({ $chance } %) and has little life left.
why-guess = { $seat } may be a { $side } ({ $chance } %): worth a try.
why-third-death = { $seat } has little life left, and you win if your attack brings the third death.
why-prey = It helps you that { $seat } grows weaker.
why-nearer-end = Damage to { $seat } brings the end of the game nearer, and you only have to live to see it.
why-rob = { $seat } has equipment that your attack can take.
why-all = Among those in reach are more enemies than friends.
why-least-harm = You have to choose somebody, and { $seat } costs you the least.

## Players to be helped

why-friend = { $seat } is { $role }, who is useful to you alive.
why-friend-likely = { $seat } may be a { $side } like you ({ $chance } %).
why-friend-daniel = { $seat } may be a { $side } ({ $chance } %), and you win with them.
why-heal-self = You have { $number } damage: healing helps you most.
why-helps-most = It helps you most that { $seat } stays strong.

## Moving, areas and decks

why-roll-wait = Your ability is worth more later: roll and stay flexible.
why-roll-twice = Two results to choose from are better than one.
why-seven = A 7 lets you go where you like.
why-place = { $area }: what you can do there helps you most now.
why-place-attack = { $area }: from there you can attack { $seat }.
why-use = { $area }: what you can do here helps you.
why-no-use = { $area }: what you could do here would harm you more than it helps.
why-deck = The { $deck } deck promises you the most now.

## Cards

why-card = { $card } is the most useful card you can get.
why-collect = With { $card } you own { $number } equipment cards. You collect them to win.
why-everything = Everything is more than one card.
why-give = You can best do without { $card }.
why-ask = The answer will tell you much about { $seat }.
why-cheapest = This answer costs you the least.
why-die-first = You win if you are the first to die.
why-deceive = You may lie, and { $seat } shouldn't learn who you are.

## Showing oneself, and letting things be

why-unveil = Healing all { $number } damage is worth showing your card.
why-suck = Healing { $number } is worth showing your card.
why-strike = Two more damage to { $seat } is worth showing your card.
why-stay-hidden = It would gain less than it costs to show your card.
why-no-attack = Nobody in reach is worth an attack: you might hit a friend, or it might cost you dearly.
why-damage = Dealing { $number } damage to { $seat } is worth more than a card.
why-not-worth = It would cost you more than it gains.
why-mothers-love = The attack by { $seat } may kill you ({ $chance } %).
why-mothers-love-worn = You die at { $number } more damage, and it may come without warning.
