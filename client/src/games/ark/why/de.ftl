### The Ark of the Covenant: why an answer is better, by the parts of what it is judged by
# $more yes|no: whether there is more of it, or less

ark-merit-points = { $more ->
        [yes] mehr Punkte
       *[no] weniger Punkte
    }
ark-merit-cities = { $more ->
        [yes] mehr aus Städten
       *[no] weniger aus Städten
    }
ark-merit-roads = { $more ->
        [yes] mehr aus Straßen
       *[no] weniger aus Straßen
    }
ark-merit-fields = { $more ->
        [yes] mehr aus Weiden
       *[no] weniger aus Weiden
    }
ark-merit-temples = { $more ->
        [yes] mehr aus Tempeln
       *[no] weniger aus Tempeln
    }
ark-merit-prophet = { $more ->
        [yes] mehr aus dem Propheten
       *[no] weniger aus dem Propheten
    }
ark-merit-ark = { $more ->
        [yes] mehr aus der Bundeslade
       *[no] weniger aus der Bundeslade
    }
ark-merit-followers = { $more ->
        [yes] mehr verfügbare Gefolgsleute
       *[no] weniger verfügbare Gefolgsleute
    }
ark-merit-turn = { $more ->
        [yes] ein besserer nächster Zug
       *[no] ein schlechterer nächster Zug
    }
ark-merit-time = { $more ->
        [yes] die Zeit spielt dafür
       *[no] die Zeit spielt dagegen
    }

## Where points came from

ark-source-city = Städte
ark-source-prophet = Propheten
ark-source-road = Straßen
ark-source-temple = Tempel
ark-source-field = Weiden
ark-source-ark = Weg der Bundeslade
