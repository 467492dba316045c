## Setting up a position

tigris-edit-here = Lies here
tigris-edit-monument = Monument, from here
tigris-edit-hand = Tiles in the hand
tigris-edit-red = Temple points
tigris-edit-black = Settlement points
tigris-edit-blue = Farm points
tigris-edit-green = Market points
tigris-edit-treasures = Treasures
tigris-edit-catastrophes = Catastrophes left
tigris-edit-turn = Whose turn
tigris-edit-left = Actions left
tigris-edit-ask = What is asked
tigris-edit-kind-land = Tiles and leaders
tigris-edit-kind-river = On the river
tigris-edit-kind-monument = Monuments
tigris-edit-leader = { $leader } of player { $n }
tigris-edit-ruin = Catastrophe
tigris-edit-back = Face down: { $tile }
tigris-edit-treasure = { $tile } with a treasure
tigris-edit-ask-action = an action
tigris-edit-ask-over = nothing: it is over
tigris-edit-ask-wars = which war
tigris-edit-ask-war = tiles for a war:
tigris-edit-ask-revolt = tiles for a revolt:
tigris-edit-ask-monument = a monument:
tigris-edit-ask-treasure = which treasure stays
