### What the table of Shadow Hunters says in the web client.

web-sh-board = Table of Shadow Hunters
web-sh-board-text = Six areas in a ring, joined in three pairs that share an attack range; around them the seats with characters and equipment; in the middle the decks; below them the damage track.

## Areas

web-sh-area = { $area }: { $numbers }
web-sh-here = Here: { $names }
web-sh-here-nobody = Nobody is here.
web-sh-pair = Shares its attack range with: { $area }

## Seats

web-sh-colour = Seat { $seat }, { $colour }
web-sh-dead = dead
web-sh-turn = Their turn: { $phase }
web-sh-damage = Damage { $damage }
web-sh-off = Still off the board.
web-sh-at = Place: { $area }
web-sh-is = Character: { $role }, dies at { $hp }
web-sh-may-be = May be: { $roles }
web-sh-covered = Hidden. What you know of this player is covered with your secrets.
web-sh-covered-mine = Your character is covered with your secrets.
web-sh-truth = Really: { $role }
web-sh-guarded = Attacks do this player no damage until their next turn.
web-sh-owns = Equipment: { $cards }
web-sh-holds-hermit = Holds a Hermit card.
web-sh-wins = Wins the game.

## Characters

web-sh-role = { $side }, dies at { $hp } damage
web-sh-role-certain = This is: { $names }
web-sh-role-possible = May be: { $names }
web-sh-role-out = Nobody at this table can be this character.
web-sh-goal = Goal: { $goal }

## Cards and piles

web-sh-owner = Lies in front of { $name }
web-sh-pile = { $count ->
    [0] No card is left. The discards are shuffled at the next draw.
    [one] { $count } card is left.
   *[other] { $count } cards are left.
}
web-sh-discards = { $deck }: discards
web-sh-discards-none = Nothing has been discarded.
web-sh-pile-down = { $count ->
    [one] { $count } card, face down
   *[other] { $count } cards, face down
}
web-sh-handed = { $giver } to { $taker }: { $card }. { $result }
web-sh-hermit-nothing = Nothing happened.
web-sh-hermit-shown = The character card was shown.
web-sh-hermit-hurt-1 = 1 damage.
web-sh-hermit-hurt-2 = 2 damage.
web-sh-hermit-healed = Healed 1.
web-sh-hermit-gave = Gave an equipment card.

## Dice and track

web-sh-dice = Dice
web-sh-rolled = { $name } rolled { $faces }. Result: { $total }
web-sh-total = A total of { $total }
web-sh-track = Damage
