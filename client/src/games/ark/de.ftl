# Die Bundeslade
# $p "Anna"  $n $now $finished $sheep $wolves Zahlen  $kind city|road|field|temple  $on city|road|field
# $cell "3 Ost, 1 Nord"  $sides $list mehrere Seiten oder Stellen  $a $b Seiten  $me you|other

ark-title = Die Bundeslade
ark-line = Lege das Land aus, sende deine Gefolgsleute und trage die Bundeslade an ihnen vorbei.
ark-minutes = 45
ark-won = { $me ->
        [you] Du gewinnst mit { $n } Punkten.
       *[other] { $p } gewinnt mit { $n } Punkten.
    }
ark-word-tile = Legen
ark-word-follower = Gefolgsmann
ark-word-prophet = Prophet
ark-word-ark = Bundeslade
ark-word-pass = Nichts
ark-word-enter = Hierher
ark-word-n = Grundstellung
ark-word-e = rechts
ark-word-s = kopfüber
ark-word-w = links
ark-ask-PlaceTile = Lege dein Plättchen. Es passt auf die markierten Stellen, Antippen dreht es.
ark-ask-Deploy = Setze einen Gefolgsmann, oder bewege die Bundeslade.
ark-ask-EnterArk = Die erste Stadt ist fertig. Auf welchem ihrer Plättchen beginnt die Bundeslade?
ark-support-PlaceTile = Plättchen
ark-support-Deploy = Figur oder Lade
ark-support-EnterArk = Bundeslade

## Rules of the table
ark-option-ark_start_tile = Startfeld der Lade
ark-option-ark_start_tile-never = nie betreten
ark-option-ark_start_tile-pass_through = darf gekreuzt werden
ark-option-ark_start_tile-why = Ob die Bundeslade das Plättchen kreuzen darf, auf dem ihr Weg begann. Dort endet er nie.
ark-option-ark_counts_prophets = Propheten punkten bei der Lade
ark-option-ark_counts_prophets-true = ja
ark-option-ark_counts_prophets-false = nein
ark-option-ark_counts_prophets-why = Ob die Bundeslade auch für einen Propheten einen Punkt gibt, wie für einen Gefolgsmann.
ark-option-incomplete_count = Unfertige Straßen und Städte
ark-option-incomplete_count-tiles = Plättchen zählen
ark-option-incomplete_count-parts = Teile zählen
ark-option-incomplete_count-why = Ein Plättchen kann mit zwei Teilen zur selben Straße oder Stadt gehören.
ark-option-ark_entry_replaces_action = Die erste fertige Stadt ersetzt das Setzen
ark-option-ark_entry_replaces_action-true = ja
ark-option-ark_entry_replaces_action-false = nein
ark-option-ark_entry_replaces_action-why = Ob wer die erste Stadt fertigstellt auch einen Gefolgsmann setzen darf.

## The land and the tray
ark-land = Das Land
ark-kind = { $kind ->
        [city] Stadt
        [road] Straße
        [field] Weide
       *[temple] Tempel
    }
ark-side-N = Norden
ark-side-E = Osten
ark-side-S = Süden
ark-side-W = Westen

ark-cell-start = Startplättchen
ark-cell-east = { $n } Ost
ark-cell-west = { $n } West
ark-cell-south = { $n } Süd
ark-cell-north = { $n } Nord
ark-cell-empty = leer
ark-cell-possible = möglich
ark-cell-ghost = Hier liegt dein Plättchen, noch lose.
ark-cell-ark = Hier steht die Bundeslade.
ark-cell-steps = { $n ->
        [one] Die Lade kommt mit einem Schritt hierher.
       *[other] Die Lade kommt mit { $n } Schritten hierher.
    }
ark-cell-piece = { $kind ->
        [follower] { $on ->
            [city] Gefolgsmann von { $p } in der Stadt.
            [road] Gefolgsmann von { $p } auf der Straße.
           *[field] Gefolgsmann von { $p } auf der Weide.
        }
       *[prophet] Prophet von { $p } in der Stadt.
    }
ark-cell-open = Offen nach { $sides }.
ark-cell-fit = { $n ->
        [0] Hier passt kein Plättchen mehr.
        [one] Hier passt noch ein Plättchen.
       *[other] Hier passen noch { $n } Plättchen.
    }
ark-draw-city = Stadt nach { $sides }
ark-draw-road = Straße von { $a } nach { $b }
ark-draw-arm = Straße nach { $a }
ark-draw-field = Weide
ark-draw-temple = Tempel
ark-draw-crossing = Kreuzung
ark-mark-scrolls = { $n ->
        [one] eine Schriftrolle
       *[other] { $n } Schriftrollen
    }
ark-mark-oases = { $n ->
        [one] eine Oase
       *[other] { $n } Oasen
    }
ark-mark-sheep = { $n ->
        [one] ein Schaf
       *[other] { $n } Schafe
    }
ark-mark-wolves = { $n ->
        [one] ein Wolf
       *[other] { $n } Wölfe
    }
ark-spot = { $kind ->
        [follower] { $on ->
            [city] Gefolgsmann in die Stadt
            [road] Gefolgsmann auf die Straße
           *[field] Gefolgsmann auf die Weide
        }
       *[prophet] Prophet in die Stadt
    }

ark-about-nobody = noch von niemandem
ark-about-worth = { $least ->
        [yes] jetzt { $now }, fertig mindestens { $finished }
       *[no] jetzt { $now }, fertig { $finished }
    }
ark-about-complete = { $n ->
        [one] fertig: 1 Punkt
       *[other] fertig: { $n } Punkte
    }
ark-about-open = { $n ->
        [one] Eine offene Kante.
       *[other] { $n } offene Kanten.
    }
ark-about-fit = { $n ->
        [0] Kein Plättchen passt mehr.
        [one] Ein Plättchen passt noch.
       *[other] { $n } Plättchen passen noch.
    }
ark-about-balance = { $sheep ->
        [one] 1 Schaf
       *[other] { $sheep } Schafe
    }, { $wolves ->
        [one] 1 Wolf
       *[other] { $wolves } Wölfe
    }: { $n } Punkte

ark-tools = Ansicht
ark-tool-fields = Weiden
ark-tool-edges = Offene Kanten
ark-tool-left = Übrige Plättchen
ark-tool-closer = Näher
ark-tool-farther = Weiter weg
ark-tool-fit = Das ganze Land
ark-fields-hint = Gestreifte Weiden gehören denen, die dort die meisten Gefolgsleute haben. Jedes Schaf mehr als Wölfe ist 2 wert.
ark-aid-board = Punkte auf dem Plan
ark-left = Übrige Plättchen: { $n }
ark-left-where = Was noch passt
ark-left-anywhere = irgendwo
ark-left-count = { $n } davon
ark-left-out = Aus dem Spiel

ark-panel = { $n } von { $all }
ark-panel-board = +{ $n } auf dem Plan
ark-prophet = { $where ->
        [supply] Prophet noch im Vorrat
        [board] Prophet auf dem Plan
       *[box] Prophet ausgeschieden
    }
ark-you = du
ark-tray-tile = Dein Plättchen
ark-tray-pieces = Deine Figuren
ark-tray-follower = Gefolgsmann
ark-tray-prophet = Prophet, verdoppelt die Stadt
ark-tray-ark = Lade
ark-tray-or = Oder
ark-tray-enter = Wähle eines der markierten Plättchen.
ark-tray-theirs = Plättchen von { $p }
ark-turn-left = Nach links drehen
ark-turn-right = Nach rechts drehen
ark-walk = { $n ->
        [one] 1 Schritt
       *[other] { $n } Schritte
    }
ark-walk-nothing = keine Punkte

ark-text-title = { $kind ->
        [city] Städte
        [road] Straßen
        [field] Weiden
        [temple] Tempel
        [free] Straßen und Städte von niemandem
        [tiles] Plättchen
       *[rest] Außerdem
    }
ark-text-feature = { $kind ->
        [city] Stadt bei { $cell } ({ $n }), { $owner }:
        [road] Straße bei { $cell } ({ $n }), { $owner }:
        [field] Weide bei { $cell } ({ $n }), { $owner }:
       *[temple] Tempel bei { $cell } ({ $n }), { $owner }:
    }
ark-text-left = { $n ->
        [one] Ein Plättchen ist übrig.
       *[other] { $n } Plättchen sind übrig.
    }
ark-text-ark = Die Bundeslade: { $cell }.
ark-text-no-ark = Die Bundeslade ist noch nicht im Spiel.
ark-text-spaces = Freie Stellen am Rand: { $list }.
ark-text-player = { $p }: { $n ->
        [one] noch ein Gefolgsmann
       *[other] noch { $n } Gefolgsleute
    }, { $prophet ->
        [supply] Prophet noch im Vorrat
        [board] Prophet auf dem Plan
       *[box] Prophet ausgeschieden
    }.

ark-refused-side = Das Plättchen muss mit einer ganzen Seite anliegen.
ark-refused-match = Straße, Stadt und Weide müssen weitergehen.
ark-refused-occupied = { $kind ->
        [city] { $p } hat in dieser Stadt schon eine Figur. Wähle ein freies Stück.
        [road] { $p } hat auf dieser Straße schon eine Figur. Wähle ein freies Stück.
       *[field] { $p } hat auf dieser Weide schon eine Figur. Wähle ein freies Stück.
    }
ark-refused-temple = Auf den Tempel selbst kommt niemand.
ark-refused-none = Alle deine Gefolgsleute sind unterwegs.
ark-refused-walk = Die Bundeslade geht 1 bis 5 Plättchen und betritt keines zweimal.
ark-refused-enter = Die Bundeslade beginnt in einer Stadt, die gerade fertig wurde.
