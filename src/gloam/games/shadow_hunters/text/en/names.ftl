### Names and card texts of Shadow Hunters.

game-name = Shadow Hunters
game-pitch = Somebody at this table wants you dead, and you do not know who. Hunters and Shadows stalk each other through six haunted places while Neutrals pursue schemes of their own. Pass a Hermit card face down, watch who flinches, and draw your conclusions. Then decide: stay hidden, strike first, or turn your card and show what you are.

side-hunter = Hunter
side-shadow = Shadow
side-neutral = Neutral

role-allie = Allie
role-allie-ability = Mother's Love
role-allie-text = Once per game, at any open moment, you may heal fully.
role-allie-goal = You are alive when the game ends.

role-bob = Bob
role-bob-ability = Robbery
role-bob-text = When your attack would deal 2 or more damage to a player, you may deal none of it and take one of their equipment cards instead.
role-bob-goal = You own 5 or more equipment cards.

role-charles = Charles
role-charles-ability = Bloody Feast
role-charles-text = After your attack you may take 2 damage and attack the same target once more. Once per turn.
role-charles-goal = Your attack kills a character, and it is the third or a later death of the game.

role-daniel = Daniel
role-daniel-ability = Scream
role-daniel-text = When another character dies, you must reveal. You cannot reveal at any other time.
role-daniel-goal = You are the first to die, or you are alive when all Shadows are dead.

role-emi = Emi
role-emi-ability = Teleport
role-emi-text = When you move, you may go to the adjacent area instead of rolling.
role-emi-goal = All Shadows are dead.

role-franklin = Franklin
role-franklin-ability = Lightning
role-franklin-text = Once per game, at the start of your turn, choose a player and roll the d6. That player takes that much damage.
role-franklin-goal = All Shadows are dead.

role-george = George
role-george-ability = Demolish
role-george-text = Once per game, at the start of your turn, choose a player and roll the d4. That player takes that much damage.
role-george-goal = All Shadows are dead.

role-unknown = The Unknown
role-unknown-ability = Deceit
role-unknown-text = You may lie when you receive a Hermit card, except for Hermit's Prediction. You need not reveal to do so.
role-unknown-goal = All Hunters are dead.

role-vampire = Vampire
role-vampire-ability = Suck Blood
role-vampire-text = When your attack damages a player, you heal 2.
role-vampire-goal = All Hunters are dead.

role-werewolf = Werewolf
role-werewolf-ability = Counterattack
role-werewolf-text = After a player has attacked you, you may attack that player, wherever they stand.
role-werewolf-goal = All Hunters are dead.

role-hidden = hidden

area-cabin = Hermit's Cabin
area-cabin-text = Draw a Hermit card, read it secretly and give it to another player.
area-gate = Underworld Gate
area-gate-text = Choose a deck: Hermit, White or Black. Draw a card from it.
area-church = Church
area-church-text = Draw a White card.
area-cemetery = Cemetery
area-cemetery-text = Draw a Black card.
area-woods = Weird Woods
area-woods-text = Deal 2 damage to another player, or heal any player by 1, yourself included.
area-altar = Erstwhile Altar
area-altar-text = Take one equipment card from another player.
area-off = off the board

deck-hermit = Hermit
deck-white = White
deck-black = Black

## Hermit cards

card-prediction = Hermit's Prediction
card-prediction-text = Show your character card secretly to the player who gave you this card.
card-blackmail = Hermit's Blackmail
card-blackmail-text = I bet you are a Neutral or a Hunter. If so, give me one of your equipment cards or take 1 damage.
card-greed = Hermit's Greed
card-greed-text = I bet you are a Neutral or a Shadow. If so, give me one of your equipment cards or take 1 damage.
card-anger = Hermit's Anger
card-anger-text = I bet you are a Hunter or a Shadow. If so, give me one of your equipment cards or take 1 damage.
card-nurturance = Hermit's Nurturance
card-nurturance-text = I bet you are a Neutral. If so, heal 1. If you have no damage, take 1 damage instead.
card-huddle = Hermit's Huddle
card-huddle-text = I bet you are a Shadow. If so, heal 1. If you have no damage, take 1 damage instead.
card-aid = Hermit's Aid
card-aid-text = I bet you are a Hunter. If so, heal 1. If you have no damage, take 1 damage instead.
card-spell = Hermit's Spell
card-spell-text = I bet you are a Shadow. If so, take 1 damage.
card-exorcism = Hermit's Exorcism
card-exorcism-text = I bet you are a Shadow. If so, take 2 damage.
card-slap = Hermit's Slap
card-slap-text = I bet you are a Hunter. If so, take 1 damage.
card-bully = Hermit's Bully
card-bully-text = I bet your HP is 11 or less (Allie, Bob, Charles, Emi, the Unknown). If so, take 1 damage.
card-lesson = Hermit's Tough Lesson
card-lesson-text = I bet your HP is 12 or more (Daniel, Franklin, George, the Vampire, the Werewolf). If so, take 2 damage.

## White cards

card-holy_water = Holy Water of Healing
card-holy_water-text = You heal 2.
card-concealed_knowledge = Concealed Knowledge
card-concealed_knowledge-text = When this turn is over, you take an extra turn.
card-chocolate = Chocolate
card-chocolate-text = If you are Allie, Emi or the Unknown, you may reveal and heal fully. If already revealed, you heal fully.
card-advent = Advent
card-advent-text = If you are a Hunter, you may reveal and heal fully. If already revealed, you heal fully.
card-disenchant_mirror = Disenchant Mirror
card-disenchant_mirror-text = If you are the Vampire or the Werewolf, you must reveal.
card-blessing = Blessing
card-blessing-text = Choose another player and roll the d6. That player heals that much.
card-guardian_angel = Guardian Angel
card-guardian_angel-text = You take no damage from attacks until your next turn.
card-flare = Flare of Judgement
card-flare-text = All other players take 2 damage.
card-first_aid = First Aid
card-first_aid-text = Choose a player, yourself included. Their damage becomes exactly 7.
card-spear = Spear of Longinus
card-spear-text = If you are a Hunter and your attack hits, you may reveal and do 2 more damage. If already revealed, every hit does 2 more.
card-holy_robe = Holy Robe
card-holy_robe-text = Your attacks do 1 less damage. Attacks on you do 1 less damage.
card-silver_rosary = Silver Rosary
card-silver_rosary-text = If your attack kills a character, you take all its equipment.
card-fortune_brooch = Fortune Brooch
card-fortune_brooch-text = Weird Woods cannot damage you. It can still heal you.
card-talisman = Talisman
card-talisman-text = You take no damage from Bloodthirsty Spider, Vampire Bat and Dynamite.
card-mystic_compass = Mystic Compass
card-mystic_compass-text = When you move, you may roll twice and choose which result to use.

## Black cards

card-spider = Bloodthirsty Spider
card-spider-text = Choose a player. That player takes 2 damage, and so do you.
card-bat = Vampire Bat
card-bat-text = Choose a player. That player takes 2 damage and you heal 1.
card-dynamite = Dynamite
card-dynamite-text = Roll both dice and add them. Everybody in the area with that number takes 3 damage. On a 7 nothing happens.
card-goblin = Moody Goblin
card-goblin-text = Steal one equipment card from a player of your choice.
card-doll = Spiritual Doll
card-doll-text = Choose a player and roll the d6. On 1 to 4 that player takes 3 damage. On 5 or 6 you take 3 damage.
card-ritual = Diabolic Ritual
card-ritual-text = If you are a Shadow, you may reveal and heal fully. If already revealed, you heal fully.
card-banana = Banana Peel
card-banana-text = Give one of your equipment cards to another player. If you have none, take 1 damage.
card-axe = Rusted Broad Axe
card-axe-text = When your attack hits, it does 1 more damage.
card-knife = Butcher Knife
card-knife-text = When your attack hits, it does 1 more damage.
card-chainsaw = Chainsaw
card-chainsaw-text = When your attack hits, it does 1 more damage.
card-masamune = Cursed Sword Masamune
card-masamune-text = You must attack in your turn if you can. Roll only the d4: its number is the damage, and you always hit.
card-machine_gun = Machine Gun
card-machine_gun-text = Your attack hits everybody in your range, with one roll.
card-handgun = Handgun
card-handgun-text = You can attack only players outside your own pair of areas.

card-hidden = an unseen card

## Colours

colour-white = white
colour-black = black
colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-purple = purple
colour-orange = orange

## Switches

option-vampire_scope = What feeds the Vampire
option-vampire_scope-text = { option-vampire_scope-attack } (default): only damage of the Vampire's own attacks heals. { option-vampire_scope-any }: every damage the Vampire deals to another player by attack, Weird Woods, Spider, Bat, Dynamite, Doll or Flare heals. Hermit cards never do.
option-vampire_scope-attack = Own attacks
option-vampire_scope-any = Any damage
option-vampire_heal_per_target = Vampire heals per target
option-vampire_heal_per_target-text = On (default): with several targets the Vampire heals 2 for each player actually damaged. Off: the Vampire heals at most 2 per attack.
option-bob_scope = When Bob may rob
option-bob_scope-text = { option-bob_scope-attack } (default): Bob may rob only instead of damage of his own attacks. { option-bob_scope-any }: also instead of damage he deals by Weird Woods, Spider, Bat, Dynamite, Doll or Flare, decided target by target. Never for Hermit cards.
option-bob_scope-attack = Own attacks
option-bob_scope-any = Any damage
option-bob_goal = Bob's goal
option-bob_goal-text = How many equipment cards Bob must own to win: 5 (default) or 4.
option-bob_large_games = Bob in large games
option-bob_large_games-text = Off (default): Bob is taken out with 7 or 8 players. On: he stays in the pool, and with 7 or 8 players his ability is instead: if your attack kills a character, take all its equipment.
option-shadow_win_three_neutrals = Shadows win with three dead Neutrals
option-shadow_win_three_neutrals-text = Off (default): Shadows win only when all Hunters are dead. On: Shadows also win when three Neutrals are dead.
option-emi_teleport = Where Emi may teleport
option-emi_teleport-text = { option-emi_teleport-pair } (default): Emi may teleport only to the other area of her pair. { option-emi_teleport-ring }: she may go to either neighbour in the ring, that is, to the paired area or to the nearest area of the neighbouring pair.
option-emi_teleport-pair = Her pair
option-emi_teleport-ring = Either neighbour
option-feast_chain = Endless Bloody Feast
option-feast_chain-text = Off (default): Charles may repeat his attack once per turn. On: he may repeat as often as he pays 2 damage.
option-loot_attack_only = Loot for attacks only
option-loot_attack_only-text = Off (default): every kill gives loot, whatever caused it. On: only kills by attack give loot.
option-ritual_when_revealed = Ritual heals revealed Shadows
option-ritual_when_revealed-text = On (default): Diabolic Ritual also heals a Shadow who is already revealed. Off: it heals only a Shadow who reveals for it.
option-woods_self_damage = Weird Woods may hurt yourself
option-woods_self_damage-text = Off (default): for the damage of Weird Woods you must choose somebody else. On: you may choose yourself.
option-any_player_includes_self = "Any player" includes yourself
option-any_player_includes_self-text = Off (default): Bloodthirsty Spider, Vampire Bat, Moody Goblin and Spiritual Doll need another player as target. On: you may choose yourself.
option-talisman_blocks_all = Talisman blocks everything
option-talisman_blocks_all-text = Off (default): the Talisman stops only the damage of Bloodthirsty Spider, Vampire Bat and Dynamite. On: these cards have no effect at all on the owner, healing included.
option-quick_start = Quick start
option-quick_start-text = Off (default): the game begins with everybody off the board. On: all players roll for a starting area first (reroll a 7; the area has no effect), then each in turn order gives a Hermit card to their left neighbour. Meant for 6 or more players.
