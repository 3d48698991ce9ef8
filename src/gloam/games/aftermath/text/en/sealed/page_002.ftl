## each
page-2-title = Tuesday
page-2-start-1 =
    It is Tuesday. It has been Tuesday for five winters, because nobody at Number Seven can reach the calendar.
    It hangs on the kitchen wall, above the fridge, above the note on the fridge, about where the weather begins. If you stand in the butter dish you can read it from the floor: TUESDAY, and a number with a bar through its stem. The Landlords used to tear off one day every morning. Then, one morning, they didn't. They had gone out. They took their coats, they took their dogs, they did not slam the door, and they are not back yet.
page-2-start-2 = So you moved in. Not all at once: first the wall between kitchen and stairs, which has a warm side in summer; then the cupboard under the stairs, with the good blanket; at last the piano, the best address in the house. Meetings are called by walking on the low keys. The lowest of all is broken. Step on it and there is no sound whatever. Only the water shivers in the cups; and Odo, who is the biggest of you and afraid of nothing, puts his ears down flat. Nobody has ever asked him why. In a small house, not asking is manners.
page-2-start-3 =
    There are three rules, in chalk, under the lid. *Ask the name before the business. Who breaks it, tells it. Somebody stays up.* The third was copied from the note on the fridge, letter by letter, by someone who could not read yet and therefore took great care.
    Aunt Margin keeps the book. Bodkin mends things that come apart, Widow Mugwort mends people who do. Yea and Nay guard the gate, and have not agreed since their first day on which side of it. Lull has eleven children and sleeps standing. And behind the skirting board lives somebody nobody has ever seen, who pays every week, in seeds, always one too many.
page-2-start-4 =
    Tonight the lid is off the biscuit tin. You can see the bottom. It is a very clean bottom. There turns out to be a castle on the inside too, and nobody is glad to have found that out.
    "Eight noses at soup," says Aunt Margin, "not counting those who have already eaten somewhere." She does not look at anybody. Outside it is the end of Rust, the leaves are down, and soon it will be Hush, when nothing grows but the dark. Nobody looks at the front door either, where, low down, there is a second door, hinged at the top, exactly the wrong size. It has more nails in it tonight than it had yesterday.
    "It was windy," says Yea.
    "It was not," says Nay.
page-2-start-5 =
    Somebody has to go. There is no need to say who; you have been standing beside the coats for some time.
    Crumb, who is the youngest, drags out the long box and heaves it up on the sill. Birthday candles, pink and blue: one for every hour or so that a sensible errand takes. As long as one is burning, you have gone out. When the last one is down, you are late; and there are those outside who notice a dark window.
    "And if they're all gone and you still aren't back?" asks Crumb.
    "Then somebody stays up," says Aunt Margin, and opens the book.
