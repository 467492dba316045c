### The Ark of the Covenant: why an answer is better, by the parts of what it is judged by
# $more yes|no: whether there is more of it, or less

ark-merit-points = { $more ->
        [yes] több pont
       *[no] kevesebb pont
    }
ark-merit-cities = { $more ->
        [yes] több a városokból
       *[no] kevesebb a városokból
    }
ark-merit-roads = { $more ->
        [yes] több az utakból
       *[no] kevesebb az utakból
    }
ark-merit-fields = { $more ->
        [yes] több a mezőkből
       *[no] kevesebb a mezőkből
    }
ark-merit-temples = { $more ->
        [yes] több a templomokból
       *[no] kevesebb a templomokból
    }
ark-merit-prophet = { $more ->
        [yes] több a prófétából
       *[no] kevesebb a prófétából
    }
ark-merit-ark = { $more ->
        [yes] több a Frigyládából
       *[no] kevesebb a Frigyládából
    }
ark-merit-followers = { $more ->
        [yes] több bevethető követő
       *[no] kevesebb bevethető követő
    }
ark-merit-turn = { $more ->
        [yes] jobb következő kör
       *[no] rosszabb következő kör
    }
ark-merit-time = { $more ->
        [yes] az idő ennek kedvez
       *[no] az idő ez ellen dolgozik
    }

## Where points came from

ark-source-city = Városok
ark-source-prophet = Próféták
ark-source-road = Utak
ark-source-temple = Templomok
ark-source-field = Mezők
ark-source-ark = A Frigyláda útja
