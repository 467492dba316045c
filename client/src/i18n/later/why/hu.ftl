### Why an answer is better
# $list parts, as the games word them  $what one part  $n how many rivals there are  $more yes|no

merits-for = Mellette szól: { $list }.
merits-against = Ellene szól: { $list }.
merits-none = Az oka sok lépéssel később látszik.
merit-rivals = { $n ->
        [one] az ellenfélnél: { $what }
       *[other] az ellenfeleknél: { $what }
    }
merit-over = { $more ->
        [yes] több győzelem a következő körökben
       *[no] kevesebb győzelem a következő körökben
    }
merit-time = { $more ->
        [yes] az idő ennek kedvez
       *[no] az idő ez ellen dolgozik
    }
# $what of which there is more or less, named by the game: "from roads"
merit-much = { $more ->
        [yes] több { $what }
       *[no] kevesebb { $what }
    }
merit-many = { $more ->
        [yes] több { $what }
       *[no] kevesebb { $what }
    }
merit-points = kb. { $n } pont
# $what where most of it comes from: "Moon 1"
merit-source = főleg { $what }
# $aside how many points, and where from
merit-aside = { $what } ({ $aside })
