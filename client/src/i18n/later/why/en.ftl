### Why an answer is better
# $list parts, as the games word them  $what one part  $n how many rivals there are  $more yes|no

merits-for = For it: { $list }.
merits-against = Against it: { $list }.
merits-none = The reason lies many moves ahead.
merit-rivals = { $n ->
        [one] for the rival: { $what }
       *[other] for rivals: { $what }
    }
merit-over = { $more ->
        [yes] more wins in the rounds to come
       *[no] fewer wins in the rounds to come
    }
merit-time = { $more ->
        [yes] time on this side
       *[no] time against it
    }
# $what of which there is more or less, named by the game: "from roads"
merit-much = { $more ->
        [yes] more { $what }
       *[no] less { $what }
    }
merit-many = { $more ->
        [yes] more { $what }
       *[no] fewer { $what }
    }
merit-points = { $n ->
        [one] about one point
       *[other] about { $n } points
    }
# $what where most of it comes from: "Moon 1"
merit-source = above all { $what }
# $aside how many points, and where from
merit-aside = { $what } ({ $aside })
