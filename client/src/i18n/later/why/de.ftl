### Why an answer is better
# $list parts, as the games word them  $what one part  $n how many rivals there are  $more yes|no

merits-for = Dafür spricht: { $list }.
merits-against = Dagegen spricht: { $list }.
merits-none = Der Grund liegt viele Züge voraus.
merit-rivals = { $n ->
        [one] beim Gegner: { $what }
       *[other] bei den Gegnern: { $what }
    }
merit-over = { $more ->
        [yes] mehr Siege in den nächsten Zügen
       *[no] weniger Siege in den nächsten Zügen
    }
merit-time = { $more ->
        [yes] die Zeit spielt dafür
       *[no] die Zeit spielt dagegen
    }
# $what of which there is more or less, named by the game: "from roads"
merit-much = { $more ->
        [yes] mehr { $what }
       *[no] weniger { $what }
    }
merit-many = { $more ->
        [yes] mehr { $what }
       *[no] weniger { $what }
    }
merit-points = { $n ->
        [one] etwa ein Punkt
       *[other] etwa { $n } Punkte
    }
# $what where most of it comes from: "Moon 1"
merit-source = vor allem { $what }
# $aside how many points, and where from
merit-aside = { $what } ({ $aside })
