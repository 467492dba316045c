### The Ark of the Covenant: why an answer is better, by the parts of what it is judged by
# $more yes|no: whether there is more of it, or less

ark-merit-points = { $more ->
        [yes] more points
       *[no] fewer points
    }
ark-merit-cities = { $more ->
        [yes] more from cities
       *[no] less from cities
    }
ark-merit-roads = { $more ->
        [yes] more from roads
       *[no] less from roads
    }
ark-merit-fields = { $more ->
        [yes] more from fields
       *[no] less from fields
    }
ark-merit-temples = { $more ->
        [yes] more from temples
       *[no] less from temples
    }
ark-merit-prophet = { $more ->
        [yes] more from the prophet
       *[no] less from the prophet
    }
ark-merit-ark = { $more ->
        [yes] more from the Ark
       *[no] less from the Ark
    }
ark-merit-followers = { $more ->
        [yes] more followers at hand
       *[no] fewer followers at hand
    }
ark-merit-turn = { $more ->
        [yes] a better turn to come
       *[no] a worse turn to come
    }
ark-merit-time = { $more ->
        [yes] time on this side
       *[no] time against it
    }

## Where points came from

ark-source-city = Cities
ark-source-prophet = Prophets
ark-source-road = Roads
ark-source-temple = Temples
ark-source-field = Fields
ark-source-ark = Way of the Ark
