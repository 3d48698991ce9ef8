## each
page-5-title = The Road
page-5-start = All aboard. Somebody has the string, somebody has the stick, and somebody small is sitting on the horn. Number Seven goes by, and the gnome goes by; he is saluted at speed. "Which side do we keep to?" "Whichever side there is!" The kerb leans. Everyone shouts, because everyone is shouting.
page-5-1 = The street runs out. Somebody finds the brake, or the brake finds a wall. In the quiet you can hear one wheel going on with the conversation. You are there. You are, on the whole, all there.
page-5-2 = It comes apart in order: the lamp, the mudguard, the side, the argument. For one moment you are all travelling quite comfortably with nothing underneath. Then the road comes up and helps you to sit down.
