### The school of The Ark of the Covenant

ark-school-A1-title = A tile
ark-school-A1 = Lay your tile beside the start tile. Road meets road, field meets field, city meets city.
ark-school-A1-help = Choose a marked space, and confirm.
ark-school-A1-done = Nobody can move it again. The land grows until all 72 tiles lie.

ark-school-A2-title = Turn it
ark-school-A2 = This is a bend. Choose a marked space, then tap the tile there to turn it.
ark-school-A2-help = Choose a marked space. Tap the tile there until it lies as you like, and confirm.
ark-school-A2-done = A tile may fit in several ways: turn it so that your own grows. One that fits nowhere leaves the game.

ark-school-A3-title = A follower
ark-school-A3 = Put a follower on the new tile: on the road, or in a field. On the road it stays until the road is finished.
ark-school-A3-help = Choose a place on the tile, or one of the buttons, and confirm.
ark-school-A3-done = When the road is finished it brings a point a tile, and your follower comes home. You have seven, so no road should stay open for long.
ark-school-A3-field = It lies there to the end, and then the field counts. You have seven followers, so do not lay down many early.
ark-school-A3-nobody = That is allowed, and all seven are still with you. Try it with a follower, too.

ark-school-A4-title = A finished road
ark-school-A4 = This road needs one end. The wall of a city is one: finish the road.
ark-school-A4-want = Here we want your road finished. Then it scores, and your follower comes home.
ark-school-A4-help = Choose the space at the end of the road, and confirm. Then press Nothing, and confirm.
ark-school-A4-laid = The road is finished. Now place a follower, or nothing. Points come after that.
ark-school-A4-done = Four tiles and an oasis: 5 points. Your follower came home, free for the next road or city.

ark-school-A5-title = A finished city
ark-school-A5 = One side of your city is still open. Lay the tile that closes it.
ark-school-A5-want = Here we want your city closed. Only then it scores in full.
ark-school-A5-help = Choose the space north of your city, and confirm. Then press Nothing. The Ark, a new piece, comes next: choose any tile for it.
ark-school-A5-laid = It is closed, with your follower in it. Place another in the field, or nothing: the points come after that.
ark-school-A5-ark = Two points a tile and two for the scroll: 8. The first finished city of the game brings the Ark. Where does it start?
ark-school-A5-done = The Ark is in play. From now on you can move it instead of placing a follower. Past your own pieces it brings points.

ark-school-A6-title = The prophet
ark-school-A6 = This city is finished and nobody is in it. A follower makes 8 points of it. The prophet makes 16, once in the game.
ark-school-A6-want = Here we want somebody in the city. Empty it brings nobody a point.
ark-school-A6-help = Choose the prophet, and confirm. Then choose a tile for the Ark, and confirm.
ark-school-A6-ark = The first finished city of the game brings the Ark. Where does it start?
ark-school-A6-done = 16 points, and your prophet has left the game.
ark-school-A6-follower = 8 points, and your prophet is still at home. It waits for a larger city.

ark-school-A7-title = Occupied
ark-school-A7 = Jonas already has a follower in this city. Tap the city all the same, then take what is free.
ark-school-A7-want = Here we want a follower where it is free. Where somebody stands already nobody else may go.
ark-school-A7-help = Tap the city on your new tile: it is taken. Then choose the road or a field, and confirm.
ark-school-A7-done = You can still get in: build a city of your own and join the two. Then whoever has more pieces in it scores; as many, and both do.

ark-school-A8-title = The Ark walks
ark-school-A8 = Press Ark: it walks up to five tiles. Each piece it passes brings its owner a point. Take it past both of your followers.
ark-school-A8-want = Here we want the Ark past both of your followers. Each of them brings you a point.
ark-school-A8-help = Press Ark, then the tile of your second follower. Choose the way that passes only you, and confirm.
ark-school-A8-done = Two for you, none for Jonas.
ark-school-A8-both = Two for you, one for Jonas. There was a way round.

ark-school-A9-title = A temple
ark-school-A9 = A temple is finished when it has four neighbours: lay the fourth. Whoever has most pieces on the five tiles gains 7.
ark-school-A9-want = Here we want the fourth tile beside the temple. With it the temple scores.
ark-school-A9-help = Choose the space south of the temple, and confirm. Then choose a place for a follower, and confirm.
ark-school-A9-laid = You and Jonas have one piece each around it. Put a follower on your tile.
ark-school-A9-done = Two to one: 7 points. Temples send nobody home. One that is unfinished at the end brings 3.
ark-school-A9-level = One to one: each of you gains 7. With a follower on your tile only you would have.

ark-school-A10-title = Sheep and wolves
ark-school-A10 = That was the last tile. Now fields score: two points a sheep, and every wolf takes one sheep away. Place nothing, or a follower on the road.
ark-school-A10-want = Here the question is: nothing, or the road?
ark-school-A10-help = Press Nothing, or choose the road, and confirm.
ark-school-A10-road = Three sheep, one wolf: 4 points. The unfinished road of four tiles adds 4: you win 28 to 21.
ark-school-A10-done = Three sheep, one wolf: 4 points, and you win 24 to 21.

ark-school-A11-title = The last follower
ark-school-A11 = The last tile lies, and one follower may still go out. Unfinished roads and cities count one for each tile, oasis and scroll. Where does it stand best?
ark-school-A11-want = Here the question is: the road, the city, or the field with the sheep? The prophet doubles only finished cities.
ark-school-A11-help = Two sheep graze south of the road, worth two points each. Choose that field, and confirm.
ark-school-A11-done = The field gives 4, the road 2, the city 1.
ark-school-A11-less = There is more to get. The road gives 2, the city 1, two sheep in the field 4.

## What the coach of a first game points out

ark-coach-prophet = A prophet doubles its city, once: then it leaves the game.
ark-coach-walk = The Ark walks up to five tiles, and everybody it passes gains a point.
ark-coach-enters = The first finished city brings the Ark: you may move it instead of placing a follower.
ark-coach-temple = The temple is finished: whoever has most pieces on the five tiles gains 7.
ark-coach-temple-drawn = With four neighbours a temple is finished: whoever has most pieces on its tiles gains 7.
ark-coach-field = A follower in a field stays to the end: 2 points a sheep, less the wolves.
ark-coach-city = A finished city brings two points for each tile and scroll, and its followers come home.
ark-coach-road = A finished road brings a point for each tile and oasis, and its followers come home.
