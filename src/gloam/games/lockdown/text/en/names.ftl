### Names, card texts and room texts of Lockdown.

game-name = Lockdown
game-pitch = Two buildings, nine floors, six rounds, and nobody sees you move. You split ten gene points, slip from room to room, trade, bluff, and vote for the floor that the gas takes next. The settlement tells where there was a fight, never who fought. Food is short, guns beat muscle, and the dead come back as shadows to drain the living. Whoever has the most life left wins.

## Item cards

card-water = Water
card-water-text = Hand it in at the hunger step, from round 2 on. It spares you 1 HP.
card-food = Food
card-food-text = Hand it in at the hunger step, from round 2 on. It spares you 1 HP.
card-pill = Pill
card-pill-text = Use it in step 6 of the settlement: you gain 2 HP. Everybody sees it.
card-adrenaline = Adrenaline
card-adrenaline-text = Use it in step 6 of the settlement: for the whole next round your Speed is 10 and your HP cannot fall below 1. Everybody sees it.
card-alcohol = Alcohol
card-alcohol-text = Use it in step 6 of the settlement and roll the die. 1: discard all your item cards. 2: nothing. 3: Force +1 for good. 4: Speed +1 for good. 5: Load +1 for good. 6: you gain 2 HP.
card-gold = Gold bar
card-gold-text = Use it up after your draw: see the whole stock of the room and take one more card, but no Gold bar. Not in Junkyard B503 or at Helipad 202. After round 6 each one you hold is worth 1 HP, up to 10 HP.
card-knife = Knife
card-knife-text = Force +2 while you hold it. Not a gun.
card-pistol = Pistol
card-pistol-text = Force +2 while you hold it. A gun: against an opponent without one, Force is not compared, and only the opponent loses HP, as much as your Effective Force.
card-shotgun = Shotgun
card-shotgun-text = Force +4 while you hold it. A gun: against an opponent without one, Force is not compared, and only the opponent loses HP, as much as your Effective Force.
card-rope = Rope
card-rope-text = While you hold it you move straight up or down without stairs, 1 step per floor.
card-mask = Gas mask
card-mask-text = While you hold it gas does not hurt you.
card-bazooka = Bazooka
card-bazooka-text = Once per round, in your turn, name a room. In step 5 of the settlement every living player there loses 4 HP, even you if you are there. It is not used up.
card-pocket = Dimension pocket
card-pocket-text = While you hold it you may carry any number of cards.
card-recycler = Recycler
card-recycler-text = Once per round, in your turn, take a random card from the consumed pile, if your Load has room for it. It is not used up.
card-junk = Junk
card-junk-text = Does nothing and takes 1 Load.
card-supply1 = Supply card R1
card-supply1-text = Two Knives on one card: Force +4 while you hold it. Takes 1 Load.
card-supply2 = Supply card R2
card-supply2-text = Two Alcohol on one card. Use them separately, in the same round or in different rounds. Takes 1 Load.
card-supply3 = Supply card R3
card-supply3-text = One Water and one Food on one card. Hand in either half or both. Takes 1 Load.
card-supply4 = Supply card R4
card-supply4-text = A Pistol: Force +2 while you hold it, and a gun. Takes 1 Load.
card-supply5 = Supply card R5
card-supply5-text = An Adrenaline: used in step 6 of the settlement, it sets your Speed to 10 for the next round and keeps your HP from falling below 1. Takes 1 Load.
card-supply6 = Supply card R6
card-supply6-text = A Pill: used in step 6 of the settlement, it gives you 2 HP. Takes 1 Load.
card-supply2_half = Supply card R2 (one Alcohol left)
card-supply2_half-text = One Alcohol is left on this card. Takes 1 Load.
card-supply3_water = Supply card R3 (Water left)
card-supply3_water-text = The Food is gone; one Water is left on this card. Takes 1 Load.
card-supply3_food = Supply card R3 (Food left)
card-supply3_food-text = The Water is gone; one Food is left on this card. Takes 1 Load.

card-hidden = an unseen card

## Rooms

room-201 = Gene Bank 201
room-202 = Helipad 202
room-203 = Room 203
room-204 = Room 204
room-205 = Room 205
room-206 = Room 206
room-207 = Room 207
room-208 = Room 208
room-209 = Room 209
room-101 = Water Tower 101
room-102 = Laser Room 102
room-103 = Room 103
room-104 = Room 104
room-105 = Room 105
room-106 = Room 106
room-107 = Room 107
room-108 = Room 108
room-109 = Room 109
room-B101 = Control Room B101
room-B102 = Room B102
room-B103 = Room B103
room-B104 = Room B104
room-B105 = Recycling Station B105
room-B106 = Room B106
room-B107 = Armoury B107
room-B108 = Room B108
room-B109 = Room B109
room-B201 = Room B201
room-B202 = Surgery B202
room-B203 = Room B203
room-B204 = Canteen B204
room-B205 = Room B205
room-B206 = Vault B206
room-B207 = Room B207
room-B208 = Room B208
room-B209 = Room B209
room-B301 = Pharmacy B301
room-B302 = Room B302
room-B303 = Room B303
room-B304 = Operating Desk B304
room-B305 = Room B305
room-B306 = Room B306
room-B307 = Room B307
room-B308 = Room B308
room-B309 = Room B309
room-B401 = Room B401
room-B402 = Room B402
room-B403 = Teleporter B403
room-B404 = Room B404
room-B405 = Room B405
room-B406 = Room B406
room-B407 = Room B407
room-B408 = Room B408
room-B409 = Room B409
room-B501 = Great Warehouse B501
room-B502 = Room B502
room-B503 = Junkyard B503
room-B504 = Room B504
room-B505 = Granary B505
room-B506 = Room B506
room-B507 = Room B507
room-B508 = Room B508
room-B509 = Room B509
room-B601 = Wine Cellar B601
room-B602 = Room B602
room-B603 = Room B603
room-B604 = Room B604
room-B605 = Room B605
room-B606 = Room B606
room-B607 = Room B607
room-B608 = Room B608
room-B609 = Room B609
room-B701 = Morgue B701
room-B702 = Room B702
room-B703 = Room B703
room-B704 = Room B704
room-B705 = Room B705
room-B706 = Room B706
room-B707 = Room B707
room-B708 = Room B708
room-B709 = Room B709

room-201-text = Stop here and your Force, Speed and Load rise by 1 each for good. You see the gene panels of all players as they are now.
room-202-text = Gas never hurts you here. Take one supply card, and any discarded cards that lie here, within your Load. If you start a turn here, your first step may be a flight to Control Room B101, Water Tower 101, Room B103, Gene Bank 201 or Recycling Station B105.
room-101-text = Draw up to 4 cards. Stock with nine players: 10 Water.
room-102-text = You lose 1 HP each time you enter, even if you only pass through.
room-B101-text = Choose one, or neither: your vote counts 10 this round, or you free one gas room from gas for good, unannounced.
room-B105-text = While moving, spend 1 step to slide down the chute to Junkyard B503. There is no way back up.
room-B107-text = Draw up to 2 cards. Stock with nine players: 5 Knives, 2 Pistols, 1 Shotgun.
room-B202-text = Exactly two living players here gain 4 HP each and do not fight. Alone, nothing happens to you. Three or more brawl.
room-B204-text = Stop here and you owe no Water and no Food this round.
room-B206-text = Draw up to 2 cards. Stock with nine players: 4 Gold bars.
room-B301-text = Draw up to 2 cards. Stock with nine players: 3 Pills, 3 Adrenaline.
room-B304-text = You may redistribute all your gene points, at least 1 on each attribute.
room-B403-text = While moving, spend 1 step to teleport to any ordinary room of either building.
room-B501-text = Draw up to 3 cards. Stock with nine players: 5 Water, 5 Food, 3 Knives, 2 Alcohol, 2 Pills, 2 Adrenaline, 1 Pistol, 1 Gold bar, 1 Shotgun. Gas hurts here only when floors B4 and B5 are both gassed.
room-B503-text = Draw up to 5 cards. Stock at the start: 20 Junk and one each of Rope, Gas mask, Bazooka, Dimension pocket and Recycler. Of one draw you keep at most two cards that are not Junk. Gold bars cannot be used here.
room-B505-text = Draw up to 4 cards. Stock with nine players: 10 Food.
room-B601-text = Draw up to 2 cards. Stock with nine players: 6 Alcohol.
room-B701-text = Draw up to 3 cards. Here lie the cards of players who died in earlier rounds. New shadows start here.

room-ordinary-text = Nothing to do here and nothing to find.
room-nowhere = in no room

## Floors and buildings

floor-2 = floor 2
floor-1 = floor 1
floor-B1 = floor B1
floor-B2 = floor B2
floor-B3 = floor B3
floor-B4 = floor B4
floor-B5 = floor B5
floor-B6 = floor B6
floor-B7 = floor B7

building-west = West
building-east = East

## Attributes, phases, causes, meetings, states

attribute-force = Force
attribute-speed = Speed
attribute-load = Load

phase-setup = Setup
phase-free = Free phase
phase-action = Action phase
phase-settlement = Settlement
phase-over = Game over

# What a card does that is used in step 6, after its name
effect-heals = wounds healed
effect-quickens = next round Speed is at least 10, and no damage kills
effect-die = the die decides
effect-none = to no effect

cause-laser = laser
cause-surgery = surgery
cause-fight = fight
cause-brawl = brawl
cause-drain = drain
cause-gas = gas
cause-hunger = hunger
cause-bazooka = Bazooka
cause-pill = Pill
cause-alcohol = Alcohol

meeting-fight = fight
meeting-brawl = brawl
meeting-encounter = encounter

seat-nobody = nobody
state-living = living
state-shadow = shadow

## Switches

map-standard = Standard map
map-compact = Compact map

option-map = Map
option-map-text = { option-map-standard } (default): 42 rooms, with a tunnel between the buildings on floor B6 and the laser in front of the Gene Bank. { option-map-compact }: 31 rooms, with shorter ways and the laser in front of the Helipad, good for 3 to 5 players.
option-map-standard = Standard
option-map-compact = Compact
option-stock = Stocks of the rooms
option-stock-text = { option-stock-scaled } (default): with fewer than nine players the rooms hold fewer cards, in proportion and rounded up, Junkyard B503 and the supply cards excepted. { option-stock-full }: the rooms hold the nine-player counts, however many play.
option-stock-scaled = By number of players
option-stock-full = Always for nine
option-offers_per_phase = Offers per free phase
option-offers_per_phase-text = How many trade offers each player may send in one free phase: 0 to 20, by default 5. With 0 there is no trade.

## Talk

channel-table = Everybody at the table
channel-waiting = Players still to act
channel-acted = Players who have acted
