# Tigris & Euphrates
# $p $q "Anna"  $colour $tiles red|black|blue|green  $cell "H5"  $a $b $n numbers or letters of kingdoms
# $me you|other: whether the sentence speaks to the reader  $list $cells several things or spaces

tigris-seat-0 = Archer
tigris-seat-1 = Bull
tigris-seat-2 = Urn
tigris-seat-3 = Lion

## Pieces and points

tigris-tiles = { $colour ->
        [red] { $n ->
            [one] { $n } temple
           *[other] { $n } temples
        }
        [black] { $n ->
            [one] { $n } settlement
           *[other] { $n } settlements
        }
        [blue] { $n ->
            [one] { $n } farm
           *[other] { $n } farms
        }
       *[green] { $n ->
            [one] { $n } market
           *[other] { $n } markets
        }
    }
tigris-kind = { $colour ->
        [red] temples
        [black] settlements
        [blue] farms
       *[green] markets
    }
tigris-points = { $colour ->
        [red] { $n ->
            [one] { $n } temple point
           *[other] { $n } temple points
        }
        [black] { $n ->
            [one] { $n } settlement point
           *[other] { $n } settlement points
        }
        [blue] { $n ->
            [one] { $n } farm point
           *[other] { $n } farm points
        }
       *[green] { $n ->
            [one] { $n } market point
           *[other] { $n } market points
        }
    }
tigris-points-object = { tigris-points }
tigris-leader = { $colour ->
        [red] Priest
        [black] King
        [blue] Farmer
       *[green] Trader
    }
tigris-the-leader = { $colour ->
        [red] the priest
        [black] the king
        [blue] the farmer
       *[green] the trader
    }
tigris-your-leader = { $colour ->
        [red] Your priest
        [black] Your king
        [blue] Your farmer
       *[green] Your trader
    }
tigris-leader-of = { $colour ->
        [red] The priest of { $p }
        [black] The king of { $p }
        [blue] The farmer of { $p }
       *[green] The trader of { $p }
    }
tigris-roles = { $colour ->
        [red] priests
        [black] kings
        [blue] farmers
       *[green] traders
    }
tigris-monument = { $name ->
        [red-black] temples and settlements
        [red-blue] temples and farms
        [red-green] temples and markets
        [black-blue] settlements and farms
        [black-green] settlements and markets
       *[blue-green] farms and markets
    }

## Words on buttons

tigris-word-tile = Tile
tigris-word-leader = Leader
tigris-word-withdraw = Withdraw
tigris-word-catastrophe = Catastrophe
tigris-word-swap = Swap
tigris-word-pass = End turn
tigris-word-war = War
tigris-word-commit = Commit
tigris-word-build = Build
tigris-word-decline = Do not build
tigris-word-leave = Leave
tigris-word-red = red
tigris-word-black = black
tigris-word-blue = blue
tigris-word-green = green

## Prompts

tigris-ask-TakeAction = { $n ->
        [2] You have two actions.
       *[1] You have one more action.
    }
tigris-ask-TakeAction-detail = A tile, a leader, a catastrophe or a swap.
tigris-ask-aim = What goes to { $cell }?
tigris-ask-aim-detail = Choose a tile or a leader below. Those that fit here stay bright.
tigris-ask-ChooseWar = Which war comes first?
tigris-ask-ChooseWar-detail = A war can split a kingdom and so end the next one before it begins.
tigris-ask-BuildMonument = { $colour ->
        [red] Four temples: build a monument?
        [black] Four settlements: build a monument?
        [blue] Four farms: build a monument?
       *[green] Four markets: build a monument?
    }
tigris-ask-BuildMonument-detail = { $colour ->
        [red] Only now. The four are temples no longer: leaders who lean on them alone go home.
       *[other] Only now. The four are turned face down and support nobody any more.
    }
tigris-ask-build = Which monument?
tigris-ask-build-detail = It pays its two colours at the end of each turn, to the active player's leaders in its kingdom.
tigris-ask-LeaveTreasure = Which treasure stays on the board?
tigris-ask-LeaveTreasure-detail = You take the others. They count for any colour at the end. The temple under the one that stays cannot be lost.
tigris-ask-tile = { $colour ->
        [red] Where does the temple go?
        [black] Where does the settlement go?
        [blue] Where does the farm go?
       *[green] Where does the market go?
    }
tigris-ask-tile-detail = { $colour ->
        [blue] Farms go on the river. A tile touches two kingdoms at most.
       *[other] On land. A tile touches two kingdoms at most.
    }
tigris-ask-leader = { $colour ->
        [red] Where does the priest go?
        [black] Where does the king go?
        [blue] Where does the farmer go?
       *[green] Where does the trader go?
    }
tigris-ask-leader-move = { $colour ->
        [red] Where does the priest move?
        [black] Where does the king move?
        [blue] Where does the farmer move?
       *[green] Where does the trader move?
    }
tigris-ask-leader-detail = On land, next to a temple, and touching one kingdom at most.
tigris-ask-withdraw = Which leader do you take off the board?
tigris-ask-withdraw-detail = It comes back to you and can enter again as another action.
tigris-ask-catastrophe = Where does the catastrophe strike?
tigris-ask-catastrophe-detail = On an empty space or a tile. Leaders, treasures and monuments are safe.
tigris-ask-swap = Which tiles do you swap?
tigris-ask-swap-detail = They leave the game unseen, and you draw as many from the bag.

tigris-plan-tile = { $colour ->
        [red] Temple to { $cell }
        [black] Settlement to { $cell }
        [blue] Farm to { $cell }
       *[green] Market to { $cell }
    }
tigris-plan-joins = The tile joins kingdoms { $a } and { $b } and itself scores nothing.
tigris-plan-leader = { $colour ->
        [red] Priest to { $cell }
        [black] King to { $cell }
        [blue] Farmer to { $cell }
       *[green] Trader to { $cell }
    }
tigris-plan-withdraw = { $colour ->
        [red] Your priest leaves { $cell }
        [black] Your king leaves { $cell }
        [blue] Your farmer leaves { $cell }
       *[green] Your trader leaves { $cell }
    }
tigris-plan-catastrophe = Catastrophe on { $cell }
tigris-plan-swap = { $n ->
        [one] Swap 1 tile
       *[other] Swap { $n } tiles
    }
tigris-plan-swap-detail = Out of the game: { $list }.
tigris-plan-pass = End your turn
tigris-plan-pass-detail = { $n ->
        [2] You give up both actions.
       *[1] You give up your second action.
    }
tigris-plan-war = { $colour ->
        [red] The war of the priests comes first
        [black] The war of the kings comes first
        [blue] The war of the farmers comes first
       *[green] The war of the traders comes first
    }
tigris-plan-war-detail = Then it is checked which wars are still open.
tigris-plan-commit = { $n ->
        [0] You commit nothing
        [one] You commit 1 tile
       *[other] You commit { $n } tiles
    }
tigris-plan-build = { $name ->
        [red-black] A red and black monument on { $cell }
        [red-blue] A red and blue monument on { $cell }
        [red-green] A red and green monument on { $cell }
        [black-blue] A black and blue monument on { $cell }
        [black-green] A black and green monument on { $cell }
       *[blue-green] A blue and green monument on { $cell }
    }
tigris-plan-decline = No monument here
tigris-plan-decline-detail = The four tiles stay open. Nobody can build on this square any more.
tigris-plan-leave = The treasure of { $cell } stays
tigris-plan-take = { $n ->
        [one] You take 1 treasure ({ $cells }).
       *[other] You take { $n } treasures ({ $cells }).
    }
tigris-plan-luck = New tiles are drawn, so this cannot be undone.
tigris-plan-score = { $me ->
        [you] You gain { tigris-points }.
       *[other] { $p } gains { tigris-points }.
    }
tigris-plan-join = No war follows.
tigris-plan-wars = { $n ->
        [one] One war follows: { $list }.
        [2] Two wars follow: { $list }.
        [3] Three wars follow: { $list }.
       *[other] Four wars follow: { $list }.
    }
tigris-plan-enter = It joins kingdom { $a } in peace.
tigris-plan-revolt = A revolt against { $p }: { $a } to { $b } on the board.
tigris-plan-founds = It founds a kingdom of its own.
tigris-plan-nothing = Nobody scores.
tigris-plan-square = { $colour ->
        [red] Four temples in a square: next you may build a monument.
        [black] Four settlements in a square: next you may build a monument.
        [blue] Four farms in a square: next you may build a monument.
       *[green] Four markets in a square: next you may build a monument.
    }
tigris-plan-struck = { $colour ->
        [red] The temple leaves the game.
        [black] The settlement leaves the game.
        [blue] The farm leaves the game.
       *[green] The market leaves the game.
    } Nothing can ever lie here again.
tigris-plan-dead = Nothing can ever lie here again.
tigris-plan-home = { $me ->
        [you] { tigris-your-leader } loses the last temple and goes home.
       *[other] { tigris-leader-of } loses the last temple and goes home.
    }

tigris-support-TakeAction = action
tigris-support-ChooseWar = order of wars
tigris-support-Support = support
tigris-support-BuildMonument = monument
tigris-support-LeaveTreasure = treasure
tigris-won = { $me ->
        [you] You win with { $n } in your weakest colour.
       *[other] { $p } wins with { $n } in the weakest colour.
    }

## The conflict

tigris-conflict-war = War of the { tigris-roles }
tigris-conflict-revolt = Revolt of the { tigris-roles }
tigris-conflict-over = Over kingdoms { $a } and { $b }
tigris-conflict-within = Within kingdom { $a }
tigris-conflict-first = { $n ->
        [2] First of two wars, over kingdoms { $a } and { $b }
        [3] First of three wars, over kingdoms { $a } and { $b }
       *[4] First of four wars, over kingdoms { $a } and { $b }
    }
tigris-conflict-attacker = attacker
tigris-conflict-defender = defender, wins ties
tigris-conflict-short = { $me ->
        [you] You
       *[other] { $p }
    }
tigris-conflict-board-war = On the board, kingdom { $a }
tigris-conflict-board-revolt = Temples next to the leader
tigris-conflict-screen = From behind the screen
tigris-conflict-how = { $colour ->
        [red] How many temples do you commit?
        [black] How many settlements do you commit?
        [blue] How many farms do you commit?
       *[green] How many markets do you commit?
    }
tigris-conflict-hold = { $me ->
        [you] You hold { $n ->
            [0] no { tigris-kind }
           *[other] { tigris-tiles }
        }.
       *[other] { $p } holds { $n ->
            [0] no tiles
            [one] 1 tile
           *[other] { $n } tiles
        }.
    }
tigris-conflict-thinks = { $me ->
        [you] it is up to you
       *[other] { $p } is thinking
    }
tigris-conflict-fewer = One tile fewer
tigris-conflict-more = One tile more
tigris-conflict-added = { $n ->
        [0] nothing
       *[other] { tigris-tiles }
    }
tigris-conflict-if-win = If you win
tigris-conflict-if-lose = If you lose
tigris-conflict-if = If { $p } wins
tigris-conflict-home = { $me ->
        [you] { tigris-your-leader } goes home.
       *[other] { tigris-leader-of } goes home.
    }
tigris-conflict-home-with = { $me ->
        [you] { tigris-your-leader } goes home. Also off the board: { $cells }.
       *[other] { tigris-leader-of } goes home. Also off the board: { $cells }.
    }
tigris-conflict-spared = { $n ->
        [one] 1 temple is protected and stays: { $cells }.
       *[other] { $n } temples are protected and stay: { $cells }.
    }
tigris-conflict-needs = { $me ->
        [you] { $n ->
            [0] You win without committing anything.
            [one] You win with 1 tile or more.
           *[other] You win with { $n } tiles or more.
        }
       *[other] { $n ->
            [0] { $p } wins without committing anything.
            [one] { $p } wins with 1 tile or more.
           *[other] { $p } wins with { $n } tiles or more.
        }
    }
tigris-conflict-ahead = With { $n } or more you are ahead.
tigris-conflict-beyond = { $me ->
        [none] You would need { $n }.
        [you] You would need { $n }, more than you hold. Committing some only throws them away.
       *[other] { $p } would need { $n }, more than { $p } holds.
    }
tigris-conflict-decided = { $win ->
        [yes] You win, { $a } to { $b }.
       *[no] You lose, { $a } to { $b }.
    }
tigris-conflict-tied = You win, { $a } to { $b }: ties go to the defender.
tigris-conflict-commit = { $n ->
        [0] Commit none
       *[other] Commit { $n }
    }
tigris-conflict-once-more = Enter again: none
tigris-conflict-english = English rule: only enough, or none. Possible: { $list }.

## The choosers

tigris-choose-income = { $me ->
        [you] you, { tigris-the-leader }
       *[other] { $p }, { tigris-the-leader }
    }
tigris-choose-nobody = nobody
tigris-choose-pays = pays
tigris-choose-home = goes home
tigris-choose-war = { $colour ->
        [red] Priests
        [black] Kings
        [blue] Farmers
       *[green] Traders
    }
tigris-choose-war-label = War of the { tigris-roles }: { $p } { $a }, { $q } { $b }

## The preview

tigris-preview-wars = { $n ->
        [one] 1 war
       *[other] { $n } wars
    }
tigris-preview-revolt = Revolt
tigris-preview-attack = { $me ->
        [you] you attack
       *[other] { $p } attacks
    }
tigris-preview-defend = { $me ->
        [you] you defend
       *[other] { $p } defends
    }
tigris-preview-gain = { $me ->
        [you] You gain { tigris-points }
       *[other] { $p } gains { tigris-points }
    }
tigris-preview-why = { $reason ->
        [king] the king stands in
        [revolt] revolt
        [war] war
        [monument] monument { $cell }
       *[tile] tile
    }
tigris-preview-unites = The joining tile scores nothing.
tigris-preview-order = You choose which war comes first.
tigris-preview-ties = Then each side may commit { $kind ->
        [revolt] temples
       *[war] tiles
    } from behind the screen, the attacker first. Ties go to the defender.
tigris-preview-home = { $me ->
        [you] { tigris-your-leader } leaves { $cell }.
       *[other] { tigris-leader-of } leaves { $cell }.
    }
tigris-preview-removed = Off the board: { tigris-tiles } ({ $cells }).
tigris-preview-monument = The monument pays { tigris-monument } at the end of turns.
tigris-preview-payees = As it stands: { $list }.
tigris-preview-takes = { $me ->
        [you] { $n ->
            [one] You take 1 treasure ({ $cells }).
           *[other] You take { $n } treasures ({ $cells }).
        }
       *[other] { $n ->
            [one] { $p } takes 1 treasure ({ $cells }).
           *[other] { $p } takes { $n } treasures ({ $cells }).
        }
    }
tigris-preview-picks = { $me ->
        [you] You choose which treasure stays.
       *[other] { $p } chooses which treasure stays.
    }
tigris-preview-treasures = { $n ->
        [one] One treasure is left on the board: the game ends with this turn.
       *[other] { $n } treasures are left on the board: the game ends with this turn.
    }
tigris-preview-ends = Your turn ends.
tigris-preview-over = The game ends.
tigris-preview-calm = Nobody scores, nothing else happens.

## Log

tigris-log-who = { $me ->
        [you] You
       *[other] { $p }
    }
tigris-log-tile = { $colour ->
        [red] { tigris-log-who } placed a temple on { $cell }.
        [black] { tigris-log-who } placed a settlement on { $cell }.
        [blue] { tigris-log-who } placed a farm on { $cell }.
       *[green] { tigris-log-who } placed a market on { $cell }.
    }
tigris-log-leader = { $colour ->
        [red] { tigris-log-who } placed the priest on { $cell }.
        [black] { tigris-log-who } placed the king on { $cell }.
        [blue] { tigris-log-who } placed the farmer on { $cell }.
       *[green] { tigris-log-who } placed the trader on { $cell }.
    }
tigris-log-withdraw = { $colour ->
        [red] { tigris-log-who } withdrew the priest.
        [black] { tigris-log-who } withdrew the king.
        [blue] { tigris-log-who } withdrew the farmer.
       *[green] { tigris-log-who } withdrew the trader.
    }
tigris-log-catastrophe = { tigris-log-who } placed a catastrophe on { $cell }.
tigris-log-pass = { tigris-log-who } ended the turn.
tigris-log-chose = { tigris-log-who } chose the war of the { tigris-roles }.
tigris-log-commit = { $n ->
        [0] { tigris-log-who } committed nothing.
        [one] { tigris-log-who } committed 1 tile.
       *[other] { tigris-log-who } committed { $n } tiles.
    }
tigris-log-decline = { tigris-log-who } built no monument.
tigris-log-draws = { $n ->
        [one] { tigris-log-who } drew 1 tile.
       *[other] { tigris-log-who } drew { $n } tiles.
    }
tigris-log-draws-own = { tigris-log-who } drew { $list }.
tigris-log-swaps = { $n ->
        [one] { tigris-log-who } swapped 1 tile.
       *[other] { tigris-log-who } swapped { $n } tiles.
    }
tigris-log-swaps-own = { tigris-log-who } swapped { $list }.
tigris-log-unites = Two kingdoms joined at { $cell }.
tigris-log-revolt = Revolt of the { tigris-roles }: { $me ->
        [you] you
       *[other] { $p }
    } attacked, { $rival ->
        [you] you
       *[other] { $q }
    } defended, { $a } to { $b } on the board.
tigris-log-war = War of the { tigris-roles }: { $me ->
        [you] you
       *[other] { $p }
    } attacked, { $rival ->
        [you] you
       *[other] { $q }
    } defended, { $a } to { $b } on the board.
tigris-log-wins = { tigris-log-who } won { $a } to { $b }.
tigris-log-wins-tie = { $a } each: the tie went to the defender, { $me ->
        [you] you
       *[other] { $p }
    } won.
tigris-log-leaves = { $me ->
        [you] { tigris-your-leader }
       *[other] { tigris-leader-of }
    } left { $cell }.
tigris-log-removed = Off the board: { tigris-tiles } ({ $cells }).
tigris-log-gains = { tigris-log-who } gained { tigris-points } ({ $reason ->
        [king] the king stood in
        [revolt] revolt
        [war] war
        [monument] monument { $cell }
       *[tile] tile
    }).
tigris-log-monument = A monument for { tigris-monument } was built on { $cell }.
tigris-log-takes = { $n ->
        [one] { tigris-log-who } took 1 treasure ({ $cells }). { $cell } keeps one.
       *[other] { tigris-log-who } took { $n } treasures ({ $cells }). { $cell } keeps one.
    }
tigris-log-over-tiles = The bag cannot refill every hand. The game is over.
tigris-log-over-treasures = Fewer than three treasures are left. The game is over.

## The scoring

tigris-scoring-colour = { $colour ->
        [red] Temples
        [black] Settlements
        [blue] Farms
       *[green] Markets
    }
tigris-scoring-cubes = The cubes
tigris-scoring-cubes-text = The screens go away. Each cube is a point of its colour.
tigris-scoring-treasures = Treasures
tigris-scoring-treasures-text = Each treasure counts for any colour, so it strengthens the weakest.
tigris-scoring-none = no treasure
tigris-scoring-treasure = { $n ->
        [one] 1 treasure
       *[other] { $n } treasures
    }
tigris-scoring-more = +{ $n }
tigris-scoring-weakest = The weakest colour
tigris-scoring-weakest-text = The highest weakest colour wins. Points of all colours together do not matter.
tigris-scoring-tie = { $n ->
        [2] Tied: the second weakest colour
        [3] Tied: the third weakest colour
       *[4] Tied: the strongest colour
    }
tigris-scoring-tie-text = Among those who are level, the next weakest colour decides.
tigris-scoring-even = All four colours are level. The place is shared.
tigris-scoring-out = decided already

## More words

# The board and the tray

tigris-board = The board: 16 columns, 11 rows
tigris-cell-empty = { $ground ->
        [river] empty river
        [corner] empty corner space
       *[land] empty land
    }
tigris-cell-tile = { $colour ->
        [red] temple
        [black] settlement
        [blue] farm
       *[green] market
    }
tigris-cell-treasure = treasure
tigris-cell-treasure-corner = treasure in a corner
tigris-cell-monument = monument of { tigris-monument }
tigris-cell-leader = { $colour ->
        [red] leader: priest of { $p }
        [black] leader: king of { $p }
        [blue] leader: farmer of { $p }
       *[green] leader: trader of { $p }
    }
tigris-cell-kingdom = kingdom { $a }
tigris-cell-strength = strength { $n }
tigris-cell-temples = { $n ->
        [0] no temple beside it
        [one] { $n } temple beside it
       *[other] { $n } temples beside it
    }
tigris-cell-ruin = catastrophe
tigris-cell-possible = possible
tigris-cell-score = { $colour ->
        [red] A temple point for { $p }
        [black] A settlement point for { $p }
        [blue] A farm point for { $p }
       *[green] A market point for { $p }
    }
tigris-cell-joins = { $n ->
        [0] Joins kingdoms { $a } and { $b } in peace
        [one] Joins kingdoms { $a } and { $b }, one war
       *[other] Joins kingdoms { $a } and { $b }, { $n } wars
    }
tigris-cell-enters = Joins kingdom { $a }
tigris-cell-revolt = A revolt against { $p }

tigris-card-kingdom = { $cell }, kingdom { $a }: { $tiles }
tigris-card-united = United with { $a }: { $wars }
tigris-card-peace = peace
tigris-card-war = { tigris-roles } ({ $p } { $one }, { $q } { $other })
tigris-card-treasure = Once its kingdom holds another treasure, the trader there takes one of them.
tigris-card-ruin = Nothing can be laid here any more, and nothing is joined across it.

tigris-text-kingdom = Kingdom { $a }
tigris-text-board = On the board
tigris-text-free = Regions without a leader
tigris-text-rest = Beside the board
tigris-text-no-tiles = no tiles
tigris-text-treasures = Treasures: { $cells }
tigris-text-hand = Your tiles: { $list }
tigris-text-points = Your points: { $list }
tigris-text-ruins = Catastrophes: { $cells }
tigris-text-supplies = { $bag ->
        [none] {""}
       *[other] { $bag } in the bag,{" "}
    }{ $treasures } treasures on the board, { $monuments } monuments left

tigris-left-bag = { $n } tiles in the bag
tigris-left-treasures = { $n } of { $of } treasures on the board
tigris-left-monuments = { $n ->
        [one] { $n } monument left
       *[other] { $n } monuments left
    }
tigris-legend = Legend
tigris-aid-kingdoms = Kingdoms
tigris-aid-strengths = Strengths
tigris-keys-tiles = A tile of your hand
tigris-keys-leaders = A leader, or the catastrophe
tigris-keys-fewer = In a conflict: fewer tiles
tigris-keys-more = In a conflict: more tiles
tigris-zoom-fit = Whole board
tigris-nudge = { $way ->
        [up] Up
        [down] Down
        [left] Left
       *[right] Right
    }

tigris-refused-over = The game is over.
tigris-refused-words = That is no move of this game.
tigris-refused-action = It is your turn: choose an action.
tigris-refused-war = Tap one of the leaders at war.
tigris-refused-support = First the conflict: how many tiles do you commit?
tigris-refused-monument = First the monument: tap a square that lights up, or build none.
tigris-refused-treasure = Tap a treasure that may stay.
tigris-refused-hand = You do not hold such a tile.
tigris-refused-taken = This space is taken.
tigris-refused-same = This leader stands here already.
tigris-refused-home = This leader is not on the board.
tigris-refused-no-ruin = You have no catastrophe left.
tigris-refused-ruin-leader = Leaders are safe from catastrophes.
tigris-refused-ruin-treasure = Treasures are safe from catastrophes.
tigris-refused-ruin-monument = Monuments are safe from catastrophes.
tigris-refused-ruin-ruin = A catastrophe lies here already.
tigris-refused-flee = Nobody backs out of a conflict that has begun.
tigris-refused-no-war = These leaders are not at war.
tigris-refused-more = { $held ->
        [0] You hold no tile of this colour.
        [one] You hold one tile of this colour only.
       *[other] You hold only { $held } tiles of this colour.
    }
tigris-refused-english = At this table you commit enough or nothing.
tigris-refused-square = A square is made of four tiles of one colour.
tigris-refused-late = The tile just laid is not part of this square.
tigris-refused-used = This monument stands on the board already.
tigris-refused-colour = This monument does not have the colour of the square.
tigris-refused-corner = Corner treasures are taken first. Tap a treasure that may stay.
tigris-refused-no-treasure = No treasure of this kingdom lies here. Tap one that may stay.
tigris-refused-farm = { $near ->
        [none] Farms go on rivers.
       *[other] Farms go on rivers. The nearest free river space is { $near }.
    }
tigris-refused-river = { $near ->
        [none] Only farms go on rivers.
       *[other] Only farms go on rivers. The nearest free land space is { $near }.
    }
tigris-refused-three = A tile may join two kingdoms at most.
tigris-refused-leader-river = Leaders stand on land.
tigris-refused-temple = { $near ->
        [none] A leader needs a temple next to it.
       *[other] A leader needs a temple next to it, as on { $near }.
    }
tigris-refused-joins = A leader may not join two kingdoms. Only tiles can.

tigris-tray-tiles = Your tiles, only you see them
tigris-tray-leaders = Your leaders
tigris-tray-leads = Takes the points for { tigris-kind } in its kingdom.
tigris-tray-home = behind your screen
tigris-tray-catastrophe = { $n ->
        [one] Catastrophe, { $n } left
       *[other] Catastrophe, { $n } left
    }
tigris-tray-points = Your points, hidden from others
tigris-tray-points-open = Your points
tigris-tray-weakest = weakest counts
tigris-tray-score = { $n } in the weakest colour
tigris-tray-treasures = { $n ->
        [one] { $n } treasure, for any colour
       *[other] { $n } treasures, for any colour
    }
tigris-tray-keep = Keep them
tigris-panel-leaders = { $n ->
        [one] { $n } leader on the board
       *[other] { $n } leaders on the board
    }
tigris-panel-hand = { $n ->
        [one] { $n } tile behind the screen
       *[other] { $n } tiles behind the screen
    }
tigris-panel-catastrophes = { $n ->
        [one] { $n } catastrophe left
       *[other] { $n } catastrophes left
    }
tigris-score = Weakest colour over time
