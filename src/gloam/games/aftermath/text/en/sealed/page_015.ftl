## each
page-15-title = Toy Shop
page-15-start = Varnish, paint, dust of felt. It is a town, and it is your size. There are streets; there are front doors, and the handles are where handles should be; in the window of the baker there is bread. Somebody always bites it. It is plaster, all of it, to the last bun. On the high shelves stand bears with one expression. At the end of the main street is the dolls' house, its whole front held ajar by a folded card, lamps painted in every window. The dolls are at table. There are five chairs and, today, four of them are sitting up straight.
page-15-start-again = The baker has one bun fewer. The dolls are at table. They have changed places.
page-15-start-aside-juno = Juno: Everything here could work. That's what's so sad about it.
page-15-start-aside-sable = Sable: Four doors, no locks, nobody home. I don't trust a town this polite.
page-15-info-a = A box with a lid, and on the lid a lady on one foot, looking over her shoulder at whoever wound her last. You wind her. It takes all your weight. She turns, she plays the beginning of something, and something that was never part of the tune falls out of the works.
page-15-info-a-success = The key goes round and round. You go round with it, twice, and let go at the right moment, and so does the key. The lady stops, looking the other way. She seems relieved.
page-15-info-a-fail = The key goes round and round. So do you. You are put down at the far end of the street, in front of the baker's, facing the buns.
page-15-info-b = Upstairs, second door, there is a bed. It has a quilt and a bolster and it fits. You had not known that beds were made this way, with an end to them. You lie down to see. Over you a painted lamp gives no light at all, steadily, and somewhere below a chair is pushed back, very quietly, by somebody who does not want to wake you.
page-15-info-b-aside-odo = Odo: I'll wait on the stairs. They hold. Mostly.
page-15-threat = Small wheels run along an upper shelf, from one end to the other. The bears look straight ahead.
page-15-threat-lingered = At home it is later by one candle. There is real bread, some.
page-15-calamity = On the counter a monkey with two brass plates has sat for five winters with his arms apart. He remembers what he is for. The first clap takes the dust off every roof in town; after that he doesn't stop, and wherever you crouch, the street is lit up with noise. The smallest doll has put her hands over her ears.
page-15-exit-a = Down the main street, past the baker, under the shutter. None of the front doors was ever shut, and it is hard to say why that is worse.
