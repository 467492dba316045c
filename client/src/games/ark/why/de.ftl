### The Ark of the Covenant: why an answer is better, by the parts of what it is judged by
# $more yes|no: whether there is more of it, or less; what is much or many is only named, and the page says the rest

ark-many-points = Punkte
ark-much-cities = aus Städten
ark-much-roads = aus Straßen
ark-much-fields = aus Weiden
ark-much-temples = aus Tempeln
ark-much-prophet = aus dem Propheten
ark-much-ark = aus der Bundeslade
ark-many-followers = verfügbare Gefolgsleute
ark-merit-turn = { $more ->
        [yes] ein besserer nächster Zug
       *[no] ein schlechterer nächster Zug
    }

## Where points came from

ark-source-city = Städte
ark-source-prophet = Propheten
ark-source-road = Straßen
ark-source-temple = Tempel
ark-source-field = Weiden
ark-source-ark = Weg der Bundeslade
