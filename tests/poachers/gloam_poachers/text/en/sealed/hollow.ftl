page-hollow = The letter in the hollow oak
page-hollow-text = Whoever reads this has eaten. The keeper before this one buried his lantern by the pond and went home. Be kinder to the next than they were to me.
