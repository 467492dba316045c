### Why an answer is better
# $list parts, as the games word them  $what one part  $n how many rivals there are  $more yes|no

merits-for = Dafür spricht: { $list }.
merits-against = Dagegen spricht: { $list }.
merits-none = Schwer zu sagen, warum.
merit-rivals = { $n ->
        [one] beim Gegner: { $what }
       *[other] bei den Gegnern: { $what }
    }
merit-over = { $more ->
        [yes] mehr Siege in den nächsten Zügen
       *[no] weniger Siege in den nächsten Zügen
    }
merit-points = { $n ->
        [one] { $what } (etwa ein Punkt)
       *[other] { $what } (etwa { $n } Punkte)
    }
