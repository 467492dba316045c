## Studien: Stellungen mit den Zügen, die dort bedacht wurden, aufgehoben und geteilt

studies = Studien
studies-why = Stellungen mit Zügen, Varianten und Bemerkungen, Kapitel für Kapitel. Sie werden hier für dich aufgehoben und ohne Link niemandem gezeigt.
studies-none = Du hast noch keine Studie.
studies-new = Neue Studie
studies-empty = Leeres Brett
studies-empty-of = { $game }: leeres Brett
studies-paste = Einen Text einlesen
studies-text = Studie oder Niederschrift
studies-read = Einlesen
studies-file = Aus einer Datei:
studies-anyway = Trotzdem öffnen
studies-luck-wrong = Diese Niederschrift ist nicht, was sie behauptet: Ihr Glück lässt sich nicht nachprüfen.
study = Studie
study-missing = Diese Studie gibt es nicht, oder der Link gilt nicht mehr.
study-empty = Sie hat noch kein Kapitel.
study-begin = Mit { $game } beginnen
study-chapter = Kapitel { $n }
study-where = { $n } von { $m }: { $name }
study-count = { $n ->
        [0] kein Kapitel
        [one] ein Kapitel
       *[other] { $n } Kapitel
    }
study-shared = geteilt
study-chapters = Kapitel
study-title = Titel der Studie
study-name = Name des Kapitels
study-rename = Umbenennen
study-rename-this = Umbenennen: { $name }
study-up = { $name }: weiter nach oben
study-down = { $name }: weiter nach unten
study-remove = Löschen
study-remove-this = Löschen: { $name }
study-remove-all = Studie löschen
study-sure = Endgültig löschen: { $name }?
study-stay = Behalten
study-add = Neues Kapitel:
study-add-here = Aus dieser Stellung
study-copy = Zu meinen Studien kopieren
study-copy-this = Kopieren: { $name }
study-share = Teilen
study-share-why = Wer einen Link hat, braucht kein Konto. Du kannst jeden Link jederzeit zurücknehmen.
study-share-read = Link zum Lesen
study-share-edit = Link zum Mitschreiben
study-share-make = Link machen
study-share-again = Neuen Link machen
study-share-elsewhere = Es gibt einen Link, aus einem anderen Browser. Er wird kein zweites Mal gezeigt.
study-share-revoke = Zurücknehmen
study-saved = Gespeichert
study-saving = Wird gespeichert
study-waits = Noch nicht gespeichert
study-offline = Nicht gespeichert
study-reading = Nur zum Lesen: Was du hier versuchst, wird nicht aufgehoben.
study-changed = Dieses Kapitel wurde inzwischen anderswo geändert. Von deinem ist nichts verloren.
study-keep-both = Meines als Kapitel behalten
study-take-theirs = Das andere nehmen
error-study-changed = Jemand war schneller. Versuche es noch einmal.
error-not-your-study = Dieser Link ist nur zum Lesen.
error-too-many-studies = Du hast { $most } Studien. Lösche zuerst welche.
error-too-many-chapters = Eine Studie hat höchstens { $most } Kapitel.
error-studies-full = Deine Studien fassen { $most } MB. Lösche zuerst welche.
