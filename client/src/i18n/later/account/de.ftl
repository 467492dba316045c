## Hier jemand sein: wie man sich anmeldet, Geräte, was aufbewahrt wird

account = Dein Konto
account-none = Melde dich an, damit dieser Browser dich kennt.
sign-in = Anmelden
sign-in-why = Mit dem, was du auf einem anderen Gerät oder in einem anderen Browser eingerichtet hast.
sign-in-before = Ich war schon einmal hier
sign-in-other = Als jemand anderes anmelden
account-guest = Bisher kennt dich nur dieser Browser. Richte ein, wie du dich anmeldest, dann kostet dich kein verlorenes Gerät einen Platz.
account-safe = Du kannst von jedem Gerät zurückkommen.
account-name = Name

passkeys = Passkeys
passkeys-why = Anmelden mit Fingerabdruck, Gesicht oder dem Code deines Geräts. Nichts zu merken.
passkeys-not-here = Unter dieser Adresse gibt es keine Passkeys: Sie brauchen https und einen Namen.
passkey-add = Passkey hinzufügen
passkey-known = { $synced ->
        [yes] seit { $since }, auf all deinen Geräten
       *[no] seit { $since }
    }
passkey-any = Passkey
passkey-use = Passkey verwenden
remove-it = { $what } entfernen
remove = Entfernen

codes = Wiederherstellungscodes
codes-why = Acht Codes auf Papier, für den Tag, an dem alles andere weg ist. Jeder gilt einmal.
codes-left = { $n ->
        [0] Du hast noch keine.
        [one] Einer ist übrig.
       *[other] { $n } sind übrig.
    }
codes-make = Codes erstellen
codes-anew = Neue Codes erstellen
codes-anew-why = Die alten gelten dann nicht mehr.
codes-new = Deine Wiederherstellungscodes
codes-new-why = Sie werden nur jetzt gezeigt. Schreib sie auf, oder bewahre die Datei sicher auf.
codes-save = Als Datei speichern
codes-copy = Alle kopieren
codes-done = Ich habe sie
code = Wiederherstellungscode
code-use = Mit dem Code anmelden

password = Passwort
password-why = Mindestens { $least } Zeichen.
password-set = Passwort behalten
password-change = Ändern
password-as = Du meldest dich als { $handle } an.
password-use = Mit dem Passwort anmelden
handle = Anmeldename
handle-why = Kleine Buchstaben ohne Akzente, Ziffern, dazwischen auch _ . und -. Niemand sonst sieht ihn.

device-other = Ein anderes Gerät
device-why = Spiel hier und auf dem Telefon weiter: Nur eine Zahl ist einzutippen.
device-add = Anderes Gerät anmelden
device-scan = Scanne das mit dem anderen Gerät. Oder öffne dort { $address } und tippe:
device-qr = Der Weg herein für ein anderes Gerät
device-waits = Noch ist niemand da.
device-came = { $what } ist da. Tippe die Zahl ein, die dort steht.
device-some = Ein Gerät
device-number = Zahl
device-let-in = Das ist meins
device-wrong = Das ist nicht die Zahl.
device-is-in = Fertig. Das andere Gerät kennt dich jetzt.
device-over = Die Zeit ist um. Fang noch einmal an.
device-this = Dieses Gerät anmelden
device-word = Was das andere Gerät zeigt
device-word-why = Auf dem Gerät, das dich kennt: Menü, Konto, Ein anderes Gerät.
device-show = Tippe diese Zahl auf dem anderen Gerät ein
device-as = Dieses Gerät wird zu dem von { $name }.
device-go = Weiter

along = Die Partien von { $name } in diesem Browser mitnehmen
along-why = Die Plätze werden deine. Sonst kann niemand mehr auf sie zurück.

sign-ins = Wo du angemeldet bist
sign-ins-why = Beende, was du nicht kennst oder nicht mehr brauchst.
sign-in-here = dieser hier
sign-in-line = seit { $since }, zuletzt { $used }
sign-in-some = Unbekanntes Gerät
sign-out-of = Abmelden: { $what }
sign-out = Abmelden
sign-out-others = Überall sonst abmelden
sign-out-lost = Auf die Plätze von { $name } käme dann niemand mehr zurück: Noch ist nichts zum Anmelden eingerichtet. Richte erst etwas ein, oder geh für immer.
sign-out-sure = Für immer gehen

tokens = Tokens für Skripte
tokens-why = Ein Skript spielt oder liest wie du und kommt nie an dieses Konto.
token-name = Wofür es ist
token-scope = { $scope ->
        [read] Lesen
       *[play] Spielen
    }
token-scopes = Was es darf
token-make = Token erstellen
token-new = Dein Token
token-new-why = Es wird nur jetzt gezeigt. Wer es hat, kann damit tun, wofür es ist.

sharing = Partien für die Forschung
sharing-why = Wer diesen Server betreibt, darf beendete Partien als Daten weitergeben, für Leute, die Spiele erforschen und KIs trainieren. Du bist dort eine Nummer; deine Züge bleiben, wie sie waren.
sharing-allow = Meine beendeten Partien weitergeben
sharing-allow-why = Nur Partien, bei denen alle am Tisch einverstanden sind, auch schon gespielte. Du kannst es dir anders überlegen; was vorher weitergegeben wurde, bleibt es. Wer eine Partie kennt, kann sie wiedererkennen.

data = Was über dich aufbewahrt wird
data-export = Alles herunterladen
data-export-why = Ein Archiv: dieses Konto, deine Tische, die Aufzeichnungen deiner Partien.
data-delete = Alles löschen
data-delete-why = In sieben Tagen wird alles über dich gelöscht. Deine Partien bleiben, mit „Jemand“ an deiner Stelle: Sie gehören auch den anderen. Bis dahin kannst du es dir anders überlegen.
data-leaves = Alles über dich wird am { $when } gelöscht.
data-stay = Doch bleiben
data-sure = In sieben Tagen löschen

notices = Benachrichtigungen
notices-why = Erfahre, wann du am Zug bist: im Browser, per Mail oder anderswo.
notices-set = Wählen, wo
mail-address = Mailadresse
mail-link-to = Ein Link zum Anmelden kann an { $address } gehen.
mail-link-send = Link schicken
mail-link-sent = { $known ->
        [yes] Die Mail ist unterwegs. Öffne ihren Link in diesem Browser, dann geht es hier weiter. Er gilt einmal, 15 Minuten lang.
       *[no] Wenn hier jemand diese Adresse hat, ist eine Mail unterwegs. Ihr Link gilt einmal, 15 Minuten lang.
    }
mail-link-followed = Weiter

proof = Bist du es?
proof-why = Dieser Browser stand eine Weile offen. Zeig, dass du es bist, dann geht es weiter.

cancel = Abbrechen
error-not-known = Das ist hier nicht bekannt, oder nicht mehr. Prüfe es und versuche es noch einmal.
error-blocked = { $until ->
    [never] Du darfst dich hier nicht mehr anmelden.
   *[other] Vor dem { $until } darfst du dich hier nicht anmelden.
}
error-confirm-first = Zeig erst, dass du es bist.
error-not-offered = Das bietet dieser Server hier nicht an.
error-bad-credential = Der Passkey wurde nicht angenommen. Versuche es noch einmal.
error-bad-handle = Ein Anmeldename hat { $least } bis { $most } Zeichen: kleine Buchstaben ohne Akzente, Ziffern, dazwischen auch _ . und -.
error-bad-password = Ein Passwort hat mindestens { $least } Zeichen.
error-handle-taken = Diesen Namen hat schon jemand. Wähle einen anderen.
error-passkey-none = Es wurde kein Passkey verwendet. Nichts hat sich geändert.
error-passkey-already = Dieses Gerät hat schon einen Passkey für dich.
error-bad-mail = Das ist keine Mailadresse.

account-studies = Studien
account-studies-why = Stellungen mit Zügen und Bemerkungen, die du aufgehoben hast.
