### Die Tasten einer Seite, wo sie aufgezählt sind

keys-confirm = Zug bestätigen
keys-back = Zurück oder schließen
keys-undo = Zurücknehmen
keys-uncover = Verdeckte Hand zeigen, solange man drückt
keys-hint = Um einen Tipp bitten
keys-log = Zum Protokoll
keys-text = Stellung als Text
keys-keys = Diese Liste
keys-table = An jedem Tisch
keys-board = Auf dem Plan
keys-game = In diesem Spiel
keys-arrows = Bewegen
keys-ends = Anfang und Ende der Reihe
keys-choose = Wählen
keys-places = Nächster und voriger möglicher Ort
keys-leave = Den Plan verlassen
