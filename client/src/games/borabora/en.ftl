# Bora Bora
# $p "Anna"  $me you|other: whether the sentence speaks to the reader  $n $a $b numbers
# $of a colour, symbol, terrain, species, type or material  $sex woman|man  $what $list things already named

borabora-seat-0 = Red
borabora-seat-1 = Blue
borabora-seat-2 = Green
borabora-seat-3 = Black

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
borabora-action-land-why = Put a hut in a region that a land path up to the die joins to one of yours.
borabora-action-water = Water
borabora-action-water-why = Put a hut in a region that a water path up to the die joins to one of yours.
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
borabora-sex-woman = woman
borabora-sex-man = man
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
borabora-terrain-forest = forest
borabora-terrain-plain = plain
borabora-terrain-beach = beach
borabora-terrain-mountain = mountain
borabora-island-central = central island
borabora-island-north = north island
borabora-island-east = east island
borabora-island-south = south island
borabora-island-west = west island
borabora-path-land = land path, { $n }
borabora-path-water = water path, { $n }
borabora-species-a = ray
borabora-species-b = tuna
borabora-species-c = parrotfish
borabora-species-d = shark
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
borabora-offering-why = Every god called with cards costs one.
borabora-shell = shell
borabora-shell-why = Pays for jewellery at the end of a round.
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
borabora-status-why = Points by position at the end of the round, and the next turn order. Then all go back to 0.
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
borabora-need-different_men = { $n } different men
borabora-need-different_women = { $n } different women
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

## Rules of the table

borabora-option-three_player_tile = Combined tile with 3 players
borabora-option-three_player_tile-land_water = Land or Water
borabora-option-three_player_tile-woman_man = Woman or Man
borabora-option-three_player_tile-why = Which two actions share one tile, and so one row of dice, when three play.
borabora-option-must_act = A die needs a possible action
borabora-option-must_act-true = yes
borabora-option-must_act-false = no
borabora-option-must_act-why = If not, a die may also be placed just to block a tile.
borabora-option-fallen_priest = A priest pushed out of the temple
borabora-option-fallen_priest-back = comes back
borabora-option-fallen_priest-gone = leaves the game
borabora-option-fallen_priest-why = Whether its owner may send it again.
borabora-option-cap_restacks = Steps beyond 15 put you on top
borabora-option-cap_restacks-true = yes
borabora-option-cap_restacks-false = no
borabora-option-cap_restacks-why = Whether a marker on 15 that cannot go on is moved to the top of the stack there.
borabora-option-extra_other_sex = Green's extra group may repeat a type
borabora-option-extra_other_sex-true = of the other sex
borabora-option-extra_other_sex-false = never
borabora-option-extra_other_sex-why = Whether the extra group may have a type that the other sex has used this round.
borabora-option-must_fulfil = A task that is met must be completed
borabora-option-must_fulfil-true = yes
borabora-option-must_fulfil-false = no
borabora-option-must_fulfil-why = If not, you may give up another task instead.
borabora-option-pair_is_yellow = A pair used as Yellow is a yellow card
borabora-option-pair_is_yellow-true = yes
borabora-option-pair_is_yellow-false = no
borabora-option-pair_is_yellow-why = On two tasks no yellow card may help. This says whether a pair of other cards may.
borabora-option-mixed_types = Two people of a type
borabora-option-mixed_types-true = woman and man will do
borabora-option-mixed_types-false = both of one sex
borabora-option-mixed_types-why = How the tasks for two people of one type are met.
borabora-option-spare_points = Die points left at the Helper
borabora-option-spare_points-true = become points
borabora-option-spare_points-false = are lost
borabora-option-spare_points-why = What happens to points of the die that you do not spend.

## What is asked
# $way land|water  $to "the east beach"  $space "ritual space for sand, row 1, column 2"  $left "3 die points"  $second the other half of the fire bonus

borabora-ask-FirstHut = Put your first hut beside a fish worth 1.
borabora-ask-FirstHut-detail = It takes the building space, and you get what the region gives.
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
borabora-ask-onto-any = Any die fits.
borabora-ask-onto-below = It must be below { $n }, or Blue must help.
borabora-ask-onto-blue = A 1 lies there: no die is below it, only Blue lets one in.
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
borabora-ask-Spend-cost = { $n ->
        [one] For 1: { $list }.
       *[other] For { $n }: { $list }.
    }
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
borabora-ask-UsePeople = You may use one group of women and one of men.
borabora-ask-UsePeople-detail = In either order, or only one. Equal people act together. Done ends your turn.
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
borabora-ask-LastTasks-none = None of your last tasks is met.
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

## What a move is, and what follows

borabora-plan-with = { $what }, with { $list }
borabora-plan-luck = Luck decides what comes next, so this cannot be undone.
borabora-plan-pays = You pay with { $what }.
borabora-plan-hut = Hut to { $to }
borabora-plan-pushes = It takes the building space from { $p }, and with it the fish at the end.
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
borabora-plan-store-alone = Nothing lies beside it yet.
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
borabora-plan-pushed = A priest of { $p } moves down to { $n }.
borabora-plan-falls = A priest of { $p } must leave the temple.
borabora-plan-priest-fire = Then comes the fire bonus.
borabora-plan-build = { $what } on { $a } and { $b }
borabora-plan-build-detail = { $n } points, then the fire bonus. Both spaces stay covered.
borabora-an-offering = an offering
borabora-a-card = a card from the deck
borabora-fire-status = a status step
borabora-fire-shell = a shell
borabora-plan-fire = { $what } and { $second }
borabora-plan-double = Green doubles it.
borabora-plan-extra = Green lets one more group act.
borabora-plan-capped = One of them changes nothing.
borabora-plan-buy = { $what }
borabora-plan-buy-detail = { $a ->
        [one] It costs 1 shell
       *[other] It costs { $a } shells
    } { $b ->
        [0] and none is left.
        [one] and 1 stays with you.
       *[other] and { $b } stay with you.
    }
borabora-plan-fulfil = Complete: { $what }
borabora-plan-score = { $n } points.
borabora-plan-drop = Give up: { $what }
borabora-plan-drop-detail = You have { $a } of { $b }. It scores nothing and leaves the game.
borabora-plan-draft = Take: { $what }
borabora-plan-progress = You have { $a } of { $b }.
borabora-plan-pass-ScoreFish = Leave the fish
borabora-plan-pass-ScoreFish-detail = At the end it counts for whoever holds the building space.
borabora-plan-pass-Spend = Done with the Helper
borabora-plan-pass-Spend-lost = { $n ->
        [one] 1 die point is lost.
       *[other] { $n } die points are lost.
    }
borabora-plan-pass-Spend-points = { $n ->
        [one] The die point left becomes 1 point.
       *[other] The { $n } die points left become points.
    }
borabora-plan-pass-UsePeople = Done with your people
borabora-plan-idle = These could still act: { $list }.
borabora-plan-no-idle = Your turn in phase B ends.
borabora-plan-pass-BuyJewel = Buy nothing
borabora-plan-pass-BuyJewel-detail = Your shells stay with you.
borabora-plan-pass-LastTasks = Done with your tasks
borabora-plan-pass-LastTasks-detail = { $n ->
        [one] 1 task stays unfinished and scores nothing.
       *[other] { $n } tasks stay unfinished and score nothing.
    }

## The log, in past tense
# $jewel "ring, 9 points"  $effect "expand by land up to 4"

borabora-log-pass = { $p } chose nothing more.
borabora-log-round = Round { $n } of 6
borabora-log-rolls = { $p } rolled { $list }.
borabora-log-calls = { $of ->
        [blue] { $p } called Blue ({ $what }).
        [white] { $p } called White ({ $what }).
        [red] { $p } called Red ({ $what }).
        [green] { $p } called Green ({ $what }).
       *[yellow] { $p } called Yellow ({ $what }).
    }
borabora-log-places = { $p } placed a { $n } on { $what }.
borabora-log-settles = { $p } settled { $to }.
borabora-log-shells = { $n ->
        [one] { $p } gained 1 shell.
       *[other] { $p } gained { $n } shells.
    }
borabora-log-offerings = { $n ->
        [one] { $p } gained 1 offering.
       *[other] { $p } gained { $n } offerings.
    }
borabora-log-stores = { $p } stored { $what }.
borabora-log-aside = { $p } laid { $what } aside.
borabora-log-draws = { $p } drew a god card.
borabora-log-takes-card = { $of ->
        [blue] { $p } took an open card: Blue.
        [white] { $p } took an open card: White.
        [red] { $p } took an open card: Red.
        [green] { $p } took an open card: Green.
       *[yellow] { $p } took an open card: Yellow.
    }
borabora-log-display = { $of ->
        [blue] New open card: Blue.
        [white] New open card: White.
        [red] New open card: Red.
        [green] New open card: Green.
       *[yellow] New open card: Yellow.
    }
borabora-log-shuffle = The discards became the new deck.
borabora-log-takes = { $sex ->
        [woman] { $p } took a woman: { $what }.
       *[man] { $p } took a man: { $what }.
    }
borabora-log-slides = { $sex ->
        [woman] { $p } sent a woman for shells: { $what }.
       *[man] { $p } had a man tattooed: { $what }.
    }
borabora-log-status = { $p } moved to { $n } on the status track.
borabora-log-moves = { $n ->
        [one] { $p } moved 1 hut to slot 12.
       *[other] { $p } moved { $n } huts to slot 12.
    }
borabora-log-priest = { $p } sent a priest to temple space { $n }.
borabora-log-pushed = A priest of { $p } was pushed to { $n }.
borabora-log-falls = A priest of { $p } had to leave the temple.
borabora-log-builds = { $p } built building { $n }.
borabora-log-uses = { $sex ->
        [woman] { $p } used a group of women, { $what }: { $effect }.
       *[man] { $p } used a group of men, { $what }: { $effect }.
    }
borabora-log-order = New turn order: { $list }.
borabora-log-god-tile = { $p } had most priests and gained a god tile.
borabora-log-tile-leaves = The temple was empty, a god tile left the game.
borabora-log-buys = { $n ->
        [one] { $p } bought jewellery for 1 shell: { $jewel }.
       *[other] { $p } bought jewellery for { $n } shells: { $jewel }.
    }
borabora-log-fulfils = { $p } completed a task: { $what }.
borabora-log-drops = { $p } gave up a task: { $what }.
borabora-log-drafts = { $p } took a task: { $what }.
borabora-log-scores = { $n ->
        [one] { $p } scored 1 point ({ $what }).
       *[other] { $p } scored { $n } points ({ $what }).
    }
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

borabora-won = { $me ->
        [you] You win with { $n }.
       *[other] { $p } wins with { $n }.
    }
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

## If you confirm

borabora-fact-pays = { $what }: you pay with { $list }.
borabora-fact-below = { $what }: then only dice below { $n } fit.
borabora-fact-closed = { $what }: then no die fits without Blue.
borabora-fact-hut = { $what }: your hut takes the building space.
borabora-fact-fish = Fish: { borabora-points } at once with Red. At the end for whoever holds the building space.
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
borabora-fact-falls = { $me ->
        [you] A priest of yours must leave the temple.
       *[other] A priest of { $p } must leave the temple.
    }
borabora-fact-building = { $what } covers: { $list }.
borabora-fact-points = { $me ->
        [you] You: { $list }
       *[other] { $p }: { $list }
    }
borabora-fact-plus = +{ $n }
borabora-fact-god-tile = { $me ->
        [you] You have most priests and gain a god tile.
       *[other] { $p } has most priests and gains a god tile.
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

## How to play

borabora-learn-goal = What it is about
borabora-learn-goal-1 = You settle five islands. You put up huts, people move in where huts have left, priests go to the temple, and gods help for an offering.
borabora-learn-goal-2 = After six rounds the most points win. They come from everywhere, a few at a time: good plans use every die twice.
borabora-learn-start = The start
borabora-learn-start-1 = In reverse turn order everybody puts a first hut beside a fish worth 1, and takes what the region gives. Fish are not scored yet.
borabora-learn-start-2 = You begin with twelve huts, six building tiles, four priests, two god cards, two offerings, a god tile and three tasks. The first in turn order has 0 points, the second 1, the third 2, the fourth 3.
borabora-learn-round = A round
borabora-learn-round-1 = Each of the six rounds has three phases.
borabora-learn-round-a = Dice. Everybody rolls three dice. In turn order you place one and carry out its action, three times round.
borabora-learn-round-b = People. In turn order you use one group of women and one of men.
borabora-learn-round-c = Scoring. Status track, temple, jewellery, tasks. Then new people and tasks are laid out.
borabora-learn-dice = Placing a die
borabora-learn-dice-1 = On an action tile your die must be lower than every die there. With a 5 and a 3 on it, only a 1 or a 2 fits.
borabora-learn-dice-2 = The number is also what the action can do. High dice do much and leave room, low dice do little and close the tile.
borabora-learn-dice-3 = The action must be possible. If nothing else fits, Fishing takes any die.
borabora-learn-expand = Land and Water
borabora-learn-expand-1 = A hut goes to a region beside one of yours. The number on the path may be no higher than your die: with a 4 on Land you reach the two regions that are lit.
borabora-learn-expand-2 = Your hut takes the building space, and a hut there is pushed aside; it stays in the region. You get what the region gives: sand, wood, stone or an offering.
borabora-learn-expand-3 = The hut left a slot on your board. Only now a person can come there. You have at most one hut in a region.
borabora-learn-people = Women and men
borabora-learn-people-1 = Woman and Man take one tile from a space up to your die. It lies on a free slot of your board and does nothing yet.
borabora-learn-people-2 = With the Helper you slide it once. A tattooed man brings the status steps on his tile, a woman the shells on hers.
borabora-learn-people-3 = Slid or not, people act in phase B. Huts moved to slot 12 make room for more of them.
borabora-learn-helper = The Helper
borabora-learn-helper-1 = The Helper is the market. Your die gives that many points to spend, in any mixture:
borabora-learn-helper-2 = Points you do not spend are usually lost.
borabora-learn-temple = The temple
borabora-learn-temple-1 = Your priest goes to a space up to your die. Whoever stands there moves one down, pushing the next, up to the first gap. Below space 1 a priest drops out.
borabora-learn-temple-2 = You get a fire bonus at once. At the end of each round every priest scores, and whoever has most gains a god tile. Priests stay.
borabora-learn-build = Materials and buildings
borabora-learn-build-1 = Materials go to ritual spaces of their kind. Without a free space they are laid aside: they count for tasks, but cannot be built.
borabora-learn-build-2 = To build, take a tile up to your die and two materials side by side. They are handed in, and the building covers both spaces for good.
borabora-learn-build-3 = A building scores 10 points in rounds 1 and 2, then 7, at last 4, and brings a fire bonus. So build early.
borabora-learn-fire = Fire bonus
borabora-learn-fire-1 = After a priest and after a building you take two things: a god card or an offering, and a status step or a shell.
borabora-learn-fishing = Fishing
borabora-learn-fishing-1 = Any die may go fishing, at any time, however low the dice there are. It brings 2 points at once.
borabora-learn-groups = People at work
borabora-learn-groups-1 = In phase B you use one group of women and one of men. Equal tiles of one sex are a group and give one stronger action.
borabora-learn-groups-2 = Women and men never add up. The tiles stay where they are and can act again next round.
borabora-learn-groups-3 = Some expand, build or take people without a die. Others give points, cards, goods, status steps or room.
borabora-learn-gods = Gods
borabora-learn-gods-1 = To call a god you pay an offering and a card of its colour. Two equal cards stand in for any one.
borabora-learn-gods-2 = Blue, White and Red may help with the same die. Green and Yellow help once a round.
borabora-learn-scoring = Status and temple
borabora-learn-scoring-1 = Your position on the status track is points. The order of the markers is the new turn order; in a stack the top one comes first. Then all go back to 0.
borabora-learn-scoring-2 = Whoever arrives on an occupied space comes to the top. So the last step there is worth more.
borabora-learn-scoring-3 = Every priest in the temple scores 1 point in rounds 1 and 2, then 2, at last 3. Whoever has most gains a god tile, a tie goes to the highest.
borabora-learn-jewels = Jewellery
borabora-learn-jewels-1 = In the new turn order you may buy one piece from the column of the round, for shells.
borabora-learn-jewels-2 = It scores at the end of the game. What nobody buys leaves the game.
borabora-learn-tasks = Tasks
borabora-learn-tasks-1 = You always have three. At the end of each round you complete one for 6 points: you only show that you have what it asks for.
borabora-learn-tasks-2 = With Yellow one thing less is enough, for 4 points. If none can be completed, you give one up.
borabora-learn-tasks-3 = Then everybody takes a new one in turn order. After round 6 you may complete all three.
borabora-learn-end = The end
borabora-learn-end-1 = After round 6: 2 points for each god tile left, the fish of regions whose building space you hold, and your jewellery. And for each great work:
borabora-learn-end-2 = Goods and cards left score nothing. The most points win; a tie goes to whoever is earlier in turn order.

# The table

borabora-table-possible = possible
borabora-table-chosen = chosen
borabora-table-map = Map: 12 regions on 5 islands
borabora-table-no-hut = no hut
borabora-table-holder = held by { $p }
borabora-table-also-huts = huts beside it: { $list }
borabora-table-actions = Action tiles
borabora-table-any-die = any die
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
borabora-table-scored = scored
borabora-table-not-yet = not yet
borabora-table-plus = +{ $n }
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
borabora-table-temple-each = { $n } each
borabora-table-fulfilled = { $n } completed
borabora-table-fulfilled-so-far = { $n } so far
borabora-table-people = People
borabora-table-people-why = take one with Woman or Man
borabora-table-woman-row = Women
borabora-table-man-row = Men
borabora-table-person = space { $n }, { $what }, { $marks }
borabora-table-status = Status
borabora-table-status-why = points and turn order at the end of the round
borabora-table-status-at = { $n }: { $list }
borabora-table-priest-of = priest of { $p }
borabora-table-jewels = Jewellery
borabora-table-this-round = this round
borabora-table-none-left = None left.
borabora-table-gods = God cards
borabora-table-tasks = Tasks
borabora-table-tasks-each = { $n } points each
borabora-table-tasks-order = yours first, then the new ones
borabora-table-your-tasks = Yours
borabora-table-new-tasks = New
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
borabora-table-building-each = { $n } points for a building in this round
borabora-table-goods = Gods, hidden, and goods
borabora-table-no-cards = no god cards
borabora-table-supply = priests in the supply: { $n }
borabora-table-aside = laid aside
borabora-table-panel = { $a }, { $b }, { $c } free
borabora-table-phase = Parts of the round
borabora-table-phase-A = Dice
borabora-table-phase-B = People
borabora-table-phase-C = Scoring
borabora-table-round = Round { $n } of 6
borabora-table-order = turn order: { $list }
borabora-table-not-slid = { $what }, not slid yet: { $marks }
borabora-table-round-short = { $n }/6
borabora-table-only-blue = only with Blue
borabora-table-boards = All boards
borabora-table-parts = Parts of the table
borabora-table-part-actions = Actions
borabora-table-part-map = Map
borabora-table-part-village = Village
borabora-table-part-market = Market
borabora-table-part-players = Others
