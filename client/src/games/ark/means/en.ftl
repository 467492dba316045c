### The Ark of the Covenant: what an answer means to a learner and to their one rival, part by part of what it is judged by
# $case whose part it is, and whether there is more of it: you-more, you-less, rival-more, rival-less

ark-means-points = { $case ->
        [you-more] You score more points.
        [you-less] You score fewer points.
        [rival-more] Your rival scores more points.
       *[rival-less] Your rival scores fewer points.
    }
ark-means-cities = { $case ->
        [you-more] Cities bring you more points.
        [you-less] Cities bring you fewer points.
        [rival-more] Cities bring your rival more points.
       *[rival-less] Cities bring your rival fewer points.
    }
ark-means-roads = { $case ->
        [you-more] Roads bring you more points.
        [you-less] Roads bring you fewer points.
        [rival-more] Roads bring your rival more points.
       *[rival-less] Roads bring your rival fewer points.
    }
ark-means-fields = { $case ->
        [you-more] Fields bring you more points.
        [you-less] Fields bring you fewer points.
        [rival-more] Fields bring your rival more points.
       *[rival-less] Fields bring your rival fewer points.
    }
ark-means-temples = { $case ->
        [you-more] Temples bring you more points.
        [you-less] Temples bring you fewer points.
        [rival-more] Temples bring your rival more points.
       *[rival-less] Temples bring your rival fewer points.
    }
ark-means-prophet = { $case ->
        [you-more] The prophet brings you more points.
        [you-less] The prophet brings you fewer points.
        [rival-more] The prophet brings your rival more points.
       *[rival-less] The prophet brings your rival fewer points.
    }
ark-means-ark = { $case ->
        [you-more] The Ark brings you more points.
        [you-less] The Ark brings you fewer points.
        [rival-more] The Ark brings your rival more points.
       *[rival-less] The Ark brings your rival fewer points.
    }
ark-means-followers = { $case ->
        [you-more] You have more followers at hand.
        [you-less] You have fewer followers at hand.
        [rival-more] Your rival has more followers at hand.
       *[rival-less] Your rival has fewer followers at hand.
    }
ark-means-turn = { $case ->
        [you-more] Your next turn promises more.
        [you-less] Your next turn promises less.
        [rival-more] Your rival’s next turn promises more.
       *[rival-less] Your rival’s next turn promises less.
    }
ark-means-time = { $case ->
        [you-more] The rest of the game suits you better.
        [you-less] The rest of the game suits you less.
        [rival-more] The rest of the game suits your rival better.
       *[rival-less] The rest of the game suits your rival less.
    }

## What the coach adds
# $n followers at home; tiles still to come

ark-care-followers = { $n ->
        [0] All your followers are out. Those on roads and in cities come home when these are finished; those in fields stay.
       *[one] One follower is left to you. Those on roads and in cities come home when these are finished; those in fields stay.
    }
ark-care-tiles = { $n ->
        [0] No more tiles come. What is unfinished brings one point a tile.
        [one] One more tile comes. What is unfinished then brings one point a tile.
       *[other] { $n } more tiles come. What is unfinished then brings one point a tile.
    }
