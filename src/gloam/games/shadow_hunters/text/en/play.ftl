### What Shadow Hunters says while it is played: options, questions, events, refusals.

seat-nobody = nobody

phase-setup = Setup
phase-move = Move
phase-area = Area action
phase-attack = Attack

## Options: short, as on a button

verb-pass = Pass
verb-roll = Roll the dice
verb-roll-twice = Roll twice with { card-mystic_compass }
verb-teleport = Teleport to the { $area }
verb-lightning = Lightning on { $seat }
verb-demolish = Use Demolish on { $seat }
verb-first = Move by the first roll
verb-second = Move by the second roll
verb-go = Go to the { $area }
verb-use = Use the area you are in
verb-use-cabin = Draw a Hermit card and hand it to somebody
verb-use-gate = Draw a card from a deck of your choice
verb-use-church = Draw a White card
verb-use-cemetery = Draw a Black card
verb-use-woods = Deal 2 damage or heal 1
verb-use-altar = Take an equipment card from somebody
verb-draw = Draw a { $deck } card
verb-hurt = Deal 2 damage to { $seat }
verb-heal = Heal { $seat } by 1
verb-take = Take { $card }
verb-hand = Hand the Hermit card to { $seat }
verb-nothing = Say "nothing happens"
verb-show = Show your character card
verb-suffer = Take 1 damage
verb-suffer-exorcism = Take 2 damage
verb-suffer-lesson = Take 2 damage
verb-recover = Heal 1
verb-give = Give { $card }
verb-unveil = Reveal and heal fully
verb-choose = Choose { $seat }
verb-choose-blessing = Heal { $seat } by a d6
verb-choose-first_aid = Set the damage of { $seat } to 7
verb-choose-spider = 2 damage to { $seat }, and 2 to you
verb-choose-bat = 2 damage to { $seat }; you heal 1
verb-choose-doll = Roll the d6 against { $seat }
verb-attack = Attack { $seat }
verb-attack-all = Attack everybody in range
verb-strike = Reveal and hit for 2 more with the Spear
verb-rob = Take { $card } instead of dealing damage
verb-plunder = Take everything the dead player owned
verb-suck = Reveal and heal by Suck Blood
verb-counter = Counterattack
verb-feast = Take 2 damage and attack again
verb-loot = Take { $card } as loot
verb-reveal = Reveal your character
verb-mothers-love = Mother's Love: heal fully

## Questions. Those of private moments (rob, suck, counter, feast, spear) go also to players who can only pass,
## so they must fit everybody and point at no character.

ask-move = Your turn: roll to move, or use an ability. Using one reveals you.
ask-result = You rolled twice: which of the two results do you move by?
ask-area-choice = You rolled a 7: choose the area you go to.
ask-use = { $area }: what do you do here?
ask-deck = { $area }: draw the top card of which deck?
ask-woods = { $area }: deal 2 damage to somebody, or heal somebody by 1?
ask-altar = { $area }: whose equipment do you take?
ask-hand = You've read { $card }. Who gets it, face down?
ask-hermit = { $giver } hands you { $card }. What do you answer?
ask-unveil = You've drawn { $card }: some characters may reveal and heal fully. What do you do?
ask-blessing = { $card }: who do you heal? You roll the d6 for how much.
ask-first-aid = { $card }: whose damage becomes 7? It may be yours.
ask-spider = { $card }: who takes 2 damage together with you?
ask-bat = { $card }: who takes 2 damage, so that you heal 1?
ask-doll = { $card }: who do you roll the d6 against? On 1 to 4 they take 3 damage, on 5 or 6 you do.
ask-goblin = { $card }: which equipment card do you steal?
ask-banana-card = { $card }: which of your equipment cards do you give away?
ask-banana-seat = Who gets your { $card }?
ask-attack = Choose who to attack, or pass if you may.
ask-attack-roll = You attack { $targets }: roll for it.
ask-spear = Your attack on { $targets } has hit. Anything you want to do before the damage is worked out? Using an ability reveals you.
ask-rob = You're about to deal { $amount } damage to { $target }. Anything you want to do first? Using an ability reveals you.
ask-suck = You've dealt damage. Anything you want to do now? Using an ability reveals you.
ask-loot = { $dead } is dead: which card do you take?
ask-plunder = { $dead } is dead: what do you take?
ask-counter = { $attacker } has attacked you. Anything you want to do now? Using an ability reveals you.
ask-feast = Your attack is over; { $targets } still alive. Anything you want to do before your turn goes on? Using an ability reveals you.

## Before a choice: what it costs, whom it touches, what is rolled or drawn. Short, without a full stop.

foretell-attack-dice = rolls both dice: the difference is the damage, equal dice miss
foretell-sure-hit = rolls the d{ $sides }: always a hit
foretell-more = { $count } more damage to { $seat } on a hit
foretell-less = { $count } less damage to { $seat } on a hit
foretell-unhurt = { $seat } takes no damage
foretell-hits = against { $targets }
foretell-rolled-damage = rolls the d{ $sides } for the damage; once in the game
foretell-reveals = everybody learns who you are
foretell-answers = { $seat } reads the card and has to answer it; nobody else sees it
foretell-heals =
    { $count ->
        [0] nothing to heal
        [one] heals { $count } damage
       *[other] heals { $count } damage
    }

## Events

event-role = Your character: { $role }.
event-start = { $who } goes first.
event-turn = It's { $who }'s turn.
event-extra-turn = { $who } takes an extra turn.
event-guard-ends = { card-guardian_angel } no longer protects { $who }.
event-move-roll = { $who } rolls { $d4 } + { $d6 } = { $total }.
event-roll-again = { $who } is already at the { $area } and rolls again.
event-moved = { $who } goes to the { $area }.
event-teleported = { $who } teleports to the { $area }.
event-used = { $who } uses the { $area }.
event-declined = { $who } doesn't use the { $area }.
event-deck = { $who } chooses the { $deck } deck.
event-hermit-drawn = { $who } draws a Hermit card and reads it in secret.
event-hermit-read = The card you drew is { $card }. Nobody else sees it.
event-hermit-handed = { $who } hands the Hermit card to { $to }.
event-hermit-received = The card { $from } handed you is { $card }.
event-hermit-answered = { $who } answers the Hermit card of { $from }: { $result }.
event-shown-role = The character card { $who } shows you: { $role }.
event-drawn = { $who } draws { $card }.
event-equipped = { $who } now owns { $card }.
event-no-effect = { $card } does nothing for { $who }.
event-damage = { $who } takes { $amount } damage from { $source } ({ $cause }).
event-unhurt = { $who } takes no damage ({ $cause }).
event-healed =
    { $amount ->
        [0] { $who } has no damage to heal ({ $cause }).
        [one] { $who } heals { $amount } ({ $cause }).
       *[other] { $who } heals { $amount } ({ $cause }).
    }
event-marker = { card-first_aid } sets the damage of { $who } to { $amount }.
event-stolen = { $who } takes { $card } from { $from }.
event-offered = { $who } parts with { $card }.
event-given = { $who } gives { $card } to { $to }.
event-looted = { $who } loots { $card } from { $from }.
event-discarded = { $card } is discarded.
event-attack = { $who } attacks { $targets }.
event-counter = { $who } counterattacks { $target }.
event-feast = { role-charles-ability }: { $who } takes 2 damage to attack again.
event-attack-roll = { $who } rolls { $d4 } and { $d6 }: base damage { $base }.
event-masamune-roll = { $who } rolls only the d4, with Masamune: base damage { $d4 }.
event-miss = { $who } misses.
event-roll-d6 = { $who } rolls the d6 for { $cause }: { $d6 }.
event-roll-d4 = { $who } rolls the d4 for { $cause }: { $d4 }.
event-dynamite-roll = { $who } rolls { $d4 } and { $d6 } for { card-dynamite }: { $total }.
event-exploded = The Dynamite goes off at the { $area }.
event-nothing-to-take = Nobody else owns equipment, so { $who } takes nothing.
event-hurt-self = { $who } takes { $amount } damage ({ $cause }).
event-woods = { $who } turns the Weird Woods against { $target }.
event-revealed = { $who } reveals: { $role }.
event-died = { $who } ({ $role }) dies. Killed by { $killer }.
event-lightning = { $who } strikes { $target } with Lightning.
event-demolish = { $who } uses Demolish on { $target }.
event-mothers-love = { $who } uses Mother's Love.
event-reshuffled = The { $deck } discard pile is shuffled to form a new deck.
event-protected = { card-guardian_angel } protects { $who } from attacks until their next turn.
event-extra-due = { $who } gets an extra turn after this one.
event-over = The game is over. Winners: { $winners }.
event-truth = The character of { $who } was { $role }.
event-aside = Not in this game: { $role }.
event-chosen = { $who } chooses { $target } for { $card }.

## Causes, as named in damage, healing and rolls

cause-attack = attack
cause-woods = { area-woods }
cause-spider = { card-spider }
cause-bat = { card-bat }
cause-dynamite = { card-dynamite }
cause-doll = { card-doll }
cause-flare = { card-flare }
cause-hermit = Hermit card
cause-banana = { card-banana }
cause-lightning = { role-franklin-ability }
cause-demolish = { role-george-ability }
cause-feast = price of { role-charles-ability }
cause-holy_water = { card-holy_water }
cause-blessing = { card-blessing }
cause-chocolate = { card-chocolate }
cause-advent = { card-advent }
cause-ritual = { card-ritual }
cause-suck_blood = { role-vampire-ability }
cause-mothers_love = { role-allie-ability }
result-nothing = "Nothing happens"
result-shown = the character card, for nobody else to see
result-hurt_1 = 1 damage
result-hurt_2 = 2 damage
result-healed = healing
result-gave = a piece of equipment

## Refusals: only the player who asked reads them

refuse-game-over = The game is over. Nothing more can be decided.
refuse-you-are-dead = You're dead and take no further part in this game. You can watch it to the end.
refuse-not-asked = Nothing is asked of you now. Wait until it's your turn or somebody involves you.
refuse-not-this-question = That doesn't answer the question in front of you. Choose one of the options shown.
refuse-target-dead = { $seat } is dead and can't be chosen. Choose a living player.
refuse-already-revealed = You're revealed already. A character is never hidden again.
refuse-daniel-cannot-reveal = Daniel can't reveal at will. You reveal when another character dies.
refuse-closed-stretch = Not while an attack or other damage is being resolved. You can do it when that is over, at the next open moment.
refuse-not-your-ability = Your character can't do that here. Choose one of the options shown.
refuse-ability-used-up = You've used your ability. It works once per game.
refuse-already-there = You're at the { $area } already, and nobody may stay put. Choose another area.
refuse-not-yourself = You can't choose yourself for this. Choose another player.
refuse-own-equipment = { $card } is yours already. Choose a card that another player owns.
refuse-nobody-owns = No other player owns { $card }. Choose a card that lies in front of somebody.
refuse-card-not-for-you = { $card } does nothing for your character. Pass; to the others it looks as if you had declined.
refuse-must-give-equipment = You own equipment, so you must give a card away. The damage is only for players who own none.
refuse-you-do-not-own = You don't own { $card }. Choose one of your own equipment cards.
refuse-must-loot = You can't leave the loot. Choose a card.
refuse-not-on-the-dead = The dead player didn't own { $card }. Choose a card that lies in front of them.
refuse-spear-not-for-you = The Spear of Longinus helps only Hunters, and you aren't one. Pass; your attack hits without it.
refuse-must-move = You can't skip your move. Roll the dice.
refuse-no-compass = You don't own { card-mystic_compass }, so you roll once.
refuse-teleport-off-board = You're off the board and have no adjacent area yet. Roll the dice for your first move.
refuse-not-adjacent = You can't teleport to the { $area } from where you are. Choose an area adjacent to yours, or roll the dice.
refuse-roll-to-move = You can't just pick an area. Roll the dice; a total of 7 lets you choose.
refuse-must-show = This card has no condition. Show your character card to the player who handed it to you.
refuse-nothing-to-show = This card doesn't ask for your character card. Do what it says, or say "nothing happens" if it doesn't fit you.
refuse-card-fits-you = What the card says is true of you. You must carry it out.
refuse-card-does-not-fit = What the card says isn't true of you. Say "nothing happens".
refuse-not-what-the-card-says = The card asks for something else. Choose one of the options shown.
refuse-masamune-forces = You own { card-masamune } and somebody is in your range. You must attack.
refuse-one-target-only = You attack one player at a time. Only the owner of the { card-machine_gun } attacks everybody in range.
refuse-machine-gun-spares-nobody = You own the { card-machine_gun }: you attack everybody in your range at once and can't pick out one player.
refuse-off-board = { $seat } is still off the board, out of everybody's range.
refuse-too-near = { $seat } is too near for your { card-handgun }. You're at the { $area }; you can attack only players outside the { $area } and the { $partner }.
refuse-out-of-range = { $seat } is out of your range. You're at the { $area }; your range is the { $area } and the { $partner }.
refuse-target-does-not-own = The player you hit doesn't own { $card }. Take a card that lies in front of them.
refuse-too-late-to-heal = Your damage has reached your hit points: nothing can heal you now.
refuse-must-choose = What has begun must be carried out: choose one of the options.
refuse-dead-ability = You're dead. A dead character has no ability, and one not used is lost.
refuse-setting-up = The first turn hasn't begun. First the quick start is finished: every player gets a Hermit card.
refuse-not-your-turn = It's { $seat }'s turn. You can do that on your own turn.
refuse-wrong-step = Not in this step of your turn. First you move, then you use the area, then you attack, each once and in this order.
refuse-another-moment = That doesn't work at this moment. The rule says when it does.
refuse-heals-by-itself = You're revealed: Suck Blood heals you by itself whenever your attack deals damage. There's nothing to choose.
refuse-one-roll = You've begun with a single roll. Whether to use { card-mystic_compass } is decided before the first roll.
refuse-two-results = There are no two results to choose from. Only { card-mystic_compass } lets you roll twice and choose.
refuse-choose-result = You've rolled twice. Choose which of the two results you move by.
refuse-choose-area = You've rolled a 7. Choose the area you go to.
refuse-area-once = You've used your area. It can be used once, in the turn in which you enter it.
refuse-deck-at-gate = You choose a deck only when you use the { area-gate }.
refuse-deck-chosen = You've chosen a deck and drawn from it. The choice can't be changed.
refuse-at-the-woods = You hurt or heal a player like this only when you use the { area-woods }.
refuse-at-the-altar = You take another player's equipment only when you use the { area-altar } or when a card lets you.
refuse-no-hermit-card = You have no Hermit card to hand over. Only the player who has just drawn one does.
refuse-no-card-received = You have no Hermit card to answer. Only the player who was handed one answers it.
refuse-must-answer = Every Hermit card is answered. Confirm what it does to you, even if it is nothing.
refuse-nothing-to-give = You own no equipment to give, so you take the damage.
refuse-no-card-drawn = No card that you have drawn asks for that now.
refuse-not-at-will = Equipment can't be given away at will. It changes hands only when a rule or a card says so.
refuse-declare-first = First choose who to attack, then roll. Or pass, if you needn't attack.
refuse-must-roll = The attack is declared. Roll the dice.
refuse-one-attack = You've made your attack of this turn. There's no second one.
refuse-feast-once = This is the repeat of your attack already. Bloody Feast gives one repeat per turn.
refuse-no-loot = There's nothing to loot. Only a player who has just killed somebody with equipment takes a card.
