# A ház szavai. Minden játék a magáéit hozza.
# $p név, „Jonas”; $n, $a és $b szám.

## Getting around

skip = Ugrás a tartalomhoz
to-home = Az asztalaidhoz
no-page = Itt nincs oldal.
no-table = Itt nincs asztal. Lehet, hogy már lezárták.
lobby = Nyílt asztalok
to-home-brand = Ludarium: az asztalaid
close = Bezárom
back = Vissza
loading = Betöltöm az asztalt
light-or-dark = Világos vagy sötét
new-version = Új változat érhető el.
new-version-missed = Az oldal egy részét nem sikerült betölteni.
new-version-go = Újratöltöm

## Home

home-welcome = { $n ->
        [one] Egy játék, egy asztal
        [2] Két játék, egy asztal
        [3] Három játék, egy asztal
        [4] Négy játék, egy asztal
       *[other] { $n } játék, egy asztal
    }
home-empty = Játssz barátokkal vagy gépek ellen. Az asztal ismeri a szabályokat, és megmutatja, mit ér egy lépés.
home-play = Játszom most
home-play-why = { $game }, gépek ellen. Fiók nélkül, tippekkel.
home-learn = Megtanulom: { $game }
home-learn-on = { $game }: { $n }. lecke
home-first = { $game }: első játszma, edzővel
home-learn-why = Ezzel a legkönnyebb kezdeni. Rövid leckék, fiók nélkül.
home-others = A többi asztalod
home-your-turn = { $n ->
        [0] Az asztalaid
        [1] Egy asztalnál te jössz.
       *[other] Te jössz { $n } asztalnál.
    }
home-all = Minden asztalom ({ $n })
home-more-games = További játékok
home-finished = Befejezett játszmák
game-people = { $same ->
        [yes] { $least } fő
       *[no] { $least }–{ $most } fő
    }
game-minutes = { $n } perc
play-bots = Játszom gépek ellen
new-table = Új asztal
game-learn = Megtanulom
learn = Játékszabály
puzzles = Feladványok
play = Játszom
show = Megnézem
with = Játékostársak: { $p }
your-turn = Te jössz
their-turn = Most { $p } jön

## New table

new-table-of = Új asztal: { $game }
games = Játékok
seats-how = Válassz valakit, aztán egy széket, vagy húzd oda. Foglalt székre koppintva felszabadul.
seats-learn = Új neked? Így tanulhatod meg.
seats-missing = { $n ->
        [one] Még valakinek le kell ülnie.
       *[other] Még { $n } játékosnak le kell ülnie.
    }
chair = { $n }. hely:
chair-free = Szabad szék
bench = Emberek és gépek
device-chair = { $n }. hely: név
kind-me = Te
kind-link = Barát linkkel
kind-device = Ugyanezen az eszközön
kind-me-why = itt, most
kind-link-why = aki megkapja
kind-device-why = felváltva itt
level-name = { $level ->
        [novice] Kezdő
        [steady] Haladó
        [strong] Erős
       *[master] Mester
    }
level-pace = { $level ->
        [master] gép, kb. { $n } mp-et gondolkodik
       *[other] gép, azonnal lép
    }
level-line = { $level ->
        [novice] Kezdő, azonnal lép
        [steady] Haladó, azonnal lép
        [strong] Erős, azonnal lép
       *[master] Mester, kb. { $n } mp-et gondolkodik
    }
device-name = { $n }. játékos
bots-fair = A gép csak azt látja, amit a helyén ülő játékos látna.
shuffle = Helyek sorsolása
shuffle-why = A szerencse dönti el, ki hová ül.
stand-in = Beugró gép
stand-in-why = Ha valaki távol marad, amikor ő jön, gép játszik helyette, amíg vissza nem tér.
stand-in-after = { $n ->
        [0] nincs: az asztal vár
        [120] 2 perc után
        [3600] 1 óra után
        [86400] 1 nap után
       *[other] { $n } másodperc után
    }
stand-in-level = A beugró gép játékereje
hints = Tippek
hints-why = Aki következik, megkérdezheti, mit tenne a gép. Mindenki látja, ki hány tippet kért.
hints-on = kérésre
begun = Egy befejezett játszmát folytatsz a közepétől.
begun-why = Ami a kezekben van, és amit kiosztottak, az marad; amit innen a szerencse hoz, az új. Aki látta azt a játszmát, tudja, mi van rejtve.
options = Az asztal szabályai
options-changed = { $n ->
        [0] alap
       *[other] { $n } eltérés
    }
option-standard = alapértelmezett
option-value-true = igen
option-value-false = nem
open-table = Megnyitom
start = Kezdés

## The name of a guest

name-title = Hogyan szólíthatunk?
name-label = Név
name-why = Az asztalnál ülők látják. Bármikor megváltoztathatod.
name-go = Tovább
guest-names = Csendes Gém, Vidám Róka, Türelmes Bagoly, Fürge Vidra, Nyugodt Borz, Gyors Nyest, Kedves Holló, Bátor Pinty, Szelíd Medve, Derűs Nyúl

## Who sits here

players = Játékosok
seat-open = Szabad hely
seat-you = te
seat-asked = most jön
tag-you = te
tag-bot = gép
tag-away = nincs itt
tag-stand-in = beugró gép
tag-hints = { $n } tipp
waiting-people = { $n ->
        [0] Mindenki itt van.
       *[other] Még { $n } játékosra vár az asztal
    }
invite-link = Meghívólink
copy-link = Link másolása
copied = Másolva
share = Elküldöm
qr = QR-kód a következő helyhez: { $n }
sit-down = Leülök

## The prompt and the move

dock = A lépésed
confirm = Megerősítem
only-answer = Más nem lehetséges: mindjárt magától folytatódik.
undo = Visszavonom
thinking = { $bot ->
        [bot] { $p } (gép) gondolkodik
       *[person] { $p } gondolkodik
    }
thinking-about = { $bot ->
        [bot] { $p } (gép) gondolkodik: { $support }
       *[person] { $p } gondolkodik: { $support }
    }
waiting-detail = Szólunk, amint te jössz.
stand-in-from = { $p } nincs itt. { $time } után beugró gép játszik helyette.
stand-in-yours = Beugró gép játszott helyetted. Most újra te játszol.
stand-in-mine = Beugró gép játszik helyetted
showing-skip = Koppints bárhová, vagy nyomj meg egy billentyűt, ha átugranád.
preview = Ha megerősíted
preview-luck = A folytatás a szerencsén múlik, ezért ez nem vonható vissza.
preview-quiet = Más nem történik.
words-first = Válaszd ki, mit teszel.
words-next = Válassz tovább.
words-done = Erősítsd meg, vagy lépj vissza, és hasonlítsd össze.
words-trail = Eddig ezt választottad
words-options = Ezekből választhatsz

## A hint

board-failed = A játék táblája elromlott ({ $game }), ezért a játszma szövegesen megy tovább.
hint = Tipp
hint-taken = { $p } tippet kért.

## Help at its place, and what the whole table is about

help = Magyarázat
help-all = A teljes játékszabály
matter-fold = Összecsukás
matter-unfold = Kinyitás

## Views and tools

views = Az asztal nézetei
side = Napló és szabályok
tab-board = Tábla
tab-players = Játékosok
tab-log = Napló
tab-rules = Szabályok
tab-chat = Csevegés
rules-large = Olvasd külön oldalon
this-table = Ez az asztal
this-table-standard = Alapértelmezett szabályok, tippek nélkül.
log = Napló
log-since = A legutóbbi köröd óta
log-turn = { $n }. kör
log-set-up = Előkészületek
log-move = { $p }: { $words }
log-undo = { $p } visszavont egy lépést.
log-stand-in = { $p } helyett beugró gép játszik.
log-back = { $p } visszatért.
log-begun = Ettől az állástól új játszma.
text = Az állás szövegként
past = Akkor így állt.
past-now = Vissza a jelenhez
keys = Billentyűk

## Watching, one device, coming back

watching = Nézőként vagy itt. A kezek rejtve maradnak.
watching-chip = Néző
curtain = { $p } következik, add át az eszközt
curtain-covered = Amit csak { $p } láthat, az el van takarva.
curtain-open = { $p } vagyok
catch-up = Mit léptek a többiek
catch-up-stood-in = Amíg nem voltál itt
catch-up-next = Tovább, { $a } / { $b }
catch-up-skip = Kihagyom
banner-lost = Újracsatlakozás. Semmi sem veszett el.
banner-lost-move = Újracsatlakozás. A lépésed megvan, elküldjük.
banner-back = Újra itt vagy. Semmi sem veszett el.

## The end

end-over = A játszma véget ért.
end-draw = Döntetlen.
end-won = { $me ->
        [you] Győztél, { $n } ponttal.
       *[other] { $p } győzött, { $n } ponttal.
    }
end-won-plain = { $me ->
        [you] Győztél.
       *[other] { $p } győzött.
    }
end-shared-plain = { $p } holtversenyben győzött.
end-shared = { $p } holtversenyben győzött, { $n } ponttal.
end-look = Nézz körül, vagy válassz egy sort a naplóból.
end-board = Megnézem a táblát
end-show = Eredmény
scoring = Kiértékelés
scoring-step = Lépés: { $a } / { $b }
scoring-next = Tovább
rematch = Visszavágó
rematch-join = Ugrás a visszavágóhoz
result-over-time = Pontok a játszma során
result-sources = Honnan jöttek a pontok
result-order = Végső sorrend
result-then = aztán { $n }
result-why = Ami döntött: { $source }. { $p } { $n } pontot kapott érte, { $q } { $m } pontot.
result-untold = Ezt nem sikerült elmesélni. Töltsd be újra az oldalt, és próbáld meg még egyszer.
result-walk = A kiértékelés még egyszer
result-share = Kép és link megosztása
result-link = Link másolása
result-picture = Kép mentése
fair = Tisztességes volt a szerencse?
fair-promise = Az asztal szerencséjének pecsétje:
fair-signs = A kulcs, amellyel a jegyzőkönyvet aláírjuk:
fair-record = Jegyzőkönyv mentése

## Replay

replay = Visszajátszás

## Befejezett játszma elemzése

review = Elemzés
review-ask = Játszma elemzése
review-progress = A gép sorra veszi a döntéseket. Közben nyugodtan nézelődhetsz.
review-failed = Az elemzés nem sikerült. Próbáld újra.
review-no-turning-points = Senki sem hibázott nagyot.
moves = Lépések

## How to play

learn-by-playing = A tábla alatti mondat mindig megmondja, mit tehetsz. Semmi sem számít, amíg meg nem erősíted.

## Settings

settings = Beállítások
settings-language = Nyelv
settings-sound = Hangok
sound-offer = A lépésekhez halk hangok is szólhatnak.
sound-offer-yes = Hallgatom
sound-offer-no = Nem kell
settings-name = A neved: { $p }.
settings-rename = Módosítom

## What the server refuses

error-offline = A kiszolgáló nem érhető el. Próbáld újra egy pillanat múlva.
error-server = Nálunk történt hiba. A játszmád megvan. Próbáld újra.
error-bad-request = A kiszolgáló ezt nem értette. Töltsd újra az oldalt.
error-too-large = Ez túl hosszú.
error-no-session = Előbb kell egy név.
error-foreign-origin = A saját címén nyisd meg ezt az oldalt.
error-foreign-host = Ez a kiszolgáló nem { $host } néven ismert. Aki üzemelteti, felveheti: LUDARIUM_HOSTS.
error-too-fast = Túl sok próbálkozás. Folytathatod { $seconds } mp múlva.
error-not-found = Itt nincs semmi. Lehet, hogy már lezárták.
error-no-method = A kiszolgáló ezt nem értette. Töltsd újra az oldalt.
error-no-game = Ezen a kiszolgálón nincs ilyen játék: { $game }.
error-bad-options = Ennél az asztalnál ez a szabály nem választható: { $option }.
error-bad-seats = Ez a játék { $least }–{ $most } főnek való.
error-bad-guide = Edző egy embernek jár egy Kezdő ellen, tippekkel és óra nélkül.
error-bad-name = A név { $least }–{ $most } karakter hosszú lehet, és mindegyiknek látszania kell.
error-no-bot = Ezen a kiszolgálón nincs ilyen gépi játékos: { $bot }.
error-too-many-tables = Egyszerre { $most } asztalod lehet. Előbb fejezz be egyet.
error-not-over = A játszma még nem ért véget.
error-too-many-reviews = { $most ->
        [1] Egy másik játszmád elemzése még tart. Várd meg, vagy állítsd le ott.
       *[other] Már { $most } játszma elemzése folyik. Próbáld később.
    }
error-too-many-bot-games = { $most ->
        [one] Egyszerre egy gépek közötti játszmát nézhetsz. Előbb zárd be a másikat.
       *[other] Egyszerre { $most } gépek közötti játszmát nézhetsz. Előbb zárj be egyet.
    }
error-seat-taken = Valaki gyorsabb volt. Ez a hely már foglalt.
error-not-listed = Ehhez az asztalhoz nem ülhet le bárki. Kérj hozzá linket.
error-bad-invitation = Ez a link nem nyit helyet. Kérj újat.
error-not-yours = Ez a hely másé.
error-waiting = Még { $missing } játékos hiányzik.
error-stale = Az asztal közben továbblépett. Ez a mostani állás.
error-not-asked = Most { $p } jön.
error-not-an-option = Ez most nem megy. Válassz a jelölt helyek közül.
error-no-undo = { $why ->
        [luck] Azóta történt húzás.
        [other] Azóta más is lépett.
        [over] A játszma véget ért.
        [enough] Ebben a körben már elégszer vontál vissza. Játssz tovább.
       *[none] Nincs mit visszavonni.
    }
error-no-hint = { $why ->
        [table] Ezt az asztalt tippek nélkül nyitották.
        [late] Az asztalnál továbbléptek, mielőtt a tipp megérkezett.
       *[failed] Nem sikerült tippet találni. Próbáld újra.
    }
error-no-coach = Ennél az asztalnál nincs edző.
error-over = A játszma véget ért.
error-closed = Ez a játszma régebbi szabályokkal folyt. Megnézheted, de nem folytathatod.
error-moving = Az asztal éppen egy másik kiszolgálóra költözik. Nem történt semmi: próbáld újra.
error-try-again = A kiszolgáló ezt most nem tudta elmenteni. Nem történt semmi: próbáld újra.

## Time, and what can be asked of the others

clock-left = hátravan: { $time }
clock-over = lejárt ennyi ideje: { $time }
clock-warn = Hátralévő időd: { $time }.
clock-zero = Lejárt az időd.
together = Kilépés, visszavétel, változtatás
out = { $how ->
        [conceded] feladta
        [late] lejárt az ideje
       *[expelled] kilépett
    }
ended-how = { $how ->
        [cancelled] A játszma félbemaradt.
        [abandoned] Sokáig nem jött senki: a játszmának vége.
       *[conceded] Mindenki más feladta.
    }
end-conceded = { $me ->
        [you] Győztél: mindenki más feladta.
       *[other] { $p } győzött: mindenki más feladta.
    }
asleep = Az asztal alszik, amíg valaki újra nem játszik.
covered = A kezed el van takarva.
covered-how = Tartsd nyomva a V billentyűt vagy a tábla fölötti gombot, hogy lásd.
camera-closer = Közelebb
camera-farther = Távolabb
camera-move = A közelről nézett tábla mozgatása
