# Druidenwalzer
# $p "Anna"  $colour orange|black|purple  $cult moon|sun  $s strength 1-5  $dir left|right
# $tree $a $b names of places, "Mond 1"  $n a number
# $me you|other: ob der Satz zum Lesenden spricht

druids-seat-0 = Mond
druids-seat-1 = Sonne
druids-clearing = Die Lichtung: zehn Plätze im Kreis

druids-place = { $place ->
        [M1] Mond 1
        [M2] Mond 2
        [M3] Mond 3
        [M4] Mond 4
        [S1] Sonne 1
        [S2] Sonne 2
        [S3] Sonne 3
        [S4] Sonne 4
        [MC] Mondtafel
       *[SC] Sonnentafel
    }
druids-colour = { $colour ->
        [orange] Orange
        [black] Schwarz
       *[purple] Violett
    }
druids-s = { $s }
druids-spirit = { $dir ->
        [left] Baumgeist { $s } im Uhrzeigersinn
       *[right] Baumgeist { $s } gegen den Uhrzeigersinn
    }

## Regeln am Tisch
druids-option-empty_tree = Kampf am Baum ohne Baumgeist
druids-option-empty_tree-zero = Stärke 0
druids-option-empty_tree-no_fight = entfällt
druids-option-empty_tree-why = Ein Druide ohne Baumgeist kämpft mit Stärke 0 oder gar nicht.
druids-option-refill = Nachziehen
druids-option-refill-end_of_turn = am Ende des Zuges
druids-option-refill-on_play = sofort
druids-option-refill-why = Wann du drei neue Karten ziehst, nachdem die letzte gespielt ist.
druids-option-reshuffle = Neuer Stapel
druids-option-reshuffle-lazy = bei Bedarf
druids-option-reshuffle-eager = sobald er leer ist
druids-option-reshuffle-why = Wann aus den Karten der Kulttafel ein neuer Nachziehstapel wird.
druids-option-no_progress_limit = Unentschieden nach so vielen Zügen ohne Fortschritt (0 = nie)
druids-option-no_progress_limit-why = Gezählt werden Züge ohne neues Kultzeichen und ohne verlorenen Baum.
druids-option-handicap_moon = Vorgabe, Mond: Baumgeist beiseitelegen
druids-option-handicap_moon-0 = keine
druids-option-handicap_moon-1 = eine 1
druids-option-handicap_moon-2 = eine 2
druids-option-handicap_moon-3 = eine 3
druids-option-handicap_moon-why = Der Mondkult beginnt mit einer Karte weniger im Nachziehstapel.
druids-option-handicap_sun = Vorgabe, Sonne: Baumgeist beiseitelegen
druids-option-handicap_sun-0 = keine
druids-option-handicap_sun-1 = eine 1
druids-option-handicap_sun-2 = eine 2
druids-option-handicap_sun-3 = eine 3
druids-option-handicap_sun-why = Der Sonnenkult beginnt mit einer Karte weniger im Nachziehstapel.

## Wörter auf Knöpfen
druids-word-waltz = Walzer
druids-word-jump = Sprung
druids-word-drop = Rückzug
druids-word-clear = Rückzug
druids-word-remove = Rückzug
druids-word-pass = Passen
druids-word-fight = Kämpfen
druids-word-place = Setzen
druids-word-orange = Orange
druids-word-black = Schwarz
druids-word-purple = Violett
druids-word-M1 = Mond 1
druids-word-M2 = Mond 2
druids-word-M3 = Mond 3
druids-word-M4 = Mond 4
druids-word-S1 = Sonne 1
druids-word-S2 = Sonne 2
druids-word-S3 = Sonne 3
druids-word-S4 = Sonne 4
druids-word-1L = 1, im Uhrzeigersinn
druids-word-1R = 1, gegen den Uhrzeigersinn
druids-word-2L = 2, im Uhrzeigersinn
druids-word-2R = 2, gegen den Uhrzeigersinn
druids-word-3L = 3, im Uhrzeigersinn
druids-word-3R = 3, gegen den Uhrzeigersinn
druids-word-4L = 4, im Uhrzeigersinn
druids-word-4R = 4, gegen den Uhrzeigersinn
druids-word-5L = 5, im Uhrzeigersinn
druids-word-5R = 5, gegen den Uhrzeigersinn

## Fragen
druids-ask-PlaceDruids = { $colour ->
        [orange] Stelle den orangefarbenen Druiden auf einen deiner Bäume.
        [black] Stelle den schwarzen Druiden auf einen deiner Bäume.
       *[purple] Stelle den violetten Druiden auf einen deiner Bäume.
    }
druids-ask-PlaceDruids-on = { $colour ->
        [orange] Der orangefarbene Druide kommt auf { $tree }.
        [black] Der schwarze Druide kommt auf { $tree }.
       *[purple] Der violette Druide kommt auf { $tree }.
    }
druids-ask-PlaceDruids-detail = Gleichfarbige Druiden kämpfen gegeneinander.
druids-ask-TakeTurn = Wähle eine Aktion: Walzer, Sprung oder Rückzug.
druids-ask-TakeTurn-three = Wähle eine Aktion: Walzer oder Rückzug.
druids-ask-TakeTurn-pass = Gerade ist nichts möglich, also passt du.
# $list Nummern eigener Bäume, $n wie viele es sind
druids-ask-TakeTurn-bare = { $n ->
        [one] { $list } ist kahl: Ohne Baumgeist ist der Baum jetzt verloren.
       *[other] { $list } sind kahl: Jeder Baum, der jetzt keinen Baumgeist bekommt, ist verloren.
    }
druids-ask-TakeTurn-detail = Für einen Walzer wähle Karte oder Baum.
druids-ask-NextFight = Welches Paar kämpft als Nächstes?
druids-ask-NextFight-detail = { $order ->
        [yes] Die Reihenfolge kann jetzt alles entscheiden.
       *[no] Jede Reihenfolge führt zum selben Ergebnis.
    }
druids-alike = Die Kämpfe folgen. Ihre Reihenfolge ändert nichts.
druids-ask-tree = Zu welchem deiner Bäume?
druids-ask-tree-detail = { $dir ->
        [left] Alle anderen mit { $s } tanzen im Uhrzeigersinn, so weit wie die Zahl des Baums.
       *[right] Alle anderen mit { $s } tanzen gegen den Uhrzeigersinn, so weit wie die Zahl des Baums.
    }
druids-ask-spirit = Welcher Baumgeist kommt auf { $tree }?
druids-ask-spirit-detail = { $n ->
        [1] Die anderen gleicher Stärke tanzen dann einen Platz weit.
        [2] Die anderen gleicher Stärke tanzen dann zwei Plätze weit.
        [3] Die anderen gleicher Stärke tanzen dann drei Plätze weit.
       *[other] Die anderen gleicher Stärke tanzen dann vier Plätze weit.
    }
druids-ask-waltz = Walzer: welcher Baumgeist, und auf welchen Baum?
druids-ask-druid = Welcher Druide springt?
druids-ask-druid-detail = Er springt auf deinen freien Baum: { $tree }.
druids-ask-remove = Welcher Baumgeist kommt auf deine Kulttafel?
druids-ask-remove-detail = Einer der Hand oder der oberste eines Baums.
druids-apart-left = im Uhrzeigersinn
druids-apart-right = gegen den Uhrzeigersinn
druids-plan-waltz = Walzer: die { $s } auf { $tree }
druids-plan-alone = Dort ist er so stark wie die { $a }.
druids-plan-facing = Gegen seinen Gegner stünde es { $a } zu { $b }.
druids-plan-outcome = { $colour }: { $how ->
        [win] du gewinnst
        [conquer] du eroberst { $tree }
        [lose] du verlierst
        [fall] du verlierst { $tree }
        [victory] du gewinnst die Partie
        [defeat] du verlierst die Partie
        [tie] unentschieden
        [open] Karte noch verdeckt
        [hopeful] Sieg oder unentschieden
        [risky] unentschieden oder verloren
        [rests] setzt aus
       *[none] entfällt
    }
druids-plan-jump = { $colour ->
        [orange] Der orangefarbene Druide springt von { $a } nach { $b }.
        [black] Der schwarze Druide springt von { $a } nach { $b }.
       *[purple] Der violette Druide springt von { $a } nach { $b }.
    }
druids-plan-drop = Die { $s } aus deiner Hand kommt auf deine Kulttafel.
druids-plan-clear = Die { $s } von { $tree } kommt auf deine Kulttafel.
druids-plan-last = Es ist deine letzte Karte, also ziehst du drei neue.
druids-plan-empties = { $tree } steht dann ohne Baumgeist da.
druids-plan-no-fight = Niemand tanzt, und niemand kämpft.
druids-plan-fight = { $colour }: { $a } gegen { $b }
druids-plan-pass = Du passt.
druids-plan-draws = Es ist deine letzte Karte: Vor dem Tanz ziehst du drei neue, das lässt sich nicht zurücknehmen.
druids-plan-luck = Ein verdeckter Baumgeist kommt zum Vorschein, das lässt sich nicht zurücknehmen.

## Vorschau
druids-preview-dance = Der Tanz
druids-preview-way = { $n ->
        [one] { $dir ->
            [left] 1 Platz im Uhrzeigersinn
           *[right] 1 Platz gegen den Uhrzeigersinn
        }
       *[other] { $dir ->
            [left] { $n } Plätze im Uhrzeigersinn
           *[right] { $n } Plätze gegen den Uhrzeigersinn
        }
    }
druids-to = { $to ->
        [MC] auf die Mondtafel
        [SC] auf die Sonnentafel
       *[tree] nach { $b }
    }
druids-preview-step = { $s } von { $a } { druids-to }
druids-preview-nobody = Es liegt keine andere { $s } offen.
druids-preview-fights = { $n ->
        [0] Kein Kampf
        [1] Danach ein Kampf
        [2] Danach zwei Kämpfe
       *[3] Danach drei Kämpfe
    }
druids-preview-order = Die Kämpfe
druids-preview-alike = Reihenfolge egal
druids-preview-rests = { $colour ->
        [orange] Orange setzt aus: dort liegt der Bannring.
        [black] Schwarz setzt aus: dort liegt der Bannring.
       *[purple] Violett setzt aus: dort liegt der Bannring.
    }
druids-you = du
druids-preview-win = du gewinnst
druids-preview-lose = du verlierst
druids-preview-tie = unentschieden
druids-preview-open = wird aufgedeckt
druids-preview-none = entfällt
druids-preview-nothing = nichts passiert
druids-preview-token = { $tree }: Kultzeichen { $n } von 6
druids-preview-sixth = { $what ->
        [defeat] sechstes Kultzeichen, du verlierst { $tree } und die Partie
        [fall] sechstes Kultzeichen, du verlierst { $tree }
        [victory] sechstes Kultzeichen, du eroberst { $tree } und gewinnst die Partie
       *[conquer] sechstes Kultzeichen, du eroberst { $tree }
    }
druids-preview-values = { $tree ->
        [yes] eine { $list } erobert den Baum
       *[no] eine { $list } gewinnt
    }
druids-preview-values-lose = { $tree ->
        [yes] eine { $list } kostet dich den Baum
       *[no] eine { $list } verliert
    }
druids-preview-both = beide werden aufgedeckt
druids-preview-bare = { $tree } steht dann ohne Baumgeist da.
druids-preview-lost = { $tree } hat am Ende deines Zuges keinen Baumgeist, du verlierst ihn.
druids-preview-doomed = Damit verlierst du die Partie.

## Plätze in Worten
druids-cell-tree = { $place ->
        [M1] Mondbaum 1
        [M2] Mondbaum 2
        [M3] Mondbaum 3
        [M4] Mondbaum 4
        [S1] Sonnenbaum 1
        [S2] Sonnenbaum 2
        [S3] Sonnenbaum 3
       *[S4] Sonnenbaum 4
    }
druids-cell-druid = { $colour ->
        [orange] orangefarbener Druide
        [black] schwarzer Druide
        [purple] violetter Druide
       *[none] kein Druide
    }
druids-cell-pile = { $n ->
        [0] { $spirit }
        [one] { $spirit } auf einer Karte
       *[other] { $spirit } auf { $n } Karten
    }
druids-cell-hidden = { $n ->
        [one] ein verdeckter Baumgeist
       *[other] { $n } verdeckte Baumgeister
    }
druids-cell-bare = kein Baumgeist
druids-cell-tokens = { $n ->
        [0] kein Kultzeichen
        [1] eins von sechs Kultzeichen
        [2] zwei von sechs Kultzeichen
        [3] drei von sechs Kultzeichen
        [4] vier von sechs Kultzeichen
       *[5] fünf von sechs Kultzeichen
    }
druids-cell-lost = verloren
druids-cell-ring = der Bannring
druids-cell-possible = möglich
druids-cell-board = { $cult ->
        [moon] Mondtafel
       *[sun] Sonnentafel
    }
druids-cell-counts = Nachziehstapel { $draw }, Hand { $hand }
druids-cell-lands = hier käme eine { $s } an
druids-text-trees = { $cult ->
        [moon] Bäume des Mondkults
       *[sun] Bäume des Sonnenkults
    }
druids-text-rest = Kulttafeln und Hände
druids-text-hand = Deine Hand: { $list }
druids-text-ring = Der Bannring liegt auf { $tree }.

## Ablage und Personen
druids-hand = Deine Baumgeister, nur für dich sichtbar
druids-hand-empty = Deine Hand ist leer.
druids-do = Wähle eine Aktion
druids-card-under = Darunter: { $list }.
druids-card-fight = { $colour }: { $a } hier gegen { $b } auf { $tree }.
druids-panel = { $trees } von 4 Bäumen · { $hand } auf der Hand · { $draw } im Stapel

## Protokoll
druids-log-place = { $me ->
        [you] Du setztest
       *[other] { $p } setzte
    } einen Druiden ({ $colour ->
        [orange] Orange
        [black] Schwarz
       *[purple] Violett
    }) auf { $tree }.
druids-log-waltz = { $me ->
        [you] Du begannst
       *[other] { $p } begann
    } einen Walzer mit einer { $s } auf { $tree }.
druids-log-drop = { $me ->
        [you] Du zogst
       *[other] { $p } zog
    } eine { $s } aus der Hand zurück.
druids-log-clear = { $me ->
        [you] Du zogst
       *[other] { $p } zog
    } eine { $s } von { $tree } zurück.
druids-log-pass = { $me ->
        [you] Du hattest keine Aktion und passtest
       *[other] { $p } hatte keine Aktion und passte
    }.
druids-log-box = Vorgabe: eine { $s } des { $cult ->
        [moon] Mondkults
       *[sun] Sonnenkults
    } wurde beiseitegelegt.
druids-log-open = Eine 1 liegt als erste auf der { $cult ->
        [moon] Mondtafel
       *[sun] Sonnentafel
    }.
druids-log-show = Aufgedeckt auf { $tree }: eine { $s }.
druids-log-dance = Eine { $s } tanzte von { $a } { druids-to }.
druids-log-tie = { $colour }: unentschieden, nichts passierte.
druids-log-win = { $colour }: { $me ->
        [you] du gewannst
       *[other] { $p } gewann
    } { $a } zu { $b }. Kultzeichen auf { $tree }.
druids-log-board = Eine { $s } kam auf die { $cult ->
        [moon] Mondtafel
       *[sun] Sonnentafel
    }.
druids-log-conquered = { $me ->
        [you] Du erobertest
       *[other] { $p } eroberte
    } { $tree }.
druids-log-starved = { $tree } blieb ohne Baumgeist und ist verloren.
druids-log-jump = { $me ->
        [you] Dein Druide
       *[other] Der Druide von { $p }
    } ({ $colour ->
        [orange] Orange
        [black] Schwarz
       *[purple] Violett
    }) sprang von { $a } nach { $b }.
druids-log-driven = { $me ->
        [you] Dein Druide
       *[other] Der Druide von { $p }
    } ({ $colour ->
        [orange] Orange
        [black] Schwarz
       *[purple] Violett
    }) musste von { $a } nach { $b } weichen.
druids-log-shuffle = { $board } gemischt: neuer Nachziehstapel mit { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }.
druids-log-refill = { $me ->
        [you] Du zogst
       *[other] { $p } zog
    } { $n ->
        [one] 1 Baumgeist
       *[other] { $n } Baumgeister
    }.
druids-log-end = { $me ->
        [you] Du gewannst
       *[other] { $p } gewann
    } die Partie.
druids-log-draw = { $n } Züge lang kein Kultzeichen und kein verlorener Baum: unentschieden.
druids-won = { $me ->
        [you] Du gewinnst.
       *[other] { $p } gewinnt.
    }
druids-second = { $cult ->
        [moon] Der zweite Mondbaum ist gefallen.
       *[sun] Der zweite Sonnenbaum ist gefallen.
    }
druids-support-PlaceDruids = Druiden
druids-support-TakeTurn = Zug
druids-support-NextFight = Kämpfe

## Warum nicht?
druids-refused-foreign = Baumgeister legst du nur an eigene Bäume.
druids-refused-foreign-place = Deine Druiden stehen an deinen eigenen Bäumen.
druids-refused-foreign-clear = Zurückziehen kannst du nur von deinen eigenen Bäumen.
druids-refused-foreign-jump = Springen können nur deine eigenen Druiden.
druids-refused-jump = Bei drei Bäumen ist keiner frei, ein Sprung geht nicht.
druids-refused-pass = Passen geht nur, wenn sonst nichts möglich ist.
druids-refused-clear = An diesem Baum liegt kein Baumgeist.
druids-refused-taken = Hier steht schon ein Druide. An jedem Baum ist Platz für einen.
druids-refused-no-druid = Das ist dein freier Baum: Hierher springt der Druide. Wähle den Druiden.
druids-refused-no-hand = Deine Hand ist leer. Springe, oder ziehe einen Baumgeist von einem Baum zurück.
druids-refused-board = Auf eine Kulttafel wird nichts gespielt. Hierher kommen Baumgeister durch Tanz, Sieg oder Rückzug.
druids-refused-lost = Dieser Baum ist verloren. Der Tanz geht an ihm vorbei.
druids-refused-fight = Wähle einen Baum, dessen Druide noch nicht gekämpft hat.
druids-refused-placing = Zuerst werden alle Druiden aufgestellt.
druids-refused-order = Die Druiden werden in der Reihenfolge Orange, Schwarz, Violett aufgestellt.
druids-refused-placed = Alle Druiden stehen schon. In deinem Zug kann einer springen.
druids-refused-not-held = Diesen Baumgeist hast du nicht auf der Hand.
druids-refused-no-waltz = Druiden kämpfen nur nach einem Walzer.
druids-refused-fights-first = Zuerst kämpfen die Druiden.
druids-refused-ring = Dieses Paar setzt aus: Hier liegt der Bannring.
druids-refused-fought = Dieses Paar hat in diesem Walzer schon gekämpft.
druids-refused-over = Die Partie ist zu Ende.

## Weitere Wörter
druids-score = Gewonnene Bäume im Lauf der Partie
druids-key-spirit = Ein Baumgeist aus deiner Hand
druids-scoring = Wer zwei Bäume des anderen erobert hat, gewinnt die Partie.
druids-wins = { $me ->
        [you] Du gewinnst
       *[other] { $cult ->
            [moon] Mond gewinnt
           *[sun] Sonne gewinnt
        }
    }
druids-scoring-title = Eroberte Bäume
