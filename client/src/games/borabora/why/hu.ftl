### Bora Bora: why an answer is better, by the parts of what it is judged by
# $more yes|no: whether there is more of it, or less

borabora-merit-points = { $more ->
        [yes] több pont
       *[no] kevesebb pont
    }
borabora-merit-fish = { $more ->
        [yes] több a halakból
       *[no] kevesebb a halakból
    }
borabora-merit-status = { $more ->
        [yes] több a státuszsávból
       *[no] kevesebb a státuszsávból
    }
borabora-merit-order = { $more ->
        [yes] előbb a sorrendben
       *[no] hátrább a sorrendben
    }
borabora-merit-temple = { $more ->
        [yes] több a papokból a templomban
       *[no] kevesebb a papokból a templomban
    }
borabora-merit-people = { $more ->
        [yes] hasznosabb emberek
       *[no] kevésbé hasznos emberek
    }
borabora-merit-tattoos = { $more ->
        [yes] több kihasználatlan jel az embereken
       *[no] kevesebb kihasználatlan jel az embereken
    }
borabora-merit-slots = { $more ->
        [yes] több hely az embereknek
       *[no] kevesebb hely az embereknek
    }
borabora-merit-shells = { $more ->
        [yes] több a kagylókból
       *[no] kevesebb a kagylókból
    }
borabora-merit-jewels = { $more ->
        [yes] több az ékszerekből
       *[no] kevesebb az ékszerekből
    }
borabora-merit-offerings = { $more ->
        [yes] több adomány
       *[no] kevesebb adomány
    }
borabora-merit-cards = { $more ->
        [yes] jobb istenségkártyák
       *[no] rosszabb istenségkártyák
    }
borabora-merit-gods = { $more ->
        [yes] több az istenséglapkákból
       *[no] kevesebb az istenséglapkákból
    }
borabora-merit-regions = { $more ->
        [yes] több benépesített vagy elérhető régió
       *[no] kevesebb benépesített vagy elérhető régió
    }
borabora-merit-materials = { $more ->
        [yes] több nyersanyag az építéshez
       *[no] kevesebb nyersanyag az építéshez
    }
borabora-merit-buildings = { $more ->
        [yes] több az épületekből
       *[no] kevesebb az épületekből
    }
borabora-merit-dice = { $more ->
        [yes] jobb helyek a kockáknak
       *[no] rosszabb helyek a kockáknak
    }
borabora-merit-tasks = { $more ->
        [yes] több a feladatokból
       *[no] kevesebb a feladatokból
    }
borabora-merit-bonus = { $more ->
        [yes] több a nagy művekből
       *[no] kevesebb a nagy művekből
    }
borabora-merit-time = { $more ->
        [yes] az idő ennek kedvez
       *[no] az idő ez ellen dolgozik
    }

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
