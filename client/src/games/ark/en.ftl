# The Ark of the Covenant
# $p "Anna"  $n $now $finished $sheep $wolves numbers  $kind city|road|field|temple  $on city|road|field
# $cell "3 east, 1 north"  $sides $list several sides or spaces  $a $b sides  $me you|other

ark-title = The Ark of the Covenant
ark-line = Lay out the land, send your people, carry the Ark past them.
ark-minutes = 45
ark-won = { $me ->
        [you] You win with { $n } points.
       *[other] { $p } wins with { $n } points.
    }
ark-word-tile = Place
ark-word-follower = Follower
ark-word-prophet = Prophet
ark-word-ark = Move the Ark
ark-word-pass = Nothing
ark-word-enter = Put the Ark here
ark-word-n = unturned
ark-word-e = turned right
ark-word-s = upside down
ark-word-w = turned left
ark-ask-PlaceTile = Place your tile. It fits on the marked spaces; tap to rotate.
ark-ask-Deploy = Place a follower, or move the Ark.
ark-ask-EnterArk = The first city is finished. On which of its tiles does the Ark start?
ark-support-PlaceTile = tile
ark-support-Deploy = piece or Ark
ark-support-EnterArk = Ark

## Rules of the table
ark-option-ark_start_tile = Ark and its starting tile
ark-option-ark_start_tile-never = never again
ark-option-ark_start_tile-pass_through = may cross it
ark-option-ark_start_tile-why = Whether a walk of the Ark may cross the tile where it began. It never ends there.
ark-option-ark_counts_prophets = Prophets score for the Ark
ark-option-ark_counts_prophets-true = yes
ark-option-ark_counts_prophets-false = no
ark-option-ark_counts_prophets-why = Whether the Ark gives a point for a prophet it comes to, as it does for a follower.
ark-option-incomplete_count = Unfinished roads and cities
ark-option-incomplete_count-tiles = count tiles
ark-option-incomplete_count-parts = count parts
ark-option-incomplete_count-why = A tile can lie in the same road or city with two parts.
ark-option-ark_entry_replaces_action = Before the Ark enters, finishing a city ends the turn
ark-option-ark_entry_replaces_action-true = yes
ark-option-ark_entry_replaces_action-false = no
ark-option-ark_entry_replaces_action-why = Whether whoever finishes the first city may also place a follower.

## The land and the tray
ark-land = The land
ark-kind = { $kind ->
        [city] City
        [road] Road
        [field] Field
       *[temple] Temple
    }
ark-side-N = north
ark-side-E = east
ark-side-S = south
ark-side-W = west

ark-cell-start = start tile
ark-cell-east = { $n } east
ark-cell-west = { $n } west
ark-cell-south = { $n } south
ark-cell-north = { $n } north
ark-cell-empty = empty
ark-cell-possible = possible
ark-cell-ghost = Your tile lies here loosely.
ark-cell-ark = The Ark stands here.
ark-cell-steps = { $n ->
        [one] The Ark can come here in one step.
       *[other] The Ark can come here in { $n } steps.
    }
ark-cell-piece = { $kind ->
        [follower] { $on ->
            [city] Follower of { $p } in the city.
            [road] Follower of { $p } on the road.
           *[field] Follower of { $p } in the field.
        }
       *[prophet] Prophet of { $p } in the city.
    }
ark-cell-open = Open to the { $sides }.
ark-cell-fit = { $n ->
        [0] No tile fits here any more.
        [one] One tile still fits here.
       *[other] { $n } tiles still fit here.
    }
ark-draw-city = city to the { $sides }
ark-draw-road = road { $a } to { $b }
ark-draw-arm = road to the { $a }
ark-draw-field = field
ark-draw-temple = temple
ark-draw-crossing = crossing
ark-mark-scrolls = { $n ->
        [one] a scroll
       *[other] { $n } scrolls
    }
ark-mark-oases = { $n ->
        [one] an oasis
       *[other] { $n } oases
    }
ark-mark-sheep = { $n } sheep
ark-mark-wolves = { $n ->
        [one] a wolf
       *[other] { $n } wolves
    }
ark-spot = { $kind ->
        [follower] { $on ->
            [city] Follower in the city
            [road] Follower on the road
           *[field] Follower in the field
        }
       *[prophet] Prophet in the city
    }

ark-about-nobody = nobody's yet
ark-about-worth = { $least ->
        [yes] now { $now }, when finished { $finished } or more
       *[no] now { $now }, when finished { $finished }
    }
ark-about-complete = { $n ->
        [one] finished: 1 point
       *[other] finished: { $n } points
    }
ark-about-open = { $n ->
        [one] One open edge.
       *[other] { $n } open edges.
    }
ark-about-fit = { $n ->
        [0] No tile fits any more.
        [one] One tile still fits.
       *[other] { $n } tiles still fit.
    }
ark-about-balance = { $sheep } sheep, { $wolves ->
        [one] 1 wolf
       *[other] { $wolves } wolves
    }: { $n } points

ark-tools = View
ark-tool-fields = Fields
ark-tool-edges = Open edges
ark-tool-left = Tiles left
ark-tool-closer = Closer
ark-tool-farther = Farther away
ark-tool-fit = The whole land
ark-fields-hint = Striped fields belong to whoever has most followers there. Each sheep more than wolves is worth 2.
ark-aid-board = Points on the board
ark-left = Tiles left: { $n }
ark-left-where = What still fits
ark-left-anywhere = anywhere
ark-left-count = { $n ->
        [one] one of them
       *[other] { $n } of them
    }
ark-left-out = Thrown out

ark-panel = { $n } of { $all }
ark-panel-board = +{ $n } on the board
ark-prophet = { $where ->
        [supply] prophet not used yet
        [board] prophet on the board
       *[box] prophet gone
    }
ark-you = you
ark-tray-tile = Your tile
ark-tray-pieces = Your pieces
ark-tray-follower = Follower on
ark-tray-prophet = Prophet, doubles the city
ark-tray-ark = Ark
ark-tray-or = Or
ark-tray-enter = Choose one of the marked tiles.
ark-tray-theirs = Tile of { $p }
ark-turn-left = Rotate left
ark-turn-right = Rotate right
ark-walk = { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
ark-walk-nothing = no points

ark-text-title = { $kind ->
        [city] Cities
        [road] Roads
        [field] Fields
        [temple] Temples
        [free] Roads and cities of nobody
        [tiles] Tiles
       *[rest] Besides
    }
ark-text-feature = { $kind ->
        [city] City at { $cell } ({ $n }), { $owner }:
        [road] Road at { $cell } ({ $n }), { $owner }:
        [field] Field at { $cell } ({ $n }), { $owner }:
       *[temple] Temple at { $cell } ({ $n }), { $owner }:
    }
ark-text-left = { $n ->
        [one] One tile is left.
       *[other] { $n } tiles are left.
    }
ark-text-ark = The Ark: { $cell }.
ark-text-no-ark = The Ark is not in play yet.
ark-text-spaces = Empty spaces at the rim: { $list }.
ark-text-player = { $p }: { $n ->
        [one] one follower left
       *[other] { $n } followers left
    }, { $prophet ->
        [supply] prophet not used yet
        [board] prophet on the board
       *[box] prophet gone
    }.

ark-refused-side = The tile must touch another with a full side.
ark-refused-match = Roads, cities and fields must continue.
ark-refused-occupied = { $kind ->
        [city] { $p } already has a piece in this city. Choose a part that nobody holds.
        [road] { $p } already has a piece on this road. Choose a part that nobody holds.
       *[field] { $p } already has a piece in this field. Choose a part that nobody holds.
    }
ark-refused-temple = Nobody stands on the temple itself.
ark-refused-none = All your followers are out.
ark-refused-walk = The Ark moves 1 to 5 tiles and visits none twice.
ark-refused-enter = The Ark starts in a city that was just finished.
