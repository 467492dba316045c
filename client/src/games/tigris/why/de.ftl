### Tigris & Euphrates: why an answer is better, by the parts of what it is judged by
# $more yes|no: whether there is more of it, or less; what is much or many is only named, and the page says the rest

tigris-many-points = Punkte
tigris-much-tiles = aus Plättchen und Königreichen
tigris-many-leaders = Anführer auf dem Plan
tigris-merit-revolts = { $more ->
        [yes] stärker bei Aufständen
       *[no] schwächer bei Aufständen
    }
tigris-merit-hand = { $more ->
        [yes] besser nutzbare Plättchen auf der Hand
       *[no] schlechter nutzbare Plättchen auf der Hand
    }
tigris-much-monuments = aus Monumenten
tigris-much-wars = zu gewinnen in Kriegen
tigris-merit-safety = { $more ->
        [yes] Anführer sicherer vor Kriegen
       *[no] Anführer stärker von Kriegen bedroht
    }
tigris-much-treasures = aus Schätzen
tigris-merit-catastrophes = { $more ->
        [yes] Katastrophenplättchen behalten
       *[no] Katastrophenplättchen verbraucht
    }
tigris-many-turn = Aktionen übrig
tigris-merit-balance = { $more ->
        [yes] ausgewogenere Farben als bei anderen
       *[no] unausgewogenere Farben als bei anderen
    }
# $source a colour
tigris-merit-source = { $source ->
        [red] Rot
        [black] Schwarz
        [blue] Blau
       *[green] Grün
    }

## Where points came from

tigris-source-tile = Plättchen
tigris-source-king = Plättchen durch den König
tigris-source-war = Kriege
tigris-source-revolt = Aufstände
tigris-source-monument = Monumente
tigris-source-treasure = Schätze

## Why it ended so

tigris-why-gathered = { $p } hat keine Farbe vernachlässigt. { $q } hat mehr Punkte gesammelt, { $all }, aber nur { $m } in der schwächsten ({ $colour }).
tigris-why-weakest = Die schwächste Farbe von { $p } brachte { $n }, die von { $q } nur { $m } ({ $colour }).
tigris-why-level = Beide haben { $n } in der schwächsten Farbe. Die nächste entschied: { $a } für { $p }, { $b } für { $q }.
