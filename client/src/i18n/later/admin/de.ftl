## Looking after a server: how it is, and what an operator can do

admin = Server betreuen
admin-overview = Übersicht
admin-tables = Tische
admin-people = Leute
admin-reports = Meldungen
admin-nodes = Server
admin-rules = Regeln
admin-notices = Nachrichten
admin-audit = Protokoll

admin-stranger = Hier gibt es nichts für dich.
admin-stranger-how = Diese Seite ist für alle, die einen Server betreuen. Wer ihn betreibt, ernennt dazu jemanden mit einem Passkey, am Terminal dieses Rechners:
admin-by-proxy = Hinter einem Proxy mit https und unter einem Namen. Der Server muss die Adresse kennen:
admin-by-machine = Am Rechner selbst, auch durch einen Tunnel:
admin-by-command = Ganz ohne Seite, als der Benutzer, unter dem der Server läuft:
admin-locked = Wer den Server betreut, zeigt alle fünf Minuten den Passkey. Was du begonnen hast, geht danach weiter.

admin-state = { $why ->
        [database] Niemand kann spielen: In die Datenbank lässt sich nicht schreiben.
        [schema] Niemand kann spielen: Eine andere Version hat die Datenbank verändert.
        [lease] Dieser Server hat die Datenbank aus den Augen verloren: An den anderen geht es weiter.
        [draining] Dieser Server lässt niemanden mehr ein: An den anderen geht es weiter.
        [stopping] Der Server hält gerade an.
       *[none] Alle können spielen.
    }
admin-since = läuft seit { $when }
figure-look = nachsehen
figure-playing = Laufende Partien
figure-playing-rest = { $waiting } warten, { $asleep } ruhen, { $over } zu Ende; { $live } im Speicher
figure-people = Leute heute
figure-people-rest = { $week } diese Woche, { $all } insgesamt
figure-sockets = Offene Seiten
figure-sockets-rest = die sofort hören, was geschieht
figure-reports = Offene Meldungen
figure-reports-rest = über das, was an Tischen gesagt wurde
figure-delay = Langsamste Antwort
figure-delay-rest = in der letzten Minute, ohne den Weg dorthin. Über 250 ms merkt man es.
figure-ms = { $n } ms
figure-thoughts = KI-Züge, die warten
figure-thoughts-rest = { $workers ->
        [one] Ein Prozess denkt nach.
       *[other] { $workers } Prozesse denken nach.
    }
figure-commits = Züge zu speichern
figure-commits-rest = Fast immer keiner. Warten viele, ist die Festplatte langsam.
figure-notices = Wartende Nachrichten
figure-notices-rest = { $late } verspätet, { $failed } schon versucht
figure-database = Datenbank
figure-database-rest = { $free } frei auf ihrer Festplatte
figure-kept = Ausgesperrt
figure-kept-rest = { $quieted } dürfen nichts sagen; { $operators ->
        [one] eine Person betreut
       *[other] { $operators } betreuen
    }

admin-find = Suchen
admin-find-table = Name einer Person oder Kennung eines Tisches
admin-find-person = Name oder Kennung
admin-state-of = Zustand
admin-any-state = in jedem Zustand
admin-game = Spiel
admin-any-game = jedes Spiel
admin-which = Welche Leute
admin-everybody = alle
admin-which-of = { $kind ->
        [blocked] ausgesperrt
        [quieted] dürfen nichts sagen
       *[operator] betreuen den Server
    }
admin-more = Mehr zeigen
admin-narrow = Es gibt noch mehr. Suche nach einem Namen.
admin-no-tables = Kein solcher Tisch.
admin-no-people = Niemand, der so heißt.
admin-nobody = noch niemand
table-state = { $state ->
        [waiting] wartet auf Leute
        [playing] läuft
        [asleep] ruht
        [closed] von neueren Regeln geschlossen
       *[over] zu Ende
    }
admin-here = { $n } da
admin-table-line = { $n ->
        [one] ein Zug
       *[other] { $n } Züge
    }, { $ago } · { $id }

admin-moves = Züge
admin-changed = Letzte Änderung
admin-opened = Eröffnet
admin-here-now = Haben ihn offen
admin-wake = Wird wieder nachgesehen
admin-none = nicht nötig
admin-by-rules = Regeln
admin-id = Kennung
admin-watch = Zuschauen
admin-seats = Plätze
admin-is-here = gerade da
admin-is-out = ausgeschieden
admin-stands-in = eine Vertretung spielt
admin-sits = { $kind ->
        [bot] KI
        [device] am selben Gerät
        [link] kam über einen Link
       *[me] hat den Tisch eröffnet
    }
admin-other-rules = Nach Regeln { $rules }
admin-repair-why = Wähle den letzten Eintrag, der stehen bleibt. Was danach kommt, wird abgeschnitten und aufgehoben.
admin-cut = abgeschnitten
admin-back-to = Zurück zu { $n }
admin-all-entries = Alle { $n } zeigen
entry-by-operator = die Betreuung
entry-by-server = der Server
entry-by-bot = KI
entry = { $kind ->
        [move] gezogen
        [undo] zurückgenommen
        [sit] hat sich gesetzt
        [stand] ist aufgestanden
        [begin] die Partie begann
        [free] ein Platz ist frei
        [here] kam
        [gone] ging
        [back] kam zurück
        [pause] die Uhr hielt an
        [resume] die Uhr läuft weiter
        [leaves] hat die Partie verlassen
        [excuse] Zeit wurde zurückgegeben
        [stands-in] eine Vertretung übernahm
        [returns] spielt wieder
        [hint] nahm einen Tipp
        [zero] die Zeit war um
        [asleep] der Tisch schlief ein
        [awake] der Tisch wachte auf
        [out] ist ausgeschieden
        [clock] die Uhr wurde geändert
        [settings] die Einstellungen wurden geändert
        [proposes] schlug etwas vor
        [agrees] stimmte zu
        [declines] lehnte ab
        [lapses] ein Vorschlag verfiel
        [end] die Partie endete
        [next] der nächste Tisch wurde eröffnet
        [warns] alle wurden gewarnt
        [rules] neuere Regeln
        [repaired] wurde zurückgesetzt
        [becomes] hat sich als jemand anderes angemeldet
        [forgotten] wurde gelöscht
       *[other] { $kind }
    }

admin-seen = zuletzt hier { $when }
admin-never-seen = nirgends angemeldet
admin-plays = { $n ->
        [0] an keinem Tisch
        [one] an einem Tisch
       *[other] an { $n } Tischen
    }
admin-operator = betreut den Server
admin-blocked = { $until ->
        [never] für immer ausgesperrt
       *[other] ausgesperrt bis { $until }
    }
admin-quieted = { $until ->
        [never] darf nichts mehr sagen
       *[other] darf nichts sagen bis { $until }
    }
admin-blocked-why = Ausgesperrt: { $why }
admin-quieted-why = Darf nichts sagen: { $why }
admin-last-seen = Zuletzt hier
admin-came = Gekommen
admin-playing = Laufende Partien
admin-sign-ins = Angemeldet
admin-no-sign-in = Nirgends.

admin-reports-state = { $state ->
        [yes] erledigt
       *[no] offen
    }
admin-complains = { $by } beschwert sich über { $about }
admin-its-table = Der Tisch
admin-withheld = Du spielst an diesem Tisch. Was dort gesagt wurde, siehst du, wenn die Partie zu Ende ist; jemand anderes kann es jetzt schon lesen.
admin-no-reports = Niemand beschwert sich.

admin-nodes-why = Alle, die diese Datenbank bedienen. Jeder Tisch ist bei einem von ihnen; hält ein Server an, übernehmen andere seine Tische.
admin-no-nodes = Kein Server ist da.
admin-node-here = dieser hier
admin-node-draining = lässt niemanden ein
admin-node-tables = { $n ->
        [0] keine Tische
        [one] ein Tisch
       *[other] { $n } Tische
    }
admin-node-lease = die Tische gehören ihm noch { $n } s
admin-rules-why = Nach einer neuen Version geht es an Tischen nach neueren Regeln weiter, wenn nichts anders verlaufen wäre; die anderen behalten ihre.
admin-version = Version { $n }
admin-rules-tables = { $n ->
        [one] eine laufende Partie
       *[other] { $n } laufende Partien
    }
admin-rules-gone = Regeln nicht da
admin-notices-why = Was misslang, wird neun Stunden lang wieder versucht.
admin-no-notices = Alle haben alles erfahren.
admin-tries = { $n ->
        [one] einmal misslungen
       *[other] { $n }-mal misslungen
    }
admin-due = fällig { $when }
notice-of = { $kind ->
        [turn] am Zug
        [clock] die Zeit wird knapp
        [stand-in] die Zeit ist um, oder eine Vertretung spielt
        [zero] die Zeit ist um
        [begins] eine Partie beginnt
        [proposal] jemand schlägt etwas vor
        [over] eine Partie ist zu Ende
        [dead] ein Tisch wird geschlossen
       *[new-sign-in] jemand hat sich unter diesem Namen angemeldet
    }
admin-audit-why = Was getan wurde, hier oder mit dem Befehl. Es wird aufgeschrieben, bevor es geschieht.
admin-no-audit = Noch wurde nichts getan.
admin-came-nothing = abgebrochen

admin-did = { $what }: { $name }. Erledigt.
admin-how-long = Für wie lange
admin-days = { $n ->
        [0] für immer
        [one] einen Tag
        [365] ein Jahr
       *[other] { $n } Tage
    }
admin-why = Grund
admin-why-kept = Er wird im Protokoll dieser Seite aufgeschrieben.
admin-why-there = Er wird im Protokoll aufgeschrieben, und alle am Tisch lesen ihn.
admin-out = Auch aus jeder Partie
admin-out-does = Wie ausgeschlossen: Die Plätze sind verloren, und Partien zu zweit sind zu Ende.
deed-close = Tisch schließen
deed-close-does = Die Partie endet jetzt, für alle, und niemand gewinnt. Sie lässt sich nicht wieder öffnen.
deed-repair = Zurücksetzen
deed-repair-does = { $rules ->
        [0] Die Partie geht zurück zu Eintrag { $to }. Was danach kam, wird abgeschnitten, keine Uhr läuft dafür, und bei allen beginnt die Seite neu.
       *[other] Die Partie geht ab jetzt nach Regeln { $rules } weiter, wenn jeder Eintrag ihnen folgt. Bei allen beginnt die Seite neu.
    }
deed-sign-out = Überall abmelden
deed-sign-out-does = Jeder Browser und jedes Skript wird abgemeldet. Wer einen Passkey, einen Code oder ein Passwort hat, kann sofort zurück; wer nichts davon hat, gar nicht mehr.
deed-block = Aussperren
deed-block-does = Die Person wird überall abgemeldet und kann sich vorher nicht wieder anmelden. An ihren Tischen läuft die Zeit weiter, oder eine Vertretung spielt.
deed-unblock = Wieder einlassen
deed-unblock-does = Die Person darf sich wieder anmelden. Wer dazu nur den Browser hatte, kann nicht zurück.
deed-quiet = Stummschalten
deed-quiet-does = Die Person spielt weiter und kann vorher an keinem Tisch etwas sagen.
deed-unquiet = Wieder reden lassen
deed-unquiet-does = Die Person darf an Tischen wieder etwas sagen.
deed-operator = Ernennen
deed-operator-does = Die Person betreut den Server mit: Sie sieht diese Seite und kann hier alles, was du kannst, mit einem Passkey von ihr.
deed-dismiss = Entlassen
deed-dismiss-does = Die Person betreut den Server nicht mehr. Diese Seite ist ihr sofort verschlossen.
deed-drain = Leeren
deed-drain-of = { $name } leeren
deed-drain-does = { $others ->
        [0] Es gibt keinen anderen Server. Alle werden weggeschickt, und niemand kann spielen, bis er neu gestartet wird.
       *[other] Binnen fünf Sekunden werden alle dort mit ihren Tischen zu den anderen Servern geschickt; keine Uhr läuft dafür. Niemand kommt dort mehr hinein, bis er neu gestartet wird.
    }
deed-done = Erledigt
deed-done-does = Die Meldung kommt zu den erledigten. Niemand erfährt davon.
error-no-passkey = Da ist noch kein Passkey. Erst kommt einer ins Konto, dann kannst du die Person ernennen.
