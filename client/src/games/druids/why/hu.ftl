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

## Where points came from

druids-sources = Mivel szereztétek a fákat
druids-source-conquered = Meghódított fák
druids-source-starved = Faszellem nélkül maradt fák
