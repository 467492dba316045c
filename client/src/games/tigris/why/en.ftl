### Tigris & Euphrates: why an answer is better, by the parts of what it is judged by
# $more yes|no: whether there is more of it, or less

tigris-merit-points = { $more ->
        [yes] more points
       *[no] fewer points
    }
tigris-merit-tiles = { $more ->
        [yes] more from tiles and kingdoms
       *[no] less from tiles and kingdoms
    }
tigris-merit-leaders = { $more ->
        [yes] more leaders on the board
       *[no] fewer leaders on the board
    }
tigris-merit-revolts = { $more ->
        [yes] stronger in revolts
       *[no] weaker in revolts
    }
tigris-merit-hand = { $more ->
        [yes] more use for the tiles in hand
       *[no] less use for the tiles in hand
    }
tigris-merit-monuments = { $more ->
        [yes] more from monuments
       *[no] less from monuments
    }
tigris-merit-wars = { $more ->
        [yes] more to win in wars
       *[no] less to win in wars
    }
tigris-merit-safety = { $more ->
        [yes] leaders safer from wars
       *[no] leaders in more danger of wars
    }
tigris-merit-treasures = { $more ->
        [yes] more from treasures
       *[no] less from treasures
    }
tigris-merit-catastrophes = { $more ->
        [yes] catastrophe tiles kept
       *[no] catastrophe tiles spent
    }
tigris-merit-turn = { $more ->
        [yes] more actions left
       *[no] fewer actions left
    }
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
