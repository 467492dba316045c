### Druid Waltz: what an answer means to a learner and to their one rival, part by part of what it is judged by
# $case whose part it is, and whether there is more of it: you-more, you-less, rival-more, rival-less

druids-means-trees = { $case ->
        [you-more] You lose fewer trees.
        [you-less] You lose more trees.
        [rival-more] Your rival loses fewer trees.
       *[rival-less] Your rival loses more trees.
    }
druids-means-nearest = { $case ->
        [you-more] Your most endangered tree is safer.
        [you-less] Your most endangered tree comes closer to falling.
        [rival-more] Your rival’s most endangered tree is safer.
       *[rival-less] Your rival’s most endangered tree comes closer to falling.
    }
druids-means-tokens = { $case ->
        [you-more] Fewer tokens come to your trees.
        [you-less] More tokens come to your trees.
        [rival-more] Fewer tokens come to your rival’s trees.
       *[rival-less] More tokens come to your rival’s trees.
    }
druids-means-piles = { $case ->
        [you-more] More spirits stay on your trees.
        [you-less] Fewer spirits stay on your trees.
        [rival-more] More spirits stay on your rival’s trees.
       *[rival-less] Fewer spirits stay on your rival’s trees.
    }
druids-means-fights = { $case ->
        [you-more] Your druids are stronger in their fights.
        [you-less] Your druids are weaker in their fights.
        [rival-more] Your rival’s druids are stronger in their fights.
       *[rival-less] Your rival’s druids are weaker in their fights.
    }
druids-means-hand = { $case ->
        [you-more] You hold stronger spirits in hand.
        [you-less] You hold weaker spirits in hand.
        [rival-more] Your rival holds stronger spirits in hand.
       *[rival-less] Your rival holds weaker spirits in hand.
    }
druids-means-turn = { $case ->
        [you-more] You are on turn sooner.
        [you-less] You are on turn later.
        [rival-more] Your rival is on turn sooner.
       *[rival-less] Your rival is on turn later.
    }

## What the coach adds
# $tree "Moon 1"   $n 5: tokens   $own "yes" if it is one's own tree

druids-care-last = { $tree } holds { $n } of 6 tokens: lose one more fight there, and the tree is lost.
druids-care-win = { $tree } holds { $n } of 6 tokens: win one more fight there, and you win the game.
druids-against-fights = You lose more fights with it than you win.
druids-care-lost = One of your trees is lost: lose a second, and you lose the game.
druids-care-thin = Only one spirit lies on { $tree }. If it wins a fight it is used up, and a tree without a spirit falls a turn later: put another there in time.
druids-note-sacrificed = It loses there as it stands. That may be right: a weak spirit against a strong one leaves the strong ones to win elsewhere.
druids-note-second = A second spirit comes to { $tree }: a win there does not leave it bare.
druids-note-uses = The win uses up a spirit: one is left on { $list }.
druids-note-thins = Then only one spirit lies on { $list } of your rival: a win there leaves it bare.
druids-against-thin = Then hardly a spirit is left on { $list }: each win uses one up, and a turn fills only one tree.
druids-note-borne = A fight lost on { $tree } brings token { $n } of 6 there: that can be borne.
druids-note-leaves-last = On { $tree } lie { $n } tokens: without a druid nobody fights there.
druids-note-leaves-thin = On { $tree } lies one spirit: a win there would use it up.
druids-note-only-there = { $how ->
        [wins] Only there does it win: on your other free trees it would lose.
       *[ties] It ties there: on your other free trees it would lose.
    }
druids-note-fought = { $tree } fights with its last spirit. If it wins, that spirit is used up and the tree stands bare: bring another there in your next turn, or the tree falls.
druids-note-empty = { $own ->
        [yes] { $tree } is empty then: bring a spirit there in your next turn, or the tree falls.
       *[no] { $tree } of your rival is empty then: it falls unless a spirit comes there in the rival’s next turn.
    }
# $list colours of druids; $n spirits
druids-note-saves = It saves { $list } from losing.
druids-note-fells = It fells { $tree }.
druids-note-crosses = The { $s } of { $from } dances to your { $to }.
druids-against-crosses = Your { $s } danced from { $from } to { $to }.
druids-note-stronger = As it stands it wins there.
druids-note-away = The { $s } of { $from } dances away from your rival’s trees.
druids-note-home = { $n ->
        [one] One more spirit dances to your trees.
       *[other] { $n } more spirits dance to your trees.
    }
druids-against-leave = Your { $s } on { $from } dances away from your trees.
druids-against-spoils = As it stands { $list } would win: with this it does not for certain.
