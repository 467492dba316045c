## Setting up a position

borabora-edit-round = Round
borabora-edit-phase = Part of the round
borabora-edit-turn = Whose turn
borabora-edit-order = Turn order
borabora-edit-huts = Huts
borabora-edit-fish = Fish
borabora-edit-dice = Dice
borabora-edit-temple = Temple, space { $n }
borabora-edit-pile = God tiles in the temple
borabora-edit-status = On the status track
borabora-edit-woman = Woman, space { $n }
borabora-edit-man = Man, space { $n }
borabora-edit-tasks = Tasks
borabora-edit-jewels = Jewellery { $n }
borabora-edit-display = God cards on display
borabora-edit-discard = Discarded god cards
borabora-edit-score = Points
borabora-edit-stack = Huts on slot 12
borabora-edit-people = People, as they came
borabora-edit-ritual = Material laid out
borabora-edit-built = Building { $n }
borabora-edit-aside = Material set aside
borabora-edit-cards = God cards
borabora-edit-fulfilled = Tasks fulfilled
borabora-edit-offerings = Offerings
borabora-edit-shells = Shells
borabora-edit-gods = God tiles
borabora-edit-priests = Priests left
borabora-edit-none = not built
borabora-edit-nobody = Nobody
borabora-edit-kind-seat = Huts and priests
borabora-edit-kind-die = Dice
borabora-edit-kind-woman = Women
borabora-edit-kind-man = Men
borabora-draw = { $what ->
        [dice] { $who } rolls a die
        [card] { $who } draws a god card
        [display] A god card comes on display
        [women] A woman comes to the board
        [men] A man comes to the board
       *[tasks] A task is laid out
    }
