### The Ark of the Covenant: what an answer means to a learner and to their one rival, part by part of what it is judged by
# $case whose part it is, and whether there is more of it: you-more, you-less, rival-more, rival-less   $more "about 3 points more", $fewer "about 3 points fewer"

ark-bring-cities = Cities bring
ark-bring-roads = Roads bring
ark-bring-fields = Fields bring
ark-bring-temples = Temples bring
ark-means-prophet = { $case ->
        [you-more] Your prophet, who doubles a city, brings you { $more }.
        [you-less] Your prophet, who doubles a city, brings you { $fewer }.
        [rival-more] The prophet brings your rival { $more }.
       *[rival-less] The prophet brings your rival { $fewer }.
    }
ark-means-ark = { $case ->
        [you-more] The Ark brings you { $more }.
        [you-less] The Ark brings you { $fewer }.
        [rival-more] The Ark brings your rival { $more }.
       *[rival-less] The Ark brings your rival { $fewer }.
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

## What the coach adds
# $n followers at home; tiles still to come

ark-care-followers = { $n ->
        [0] All your followers are out. Those on roads and in cities come home when these are finished; those in fields stay.
        [2] Two followers are left to you. Those on roads and in cities come home when these are finished; those in fields stay.
       *[one] One follower is left to you. Those on roads and in cities come home when these are finished; those in fields stay.
    }
ark-care-tiles = { $n ->
        [0] No more tiles come. What is unfinished brings one point a tile.
        [one] One more tile comes. What is unfinished then brings one point a tile.
       *[other] { $n } more tiles come. What is unfinished then brings one point a tile.
    }
# $kind of what is spoken; $n points; $whose most pieces stand there, $own and $theirs how many; $you, $rival points
ark-care-behind = { $kind ->
        [city] In a city where you stand your rival has more pieces: as it is, you get nothing for it.
        [road] On a road where you stand your rival has more pieces: as it is, you get nothing for it.
       *[field] In a field where you stand your rival has more pieces: as it is, you get nothing for it.
    } Nobody enters it any more; only another follower whose part you join to it can change that.
ark-care-shared = { $kind ->
        [city] You share a city with your rival: level in pieces, each of you scores it in full.
        [road] You share a road with your rival: level in pieces, each of you scores it in full.
       *[field] You share a field with your rival: level in pieces, each of you scores it in full.
    } Who joins one more to it scores it alone.
ark-care-temple = One tile is missing around a temple. Then whoever has most pieces on its five tiles gains { $n }: { $whose ->
        [you] that would be you, { $own } to { $theirs }.
        [other] that would be your rival, { $theirs } to { $own }.
        [shared] you are level at { $own }, so each of you.
       *[free] nobody stands there yet.
    } Whoever places that tile can still add a piece; pieces on roads and in cities that it finishes go home first.
ark-care-nearly = One tile is missing { $kind ->
        [city] to your city: finished it brings at least { $n }
       *[road] to your road: finished it brings at least { $n }
    }{ $home ->
        [yes] , and your follower comes home.
       *[no] .
    }
ark-care-threat = { $kind ->
        [city] One tile is missing to your rival’s city: finished it brings your rival at least { $n }.
       *[road] One tile is missing to your rival’s road: finished it brings your rival at least { $n }.
    } Another tile beside it may keep it open.
ark-care-field = A field of your rival’s is worth { $n } at the end. Wolves on it make it less; a follower of yours whose field joins it has its share.
ark-care-foreign = Your rival’s city will bring { $n } or more. A small city of yours beside it, joined to it later, would share all of that.
ark-care-event = { $how ->
        [1] Your rival is { $n } ahead now.
        [0] You are level now.
       *[other] You are still { $n } ahead.
    }
ark-care-prophet = Your prophet is still at home. In a city it doubles the points when that is finished, once in the game: choose one that will grow.
ark-care-prophet-late = { $n ->
        [one] Your prophet is still at home, and one more tile comes. Only a finished city is doubled.
       *[other] Your prophet is still at home, and { $n } more tiles come. Only a finished city is doubled.
    }
ark-care-stands = If the game ended now, with all that is unfinished and the fields, you would have { $you }, your rival { $rival }.
ark-note-shared = { $kind ->
        [city] You would share the city: each of you scores it in full.
        [road] You would share the road: each of you scores it in full.
       *[field] You would share the field: each of you scores it in full.
    }
ark-note-ahead = { $kind ->
        [city] You have more pieces in the city then: your rival gets nothing for it.
        [road] You have more pieces on the road then: your rival gets nothing for it.
       *[field] You have more pieces in the field then: your rival gets nothing for it.
    }
ark-note-behind = { $kind ->
        [city] Your rival has more pieces in the city then: you get nothing for it.
        [road] Your rival has more pieces on the road then: you get nothing for it.
       *[field] Your rival has more pieces in the field then: you get nothing for it.
    }
ark-note-grown = { $kind ->
        [city] The city
       *[road] The road
    } brings at least { $n } when finished: { $open ->
        [one] one gap
       *[other] { $open } gaps
    }, { $fit ->
        [0] but no tile that is left fits.
        [one] and one tile that is left fits.
       *[other] and { $fit } of the tiles that are left fit.
    }
ark-note-temple = It counts for the temple there, too: { $whose ->
        [you] then you have most pieces around it.
        [shared] then you are level around it.
       *[other] your rival still has more around it.
    }
ark-note-last = It is your last follower: then you have none until one comes home.
ark-note-walk = It leaves your rival’s pieces: { $b } instead of { $a } are within { $n } steps, should your rival walk it next.
ark-note-spares = This tile has little to offer a follower: better keep yours for a later one.
# $n points of what is finished, or of a field as it lies
ark-then-follower = { $kind ->
        [city] Follower in the city, finished at least { $n } points
        [road] Follower on the road, finished at least { $n } points
       *[field] Follower in the field, { $n } points at the end as it lies
    }
ark-brings = { $kind ->
        [city] As it lies the city brings only { $n } points, unless it grows.
        [road] As it lies the road brings only { $n } points, unless it grows.
       *[field] As it lies the field brings { $n } points, and the follower stays.
    }
ark-note-leaves = What it stands on is finished, so it goes home before the temple counts.
