# The Ark of the Covenant
# $p "Anna"  $seat 0-4  $me you|other: whether the sentence speaks to the reader
# $n $a $b $now $finished $sheep $wolves numbers  $kind city|road|field|temple  $on city|road|field
# $whose you|other|shared|free  $list $sides several names or things  $cell "3 east, 1 north"

ark-seat-0 = Red
ark-seat-1 = Blue
ark-seat-2 = Yellow
ark-seat-3 = Green
ark-seat-4 = Purple

## Things

ark-kinds = { $kind ->
        [city] { $n ->
            [one] a city
           *[other] { $n } cities
        }
        [road] { $n ->
            [one] a road
           *[other] { $n } roads
        }
       *[field] { $n ->
            [one] a field
           *[other] { $n } fields
        }
    }
# The beginning of a sentence, or a line of its own
ark-feature = { $whose ->
        [you] { $kind ->
            [city] Your city
            [road] Your road
            [field] Your field
           *[temple] Your temple
        }
        [other] { $kind ->
            [city] The city of { $p }
            [road] The road of { $p }
            [field] The field of { $p }
           *[temple] The temple of { $p }
        }
        [shared] { $kind ->
            [city] A shared city
            [road] A shared road
            [field] A shared field
           *[temple] A shared temple
        }
       *[free] { $kind ->
            [city] A free city
            [road] A free road
            [field] A free field
           *[temple] A free temple
        }
    }
ark-points = { $n ->
        [one] 1 point
       *[other] { $n } points
    }

## Rules of the table

ark-option-ark_start_tile = The Ark and its starting tile
ark-option-ark_start_tile-never = never again
ark-option-ark_start_tile-pass_through = may cross it
ark-option-ark_start_tile-why = Whether a walk of five steps may cross the tile on which it began. It can never end there.
ark-option-ark_counts_prophets = Prophets score for the Ark
ark-option-ark_counts_prophets-why = Whether a prophet whom the Ark passes gives a point, like a follower.
ark-option-incomplete_count = Unfinished roads and cities
ark-option-incomplete_count-tiles = count tiles
ark-option-incomplete_count-parts = count parts
ark-option-incomplete_count-why = At the end of the game: 1 point for each tile, or for each part. It differs where a road or city lies twice on one tile.
ark-option-ark_entry_replaces_action = Before the Ark enters, finishing a city ends the turn
ark-option-ark_entry_replaces_action-why = Then the tile that finishes the first city gets neither follower nor prophet.

## Words on buttons

ark-word-tile = Tile
ark-word-follower = Follower
ark-word-prophet = Prophet
ark-word-ark = Move the Ark
ark-word-pass = Nothing
ark-word-enter = Put the Ark here
ark-word-n = unturned
ark-word-e = turned right
ark-word-s = upside down
ark-word-w = turned left

## Prompts

ark-ask-PlaceTile = Place your tile.
ark-ask-PlaceTile-detail = It fits on the marked spaces; tap to rotate.
ark-ask-PlaceTile-thrown = { $n ->
        [one] The tile drawn before fitted nowhere and left the game.
       *[other] The { $n } tiles drawn before fitted nowhere and left the game.
    }
ark-ask-Deploy = Place a follower, or nothing.
ark-ask-Deploy-ark = Place a follower, or move the Ark.
ark-ask-Deploy-prophet = Place the prophet, or nothing.
ark-ask-Deploy-prophet-ark = Place the prophet, or move the Ark.
ark-ask-Deploy-none = Nobody can be placed here.
ark-ask-Deploy-none-ark = Move the Ark, or do nothing.
ark-ask-Deploy-out = All your followers are out.
ark-ask-Deploy-taken = Nothing on the new tile is free.
ark-ask-Deploy-free = Free: { $list }.
ark-ask-walk = Where does the Ark go?
ark-ask-walk-detail = 1 to 5 tiles, none twice. Each piece it comes to gives its owner 1 point.
ark-ask-route = Which way does the Ark go?
ark-ask-route-detail = The ways to this tile pass different pieces.
ark-ask-EnterArk = The first city is finished. On which of its tiles does the Ark start?
ark-ask-EnterArk-detail = It gives no points now. It can be moved from the next turn on.

ark-plan-tile = Tile: { $cell }
# $what a heading of the preview  $value "5 → 6"
ark-hint-but = But: { $what }
ark-plan-becomes = { $what }.
ark-plan-becomes-worth = { $what }: { $value }.
ark-plan-turns = { $n ->
        [one] It fits one way here.
       *[other] Tap to rotate: it fits { $n } ways here.
    }
# $number " 2" where the tile has several
ark-plan-follower = { $kind ->
        [city] Follower in the city{ $number }
        [road] Follower on the road{ $number }
       *[field] Follower in the field{ $number }
    }
ark-plan-prophet = Prophet in the city, double if you win it finished
ark-plan-walk = { $n ->
        [one] The Ark moves 1 tile
       *[other] The Ark moves { $n } tiles
    }
ark-plan-enter = The Ark starts here: { $cell }
ark-plan-pass = No follower this turn
ark-plan-worth = { $kind ->
        [last] It brings { $now } at the end, which comes now.
        [field] As it lies it brings { $now } at the end, and it stays till then.
        [doubled] Unfinished it brings { $now }, finished and doubled at least { $finished }.
       *[other] Unfinished it brings { $now }, finished at least { $finished }.
    }
ark-plan-score = { $me ->
        [you] You score { $n }.
       *[other] { $p } scores { $n }.
    }
# $what who scores how much
ark-plan-settled = By the tile alone: { $what }
ark-plan-nobody = Nobody scores.
ark-plan-luck = This cannot be undone: a tile is drawn then.
ark-plan-last = This was the last tile: the final scoring follows.

ark-support-PlaceTile = tile
ark-support-Deploy = piece or Ark
ark-support-EnterArk = Ark

## Preview

ark-preview-begins = { $kind ->
        [city] A new city begins
        [road] A new road begins
        [field] A new field begins
       *[temple] A new temple begins
    }
ark-preview-grows = { ark-feature } grows
ark-preview-shrinks = { ark-feature } is worth less
ark-preview-joins = { $kind ->
        [city] Cities become one
        [road] Roads become one
       *[field] Fields become one
    }
# $title the line above
ark-preview-joined = { $title }: { $list }
ark-preview-finishes = { ark-feature } is finished
ark-preview-claims = { $kind ->
        [city] Your follower claims the city
        [road] Your follower claims the road
       *[field] Your follower claims the field
    }
ark-preview-prophet = Your prophet claims the city
ark-preview-open = open edges
ark-preview-missing = missing
ark-preview-now = points
ark-preview-finished = finished
ark-preview-finished-doubled = finished, doubled
ark-preview-fit = tiles fit
ark-preview-end = at the end
ark-preview-sheep = sheep
ark-preview-wolves = wolves
ark-preview-change = { $a } → { $b }
ark-preview-least = { $n }+
ark-preview-owner = { $whose ->
        [you] You would score here. Others come in only by joining theirs to it.
        [other] { $p } would score here. Others come in only by joining theirs to it.
        [shared] Each would score in full here: { $list }.
       *[free] Nobody stands here yet.
    }
ark-preview-owner-temple = { $whose ->
        [you] You have most pieces around it.
        [other] { $p } has most pieces around it.
        [shared] Level around it, each would score in full: { $list }.
       *[free] Nobody stands around it yet.
    }
ark-preview-doubles = { $me ->
        [you] Your prophet stands here: if you win the city, it counts double for you.
       *[other] The prophet of { $p } stands here: a win counts double for { $p }.
    }
ark-preview-settled = { $kind ->
        [city] City finished: { ark-points }
        [road] Road finished: { ark-points }
       *[temple] Temple finished: { ark-points }
    }
ark-preview-doubled = doubled by the prophet
ark-preview-home = { $n ->
        [one] a follower comes home
       *[other] { $n } followers come home
    }
ark-preview-boxed = the prophet leaves the game
ark-preview-at-once = { $kind ->
        [city] Finished and free: a follower in it scores { $n } at once and comes home.
       *[road] Finished and free: a follower on it scores { $n } at once and comes home.
    }
ark-preview-so-far = As it stands, before you place a follower.
ark-preview-free = Free for a piece of yours: { $list }.
ark-preview-free-none = Nothing on this tile is free for a follower.
ark-preview-free-out = All your followers are out.
ark-preview-left = { $n ->
        [0] This is your last follower.
        [one] 1 follower stays with you.
       *[other] { $n } followers stay with you.
    }
ark-preview-stays = { $kind ->
        [city] It comes home when the city is finished.
        [road] It comes home when the road is finished.
       *[field] It stays to the end of the game and scores then.
    }
ark-preview-prophet-why = When the city is finished and you win it, it counts double for you. Then the prophet leaves: you can do this once a game.
ark-preview-passed = The Ark passes
ark-preview-enter = No points now. From the next turn on, whoever moves it takes it past the pieces on its way.
ark-preview-pass = All your followers stay with you.
ark-preview-first = The first city is finished: next you put the Ark on one of its tiles.

## Log

ark-log-tile = { $me ->
        [you] You
       *[other] { $p }
    } placed a tile: { $cell }.
ark-log-follower = { $me ->
        [you] You
       *[other] { $p }
    } put a follower { $kind ->
        [city] in the city
        [road] on the road
       *[field] in the field
    }.
ark-log-prophet = { $me ->
        [you] You
       *[other] { $p }
    } put the prophet in the city.
ark-log-pass = { $me ->
        [you] You
       *[other] { $p }
    } placed no follower.
ark-log-draws = { $me ->
        [you] You
       *[other] { $p }
    } drew a tile.
ark-log-discards = The tile fitted nowhere and left the game.
ark-log-moves = { $me ->
        [you] You
       *[other] { $p }
    } moved the Ark { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    }.
ark-log-passed = The Ark passed { $me ->
        [you] you
       *[other] { $p }
    }: { ark-points }.
ark-log-complete = { $kind ->
        [city] City finished: { ark-points }.
        [road] Road finished: { ark-points }.
       *[temple] Temple finished: { ark-points }.
    }
ark-log-complete-nobody = { $kind ->
        [city] City finished, and nobody was in it.
        [road] Road finished, and nobody was on it.
       *[temple] Temple finished, and nobody stood around it.
    }
ark-log-scores = { $me ->
        [you] You
       *[other] { $p }
    } scored { $n }.
ark-log-doubled = { $me ->
        [you] You
       *[other] { $p }
    } scored { $n }, doubled by the prophet.
ark-log-returns = { $me ->
        [you] One of your followers
       *[other] A follower of { $p }
    } came home.
ark-log-boxes = { $me ->
        [you] Your prophet
       *[other] The prophet of { $p }
    } left the game.
ark-log-enters = The Ark came into play: { $cell }.
ark-log-final = Final scoring
ark-log-incomplete = { $kind ->
        [city] Unfinished city: { ark-points }.
        [road] Unfinished road: { ark-points }.
       *[temple] Unfinished temple: { ark-points }.
    }
ark-log-field = Field: { ark-points }.
ark-log-over = The last tile is placed. The game is over.

## The final scoring

ark-scoring-game = During the game
ark-scoring-game-text = Finished roads, cities and temples, and the walks of the Ark.
ark-scoring-temple = Unfinished temples
ark-scoring-temple-text = Whoever has most pieces on the tiles around a temple, and on its own, gets 3 points.
ark-scoring-road = Unfinished roads
ark-scoring-road-text = { $counts ->
        [parts] 1 point for each part of the road, and 1 for each oasis.
       *[tiles] 1 point for each tile of the road, and 1 for each oasis.
    }
ark-scoring-city = Unfinished cities
ark-scoring-city-text = { $counts ->
        [parts] 1 point for each part of the city, and 1 for each scroll. The prophet does not double.
       *[tiles] 1 point for each tile of the city, and 1 for each scroll. The prophet does not double.
    }
ark-scoring-field = Fields
ark-scoring-field-text = 2 points for each sheep, but every wolf takes one sheep away. A field is never worth less than 0.
ark-scoring-gain = +{ $n }
ark-scoring-none = nothing

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
ark-about-doubled = Doubled for { $p } when finished.
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
ark-key-piece = Follower, prophet or Ark
ark-tool-fields = Fields
ark-tool-edges = Open edges
ark-tool-fit = The whole land
ark-tool-fit-few = Whole
ark-fields-hint = Striped fields belong to whoever has most followers there. Each sheep beyond the number of wolves is worth 2.
ark-left = Tiles left: { $n }
ark-left-few = { $n } left
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
ark-tray-nobody = Nobody can be placed on this tile.
ark-tray-routes = Ways of the Ark
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
        [free] Free roads and cities
        [tiles] Tiles
       *[rest] Besides
    }
ark-text-feature = { $kind ->
        [city] City at { $cell }, { $n ->
            [one] 1 tile
           *[other] { $n } tiles
        }, { $owner }:
        [road] Road at { $cell }, { $n ->
            [one] 1 tile
           *[other] { $n } tiles
        }, { $owner }:
        [field] Field at { $cell }, { $n ->
            [one] 1 tile
           *[other] { $n } tiles
        }, { $owner }:
       *[temple] Temple at { $cell }, { $n ->
            [one] 1 tile
           *[other] { $n } tiles
        }, { $owner }:
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

ark-refused-over = The game is over.
ark-refused-asked = Something else is asked now. What you can do glows.
ark-refused-taken = A tile lies here already.
ark-refused-side = The tile must touch another with a full side.
ark-refused-match = { $shows ->
        [road] A road
        [city] A city
       *[field] A field
    } would meet { $wanted ->
        [road] a road
        [city] a city
       *[field] a field
    } in the { $side ->
        [n] north
        [e] east
        [s] south
       *[w] west
    }: they must continue.
ark-refused-alike = Turned like this the tile looks the same as turned another way.
ark-refused-no_part = The tile just placed shows no such part.
ark-refused-temple = Nobody stands on the temple itself.
ark-refused-not_city = The prophet only goes into a city.
ark-refused-occupied = { $kind ->
        [city] { $p } already has a piece in this city. Choose a part that nobody holds.
        [road] { $p } already has a piece on this road. Choose a part that nobody holds.
       *[field] { $p } already has a piece in this field. Choose a part that nobody holds.
    }
ark-refused-none_left = All your followers are out.
ark-refused-prophet_used = You have used your prophet already: it can be placed once a game.
ark-refused-not_in_play = The Ark is not in play yet.
ark-refused-too_far = The Ark moves 1 to 5 tiles.
ark-refused-gap = The Ark only moves over tiles.
ark-refused-twice = The Ark visits no tile twice.
ark-refused-same_effect = Another way has the same effect.
ark-refused-not_finished = The Ark starts in a city that was just finished.
