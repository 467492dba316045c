# Bora Bora: what is said once something is chosen or refused: what it is, what follows, why not.

## Was ein Zug ist, und was daraus folgt

borabora-plan-with = { $what }. Es hilft: { $list }
borabora-plan-luck = Danach entscheidet das Glück, das lässt sich nicht zurücknehmen.
borabora-plan-pays = Du zahlst: { $what }.
borabora-plan-hut = Hütte: { $what }
borabora-plan-pushes = Sie nimmt den Bauplatz, die Hütte von { $p } rückt zur Seite. Der Fisch zählt am Ende für die Hütte, die dort steht.
borabora-plan-yield = { $what }.
borabora-plan-frees = Ein Hüttenfeld wird frei für eine Person.
borabora-plan-frees-none = Feld 12 bleibt von deinen anderen Hütten besetzt.
borabora-plan-die = Eine { $n } auf { $what }
borabora-plan-fish = { $n } Punkte sofort.
borabora-plan-block = Die Aktion ist nicht möglich: Der Würfel sperrt nur das Plättchen.
borabora-plan-reach = { $n ->
        [one] Ein Gebiet ist erreichbar: { $list }.
       *[other] { $n } Gebiete sind erreichbar: { $list }.
    }
borabora-plan-people = { $sex ->
        [woman] { $n ->
            [one] Eine Frau ist erreichbar.
           *[other] { $n } Frauen sind erreichbar.
        }
       *[man] { $n ->
            [one] Ein Mann ist erreichbar.
           *[other] { $n } Männer sind erreichbar.
        }
    }
borabora-plan-helper = Du hast dann { $left } auszugeben.
borabora-plan-temple = Ein Priester kommt auf ein Feld bis { $n }, dann folgt der Feuerbonus.
borabora-plan-build-value = Ein Gebäude bis { $n }: { $a } Punkte und der Feuerbonus.
borabora-plan-store = { $of ->
        [sand] Sand: Zeile { $a }, Spalte { $b }
        [wood] Holz: Zeile { $a }, Spalte { $b }
       *[stone] Stein: Zeile { $a }, Spalte { $b }
    }
borabora-plan-store-pair = Mit dem Nachbarn kann daraus ein Gebäude werden.
borabora-plan-store-alone = Mit einem zweiten daneben kann später ein Gebäude daraus werden.
borabora-an-offering = eine Opfergabe
borabora-a-card = eine Karte vom Stapel
borabora-plan-red = { $n ->
        [one] Roter Gott: 1 Punkt für den Fisch
       *[other] Roter Gott: { $n } Punkte für den Fisch
    }
borabora-plan-take = { $what }
borabora-plan-take-group = { $n ->
        [one] In Phase B: { $what }.
       *[other] Damit hast du { $n } dieser Art, in Phase B: { $what }.
    }
borabora-plan-tattoo = Tätowieren, Mann: { $what }
borabora-plan-collect = Muscheln sammeln, Frau: { $what }
borabora-plan-status = { $a ->
        [one] 1 Statusschritt, auf { $n }.
       *[other] { $a } Statusschritte, auf { $n }.
    }
borabora-plan-shells = { $n ->
        [one] Du bekommst 1 Muschel.
       *[other] Du bekommst { $n } Muscheln.
    }
borabora-plan-left = { $n ->
        [0] Dann ist der Würfel verbraucht.
        [one] Dann bleibt 1 Auge.
       *[other] Dann bleiben { $n } Augen.
    }
borabora-plan-point = 1 Siegpunkt
borabora-plan-offering = 1 Opfergabe
borabora-plan-deck = Eine Götterkarte vom Stapel
borabora-plan-open = { $of ->
        [blue] Die offene blaue Karte
        [white] Die offene weiße Karte
        [red] Die offene rote Karte
        [green] Die offene grüne Karte
       *[yellow] Die offene gelbe Karte
    }
borabora-plan-material = { $what }
borabora-plan-material-some = Das Zeremonienfeld wählst du danach.
borabora-plan-material-one = Nur noch ein Zeremonienfeld dieser Art ist frei, dorthin.
borabora-plan-material-aside = Kein Zeremonienfeld dieser Art ist frei: Er wird beiseitegelegt und lässt sich nicht verbauen.
borabora-plan-move = { $n ->
        [one] 1 Hütte auf Feld 12
       *[other] { $n } Hütten auf Feld 12
    }
borabora-plan-free = { $n ->
        [one] Dann ist 1 Hüttenfeld frei.
       *[other] Dann sind { $n } Hüttenfelder frei.
    }
borabora-plan-priest = Priester auf Tempelfeld { $n }
borabora-plan-priest-fire = Dann folgt der Feuerbonus.
borabora-plan-build = { $what } auf { $a } und { $b }
borabora-plan-build-detail = { $n } Punkte, dann der Feuerbonus. Beide Felder bleiben bedeckt.
borabora-plan-fire = { $what } und { $second }
borabora-plan-shells-then = { $n ->
        [one] Das macht 1 Muschel.
       *[other] Das macht { $n } Muscheln.
    }
borabora-plan-double = Der grüne Gott verdoppelt sie.
borabora-plan-extra = Der grüne Gott lässt diese Gruppe zusätzlich wirken.
borabora-plan-capped = Eine Person davon ändert nichts.
borabora-plan-buy = { $what }
borabora-plan-buy-detail = { $a ->
        [one] Kostet 1 Muschel
       *[other] Kostet { $a } Muscheln
    }, { $b ->
        [0] keine bleibt dir.
        [one] 1 bleibt dir.
       *[other] { $b } bleiben dir.
    }
borabora-plan-fulfil = Erfüllen: { $what }
borabora-plan-score = { $n } Punkte.
borabora-plan-drop = Aufgabe aufgeben: { $what }
borabora-plan-drop-detail = Du hast { $a } von { $b }. Sie bringt nichts und kommt aus dem Spiel.
borabora-plan-draft = Neue Aufgabe: { $what }
borabora-plan-progress = Du hast { $a } von { $b }.
borabora-plan-pass-ScoreFish-detail = Rot bleibt für einen besseren. Am Ende zählt er so oder so, für die Hütte auf dem Bauplatz.
borabora-plan-pass-Spend-lost = { $n ->
        [one] 1 Auge verfällt.
       *[other] { $n } Augen verfallen.
    }
borabora-plan-pass-Spend-points = { $n ->
        [one] Das übrige Auge wird 1 Punkt.
       *[other] Die übrigen { $n } Augen werden Punkte.
    }
borabora-plan-idle = Noch möglich wären: { $list }.
borabora-plan-no-idle = Dein Zug in Phase B endet.
borabora-plan-pass-BuyJewel-detail = Deine Muscheln bleiben dir.
borabora-plan-pass-LastTasks-detail = { $n ->
        [one] 1 Aufgabe bleibt offen und bringt nichts.
       *[other] { $n } Aufgaben bleiben offen und bringen nichts.
    }

## Wenn du bestätigst

borabora-fact-pays = { $what }, du zahlst: { $list }.
borabora-fact-below = { $what }: Dann passen nur noch Würfel unter { $n }.
borabora-fact-closed = { $what }: Dann passt ohne den blauen Gott nichts mehr.
borabora-fact-hut = { $what }: Deine Hütte bekommt den Bauplatz.
borabora-fact-fish = Fisch: mit dem roten Gott sofort { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }. Am Ende zählt er für die Hütte auf dem Bauplatz.
borabora-fact-gain = Du bekommst { $what }.
borabora-fact-stores = { $what } kommt auf deinen Zeremonienplatz.
borabora-fact-aside = { $what } wird beiseitegelegt: zählt für Aufgaben, lässt sich aber nicht verbauen.
borabora-fact-status = Statusleiste: { $n }. Damit wärst du auf Platz { $a } der Reihenfolge.
borabora-fact-priest = { $me ->
        [you] Dein Priester kommt auf Tempelfeld { $n }.
       *[other] Ein Priester von { $p } kommt auf Tempelfeld { $n }.
    }
borabora-fact-pushed = { $me ->
        [you] Ein Priester von dir rückt auf { $n }.
       *[other] Ein Priester von { $p } rückt auf { $n }.
    }
borabora-fact-pushed-several = { $me ->
        [you] { $n } Priester von dir rücken um eins zurück.
       *[other] { $n } Priester von { $p } rücken um eins zurück.
    }
borabora-fact-falls = { $me ->
        [you] Ein Priester von dir muss den Tempel verlassen.
       *[other] Ein Priester von { $p } muss den Tempel verlassen.
    }
borabora-fact-building = { $what } bedeckt: { $list }.
borabora-fact-points = { $me ->
        [you] Du: { $list }
       *[other] { $p }: { $list }
    }
borabora-fact-god-tile = { $me ->
        [you] Du führst im Tempel und bekommst einen Hauptgott.
       *[other] { $p } führt im Tempel und bekommt einen Hauptgott.
    }
borabora-fact-tile-leaves = Der Tempel ist leer: Ein Hauptgott kommt aus dem Spiel.
borabora-fact-bought = Kostet { $what } und bringt am Ende { $n }.
borabora-fact-order = Die Runde wird gewertet. Neue Reihenfolge: { $list }.
borabora-fact-round = Runde { $n } beginnt, und alle würfeln.
borabora-fact-over = Die Partie ist zu Ende.
# Was danach gefragt wird
borabora-next-other = Danach ist { $p } am Zug.
borabora-next-FirstHut = Danach kommt deine erste Hütte.
borabora-next-PlaceDie = Danach setzt du den nächsten Würfel.
borabora-next-Expand = Danach wählst du das Gebiet.
borabora-next-Store = { $of ->
        [sand] Danach wählst du das Zeremonienfeld für den Sand.
        [wood] Danach wählst du das Zeremonienfeld für das Holz.
       *[stone] Danach wählst du das Zeremonienfeld für den Stein.
    }
borabora-next-ScoreFish = Danach darfst du den roten Gott für den Fisch rufen.
borabora-next-TakePerson = Danach wählst du, wen du nimmst.
borabora-next-Spend = { $n ->
        [one] Danach bleibt 1 Auge auszugeben.
       *[other] Danach bleiben { $n } Augen auszugeben.
    }
borabora-next-Priest = Danach wählst du das Tempelfeld.
borabora-next-Build = Danach wählst du Gebäude und Baustoffe.
borabora-next-Fire = Danach kommt der Feuerbonus.
borabora-next-UsePeople = Danach geht es mit deiner Bevölkerung weiter.
borabora-next-Gather = { $n ->
        [one] Danach wählst du den Baustoff.
       *[other] Danach wählst du { $n } Baustoffe.
    }
borabora-next-Pray = { $n ->
        [one] Danach nimmst du eine Götterkarte.
       *[other] Danach nimmst du { $n } Götterkarten.
    }
borabora-next-MoveHuts = Danach sagst du, wie viele Hütten umziehen.
borabora-next-BuyJewel = Danach darfst du Schmuck kaufen.
borabora-next-ResolveTask = Danach erfüllst du eine Aufgabe oder gibst eine auf.
borabora-next-TakeTask = Danach nimmst du eine neue Aufgabe.
borabora-next-LastTasks = Danach kommen deine letzten Aufgaben.

# Why something cannot be done
borabora-refused-over = Die Partie ist zu Ende.
borabora-refused-die = So einen Würfel hast du nicht mehr. Nimm einen, der vor dir liegt.
borabora-refused-vain = Das würde nichts ändern. Mach es ohne den Gott.
borabora-refused-lower =
    Ein Würfel muss hier niedriger sein als { $least }. { $n ->
        [0] Mit Blau passt jeder.
       *[other] Deine { $die } passt auf { $what }; mit Blau auch hierher.
    }
borabora-refused-every_die = Jeder Würfel muss gelegt werden. Wähle Würfel und Plättchen.
borabora-refused-priest = Du hast keinen Priester mehr. Wähle ein anderes Plättchen.
borabora-refused-buildings = { $value ->
        [6] Keines deiner übrigen Gebäude ist in Reichweite, auch nicht für eine 6. Wähle etwas anderes.
       *[other] Keines deiner übrigen Gebäude ist in Reichweite einer { $value }. Nimm einen höheren Würfel; mit Weiß zählt er als 6.
    }
borabora-refused-material = Auf deinem Zeremonienplatz liegen keine zwei Baustoffe nebeneinander. Hole erst welche, mit einer Hütte oder dem Helfer.
borabora-refused-people = { $value ->
        [6] Dort ist niemand in Reichweite, auch nicht für eine 6. Wähle etwas anderes.
       *[other] Dort ist niemand in Reichweite einer { $value }. Nimm einen höheren Würfel; mit Weiß zählt er als 6.
    }
borabora-refused-slot = Dein Dorf ist voll. Eine Hütte, die geht, macht Platz: Siedle, oder stell eine auf Feld 12.
borabora-refused-paths = { $value ->
        [6] Kein Weg führt weiter, auch nicht mit einer 6. Wähle etwas anderes.
       *[other] Kein Weg führt mit einer { $value } weiter. Nimm einen höheren Würfel; mit Weiß zählt er als 6.
    }
borabora-refused-huts = Du hast keine Hütte mehr. Wähle ein anderes Plättchen.
borabora-refused-first_fish = Die erste Hütte kommt neben einen Fisch mit Wert 1. Diese Gebiete leuchten.
borabora-refused-far = Der Weg dorthin braucht mehr als deine { $value }. Wähle ein Gebiet, das leuchtet.
borabora-refused-path = Von deinen Hütten führt kein solcher Weg dorthin. Wähle ein Gebiet, das leuchtet.
borabora-refused-own_hut = Dort steht schon eine Hütte von dir. Wähle ein Gebiet, das leuchtet.
borabora-refused-stack = Auf Feld 12 steht keine Hütte. Nimm eine aus der Reihe.
borabora-refused-row = Auf den Feldern 1 bis 11 steht keine Hütte. Wähle etwas anderes.
borabora-refused-lodger = Auf Feld 12 liegt eine Person, dorthin kann keine Hütte. Wähle etwas anderes.
borabora-refused-strength = { $most ->
        [one] Deine Leute versetzen nur eine Hütte. Wähle 1.
       *[other] Deine Leute versetzen höchstens { $most } Hütten. Wähle eine kleinere Zahl.
    }
borabora-refused-kind = Dieses Feld ist für einen anderen Baustoff. Wähle eins, das leuchtet.
borabora-refused-full = Dort liegt schon etwas. Wähle ein Feld, das leuchtet.
borabora-refused-sex = Diese Aktion nimmt die anderen. Wähle aus der Reihe, die leuchtet.
borabora-refused-empty = Dort steht niemand. Wähle jemanden, der leuchtet.
borabora-refused-value = Dafür braucht es mehr als den Wert deiner Aktion, { $value }. Wähle, was leuchtet.
borabora-refused-slid = Diese Person wurde schon genutzt. Wähle eine ohne Häkchen.
borabora-refused-person = Diese Person hast du nicht. Wähle eine eigene.
borabora-refused-points = Das kostet { $cost } Punkte des Würfels, und { $left } sind übrig. Wähle etwas Billigeres.
borabora-refused-one_hut = Der Helfer versetzt eine Hütte auf einmal. Wähle 1.
borabora-refused-deck = Es gibt keine Götterkarte mehr. Wähle etwas anderes.
borabora-refused-display = So eine Götterkarte liegt dort nicht. Wähle eine, die leuchtet, oder zieh vom Stapel.
borabora-refused-no_cards = Es gibt keine Götterkarte mehr. Nutze eine andere Gruppe.
borabora-refused-built = Dieses Gebäude steht schon. Wähle ein anderes.
borabora-refused-both = Beide Felder brauchen einen Baustoff. Wähle zwei nebeneinander, auf denen einer liegt.
borabora-refused-nobody = Von diesen Personen hast du keine. Nutze eine deiner Gruppen.
borabora-refused-once = Grün hilft einmal je Runde. Mach ohne ihn weiter oder beende den Zug.
borabora-refused-same_type = Diese Art hat schon gehandelt. Wähle mit Grün eine andere.
borabora-refused-first = Sie können noch umsonst handeln: Nutze diese Gruppe ohne Grün.
borabora-refused-stronger = Verdoppeln würde nichts ändern. Nutze die Gruppe ohne Grün.
borabora-refused-used = Je Runde handeln eine Gruppe Frauen und eine Männer, eine weitere nur mit Grün. Wähle eine, die leuchtet, oder beende den Zug.
borabora-refused-column = Dieses Stück gehört zu einer anderen Runde. Wähle eins dieser Runde.
borabora-refused-shells = Das kostet { $cost } Muscheln, und du hast { $left }. Wähle ein billigeres Stück, oder kaufe nichts.
borabora-refused-unmet = Diese Aufgabe ist noch nicht erfüllt. Wähle eine, die leuchtet.
borabora-refused-met = Diese Aufgabe ist auch ohne Gelb erfüllt. Ohne bringt sie mehr Punkte.
borabora-refused-too_far = Es fehlt mehr als eins: Gelb kann nicht helfen. Wähle eine andere Aufgabe.
borabora-refused-no_yellow = Bei dieser Aufgabe hilft keine gelbe Karte, nur ein Hauptgott. Nimm den oder eine andere Aufgabe.
borabora-refused-must = Eine deiner Aufgaben ist erfüllt, darum kannst du keine aufgeben. Erfülle die, die leuchtet.
borabora-refused-task = Diese Aufgabe hast du nicht. Wähle eine eigene.
borabora-refused-draft = Diese Aufgabe liegt dort nicht. Wähle eine, die leuchtet.
borabora-refused-card = Du hast keine Karte dieses Gottes. Zwei gleiche Karten oder ein Hauptgott tun es auch.
borabora-refused-own_pair = Zwei Karten stehen nur für einen anderen Gott. Von dem, den du rufst, genügt eine.
borabora-refused-pair = Du hast keine zwei solchen Karten. Eine Karte des Gottes oder ein Hauptgott tut es auch.
borabora-refused-offering = Du hast keine Opfergabe. Ein Hauptgott braucht keine.
borabora-refused-tile = Du hast keinen Hauptgott. Zahle mit Karten und einer Opfergabe.
borabora-refused-asked = Das kommt später: Beantworte zuerst die Frage und bestätige.

# The same in two words, on an action tile
borabora-idle-slot = Dorf voll
borabora-idle-people = niemand da
borabora-idle-priest = kein Priester
borabora-idle-material = kein Paar
borabora-idle-buildings = keins in Reichweite
borabora-idle-paths = kein Weg
borabora-idle-huts = keine Hütte
borabora-idle-vain = kein Nutzen

# The scoring, step by step
borabora-table-scored-round = Die Wertung von Runde { $n } brachte
borabora-table-scoring-round = Wertung der Runde { $n }
borabora-table-seen = Zurück zur Inselkarte
borabora-table-seen-asked = Weiter zu deiner Wahl
borabora-table-name-sum = Zusammen
borabora-table-scored = gewertet
borabora-table-not-yet = noch nicht
borabora-table-name-status = Status
borabora-table-name-temple = Tempel
borabora-table-name-jewels = Schmuck
borabora-table-name-tasks = Aufgaben
borabora-table-name-end = Am Ende
borabora-table-step-status = Punkte und Reihenfolge
borabora-table-step-jewels = ein Stück für Muscheln
borabora-table-step-tasks = je eine, { $n } Punkte
borabora-table-step-end = wenn jetzt Schluss wäre
borabora-table-step-end-why = Übrige Hauptgötter, Fische am eigenen Bauplatz, Schmuck und große Werke: je { $n } Punkte für neun Aufgaben, sechs Schmuckstücke, zwölf bedeckte Zeremonienfelder, sechs Gebäude, zwölf Gebiete und zwölf Personen.
borabora-table-fulfilled-so-far = bisher { $n }

## Die Stellung in Sätzen

borabora-table-new-tasks = Neue
borabora-table-order = Reihenfolge: { $list }
borabora-table-not-slid = { $what }, noch nicht eingesetzt: { $marks }
