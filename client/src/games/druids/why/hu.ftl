### Druid Waltz: why an answer is better, by the parts of what it is judged by
# $more yes|no: whether there is more of it, or less

druids-merit-trees = { $more ->
        [yes] kevesebb elveszített fa
       *[no] több elveszített fa
    }
druids-merit-nearest = { $more ->
        [yes] a legveszélyeztetettebb fa nagyobb biztonságban
       *[no] a legveszélyeztetettebb fa nagyobb veszélyben
    }
druids-merit-tokens = { $more ->
        [yes] kevesebb jelző a saját fákon
       *[no] több jelző a saját fákon
    }
druids-merit-piles = { $more ->
        [yes] több faszellem a saját fákon
       *[no] kevesebb faszellem a saját fákon
    }
druids-merit-fights = { $more ->
        [yes] erősebb druidák
       *[no] gyengébb druidák
    }
druids-merit-hand = { $more ->
        [yes] erősebb faszellemek a kézben
       *[no] gyengébb faszellemek a kézben
    }
druids-merit-turn = { $more ->
        [yes] előbb kerül sorra
       *[no] később kerül sorra
    }
# $n how many tokens, spirits or trees  $source a tree
druids-merit-amount = kb. { $n }
druids-merit-source = { $source ->
        [M1] Hold 1
        [M2] Hold 2
        [M3] Hold 3
        [M4] Hold 4
        [S1] Nap 1
        [S2] Nap 2
        [S3] Nap 3
       *[S4] Nap 4
    }

## Where points came from

druids-sources = Mivel szereztétek a fákat
druids-source-conquered = Meghódított fák
druids-source-starved = Faszellem nélkül maradt fák
