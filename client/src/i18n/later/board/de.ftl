## Ein Brett zum Nachdenken

board = Analysebrett
board-of = { $game }: Analysebrett
board-loading = Die Regeln werden befragt
board-player = Spieler { $n }
board-over = Hier endet die Partie. Geh zurück und versuche etwas anderes.
board-moves = Züge
board-walk = Vor und zurück
board-start = Anfang
board-empty = Spiele für alle, die gefragt sind. Jeder Zug steht hier, und was du stattdessen versuchst, bleibt daneben stehen.
board-variations = { $n ->
        [one] eine Variante
       *[other] { $n } Varianten
    }
board-promote = Zur Hauptvariante machen
board-draw-again = Neu ziehen
board-luck = Wählen, was das Glück gibt
board-remove = Ab hier löschen
board-keys-aside = Zwischen Varianten
board-link = Link kopieren
board-link-short = Kopiert. Für einen Link sind es zu viele Züge: Er führt zu dieser Stellung.
board-open = Stellung öffnen
board-here = Diese Stellung auf dem Analysebrett öffnen
board-new = Neue Partie
board-edit = Mit Teilen aufbauen
board-players = Spieler
board-text = Stellung oder Niederschrift
board-open-text = Öffnen
board-imagined = Gedacht
board-imagined-why = Was { $p } nicht sieht, ist erfunden, auch das Glück.
board-deal-again = Neu verteilen
board-made-up = Was { $p } hier hat, ist erfunden.
board-item = Zug
board-mark = Was du von diesem Zug hältst
board-mark-good = Gut
board-mark-mistake = Fehler
board-mark-question = Offene Frage
board-remark = Bemerkung
board-remark-here = Was gibt es dazu zu sagen?
board-remark-start = Bemerkung zum Anfang
board-remark-move = Bemerkung zu Zug { $n }
board-draw = Zeichnen
board-draw-none = Zeichnung löschen
board-drawing = Drücke auf Felder, um sie zu umranden.
board-drawing-ends = Noch einmal löscht den Rand. Esc beendet das Zeichnen.
board-export = Mitnehmen
board-export-study = Als Studie
board-export-study-why = Alle Züge, Varianten und Bemerkungen.
board-export-file = Als Datei sichern
board-export-position = Diese Stellung
board-export-picture = Ein Bild des Plans
board-export-picture-why = Wie er jetzt gezeichnet ist, darunter Namen, Zug und Link.
board-keep = Als Studie aufheben
board-luck-right = Das Glück dieser Niederschrift ist nachgeprüft.
board-luck-none = Diese Niederschrift verspricht nichts über ihr Glück.
copy = Kopieren
error-bad-study = Die Regeln können diesen Text nicht lesen.
board-error-no-text = Füge hier eine Stellung oder eine Niederschrift ein.
board-error-bad-link = Dieser Link ist beschädigt. Vielleicht fehlt sein Ende.
board-error-bad-line = { $kind ->
        [position] Die Regeln können diese Stellung nicht lesen.
        [players] Mit so vielen Spielern geht das nicht.
        [option] Eine solche Regel hat dieses Spiel nicht.
        [record] Die Regeln können diese Niederschrift nicht lesen.
        [words] Zug { $move } ist dort nicht möglich.
        [luck] Was bei Zug { $move } steht, kann das Glück nicht bringen.
        [long] Ein Brett fasst 600 Züge.
        [slow] Für diese Stellung brauchen die Regeln zu lange.
       *[game] Dieser Server hat dieses Spiel nicht.
    }

engine = Engine
engine-thinking = Denkt { $seconds } s nach
engine-thought = { $seconds } s nachgedacht
engine-eyes = Sie weiß, was { $p } sieht, und nicht mehr.
engine-says = Am besten: { $what } { $n } %.
engine-nobody = Hier ist niemand gefragt.
engine-none = Sie fand keine Antwort.
engine-how = Wähle eine, um sie auf dem Plan zu sehen, noch einmal, um sie zu spielen. ± sagt, wie weit das danebenliegen kann (ein Standardfehler).
engine-off = ± { $n }
engine-line = So weiterspielen, wie sie es erwartet: noch { $n }
engine-parts = Alle Teile, in Prozent
engine-part = Teil

replay-first = Anfang
replay-previous = Zurück
replay-next = Weiter
replay-last = Ende
replay-position = Schritt { $n } von { $m }
replay-keys-step = Einen Zug zurück oder weiter
