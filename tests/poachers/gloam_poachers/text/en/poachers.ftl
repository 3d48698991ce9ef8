game-name = Poachers
game-pitch = A wood at night: snares, a lantern, and friends who hope to be elsewhere.

verb-pass = Stay, or leave it
verb-snare = Lay a snare: { $place }
verb-go = Go: { $place }
ask-snare = Where do you lay a snare tonight?
ask-move = Where do you go tonight?

event-night = Night { $number } begins.
event-snared = A snare is laid: { $place }.
event-planned = { $seat } will go here: { $place }.
event-lantern = The lantern is seen: { $place }.
event-caught = { $seat } is caught: { $place }.
event-found = The warden finds a snare: { $place }.
event-taken = { $seat } takes a hare: { $place }.
event-dawn = It is over. Hares taken: { $count }.

refuse-snare-there = A snare lies there already: { $place }.
refuse-nobody-there = None of you stands there: { $place }.
refuse-no-way = No way leads there from here: { $place }.
refuse-caught = You are caught.
refuse-not-now = You are not asked for that now.
refuse-over = The game is over.

place-gate = the gate
place-oak = the oak
place-ford = the ford
place-pond = the pond
place-glade = the glade
place-mill = the mill
place-lodge = the lodge
place-nowhere = nowhere
side-warden = warden
side-poachers = poachers

view-map = The wood
view-night = Night
view-nights = Nights in all
view-place = Place
view-plan = Tonight
view-caught = Caught
view-snares = Snares
view-hares = Hares

section-setup = Setup
PO-001 = Three to five play. A is the warden, all others are poachers.
PO-002 = You see all that any of your side sees. The other side sees none of it.
PO-003 = The wood has seven places. Everybody sees which ways lead where.
PO-004 = The warden begins at the lodge, the poachers at the gate.
section-counsel = Counsel
PO-101 = Each night the poachers may lay one snare, at a place where a free poacher stands and no snare lies.
PO-102 = What all free poachers want is done. Where you disagree, the speaker decides. Each night another one speaks.
PO-103 = The warden does not hear of the counsel or the snare.
section-moves = Moves
PO-201 = Each night you move once, if you are free: stay, or go to the next place.
PO-202 = You go along a way.
PO-203 = All move at once. The other side does not see your choice before the last one has chosen.
PO-204 = Until then your side may take a choice back.
section-lantern = The lantern
PO-301 = When all have chosen, the lantern shows everybody where the warden is.
PO-302 = A poacher at that place is caught and stays there.
PO-303 = The warden takes away a snare that lies there. Everybody hears of it.
PO-304 = When you are caught, you do nothing more.
PO-305 = A free poacher where a snare of an earlier night lies takes the hare and the snare. Only poachers hear of it.
section-end = The end
PO-401 = When all poachers are caught, the warden wins.
PO-402 = With as many hares as there are poachers, the poachers win.
PO-403 = When the last night is over, the warden wins.
PO-404 = There are eight nights; the option `nights` makes it six.
PO-405 = When the game is over, nothing more can be done.
PO-406 = In a campaign the snares that lie in the wood at the end are still there when the next session begins.

option-nights = Nights
option-nights-text = So many nights are played.
