### The keys of a page, where they are listed

keys-confirm = Confirm the move
keys-back = Back, or close
keys-undo = Take back
keys-uncover = Open the covered hand while it is held
keys-hint = Ask for a hint
keys-log = To the log
keys-text = Position as text
keys-keys = This list
keys-table = At every table
keys-board = On the board
keys-game = In this game
keys-arrows = Move
keys-ends = First and last of its row
keys-choose = Choose
keys-places = Next and previous place that is possible
keys-leave = Leave the board
