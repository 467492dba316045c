# Bora Bora
# $p "Anna"  $me you|other: whether the sentence speaks to the reader  $n $a $b numbers
# $of a colour, symbol, terrain, species, type or material  $sex woman|man  $what $list things already named

borabora-seat-0 = Red
borabora-seat-1 = Blue
borabora-seat-2 = Green
borabora-seat-3 = Black

borabora-key-choose = Choose: a die, then an action tile; what stands in the list

## Things

borabora-points = { $n ->
        [one] 1 point
       *[other] { $n } points
    }
borabora-shells = { $n ->
        [one] 1 shell
       *[other] { $n } shells
    }
borabora-offerings = { $n ->
        [one] 1 offering
       *[other] { $n } offerings
    }
borabora-god-cards = { $n ->
        [one] 1 god card
       *[other] { $n } god cards
    }
borabora-god-tiles = { $n ->
        [one] 1 god tile
       *[other] { $n } god tiles
    }
borabora-materials = { $n ->
        [one] 1 material
       *[other] { $n } materials
    }
borabora-huts = { $n ->
        [one] 1 hut
       *[other] { $n } huts
    }
borabora-people = { $n ->
        [one] 1 person
       *[other] { $n } people
    }
borabora-priests = { $n ->
        [one] 1 priest
       *[other] { $n } priests
    }
borabora-steps = { $n ->
        [one] 1 status step
       *[other] { $n } status steps
    }
borabora-die-points = { $n ->
        [one] 1 die point
       *[other] { $n } die points
    }

# Phases: what a round consists of
borabora-phase-huts = First huts
borabora-phase-dice = Dice
borabora-phase-people = People
borabora-phase-scoring = Scoring
borabora-phase-jewels = Jewellery
borabora-phase-tasks = Tasks
borabora-phase-draft = New tasks
borabora-phase-last = Last tasks
borabora-phase-over = The end

# Action tiles, and the fishing space
borabora-action-helper = Helper
borabora-action-helper-why = Spend the points of the die: tattoo men, send women for shells, take goods, cards or points.
borabora-action-temple = Temple
borabora-action-temple-why = Send a priest to a space up to the die, and take a fire bonus.
borabora-action-build = Build
borabora-action-build-why = Turn two neighbouring materials into a building up to the die. It scores, and brings a fire bonus.
borabora-action-woman = Woman
borabora-action-woman-why = Take a woman from a space up to the die onto a free slot.
borabora-action-man = Man
borabora-action-man-why = Take a man from a space up to the die onto a free slot.
borabora-action-land = Land
borabora-action-land-why = Put a hut in a neighbouring region: the number on the land path to it may be as high as the die.
borabora-action-water = Water
borabora-action-water-why = Put a hut in a region across the water: the number on the water path to it may be as high as the die.
borabora-action-woman_man = Woman or Man
borabora-action-woman_man-why = Take a woman or a man from a space up to the die onto a free slot.
borabora-action-land_water = Land or Water
borabora-action-land_water-why = Put a hut in a region that a land or water path up to the die joins to one of yours.
borabora-action-fish = Fishing
borabora-action-fish-why = Any die, always: { $n } points.

# Gods
borabora-god-blue = Blue
borabora-god-blue-why = With a die: it need not be lower than the dice on the tile.
borabora-god-white = White
borabora-god-white-why = With a die: its action counts as a 6.
borabora-god-red = Red
borabora-god-red-why = After an expansion: score the fish of the region you have just entered.
borabora-god-green = Green
borabora-god-green-why = With people: double one group, or use one more group. Once a round.
borabora-god-yellow = Yellow
borabora-god-yellow-why = With a task: one thing less is needed, but it scores { $n }. Once a round, at the end once a task.
borabora-god-tile = God tile
borabora-god-tile-why = Stands in for any god, without an offering. Kept to the end it scores { $n }.
borabora-god-cost = A god costs an offering and a card of its colour, or an offering and two equal cards.
borabora-card = { $of ->
        [blue] blue god card
        [white] white god card
        [red] red god card
        [green] green god card
       *[yellow] yellow god card
    }
borabora-pay-card = a card and an offering
borabora-pay-pair = { $of ->
        [blue] two blue cards and an offering
        [white] two white cards and an offering
        [red] two red cards and an offering
        [green] two green cards and an offering
       *[yellow] two yellow cards and an offering
    }
borabora-pay-tile = a god tile

# People
borabora-person = { $sex ->
        [woman] woman: { $what }
       *[man] man: { $what }
    }
borabora-group = { $sex ->
        [woman] { $n ->
            [one] 1 woman: { $what }
           *[other] { $n } women: { $what }
        }
       *[man] { $n ->
            [one] 1 man: { $what }
           *[other] { $n } men: { $what }
        }
    }
borabora-type-hike = Hike
borabora-type-canoe = Canoe
borabora-type-woman_mate = Woman companion
borabora-type-man_mate = Man companion
borabora-type-build = Build
borabora-type-material = Materials
borabora-type-move_hut = Moving
borabora-type-invocation = Invocation
borabora-type-prayer = Prayer
borabora-type-offering = Offering
borabora-type-tattoo = Tattoo
borabora-type-shells = Shells
borabora-effect-hike = expand by land up to { $n }
borabora-effect-canoe = expand by water up to { $n }
borabora-effect-woman_mate = take a woman up to { $n }
borabora-effect-man_mate = take a man up to { $n }
borabora-effect-build = build up to { $n }
borabora-effect-material = { borabora-materials }
borabora-effect-move_hut = { $n ->
        [one] 1 hut to slot 12
       *[other] up to { $n } huts to slot 12
    }
borabora-effect-invocation = { borabora-points }
borabora-effect-prayer = { borabora-god-cards }
borabora-effect-offering = { borabora-offerings }
borabora-effect-tattoo = { borabora-steps }
borabora-effect-shells = { borabora-shells }
# $a $b $c what one, two and three of them do
borabora-strengths = { $sex ->
        [woman] One woman of this type: { $a }. Two: { $b }. Three: { $c }.
       *[man] One man of this type: { $a }. Two: { $b }. Three: { $c }.
    }
borabora-marks = { $sex ->
        [woman] { $n ->
            [one] With the Helper she brings 1 shell, once.
           *[other] With the Helper she brings { $n } shells, once.
        }
       *[man] { $n ->
            [one] With the Helper he brings 1 status step, once.
           *[other] With the Helper he brings { $n } status steps, once.
        }
    }
borabora-slid = { $sex ->
        [woman] She has collected her shells.
       *[man] He is tattooed.
    }

# The map: a name, and where a hut goes
borabora-region-cf = central forest
borabora-region-cp = central plain
borabora-region-cb = central beach
borabora-region-cm = central mountain
borabora-region-nb = north beach
borabora-region-nm = north mountain
borabora-region-ef = east forest
borabora-region-eb = east beach
borabora-region-sf = south forest
borabora-region-sp = south plain
borabora-region-wp = west plain
borabora-region-wm = west mountain
borabora-to-cf = the central forest
borabora-to-cp = the central plain
borabora-to-cb = the central beach
borabora-to-cm = the central mountain
borabora-to-nb = the north beach
borabora-to-nm = the north mountain
borabora-to-ef = the east forest
borabora-to-eb = the east beach
borabora-to-sf = the south forest
borabora-to-sp = the south plain
borabora-to-wp = the west plain
borabora-to-wm = the west mountain
borabora-fish = fish: { $of ->
        [a] ray
        [b] tuna
        [c] parrotfish
       *[d] shark
    }, { borabora-points }
borabora-fish-why = Scored at once with Red when you enter. At the end it goes to whoever holds the building space.

# Goods
borabora-material-sand = sand
borabora-material-wood = wood
borabora-material-stone = stone
borabora-material-why = Two neighbours on the ritual site become a building. Without a free space it is laid aside: it counts for tasks, but cannot be built.
borabora-offering = offering
borabora-shell = shell
borabora-yield-sand = gives sand
borabora-yield-wood = gives wood
borabora-yield-stone = gives stone
borabora-yield-offering = gives an offering

# Jewellery, buildings, spaces
borabora-symbol-necklace = necklace
borabora-symbol-bracelet = bracelet
borabora-symbol-ring = ring
borabora-symbol-earring = earring
borabora-symbol-comb = comb
borabora-symbol-anklet = anklet
borabora-jewel = { $of ->
        [necklace] necklace
        [bracelet] bracelet
        [ring] ring
        [earring] earring
        [comb] comb
       *[anklet] anklet
    }, { borabora-points }
# $a shells
borabora-jewel-cost = { $a ->
        [one] costs 1 shell
       *[other] costs { $a } shells
    }
borabora-jewel-why = Bought with shells at the end of its round, one for each player. It scores at the end of the game.
borabora-building = building { $n }
# $n its number  $a points in this round
borabora-building-why = Needs a Build action of { $n } or more. In this round it scores { $a }, later less, and brings a fire bonus.
# $a row $b column
borabora-space = { $of ->
        [sand] ritual space for sand
        [wood] ritual space for wood
       *[stone] ritual space for stone
    }, row { $a }, column { $b }
borabora-space-why = Holds one material of its kind, later half a building. All twelve covered score 6 at the end.
borabora-slot = slot
borabora-slot-why = A hut leaves it, a person may come. Twelve people score 6 at the end.
borabora-slot-12 = slot 12
borabora-slot-12-why = Holds any number of huts, or one person. Huts taken from here free no slot.
borabora-temple-space = temple space { $n }
borabora-temple-why = { $n ->
        [one] Each priest here scores 1 point at the end of this round. Whoever has most priests gains a god tile.
       *[other] Each priest here scores { $n } points at the end of this round. Whoever has most priests gains a god tile.
    }
borabora-fire = Fire bonus
borabora-fire-why = A god card or an offering, and a status step or a shell.

# Tasks: what is needed
borabora-need-women = { $n ->
        [one] a woman
       *[other] { $n } women
    }
borabora-need-men = { $n ->
        [one] a man
       *[other] { $n } men
    }
borabora-need-priests_in_temple = { $n ->
        [one] a priest in the temple
       *[other] { $n } priests in the temple
    }
borabora-need-jewelry = { $n ->
        [one] a piece of jewellery
       *[other] { $n } pieces of jewellery
    }
borabora-need-turn_order_1 = first in turn order
borabora-need-regions = huts in any { $n } regions
borabora-need-islands = a hut on each of the { $n } islands
borabora-need-identical_god_cards = { $n } identical god cards
borabora-need-god_cards_of_color = { $of ->
        [blue] { $n } blue god cards
        [white] { $n } white god cards
        [red] { $n } red god cards
        [green] { $n } green god cards
       *[yellow] { $n } yellow god cards
    }
borabora-need-different_god_cards = { $n } different god cards
borabora-need-different_men = { $n } kinds of men
borabora-need-different_women = { $n } kinds of women
borabora-need-different_jewelry = { $n } different pieces of jewellery
borabora-need-buildings = { $n } buildings
borabora-need-jewelry_of_symbol = { $of ->
        [necklace] { $n } necklaces
        [bracelet] { $n } bracelets
        [ring] { $n } rings
        [earring] { $n } earrings
        [comb] { $n } combs
       *[anklet] { $n } anklets
    }
borabora-need-god_tiles = { borabora-god-tiles }
borabora-need-offerings = { borabora-offerings }
borabora-need-shells = { borabora-shells }
borabora-need-material = { $of ->
        [sand] { $n } sand
        [wood] { $n } wood
       *[stone] { $n } stone
    }
borabora-need-materials_any = { $n } materials of any kind
borabora-need-regions_of_terrain = { $of ->
        [mountain] huts on all { $n } mountains
        [plain] huts on all { $n } plains
        [beach] huts on all { $n } beaches
       *[forest] huts in all { $n } forests
    }
borabora-need-regions_with_fish = { $of ->
        [a] huts at all { $n } rays
        [b] huts at all { $n } tuna
        [c] huts at all { $n } parrotfish
       *[d] huts at all { $n } sharks
    }
borabora-need-huts_on_slot_12 = { $n } huts on slot 12
borabora-need-slid_men = { $n } tattooed men
borabora-need-slid_women = { $n } women who collected shells
borabora-need-slid_people = { $n } tattooed men or women who collected shells
borabora-need-people_of_type = { $n } people: { $what }
borabora-task-progress = { $a } of { $b }
# $a points  $b points with Yellow
borabora-task-why = { $a } points when it is completed, { $b } with Yellow. Nothing is handed in.
borabora-task-no-yellow = No yellow card helps here, only a god tile.
borabora-quoted = “{ $what }”

## What is asked
# $way land|water  $to "the east beach"  $space "ritual space for sand, row 1, column 2"  $left "3 die points"  $second the other half of the fire bonus

borabora-ask-FirstHut = Put your first hut beside a fish worth 1.
borabora-ask-FirstHut-detail = The hut goes on the building space, and you get what the region gives.
borabora-ask-hut = Which hut do you take?
borabora-ask-hut-detail = One from the row frees a slot for a person. Slot 12 is free only when its last hut leaves.
borabora-ask-PlaceDie = Choose a die, then an action tile.
borabora-ask-PlaceDie-detail = { $n ->
        [one] It is your last die. On a tile it must be lower than every die there.
       *[other] { $n } dice left. On a tile your die must be lower than every die there.
    }
borabora-ask-PlaceDie-called = With { $list }: which die, and where?
borabora-ask-PlaceDie-called-detail = Blue lets a die lie that is not lower, White makes its action a 6.
borabora-ask-PlaceDie-fish = Only Fishing takes your dice now.
borabora-ask-PlaceDie-fish-detail = Any die there brings { $n } points.
borabora-ask-die = Where does your { $n } go?
borabora-ask-die-fits = It fits on { $list }.
borabora-ask-die-god = With { $what } also on { $list }.
borabora-ask-onto = Which die goes on { $what }?
borabora-ask-onto-free = It takes: { $list }.
borabora-ask-onto-also = With { $what } also: { $list }.
borabora-ask-onto-with = Only with { $what }: { $list }.
borabora-ask-pay = How do you pay for { $what }?
borabora-ask-Expand = Where does your hut go?
borabora-ask-Expand-detail = { $way ->
        [land] By land up to { $n }: { $list }.
       *[water] By water up to { $n }: { $list }.
    }
borabora-ask-Store = { $of ->
        [sand] On which ritual space does the sand go?
        [wood] On which ritual space does the wood go?
       *[stone] On which ritual space does the stone go?
    }
borabora-ask-Store-detail = It stays there. Two neighbouring materials can become a building.
borabora-ask-ScoreFish = { $n ->
        [one] Call Red and score the fish for 1 point?
       *[other] Call Red and score the fish for { $n } points?
    }
borabora-ask-ScoreFish-detail = You have just entered the { $what }. With Red it scores now; at the end it scores again, for whoever holds the building space.
borabora-ask-ScoreFish-none = You cannot call Red, so this fish does not score now.
borabora-ask-ScoreFish-none-detail = Red needs an offering and a red card, or two equal cards; or a god tile.
borabora-ask-TakePerson = { $sex ->
        [woman] Take a woman from the spaces up to { $n }.
       *[man] Take a man from the spaces up to { $n }.
    }
borabora-ask-TakePerson-detail = { $sex ->
        [woman] { $b ->
            [one] She goes to your last free slot.
           *[other] She goes to one of your { $b } free slots.
        }
       *[man] { $b ->
            [one] He goes to your last free slot.
           *[other] He goes to one of your { $b } free slots.
        }
    }
borabora-ask-Spend = { $left } left. What do you take?
borabora-ask-Spend-detail = Each costs the number on it.
borabora-price-tattoo = tattoo a man
borabora-price-collect = send a woman for shells
borabora-price-point = a point
borabora-price-offering = an offering
borabora-price-card = a god card
borabora-price-material = a material
borabora-price-move = a hut to slot 12
borabora-ask-tattoo = Which man is tattooed?
borabora-ask-tattoo-detail = His marks are your steps on the status track.
borabora-ask-collect = Which woman collects shells?
borabora-ask-collect-detail = Her marks are the shells you gain.
borabora-ask-material = Which material?
borabora-ask-material-detail = It goes to a free ritual space of its kind. Without one it is laid aside and counts for tasks only.
borabora-ask-card = From the deck, or an open card?
borabora-ask-card-detail = An open card is replaced at once.
borabora-ask-Priest = Send a priest to a space up to { $n }.
borabora-ask-Priest-detail = Whoever stands there moves down. At the end of the round whoever has most priests gains a god tile, a tie goes to the highest.
# $a the value of the action
borabora-ask-Build = Choose a building up to { $a } and two neighbouring materials.
borabora-ask-Build-detail = It brings { $n } points and a fire bonus.
borabora-ask-building = Which two materials become { $what }?
borabora-ask-building-detail = They must lie side by side. Both spaces stay covered.
borabora-ask-Fire = Fire bonus: take two things.
borabora-ask-Fire-detail = A god card or an offering, and a status step or a shell.
borabora-ask-Fire-second = And a status step or a shell?
borabora-ask-Fire-second-detail = Status gives points and the turn order, shells buy jewellery.
borabora-ask-Fire-first = And a god card or an offering?
borabora-ask-Fire-first-detail = Every god called with cards costs an offering too.
borabora-ask-UsePeople = Use a group of women and one of men.
borabora-ask-UsePeople-detail = In either order, or only one of them.
borabora-ask-UsePeople-women = Now use one group of men.
borabora-ask-UsePeople-women-detail = Or end your turn with Done.
borabora-ask-UsePeople-men = Now use one group of women.
borabora-ask-UsePeople-men-detail = Or end your turn with Done.
borabora-ask-UsePeople-both = With Green you may use one more group.
borabora-ask-UsePeople-both-detail = Or end your turn with Done.
borabora-ask-UsePeople-green = With Green: which group?
borabora-ask-UsePeople-green-detail = Double a group as you use it, or use one more group of another type.
borabora-ask-UsePeople-acted = Your people have acted.
borabora-ask-UsePeople-acted-detail = End your turn with Done.
borabora-ask-UsePeople-stuck = None of your groups can act now.
borabora-ask-UsePeople-stuck-detail = Companions need a free slot, builders two neighbouring materials. End your turn with Done.
borabora-ask-Gather = { $n ->
        [one] Which material?
       *[other] Which material? { $n } to go.
    }
borabora-ask-Gather-detail = It goes to a free ritual space of its kind.
borabora-ask-Pray = { $n ->
        [one] A god card from the deck, or an open one?
       *[other] A god card from the deck, or an open one? { $n } to go.
    }
borabora-ask-Pray-detail = An open card is replaced before the next.
borabora-ask-MoveHuts = How many huts go to slot 12?
borabora-ask-MoveHuts-detail = Up to { $n }. Each frees a slot for a person.
borabora-ask-BuyJewel = { $n ->
        [one] Buy one piece of jewellery, or none. You have 1 shell.
       *[other] Buy one piece of jewellery, or none. You have { $n } shells.
    }
borabora-ask-BuyJewel-detail = It scores at the end. What nobody buys leaves the game.
borabora-ask-ResolveTask-met = Complete one of your tasks.
borabora-ask-ResolveTask-met-detail = It scores { $b } points. Nothing is handed in.
borabora-ask-ResolveTask-may = Complete one of your tasks, or give one up.
borabora-ask-ResolveTask-may-detail = It scores { $b } points. Nothing is handed in.
borabora-ask-ResolveTask-yellow = Yellow would complete a task for { $n } points.
borabora-ask-ResolveTask-yellow-detail = Use it for { $list }, or give a task up.
borabora-ask-ResolveTask-none = None of your tasks is met. Give one up.
borabora-ask-ResolveTask-none-detail = It scores nothing. You choose a new one next.
borabora-ask-TakeTask = Take a new task.
borabora-ask-TakeTask-detail = At the end of every round one of your three tasks is completed or given up.
borabora-ask-TakeTask-last-detail = It is the last: after this you may complete all three.
borabora-ask-LastTasks-met = { $a ->
        [one] Complete your last task.
       *[other] Complete what you can of your last { $a } tasks.
    }
borabora-ask-LastTasks-met-detail = One after the other. Each may have a Yellow of its own.
borabora-ask-LastTasks-yellow = Yellow would complete a task for { $n } points.
borabora-ask-LastTasks-yellow-detail = For { $list }. God tiles spent here no longer score at the end.
borabora-ask-LastTasks-none = None of the tasks you have left is met.
borabora-ask-LastTasks-none-detail = They score nothing. The final scoring follows.

# Who is thinking: about what
borabora-support-FirstHut = first hut
borabora-support-PlaceDie = die
borabora-support-Expand = expansion
borabora-support-Store = storing
borabora-support-ScoreFish = fish
borabora-support-TakePerson = people
borabora-support-Spend = Helper
borabora-support-Priest = priest
borabora-support-Build = building
borabora-support-Fire = fire bonus
borabora-support-UsePeople = people
borabora-support-Gather = material
borabora-support-Pray = god card
borabora-support-MoveHuts = moving
borabora-support-BuyJewel = jewellery
borabora-support-ResolveTask = task
borabora-support-TakeTask = new task
borabora-support-LastTasks = last tasks
borabora-fire-status = a status step
borabora-fire-shell = a shell
borabora-plan-pass-ScoreFish = Leave the fish
borabora-plan-pass-Spend = Done with the Helper
borabora-plan-pass-UsePeople = Done with your people
borabora-plan-pass-BuyJewel = Buy nothing
borabora-plan-pass-LastTasks = Done with your tasks

## The log, in past tense
# $jewel "ring, 9 points"  $effect "expand by land up to 4"

borabora-log-pass = { $me ->
        [you] You
       *[other] { $p }
    } left it at that.
borabora-log-material = { $me ->
        [you] You
       *[other] { $p }
    } chose a material: { $what }.
borabora-log-round = Round { $n } of 6
borabora-log-rolls = { $me ->
        [you] You
       *[other] { $p }
    } rolled { $list }.
borabora-log-calls = { $me ->
        [you] You
       *[other] { $p }
    } called { $of ->
        [blue] Blue
        [white] White
        [red] Red
        [green] Green
       *[yellow] Yellow
    } ({ $what }).
borabora-log-places = { $me ->
        [you] You
       *[other] { $p }
    } placed a { $n } on { $what }.
borabora-log-settles = { $me ->
        [you] You
       *[other] { $p }
    } settled { $to }.
borabora-log-shells = { $me ->
        [you] You
       *[other] { $p }
    } gained { $n ->
        [one] 1 shell
       *[other] { $n } shells
    }.
borabora-log-offerings = { $me ->
        [you] You
       *[other] { $p }
    } gained { $n ->
        [one] 1 offering
       *[other] { $n } offerings
    }.
borabora-log-stores = { $me ->
        [you] You
       *[other] { $p }
    } stored { $what }.
borabora-log-aside = { $me ->
        [you] You
       *[other] { $p }
    } laid { $what } aside.
borabora-log-draws = { $me ->
        [you] You
       *[other] { $p }
    } drew a god card.
borabora-log-takes-card = { $me ->
        [you] You
       *[other] { $p }
    } took an open card: { $of ->
        [blue] Blue
        [white] White
        [red] Red
        [green] Green
       *[yellow] Yellow
    }.
borabora-log-display = { $of ->
        [blue] New open card: Blue.
        [white] New open card: White.
        [red] New open card: Red.
        [green] New open card: Green.
       *[yellow] New open card: Yellow.
    }
borabora-log-shuffle = The discards became the new deck.
borabora-log-takes = { $me ->
        [you] You
       *[other] { $p }
    } took { $sex ->
        [woman] a woman
       *[man] a man
    }: { $what }.
borabora-log-slides = { $me ->
        [you] You
       *[other] { $p }
    } { $sex ->
        [woman] sent a woman for shells
       *[man] had a man tattooed
    }: { $what }.
borabora-log-status = { $me ->
        [you] You
       *[other] { $p }
    } moved to { $n } on the status track.
borabora-log-moves = { $me ->
        [you] You
       *[other] { $p }
    } moved { $n ->
        [one] 1 hut
       *[other] { $n } huts
    } to slot 12.
borabora-log-priest = { $me ->
        [you] You
       *[other] { $p }
    } sent a priest to temple space { $n }.
borabora-log-pushed = { $me ->
        [you] Your priest
       *[other] A priest of { $p }
    } was pushed to { $n }.
borabora-log-falls = { $me ->
        [you] Your priest
       *[other] A priest of { $p }
    } had to leave the temple.
borabora-log-builds = { $me ->
        [you] You
       *[other] { $p }
    } built building { $n }.
borabora-log-uses = { $me ->
        [you] You
       *[other] { $p }
    } used a group of { $sex ->
        [woman] women
       *[man] men
    }, { $what }: { $effect }.
borabora-log-order = New turn order: { $list }.
borabora-log-god-tile = { $me ->
        [you] You
       *[other] { $p }
    } led in the temple and gained a god tile.
borabora-log-tile-leaves = The temple was empty, a god tile left the game.
borabora-log-buys = { $me ->
        [you] You
       *[other] { $p }
    } bought jewellery for { $n ->
        [one] 1 shell
       *[other] { $n } shells
    }: { $jewel }.
borabora-log-fulfils = { $me ->
        [you] You
       *[other] { $p }
    } completed a task: { $what }.
borabora-log-drops = { $me ->
        [you] You
       *[other] { $p }
    } gave up a task: { $what }.
borabora-log-drafts = { $me ->
        [you] You
       *[other] { $p }
    } took a task: { $what }.
borabora-log-scores = { $me ->
        [you] You
       *[other] { $p }
    } scored { $n ->
        [one] 1 point
       *[other] { $n } points
    } ({ $what }).
borabora-log-over = The sixth round is over. So is the game.

# Where points come from
borabora-why-fishing = fishing
borabora-why-fish = fish, Red
borabora-why-helper = Helper
borabora-why-building = building
borabora-why-invocation = Invocation
borabora-why-status = status track
borabora-why-temple = temple
borabora-why-task = task
borabora-why-god-tiles = god tiles left
borabora-why-held-fish = fish of the regions held
borabora-why-jewels = jewellery
borabora-why-nine-tasks = nine tasks completed
borabora-why-six-jewels = six pieces of jewellery
borabora-why-full-ritual = all twelve ritual spaces covered
borabora-why-six-buildings = all six buildings
borabora-why-twelve-regions = huts in all twelve regions
borabora-why-twelve-people = twelve people

## The end

borabora-scoring-so-far = Before the end
borabora-scoring-so-far-text = What everybody scored in six rounds, and with the last tasks.
borabora-scoring-god-tiles = God tiles
borabora-scoring-god-tiles-text = Every god tile left scores { $n } points.
borabora-scoring-held-fish = Fish
borabora-scoring-held-fish-text = Every fish scores for whoever holds the building space beside it.
borabora-scoring-jewels = Jewellery
borabora-scoring-jewels-text = Every piece scores the points printed on it.
borabora-scoring-bonuses = Great works
borabora-scoring-bonuses-text = { $n } points each for nine tasks, six pieces of jewellery, twelve covered ritual spaces, six buildings, twelve regions and twelve people.
borabora-scoring-tie = Tie
borabora-scoring-tie-text = Of those who are level, the first in turn order wins.
borabora-scoring-none = nothing
borabora-scoring-gain = { $what }: +{ $n }
borabora-scoring-place = { $n ->
        [1] 1st in turn order
        [2] 2nd in turn order
        [3] 3rd in turn order
       *[other] 4th in turn order
    }

## More words

# The table

borabora-table-possible = possible
borabora-table-chosen = chosen
borabora-table-map = Map: 12 regions on 5 islands
borabora-path-land = land path, { $n }
borabora-path-water = water path, { $n }
borabora-table-no-hut = no hut
borabora-table-holder = held by { $p }
borabora-table-also-huts = huts beside it: { $list }
borabora-table-actions = Action tiles
borabora-table-any-die = any die
borabora-table-only = only { $list }
borabora-table-with = with { $list }
# On a tile, beside the card: the colours alone.
borabora-table-colour = { $god ->
        [blue] Blue
        [white] White
        [red] Red
        [green] Green
       *[yellow] Yellow
    }
borabora-table-below = below { $n }
borabora-table-barred = barred for this die
borabora-table-idle = nothing to do
borabora-table-god-opens = possible with { $list }
borabora-table-dice = dice: { $list }
borabora-table-die = die { $n }
borabora-table-choices = Choices
borabora-table-ways = Ways to do it
borabora-table-back = Back to the list
borabora-table-cost = costs { $n }
borabora-table-deck = From the deck
borabora-table-deck-why = hidden
borabora-table-brief-blue = fits on any tile
borabora-table-brief-white = counts as a 6
borabora-table-brief-red = scores a fish
borabora-table-brief-green = doubles a group
borabora-table-brief-yellow = eases a task
borabora-table-deck-of = god card from the deck, { $n } left
borabora-table-score-fish = Score { $n }
borabora-table-spend-tattoo = Tattoo
borabora-table-spend-collect = Collect shells
borabora-table-spend-point = 1 point
borabora-table-spend-offering = Offering
borabora-table-spend-card = God card
borabora-table-spend-material = Material
borabora-table-spend-move = Move a hut
borabora-table-spend-move-why = to slot 12
borabora-table-room = { $n ->
        [0] laid aside
        [one] 1 free space
       *[other] { $n } free spaces
    }
borabora-table-way-plain = no god
borabora-table-way-tile = (−{ $n } at the end)
borabora-table-way-row = hut from a slot (frees it)
borabora-table-way-stack = hut from slot 12 (frees none)
borabora-table-way-double = double it
borabora-table-way-extra = one more group
borabora-table-way-fulfil = complete
borabora-table-way-drop = give up
borabora-table-groups = Groups of people
borabora-table-no-people = No people in this village yet: Woman and Man bring them.
borabora-table-group-idle = nothing to do now
borabora-table-used = used
borabora-table-scoring = Scoring
borabora-table-temple-each = { $n } each
borabora-table-plus = +{ $n }
borabora-table-fulfilled =
    { $n ->
        [one] 1 task completed
       *[other] { $n } tasks completed
    }
borabora-table-people = People
borabora-table-woman-row = Women
borabora-table-man-row = Men
borabora-table-person = space { $n }, { $what }, { $marks }
borabora-table-status = Status
borabora-table-status-why = points and turn order at the end of the round
borabora-table-status-at = { $n }: { $list }
borabora-table-priest-of = priest of { $p }
borabora-table-jewels = Jewellery
borabora-table-none-left = None left.
borabora-table-no-jewels = None left in this round.
borabora-table-gods = God cards
borabora-table-tasks-each = { $n } points each
borabora-table-your-tasks = Yours
borabora-table-village = Village: twelve slots
borabora-table-village-why = Your village: huts free a place for people
borabora-table-your-village = Your village
borabora-table-your-dice = Your dice
borabora-table-free = free slot
borabora-table-hut = hut
borabora-table-stack = slot 12, huts: { $n }
borabora-table-ritual = Ritual site
borabora-table-full = full
borabora-table-empty = empty
borabora-table-buildings = Buildings
borabora-table-built = built
borabora-table-goods = Gods and goods
borabora-table-no-cards = no god cards
borabora-table-supply = priests in the supply: { $n }
borabora-table-aside = laid aside
borabora-table-panel = { $a }, { $b }, { $c } free
borabora-table-phase = Parts of the round
borabora-table-phase-A = Dice
borabora-table-phase-B = People
borabora-table-phase-C = Scoring
borabora-table-round = Round { $n } of 6
borabora-table-only-blue = only Blue
borabora-table-parts = Parts of the table
borabora-table-part-village = Village

# Tasks beside their signs, in few words
borabora-brief-priests_in_temple = { $n ->
        [one] { $n } priest
       *[other] { $n } priests
    }
borabora-brief-jewelry = { $n ->
        [one] { $n } jewel
       *[other] { $n } jewels
    }
borabora-brief-turn_order_1 = first in order
borabora-brief-regions = huts in { $n } regions
borabora-brief-islands = hut on every island
borabora-brief-identical_god_cards = { $n } equal god cards
borabora-brief-god_cards_of_color = { $of ->
        [blue] { $n } blue gods
        [white] { $n } white gods
        [red] { $n } red gods
        [green] { $n } green gods
       *[yellow] { $n } yellow gods
    }
borabora-brief-different_god_cards = { $n } kinds of gods
borabora-brief-different_jewelry = { $n } kinds of jewels
borabora-brief-different_men = { $n } kinds of men
borabora-brief-different_women = { $n } kinds of women
borabora-brief-materials_any = any { $n } materials
borabora-brief-regions_of_terrain = { $of ->
        [mountain] all mountains
        [plain] all plains
        [beach] all beaches
       *[forest] all forests
    }
borabora-brief-regions_with_fish = { $of ->
        [a] all rays
        [b] all tuna
        [c] all parrotfish
       *[d] all sharks
    }
borabora-brief-huts_on_slot_12 = { $n } huts on 12
borabora-brief-slid_women = { $n } women, shells taken
borabora-brief-slid_people = { $n } people slid
borabora-brief-people_of_type = { $n }× { $what }

# The table
borabora-table-open-village = { $p }: look at the village
borabora-table-turn = place { $n } in the turn order
borabora-table-now = now
borabora-table-next = next
borabora-table-open-tasks = Open tasks
borabora-table-part-island = Island
borabora-table-part-people = People and tasks
borabora-table-close = Close
borabora-table-free-n = { $n ->
        [0] full
       *[other] { $n } free
    }
borabora-table-no-person = space { $n }: taken
borabora-tile-land = Land
borabora-tile-water = Water
