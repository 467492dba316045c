## Das Regelheft eines Spiels

rulebook = Regelheft
# $n 47
rulebook-line = Das Regelheft in { $n } kurzen Absätzen. Wo Zweifel möglich sind, steht dabei, worauf sie beruhen.
rulebook-search = Im Regelheft suchen
rulebook-contents = Inhalt
rulebook-find = In den Regeln suchen
# $n 3
rulebook-found = { $n ->
        [0] Nichts gefunden
        [one] 1 Absatz
       *[other] { $n } Absätze
    }
rulebook-nothing = Nichts gefunden. Versuche ein anderes Wort oder nur den Anfang.
rulebook-none = Für dieses Spiel gibt es hier kein Regelheft.
# $n "5.4"
rulebook-permalink = { $n }, Link zu diesem Absatz
rulebook-example = Beispiel öffnen
rulebook-rulings = Entscheidungen:
# $n "§5.4"
rulebook-rule = Regel { $n }
rulebook-new-tab = (öffnet einen neuen Tab)
