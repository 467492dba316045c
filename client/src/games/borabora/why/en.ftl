### Bora Bora: why an answer is better, by the parts of what it is judged by
# $more yes|no: whether there is more of it, or less

borabora-merit-points = { $more ->
        [yes] more points
       *[no] fewer points
    }
borabora-merit-fish = { $more ->
        [yes] more from fish
       *[no] less from fish
    }
borabora-merit-status = { $more ->
        [yes] more from the status track
       *[no] less from the status track
    }
borabora-merit-order = { $more ->
        [yes] earlier in turn order
       *[no] later in turn order
    }
borabora-merit-temple = { $more ->
        [yes] more from priests in the temple
       *[no] less from priests in the temple
    }
borabora-merit-people = { $more ->
        [yes] more use of people
       *[no] less use of people
    }
borabora-merit-tattoos = { $more ->
        [yes] more marks left on people
       *[no] fewer marks left on people
    }
borabora-merit-slots = { $more ->
        [yes] more room for people
       *[no] less room for people
    }
borabora-merit-shells = { $more ->
        [yes] more from shells
       *[no] less from shells
    }
borabora-merit-jewels = { $more ->
        [yes] more from jewellery
       *[no] less from jewellery
    }
borabora-merit-offerings = { $more ->
        [yes] more offerings at hand
       *[no] fewer offerings at hand
    }
borabora-merit-cards = { $more ->
        [yes] better god cards
       *[no] worse god cards
    }
borabora-merit-gods = { $more ->
        [yes] more from god tiles
       *[no] less from god tiles
    }
borabora-merit-regions = { $more ->
        [yes] more regions settled or in reach
       *[no] fewer regions settled or in reach
    }
borabora-merit-materials = { $more ->
        [yes] more material to build with
       *[no] less material to build with
    }
borabora-merit-buildings = { $more ->
        [yes] more from buildings
       *[no] less from buildings
    }
borabora-merit-dice = { $more ->
        [yes] better places for dice
       *[no] worse places for dice
    }
borabora-merit-tasks = { $more ->
        [yes] more from tasks
       *[no] less from tasks
    }
borabora-merit-bonus = { $more ->
        [yes] more from great works
       *[no] less from great works
    }
borabora-merit-time = { $more ->
        [yes] time on this side
       *[no] time against it
    }

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
