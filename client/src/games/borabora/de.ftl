# Bora Bora
# $p "Anna"  $me you|other: ob der Satz zum Lesenden spricht  $n $a $b Zahlen
# $of Farbe, Form, Landschaft, Art, Typ oder Baustoff  $sex woman|man  $what $list bereits benannte Dinge

borabora-seat-0 = Rot
borabora-seat-1 = Blau
borabora-seat-2 = Grün
borabora-seat-3 = Schwarz

borabora-key-choose = Wählen: einen Würfel, dann ein Aktionsplättchen; was in der Liste steht

## Dinge

borabora-points = { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
borabora-shells = { $n ->
        [one] 1 Muschel
       *[other] { $n } Muscheln
    }
borabora-offerings = { $n ->
        [one] 1 Opfergabe
       *[other] { $n } Opfergaben
    }
borabora-god-cards = { $n ->
        [one] 1 Götterkarte
       *[other] { $n } Götterkarten
    }
borabora-god-tiles = { $n ->
        [one] 1 Hauptgott
       *[other] { $n } Hauptgötter
    }
borabora-materials = { $n ->
        [one] 1 Baustoff
       *[other] { $n } Baustoffe
    }
borabora-huts = { $n ->
        [one] 1 Hütte
       *[other] { $n } Hütten
    }
borabora-people = { $n ->
        [one] 1 Person
       *[other] { $n } Personen
    }
borabora-priests = { $n } Priester
borabora-steps = { $n ->
        [one] 1 Statusschritt
       *[other] { $n } Statusschritte
    }
borabora-die-points = { $n ->
        [one] 1 Auge
       *[other] { $n } Augen
    }

# Phasen
borabora-phase-huts = Erste Hütten
borabora-phase-dice = Würfel
borabora-phase-people = Bevölkerung
borabora-phase-scoring = Wertung
borabora-phase-jewels = Schmuck
borabora-phase-tasks = Aufgaben
borabora-phase-draft = Neue Aufgaben
borabora-phase-last = Letzte Aufgaben
borabora-phase-over = Spielende

# Aktionsplättchen und der Fischfang
borabora-action-helper = Helfer
borabora-action-helper-why = Gib die Augen des Würfels aus: für Tätowieren und Muscheln, Waren, Karten oder Punkte.
borabora-action-temple = Tempel
borabora-action-temple-why = Schicke einen Priester auf ein Feld bis zum Würfelwert, und nimm einen Feuerbonus.
borabora-action-build = Bauen
borabora-action-build-why = Mache aus zwei benachbarten Baustoffen ein Gebäude bis zum Würfelwert. Es bringt Punkte und einen Feuerbonus.
borabora-action-woman = Frau
borabora-action-woman-why = Nimm eine Frau von einem Feld bis zum Würfelwert auf ein freies Hüttenfeld.
borabora-action-man = Mann
borabora-action-man-why = Nimm einen Mann von einem Feld bis zum Würfelwert auf ein freies Hüttenfeld.
borabora-action-land = Landweg
borabora-action-land-why = Setze eine Hütte in ein Gebiet, das ein Landweg bis zum Würfelwert mit einem deiner Gebiete verbindet.
borabora-action-water = Wasserweg
borabora-action-water-why = Setze eine Hütte in ein Gebiet, das ein Wasserweg bis zum Würfelwert mit einem deiner Gebiete verbindet.
borabora-action-woman_man = Frau / Mann
borabora-action-woman_man-why = Nimm eine Frau oder einen Mann von einem Feld bis zum Würfelwert auf ein freies Hüttenfeld.
borabora-action-land_water = Land- / Wasserweg
borabora-action-land_water-why = Setze eine Hütte in ein Gebiet, das ein Land- oder Wasserweg bis zum Würfelwert mit einem deiner Gebiete verbindet.
borabora-action-fish = Fischfang
borabora-action-fish-why = Jeder Würfel, jederzeit: { $n } Punkte.

# Götter
borabora-god-blue = Blauer Gott
borabora-god-blue-why = Mit einem Würfel: Er muss nicht kleiner sein als die Würfel auf dem Plättchen.
borabora-god-white = Weißer Gott
borabora-god-white-why = Mit einem Würfel: Seine Aktion zählt als 6.
borabora-god-red = Roter Gott
borabora-god-red-why = Nach dem Ausbreiten: Werte den Fisch des Gebiets, in das du eben gekommen bist.
borabora-god-green = Grüner Gott
borabora-god-green-why = Mit der Bevölkerung: Verdopple eine Gruppe oder nutze eine weitere. Einmal in der Runde.
borabora-god-yellow = Gelber Gott
borabora-god-yellow-why = Mit einer Aufgabe: Eins weniger ist nötig, aber sie bringt { $n }. Einmal in der Runde, am Ende einmal je Aufgabe.
borabora-god-tile = Hauptgott
borabora-god-tile-why = Steht für jeden Gott, ohne Opfergabe. Wer ihn behält, bekommt am Ende { $n } Punkte.
borabora-god-cost = Ein Gott kostet eine Opfergabe und eine Karte seiner Farbe, oder eine Opfergabe und zwei gleiche Karten.
borabora-card = { $of ->
        [blue] blaue Götterkarte
        [white] weiße Götterkarte
        [red] rote Götterkarte
        [green] grüne Götterkarte
       *[yellow] gelbe Götterkarte
    }
borabora-pay-card = Karte und Opfergabe
borabora-pay-pair = { $of ->
        [blue] zwei blaue Karten und eine Opfergabe
        [white] zwei weiße Karten und eine Opfergabe
        [red] zwei rote Karten und eine Opfergabe
        [green] zwei grüne Karten und eine Opfergabe
       *[yellow] zwei gelbe Karten und eine Opfergabe
    }
borabora-pay-tile = Hauptgott

# Bevölkerung
borabora-person = { $sex ->
        [woman] Frau: { $what }
       *[man] Mann: { $what }
    }
borabora-group = { $sex ->
        [woman] { $n ->
            [one] 1 Frau: { $what }
           *[other] { $n } Frauen: { $what }
        }
       *[man] { $n ->
            [one] 1 Mann: { $what }
           *[other] { $n } Männer: { $what }
        }
    }
borabora-type-hike = Wandern
borabora-type-canoe = Kanu
borabora-type-woman_mate = Gefährtin
borabora-type-man_mate = Gefährte
borabora-type-build = Bauen
borabora-type-material = Baustoffe
borabora-type-move_hut = Umzug
borabora-type-invocation = Anrufung
borabora-type-prayer = Gebet
borabora-type-offering = Opfergabe
borabora-type-tattoo = Tätowieren
borabora-type-shells = Muscheln sammeln
borabora-effect-hike = Ausbreiten zu Land bis { $n }
borabora-effect-canoe = Ausbreiten zu Wasser bis { $n }
borabora-effect-woman_mate = eine Frau bis { $n }
borabora-effect-man_mate = ein Mann bis { $n }
borabora-effect-build = Bauen bis { $n }
borabora-effect-material = { borabora-materials }
borabora-effect-move_hut = { $n ->
        [one] 1 Hütte auf Feld 12
       *[other] bis zu { $n } Hütten auf Feld 12
    }
borabora-effect-invocation = { borabora-points }
borabora-effect-prayer = { borabora-god-cards }
borabora-effect-offering = { borabora-offerings }
borabora-effect-tattoo = { borabora-steps }
borabora-effect-shells = { borabora-shells }
# $a $b $c was eine, zwei, drei davon bewirken
borabora-strengths = { $sex ->
        [woman] Eine Frau dieser Art: { $a }. Zwei: { $b }. Drei: { $c }.
       *[man] Ein Mann dieser Art: { $a }. Zwei: { $b }. Drei: { $c }.
    }
borabora-marks = { $sex ->
        [woman] { $n ->
            [one] Mit dem Helfer sammelt sie einmal 1 Muschel.
           *[other] Mit dem Helfer sammelt sie einmal { $n } Muscheln.
        }
       *[man] { $n ->
            [one] Mit dem Helfer bringt er einmal 1 Statusschritt.
           *[other] Mit dem Helfer bringt er einmal { $n } Statusschritte.
        }
    }
borabora-slid = { $sex ->
        [woman] Hat ihre Muscheln gesammelt.
       *[man] Ist tätowiert.
    }

# Die Inselkarte: ein Name, und wohin eine Hütte kommt
borabora-region-cf = Zentralwald
borabora-region-cp = Zentralsteppe
borabora-region-cb = Zentralstrand
borabora-region-cm = Zentralgebirge
borabora-region-nb = Nordstrand
borabora-region-nm = Nordgebirge
borabora-region-ef = Ostwald
borabora-region-eb = Oststrand
borabora-region-sf = Südwald
borabora-region-sp = Südsteppe
borabora-region-wp = Weststeppe
borabora-region-wm = Westgebirge
borabora-to-cf = den Zentralwald
borabora-to-cp = die Zentralsteppe
borabora-to-cb = den Zentralstrand
borabora-to-cm = das Zentralgebirge
borabora-to-nb = den Nordstrand
borabora-to-nm = das Nordgebirge
borabora-to-ef = den Ostwald
borabora-to-eb = den Oststrand
borabora-to-sf = den Südwald
borabora-to-sp = die Südsteppe
borabora-to-wp = die Weststeppe
borabora-to-wm = das Westgebirge
borabora-fish = Fisch: { $of ->
        [a] Rochen
        [b] Thunfisch
        [c] Papageifisch
       *[d] Hai
    }, { borabora-points }
borabora-fish-why = Mit dem roten Gott wertest du ihn sofort, wenn du kommst. Am Ende zählt er für die Hütte auf dem Bauplatz.

# Waren
borabora-material-sand = Sand
borabora-material-wood = Holz
borabora-material-stone = Stein
borabora-material-why = Zwei Nachbarn auf dem Zeremonienplatz werden ein Gebäude. Ohne freies Feld wird er beiseitegelegt: Er zählt für Aufgaben, aber nicht zum Bauen.
borabora-offering = Opfergabe
borabora-shell = Muschel
borabora-yield-sand = gibt Sand
borabora-yield-wood = gibt Holz
borabora-yield-stone = gibt Stein
borabora-yield-offering = gibt eine Opfergabe

# Schmuck, Gebäude, Felder
borabora-symbol-necklace = Halskette
borabora-symbol-bracelet = Armreif
borabora-symbol-ring = Ring
borabora-symbol-earring = Ohrring
borabora-symbol-comb = Kamm
borabora-symbol-anklet = Fußkette
borabora-jewel = { $of ->
        [necklace] Halskette
        [bracelet] Armreif
        [ring] Ring
        [earring] Ohrring
        [comb] Kamm
       *[anklet] Fußkette
    }, { borabora-points }
# $a Muscheln
borabora-jewel-cost = { $a ->
        [one] kostet 1 Muschel
       *[other] kostet { $a } Muscheln
    }
borabora-jewel-why = Für Muscheln am Ende seiner Runde zu haben, eines für jede Person. Es bringt Punkte am Ende der Partie.
borabora-building = Gebäude { $n }
# $n Nummer  $a Punkte in dieser Runde
borabora-building-why = Braucht eine Bauaktion ab { $n }. In dieser Runde bringt es { $a } Punkte, später weniger, und einen Feuerbonus.
# $a Zeile $b Spalte
borabora-space = { $of ->
        [sand] Zeremonienfeld für Sand
        [wood] Zeremonienfeld für Holz
       *[stone] Zeremonienfeld für Stein
    }, Zeile { $a }, Spalte { $b }
borabora-space-why = Fasst einen Baustoff seiner Art, später ein halbes Gebäude. Sind alle zwölf bedeckt, bringt das am Ende 6 Punkte.
borabora-slot = Hüttenfeld
borabora-slot-why = Geht die Hütte, darf eine Person kommen. Zwölf Personen bringen am Ende 6 Punkte.
borabora-slot-12 = Feld 12
borabora-slot-12-why = Fasst beliebig viele Hütten, oder eine Person. Hütten von hier machen kein Feld frei.
borabora-temple-space = Tempelfeld { $n }
borabora-temple-why = { $n ->
        [one] Jeder Priester hier bringt am Ende dieser Runde 1 Punkt. Wer die meisten Priester hat, bekommt einen Hauptgott.
       *[other] Jeder Priester hier bringt am Ende dieser Runde { $n } Punkte. Wer die meisten Priester hat, bekommt einen Hauptgott.
    }
borabora-fire = Feuerbonus
borabora-fire-why = Götterkarte oder Opfergabe, dazu Statusschritt oder Muschel.

# Aufgaben: was nötig ist
borabora-need-women = { $n ->
        [one] eine Frau
       *[other] { $n } Frauen
    }
borabora-need-men = { $n ->
        [one] ein Mann
       *[other] { $n } Männer
    }
borabora-need-priests_in_temple = { $n ->
        [one] ein Priester im Tempel
       *[other] { $n } Priester im Tempel
    }
borabora-need-jewelry = { $n ->
        [one] ein Schmuckstück
       *[other] { $n } Schmuckstücke
    }
borabora-need-turn_order_1 = Platz 1 der Reihenfolge
borabora-need-regions = Hütten in { $n } beliebigen Gebieten
borabora-need-islands = eine Hütte auf jeder der { $n } Inseln
borabora-need-identical_god_cards = { $n } gleiche Götterkarten
borabora-need-god_cards_of_color = { $of ->
        [blue] { $n } blaue Götterkarten
        [white] { $n } weiße Götterkarten
        [red] { $n } rote Götterkarten
        [green] { $n } grüne Götterkarten
       *[yellow] { $n } gelbe Götterkarten
    }
borabora-need-different_god_cards = { $n } verschiedene Götterkarten
borabora-need-different_men = { $n } verschiedene Männer
borabora-need-different_women = { $n } verschiedene Frauen
borabora-need-different_jewelry = { $n } verschiedene Schmuckstücke
borabora-need-buildings = { $n } Gebäude
borabora-need-jewelry_of_symbol = { $of ->
        [necklace] { $n } Halsketten
        [bracelet] { $n } Armreife
        [ring] { $n } Ringe
        [earring] { $n } Ohrringe
        [comb] { $n } Kämme
       *[anklet] { $n } Fußketten
    }
borabora-need-god_tiles = { borabora-god-tiles }
borabora-need-offerings = { borabora-offerings }
borabora-need-shells = { borabora-shells }
borabora-need-material = { $of ->
        [sand] { $n } × Sand
        [wood] { $n } × Holz
       *[stone] { $n } × Stein
    }
borabora-need-materials_any = { $n } beliebige Baustoffe
borabora-need-regions_of_terrain = { $of ->
        [mountain] Hütten in allen { $n } Gebirgen
        [plain] Hütten in allen { $n } Steppen
        [beach] Hütten an allen { $n } Stränden
       *[forest] Hütten in allen { $n } Wäldern
    }
borabora-need-regions_with_fish = { $of ->
        [a] Hütten bei allen { $n } Rochen
        [b] Hütten bei allen { $n } Thunfischen
        [c] Hütten bei allen { $n } Papageifischen
       *[d] Hütten bei allen { $n } Haien
    }
borabora-need-huts_on_slot_12 = { $n } Hütten auf Feld 12
borabora-need-slid_men = { $n } tätowierte Männer
borabora-need-slid_women = { $n } Frauen mit gesammelten Muscheln
borabora-need-slid_people = { $n } tätowierte Männer oder Frauen mit Muscheln
borabora-need-people_of_type = { $n } Personen: { $what }
borabora-task-progress = { $a } von { $b }
# $a Punkte  $b Punkte mit dem gelben Gott
borabora-task-why = { $a } Punkte, wenn sie erfüllt ist, { $b } mit dem gelben Gott. Abgegeben wird nichts.
borabora-task-no-yellow = Hier hilft keine gelbe Karte, nur ein Hauptgott.
borabora-quoted = „{ $what }“

## Was gefragt wird
# $way land|water  $to „den Oststrand“  $space „Zeremonienfeld für Sand, Zeile 1, Spalte 2“  $left „3 Augen“  $second die andere Hälfte des Feuerbonus

borabora-ask-FirstHut = Setze deine erste Hütte zu einem Fisch im Wert von 1.
borabora-ask-FirstHut-detail = Sie kommt auf den Bauplatz, und du bekommst den Ertrag des Gebiets.
borabora-ask-hut = Welche Hütte nimmst du?
borabora-ask-hut-detail = Eine aus der Reihe macht Platz für eine Person. Feld 12 wird erst mit der letzten Hütte frei.
borabora-ask-PlaceDie = Wähle einen Würfel, dann ein Aktionsplättchen.
borabora-ask-PlaceDie-detail = { $n ->
        [one] Es ist dein letzter Würfel. Auf einem Plättchen muss er kleiner sein als jeder dort.
       *[other] Noch { $n } Würfel. Auf einem Plättchen muss deiner kleiner sein als jeder dort.
    }
borabora-ask-PlaceDie-called = Es hilft: { $list }. Welcher Würfel, und wohin?
borabora-ask-PlaceDie-called-detail = Mit Blau muss er nicht kleiner sein, mit Weiß zählt seine Aktion als 6.
borabora-ask-PlaceDie-fish = Deine Würfel passen jetzt nur noch zum Fischfang.
borabora-ask-PlaceDie-fish-detail = Dort bringt jeder { $n } Punkte.
borabora-ask-die = Wohin mit deiner { $n }?
borabora-ask-die-fits = Sie passt auf: { $list }.
borabora-ask-die-god = Mit Hilfe auch: { $list } ({ $what }).
borabora-ask-onto = Welcher Würfel kommt auf { $what }?
borabora-ask-onto-free = Es passt: { $list }.
borabora-ask-onto-also = Mit Hilfe ({ $what }) auch: { $list }.
borabora-ask-onto-with = Nur mit Hilfe ({ $what }): { $list }.
borabora-ask-pay = Womit rufst du: { $what }?
borabora-ask-Expand = In welches Gebiet kommt deine Hütte?
borabora-ask-Expand-detail = { $way ->
        [land] Auf dem Landweg bis { $n }: { $list }.
       *[water] Auf dem Wasserweg bis { $n }: { $list }.
    }
borabora-ask-Store = { $of ->
        [sand] Auf welches Zeremonienfeld kommt der Sand?
        [wood] Auf welches Zeremonienfeld kommt das Holz?
       *[stone] Auf welches Zeremonienfeld kommt der Stein?
    }
borabora-ask-Store-detail = Der Baustoff bleibt dort liegen. Aus zwei benachbarten Baustoffen wird ein Gebäude.
borabora-ask-ScoreFish = { $n ->
        [one] Den roten Gott rufen und den Fisch für 1 Punkt werten?
       *[other] Den roten Gott rufen und den Fisch für { $n } Punkte werten?
    }
borabora-ask-ScoreFish-detail = Neues Gebiet: { $what }. Mit dem roten Gott wertest du ihn jetzt; am Ende zählt er noch einmal, für die Hütte auf dem Bauplatz.
borabora-ask-ScoreFish-none = Den roten Gott kannst du nicht rufen, jetzt bringt dieser Fisch nichts.
borabora-ask-ScoreFish-none-detail = Nötig wären Opfergabe und rote Karte oder zwei gleiche Karten, oder ein Hauptgott.
borabora-ask-TakePerson = { $sex ->
        [woman] Nimm eine Frau von den Feldern bis { $n }.
       *[man] Nimm einen Mann von den Feldern bis { $n }.
    }
borabora-ask-TakePerson-detail = { $sex ->
        [woman] { $b ->
            [one] Sie kommt auf dein letztes freies Hüttenfeld.
           *[other] Sie kommt auf eins deiner { $b } freien Hüttenfelder.
        }
       *[man] { $b ->
            [one] Er kommt auf dein letztes freies Hüttenfeld.
           *[other] Er kommt auf eins deiner { $b } freien Hüttenfelder.
        }
    }
borabora-ask-Spend = Noch { $left }. Was nimmst du?
borabora-ask-Spend-detail = Jedes kostet die Zahl darauf.
borabora-price-tattoo = Tätowieren
borabora-price-collect = Muscheln sammeln
borabora-price-point = 1 Punkt
borabora-price-offering = Opfergabe
borabora-price-card = Götterkarte
borabora-price-material = Baustoff
borabora-price-move = Hütte auf Feld 12
borabora-ask-tattoo = Welcher Mann wird tätowiert?
borabora-ask-tattoo-detail = Seine Zeichen sind deine Schritte auf der Statusleiste.
borabora-ask-collect = Welche Frau sammelt Muscheln?
borabora-ask-collect-detail = Du bekommst so viele, wie auf ihr stehen.
borabora-ask-material = Welcher Baustoff?
borabora-ask-material-detail = Er kommt auf ein freies Zeremonienfeld seiner Art. Ohne eines wird er beiseitegelegt und zählt nur für Aufgaben.
borabora-ask-card = Vom Stapel oder aus der Auslage?
borabora-ask-card-detail = Eine offene Karte wird sofort ersetzt.
borabora-ask-Priest = Schicke einen Priester auf ein Feld bis { $n }.
borabora-ask-Priest-detail = Wer dort steht, rückt nach unten. Am Ende der Runde bringen die meisten Priester einen Hauptgott, bei Gleichstand der höchste.
borabora-ask-Build = Wähle ein Gebäude bis { $a } und zwei benachbarte Baustoffe.
borabora-ask-Build-detail = Es bringt { $n } Punkte und einen Feuerbonus.
borabora-ask-building = Auf welche zwei Baustoffe kommt { $what }?
borabora-ask-building-detail = Sie müssen nebeneinanderliegen. Beide Felder bleiben bedeckt.
borabora-ask-Fire = Feuerbonus: Nimm zwei Dinge.
borabora-ask-Fire-detail = Götterkarte oder Opfergabe, dazu Statusschritt oder Muschel.
borabora-ask-Fire-second = Und Statusschritt oder Muschel?
borabora-ask-Fire-second-detail = Status bringt Punkte und die Reihenfolge, Muscheln bezahlen Schmuck.
borabora-ask-Fire-first = Und Götterkarte oder Opfergabe?
borabora-ask-Fire-first-detail = Jeder Gott, den du mit Karten rufst, kostet auch eine Opfergabe.
borabora-ask-UsePeople = Nutze eine Frauen- und eine Männergruppe.
borabora-ask-UsePeople-detail = In beliebiger Folge, oder nur eine.
borabora-ask-UsePeople-women = Nutze jetzt eine Männergruppe.
borabora-ask-UsePeople-women-detail = Oder beende deinen Zug mit „Fertig“.
borabora-ask-UsePeople-men = Nutze jetzt eine Frauengruppe.
borabora-ask-UsePeople-men-detail = Oder beende deinen Zug mit „Fertig“.
borabora-ask-UsePeople-both = Mit dem grünen Gott darf noch eine Gruppe wirken.
borabora-ask-UsePeople-both-detail = Oder beende deinen Zug mit „Fertig“.
borabora-ask-UsePeople-green = Der grüne Gott hilft: welcher Gruppe?
borabora-ask-UsePeople-green-detail = Verdopple eine Gruppe, oder nutze noch eine von anderer Art.
borabora-ask-UsePeople-acted = Deine Bevölkerung ist fertig.
borabora-ask-UsePeople-acted-detail = Beende deinen Zug mit „Fertig“.
borabora-ask-UsePeople-stuck = Keine deiner Gruppen kann gerade etwas tun.
borabora-ask-UsePeople-stuck-detail = Gefährten brauchen ein freies Hüttenfeld, Bauleute zwei benachbarte Baustoffe. Beende deinen Zug mit „Fertig“.
borabora-ask-Gather = { $n ->
        [one] Welcher Baustoff?
       *[other] Welcher Baustoff? Noch { $n }.
    }
borabora-ask-Gather-detail = Er kommt auf ein freies Zeremonienfeld seiner Art.
borabora-ask-Pray = { $n ->
        [one] Götterkarte: vom Stapel oder aus der Auslage?
       *[other] Götterkarte: vom Stapel oder aus der Auslage? Noch { $n }.
    }
borabora-ask-Pray-detail = Eine offene Karte wird vor der nächsten ersetzt.
borabora-ask-MoveHuts = Wie viele Hütten kommen auf Feld 12?
borabora-ask-MoveHuts-detail = Bis zu { $n }. Jede macht Platz für eine Person.
borabora-ask-BuyJewel = { $n ->
        [one] Kaufe ein Schmuckstück oder keines. Du hast 1 Muschel.
       *[other] Kaufe ein Schmuckstück oder keines. Du hast { $n } Muscheln.
    }
borabora-ask-BuyJewel-detail = Es bringt am Ende Punkte. Was niemand kauft, kommt aus dem Spiel.
borabora-ask-ResolveTask-met = Erfülle eine deiner Aufgaben.
borabora-ask-ResolveTask-met-detail = Sie bringt { $b } Punkte. Abgegeben wird nichts.
borabora-ask-ResolveTask-may = Erfülle eine deiner Aufgaben, oder gib eine auf.
borabora-ask-ResolveTask-may-detail = Sie bringt { $b } Punkte. Abgegeben wird nichts.
borabora-ask-ResolveTask-yellow = Mit dem gelben Gott erfüllst du eine Aufgabe für { $n } Punkte.
borabora-ask-ResolveTask-yellow-detail = Rufe ihn für { $list }, oder gib eine Aufgabe auf.
borabora-ask-ResolveTask-none = Keine deiner Aufgaben ist erfüllt. Gib eine auf.
borabora-ask-ResolveTask-none-detail = Sie bringt nichts. Danach wählst du eine neue.
borabora-ask-TakeTask = Nimm eine neue Aufgabe.
borabora-ask-TakeTask-detail = Am Ende jeder Runde wird eine deiner drei Aufgaben erfüllt oder aufgegeben.
borabora-ask-TakeTask-last-detail = Es ist die letzte: Danach darfst du alle drei erfüllen.
borabora-ask-LastTasks-met = { $a ->
        [one] Erfülle deine letzte Aufgabe.
       *[other] Erfülle, was du von deinen letzten { $a } Aufgaben schaffst.
    }
borabora-ask-LastTasks-met-detail = Eine nach der anderen. Bei jeder darf der gelbe Gott helfen.
borabora-ask-LastTasks-yellow = Mit dem gelben Gott erfüllst du eine Aufgabe für { $n } Punkte.
borabora-ask-LastTasks-yellow-detail = Für { $list }. Ein Hauptgott, den du hier ausgibst, bringt am Ende nichts mehr.
borabora-ask-LastTasks-none = Keine deiner übrigen Aufgaben ist erfüllt.
borabora-ask-LastTasks-none-detail = Sie bringen nichts. Die Schlusswertung folgt.

# Worüber jemand nachdenkt
borabora-support-FirstHut = erste Hütte
borabora-support-PlaceDie = Würfel
borabora-support-Expand = Ausbreiten
borabora-support-Store = Lagern
borabora-support-ScoreFish = Fisch
borabora-support-TakePerson = Bevölkerung
borabora-support-Spend = Helfer
borabora-support-Priest = Priester
borabora-support-Build = Bauen
borabora-support-Fire = Feuerbonus
borabora-support-UsePeople = Bevölkerung
borabora-support-Gather = Baustoff
borabora-support-Pray = Götterkarte
borabora-support-MoveHuts = Umzug
borabora-support-BuyJewel = Schmuck
borabora-support-ResolveTask = Aufgabe
borabora-support-TakeTask = neue Aufgabe
borabora-support-LastTasks = letzte Aufgaben
borabora-fire-status = ein Statusschritt
borabora-fire-shell = eine Muschel
borabora-plan-pass-ScoreFish = Den Fisch lassen
borabora-plan-pass-Spend = Fertig mit dem Helfer
borabora-plan-pass-UsePeople = Fertig mit der Bevölkerung
borabora-plan-pass-BuyJewel = Nichts kaufen
borabora-plan-pass-LastTasks = Fertig mit den Aufgaben

## Das Protokoll, im Präteritum
# $jewel „Ring, 9 Punkte“  $effect „Ausbreiten zu Land bis 4“

borabora-log-pass = { $me ->
        [you] Du beließest es dabei.
       *[other] { $p } beließ es dabei.
    }
borabora-log-material = { $me ->
        [you] Du wähltest
       *[other] { $p } wählte
    } einen Baustoff: { $what }.
borabora-log-round = Runde { $n } von 6
borabora-log-rolls = { $me ->
        [you] Du würfeltest
       *[other] { $p } würfelte
    } { $list }.
borabora-log-calls = { $me ->
        [you] Du riefst
       *[other] { $p } rief
    } { $of ->
        [blue] den blauen Gott
        [white] den weißen Gott
        [red] den roten Gott
        [green] den grünen Gott
       *[yellow] den gelben Gott
    } ({ $what }).
borabora-log-places = { $me ->
        [you] Du setztest
       *[other] { $p } setzte
    } eine { $n } auf { $what }.
borabora-log-settles = { $me ->
        [you] Du besiedeltest
       *[other] { $p } besiedelte
    } { $to }.
borabora-log-shells = { $me ->
        [you] Du bekamst
       *[other] { $p } bekam
    } { $n ->
        [one] 1 Muschel
       *[other] { $n } Muscheln
    }.
borabora-log-offerings = { $me ->
        [you] Du bekamst
       *[other] { $p } bekam
    } { $n ->
        [one] 1 Opfergabe
       *[other] { $n } Opfergaben
    }.
borabora-log-stores = { $me ->
        [you] Du lagertest
       *[other] { $p } lagerte
    } { $what }.
borabora-log-aside = { $me ->
        [you] Du legtest
       *[other] { $p } legte
    } { $what } beiseite.
borabora-log-draws = { $me ->
        [you] Du zogst
       *[other] { $p } zog
    } eine Götterkarte.
borabora-log-takes-card = { $me ->
        [you] Du nahmst
       *[other] { $p } nahm
    } eine offene Karte: { $of ->
        [blue] Blau
        [white] Weiß
        [red] Rot
        [green] Grün
       *[yellow] Gelb
    }.
borabora-log-display = { $of ->
        [blue] Neu in der Auslage: Blau.
        [white] Neu in der Auslage: Weiß.
        [red] Neu in der Auslage: Rot.
        [green] Neu in der Auslage: Grün.
       *[yellow] Neu in der Auslage: Gelb.
    }
borabora-log-shuffle = Der Ablagestapel wurde neuer Nachziehstapel.
borabora-log-takes = { $me ->
        [you] Du nahmst
       *[other] { $p } nahm
    } { $sex ->
        [woman] eine Frau
       *[man] einen Mann
    }: { $what }.
borabora-log-slides = { $me ->
        [you] Du ließest
       *[other] { $p } ließ
    } { $sex ->
        [woman] eine Frau Muscheln sammeln
       *[man] einen Mann tätowieren
    }: { $what }.
borabora-log-status = { $me ->
        [you] Du zogst
       *[other] { $p } zog
    } auf der Statusleiste auf { $n }.
borabora-log-moves = { $me ->
        [you] Du setztest
       *[other] { $p } setzte
    } { $n ->
        [one] 1 Hütte
       *[other] { $n } Hütten
    } auf Feld 12.
borabora-log-priest = { $me ->
        [you] Du schicktest
       *[other] { $p } schickte
    } einen Priester auf Tempelfeld { $n }.
borabora-log-pushed = { $me ->
        [you] Dein Priester
       *[other] Ein Priester von { $p }
    } rückte auf { $n }.
borabora-log-falls = { $me ->
        [you] Dein Priester
       *[other] Ein Priester von { $p }
    } musste den Tempel verlassen.
borabora-log-builds = { $me ->
        [you] Du bautest
       *[other] { $p } baute
    } Gebäude { $n }.
borabora-log-uses = { $me ->
        [you] Du nutztest
       *[other] { $p } nutzte
    } { $sex ->
        [woman] eine Frauengruppe
       *[man] eine Männergruppe
    }, { $what }: { $effect }.
borabora-log-order = Neue Reihenfolge: { $list }.
borabora-log-god-tile = { $me ->
        [you] Du führtest im Tempel und bekamst
       *[other] { $p } führte im Tempel und bekam
    } einen Hauptgott.
borabora-log-tile-leaves = Der Tempel war leer, ein Hauptgott kam aus dem Spiel.
borabora-log-buys = { $me ->
        [you] Du kauftest
       *[other] { $p } kaufte
    } für { $n ->
        [one] 1 Muschel
       *[other] { $n } Muscheln
    }: { $jewel }.
borabora-log-fulfils = { $me ->
        [you] Du erfülltest
       *[other] { $p } erfüllte
    } eine Aufgabe: { $what }.
borabora-log-drops = { $me ->
        [you] Du gabst
       *[other] { $p } gab
    } eine Aufgabe auf: { $what }.
borabora-log-drafts = { $me ->
        [you] Du nahmst
       *[other] { $p } nahm
    } eine Aufgabe: { $what }.
borabora-log-scores = { $me ->
        [you] Du bekamst
       *[other] { $p } bekam
    } { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    } ({ $what }).
borabora-log-over = Die sechste Runde ist vorbei und damit die Partie.

# Wofür es Punkte gibt
borabora-why-fishing = Fischfang
borabora-why-fish = Fisch, roter Gott
borabora-why-helper = Helfer
borabora-why-building = Gebäude
borabora-why-invocation = Anrufung
borabora-why-status = Statusleiste
borabora-why-temple = Tempel
borabora-why-task = Aufgabe
borabora-why-god-tiles = übrige Hauptgötter
borabora-why-held-fish = Fische der gehaltenen Gebiete
borabora-why-jewels = Schmuck
borabora-why-nine-tasks = neun erfüllte Aufgaben
borabora-why-six-jewels = sechs Schmuckstücke
borabora-why-full-ritual = alle zwölf Zeremonienfelder bedeckt
borabora-why-six-buildings = alle sechs Gebäude
borabora-why-twelve-regions = Hütten in allen zwölf Gebieten
borabora-why-twelve-people = zwölf Personen

## Das Ende

borabora-scoring-so-far = Vor dem Ende
borabora-scoring-so-far-text = Was alle in sechs Runden und mit den letzten Aufgaben gesammelt haben.
borabora-scoring-god-tiles = Hauptgötter
borabora-scoring-god-tiles-text = Jeder übrige Hauptgott bringt { $n } Punkte.
borabora-scoring-held-fish = Fische
borabora-scoring-held-fish-text = Jeder Fisch zählt für die Hütte auf dem Bauplatz daneben.
borabora-scoring-jewels = Schmuck
borabora-scoring-jewels-text = Jedes Schmuckstück bringt seine aufgedruckten Punkte.
borabora-scoring-bonuses = Große Werke
borabora-scoring-bonuses-text = Je { $n } Punkte für neun Aufgaben, sechs Schmuckstücke, zwölf bedeckte Zeremonienfelder, sechs Gebäude, zwölf Gebiete und zwölf Personen.
borabora-scoring-tie = Gleichstand
borabora-scoring-tie-text = Bei gleichen Punkten gewinnt, wer in der Reihenfolge weiter vorn ist.
borabora-scoring-none = nichts
borabora-scoring-gain = { $what }: +{ $n }
borabora-scoring-place = Platz { $n } der Reihenfolge

## Weitere Wörter

# The table

borabora-table-possible = möglich
borabora-table-chosen = gewählt
borabora-table-map = Inselkarte: 12 Gebiete auf 5 Inseln
borabora-path-land = Landweg, { $n }
borabora-path-water = Wasserweg, { $n }
borabora-table-no-hut = keine Hütte
borabora-table-holder = gehalten von { $p }
borabora-table-also-huts = Hütten daneben: { $list }
borabora-table-actions = Aktionsplättchen
borabora-table-any-die = jeder Würfel
borabora-table-only = nur { $list }
borabora-table-with = mit { $list }
# On a tile, beside the card: the colours alone.
borabora-table-colour = { $god ->
        [blue] Blau
        [white] Weiß
        [red] Rot
        [green] Grün
       *[yellow] Gelb
    }
borabora-table-below = unter { $n }
borabora-table-barred = für diesen Würfel gesperrt
borabora-table-idle = nichts zu tun
borabora-table-god-opens = möglich mit: { $list }
borabora-table-dice = Würfel: { $list }
borabora-table-die = Würfel: { $n }
borabora-table-choices = Auswahl
borabora-table-ways = Auf welche Art
borabora-table-back = Zurück zur Liste
borabora-table-cost = kostet { $n }
borabora-table-deck = Vom Stapel
borabora-table-deck-why = verdeckt
borabora-table-brief-blue = passt überall
borabora-table-brief-white = zählt als 6
borabora-table-brief-red = wertet einen Fisch
borabora-table-brief-green = verdoppelt Gruppe
borabora-table-brief-yellow = erleichtert Aufgabe
borabora-table-deck-of = Götterkarte vom Stapel, noch { $n }
borabora-table-score-fish = Für { $n } werten
borabora-table-spend-tattoo = Tätowieren
borabora-table-spend-collect = Muscheln sammeln
borabora-table-spend-point = 1 Siegpunkt
borabora-table-spend-offering = Opfergabe
borabora-table-spend-card = Götterkarte
borabora-table-spend-material = Baustoff
borabora-table-spend-move = Hütte umsetzen
borabora-table-spend-move-why = auf Feld 12
borabora-table-room = { $n ->
        [0] beiseite
        [one] 1 freies Feld
       *[other] { $n } freie Felder
    }
borabora-table-way-plain = ohne Gott
borabora-table-way-tile = (am Ende −{ $n })
borabora-table-way-row = Hütte aus der Reihe (macht ein Feld frei)
borabora-table-way-stack = Hütte von Feld 12 (macht keins frei)
borabora-table-way-double = verdoppeln
borabora-table-way-extra = noch eine Gruppe
borabora-table-way-fulfil = erfüllen
borabora-table-way-drop = aufgeben
borabora-table-groups = Gruppen
borabora-table-no-people = In diesem Dorf wohnt noch niemand: Frau und Mann bringen Leute.
borabora-table-group-idle = jetzt nichts zu tun
borabora-table-used = genutzt
borabora-table-scoring = Wertung
borabora-table-temple-each = je { $n }
borabora-table-plus = +{ $n }
borabora-table-fulfilled =
    { $n ->
        [one] 1 Aufgabe erfüllt
       *[other] { $n } Aufgaben erfüllt
    }
borabora-table-people = Bevölkerung
borabora-table-woman-row = Frauen
borabora-table-man-row = Männer
borabora-table-person = Feld { $n }, { $what }, { $marks }
borabora-table-status = Status
borabora-table-status-why = Punkte und Reihenfolge am Rundenende
borabora-table-status-at = { $n }: { $list }
borabora-table-priest-of = Priester von { $p }
borabora-table-jewels = Schmuck
borabora-table-none-left = Nichts mehr da.
borabora-table-no-jewels = In dieser Runde keiner mehr.
borabora-table-gods = Götter
borabora-table-tasks-each = je { $n } Punkte
borabora-table-your-tasks = Deine
borabora-table-village = Dorf: zwölf Felder
borabora-table-village-why = Dein Dorf: Hütten machen Platz für Personen
borabora-table-your-village = Dein Dorf
borabora-table-your-dice = Deine Würfel
borabora-table-free = freies Feld
borabora-table-hut = Hütte
borabora-table-stack = Feld 12, Hütten: { $n }
borabora-table-ritual = Zeremonienplatz
borabora-table-full = belegt
borabora-table-empty = leer
borabora-table-buildings = Gebäude
borabora-table-built = gebaut
borabora-table-goods = Götter, Güter
borabora-table-no-cards = keine Götterkarten
borabora-table-supply = Priester im Vorrat: { $n }
borabora-table-aside = beiseitegelegt
borabora-table-panel = { $a }, { $b }, { $c } frei
borabora-table-phase = Teile der Runde
borabora-table-phase-A = Würfel
borabora-table-phase-B = Bevölkerung
borabora-table-phase-C = Wertung
borabora-table-round = Runde { $n } von 6
borabora-table-only-blue = nur Blau
borabora-table-parts = Teile des Tisches
borabora-table-part-village = Dorf

# Tasks beside their signs, in few words
borabora-brief-priests_in_temple = { $n } Priester
borabora-brief-jewelry = { $n } Schmuck
borabora-brief-turn_order_1 = Erster der Reihe
borabora-brief-regions = Hütten in { $n } Gebieten
borabora-brief-islands = Hütte auf jeder Insel
borabora-brief-identical_god_cards = { $n } gleiche Götter
borabora-brief-god_cards_of_color = { $of ->
        [blue] { $n } blaue Götter
        [white] { $n } weiße Götter
        [red] { $n } rote Götter
        [green] { $n } grüne Götter
       *[yellow] { $n } gelbe Götter
    }
borabora-brief-different_god_cards = { $n } Arten Götter
borabora-brief-different_jewelry = { $n } Arten Schmuck
borabora-brief-different_men = { $n } Arten Männer
borabora-brief-different_women = { $n } Arten Frauen
borabora-brief-materials_any = { $n } Baustoffe
borabora-brief-regions_of_terrain = { $of ->
        [mountain] alle Berge
        [plain] alle Ebenen
        [beach] alle Strände
       *[forest] alle Wälder
    }
borabora-brief-regions_with_fish = { $of ->
        [a] alle Rochen
        [b] alle Thunfische
        [c] alle Papagei­fische
       *[d] alle Haie
    }
borabora-brief-huts_on_slot_12 = { $n } Hütten auf 12
borabora-brief-slid_women = { $n } Frauen mit Muscheln
borabora-brief-slid_people = { $n } genutzte Personen
borabora-brief-people_of_type = { $n }× { $what }

# The table
borabora-table-open-village = { $p }: Dorf ansehen
borabora-table-turn = Platz { $n } der Reihenfolge
borabora-table-now = jetzt
borabora-table-next = dann
borabora-table-open-tasks = Offene Aufgaben
borabora-table-part-island = Insel
borabora-table-part-people = Leute, Aufgaben
borabora-table-close = Schließen
borabora-table-free-n = { $n ->
        [0] voll
       *[other] { $n } frei
    }
borabora-table-no-person = Feld { $n }: vergeben
borabora-tile-land = Landweg
borabora-tile-water = Wasserweg
