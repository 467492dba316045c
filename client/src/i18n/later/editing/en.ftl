## A position is set up: what lies where, and the text of it

edit-title = { $game }: set up a position
edit-open = Open on the board
edit-leave = Analysis board
edit-empty = Empty board
edit-panel = Pieces and text
edit-palette = Pieces
edit-look = Look
edit-away = Take away
edit-left = { $what }, { $n ->
        [0] none left
       *[other] { $n } left
    }
edit-put = Put …
edit-take-away = { $what }: take away from { $whose }
edit-of = { $whose }: { $what }
edit-which = Where there?
edit-here = On this place
edit-table = The table
edit-text = The position as text
edit-wrong = This part cannot be: { $part }
edit-wrong-line = Line { $n } cannot be.
edit-wrong-somewhere = This is no position yet.
board-error-bad-line-piece = That cannot lie there.

## What luck gives is decided draw by draw

luck-given = Decided
luck-back = Take the last one back
luck-leave = Let luck decide the rest
