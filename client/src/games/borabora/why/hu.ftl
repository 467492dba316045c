### Bora Bora: why an answer is better, by the parts of what it is judged by
# $more yes|no: whether there is more of it, or less; what is much or many is only named, and the page says the rest

borabora-many-points = pont
borabora-much-fish = a halakból
borabora-much-status = a státuszsávból
borabora-merit-order = { $more ->
        [yes] előbb a sorrendben
       *[no] hátrább a sorrendben
    }
borabora-much-temple = a papokból a templomban
borabora-merit-people = { $more ->
        [yes] hasznosabb emberek
       *[no] kevésbé hasznos emberek
    }
borabora-many-tattoos = kihasználatlan jel az embereken
borabora-much-slots = hely az embereknek
borabora-much-shells = a kagylókból
borabora-much-jewels = az ékszerekből
borabora-many-offerings = adomány
borabora-merit-cards = { $more ->
        [yes] jobb istenségkártyák
       *[no] rosszabb istenségkártyák
    }
borabora-much-gods = az istenséglapkákból
borabora-many-regions = benépesített vagy elérhető régió
borabora-much-materials = nyersanyag az építéshez
borabora-much-buildings = az épületekből
borabora-merit-dice = { $more ->
        [yes] jobb helyek a kockáknak
       *[no] rosszabb helyek a kockáknak
    }
borabora-much-tasks = a feladatokból
borabora-much-bonus = a nagy művekből

## Where points came from

borabora-source-start = Kezdés
borabora-source-fish = Halak
borabora-source-task = Feladatok
borabora-source-status = Státusz
borabora-source-temple = Templom
borabora-source-building = Épületek
borabora-source-jewels = Ékszerek
borabora-source-invocation = Fohász
borabora-source-helper = Pártfogó
borabora-source-god = Istenséglapkák
borabora-source-bonus = Nagy művek
