# Bora Bora
# $p "Anna"  $me you|other: whether the sentence speaks to the reader  $n $a $b numbers
# $of a colour, symbol, terrain, species, type or material  $sex woman|man  $what $list things already named

borabora-title = Bora Bora
borabora-line = Six rounds of dice, huts, gods and gifts on five islands.
borabora-minutes = 90
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
borabora-action-helper-why = Spend the points of the die: slide people, take goods, or points.
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
borabora-pay-card = card and offering
borabora-pay-pair = { $of ->
        [blue] two blue cards and an offering
        [white] two white cards and an offering
        [red] two red cards and an offering
        [green] two green cards and an offering
       *[yellow] two yellow cards and an offering
    }
borabora-pay-tile = god tile

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
            [one] Slid once for 1 shell.
           *[other] Slid once for { $n } shells.
        }
       *[man] { $n ->
            [one] Slid once for 1 status step.
           *[other] Slid once for { $n } status steps.
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
borabora-building-why = Needs a Build action of { $n } or more. In this round it scores { $a }, and brings a fire bonus.
# $a row $b column
borabora-space = { $of ->
        [sand] ritual space for sand
        [wood] ritual space for wood
       *[stone] ritual space for stone
    }, row { $a }, column { $b }
borabora-space-why = Holds one material of its kind, later half a building. All twelve covered score 6 at the end.
borabora-slot = slot
borabora-slot-why = A hut leaves it, a person may come.
borabora-slot-12 = slot 12
borabora-slot-12-why = Holds any number of huts, or one person.
borabora-temple-space = temple space { $n }
borabora-temple-why = { $n ->
        [one] Each priest here scores 1 point at the end of this round. The most priests gain a god tile.
       *[other] Each priest here scores { $n } points at the end of this round. The most priests gain a god tile.
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
