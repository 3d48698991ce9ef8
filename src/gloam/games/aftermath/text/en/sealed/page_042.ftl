## each
page-42-title = The Pool
page-42-start = Chlorine's ghost; lizard; a lamp that is not lit. It was a bath for swimming in, long, tiled, and black to the brim, and something keeps it warm from below. Out in the middle there's an island of white tiles with a drowned lamp hanging over it; and on the island, flat as a map, lies the oldest person in the city. A skink is whispering in his ear. By the steps a milk carton is tied up, with a cushion in it. The curtain falls to behind you, and it's a bath towel. "They have come to ask," says the skink. The old one says nothing for so long that you sit down.
page-42-start-again = He has not moved. He has kept the warm side.
page-42-start-settled = There's nobody on the island. On the tiles is the shape of someone, dry, with the warm side left free.
page-42-start-aside-sable = Sable: That's him. He used to count us. Every night. He'd touch your nose.
page-42-1 = He doesn't want it back. He wants it told. So somebody tells it, minute by minute, as far as it is known: the gutter, the ice, the nine, the tenth; how warm it was, and who was on the left. He listens as if it were heat. "Ember," says Old Monitor when it's over. "He was called Ember. He gave up the inside. I have been the only one who knew." And then, to the skink: "Settled." And the skink, who is called Kite, asks if he might come along and carry something. He begs the boat's pardon as he gets in.
page-42-1-aside-sable = Sable: Ember. ... Ember. All right. Then there are two of us that know.
page-42-2 = It goes out of him like air. He lies as he lay before, only now it's because he is tired; and by and by he reaches for the lace himself, with one claw, and works at the knot. It takes him a long time. "Ember," he says to it. "He was called Ember." When it's undone he is smaller than you had thought, and nobody in the room knows where to look.
page-42-2-aside-sable = Sable: I'd have told you. If you'd asked me that. I would have told you everything.
page-42-threat = A ring spreads from the island, and reaches the steps, and wets exactly one.
page-42-threat-lingered = At home it is later by one candle. It would have lasted him a week.
page-42-calamity = The water closes over the sound of something going into it.
page-42-calamity-hunted = It comes up at the steps, and there's one behind it, and another. You shook them off today. They've washed.
page-42-calamity-strangers = "That was discourteous," says somebody. Nobody can tell who was meant, so everybody gets up.
page-42-calamity-alone = A tile. There are others missing. It must have been meaning to for years.
page-42-exit-a = Back through the bath towel and into the cellar, among the sighing. Nobody is hurried out. Nobody is asked to stay.
