# Die Bundeslade
# $p "Anna"  $seat 0-4  $me you|other: ob der Satz die lesende Person anspricht
# $n $a $b $now $finished $sheep $wolves Zahlen  $kind city|road|field|temple  $on city|road|field
# $whose you|other|shared|free  $list $sides Namen oder Dinge  $cell "3 Ost, 1 Nord"

ark-seat-0 = Rot
ark-seat-1 = Blau
ark-seat-2 = Gelb
ark-seat-3 = Grün
ark-seat-4 = Violett

## Things

ark-kinds = { $kind ->
        [city] { $n ->
            [one] eine Stadt
           *[other] { $n } Städte
        }
        [road] { $n ->
            [one] eine Straße
           *[other] { $n } Straßen
        }
       *[field] { $n ->
            [one] eine Weide
           *[other] { $n } Weiden
        }
    }
# Satzanfang oder eigene Zeile
ark-feature = { $whose ->
        [you] { $kind ->
            [city] Deine Stadt
            [road] Deine Straße
            [field] Deine Weide
           *[temple] Dein Tempel
        }
        [other] { $kind ->
            [city] Die Stadt von { $p }
            [road] Die Straße von { $p }
            [field] Die Weide von { $p }
           *[temple] Der Tempel von { $p }
        }
        [shared] { $kind ->
            [city] Eine gemeinsame Stadt
            [road] Eine gemeinsame Straße
            [field] Eine gemeinsame Weide
           *[temple] Ein gemeinsamer Tempel
        }
       *[free] { $kind ->
            [city] Eine freie Stadt
            [road] Eine freie Straße
            [field] Eine freie Weide
           *[temple] Ein freier Tempel
        }
    }
ark-points = { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }

## Rules of the table

ark-option-ark_start_tile = Startfeld der Lade
ark-option-ark_start_tile-never = nie betreten
ark-option-ark_start_tile-pass_through = darf gekreuzt werden
ark-option-ark_start_tile-why = Ob ein Weg von fünf Schritten das Plättchen kreuzen darf, auf dem er begann. Enden darf er dort nie.
ark-option-ark_counts_prophets = Propheten punkten bei der Lade
ark-option-ark_counts_prophets-why = Ob ein Prophet, an dem die Lade vorbeikommt, einen Punkt bringt wie ein Gefolgsmann.
ark-option-incomplete_count = Unfertige Straßen und Städte
ark-option-incomplete_count-tiles = Plättchen zählen
ark-option-incomplete_count-parts = Teile zählen
ark-option-incomplete_count-why = Am Ende der Partie: 1 Punkt je Plättchen oder je Teil. Das macht einen Unterschied, wo eine Straße oder Stadt zweimal auf einem Plättchen liegt.
ark-option-ark_entry_replaces_action = Die erste fertige Stadt ersetzt das Setzen
ark-option-ark_entry_replaces_action-why = Dann kommt auf das Plättchen, das die erste Stadt fertig macht, keine Figur mehr.

## Words on buttons

ark-word-tile = Plättchen
ark-word-follower = Gefolgsmann
ark-word-prophet = Prophet
ark-word-ark = Bundeslade
ark-word-pass = Nichts
ark-word-enter = Hierher
ark-word-n = Grundstellung
ark-word-e = rechts
ark-word-s = kopfüber
ark-word-w = links

## Prompts

ark-ask-PlaceTile = Lege dein Plättchen.
ark-ask-PlaceTile-detail = Es passt auf die markierten Stellen, Antippen dreht es.
ark-ask-PlaceTile-thrown = { $n ->
        [one] Das Plättchen davor passte nirgends und kam aus dem Spiel.
       *[other] Die { $n } Plättchen davor passten nirgends und kamen aus dem Spiel.
    }
ark-ask-Deploy = Gefolgsmann oder nichts?
ark-ask-Deploy-ark = Gefolgsmann oder Bundeslade?
ark-ask-Deploy-prophet = Prophet oder nichts?
ark-ask-Deploy-prophet-ark = Prophet oder Bundeslade?
ark-ask-Deploy-none = Hier kann niemand stehen.
ark-ask-Deploy-none-ark = Bundeslade oder nichts?
ark-ask-Deploy-out = Alle deine Gefolgsleute sind unterwegs.
ark-ask-Deploy-taken = Auf dem neuen Plättchen ist nichts frei.
ark-ask-Deploy-free = Frei: { $list }.
ark-ask-walk = Wohin geht die Bundeslade?
ark-ask-walk-detail = 1 bis 5 Plättchen, keines zweimal. Jede Figur, zu der sie kommt, bringt 1 Punkt.
ark-ask-route = Welchen Weg nimmt die Bundeslade?
ark-ask-route-detail = Die Wege zu diesem Plättchen kommen an verschiedenen Figuren vorbei.
ark-ask-EnterArk = Die erste Stadt ist fertig. Auf welchem ihrer Plättchen beginnt die Bundeslade?
ark-ask-EnterArk-detail = Jetzt bringt sie keine Punkte. Bewegt wird sie ab dem nächsten Zug.

ark-plan-tile = Plättchen: { $cell }
# $what a heading of the preview  $value "5 → 6"
ark-hint-but = Aber: { $what }
ark-plan-becomes = { $what }.
ark-plan-becomes-worth = { $what }: { $value }.
ark-plan-turns = { $n ->
        [one] Hier passt es nur so.
       *[other] Antippen dreht es: Hier passt es auf { $n } Arten.
    }
# $number " 2" where the tile has several
ark-plan-follower = { $kind ->
        [city] Gefolgsmann in die Stadt{ $number }
        [road] Gefolgsmann auf die Straße{ $number }
       *[field] Gefolgsmann auf die Weide{ $number }
    }
ark-plan-prophet = Prophet in die Stadt, fertig gewonnen zählt sie doppelt
ark-plan-walk = { $n ->
        [one] Die Bundeslade geht 1 Plättchen weit
       *[other] Die Bundeslade geht { $n } Plättchen weit
    }
ark-plan-enter = Hier beginnt die Bundeslade: { $cell }
ark-plan-pass = Kein Gefolgsmann in diesem Zug
ark-plan-worth = { $kind ->
        [last] Es bringt { $now } am Ende, das jetzt kommt.
        [field] So bringt sie am Ende { $now }, er bleibt bis dahin.
        [doubled] Unfertig bringt es { $now }, fertig und verdoppelt mindestens { $finished }.
       *[other] Unfertig bringt es { $now }, fertig mindestens { $finished }.
    }
ark-plan-score = { $me ->
        [you] Du bekommst { ark-points }.
       *[other] { $p } bekommt { ark-points }.
    }
# $what who scores how much
ark-plan-settled = Schon durch das Plättchen: { $what }
ark-plan-nobody = Niemand bekommt Punkte.
ark-plan-luck = Nicht zurückzunehmen: Danach wird gezogen.
ark-plan-last = Das war das letzte Plättchen: Es folgt die Schlusswertung.

ark-support-PlaceTile = Plättchen
ark-support-Deploy = Figur oder Lade
ark-support-EnterArk = Bundeslade

## Preview

ark-preview-begins = { $kind ->
        [city] Eine neue Stadt beginnt
        [road] Eine neue Straße beginnt
        [field] Eine neue Weide beginnt
       *[temple] Ein neuer Tempel beginnt
    }
ark-preview-grows = { ark-feature } wächst
ark-preview-shrinks = { ark-feature } ist weniger wert
ark-preview-joins = { $kind ->
        [city] Städte wachsen zusammen
        [road] Straßen wachsen zusammen
       *[field] Weiden wachsen zusammen
    }
# $title the line above
ark-preview-joined = { $title }: { $list }
ark-preview-finishes = { ark-feature } wird fertig
ark-preview-claims = { $kind ->
        [city] Dein Gefolgsmann nimmt die Stadt
        [road] Dein Gefolgsmann nimmt die Straße
       *[field] Dein Gefolgsmann nimmt die Weide
    }
ark-preview-prophet = Dein Prophet nimmt die Stadt
ark-preview-open = offen
ark-preview-missing = fehlen
ark-preview-now = Punkte
ark-preview-finished = fertig
ark-preview-finished-doubled = fertig, doppelt
ark-preview-fit = passen
ark-preview-end = am Ende
ark-preview-sheep = Schafe
ark-preview-wolves = Wölfe
ark-preview-change = { $a } → { $b }
ark-preview-least = { $n }+
ark-preview-owner = { $whose ->
        [you] Hier bekämst du die Punkte. Andere kommen nur dazu, wenn sie ihres damit verbinden.
        [other] Hier bekäme { $p } die Punkte. Andere kommen nur dazu, wenn sie ihres damit verbinden.
        [shared] Hier gäbe es volle Punkte für alle: { $list }.
       *[free] Hier steht noch niemand.
    }
ark-preview-owner-temple = { $whose ->
        [you] Rund um den Tempel hast du die meisten Figuren.
        [other] Rund um den Tempel hat { $p } die meisten Figuren.
        [shared] Gleichstand rund um den Tempel, volle Punkte gäbe es für alle: { $list }.
       *[free] Rund um den Tempel steht noch niemand.
    }
ark-preview-doubles = { $me ->
        [you] Dein Prophet steht hier: Gewinnst du die Stadt, zählt sie für dich doppelt.
       *[other] Der Prophet von { $p } steht hier: Gewinnt { $p } die Stadt, zählt sie doppelt.
    }
ark-preview-settled = { $kind ->
        [city] Stadt fertig: { ark-points }
        [road] Straße fertig: { ark-points }
       *[temple] Tempel fertig: { ark-points }
    }
ark-preview-doubled = vom Propheten verdoppelt
ark-preview-home = { $n ->
        [one] ein Gefolgsmann kommt zurück
       *[other] { $n } Gefolgsleute kommen zurück
    }
ark-preview-boxed = der Prophet scheidet aus
ark-preview-at-once = { $kind ->
        [city] Fertig und frei: Ein Gefolgsmann darin bringt sofort { ark-points } und kommt zurück.
       *[road] Fertig und frei: Ein Gefolgsmann darauf bringt sofort { ark-points } und kommt zurück.
    }
ark-preview-so-far = So steht es, bevor du einen Gefolgsmann setzt.
ark-preview-free = Frei für deine Figuren: { $list }.
ark-preview-free-none = Auf diesem Plättchen ist nichts frei.
ark-preview-free-out = Alle deine Gefolgsleute sind unterwegs.
ark-preview-left = { $n ->
        [0] Das ist dein letzter Gefolgsmann.
        [one] Dir bleibt noch 1 Gefolgsmann.
       *[other] Dir bleiben noch { $n } Gefolgsleute.
    }
ark-preview-stays = { $kind ->
        [city] Er kommt zurück, sobald die Stadt fertig ist.
        [road] Er kommt zurück, sobald die Straße fertig ist.
       *[field] Er bleibt bis zum Ende der Partie und wird dann gewertet.
    }
ark-preview-prophet-why = Wird die Stadt fertig und gewinnst du sie, zählt sie für dich doppelt. Dann scheidet der Prophet aus: Das geht einmal pro Partie.
ark-preview-passed = Die Bundeslade kommt vorbei
ark-preview-enter = Jetzt gibt es keine Punkte. Ab dem nächsten Zug kann sie an den Figuren vorbeigetragen werden.
ark-preview-pass = Alle deine Gefolgsleute bleiben bei dir.
ark-preview-first = Die erste Stadt ist fertig: Danach setzt du die Bundeslade auf eines ihrer Plättchen.

## Log

ark-log-tile = { $me ->
        [you] Du legtest
       *[other] { $p } legte
    } ein Plättchen: { $cell }.
ark-log-follower = { $me ->
        [you] Du setztest
       *[other] { $p } setzte
    } einen Gefolgsmann { $kind ->
        [city] in die Stadt
        [road] auf die Straße
       *[field] auf die Weide
    }.
ark-log-prophet = { $me ->
        [you] Du setztest
       *[other] { $p } setzte
    } den Propheten in die Stadt.
ark-log-pass = { $me ->
        [you] Du setztest
       *[other] { $p } setzte
    } keinen Gefolgsmann.
ark-log-draws = { $me ->
        [you] Du zogst
       *[other] { $p } zog
    } ein Plättchen.
ark-log-discards = Das Plättchen passte nirgends und kam aus dem Spiel.
ark-log-moves = { $me ->
        [you] Du bewegtest
       *[other] { $p } bewegte
    } die Bundeslade { $n } Plättchen weit.
ark-log-passed = Die Bundeslade kam an { $me ->
        [you] dir
       *[other] { $p }
    } vorbei: { ark-points }.
ark-log-complete = { $kind ->
        [city] Stadt fertig: { ark-points }.
        [road] Straße fertig: { ark-points }.
       *[temple] Tempel fertig: { ark-points }.
    }
ark-log-complete-nobody = { $kind ->
        [city] Stadt fertig, und niemand war darin.
        [road] Straße fertig, und niemand war darauf.
       *[temple] Tempel fertig, und niemand stand darum herum.
    }
ark-log-scores = { $me ->
        [you] Du bekamst
       *[other] { $p } bekam
    } { ark-points }.
ark-log-doubled = { $me ->
        [you] Du bekamst
       *[other] { $p } bekam
    } { ark-points }, vom Propheten verdoppelt.
ark-log-returns = { $me ->
        [you] Einer deiner Gefolgsleute
       *[other] Ein Gefolgsmann von { $p }
    } kam zurück.
ark-log-boxes = { $me ->
        [you] Dein Prophet
       *[other] Der Prophet von { $p }
    } schied aus.
ark-log-enters = Die Bundeslade kam ins Spiel: { $cell }.
ark-log-final = Schlusswertung
ark-log-incomplete = { $kind ->
        [city] Unfertige Stadt: { ark-points }.
        [road] Unfertige Straße: { ark-points }.
       *[temple] Unfertiger Tempel: { ark-points }.
    }
ark-log-field = Weide: { ark-points }.
ark-log-over = Das letzte Plättchen liegt. Die Partie ist zu Ende.

## The final scoring

ark-scoring-game = Während der Partie
ark-scoring-game-text = Fertige Straßen, Städte und Tempel und die Wege der Bundeslade.
ark-scoring-temple = Unfertige Tempel
ark-scoring-temple-text = 3 Punkte bekommt, wer auf dem Tempelplättchen und rundherum die meisten Figuren hat.
ark-scoring-road = Unfertige Straßen
ark-scoring-road-text = { $counts ->
        [parts] 1 Punkt für jedes Straßenstück und 1 für jede Oase.
       *[tiles] 1 Punkt für jedes Plättchen der Straße und 1 für jede Oase.
    }
ark-scoring-city = Unfertige Städte
ark-scoring-city-text = { $counts ->
        [parts] 1 Punkt für jeden Stadtteil und 1 für jede Schriftrolle. Der Prophet verdoppelt nicht.
       *[tiles] 1 Punkt für jedes Plättchen der Stadt und 1 für jede Schriftrolle. Der Prophet verdoppelt nicht.
    }
ark-scoring-field = Weiden
ark-scoring-field-text = 2 Punkte für jedes Schaf, aber jeder Wolf nimmt ein Schaf weg. Eine Weide zählt nie weniger als 0.
ark-scoring-gain = +{ $n }
ark-scoring-none = nichts

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
ark-about-doubled = Fertig doppelt für { $p }.
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
    }: { ark-points }

ark-tools = Ansicht
ark-key-piece = Gefolgsmann, Prophet oder Lade
ark-tool-fields = Weiden
ark-tool-edges = Offene Kanten
ark-tool-fit = Das ganze Land
ark-tool-fit-few = Ganz
ark-fields-hint = Gestreifte Weiden gehören denen, die dort die meisten Gefolgsleute haben. Jedes Schaf über die Zahl der Wölfe hinaus ist 2 wert.
ark-left = Übrige Plättchen: { $n }
ark-left-few = noch { $n }
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
ark-tray-nobody = Auf dieses Plättchen kann niemand gesetzt werden.
ark-tray-routes = Wege der Lade
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
        [free] Freie Straßen und Städte
        [tiles] Plättchen
       *[rest] Außerdem
    }
ark-text-feature = { $kind ->
        [city] Stadt bei { $cell }, { $n } Plättchen, { $owner }:
        [road] Straße bei { $cell }, { $n } Plättchen, { $owner }:
        [field] Weide bei { $cell }, { $n } Plättchen, { $owner }:
       *[temple] Tempel bei { $cell }, { $n } Plättchen, { $owner }:
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

ark-refused-over = Die Partie ist zu Ende.
ark-refused-asked = Jetzt ist etwas anderes gefragt. Was geht, leuchtet.
ark-refused-taken = Hier liegt schon ein Plättchen.
ark-refused-side = Das Plättchen muss mit einer ganzen Seite anliegen.
ark-refused-match = Im { $side ->
        [n] Norden
        [e] Osten
        [s] Süden
       *[w] Westen
    } träfe { $shows ->
        [road] eine Straße
        [city] eine Stadt
       *[field] eine Weide
    } auf { $wanted ->
        [road] eine Straße
        [city] eine Stadt
       *[field] eine Weide
    }: Sie müssen weitergehen.
ark-refused-alike = So gedreht sieht das Plättchen aus wie in einer anderen Lage.
ark-refused-no_part = So etwas zeigt das gerade gelegte Plättchen nicht.
ark-refused-temple = Auf den Tempel selbst kommt niemand.
ark-refused-not_city = Der Prophet geht nur in eine Stadt.
ark-refused-occupied = { $kind ->
        [city] { $p } hat in dieser Stadt schon eine Figur. Wähle ein freies Stück.
        [road] { $p } hat auf dieser Straße schon eine Figur. Wähle ein freies Stück.
       *[field] { $p } hat auf dieser Weide schon eine Figur. Wähle ein freies Stück.
    }
ark-refused-none_left = Alle deine Gefolgsleute sind unterwegs.
ark-refused-prophet_used = Dein Prophet wurde schon eingesetzt; das geht einmal pro Partie.
ark-refused-not_in_play = Die Bundeslade ist noch nicht im Spiel.
ark-refused-too_far = Die Bundeslade geht 1 bis 5 Plättchen weit.
ark-refused-gap = Die Bundeslade geht nur über Plättchen.
ark-refused-twice = Die Bundeslade betritt kein Plättchen zweimal.
ark-refused-same_effect = Ein anderer Weg hat dieselbe Wirkung.
ark-refused-not_finished = Die Bundeslade beginnt in einer Stadt, die gerade fertig wurde.
