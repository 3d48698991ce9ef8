## each
page-34-title = The Rustmother's Hall
page-34-start = Wool, coin, one candle. It was a ticket office and now it is a throne room, and the throne is coats. Five winters of them, to the ceiling, and she sits on top: large, old, in a pair of spectacles with nothing in them. A lookout stands below her holding the candle up, and his arm shakes, and he doesn't change arms. On a cushion at her side, apart from everything, lies one coin. "Come in," says the Rustmother. "Mind the step. You'll have brought the arrears." She is not being unpleasant. She has a book open on her knee, and she has been expecting someone for so long.
page-34-start-again = "Ah," says the Rustmother, finding the page. "You again. Where were we? Outstanding."
page-34-start-aside-odo = Odo: That's a lot of small coats.
page-34-1 = You ask whom it is for. She turns the book round so that you can see. Every line has a name, a tail, a sum; and at the head of the last column it says *Landlord*, and below it there is a single entry, from the day of the bridge, when she was a pup on the parapet and somebody tall stopped beside her and emptied a pocket. *Keep the change.* "And since?" you ask. She looks down the column. It is a very long column. Then she takes off the spectacles, and folds them, and there's nothing to be seen of how she did it; but the pen has been put down.
page-34-1-aside-sable = Sable: I know that arithmetic. You can stop. Truly. It lets you stop.
page-34-2 = The heap goes. It comes down on all sides, quite softly, and when it is down she is sitting on the floor with her book, no larger than other people. And then you see the coats. They have been brushed. Each of them has a label, with a name and a date, and where a sleeve was torn it has been mended. She had only been keeping them until they were called for. "It adds up," says the Rustmother to no one. "I have done it every night. It adds up."
page-34-threat = Someone outside the shutter asks if all is well, ma'am. It's asked again, a bit lower down.
page-34-threat-lingered = At home it is later by one candle. She would know to the drop what that comes to.
page-34-calamity = The candle dips, and the coats lean in from every side, like a crowd that has heard its name.
page-34-calamity-hunted = Behind the last row hang some with people in them. You know them from the road.
page-34-calamity-strangers = When the flame stands up again, so has everybody else, and the hook is in the wrong hand.
page-34-calamity-alone = It's only a sleeve that has slid down and come to rest on your shoulder. Nobody moves it.
page-34-exit-a = Out under the shutter on to the deck. She lets you. The book stays open where you were.
