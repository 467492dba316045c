### Tigris & Euphrates: what an answer means to a learner and to their one rival, part by part of what it is judged by
# $case whose part it is, and whether there is more of it: you-more, you-less, rival-more, rival-less

tigris-means-points = { $case ->
        [you-more] You score more points.
        [you-less] You score fewer points.
        [rival-more] Your rival scores more points.
       *[rival-less] Your rival scores fewer points.
    }
tigris-means-tiles = { $case ->
        [you-more] Tiles and kingdoms bring you more points.
        [you-less] Tiles and kingdoms bring you fewer points.
        [rival-more] Tiles and kingdoms bring your rival more points.
       *[rival-less] Tiles and kingdoms bring your rival fewer points.
    }
tigris-means-leaders = { $case ->
        [you-more] More of your leaders stay on the board, where they score.
        [you-less] Fewer of your leaders stay on the board, where they score.
        [rival-more] More of your rival’s leaders stay on the board.
       *[rival-less] Fewer of your rival’s leaders stay on the board.
    }
tigris-means-revolts = { $case ->
        [you-more] Your leaders stand stronger in revolts.
        [you-less] Your leaders stand weaker in revolts.
        [rival-more] Your rival’s leaders stand stronger in revolts.
       *[rival-less] Your rival’s leaders stand weaker in revolts.
    }
tigris-means-hand = { $case ->
        [you-more] The tiles in your hand are of more use.
        [you-less] The tiles in your hand are of less use.
        [rival-more] The tiles of your rival are likely to be of more use.
       *[rival-less] The tiles of your rival are likely to be of less use.
    }
tigris-means-monuments = { $case ->
        [you-more] You are likelier to gain from monuments.
        [you-less] You are less likely to gain from monuments.
        [rival-more] Your rival is likelier to gain from monuments.
       *[rival-less] Your rival is less likely to gain from monuments.
    }
tigris-means-wars = { $case ->
        [you-more] You can win more in wars.
        [you-less] You can win less in wars.
        [rival-more] Your rival can win more in wars.
       *[rival-less] Your rival can win less in wars.
    }
tigris-means-safety = { $case ->
        [you-more] Your leaders are safer from wars.
        [you-less] Your leaders are in more danger of wars.
        [rival-more] Your rival’s leaders are safer from wars.
       *[rival-less] Your rival’s leaders are in more danger of wars.
    }
tigris-means-treasures = { $case ->
        [you-more] You come closer to treasures.
        [you-less] You get further from treasures.
        [rival-more] Your rival comes closer to treasures.
       *[rival-less] Your rival gets further from treasures.
    }
tigris-means-catastrophes = { $case ->
        [you-more] You keep your catastrophe tiles.
        [you-less] You spend your catastrophe tiles.
        [rival-more] Your rival keeps catastrophe tiles.
       *[rival-less] Your rival spends catastrophe tiles.
    }
tigris-means-turn = { $case ->
        [you-more] You have more actions left.
        [you-less] You have fewer actions left.
        [rival-more] Your rival has more actions left.
       *[rival-less] Your rival has fewer actions left.
    }
tigris-means-balance = { $case ->
        [you-more] Your weakest colour catches up, and only the weakest counts in the end.
        [you-less] Your colours drift apart, and only the weakest counts in the end.
        [rival-more] Your rival’s weakest colour catches up.
       *[rival-less] Your rival’s colours drift apart, and only the weakest counts in the end.
    }

## What the coach adds
# $n temples beside a leader   $cell "F4"   $a, $b strengths in a war   $roles "kings"   $leader "Your king"   $kind "farms"

tigris-note-weakest = { $alone ->
        [yes] It is your weakest colour, the one that counts.
       *[no] It is one of your weakest colours, and only the weakest counts.
    }
tigris-note-strength = { $n ->
        [one] It touches { $n } temple: that is its strength in a revolt.
       *[other] It touches { $n } temples: that is its strength in a revolt.
    }
tigris-note-fresh = It scores the { $kind } laid there.
tigris-note-earns = { $leader } then draws a point from a monument at the end of each of your turns.
tigris-note-earn-too = So does a leader of your rival.
tigris-note-cut = A monument then no longer pays your rival.
tigris-against-cut = { $leader } then draws nothing from a monument any more.
tigris-against-earns = A monument then pays your rival, and not you.
tigris-note-excess = { $n ->
        [0] You win without any: these would be wasted.
       *[other] It takes only { $n }: more would be wasted.
    }
tigris-note-temples = { $leader } touches { $n ->
        [one] one temple
       *[other] { $n } temples
    } then.
tigris-note-behind = { $leader } has { $n ->
        [one] one tile
       *[other] { $n } tiles
    } to count in a war then.
tigris-note-war = In the war of the { $roles } it stands { $a } to { $b } before anybody adds tiles; you hold { $held } to add.
tigris-note-square = { $held ->
        [yes] Three of a square, and you hold the fourth: with it you may build a monument.
       *[no] Three of a square: one more of this colour, and you may build a monument.
    }
tigris-note-wasted = No tile lies there: it only closes the space. You have { $n } left.
tigris-note-apart = Then no tile brings a war of the { $roles } there, your { $a } against { $b }.
tigris-note-splits = Tiles that hung together fall apart: each part has only the leaders that stand in it.
tigris-note-useless = None of your leaders on the board scores them.
tigris-note-treasure = { $n ->
        [one] It takes a treasure.
       *[other] It takes { $n } treasures.
    }
tigris-note-ahead = With it you are ahead until your rival answers.
tigris-note-more = You are ahead without any; these are against what your rival may add.
tigris-note-won = With it you win.
tigris-note-lost = You cannot win this one: it would take { $n }.
tigris-note-spared = It would take { $n } to be ahead: here they are worth more in your hand.
tigris-care-gone-king = Your king still takes { $kind } where no leader of that colour stands.
tigris-care-gone = So { $kind } no longer score for you.
tigris-note-treasure-next = One tile more, on { $cell }, then takes a treasure.
tigris-against-treasure = A rival’s trader takes a treasure by it.
tigris-against-treasure-next = A tile on { $cell } then takes a treasure for your rival’s trader.
tigris-against-treasure-open = Two treasures lie in one kingdom then, and no trader there: your rival’s could come and take one.
tigris-against-gives = Only your rival gains points by it.
tigris-note-ends = The game ends with it.
tigris-care-bag = { $n ->
        [one] Only one tile is left in the bag: the game ends when a hand cannot be filled.
       *[other] Only { $n } tiles are left in the bag: the game ends when a hand cannot be filled.
    }
tigris-care-war = Beware: a tile on { $cell } would bring a war of the { $roles }, your { $a } against { $b }.
tigris-care-revolt = { $n ->
        [0] { $leader } on { $cell } touches no temple that counts: a rival who brings one, beside it or from the hand, drives it off.
       *[1] { $leader } on { $cell } touches only one temple: a rival who brings two, beside it or from the hand, drives it off.
    }
tigris-care-kind = { $colour ->
        [red] temples
        [black] settlements
        [blue] farms
       *[green] markets
    }
tigris-against-home = { $leader } goes home.
tigris-care-guest = A rival’s leader stands on { $cell } in your kingdom: { $kind } laid there score for your rival.
tigris-care-weakest = Only your weakest colour counts in the end: { $kind }, { $n }.
tigris-care-treasures = With your treasures it makes { $n }.
