### Druid Waltz: why an answer is better, by the parts of what it is judged by
# $more yes|no: whether there is more of it, or less  $rivals yes|no: whether it is that of the rival

druids-merit-trees = { $more ->
        [yes] fewer trees lost
       *[no] more trees lost
    }
druids-merit-nearest = { $more ->
        [yes] the most endangered tree safer
       *[no] the most endangered tree closer to falling
    }
druids-merit-tokens = { $more ->
        [yes] fewer tokens on { $rivals ->
                [yes] its
               *[no] own
            } trees
       *[no] more tokens on { $rivals ->
                [yes] its
               *[no] own
            } trees
    }
druids-merit-piles = { $more ->
        [yes] more spirits on { $rivals ->
                [yes] its
               *[no] own
            } trees
       *[no] fewer spirits on { $rivals ->
                [yes] its
               *[no] own
            } trees
    }
druids-merit-fights = { $more ->
        [yes] stronger druids
       *[no] weaker druids
    }
druids-merit-hand = { $more ->
        [yes] stronger spirits in hand
       *[no] weaker spirits in hand
    }
druids-merit-turn = { $more ->
        [yes] on turn sooner
       *[no] on turn later
    }
# $n how many tokens, spirits or trees  $source a tree
druids-merit-amount = about { $n }
druids-merit-source = { $source ->
        [M1] Moon 1
        [M2] Moon 2
        [M3] Moon 3
        [M4] Moon 4
        [S1] Sun 1
        [S2] Sun 2
        [S3] Sun 3
       *[S4] Sun 4
    }

## Where points came from

druids-sources = What the trees were won by
druids-source-conquered = Conquered trees
druids-source-starved = Trees without a spirit
