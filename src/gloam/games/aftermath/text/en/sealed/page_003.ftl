## each
page-3-title = The Gate
page-3-weather-rust = It is Tuesday, and the end of Rust. The lane is full of leaves, and somebody has swept a path through them as wide as two people who are not speaking.
page-3-weather-cold = It is Tuesday. In the mornings there is a skin on the water butt, thin enough to look through and too thick to drink. It will be Hush soon; one can hear it not being here yet.
page-3-weather-frost = It is Tuesday, and Hush has come. The hedge is white on one side. Breath goes up from the keyhole, and people who never agreed on anything sleep in one heap.
page-3-weather-snow = It is Tuesday. Snow has a roof on everything. Between Number Seven and the gate there is a tunnel, and it has been widened, out of pride, to take a hat.
page-3-weather-drip = It is Tuesday, and it drips. From the gutter, from the gnome's rod, from every ticket on the board. Nobody has remarked on it, for fear that it might stop.
page-3-mended = Somebody has mended the strap that broke, and darned a heel, and left both on the step without a word. It was Widow Mugwort. One can tell by the disapproval in the stitches.
page-3-board = Aunt Margin has walked on the low keys and everybody has come. Odo, who was there first, has put his ears down and is looking at the floor. The tickets are pinned up in the order in which they worry her. Whoever is going stands next to the coats, and whoever is staying stands next to whoever is going.
page-3-m1 = "The fourth machine," says Aunt Margin. "The box in the last coil." She does not say sweets. There are children.
page-3-m2 = "Eleven dusks," says Aunt Margin, "and no thimble." The string that used to carry the sound hangs slack across the gate. People step over it very high.
page-3-m3 = "A receipt," says Aunt Margin, "has been pushed under the gate. It is made out to us. It is for everything." She holds it by one corner.
page-3-m4 = Lull's youngest has been quiet since yesterday. "Under the pharmacy," says Widow Mugwort, and counts spoons out of an empty jar. "They have it all. Bring some of it."
page-3-m5 = One line of prints goes from the gate to the Flap, and back, and to the Flap. "We know where it comes from," says Aunt Margin. Nobody helps her with the rest of the sentence.
page-3-m6 = "Somebody might bring seed," says Lull, standing up, asleep. "From the roof. On the way. For after."
page-3-m7 = There is a knot on the soup table. It came by messenger. Sable says that it is nothing, and has packed.
page-3-m8 = Juno has drawn a windmill. It lacks only the part that matters, and she has drawn that too, twice, from behind.
page-3-gate =
    Crumb stands the candles along the sill, one for each hour or so that a sensible errand takes, and lights the first, and is told not to breathe on it.
    Yea takes the bolt and Nay takes the bar, each by the other's end. The gate opens as far as it likes to. "Open doors," they say, for once at the same time. And from the window, the wall, the piano: "Lit windows."
