## Tische, an die sich alle setzen dürfen

lobby-why = Setz dich zu jemandem, der wartet, oder sag, was du spielen möchtest, und warte selbst.
seek = Tisch suchen
seek-why = Du setzt dich an den ersten Tisch, der passt. Gibt es keinen, wird deiner hier eröffnet und wartet.
seek-players = Mitspielende
seek-pace = Wann
pace = { $pace ->
        [live] Jetzt
        [days] Über Tage
       *[none] Ohne Uhr
    }
listed-all = Alle Spiele
listed-any = Jederzeit
listed-everybody = Alle Sprachen
listed-filter = Zeigen
lobby-empty = Gerade wartet niemand.
lobby-none-such = Auf so ein Spiel wartet gerade niemand.
listed-here = gerade hier
listed-take-over = { $n ->
        [one] Ein Platz wurde verlassen: Eine KI spielt ihn, bis sich jemand setzt.
       *[other] { $n } Plätze wurden verlassen: KIs spielen sie, bis sich jemand setzt.
    }
listed-mine = Zu meinem Tisch
listed-rules = Was vereinbart ist
listed = Offen für alle
listed-note = Der Tisch steht bei den offenen Tischen, und wer mag, darf sich setzen.
listed-until = { $live ->
        [yes] Solange du hier wartest, darf sich setzen, wer mag.
       *[no] Wer mag, darf sich setzen, bis { $until }.
    }
lobby-count = { $n ->
        [one] Ein Tisch
       *[other] { $n } Tische
    }
standing = { $finished } von { $games } zu Ende gespielt
standing-and = { $finished } von { $games } zu Ende gespielt, antwortet in etwa { $time }
standing-new = neu hier
standings = Wer zu Ende spielt
needs = Wer sich setzen darf
needs-anybody = Alle
needs-share = Wer { $share } % der Partien zu Ende spielt
needs-newcomers = Auch Neue
needs-note = { $newcomers ->
        [yes] Für alle, die { $share } % ihrer Partien zu Ende spielen, und für Neue.
       *[no] Für alle, die { $share } % ihrer Partien zu Ende spielen.
    }
error-not-enough-finished = An diesem Tisch sind Leute gefragt, die { $share } % ihrer Partien zu Ende spielen.
error-no-newcomers = An diesem Tisch sind Leute gefragt, die hier schon { $games } Partien mit anderen gespielt haben.
