## Die Schule

school = Schule
school-start = Spielend lernen
school-resume = Weiter mit Lektion { $n }
school-try = Probier es
school-lessons = Lektionen
school-coach = Die Lektion
school-ways = Der Weg durch die Lektionen
school-happened = Was geschah
school-dot = { $done ->
        [yes] Lektion { $n }: { $title }, erledigt
       *[no] Lektion { $n }: { $title }
    }
school-fresh = Jede Lektion hat ihr eigenes Brett.
school-finished = Erledigt
school-board = Auf dem Brett öffnen
school-first-game = Deine erste Partie
school-look = Sieh auf { $places }.
school-aside = Erlaubt wäre es.
school-aside-now = Erlaubt wäre es, aber die Lektion will jetzt etwas anderes.
school-insist = Trotzdem tun
school-show = Zeig es mir
school-back = Zurück
school-again = Noch einmal
school-help = Hilfe
school-skip = Überspringen
school-next = Weiter
school-play = Zur ersten Partie
school-first-coach = Erste Partie, mit Trainer
school-rival = Jonas
school-learner = Anna
school-keys-on = Weiter oder bestätigen
