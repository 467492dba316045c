## Was jemandem gesagt wird, der nicht hinsieht

turn = { $left ->
        [none] Du bist am Zug: { $game }{ $names ->
            [none] { "" }
           *[some] { " mit " }{ $names }
        }.
       *[some] Du bist am Zug: { $game }{ $names ->
            [none] { "" }
           *[some] { " mit " }{ $names }
        }. Noch { $left }.
    }
clock = Noch { $left } bei { $game }. Du bist am Zug.
stand-in = Bei { $game } spielt eine Vertretung für dich. Öffne den Tisch, dann spielst du wieder selbst.
zero = Deine Zeit bei { $game } ist abgelaufen.
begins = Alle sind da: { $game } beginnt.
proposal = { $name } schlägt bei { $game } vor: { $what ->
        [takeback] einen Zug zurücknehmen
        [cancel] die Partie abbrechen
        [clock] eine andere Uhr
        [stand-in] eine andere Vertretung
        [hints] eine andere Regel für Tipps
        [chat] eine andere Regel für den Chat
       *[expel] ohne jemanden weiterspielen
    }. Antworte bis { DATETIME($when, dateStyle: "medium", timeStyle: "short") }.
over = { $how ->
        [cancelled] { $game } wurde abgebrochen.
        [abandoned] { $game } wurde geschlossen: Niemand hat weitergespielt.
       *[other] { $place ->
            [none] { $game } ist vorbei.
           *[some] { $game } ist vorbei: Du bist { $place }. von { $of }.
        }
    }
dead = { $game } wird am { DATETIME($when, dateStyle: "long") } geschlossen, wenn niemand weiterspielt.
new-sign-in = Neue Anmeldung{ $what ->
        [none] { "" }
       *[some] : { $what }
    }. Warst du das nicht? Beende sie hier.
many = Du wirst an { $n } Tischen erwartet: { $games }.
test = So kommen Nachrichten von Ludarium an.

days = { $n ->
        [one] 1 Tag
       *[other] { $n } Tage
    }
hours = { $n ->
        [one] 1 Stunde
       *[other] { $n } Stunden
    }
minutes = { $n ->
        [one] 1 Minute
       *[other] { $n } Minuten
    }
and = { $first } und { $last }
title = { $name ->
        [druids] Druidenwalzer
        [tigris] Euphrat & Tigris
        [ark] Die Bundeslade
       *[other] { $title }
    }

## Mails

mail-foot = Du bekommst diese Mail, weil du dir von Ludarium Nachrichten per Mail wünschst.
    Keine Mails mehr an diese Adresse: { $link }
mail-confirm-subject = Bestätige diese Adresse für Ludarium
mail-confirm = Jemand, vermutlich du, möchte Nachrichten von Ludarium an dieser Adresse bekommen.
    Öffne zum Bestätigen innerhalb eines Tages diesen Link und drücke den Knopf:

    { $link }

    Wenn du das nicht warst, tu nichts: Es kommt keine weitere Mail.
mail-sign-in-subject = Anmelden bei Ludarium
mail-sign-in = Öffne innerhalb von 15 Minuten diesen Link und drücke den Knopf, dann bist du angemeldet. Er gilt einmal.

    { $link }

    Wenn du das nicht wolltest, tu nichts. Wer diesen Link hat, kann sich als du anmelden; gib ihn niemandem weiter.
