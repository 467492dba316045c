### The Ark of the Covenant: why an answer is better, by the parts of what it is judged by
# $more yes|no: whether there is more of it, or less; what is much or many is only named, and the page says the rest

ark-many-points = points
ark-much-cities = from cities
ark-much-roads = from roads
ark-much-fields = from fields
ark-much-temples = from temples
ark-much-prophet = from the prophet
ark-much-ark = from the Ark
ark-many-followers = followers at hand
ark-merit-turn = { $more ->
        [yes] a better turn to come
       *[no] a worse turn to come
    }

## Where points came from

ark-source-city = Cities
ark-source-prophet = Prophets
ark-source-road = Roads
ark-source-temple = Temples
ark-source-field = Fields
ark-source-ark = Way of the Ark
