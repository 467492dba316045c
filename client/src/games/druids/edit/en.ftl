## Setting up a position

druids-edit-here = Spirits, the top one last
druids-edit-druid = Druid
druids-edit-tokens = Enemy tokens
druids-edit-down = Face down below
druids-edit-lost = This tree
druids-edit-hand = Hand
druids-edit-board = Cult board
druids-edit-board-down = Cult board, face down
druids-edit-draw = Draw pile
druids-edit-unseen = Not seen yet
druids-edit-ask = Asked now
druids-edit-idle = Turns without progress
druids-edit-kind-spirit = Spirits
druids-edit-kind-druid = Druids
druids-edit-state-stands = in play
druids-edit-state-lost = lost
druids-edit-nobody = Nobody: it is over
druids-edit-druid-of = Druid: { $colour }
druids-edit-asked = { $cult }: { $question ->
        [PlaceDruids] place druids
        [TakeTurn] a turn
       *[NextFight] which fight next
    }
druids-draw-tree = What comes up at { $tree }
druids-draw = { $where ->
        [board] { $cult }: a spirit goes face down to the cult board
       *[hand] { $cult } draws a spirit
    }
