### Names of Halloween: the game, its options, its things.

game-name = Halloween
game-pitch = One of you is Michael, and nobody sees him. The others search dark houses on one street for two children, a car key and something to hit him with. You see only the line in front of you; he walks everywhere else. Stand back to back, share what you find, reach a car, or hold out against him. He has all night.

option-board = Board
option-board-text = The street on which you play.
option-board-haddonfield = { board-haddonfield }
option-michael_cards = Cards for Michael
option-michael_cards-text = Michael draws this many cards before the game. More make it harder for the victims.
option-item_cards = Item cards for the victims
option-item_cards-text = The victims draw this many item cards before the game and share them out. More make it harder for Michael.
option-michael_may_repeat = Michael may repeat
option-michael_may_repeat-text = Michael may take the same action twice in a turn.

board-haddonfield = Haddonfield

side-michael = Michael
side-victims = The victims
seat-nobody = nobody

direction-north = north
direction-east = east
direction-south = south
direction-west = west
direction-none = nowhere

quadrant-nw = north-west
quadrant-ne = north-east
quadrant-sw = south-west
quadrant-se = south-east

car-blue = blue car
car-yellow = yellow car

place-top = top
place-bottom = bottom

movement-move = Move
movement-run = Move with an exertion token
movement-climb = Climb through a window
movement-scramble = Climb with an exertion token
movement-cutters = through a fence with the Wire cutters
movement-hanger = up to two squares after a hit with the Bent coat hanger

deed-first = first action
deed-second = second action
deed-card = movement by a card

die-hit = hit
die-blank = blank

answer-no = no
answer-yes = yes

ending-escape = The victims drive away with Tommy and Lindsey. They win.
ending-damage = Michael has taken too much damage. The victims win.
ending-kills = Michael has killed enough victims. He wins.
ending-rounds = The last round is over and Michael still walks. He wins.

## Victims

victim-laurie = Laurie Strode
victim-laurie-text = Fighter. When she is attacked or rolls dice, you may reroll some of these dice once, for an exertion token each.
victim-annie = Annie Brackett
victim-annie-text = Always calling. On her turn she may trade with any victim in her sight, however far away.
victim-lynda = Lynda Van Der Klok
victim-lynda-text = Quick on her feet. For an exertion token her Move has six squares instead of five.
victim-bob = Bob Simms
victim-bob-text = Strong arms. Without a weapon he rolls two dice instead of one.
victim-loomis = Dr Sam Loomis
victim-loomis-text = Steady aim. When he attacks with a weapon of range 2 or more, you may reroll one die once. He brings a Loaded pistol.
victim-brackett = Sheriff Brackett
victim-brackett-text = On patrol. His Move has five squares, six for an exertion token. He brings a Loaded pistol.
victim-none = nobody

## Item cards

card-bare-hands = bare hands
card-knife = Butcher knife
card-knife-text = Two dice, range 1. When Michael has attacked you and you live, you may take an exertion token and attack him at once with this card.
card-poker = Fire poker
card-poker-text = Two dice, range 1.
card-needle = Knitting needle
card-needle-text = Three dice, range 1. Discard it after the attack.
card-hanger = Bent coat hanger
card-hanger-text = One die, range 1. If you deal damage with it, you may at once move up to two squares.
card-shears = Garden shears
card-shears-text = Three dice, range 1. You take an exertion token when you attack with them.
card-hairspray = Hairspray can
card-hairspray-text = Four dice, range 2, only while you also hold Matches. Discard the can after the attack.
card-revolver = Empty revolver
card-revolver-text = Three dice, range 10. Discard a Bullets card to fire it.
card-bat = Baseball bat
card-bat-text = Two dice, range 1. You may take an exertion token to roll three.
card-matches = Matches
card-matches-text = Useless alone; they make the Hairspray can usable.
card-bullets = Bullets
card-bullets-text = Useless alone; discard them to fire the Empty revolver.
card-first-aid = First-aid kit
card-first-aid-text = As an action: heal up to two damage on yourself or on one adjacent victim. Discard it.
card-candy = Candy bar
card-candy-text = Free action: put up to two of your exertion tokens back. Discard it.
card-flashlight = Flashlight
card-flashlight-text = Free action, once a turn for each Flashlight: face any direction.
card-telephone = Telephone
card-telephone-text = As an action, in a house or a shed: name a quadrant and hear whether Michael is in it. Discard it.
card-dog = Neighbour's dog
card-dog-text = Free action: hear whether Michael is at most five squares away, columns plus rows, whatever lies between. Discard it.
card-quilt = Quilt
card-quilt-text = When Michael attacks you: he rolls two dice fewer, but at least one. Discard it.
card-flower-pot = Flower pot
card-flower-pot-text = As an action: if Michael's figure is in your sight and at most three squares away, he is Staggered, without damage. Discard it.
card-wire-cutters = Wire cutters
card-wire-cutters-text = As an action: cross one fence at the edge of your space, then choose where you look. The fence stays.
card-backpack = Backpack
card-backpack-text = While you hold it, your hand limit is two higher. It counts as a card itself.
card-tommy = Tommy
card-tommy-text = The victims need Tommy to escape by car.
card-lindsey = Lindsey
card-lindsey-text = The victims need Lindsey to escape by car.
card-blue-key = Blue Car Key
card-blue-key-text = As an action next to its lock: unlock the blue car. You also need the key to escape in it.
card-yellow-key = Yellow Car Key
card-yellow-key-text = As an action next to its lock: unlock the yellow car. You also need the key to escape in it.
card-pistol = Loaded pistol
card-pistol-text = Three dice, range 10.

## Michael cards

mcard-none = none
mcard-walker = Patient walker
mcard-walker-text = Free action, also while Staggered: move up to three squares as in a Stalk.
mcard-hedge = Over the hedge
mcard-hedge-text = Free action, also while Staggered: make one Sneak.
mcard-thrust = Second thrust
mcard-thrust-text = Free action, not while Staggered: make one Attack with two dice.
mcard-overpower = Overpower
mcard-overpower-text = When you declare an attack: roll two dice more, never more than five.
mcard-gone = Gone when you look
mcard-gone-text = When you begin a Stalk, a Patient walker or a Hunt: your figure leaves the board, and only the last square of this movement is checked for sight.
mcard-no-pain = No pain
mcard-no-pain-text = While you are Staggered: turn your action card to Ready.
mcard-cut-line = Cut the line
mcard-cut-line-text = When a victim uses an item that is neither a weapon nor a key: it has no effect and is discarded.
mcard-noise = A noise outside
mcard-noise-text = Free action: turn one victim to any direction.
mcard-dread = Dread
mcard-dread-text = Free action while your figure is on the board: one victim who sees you takes an exertion token.
