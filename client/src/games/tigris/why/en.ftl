### Tigris & Euphrates: why an answer is better, by the parts of what it is judged by
# $more yes|no: whether there is more of it, or less; what is much or many is only named, and the page says the rest

tigris-many-points = points
tigris-much-tiles = from tiles and kingdoms
tigris-many-leaders = leaders on the board
tigris-merit-revolts = { $more ->
        [yes] stronger in revolts
       *[no] weaker in revolts
    }
tigris-merit-hand = { $more ->
        [yes] more use for the tiles in hand
       *[no] less use for the tiles in hand
    }
tigris-much-monuments = from monuments
tigris-much-wars = to win in wars
tigris-merit-safety = { $more ->
        [yes] leaders safer from wars
       *[no] leaders in more danger of wars
    }
tigris-much-treasures = from treasures
tigris-merit-catastrophes = { $more ->
        [yes] catastrophe tiles kept
       *[no] catastrophe tiles spent
    }
tigris-many-turn = actions left
tigris-merit-balance = { $more ->
        [yes] a better balance of colours than the others
       *[no] a worse balance of colours than the others
    }
# $source a colour
tigris-merit-source = { $source ->
        [red] red
        [black] black
        [blue] blue
       *[green] green
    }

## Where points came from

tigris-source-tile = Tiles
tigris-source-king = Tiles, by the king
tigris-source-war = Wars
tigris-source-revolt = Revolts
tigris-source-monument = Monuments
tigris-source-treasure = Treasures

## Why it ended so

tigris-why-gathered = { $p } neglected no colour. { $q } gathered more points, { $all }, but only { $m } in the weakest ({ $colour }).
tigris-why-weakest = The weakest colour of { $p } gave { $n }, that of { $q } only { $m } ({ $colour }).
tigris-why-level = Both have { $n } in the weakest colour. The next one decided: { $a } for { $p }, { $b } for { $q }.
