## Eine Stellung wird aufgebaut: was wo liegt, und das als Text

edit-title = { $game }: Stellung aufbauen
edit-open = Auf dem Brett öffnen
edit-leave = Analysebrett
edit-empty = Leeres Brett
edit-panel = Teile und Text
edit-palette = Teile
edit-look = Ansehen
edit-away = Wegnehmen
edit-left = { $what }, { $n ->
        [0] keins übrig
       *[other] noch { $n }
    }
edit-put = Hierher …
edit-take-away = { $what }: wegnehmen von { $whose }
edit-of = { $whose }: { $what }
edit-which = Wohin genau?
edit-here = An diesem Ort
edit-table = Der Tisch
edit-text = Die Stellung als Text
edit-wrong = Dieser Teil ist so nicht möglich: { $part }
edit-wrong-line = Zeile { $n } ist so nicht möglich.
edit-wrong-somewhere = Das ist noch keine Stellung.
board-error-bad-line-piece = Das kann dort nicht liegen.

## What luck gives is decided draw by draw

luck-given = Entschieden
luck-back = Das Letzte zurücknehmen
luck-leave = Den Rest entscheidet das Glück
