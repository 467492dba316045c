# Euphrat & Tigris
# $p $q "Anna"  $colour $tiles red|black|blue|green  $cell "H5"  $a $b $n Zahlen oder Buchstaben von Königreichen
# $me you|other: ob der Satz die Leserin meint  $list $cells mehrere Dinge oder Felder

tigris-seat-0 = Bogenschützen
tigris-seat-1 = Stier
tigris-seat-2 = Krug
tigris-seat-3 = Löwe

## Pieces and points

tigris-tiles = { $colour ->
        [red] { $n } Tempel
        [black] { $n ->
            [one] { $n } Siedlung
           *[other] { $n } Siedlungen
        }
        [blue] { $n ->
            [one] { $n } Farm
           *[other] { $n } Farmen
        }
       *[green] { $n ->
            [one] { $n } Markt
           *[other] { $n } Märkte
        }
    }
tigris-kind = { $colour ->
        [red] keine Tempel
        [black] keine Siedlungen
        [blue] keine Farmen
       *[green] keine Märkte
    }
tigris-points = { $colour ->
        [red] { $n ->
            [one] { $n } Tempelpunkt
           *[other] { $n } Tempelpunkte
        }
        [black] { $n ->
            [one] { $n } Siedlungspunkt
           *[other] { $n } Siedlungspunkte
        }
        [blue] { $n ->
            [one] { $n } Farmpunkt
           *[other] { $n } Farmpunkte
        }
       *[green] { $n ->
            [one] { $n } Marktpunkt
           *[other] { $n } Marktpunkte
        }
    }
tigris-points-object = { tigris-points }
tigris-leader = { $colour ->
        [red] Priester
        [black] König
        [blue] Bauer
       *[green] Händler
    }
tigris-the-leader = { $colour ->
        [red] der Priester
        [black] der König
        [blue] der Bauer
       *[green] der Händler
    }
tigris-your-leader = { $colour ->
        [red] Dein Priester
        [black] Dein König
        [blue] Dein Bauer
       *[green] Dein Händler
    }
tigris-leader-of = { $colour ->
        [red] Der Priester von { $p }
        [black] Der König von { $p }
        [blue] Der Bauer von { $p }
       *[green] Der Händler von { $p }
    }
tigris-roles = { $colour ->
        [red] Priester
        [black] Könige
        [blue] Bauern
       *[green] Händler
    }
tigris-monument = { $name ->
        [red-black] Tempel und Siedlungen
        [red-blue] Tempel und Farmen
        [red-green] Tempel und Märkte
        [black-blue] Siedlungen und Farmen
        [black-green] Siedlungen und Märkte
       *[blue-green] Farmen und Märkte
    }

## Words on buttons

tigris-word-tile = Plättchen
tigris-word-leader = Anführer
tigris-word-withdraw = Zurückziehen
tigris-word-catastrophe = Katastrophe
tigris-word-swap = Tauschen
tigris-word-pass = Beenden
tigris-word-war = Krieg
tigris-word-commit = Einsetzen
tigris-word-build = Bauen
tigris-word-decline = Verzichten
tigris-word-leave = Bleibt
tigris-word-red = rot
tigris-word-black = schwarz
tigris-word-blue = blau
tigris-word-green = grün

## Prompts

tigris-ask-TakeAction = { $n ->
        [2] Zwei Aktionen.
       *[1] Noch eine Aktion.
    }
tigris-ask-TakeAction-detail = Plättchen, Anführer, Katastrophe oder Tausch.
tigris-ask-aim = Was kommt auf { $cell }?
tigris-ask-aim-detail = Wähle unten ein Plättchen oder einen Anführer. Was hierher passt, bleibt hell.
tigris-ask-ChooseWar = Welcher Krieg kommt zuerst?
tigris-ask-ChooseWar-detail = Ein Krieg kann ein Königreich teilen, dann fällt der nächste vielleicht aus.
tigris-ask-BuildMonument = { $colour ->
        [red] Vier Tempel: Monument bauen?
        [black] Vier Siedlungen: Monument bauen?
        [blue] Vier Farmen: Monument bauen?
       *[green] Vier Märkte: Monument bauen?
    }
tigris-ask-BuildMonument-detail = { $colour ->
        [red] Nur jetzt. Die vier sind keine Tempel mehr: Anführer, die nur an ihnen standen, gehen nach Hause.
       *[other] Nur jetzt. Die vier werden umgedreht und unterstützen niemanden mehr.
    }
tigris-ask-build = Welches Monument?
tigris-ask-build-detail = Am Ende jedes Zuges bringt es Punkte in seinen zwei Farben, für Anführer in seinem Königreich, deren Dynastie am Zug ist.
tigris-ask-LeaveTreasure = Welcher Schatz bleibt liegen?
tigris-ask-LeaveTreasure-detail = Die anderen bekommst du. Am Ende zählen sie für jede Farbe. Der Tempel unter dem, der bleibt, kann nicht verloren gehen.
tigris-ask-tile = { $colour ->
        [red] Wohin kommt der Tempel?
        [black] Wohin kommt die Siedlung?
        [blue] Wohin kommt die Farm?
       *[green] Wohin kommt der Markt?
    }
tigris-ask-tile-detail = { $colour ->
        [blue] Farmen gehören an den Fluss. Ein Plättchen berührt höchstens zwei Königreiche.
       *[other] An Land. Ein Plättchen berührt höchstens zwei Königreiche.
    }
tigris-ask-leader = { $colour ->
        [red] Wohin kommt der Priester?
        [black] Wohin kommt der König?
        [blue] Wohin kommt der Bauer?
       *[green] Wohin kommt der Händler?
    }
tigris-ask-leader-move = { $colour ->
        [red] Wohin geht der Priester?
        [black] Wohin geht der König?
        [blue] Wohin geht der Bauer?
       *[green] Wohin geht der Händler?
    }
tigris-ask-leader-detail = An Land, neben einen Tempel, und er berührt höchstens ein Königreich.
tigris-ask-withdraw = Welchen Anführer nimmst du vom Plan?
tigris-ask-withdraw-detail = Er kommt zu dir zurück und kann mit einer anderen Aktion wieder einziehen.
tigris-ask-catastrophe = Wohin kommt die Katastrophe?
tigris-ask-catastrophe-detail = Auf ein leeres Feld oder ein Plättchen. Anführer, Schätze und Monumente sind sicher.
tigris-ask-swap = Welche Plättchen tauschst du?
tigris-ask-swap-detail = Sie gehen verdeckt aus dem Spiel, und du ziehst ebenso viele aus dem Beutel.

tigris-plan-tile = { $colour ->
        [red] Tempel auf { $cell }
        [black] Siedlung auf { $cell }
        [blue] Farm auf { $cell }
       *[green] Markt auf { $cell }
    }
tigris-plan-joins = Das Plättchen verbindet die Königreiche { $a } und { $b } und bringt selbst nichts.
tigris-plan-leader = { $colour ->
        [red] Priester auf { $cell }
        [black] König auf { $cell }
        [blue] Bauer auf { $cell }
       *[green] Händler auf { $cell }
    }
tigris-plan-withdraw = { $colour ->
        [red] Dein Priester verlässt { $cell }
        [black] Dein König verlässt { $cell }
        [blue] Dein Bauer verlässt { $cell }
       *[green] Dein Händler verlässt { $cell }
    }
tigris-plan-catastrophe = Katastrophe auf { $cell }
tigris-plan-swap = { $n ->
        [one] 1 Plättchen tauschen
       *[other] { $n } Plättchen tauschen
    }
tigris-plan-swap-detail = Aus dem Spiel: { $list }.
tigris-plan-pass = Du beendest deinen Zug
tigris-plan-pass-detail = { $n ->
        [2] Du verzichtest auf beide Aktionen.
       *[1] Du verzichtest auf deine zweite Aktion.
    }
tigris-plan-war = { $colour ->
        [red] Zuerst kommt der Krieg der Priester
        [black] Zuerst kommt der Krieg der Könige
        [blue] Zuerst kommt der Krieg der Bauern
       *[green] Zuerst kommt der Krieg der Händler
    }
tigris-plan-war-detail = Danach wird neu geschaut, welche Kriege noch offen sind.
tigris-plan-commit = { $n ->
        [0] Du setzt nichts ein
        [one] Du setzt 1 Plättchen ein
       *[other] Du setzt { $n } Plättchen ein
    }
tigris-plan-build = { $name ->
        [red-black] Ein Monument in Rot und Schwarz auf { $cell }
        [red-blue] Ein Monument in Rot und Blau auf { $cell }
        [red-green] Ein Monument in Rot und Grün auf { $cell }
        [black-blue] Ein Monument in Schwarz und Blau auf { $cell }
        [black-green] Ein Monument in Schwarz und Grün auf { $cell }
       *[blue-green] Ein Monument in Blau und Grün auf { $cell }
    }
tigris-plan-decline = Hier kein Monument
tigris-plan-decline-detail = Die vier Plättchen bleiben offen. Auf diesem Quadrat kann niemand mehr bauen.
tigris-plan-leave = Der Schatz auf { $cell } bleibt
tigris-plan-take = { $n ->
        [one] Du nimmst 1 Schatz ({ $cells }).
       *[other] Du nimmst { $n } Schätze ({ $cells }).
    }
tigris-plan-luck = Neue Plättchen werden gezogen, das lässt sich nicht zurücknehmen.
tigris-plan-score = { $me ->
        [you] Du bekommst { tigris-points }.
       *[other] { $p } bekommt { tigris-points }.
    }
tigris-plan-join = Kein Krieg folgt.
tigris-plan-wars = { $n ->
        [one] Ein Krieg folgt: { $list }.
        [2] Zwei Kriege folgen: { $list }.
        [3] Drei Kriege folgen: { $list }.
       *[other] Vier Kriege folgen: { $list }.
    }
tigris-plan-enter = Friedlich in Königreich { $a }.
tigris-plan-revolt = Ein Aufstand gegen { $p }: { $a } zu { $b } auf dem Plan.
tigris-plan-founds = Er gründet ein eigenes Königreich.
tigris-plan-nothing = Niemand bekommt Punkte.
tigris-plan-square = { $colour ->
        [red] Vier Tempel im Quadrat: Danach kannst du ein Monument bauen.
        [black] Vier Siedlungen im Quadrat: Danach kannst du ein Monument bauen.
        [blue] Vier Farmen im Quadrat: Danach kannst du ein Monument bauen.
       *[green] Vier Märkte im Quadrat: Danach kannst du ein Monument bauen.
    }
tigris-plan-struck = { $colour ->
        [red] Der Tempel geht aus dem Spiel.
        [black] Die Siedlung geht aus dem Spiel.
        [blue] Die Farm geht aus dem Spiel.
       *[green] Der Markt geht aus dem Spiel.
    } Hier kann nie wieder etwas liegen.
tigris-plan-dead = Hier kann nie wieder etwas liegen.
tigris-plan-home = { $me ->
        [you] { tigris-your-leader } verliert den letzten Tempel und geht nach Hause.
       *[other] { tigris-leader-of } verliert den letzten Tempel und geht nach Hause.
    }

tigris-support-TakeAction = Aktion
tigris-support-ChooseWar = Reihenfolge
tigris-support-Support = Unterstützung
tigris-support-BuildMonument = Monument
tigris-support-LeaveTreasure = Schatz
tigris-won = { $me ->
        [you] Du gewinnst mit { $n } in deiner schwächsten Farbe.
       *[other] { $p } gewinnt mit { $n } in der schwächsten Farbe.
    }

## The conflict

tigris-conflict-war = Krieg der { tigris-roles }
tigris-conflict-revolt = Aufstand der { tigris-roles }
tigris-conflict-over = Königreiche { $a } und { $b }
tigris-conflict-within = In Königreich { $a }
tigris-conflict-first = { $n ->
        [2] Erster von zwei Kriegen, Königreiche { $a } und { $b }
        [3] Erster von drei Kriegen, Königreiche { $a } und { $b }
       *[4] Erster von vier Kriegen, Königreiche { $a } und { $b }
    }
tigris-conflict-attacker = greift an
tigris-conflict-defender = verteidigt, gewinnt bei Gleichstand
tigris-conflict-short = { $me ->
        [you] Du
       *[other] { $p }
    }
tigris-conflict-board-war = Auf dem Plan, Königreich { $a }
tigris-conflict-board-revolt = Tempel neben dem Anführer
tigris-conflict-screen = Hinter dem Sichtschirm hervor
tigris-conflict-how = { $colour ->
        [red] Wie viele Tempel setzt du ein?
        [black] Wie viele Siedlungen setzt du ein?
        [blue] Wie viele Farmen setzt du ein?
       *[green] Wie viele Märkte setzt du ein?
    }
tigris-conflict-hold = { $me ->
        [you] Du hast { $n ->
            [0] { tigris-kind }
           *[other] { tigris-tiles }
        }.
       *[other] { $p } hat { $n ->
            [0] keine Plättchen
            [one] 1 Plättchen
           *[other] { $n } Plättchen
        }.
    }
tigris-conflict-thinks = { $me ->
        [you] du bist dran
       *[other] { $p } überlegt
    }
tigris-conflict-fewer = Ein Plättchen weniger
tigris-conflict-more = Ein Plättchen mehr
tigris-conflict-added = { $n ->
        [0] nichts
       *[other] { tigris-tiles }
    }
tigris-conflict-if-win = Wenn du gewinnst
tigris-conflict-if-lose = Wenn du verlierst
tigris-conflict-if = Wenn { $p } gewinnt
tigris-conflict-home = { $me ->
        [you] { tigris-your-leader } geht nach Hause.
       *[other] { tigris-leader-of } geht nach Hause.
    }
tigris-conflict-home-with = { $me ->
        [you] { tigris-your-leader } geht nach Hause. Auch vom Plan: { $cells }.
       *[other] { tigris-leader-of } geht nach Hause. Auch vom Plan: { $cells }.
    }
tigris-conflict-spared = { $n ->
        [one] 1 Tempel ist geschützt und bleibt: { $cells }.
       *[other] { $n } Tempel sind geschützt und bleiben: { $cells }.
    }
tigris-conflict-needs = { $me ->
        [you] { $n ->
            [0] Du gewinnst auch ohne Einsatz.
           *[other] Du gewinnst ab { $n } Plättchen.
        }
       *[other] { $n ->
            [0] { $p } gewinnt auch ohne Einsatz.
           *[other] { $p } gewinnt ab { $n } Plättchen.
        }
    }
tigris-conflict-ahead = Mit mindestens { $n } liegst du vorn.
tigris-conflict-beyond = { $me ->
        [none] Es bräuchte { $n }.
        [you] Es bräuchte { $n }, so viele hast du nicht. Was du einsetzt, ist weg.
       *[other] Es bräuchte { $n }, so viele hat { $p } nicht.
    }
tigris-conflict-decided = { $win ->
        [yes] Du gewinnst { $a } zu { $b }.
       *[no] Du verlierst { $a } zu { $b }.
    }
tigris-conflict-tied = Du gewinnst { $a } zu { $b }: Gleichstand gewinnt, wer verteidigt.
tigris-conflict-commit = { $n ->
        [0] Nichts einsetzen
       *[other] { $n } einsetzen
    }
tigris-conflict-once-more = Nochmals Enter: nichts
tigris-conflict-english = Englische Regel: genug oder nichts. Möglich: { $list }.

## The choosers

tigris-choose-income = { $me ->
        [you] du, { tigris-the-leader }
       *[other] { $p }, { tigris-the-leader }
    }
tigris-choose-nobody = niemand
tigris-choose-pays = Punkte für
tigris-choose-home = geht nach Hause
tigris-choose-war = { $colour ->
        [red] Priester
        [black] Könige
        [blue] Bauern
       *[green] Händler
    }
tigris-choose-war-label = Krieg der { tigris-roles }: { $p } { $a }, { $q } { $b }

## The preview

tigris-preview-wars = { $n ->
        [one] 1 Krieg
       *[other] { $n } Kriege
    }
tigris-preview-revolt = Aufstand
tigris-preview-attack = { $me ->
        [you] du greifst an
       *[other] { $p } greift an
    }
tigris-preview-defend = { $me ->
        [you] du verteidigst
       *[other] { $p } verteidigt
    }
tigris-preview-gain = { $me ->
        [you] Du bekommst { tigris-points }
       *[other] { $p } bekommt { tigris-points }
    }
tigris-preview-why = { $reason ->
        [king] König vertritt
        [revolt] Aufstand
        [war] Krieg
        [monument] Monument { $cell }
       *[tile] Plättchen
    }
tigris-preview-unites = Das verbindende Plättchen bringt nichts.
tigris-preview-order = Du bestimmst, welcher Krieg zuerst kommt.
tigris-preview-ties = Danach setzen beide Seiten { $kind ->
        [revolt] Tempel
       *[war] Plättchen
    } ein, erst wer angreift. Gleichstand gewinnt, wer verteidigt.
tigris-preview-home = { $me ->
        [you] { tigris-your-leader } verlässt { $cell }.
       *[other] { tigris-leader-of } verlässt { $cell }.
    }
tigris-preview-removed = Vom Plan: { tigris-tiles } ({ $cells }).
tigris-preview-monument = Das Monument bringt am Ende von Zügen Punkte: { tigris-monument }.
tigris-preview-payees = So wie es steht: { $list }.
tigris-preview-takes = { $me ->
        [you] { $n ->
            [one] Du nimmst 1 Schatz ({ $cells }).
           *[other] Du nimmst { $n } Schätze ({ $cells }).
        }
       *[other] { $n ->
            [one] { $p } nimmt 1 Schatz ({ $cells }).
           *[other] { $p } nimmt { $n } Schätze ({ $cells }).
        }
    }
tigris-preview-picks = { $me ->
        [you] Du bestimmst, welcher Schatz bleibt.
       *[other] { $p } bestimmt, welcher Schatz bleibt.
    }
tigris-preview-treasures = { $n ->
        [one] Ein Schatz ist noch auf dem Plan: Mit diesem Zug endet die Partie.
       *[other] { $n } Schätze sind noch auf dem Plan: Mit diesem Zug endet die Partie.
    }
tigris-preview-ends = Dein Zug endet.
tigris-preview-over = Die Partie endet.
tigris-preview-calm = Niemand bekommt Punkte, sonst passiert nichts.

## Log

tigris-log-who = { $me ->
        [you] du
       *[other] { $p }
    }
tigris-log-tile = { $me ->
        [you] Du legtest
       *[other] { $p } legte
    } { $colour ->
        [red] einen Tempel
        [black] eine Siedlung
        [blue] eine Farm
       *[green] einen Markt
    } auf { $cell }.
tigris-log-leader = { $me ->
        [you] Du setztest
       *[other] { $p } setzte
    } den { $colour ->
        [red] Priester
        [black] König
        [blue] Bauern
       *[green] Händler
    } auf { $cell }.
tigris-log-withdraw = { $me ->
        [you] Du zogst
       *[other] { $p } zog
    } den { $colour ->
        [red] Priester
        [black] König
        [blue] Bauern
       *[green] Händler
    } zurück.
tigris-log-catastrophe = { $me ->
        [you] Du legtest
       *[other] { $p } legte
    } eine Katastrophe auf { $cell }.
tigris-log-pass = { $me ->
        [you] Du beendetest
       *[other] { $p } beendete
    } den Zug.
tigris-log-chose = { $me ->
        [you] Du wähltest
       *[other] { $p } wählte
    } den Krieg der { tigris-roles }.
tigris-log-commit = { $n ->
        [0] { $me ->
            [you] Du setztest
           *[other] { $p } setzte
        } nichts ein.
        [one] { $me ->
            [you] Du setztest
           *[other] { $p } setzte
        } 1 Plättchen ein.
       *[other] { $me ->
            [you] Du setztest
           *[other] { $p } setzte
        } { $n } Plättchen ein.
    }
tigris-log-decline = { $me ->
        [you] Du bautest
       *[other] { $p } baute
    } kein Monument.
tigris-log-draws = { $n ->
        [one] { $me ->
            [you] Du zogst
           *[other] { $p } zog
        } 1 Plättchen.
       *[other] { $me ->
            [you] Du zogst
           *[other] { $p } zog
        } { $n } Plättchen.
    }
tigris-log-draws-own = { $me ->
        [you] Du zogst
       *[other] { $p } zog
    } { $list }.
tigris-log-swaps = { $n ->
        [one] { $me ->
            [you] Du tauschtest
           *[other] { $p } tauschte
        } 1 Plättchen.
       *[other] { $me ->
            [you] Du tauschtest
           *[other] { $p } tauschte
        } { $n } Plättchen.
    }
tigris-log-swaps-own = { $me ->
        [you] Du tauschtest
       *[other] { $p } tauschte
    } { $list }.
tigris-log-unites = Zwei Königreiche vereinten sich auf { $cell }.
tigris-log-revolt = Aufstand der { tigris-roles }: { $me ->
        [you] du griffst
       *[other] { $p } griff
    } an, { $rival ->
        [you] du verteidigtest
       *[other] { $q } verteidigte
    }, auf dem Plan { $a } zu { $b }.
tigris-log-war = Krieg der { tigris-roles }: { $me ->
        [you] du griffst
       *[other] { $p } griff
    } an, { $rival ->
        [you] du verteidigtest
       *[other] { $q } verteidigte
    }, auf dem Plan { $a } zu { $b }.
tigris-log-wins = { $me ->
        [you] Du gewannst
       *[other] { $p } gewann
    } { $a } zu { $b }.
tigris-log-wins-tie = Gleichstand, { $a } zu { $a }. Die Verteidigung gewann: { tigris-log-who }.
tigris-log-leaves = { $me ->
        [you] { tigris-your-leader }
       *[other] { tigris-leader-of }
    } verließ { $cell }.
tigris-log-removed = Vom Plan: { tigris-tiles } ({ $cells }).
tigris-log-gains = { $me ->
        [you] Du bekamst
       *[other] { $p } bekam
    } { tigris-points } ({ $reason ->
        [king] König vertritt
        [revolt] Aufstand
        [war] Krieg
        [monument] Monument { $cell }
       *[tile] Plättchen
    }).
tigris-log-monument = Ein Monument für { tigris-monument } wurde auf { $cell } gebaut.
tigris-log-takes = { $n ->
        [one] { $me ->
            [you] Du nahmst
           *[other] { $p } nahm
        } 1 Schatz ({ $cells }). Einer blieb auf { $cell }.
       *[other] { $me ->
            [you] Du nahmst
           *[other] { $p } nahm
        } { $n } Schätze ({ $cells }). Einer blieb auf { $cell }.
    }
tigris-log-over-tiles = Der Beutel reicht nicht mehr für alle. Die Partie ist zu Ende.
tigris-log-over-treasures = Weniger als drei Schätze sind übrig. Die Partie ist zu Ende.

## The scoring

tigris-scoring-colour = { $colour ->
        [red] Tempel
        [black] Siedlungen
        [blue] Farmen
       *[green] Märkte
    }
tigris-scoring-cubes = Die Würfel
tigris-scoring-cubes-text = Die Sichtschirme kommen weg. Jeder Würfel ist ein Punkt seiner Farbe.
tigris-scoring-treasures = Schätze
tigris-scoring-treasures-text = Ein Schatz zählt für jede Farbe, also stärkt er die schwächste.
tigris-scoring-none = kein Schatz
tigris-scoring-treasure = { $n ->
        [one] 1 Schatz
       *[other] { $n } Schätze
    }
tigris-scoring-more = +{ $n }
tigris-scoring-weakest = Die schwächste Farbe
tigris-scoring-weakest-text = Die höchste schwächste Farbe gewinnt. Alle Punkte zusammen zählen nicht.
tigris-scoring-tie = { $n ->
        [2] Gleichstand: die zweitschwächste Farbe
        [3] Gleichstand: die drittschwächste Farbe
       *[4] Gleichstand: die stärkste Farbe
    }
tigris-scoring-tie-text = Unter denen, die gleichauf sind, entscheidet die nächstschwächere Farbe.
tigris-scoring-even = Alle vier Farben sind gleich. Der Platz wird geteilt.
tigris-scoring-out = schon entschieden

## How to play

# The board and the tray

tigris-board = Der Spielplan: 16 Spalten, 11 Zeilen
tigris-cell-empty = { $ground ->
        [river] leeres Flussfeld
        [corner] leeres Eckfeld
       *[land] leeres Land
    }
tigris-cell-tile = { $colour ->
        [red] Tempel
        [black] Siedlung
        [blue] Farm
       *[green] Markt
    }
tigris-cell-treasure = Schatz
tigris-cell-treasure-corner = Schatz in der Ecke
tigris-cell-monument = Monument: { tigris-monument }
tigris-cell-leader = { $colour ->
        [red] Anführer: Priester von { $p }
        [black] Anführer: König von { $p }
        [blue] Anführer: Bauer von { $p }
       *[green] Anführer: Händler von { $p }
    }
tigris-cell-kingdom = Königreich { $a }
tigris-cell-strength = Stärke { $n }
tigris-cell-temples = { $n ->
        [0] kein Tempel daneben
       *[other] { $n } Tempel daneben
    }
tigris-cell-ruin = Katastrophe
tigris-cell-possible = möglich
tigris-cell-score = { $colour ->
        [red] Ein Tempelpunkt für { $p }
        [black] Ein Siedlungspunkt für { $p }
        [blue] Ein Farmpunkt für { $p }
       *[green] Ein Marktpunkt für { $p }
    }
tigris-cell-joins = { $n ->
        [0] Vereint die Königreiche { $a } und { $b } in Frieden
        [one] Vereint die Königreiche { $a } und { $b }, ein Krieg
       *[other] Vereint die Königreiche { $a } und { $b }, { $n } Kriege
    }
tigris-cell-enters = Kommt zu Königreich { $a }
tigris-cell-revolt = Ein Aufstand gegen { $p }

tigris-card-kingdom = { $cell }, Königreich { $a }: { $tiles }
tigris-card-united = Vereint mit { $a }: { $wars }
tigris-card-peace = Frieden
tigris-card-war = { tigris-roles } ({ $p } { $one }, { $q } { $other })
tigris-card-treasure = Hat das Königreich einen weiteren Schatz, nimmt der Händler darin einen davon.
tigris-card-ruin = Hier kann nichts mehr liegen, und nichts ist darüber verbunden.

tigris-text-kingdom = Königreich { $a }
tigris-text-board = Auf dem Plan
tigris-text-free = Regionen ohne Anführer
tigris-text-rest = Neben dem Plan
tigris-text-no-tiles = keine Plättchen
tigris-text-treasures = Schätze: { $cells }
tigris-text-hand = Deine Plättchen: { $list }
tigris-text-points = Deine Punkte: { $list }
tigris-text-ruins = Katastrophen: { $cells }
tigris-text-supplies = { $bag ->
        [none] {""}
       *[other] { $bag } im Beutel,{" "}
    }{ $treasures } Schätze auf dem Plan, { $monuments } Monumente übrig

tigris-left-bag = { $n } Plättchen im Beutel
tigris-left-treasures = { $n } von { $of } Schätzen auf dem Plan
tigris-left-monuments = { $n ->
        [one] { $n } Monument übrig
       *[other] { $n } Monumente übrig
    }
tigris-legend = Legende
tigris-aid-kingdoms = Königreiche
tigris-aid-strengths = Stärken
tigris-keys-tiles = Ein Plättchen deiner Hand
tigris-keys-leaders = Ein Anführer oder die Katastrophe
tigris-keys-fewer = Im Konflikt: weniger Plättchen
tigris-keys-more = Im Konflikt: mehr Plättchen
tigris-zoom-fit = Ganzer Plan
tigris-nudge = { $way ->
        [up] Nach oben
        [down] Nach unten
        [left] Nach links
       *[right] Nach rechts
    }

tigris-refused-over = Die Partie ist zu Ende.
tigris-refused-words = Einen solchen Zug gibt es in diesem Spiel nicht.
tigris-refused-action = Du bist am Zug: Wähle eine Aktion.
tigris-refused-war = Tippe auf einen der Anführer im Krieg.
tigris-refused-support = Zuerst der Konflikt: Wie viele Plättchen setzt du ein?
tigris-refused-monument = Zuerst das Monument: Tippe auf ein leuchtendes Quadrat, oder baue keines.
tigris-refused-treasure = Tippe auf einen Schatz, der bleiben darf.
tigris-refused-hand = Ein solches Plättchen hast du nicht.
tigris-refused-taken = Dieses Feld ist belegt.
tigris-refused-same = Dieser Anführer steht schon hier.
tigris-refused-home = Dieser Anführer steht nicht auf dem Plan.
tigris-refused-no-ruin = Du hast keine Katastrophe mehr.
tigris-refused-ruin-leader = Anführer sind vor Katastrophen sicher.
tigris-refused-ruin-treasure = Schätze sind vor Katastrophen sicher.
tigris-refused-ruin-monument = Monumente sind vor Katastrophen sicher.
tigris-refused-ruin-ruin = Hier liegt schon eine Katastrophe.
tigris-refused-flee = Aus einem Konflikt, der begonnen hat, zieht sich niemand zurück.
tigris-refused-no-war = Diese Anführer führen keinen Krieg.
tigris-refused-more = { $held ->
        [0] Von dieser Farbe hast du kein Plättchen.
        [one] Von dieser Farbe hast du nur ein Plättchen.
       *[other] Von dieser Farbe hast du nur { $held } Plättchen.
    }
tigris-refused-english = An diesem Tisch setzt du genug ein oder nichts.
tigris-refused-square = Ein Quadrat sind vier Plättchen einer Farbe.
tigris-refused-late = Das eben gelegte Plättchen gehört nicht zu diesem Quadrat.
tigris-refused-used = Dieses Monument steht schon auf dem Plan.
tigris-refused-colour = Dieses Monument hat die Farbe des Quadrats nicht.
tigris-refused-corner = Schätze in den Ecken kommen zuerst dran. Tippe auf einen Schatz, der bleiben darf.
tigris-refused-no-treasure = Hier liegt kein Schatz dieses Königreichs. Tippe auf einen, der bleiben darf.
tigris-refused-farm = { $near ->
        [none] Farmen gehören an den Fluss.
       *[other] Farmen gehören an den Fluss. Das nächste freie Flussfeld ist { $near }.
    }
tigris-refused-river = { $near ->
        [none] Auf den Fluss kommen nur Farmen.
       *[other] Auf den Fluss kommen nur Farmen. Das nächste freie Landfeld ist { $near }.
    }
tigris-refused-three = Ein Plättchen verbindet höchstens zwei Königreiche.
tigris-refused-leader-river = Anführer stehen an Land.
tigris-refused-temple = { $near ->
        [none] Ein Anführer braucht einen Tempel neben sich.
       *[other] Ein Anführer braucht einen Tempel neben sich, wie auf { $near }.
    }
tigris-refused-joins = Ein Anführer darf keine Königreiche verbinden. Das können nur Plättchen.

tigris-tray-tiles = Deine Plättchen, nur für dich sichtbar
tigris-tray-leaders = Deine Anführer
tigris-tray-leads = { tigris-scoring-colour }: In seinem Königreich bekommt er die Punkte.
tigris-tray-home = hinter deinem Sichtschirm
tigris-tray-catastrophe = Katastrophe, { $n } übrig
tigris-tray-points = Deine Punkte, vor anderen verdeckt
tigris-tray-points-open = Deine Punkte
tigris-tray-weakest = schwächste zählt
tigris-tray-score = { $n } in der schwächsten Farbe
tigris-tray-treasures = { $n ->
        [one] { $n } Schatz, für jede Farbe
       *[other] { $n } Schätze, für jede Farbe
    }
tigris-tray-keep = Behalten
tigris-panel-leaders = { $n } Anführer auf dem Plan
tigris-panel-hand = { $n } Plättchen hinter dem Sichtschirm
tigris-panel-catastrophes = { $n ->
        [one] { $n } Katastrophe übrig
       *[other] { $n } Katastrophen übrig
    }
tigris-score = Schwächste Farbe im Lauf der Partie
