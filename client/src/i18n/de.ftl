# Die Wörter des Hauses. Jedes Spiel bringt seine eigenen mit.
# $p ist ein Name, „Jonas“; $n, $a und $b sind Zahlen.

## Getting around

skip = Zum Inhalt springen
to-home = Zu deinen Tischen
no-page = Hier ist keine Seite.
no-table = Hier ist kein Tisch. Vielleicht wurde er geschlossen.
lobby = Offene Tische
to-home-brand = Ludarium: deine Tische
close = Schließen
back = Zurück
loading = Der Tisch wird geladen
light-or-dark = Hell oder dunkel
new-version = Eine neuere Fassung ist da.
new-version-missed = Ein Teil dieser Seite konnte nicht geladen werden.
new-version-go = Neu laden

## Home

home-welcome = { $n ->
        [one] Ein Spiel, ein Tisch
        [2] Zwei Spiele, ein Tisch
        [3] Drei Spiele, ein Tisch
        [4] Vier Spiele, ein Tisch
       *[other] { $n } Spiele, ein Tisch
    }
home-empty = Spiele mit Freunden oder dem Computer. Der Tisch kennt die Regeln und zeigt, was ein Zug bewirkt.
home-play = Jetzt spielen
home-play-why = { $game }, gegen den Computer. Ohne Konto, mit Tipps.
home-learn = { $game } lernen
home-learn-on = { $game }: Lektion { $n }
home-first = { $game } mit Trainer spielen
home-learn-why = Am leichtesten für den Anfang. Kurze Lektionen, ohne Konto.
home-others = Deine anderen Tische
home-your-turn = { $n ->
        [0] Deine Tische
        [one] Du bist an einem Tisch am Zug.
       *[other] Du bist an { $n } Tischen am Zug.
    }
home-all = Alle meine Tische ({ $n })
home-more-games = Weitere Spiele
home-finished = Beendete Partien
game-people = { $same ->
        [yes] { $least } Personen
       *[no] { $least }–{ $most } Personen
    }
game-minutes = { $n } Min.
play-bots = Gegen den Computer spielen
new-table = Neuer Tisch
game-learn = Das Spiel lernen
learn = So wird gespielt
puzzles = Aufgaben
play = Spielen
show = Ansehen
with = mit { $p }
your-turn = Du bist am Zug
their-turn = { $p } ist am Zug

## New table

new-table-of = Neuer Tisch: { $game }
games = Spiele
seats-how = Wähle jemanden und dann einen Stuhl, oder zieh sie dorthin. Ein Tippen auf einen besetzten Stuhl macht ihn frei.
seats-learn = Neu für dich? So wird gespielt.
seats-missing = { $n ->
        [one] Eine Person muss sich noch setzen.
       *[other] { $n } müssen sich noch setzen.
    }
chair = Platz { $n }:
chair-free = Freier Stuhl
bench = Leute und KIs
device-chair = Name auf Platz { $n }
kind-me = Du
kind-link = Per Link
kind-device = Am selben Gerät
kind-me-why = an diesem Gerät
kind-link-why = wer ihn bekommt
kind-device-why = reihum am Gerät
level-name = { $level ->
        [novice] Neuling
        [steady] Solide
        [strong] Stark
       *[master] Meister
    }
level-pace = { $level ->
        [master] KI, denkt etwa { $n } s
       *[other] KI, zieht sofort
    }
level-line = { $level ->
        [novice] Neuling, zieht sofort
        [steady] Solide, zieht sofort
        [strong] Stark, zieht sofort
       *[master] Meister, denkt etwa { $n } s
    }
device-name = Person { $n }
bots-fair = KIs sehen nur, was man an ihrem Platz sehen würde.
shuffle = Plätze auslosen
shuffle-why = Das Glück entscheidet, wer wo sitzt.
stand-in = Vertretung
stand-in-why = Wer am Zug ist und wegbleibt, wird bis zur Rückkehr von einer KI vertreten.
stand-in-after = { $n ->
        [0] keine: der Tisch wartet
        [120] nach 2 Minuten
        [3600] nach 1 Stunde
        [86400] nach 1 Tag
       *[other] nach { $n } Sekunden
    }
stand-in-level = Spielstärke der Vertretung
hints = Tipps
hints-why = Wer am Zug ist, darf fragen, was die KI täte. Alle sehen, wer wie viele Tipps bekam.
hints-on = auf Wunsch
begun = Du spielst eine beendete Partie von der Mitte an weiter.
begun-why = Was verteilt ist, bleibt; was das Glück von hier an bringt, ist neu. Wer jene Partie gesehen hat, weiß, was verdeckt ist.
options = Regeln am Tisch
options-changed = { $n ->
        [0] Standard
        [one] 1 geändert
       *[other] { $n } geändert
    }
option-standard = Standard
option-value-true = ja
option-value-false = nein
open-table = Eröffnen
start = Starten

## The name of a guest

name-title = Wie dürfen wir dich nennen?
name-label = Name
name-why = Alle am Tisch sehen ihn. Du kannst ihn jederzeit ändern.
name-go = Weiter
guest-names = Stiller Reiher, Froher Fuchs, Kluge Eule, Flinker Otter, Ruhiger Dachs, Schneller Marder, Lieber Rabe, Kühner Fink, Sanfter Bär, Heiterer Hase

## Who sits here

players = Am Tisch
seat-open = Freier Platz
seat-you = du
seat-asked = am Zug
tag-you = du
tag-bot = KI
tag-away = nicht da
tag-stand-in = Vertretung
tag-hints = { $n ->
        [one] 1 Tipp
       *[other] { $n } Tipps
    }
waiting-people = { $n ->
        [0] Alle sind da.
        [one] Es fehlt noch eine Person
       *[other] Es fehlen noch { $n } Personen
    }
invite-link = Einladungslink
copy-link = Link kopieren
copied = Kopiert
share = Senden
qr = QR-Code für Platz { $n }
sit-down = Mitspielen

## The prompt and the move

dock = Dein Zug
confirm = Bestätigen
only-answer = Anderes ist nicht möglich: Gleich geht es von selbst weiter.
undo = Zurücknehmen
thinking = { $bot ->
        [bot] { $p } (KI) überlegt
       *[person] { $p } überlegt
    }
thinking-about = { $bot ->
        [bot] { $p } (KI) überlegt: { $support }
       *[person] { $p } überlegt: { $support }
    }
waiting-detail = Du erfährst sofort, wenn du am Zug bist.
stand-in-from = { $p } ist nicht da. Ab { $time } spielt eine Vertretung für { $p }.
stand-in-yours = Eine Vertretung hat für dich gespielt. Jetzt spielst du wieder selbst.
stand-in-mine = Eine Vertretung spielt für dich
showing-skip = Tippe irgendwohin oder drücke eine Taste, um das zu überspringen.
preview = Wenn du bestätigst
preview-luck = Wie es weitergeht, entscheidet das Glück. Das lässt sich nicht zurücknehmen.
preview-quiet = Sonst passiert nichts.
words-first = Wähle, was du tust.
words-next = Wähle weiter.
words-done = Bestätige, oder geh zurück und vergleiche.
words-trail = Bisher gewählt
words-options = Das kannst du wählen

## A hint

board-failed = Der Spielplan von { $game } ist ausgefallen, deshalb geht die Partie in Worten weiter.
hint = Tipp
hint-taken = { $p } nahm einen Tipp.

## Help at its place, and what the whole table is about

help = Erklärung
help-all = Die ganze Anleitung
matter-fold = Einklappen
matter-unfold = Aufklappen

## Views and tools

views = Ansichten des Tisches
side = Protokoll und Regeln
tab-board = Plan
tab-players = Am Tisch
tab-log = Protokoll
tab-rules = Regeln
tab-chat = Chat
rules-large = Auf einer eigenen Seite lesen
this-table = Dieser Tisch
this-table-standard = Standardregeln, ohne Tipps.
log = Protokoll
log-since = Seit deinem letzten Zug
log-turn = Zug { $n }
log-set-up = Aufbau
log-move = { $p }: { $words }
log-undo = { $p } nahm einen Zug zurück.
log-stand-in = Für { $p } spielt eine Vertretung.
log-back = { $p } ist zurück.
log-begun = Ab dieser Stellung ist es eine neue Partie.
text = Stellung als Text
past = So stand es.
past-now = Zum Jetzt
keys = Tastatur

## Watching, one device, coming back

watching = Du schaust zu. Verdecktes bleibt verdeckt.
watching-chip = Du schaust zu
curtain = Gib das Gerät weiter: { $p } ist dran
curtain-covered = Was nur { $p } sehen darf, ist verdeckt.
curtain-open = Ich bin { $p }
catch-up = Was die anderen taten
catch-up-stood-in = Während du weg warst
catch-up-next = Weiter, { $a } von { $b }
catch-up-skip = Überspringen
banner-lost = Verbindung wird wiederhergestellt. Nichts geht verloren.
banner-lost-move = Verbindung wird wiederhergestellt. Dein Zug bleibt erhalten und wird gesendet.
banner-back = Wieder verbunden. Nichts ging verloren.

## The end

end-over = Die Partie ist zu Ende.
end-draw = Unentschieden.
end-won = { $me ->
        [you] Du gewinnst mit { $n }.
       *[other] { $p } gewinnt mit { $n }.
    }
end-won-plain = { $me ->
        [you] Du gewinnst.
       *[other] { $p } gewinnt.
    }
end-shared-plain = { $p } gewinnen gemeinsam.
end-shared = { $p } gewinnen gemeinsam mit { $n }.
end-look = Sieh dich um, oder wähle eine Zeile im Protokoll.
end-board = Plan ansehen
end-show = Ergebnis
scoring = Wertung
scoring-step = Schritt { $a } von { $b }
scoring-next = Weiter
rematch = Revanche
rematch-join = Zur Revanche
result-over-time = Punkte im Lauf der Partie
result-sources = Woher die Punkte kamen
result-order = Reihenfolge am Ende
result-then = dann { $n }
result-why = Was den Ausschlag gab: { $source }, { $n } für { $p } und { $m } für { $q }.
result-untold = Das ließ sich nicht erzählen. Lade die Seite neu, um es noch einmal zu versuchen.
result-walk = Wertung noch einmal ansehen
result-share = Bild und Link teilen
result-link = Link kopieren
result-picture = Bild sichern
fair = War das Glück ehrlich?
fair-promise = Siegel des Glücks an diesem Tisch:
fair-signs = Schlüssel, mit dem die Niederschrift unterschrieben wird:
fair-record = Niederschrift sichern

## Replay

replay = Aufzeichnung

## Analyse einer beendeten Partie

review = Analyse
review-ask = Partie analysieren
review-progress = Die KI sieht sich jede Entscheidung an. Du kannst so lange weiterblättern.
review-failed = Die Analyse ist nicht gelungen. Versuche es noch einmal.
review-no-turning-points = Niemand hat einen großen Fehler gemacht.
moves = Züge

## How to play

learn-by-playing = Der Satz unter dem Plan sagt immer, was du tun kannst. Nichts zählt, bevor du es bestätigst.

## Settings

settings = Einstellungen
settings-language = Sprache
settings-sound = Töne
sound-offer = Zu den Zügen gibt es leise Töne.
sound-offer-yes = Einschalten
sound-offer-no = Nein
settings-name = Du heißt { $p }.
settings-rename = Ändern

## What the server refuses

error-offline = Der Server ist nicht erreichbar. Versuche es gleich noch einmal.
error-server = Bei uns ging etwas schief. Deine Partie ist sicher. Versuche es noch einmal.
error-bad-request = Der Server hat das nicht verstanden. Lade die Seite neu.
error-too-large = Das ist zu lang.
error-no-session = Zuerst wird ein Name gebraucht.
error-foreign-origin = Öffne diese Seite unter ihrer eigenen Adresse.
error-foreign-host = Dieser Server heißt nicht { $host }. Wer ihn betreibt, kann den Namen eintragen: LUDARIUM_HOSTS.
error-too-fast = { $seconds ->
        [one] Zu viele Versuche. Weiter in einer Sekunde.
       *[other] Zu viele Versuche. Weiter in { $seconds } Sekunden.
    }
error-not-found = Hier ist nichts. Vielleicht wurde es geschlossen.
error-no-method = Der Server hat das nicht verstanden. Lade die Seite neu.
error-no-game = Dieser Server hat kein Spiel namens { $game }.
error-bad-options = Diese Regel geht an diesem Tisch nicht: { $option }.
error-bad-seats = Dieses Spiel ist für { $least } bis { $most } Personen.
error-bad-guide = Einen Trainer hat, wer allein gegen einen Neuling spielt, mit Tipps und ohne Uhr.
error-bad-name = Namen haben { $least } bis { $most } Zeichen, und alle müssen zu sehen sein.
error-no-bot = Dieser Server hat keine KI namens { $bot }.
error-too-many-tables = { $most ->
        [one] Du kannst nur einen Tisch zugleich haben. Spiele ihn zuerst zu Ende.
       *[other] Du kannst { $most } Tische zugleich haben. Spiele zuerst einen zu Ende.
    }
error-not-over = Die Partie ist noch nicht zu Ende.
error-too-many-reviews = { $most ->
        [1] Für dich wird schon eine andere Partie analysiert. Warte darauf, oder brich sie dort ab.
       *[other] Es werden schon { $most } Partien analysiert. Versuche es später.
    }
error-too-many-bot-games = { $most ->
        [one] Du kannst nur einer Partie von KIs zugleich zusehen. Schließe zuerst die andere.
       *[other] Du kannst { $most } Partien von KIs zugleich zusehen. Schließe zuerst eine davon.
    }
error-seat-taken = Jemand war schneller. Dieser Platz ist besetzt.
error-not-listed = An diesen Tisch dürfen sich nicht alle setzen. Bitte um einen Link.
error-bad-invitation = Dieser Link öffnet keinen Platz. Lass dir einen neuen geben.
error-not-yours = Dieser Platz gehört jemand anderem.
error-waiting = { $missing ->
        [one] Eine Person fehlt noch.
       *[other] { $missing } Personen fehlen noch.
    }
error-stale = Am Tisch ging es weiter. So steht es jetzt.
error-not-asked = { $p } ist am Zug.
error-not-an-option = Das geht gerade nicht. Wähle eine der markierten Stellen.
error-no-undo = { $why ->
        [luck] Seitdem wurde gezogen.
        [other] Jemand anderes war seitdem am Zug.
        [over] Die Partie ist zu Ende.
        [enough] In diesem Zug wurde genug zurückgenommen. Spiele weiter.
       *[none] Es gibt nichts zurückzunehmen.
    }
error-no-hint = { $why ->
        [table] Dieser Tisch wurde ohne Tipps eröffnet.
        [late] Der Tisch war weiter, bevor der Tipp kam.
       *[failed] Es wurde kein Tipp gefunden. Versuche es noch einmal.
    }
error-no-coach = An diesem Tisch ist kein Trainer.
error-over = Die Partie ist zu Ende.
error-closed = Diese Partie lief nach älteren Regeln. Du kannst sie ansehen, aber nicht fortsetzen.
error-moving = Der Tisch zieht gerade auf einen anderen Server um. Es ist nichts geschehen: Versuche es noch einmal.
error-try-again = Der Server konnte das gerade nicht speichern. Es ist nichts geschehen: Versuche es noch einmal.

## Time, and what can be asked of the others

clock-left = noch { $time }
clock-over = abgelaufen seit: { $time }
clock-warn = Du hast noch { $time }.
clock-zero = Deine Zeit ist abgelaufen.
together = Verlassen, zurücknehmen, ändern
out = { $how ->
        [conceded] hat aufgegeben
        [late] Zeit abgelaufen
       *[expelled] ist gegangen
    }
ended-how = { $how ->
        [cancelled] Die Partie wurde abgebrochen.
        [abandoned] Lange kam niemand: Die Partie ist vorbei.
       *[conceded] Alle anderen haben aufgegeben.
    }
end-conceded = { $me ->
        [you] Du gewinnst: Alle anderen haben aufgegeben.
       *[other] { $p } gewinnt: Alle anderen haben aufgegeben.
    }
asleep = Der Tisch schläft, bis wieder jemand spielt.
covered = Deine Hand ist verdeckt.
covered-how = Halte V oder den Knopf über dem Plan, um sie zu sehen.
camera-closer = Näher
camera-farther = Weiter weg
camera-move = Den vergrößerten Plan verschieben
