# Bora Bora
# $p "Anna"  $me you|other: ob der Satz zum Lesenden spricht  $n $a $b Zahlen
# $of Farbe, Form, Landschaft, Art, Typ oder Baustoff  $sex woman|man  $what $list bereits benannte Dinge

borabora-title = Bora Bora
borabora-line = Sechs Runden auf fünf Inseln: Würfel, Hütten, Götter und Opfergaben.
borabora-minutes = 90
borabora-seat-0 = Rot
borabora-seat-1 = Blau
borabora-seat-2 = Grün
borabora-seat-3 = Schwarz

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

# Aktionskarten und der Fischfang
borabora-action-helper = Helfer
borabora-action-helper-why = Gib die Augen des Würfels aus: für Tätowieren und Muscheln, Waren oder Punkte.
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
borabora-god-blue-why = Mit einem Würfel: Er muss nicht kleiner sein als die Würfel auf der Karte.
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
borabora-sex-woman = Frau
borabora-sex-man = Mann
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
borabora-effect-hike = Ausbreiten auf dem Landweg bis { $n }
borabora-effect-canoe = Ausbreiten auf dem Wasserweg bis { $n }
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
            [one] Sammelt einmal 1 Muschel.
           *[other] Sammelt einmal { $n } Muscheln.
        }
       *[man] { $n ->
            [one] Bringt einmal, beim Tätowieren, 1 Statusschritt.
           *[other] Bringt einmal, beim Tätowieren, { $n } Statusschritte.
        }
    }
borabora-slid = { $sex ->
        [woman] Hat ihre Muscheln gesammelt.
       *[man] Ist tätowiert.
    }

# Die Karte: ein Name, und wohin eine Hütte kommt
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
borabora-terrain-forest = Wald
borabora-terrain-plain = Steppe
borabora-terrain-beach = Strand
borabora-terrain-mountain = Gebirge
borabora-island-central = Zentralinsel
borabora-island-north = Nordinsel
borabora-island-east = Ostinsel
borabora-island-south = Südinsel
borabora-island-west = Westinsel
borabora-path-land = Landweg, { $n }
borabora-path-water = Wasserweg, { $n }
borabora-species-a = Rochen
borabora-species-b = Thunfisch
borabora-species-c = Papageifisch
borabora-species-d = Hai
borabora-fish = Fisch: { $of ->
        [a] Rochen
        [b] Thunfisch
        [c] Papageifisch
       *[d] Hai
    }, { borabora-points }
borabora-fish-why = Mit dem roten Gott wertest du ihn sofort, wenn du kommst. Am Ende zählt er für den Bauplatz.

# Waren
borabora-material-sand = Sand
borabora-material-wood = Holz
borabora-material-stone = Stein
borabora-material-why = Zwei Nachbarn auf dem Zeremonienplatz werden ein Gebäude. Ohne freies Feld wird er beiseitegelegt: Er zählt für Aufgaben, aber nicht zum Bauen.
borabora-offering = Opfergabe
borabora-offering-why = Jeder Gott, den du mit Karten rufst, kostet eine.
borabora-shell = Muschel
borabora-shell-why = Damit bezahlst du am Ende einer Runde Schmuck.
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
borabora-jewel-why = Für Muscheln am Ende der eigenen Runde zu haben, eins für jede Person. Bringt Punkte am Ende der Partie.
borabora-building = Gebäude { $n }
# $n Nummer  $a Punkte in dieser Runde
borabora-building-why = Braucht eine Bauaktion ab { $n }. In dieser Runde bringt es { $a } Punkte und einen Feuerbonus.
# $a Zeile $b Spalte
borabora-space = { $of ->
        [sand] Zeremonienfeld für Sand
        [wood] Zeremonienfeld für Holz
       *[stone] Zeremonienfeld für Stein
    }, Zeile { $a }, Spalte { $b }
borabora-space-why = Fasst einen Baustoff seiner Art, später ein halbes Gebäude. Alle zwölf bedeckt bringen am Ende 6 Punkte.
borabora-slot = Hüttenfeld
borabora-slot-why = Geht die Hütte, darf eine Person kommen.
borabora-slot-12 = Feld 12
borabora-slot-12-why = Fasst beliebig viele Hütten, oder eine Person.
borabora-temple-space = Tempelfeld { $n }
borabora-temple-why = { $n ->
        [one] Jeder Priester hier bringt am Ende dieser Runde 1 Punkt. Die meisten Priester bekommen einen Hauptgott.
       *[other] Jeder Priester hier bringt am Ende dieser Runde { $n } Punkte. Die meisten Priester bekommen einen Hauptgott.
    }
borabora-status-why = Am Ende der Runde zählt der Platz Punkte und ordnet die Reihenfolge neu. Dann gehen alle zurück auf 0.
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

## Regeln am Tisch

borabora-option-three_player_tile = Doppelkarte zu dritt
borabora-option-three_player_tile-land_water = Land- / Wasserweg
borabora-option-three_player_tile-woman_man = Frau / Mann
borabora-option-three_player_tile-why = Welche zwei Aktionen zu dritt auf einer Karte und damit in einer Würfelreihe liegen.
borabora-option-must_act = Würfel nur für mögliche Aktionen
borabora-option-must_act-true = ja
borabora-option-must_act-false = nein
borabora-option-must_act-why = Wenn nicht, darf ein Würfel auch nur liegen, um eine Karte zu sperren.
borabora-option-fallen_priest = Aus dem Tempel verdrängter Priester
borabora-option-fallen_priest-back = kommt zurück
borabora-option-fallen_priest-gone = ist aus dem Spiel
borabora-option-fallen_priest-why = Ob er noch einmal geschickt werden kann.
borabora-option-cap_restacks = Schritte über 15 legen nach oben
borabora-option-cap_restacks-true = ja
borabora-option-cap_restacks-false = nein
borabora-option-cap_restacks-why = Ob ein Anzeigestein auf 15, der nicht weiterkann, dort zuoberst gelegt wird.
borabora-option-extra_other_sex = Zusatzgruppe des grünen Gottes darf eine Art wiederholen
borabora-option-extra_other_sex-true = des anderen Geschlechts
borabora-option-extra_other_sex-false = nie
borabora-option-extra_other_sex-why = Ob die Zusatzgruppe von einer Art sein darf, die das andere Geschlecht in dieser Runde schon genutzt hat.
borabora-option-must_fulfil = Erfüllbare Aufgabe ist Pflicht
borabora-option-must_fulfil-true = ja
borabora-option-must_fulfil-false = nein
borabora-option-must_fulfil-why = Wenn nicht, darfst du stattdessen eine andere aufgeben.
borabora-option-pair_is_yellow = Ein Paar als Gelb zählt als gelbe Karte
borabora-option-pair_is_yellow-true = ja
borabora-option-pair_is_yellow-false = nein
borabora-option-pair_is_yellow-why = Bei zwei Aufgaben hilft keine gelbe Karte. Dies sagt, ob ein Paar anderer Karten hilft.
borabora-option-mixed_types = Zwei Personen einer Art
borabora-option-mixed_types-true = Frau und Mann erlaubt
borabora-option-mixed_types-false = beide vom selben Geschlecht
borabora-option-mixed_types-why = Wie die Aufgaben mit zwei Personen einer Art erfüllt werden.
borabora-option-spare_points = Übrige Augen beim Helfer
borabora-option-spare_points-true = werden Punkte
borabora-option-spare_points-false = verfallen
borabora-option-spare_points-why = Was aus Augen wird, die du nicht ausgibst.
