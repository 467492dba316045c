### The Ark of the Covenant: why an answer is better, by the parts of what it is judged by
# $more yes|no: whether there is more of it, or less; what is much or many is only named, and the page says the rest

ark-many-points = pont
ark-much-cities = a városokból
ark-much-roads = az utakból
ark-much-fields = a mezőkből
ark-much-temples = a templomokból
ark-much-prophet = a prófétából
ark-much-ark = a Frigyládából
ark-many-followers = bevethető követő
ark-merit-turn = { $more ->
        [yes] jobb következő kör
       *[no] rosszabb következő kör
    }

## Where points came from

ark-source-city = Városok
ark-source-prophet = Próféták
ark-source-road = Utak
ark-source-temple = Templomok
ark-source-field = Mezők
ark-source-ark = A Frigyláda útja
