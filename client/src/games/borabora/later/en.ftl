# Bora Bora: what is said once something is chosen or refused: what it is, what follows, why not.

## What a move is, and what follows

borabora-plan-with = { $what }, with { $list }
borabora-plan-luck = Luck decides what comes next, so this cannot be undone.
borabora-plan-pays = You pay with { $what }.
borabora-plan-hut = Hut to { $to }
borabora-plan-pushes = It takes the building space from { $p }. The fish counts at the end for the hut that stands there then.
borabora-plan-yield = { $what }.
borabora-plan-frees = It frees a slot for a person.
borabora-plan-frees-none = Slot 12 stays taken by your other huts.
borabora-plan-die = A { $n } on { $what }
borabora-plan-fish = { $n } points at once.
borabora-plan-block = The action cannot be carried out: the die only blocks the tile.
borabora-plan-reach = { $n ->
        [one] One region is in reach: { $list }.
       *[other] { $n } regions are in reach: { $list }.
    }
borabora-plan-people = { $sex ->
        [woman] { $n ->
            [one] One woman is in reach.
           *[other] { $n } women are in reach.
        }
       *[man] { $n ->
            [one] One man is in reach.
           *[other] { $n } men are in reach.
        }
    }
borabora-plan-helper = You will have { $left } to spend.
borabora-plan-temple = A priest goes to a space up to { $n }, then comes the fire bonus.
borabora-plan-build-value = A building up to { $n }: { $a } points and the fire bonus.
borabora-plan-store = { $of ->
        [sand] Sand to row { $a }, column { $b }
        [wood] Wood to row { $a }, column { $b }
       *[stone] Stone to row { $a }, column { $b }
    }
borabora-plan-store-pair = A building could cover it and its neighbour.
borabora-plan-store-alone = With a second one beside it, it can become a building later.
borabora-an-offering = an offering
borabora-a-card = a card from the deck
borabora-plan-red = { $n ->
        [one] Call Red: 1 point for the fish
       *[other] Call Red: { $n } points for the fish
    }
borabora-plan-take = { $what }
borabora-plan-take-group = { $n ->
        [one] In phase B: { $what }.
       *[other] Together with the { $n } you then have, in phase B: { $what }.
    }
borabora-plan-tattoo = Tattoo a man: { $what }
borabora-plan-collect = Send a woman for shells: { $what }
borabora-plan-status = { $a ->
        [one] 1 status step, to { $n }.
       *[other] { $a } status steps, to { $n }.
    }
borabora-plan-shells = { $n ->
        [one] You gain 1 shell.
       *[other] You gain { $n } shells.
    }
borabora-plan-left = { $n ->
        [0] Then the die is spent.
        [one] 1 die point is left then.
       *[other] { $n } die points are left then.
    }
borabora-plan-point = 1 point
borabora-plan-offering = 1 offering
borabora-plan-deck = A god card from the deck
borabora-plan-open = { $of ->
        [blue] The open blue card
        [white] The open white card
        [red] The open red card
        [green] The open green card
       *[yellow] The open yellow card
    }
borabora-plan-material = { $what }
borabora-plan-material-some = You choose its ritual space next.
borabora-plan-material-one = It goes to its last free ritual space.
borabora-plan-material-aside = No ritual space is free for it: it is laid aside and cannot be built.
borabora-plan-move = { $n ->
        [one] 1 hut to slot 12
       *[other] { $n } huts to slot 12
    }
borabora-plan-free = { $n ->
        [one] 1 slot is free then.
       *[other] { $n } slots are free then.
    }
borabora-plan-priest = Priest to temple space { $n }
borabora-plan-priest-fire = Then comes the fire bonus.
borabora-plan-build = { $what } on { $a } and { $b }
borabora-plan-build-detail = { $n } points, then the fire bonus. Both spaces stay covered.
borabora-plan-fire = { $what } and { $second }
borabora-plan-shells-then = { $n ->
        [one] That makes 1 shell.
       *[other] That makes { $n } shells.
    }
borabora-plan-double = Green doubles it.
borabora-plan-extra = Green lets one more group act.
borabora-plan-capped = One of them changes nothing.
borabora-plan-buy = { $what }
borabora-plan-buy-detail = { $a ->
        [one] It costs 1 shell
       *[other] It costs { $a } shells
    } { $b ->
        [0] and no shell is left.
        [one] and 1 stays with you.
       *[other] and { $b } stay with you.
    }
borabora-plan-fulfil = Complete: { $what }
borabora-plan-score = { $n } points.
borabora-plan-drop = Give up the task: { $what }
borabora-plan-drop-detail = You have { $a } of { $b }. It scores nothing and leaves the game.
borabora-plan-draft = Take: { $what }
borabora-plan-progress = You have { $a } of { $b }.
borabora-plan-pass-ScoreFish-detail = Red stays for a better one. At the end it counts either way, for whoever holds the building space.
borabora-plan-pass-Spend-lost = { $n ->
        [one] 1 die point is lost.
       *[other] { $n } die points are lost.
    }
borabora-plan-pass-Spend-points = { $n ->
        [one] The die point left becomes 1 point.
       *[other] The { $n } die points left become points.
    }
borabora-plan-idle = These could still act: { $list }.
borabora-plan-no-idle = Your turn in phase B ends.
borabora-plan-pass-BuyJewel-detail = Your shells stay with you.
borabora-plan-pass-LastTasks-detail = { $n ->
        [one] 1 task stays unfinished and scores nothing.
       *[other] { $n } tasks stay unfinished and score nothing.
    }

## If you confirm

borabora-fact-pays = { $what }: you pay with { $list }.
borabora-fact-below = { $what }: then only dice below { $n } fit.
borabora-fact-closed = { $what }: then no die fits without Blue.
borabora-fact-hut = { $what }: your hut takes the building space.
borabora-fact-fish = Fish: { $n ->
        [one] 1 point
       *[other] { $n } points
    } at once with Red. At the end for whoever holds the building space.
borabora-fact-gain = You gain { $what }.
borabora-fact-stores = { $what } goes to your ritual site.
borabora-fact-aside = { $what } is laid aside: it counts for tasks, but cannot be built.
borabora-fact-status = Status track: { $n }. { $a ->
        [1] You would be 1st in turn order.
        [2] You would be 2nd in turn order.
        [3] You would be 3rd in turn order.
       *[other] You would be 4th in turn order.
    }
borabora-fact-priest = { $me ->
        [you] Your priest comes to temple space { $n }.
       *[other] A priest of { $p } comes to temple space { $n }.
    }
borabora-fact-pushed = { $me ->
        [you] A priest of yours moves down to { $n }.
       *[other] A priest of { $p } moves down to { $n }.
    }
borabora-fact-pushed-several = { $me ->
        [you] { $n } priests of yours move down by one.
       *[other] { $n } priests of { $p } move down by one.
    }
borabora-fact-falls = { $me ->
        [you] A priest of yours must leave the temple.
       *[other] A priest of { $p } must leave the temple.
    }
borabora-fact-building = { $what } covers: { $list }.
borabora-fact-points = { $me ->
        [you] You: { $list }
       *[other] { $p }: { $list }
    }
borabora-fact-god-tile = { $me ->
        [you] You lead in the temple and gain a god tile.
       *[other] { $p } leads in the temple and gains a god tile.
    }
borabora-fact-tile-leaves = The temple is empty: a god tile leaves the game.
borabora-fact-bought = It costs { $what } and scores { $n } at the end.
borabora-fact-order = The round is scored. New turn order: { $list }.
borabora-fact-round = Round { $n } begins, and everybody rolls.
borabora-fact-over = The game is over.
# What is asked then
borabora-next-other = Then it is { $p }'s turn.
borabora-next-FirstHut = Then comes your first hut.
borabora-next-PlaceDie = Then you place your next die.
borabora-next-Expand = Then you choose the region.
borabora-next-Store = { $of ->
        [sand] Then you choose the ritual space for the sand.
        [wood] Then you choose the ritual space for the wood.
       *[stone] Then you choose the ritual space for the stone.
    }
borabora-next-ScoreFish = Then you may call Red for the fish.
borabora-next-TakePerson = Then you choose whom to take.
borabora-next-Spend = { $n ->
        [one] Then 1 die point is left to spend.
       *[other] Then { $n } die points are left to spend.
    }
borabora-next-Priest = Then you choose the temple space.
borabora-next-Build = Then you choose building and materials.
borabora-next-Fire = Then comes the fire bonus.
borabora-next-UsePeople = Then you go on with your people.
borabora-next-Gather = { $n ->
        [one] Then you choose the material.
       *[other] Then you choose { $n } materials.
    }
borabora-next-Pray = { $n ->
        [one] Then you take a god card.
       *[other] Then you take { $n } god cards.
    }
borabora-next-MoveHuts = Then you say how many huts move.
borabora-next-BuyJewel = Then you may buy jewellery.
borabora-next-ResolveTask = Then you complete a task, or give one up.
borabora-next-TakeTask = Then you take a new task.
borabora-next-LastTasks = Then come your last tasks.

# Why something cannot be done
borabora-refused-over = The game is over.
borabora-refused-die = You have no such die left. Take one that lies before you.
borabora-refused-vain = That would change nothing. Do it without the god.
borabora-refused-lower =
    A die here must be below { $least }. { $n ->
        [0] With Blue any die fits.
       *[other] Your { $die } fits on { $what }; with Blue it fits here, too.
    }
borabora-refused-every_die = Every die must be placed. Choose a die and a tile.
borabora-refused-priest = You have no priest left to send. Choose another tile.
borabora-refused-buildings = { $value ->
        [6] No building that you have left is in reach, even of a 6. Choose something else.
       *[other] No building that you have left is in reach of a { $value }. Take a higher die; with White it counts as a 6.
    }
borabora-refused-material = No two materials lie side by side on your ritual site. Gain material first, by a hut or the Helper.
borabora-refused-people = { $value ->
        [6] Nobody there is in reach, even of a 6. Choose something else.
       *[other] Nobody there is in reach of a { $value }. Take a higher die; with White it counts as a 6.
    }
borabora-refused-slot = Your village is full. A hut that leaves a slot makes room: expand, or move one to slot 12.
borabora-refused-paths = { $value ->
        [6] No path leads further, even with a 6. Choose something else.
       *[other] No path leads further with a { $value }. Take a higher die; with White it counts as a 6.
    }
borabora-refused-huts = You have no hut left. Choose another tile.
borabora-refused-first_fish = The first hut goes beside a fish worth 1. Those regions glow.
borabora-refused-far = The path there needs more than your { $value }. Choose a region that glows.
borabora-refused-path = No such path leads there from your huts. Choose a region that glows.
borabora-refused-own_hut = You have a hut there already. Choose a region that glows.
borabora-refused-stack = No hut stands on slot 12. Take one from the row.
borabora-refused-row = No hut stands on slots 1 to 11. Choose something else.
borabora-refused-lodger = A person lies on slot 12, so no hut can go there. Choose something else.
borabora-refused-strength = { $most ->
        [one] Your people move one hut only. Choose 1.
       *[other] Your people move { $most } huts at most. Choose a lower number.
    }
borabora-refused-kind = This space is for another material. Choose one that glows.
borabora-refused-full = Something lies there already. Choose a space that glows.
borabora-refused-sex = This action takes the others. Choose from the row that glows.
borabora-refused-empty = Nobody stands there. Choose somebody who glows.
borabora-refused-value = That needs more than your action’s value of { $value }. Choose what glows.
borabora-refused-slid = This person was used already. Choose one without a tick.
borabora-refused-person = This person is not yours. Choose one of your own.
borabora-refused-points = That costs { $cost } of the die’s points, and { $left } are left. Choose something cheaper.
borabora-refused-one_hut = The Helper moves one hut at a time. Choose 1.
borabora-refused-deck = No god card is left. Choose something else.
borabora-refused-display = No card of this god lies there. Choose one that glows, or draw from the pile.
borabora-refused-no_cards = No god card is left. Use another group.
borabora-refused-built = This building stands already. Choose another one.
borabora-refused-both = Both spaces need material. Choose two side by side that hold some.
borabora-refused-nobody = You have none of these people. Use a group of yours.
borabora-refused-once = Green helps once a round. Go on without it, or end your turn.
borabora-refused-same_type = This kind has acted already. With Green choose another kind.
borabora-refused-first = They can still act for nothing: use this group without Green.
borabora-refused-stronger = Doubling would change nothing. Use the group without Green.
borabora-refused-used = One group of women and one of men act in a round; one more only with Green. Choose one that glows, or end your turn.
borabora-refused-column = That piece belongs to another round. Choose one of this round.
borabora-refused-shells = That costs { $cost } shells, and you have { $left }. Choose a cheaper piece, or buy nothing.
borabora-refused-unmet = This task is not met yet. Choose one that glows.
borabora-refused-met = This task is met without Yellow. Complete it without, for more points.
borabora-refused-too_far = More than one thing is missing: Yellow cannot help. Choose another task.
borabora-refused-no_yellow = No yellow card helps with this task, only a god tile. Choose that, or another task.
borabora-refused-must = One of your tasks is met, so none can be given up. Complete the one that glows.
borabora-refused-task = This task is not yours. Choose one of your own.
borabora-refused-draft = This task does not lie there. Choose one that glows.
borabora-refused-card = You have no card of this god. Two equal cards or a god tile do as well.
borabora-refused-own_pair = Two cards stand for another god only. Of the god you call, one card is enough.
borabora-refused-pair = You have no two such cards. One card of the god or a god tile does as well.
borabora-refused-offering = You have no offering to give. A god tile needs none.
borabora-refused-tile = You have no god tile. Pay with cards and an offering.
borabora-refused-asked = That comes later: first answer what is asked, and confirm.

# The same in two words, on an action tile
borabora-idle-slot = village full
borabora-idle-people = nobody left
borabora-idle-priest = no priest left
borabora-idle-material = no pair
borabora-idle-buildings = none in reach
borabora-idle-paths = no path
borabora-idle-huts = no hut left
borabora-idle-vain = no use

# The scoring, step by step
borabora-table-scored-round = The scoring of round { $n } brought
borabora-table-scoring-round = Scoring of round { $n }
borabora-table-seen = Back to the map
borabora-table-seen-asked = On to your choice
borabora-table-name-sum = In all
borabora-table-scored = scored
borabora-table-not-yet = not yet
borabora-table-name-status = Status
borabora-table-name-temple = Temple
borabora-table-name-jewels = Jewellery
borabora-table-name-tasks = Tasks
borabora-table-name-end = At the end
borabora-table-step-status = points and turn order
borabora-table-step-jewels = one piece for shells
borabora-table-step-tasks = one each, { $n } points
borabora-table-step-end = if it were now
borabora-table-step-end-why = God tiles left, the fish of regions held, jewellery, and great works: { $n } points each for nine tasks, six pieces of jewellery, twelve covered ritual spaces, six buildings, twelve regions and twelve people.
borabora-table-fulfilled-so-far = { $n } so far

## The position in sentences

borabora-table-new-tasks = New
borabora-table-order = turn order: { $list }
borabora-table-not-slid = { $what }, not slid yet: { $marks }
