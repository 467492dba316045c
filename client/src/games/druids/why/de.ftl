### Druid Waltz: why an answer is better, by the parts of what it is judged by
# $more yes|no: whether there is more of it, or less

druids-merit-trees = { $more ->
        [yes] weniger verlorene Bäume
       *[no] mehr verlorene Bäume
    }
druids-merit-nearest = { $more ->
        [yes] der am meisten bedrohte Baum sicherer
       *[no] der am meisten bedrohte Baum näher am Verlust
    }
druids-merit-tokens = { $more ->
        [yes] weniger Kultzeichen auf eigenen Bäumen
       *[no] mehr Kultzeichen auf eigenen Bäumen
    }
druids-merit-piles = { $more ->
        [yes] mehr Baumgeister auf eigenen Bäumen
       *[no] weniger Baumgeister auf eigenen Bäumen
    }
druids-merit-fights = { $more ->
        [yes] stärkere Druiden
       *[no] schwächere Druiden
    }
druids-merit-hand = { $more ->
        [yes] stärkere Baumgeister auf der Hand
       *[no] schwächere Baumgeister auf der Hand
    }
druids-merit-turn = { $more ->
        [yes] früher am Zug
       *[no] später am Zug
    }

## Where points came from

druids-sources = Wodurch die Bäume gewonnen wurden
druids-source-conquered = Eroberte Bäume
druids-source-starved = Bäume ohne Baumgeist
