page-hollow = The letter in the hollow oak
page-hollow-text = Whoever reads this has eaten. The warden before this one buried his lantern by the pond and went home.
