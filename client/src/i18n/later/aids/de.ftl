## Aids, and tables that are played without

aids = Hilfen
aids-why = Was beim Sehen, Rechnen und Merken hilft. Was hier aus ist, ist für alle aus, bis das Spiel vorbei ist.
aids-how = { $one ->
        [all] wie üblich
        [some] auswählen
       *[none] Turnier: keine
    }
aid = { $aid ->
        [overlays] Auf dem Plan eingezeichnet
        [projections] Vorausgerechnet
        [previews] Vor dem Bestätigen
        [counts] Was noch da ist
        [hints] Tipps
       *[analysis] Zurückblättern
    }
aid-why = { $aid ->
        [overlays] Reiche und Stärken, Weiden und offene Kanten.
        [projections] Was etwas wert ist, und was das Ende jetzt brächte.
        [previews] Was ein Zug bewirkt, bevor er gilt, und warum ein anderer nicht geht.
        [counts] Was Beutel und Stapel noch enthalten.
        [hints] Was die KI täte.
       *[analysis] Frühere Momente der Partie, ihre Niederschrift und ein Analysebrett für sie, solange sie läuft.
    }
aid-name = { $aid ->
        [overlays] Zeichnungen auf dem Plan
        [projections] Vorausrechnungen
        [previews] Vorschau
        [counts] Zählen, was noch da ist
        [hints] Tipps
       *[analysis] Zurückblättern
    }
without = Ohne { $list }
without-all = Turnier: keine Hilfen
error-no-aid = { $aid ->
        [previews] An diesem Tisch wird ohne Vorschau gespielt.
        [hints] An diesem Tisch wird ohne Tipps gespielt.
       *[analysis] An diesem Tisch wird während des Spiels nicht zurückgeblättert und nicht auf einem Brett nachgedacht.
    }
error-no-programs = An einem Tisch ohne Hilfen nimmt kein Programm Platz.
