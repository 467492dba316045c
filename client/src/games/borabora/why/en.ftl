### Bora Bora: why an answer is better, by the parts of what it is judged by
# $more yes|no: whether there is more of it, or less; what is much or many is only named, and the page says the rest

borabora-many-points = points
borabora-much-fish = from fish
borabora-much-status = from the status track
borabora-merit-order = { $more ->
        [yes] earlier in turn order
       *[no] later in turn order
    }
borabora-much-temple = from priests in the temple
borabora-merit-people = { $more ->
        [yes] more use of people
       *[no] less use of people
    }
borabora-many-tattoos = marks left on people
borabora-much-slots = room for people
borabora-much-shells = from shells
borabora-much-jewels = from jewellery
borabora-many-offerings = offerings at hand
borabora-merit-cards = { $more ->
        [yes] better god cards
       *[no] worse god cards
    }
borabora-much-gods = from god tiles
borabora-many-regions = regions settled or in reach
borabora-much-materials = material to build with
borabora-much-buildings = from buildings
borabora-merit-dice = { $more ->
        [yes] better places for dice
       *[no] worse places for dice
    }
borabora-much-tasks = from tasks
borabora-much-bonus = from great works

## Where points came from

borabora-source-start = Start
borabora-source-fish = Fish
borabora-source-task = Tasks
borabora-source-status = Status
borabora-source-temple = Temple
borabora-source-building = Buildings
borabora-source-jewels = Jewellery
borabora-source-invocation = Invocation
borabora-source-helper = Helper
borabora-source-god = God tiles
borabora-source-bonus = Great works
