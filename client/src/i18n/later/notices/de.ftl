## Benachrichtigungen: anderswo erfahren, dass man gefragt ist

notices-intro = Erfahre, wann du gefragt bist, wo immer du bist. Nichts ist an, bis du es anschaltest, und keine Nachricht verrät, was jemand auf der Hand hat.
notices-stranger = Hier wählst du, wie du erfährst, was an deinen Tischen geschieht. Setz dich zuerst an einen, oder melde dich an.
notices-nothing = Dieser Server verschickt keine Benachrichtigungen.

channels = Wo du es erfährst
channels-why = An so vielen Orten, wie du magst.
channel-hook = { $style ->
        [discord] Discord
        [ntfy] ntfy
       *[json] Webhook
    }
channel-push = Ein Browser
channel-here = dieser hier
channel-since = seit { $since }
channel-waits = Noch nicht bestätigt. Öffne den Link in der Mail, die dorthin ging.
channel-off = Aus: Es misslang zu oft, oder es wurde dort beendet, wo es ankommt.
channel-on = Anschalten
channel-try = Ausprobieren
channel-add = Hinzufügen
channel-do-it = { $does }: { $what }
channel-tested = { $result ->
        [sent] Eine Nachricht ist unterwegs: { $what }
        [gone] Das gibt es nicht mehr, es wurde entfernt: { $what }
       *[failed] Die Nachricht wurde nicht angenommen: { $what }
    }

push = Dieser Browser
push-why = Nachrichten erscheinen auf diesem Gerät, auch wenn keine Seite offen ist.
push-go = Hier anschalten
push-not = { $why ->
        [refused] Dieser Browser lässt von hier keine Benachrichtigungen zu. Erlaube sie in seinen Einstellungen für diese Seite, oft hinter dem Zeichen neben der Adresse; dann kannst du sie hier anschalten.
        [install] iPhone und iPad zeigen nur Benachrichtigungen von dem, was auf dem Home-Bildschirm liegt. Tippe auf Teilen, dann auf „Zum Home-Bildschirm“, öffne Ludarium von dort, und schalte sie auf dieser Seite an.
        [insecure] Unter dieser Adresse zeigen Browser keine Benachrichtigungen: Sie brauchen https.
       *[none] Dieser Browser kann keine Benachrichtigungen zeigen.
    }
error-push-refused = Der Browser hat es nicht erlaubt. Nichts hat sich geändert.
error-push-failed = Der Browser hat den Dienst nicht erreicht, der ihm Nachrichten bringt. Versuche es später noch einmal, oder wähle einen anderen Ort.

mail = Mail
mail-why = Gut für Partien über Tage. Höchstens zehn am Tag, und in jeder steht ein Link, der sie beendet.
mail-go = Mail zum Bestätigen senden
mail-again = Noch einmal senden

hook = Discord, ntfy, Webhook
hook-why = Für einen eigenen Kanal, dein Telefon oder ein Programm.
hook-style = Wohin
hook-url = { $style ->
        [discord] Adresse des Webhooks
        [ntfy] Adresse des Themas
       *[json] Adresse
    }
hook-url-why = { $style ->
        [discord] In Discord: Kanal bearbeiten, Integrationen, Webhooks, Webhook-URL kopieren.
        [ntfy] Denk dir einen Namen aus, den niemand errät, und abonniere ihn in der App. Die Adresse ist die des Servers mit diesem Namen dahinter.
       *[json] Dorthin geht JSON, unterschrieben mit einem Geheimnis, das du einmal siehst.
    }
hook-secret = Das Geheimnis dieses Webhooks
hook-secret-why = Es wird nur jetzt gezeigt. Jede Nachricht ist damit unterschrieben.

kinds = Was wohin geht
kinds-what = Was geschieht
kinds-why = Was du auf einer offenen Seite siehst, wird sonst nirgends gemeldet. Live-Partien melden sich nur in Browsern.
kinds-way = { $way ->
        [push] Browser
        [mail] Mail
       *[webhook] Webhook
    }
kind = { $kind ->
        [turn] Ich bin am Zug
        [clock] Meine Zeit wird knapp
        [stand-in] Meine Zeit ist um, oder eine Vertretung spielt
        [begins] Eine Partie beginnt
        [proposal] Jemand schlägt etwas vor
        [over] Eine Partie ist vorbei
        [dead] Ein Tisch wird bald geschlossen
       *[new-sign-in] Jemand meldet sich als ich an
    }
kind-by = { $what }: { $way }
kind-always = immer

quiet = Wann und wie
quiet-why = Was in Ruhezeiten kommt, wartet, bis sie vorbei sind. Nur eine neue Anmeldung erfährst du sofort.
quiet-on = Ruhezeiten
quiet-edge = { $edge ->
        [start] Von
       *[end] Bis
    }
quiet-zone = Zeitzone
quiet-urgent = Trotzdem melden, wenn mir weniger als 3 Stunden bleiben
notices-language = Sprache

table-notices = Benachrichtigungen
table-notices-why = Was an diesem Tisch geschieht, erfährst du dort, wo du es angeschaltet hast.
table-notices-set = Benachrichtigungen einstellen
tell-me = Sag mir, wenn ich am Zug bin
tell-me-no = Nicht mehr anbieten

confirm-mail = Ist das deine Adresse?
stop-mail = Keine Mails mehr
by-link-why = { $purpose ->
        [confirm] Bestätige sie, dann gehen Benachrichtigungen von Ludarium dorthin, wo du diesen Link gelesen hast.
       *[unsubscribe] Benachrichtigungen von Ludarium gehen dann nicht mehr dorthin, wo du diesen Link gelesen hast. Du kannst sie jederzeit wieder anschalten.
    }
by-link-go = { $purpose ->
        [confirm] Bestätigen
       *[unsubscribe] Keine Mails mehr
    }
by-link-done = { $purpose ->
        [confirm] Bestätigt: Benachrichtigungen gehen jetzt an { $address }.
       *[unsubscribe] An { $address } geht nichts mehr.
    }
by-link-on = Deine Benachrichtigungen
mail-link-as = Du meldest dich als { $name } an.
mail-link-again = Andere Wege, sich anzumelden

error-bad-channel = Das geht hier nicht: Es braucht eine https-Adresse im Internet, oder den Push-Dienst eines verbreiteten Browsers.
error-too-many-channels = Mehr als { $most } davon sind nicht möglich. Entferne erst etwas.
error-mail-taken = Diese Adresse gehört hier schon jemand anderem.
