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
# $n how many tokens, spirits or trees  $source a tree
druids-merit-amount = etwa { $n }
druids-merit-source = { $source ->
        [M1] Mond 1
        [M2] Mond 2
        [M3] Mond 3
        [M4] Mond 4
        [S1] Sonne 1
        [S2] Sonne 2
        [S3] Sonne 3
       *[S4] Sonne 4
    }

## Where points came from

druids-sources = Wodurch die Bäume gewonnen wurden
druids-source-conquered = Eroberte Bäume
druids-source-starved = Bäume ohne Baumgeist
