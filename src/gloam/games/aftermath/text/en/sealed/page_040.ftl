## each
page-40-title = The Greenhouse
page-40-start = Tomato, wet heat, bees. It's summer in here. Somebody left it on by mistake. The panes run, the leaves lean on you as you go by, things have ripened and fallen and come up and ripened where they fell. Along the middle stands a cabinet of drawers with two hundred brass handles, each with a label: LOVE-LIES-BLEEDING, SNEEZEWORT, FAT HEN. They are read out as curses, and are very good. Two of the Scalefolk lie along the pipes, warm through, and for once in no haste to be owed anything. You have brought the bag. Everyone who helps to fill it says what dish it is to be.
page-40-start-again = Still summer. The bees hold the door for you, in a manner of speaking.
page-40-start-done = Still summer. The bag hangs full on its hook by the door, and one of the drawers has been left full, too, on purpose.
page-40-start-aside-odo = Odo: Fat Hen. ... I only said it. I like it.
page-40-bag = The last one goes in, and the bag can't be tied. "Everything soup," says someone, since all the other dishes have been taken. You look along the drawers; there's one you have not opened, and nobody opens it. Somebody else might have a bag.
page-40-bag-aside-juno = Juno: It's a machine, a seed. You only have to leave it alone in the dark. I couldn't.
page-40-threat = A leaf lifts, that was lying down, and a tongue tries the air from under it, courteously.
page-40-threat-lingered = At home it is later by one candle. In here it's the middle of the afternoon.
page-40-calamity = The swarm goes through. It isn't about you; it is the way weather isn't about you. From one end of the glass to the other there is nothing but gold, with points on; and then it's out by the broken pane, and you count who is standing up.
page-40-exit-a = Out past the swollen card, on to the roof and the cold. What you haven't filled you can't very well put back.
