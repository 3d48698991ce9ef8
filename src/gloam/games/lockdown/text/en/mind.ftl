### Why a mind would choose so: one sentence for somebody who learns the game.

why-only = There's nothing else to choose.

## Setup

why-genes = Speed takes you to what you need, Load lets you carry meals for several rounds; Force matters only when you meet somebody.
why-birth = { $room }: from there your first turn reaches what you need.

## Trade

why-offer = You can spare { $give }, and you will be short of { $want }.
why-accept = What { $seat } offers is worth more to you than what you give.
why-refuse = What { $seat } wants is worth more to you than what you would get.
why-refuse-order = The order card of { $seat } would not help you.
why-ready = Nothing you could trade would help you now.
why-drop = This trade no longer helps you.

## Rooms to stop in

why-water = { $room }: you need Water for the rounds to come.
why-food = { $room }: you need Food for the rounds to come.
why-medicine = { $room }: a Pill is 2 HP on one card.
why-weapons = { $room }: with a gun you don't lose to muscle.
why-gold = { $room }: each gold bar is 1 HP at the end.
why-stock = { $room }: the cards there are worth the trip.
why-supply = { $room }: a supply card may lie there, and gas never hurts there.
why-canteen = { $room }: a round without hunger.
why-surgery = { $room }: if exactly one other player comes, both of you gain 4 HP.
why-gene-bank = { $room }: one more point on every attribute, for good.
why-control = { $room }: from there you decide where the gas goes.
why-desk = { $room }: in the last round Force is worth more than Speed and Load.
why-fight = { $room }: you are armed, and whoever comes there will regret it.
why-no-gas = { $room }: gas isn't likely to hurt you there.
why-quiet = { $room }: few are likely to come there.
why-onward = { $room }: from there you reach what you need next round.
why-drain = { $room }: living players are most likely there, and two drained points bring you back.

## In the room

why-ten-votes = With ten votes the gas goes where you want it.
why-clear = { $room }: you're staying there, and the gas would hurt you.
why-new-panel = In the last round Force decides between equals; Speed and Load are no more use.
why-keep-panel = Your genes suit you as they are.
why-draw = Draw all you can: you can put down what you don't need.
why-card = { $card } is the card that helps you most.
why-no-card = None of these cards is worth a place in your hand.
why-gold-use = { $room }: the card you can pick here is worth more than the gold bar.
why-gold-keep = The gold bar is worth 1 HP at the end.
why-discard = You can best do without { $card }.
why-recycle = A card from the consumed pile costs you nothing.
why-fire = { $room }: more people are likely there than anywhere else.
why-done = There's nothing left here that helps you.
why-vote = Gas there probably hurts others more than you: { $floor }.

## The settlement

why-meal = Handing in { $card } saves you 1 HP.
why-no-meal = Hunger can't hurt you now: keep your cards.
why-pill = A Pill restores 2 HP, and you have lost enough for it.
why-alcohol = The die is likelier to help than to harm: you have little to lose.
why-adrenaline = Next round you can't die, and you reach every room.
why-keep-medicine = Your medicine will be worth more later.
