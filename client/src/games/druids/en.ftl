# Druid Waltz
# $p "Anna"  $colour orange|black|purple  $cult moon|sun  $s strength 1-5  $dir left|right
# $tree $a $b names of places, "Moon 1"  $n a number
# $me you|other: whether the sentence speaks to the reader

druids-seat-0 = Moon
druids-seat-1 = Sun
druids-clearing = The clearing: ten places in a ring

druids-place = { $place ->
        [M1] Moon 1
        [M2] Moon 2
        [M3] Moon 3
        [M4] Moon 4
        [S1] Sun 1
        [S2] Sun 2
        [S3] Sun 3
        [S4] Sun 4
        [MC] Moon board
       *[SC] Sun board
    }
druids-colour = { $colour ->
        [orange] Orange
        [black] Black
       *[purple] Purple
    }
druids-s = { $s }
druids-spirit = { $dir ->
        [left] spirit { $s } clockwise
       *[right] spirit { $s } counter-clockwise
    }

## Rules of the table
druids-option-empty_tree = Fight at a bare tree
druids-option-empty_tree-zero = strength 0
druids-option-empty_tree-no_fight = no fight
druids-option-empty_tree-why = A druid without a spirit can fight with strength 0, or not at all.
druids-option-refill = Refill the hand
druids-option-refill-end_of_turn = at the end of the turn
druids-option-refill-on_play = at once
druids-option-refill-why = When three new spirits are drawn after the last one is played.
druids-option-reshuffle = New draw pile
druids-option-reshuffle-lazy = when needed
druids-option-reshuffle-eager = as soon as it is empty
druids-option-reshuffle-why = When the spirits of the cult board become the new draw pile.
druids-option-no_progress_limit = Draw after turns without progress (0 = never)
druids-option-no_progress_limit-why = Counts turns in which no token is placed and no tree is lost.
druids-option-handicap_moon = Handicap, Moon: put a spirit aside
druids-option-handicap_moon-0 = none
druids-option-handicap_moon-1 = a 1
druids-option-handicap_moon-2 = a 2
druids-option-handicap_moon-3 = a 3
druids-option-handicap_moon-why = Moon begins with one spirit fewer in the draw pile.
druids-option-handicap_sun = Handicap, Sun: put a spirit aside
druids-option-handicap_sun-0 = none
druids-option-handicap_sun-1 = a 1
druids-option-handicap_sun-2 = a 2
druids-option-handicap_sun-3 = a 3
druids-option-handicap_sun-why = Sun begins with one spirit fewer in the draw pile.

## Words on buttons
druids-word-waltz = Waltz
druids-word-jump = Jump
druids-word-drop = Remove
druids-word-clear = Remove
druids-word-remove = Remove
druids-word-pass = Pass
druids-word-fight = Fight
druids-word-place = Place
druids-word-orange = Orange
druids-word-black = Black
druids-word-purple = Purple
druids-word-M1 = Moon 1
druids-word-M2 = Moon 2
druids-word-M3 = Moon 3
druids-word-M4 = Moon 4
druids-word-S1 = Sun 1
druids-word-S2 = Sun 2
druids-word-S3 = Sun 3
druids-word-S4 = Sun 4
druids-word-1L = 1, clockwise
druids-word-1R = 1, counter-clockwise
druids-word-2L = 2, clockwise
druids-word-2R = 2, counter-clockwise
druids-word-3L = 3, clockwise
druids-word-3R = 3, counter-clockwise
druids-word-4L = 4, clockwise
druids-word-4R = 4, counter-clockwise
druids-word-5L = 5, clockwise
druids-word-5R = 5, counter-clockwise

## Prompts
druids-ask-PlaceDruids = { $colour ->
        [orange] Place the orange druid on one of your trees.
        [black] Place the black druid on one of your trees.
       *[purple] Place the purple druid on one of your trees.
    }
druids-ask-PlaceDruids-on = { $colour ->
        [orange] The orange druid goes to { $tree }.
        [black] The black druid goes to { $tree }.
       *[purple] The purple druid goes to { $tree }.
    }
druids-ask-PlaceDruids-detail = Druids of the same colour fight each other.
druids-ask-TakeTurn = Do one thing: waltz, jump, or remove a spirit.
druids-ask-TakeTurn-three = Do one thing: waltz, or remove a spirit.
druids-ask-TakeTurn-pass = Nothing is possible now, so you pass.
# $list numbers of own trees, $n how many they are
druids-ask-TakeTurn-bare = { $n ->
        [one] { $list } stands bare: without a spirit now it is lost.
       *[other] { $list } stand bare: each that gets no spirit now is lost.
    }
druids-ask-TakeTurn-detail = For a waltz, choose a spirit or a tree.
druids-ask-NextFight = Which pair fights next?
druids-ask-NextFight-detail = { $order ->
        [yes] The order can decide the game now.
       *[no] Any order ends the same.
    }
druids-alike = The fights follow. In any order they come to the same.
druids-ask-tree = On which of your trees?
druids-ask-tree-detail = { $dir ->
        [left] The other { $s }s dance clockwise, as far as the tree's number.
       *[right] The other { $s }s dance counter-clockwise, as far as the tree's number.
    }
druids-ask-spirit = Which spirit goes to { $tree }?
druids-ask-spirit-detail = { $n ->
        [one] The others of its strength then dance one place.
        [2] The others of its strength then dance two places.
        [3] The others of its strength then dance three places.
       *[other] The others of its strength then dance four places.
    }
druids-ask-waltz = Waltz: which spirit, and on which tree?
druids-ask-druid = Which druid jumps?
druids-ask-druid-detail = It jumps to your free tree, { $tree }.
druids-ask-remove = Which spirit goes to your cult board?
druids-ask-remove-detail = One of your hand, or the top one of a tree.
druids-apart-left = clockwise
druids-apart-right = counter-clockwise
druids-plan-waltz = Waltz: the { $s } on { $tree }
druids-plan-alone = It is as strong as the { $a } there.
druids-plan-facing = It would be { $a } to { $b } against its rival.
druids-plan-outcome = { $colour }: { $how ->
        [win] you win
        [conquer] you take { $tree }
        [lose] you lose
        [fall] you lose { $tree }
        [victory] you win the game
        [defeat] you lose the game
        [tie] a tie
        [open] a hidden card decides
        [hopeful] a win or a tie
        [risky] a tie or a loss
        [rests] rests
       *[none] no fight
    }
druids-plan-jump = { $colour ->
        [orange] The orange druid jumps from { $a } to { $b }.
        [black] The black druid jumps from { $a } to { $b }.
       *[purple] The purple druid jumps from { $a } to { $b }.
    }
druids-plan-drop = The { $s } of your hand goes to your cult board.
druids-plan-clear = The { $s } of { $tree } goes to your cult board.
druids-plan-last = It is your last one, so you draw three new spirits.
druids-plan-empties = { $tree } then stands without a spirit.
druids-plan-no-fight = Nobody dances and nobody fights.
druids-plan-fight = { $colour }: { $a } against { $b }
druids-plan-pass = You pass.
druids-plan-draws = It is your last one: you draw three new spirits before the dance, so this cannot be undone.
druids-plan-luck = A hidden spirit turns up, so this cannot be undone.

## Preview
druids-preview-dance = The dance
druids-preview-way = { $n ->
        [one] { $dir ->
            [left] 1 place clockwise
           *[right] 1 place counter-clockwise
        }
       *[other] { $dir ->
            [left] { $n } places clockwise
           *[right] { $n } places counter-clockwise
        }
    }
druids-to = { $to ->
        [MC] the Moon board
        [SC] the Sun board
       *[tree] { $b }
    }
druids-preview-step = { $s } from { $a } to { druids-to }
druids-preview-nobody = No other { $s } is visible.
druids-preview-fights = { $n ->
        [0] No fight
        [1] Then one fight
        [2] Then two fights
       *[3] Then three fights
    }
druids-preview-order = The fights
druids-preview-alike = in any order
druids-preview-rests = { $colour ->
        [orange] Orange rests, it has the ring.
        [black] Black rests, it has the ring.
       *[purple] Purple rests, it has the ring.
    }
druids-you = you
druids-preview-win = you win
druids-preview-lose = you lose
druids-preview-tie = tie
druids-preview-open = turns up
druids-preview-none = no fight
druids-preview-nothing = nothing happens
druids-preview-token = { $tree }: token { $n } of 6
druids-preview-sixth = { $what ->
        [defeat] sixth token, you lose { $tree } and the game
        [fall] sixth token, you lose { $tree }
        [victory] sixth token, you take { $tree } and win the game
       *[conquer] sixth token, you take { $tree }
    }
druids-preview-values = { $tree ->
        [yes] a { $list } wins the tree
       *[no] a { $list } wins
    }
druids-preview-values-lose = { $tree ->
        [yes] a { $list } loses you the tree
       *[no] a { $list } loses
    }
druids-preview-both = both turn up
druids-preview-bare = { $tree } will stand without a spirit.
druids-preview-lost = { $tree } has no spirit at the end of your turn, so you lose it.
druids-preview-doomed = With that you lose the game.

## Cells, for screen readers and the text view
druids-cell-tree = { $place ->
        [M1] Moon tree 1
        [M2] Moon tree 2
        [M3] Moon tree 3
        [M4] Moon tree 4
        [S1] Sun tree 1
        [S2] Sun tree 2
        [S3] Sun tree 3
       *[S4] Sun tree 4
    }
druids-cell-druid = { $colour ->
        [orange] orange druid
        [black] black druid
        [purple] purple druid
       *[none] no druid
    }
druids-cell-pile = { $n ->
        [0] { $spirit }
       *[other] { $spirit } on top of { $n }
    }
druids-cell-hidden = { $n ->
        [one] one hidden spirit
       *[other] { $n } hidden spirits
    }
druids-cell-bare = no spirit
druids-cell-tokens = { $n ->
        [0] no token
        [1] one of six tokens
        [2] two of six tokens
        [3] three of six tokens
        [4] four of six tokens
       *[5] five of six tokens
    }
druids-cell-lost = lost
druids-cell-ring = the ring
druids-cell-possible = possible
druids-cell-board = { $cult ->
        [moon] Moon board
       *[sun] Sun board
    }
druids-cell-counts = draw pile { $draw }, hand { $hand }
druids-cell-lands = { $n ->
        [one] spirit { $s } would land here
       *[other] { $n } spirits would land here
    }
druids-text-trees = { $cult ->
        [moon] Moon's trees
       *[sun] Sun's trees
    }
druids-text-rest = Cult boards and hands
druids-text-hand = Your hand: { $list }
druids-text-ring = The ring lies on { $tree }.

## Tray and players
druids-hand = Your spirits, only you see them
druids-hand-empty = Your hand is empty.
druids-do = Do one thing
druids-card-under = Under it: { $list }.
druids-card-fight = { $colour }: { $a } here against { $b } on { $tree }.
druids-panel = { $trees } of 4 trees · { $hand } in hand · { $draw } to draw

## Log
druids-log-place = { $me ->
        [you] You
       *[other] { $p }
    } placed a druid ({ $colour ->
        [orange] orange
        [black] black
       *[purple] purple
    }) on { $tree }.
druids-log-waltz = { $me ->
        [you] You
       *[other] { $p }
    } began a waltz with a { $s } on { $tree }.
druids-log-drop = { $me ->
        [you] You removed a { $s } from your
       *[other] { $p } removed a { $s } from the
    } hand.
druids-log-clear = { $me ->
        [you] You
       *[other] { $p }
    } removed a { $s } from { $tree }.
druids-log-pass = { $me ->
        [you] You
       *[other] { $p }
    } had no action left and passed.
druids-log-box = A { $s } of the { $cult ->
        [moon] Moon
       *[sun] Sun
    } was put aside (handicap).
druids-log-open = A 1 opened the { $board }.
druids-log-show = A { $s } turned up on { $tree }.
druids-log-dance = A { $s } danced from { $a } to { druids-to }.
druids-log-tie = { $colour }: a tie, nothing happened.
druids-log-win = { $colour }: { $me ->
        [you] you
       *[other] { $p }
    } won { $a } to { $b }. Token on { $tree }.
druids-log-board = A { $s } went to the { $board }.
druids-log-conquered = { $me ->
        [you] You
       *[other] { $p }
    } conquered { $tree }.
druids-log-starved = { $tree } was left without a spirit and is lost.
druids-log-jump = { $me ->
        [you] Your druid
       *[other] The druid of { $p }
    } ({ $colour ->
        [orange] orange
        [black] black
       *[purple] purple
    }) jumped from { $a } to { $b }.
druids-log-driven = { $me ->
        [you] Your druid
       *[other] The druid of { $p }
    } ({ $colour ->
        [orange] orange
        [black] black
       *[purple] purple
    }) had to move from { $a } to { $b }.
druids-log-shuffle = { $board } shuffled into a new draw pile of { $n }.
druids-log-refill = { $me ->
        [you] You
       *[other] { $p }
    } drew { $n ->
        [one] 1 spirit
       *[other] { $n } spirits
    }.
druids-log-end = { $me ->
        [you] You
       *[other] { $p }
    } won the game.
druids-log-draw = No token and no tree for { $n } turns: the game is a draw.
druids-won = { $me ->
        [you] You win.
       *[other] { $p } wins.
    }
druids-second = { $cult ->
        [moon] The second Moon tree has fallen.
       *[sun] The second Sun tree has fallen.
    }
druids-support-PlaceDruids = druids
druids-support-TakeTurn = turn
druids-support-NextFight = fights

## Refusals
druids-refused-foreign = Spirits are played on your own trees.
druids-refused-foreign-place = Your druids stand at your own trees.
druids-refused-foreign-clear = You remove spirits from your own trees.
druids-refused-foreign-jump = Only your own druids jump for you.
druids-refused-jump = With three trees all have a druid, so nobody can jump.
druids-refused-pass = Passing is possible only when nothing else is.
druids-refused-clear = This tree has no spirit to remove.
druids-refused-taken = A druid already stands here. Each tree takes one.
druids-refused-no-druid = This is your free tree: the druid jumps here. Tap the druid.
druids-refused-no-hand = Your hand is empty. Jump, or remove a spirit from a tree.
druids-refused-board = Nothing is played on a cult board. Spirits come here by dancing, winning or removing.
druids-refused-lost = This tree is lost. Dances pass it by.
druids-refused-fight = Choose a tree with a druid that has not fought yet.
druids-refused-placing = First all druids are placed.
druids-refused-order = The druids are placed in the order orange, black, purple.
druids-refused-placed = All druids are placed. On your turn one can jump.
druids-refused-not-held = You do not hold this spirit.
druids-refused-no-waltz = Druids fight only after a waltz.
druids-refused-fights-first = First the druids fight.
druids-refused-ring = This pair rests: the ring is here.
druids-refused-fought = This pair has fought in this waltz already.
druids-refused-over = The game is over.

## More words
druids-score = Trees won over time
druids-key-spirit = A spirit of your hand
druids-scoring = Whoever has won two of the other player's trees wins the game.
druids-wins = { $me ->
        [you] You win
       *[other] { $cult ->
            [moon] Moon wins
           *[sun] Sun wins
        }
    }
druids-scoring-title = Trees won
