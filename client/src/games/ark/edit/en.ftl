## Setting up a position

ark-edit-here = Tile
ark-edit-turn = North of the picture looks
ark-edit-c = City { $n }
ark-edit-r = Road { $n }
ark-edit-f = Field { $n }
ark-edit-ark = The Ark
ark-edit-points = Points
ark-edit-prophet = Prophet
ark-edit-asked = Asked now
ark-edit-tile = Tile in the hand
ark-edit-bag = Tiles left to draw
ark-edit-out = Out of the game
ark-edit-kind-tile = Tiles: press again to turn
ark-edit-kind-figure = Followers and prophets
ark-edit-kind-follower = Followers
ark-edit-kind-ark = The Ark
ark-edit-state-supply = in the supply
ark-edit-state-board = on the land
ark-edit-state-box = out of the game
ark-edit-over = Nobody: it is over
ark-edit-figure = { $kind ->
        [prophet] Prophet: { $seat }
       *[follower] Follower: { $seat }
    }
ark-draw = The next tile
