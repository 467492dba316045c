## Eine Stellung aufbauen

borabora-edit-round = Runde
borabora-edit-phase = Teil der Runde
borabora-edit-turn = Am Zug
borabora-edit-order = Reihenfolge
borabora-edit-huts = Hütten
borabora-edit-fish = Fisch
borabora-edit-dice = Würfel
borabora-edit-temple = Tempel, Feld { $n }
borabora-edit-pile = Hauptgott-Plättchen im Tempel
borabora-edit-status = Auf der Statusleiste
borabora-edit-woman = Frau, Feld { $n }
borabora-edit-man = Mann, Feld { $n }
borabora-edit-tasks = Aufgaben
borabora-edit-jewels = Schmuck { $n }
borabora-edit-display = Auslage
borabora-edit-discard = Ablagestapel
borabora-edit-score = Punkte
borabora-edit-stack = Hütten auf Feld 12
borabora-edit-people = Personen, wie sie kamen
borabora-edit-ritual = Baustoffe auf Zeremonienfeldern
borabora-edit-built = Gebäude { $n }
borabora-edit-aside = Beiseitegelegte Baustoffe
borabora-edit-cards = Götterkarten
borabora-edit-fulfilled = Erfüllte Aufgaben
borabora-edit-offerings = Opfergaben
borabora-edit-shells = Muscheln
borabora-edit-gods = Hauptgott-Plättchen
borabora-edit-priests = Übrige Priester
borabora-edit-none = nicht gebaut
borabora-edit-nobody = Niemand
borabora-edit-kind-seat = Hütten und Priester
borabora-edit-kind-die = Würfel
borabora-edit-kind-woman = Frauen
borabora-edit-kind-man = Männer
borabora-draw = { $what ->
        [dice] { $who } würfelt
        [card] { $who } zieht eine Götterkarte
        [display] Eine Götterkarte kommt in die Auslage
        [women] Eine Frau kommt auf den Plan
        [men] Ein Mann kommt auf den Plan
       *[tasks] Eine Aufgabe kommt in die Auslage
    }
