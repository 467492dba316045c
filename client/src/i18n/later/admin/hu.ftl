## Looking after a server: how it is, and what an operator can do

admin = A kiszolgáló gondozása
admin-overview = Áttekintés
admin-tables = Asztalok
admin-people = Emberek
admin-reports = Jelentések
admin-nodes = Kiszolgálók
admin-rules = Szabályok
admin-notices = Értesítések
admin-audit = Napló

admin-stranger = Itt nincs számodra semmi.
admin-stranger-how = Ez az oldal a kiszolgáló gondozóié. Aki üzemelteti, a gép termináljában nevezhet ki valakit, akinek van belépőkulcsa:
admin-by-proxy = Proxy mögött, https-sel és névvel. A kiszolgálónak ismernie kell a címet:
admin-by-machine = Magán a gépen, akár alagúton át:
admin-by-command = Oldal nélkül, azzal a felhasználóval, amellyel a kiszolgáló fut:
admin-locked = A gondozók ötpercenként megmutatják a belépőkulcsukat. Amit elkezdtél, utána folytatódik.

admin-state = { $why ->
        [database] Senki sem játszhat: az adatbázisba nem lehet írni.
        [schema] Senki sem játszhat: egy másik változat módosította az adatbázist.
        [lease] Ez a kiszolgáló nem éri el az adatbázist: a többinél megy tovább a játék.
        [draining] Ez a kiszolgáló már senkit sem enged be: a többinél megy tovább a játék.
        [stopping] A kiszolgáló éppen leáll.
       *[none] Mindenki játszhat.
    }
admin-since = ekkor indult: { $when }
figure-look = nézd meg
figure-playing = Folyó játszmák
figure-playing-rest = { $waiting } vár, { $asleep } alszik, { $over } véget ért; { $live } a memóriában
figure-people = Emberek ma
figure-people-rest = { $week } a héten, { $all } összesen
figure-sockets = Nyitott oldalak
figure-sockets-rest = amelyek rögtön hallják, mi történik
figure-reports = Nyitott jelentések
figure-reports-rest = arról, amit asztaloknál mondtak
figure-delay = Leglassabb válasz
figure-delay-rest = az utolsó percben, az út nélkül. 250 ms felett észrevenni.
figure-ms = { $n } ms
figure-thoughts = Várakozó gépi lépések
figure-thoughts-rest = { $workers } folyamat gondolkodik.
figure-commits = Tárolandó lépések
figure-commits-rest = Szinte mindig nulla. Ha sok vár, lassú a lemez.
figure-notices = Várakozó értesítések
figure-notices-rest = { $late } késik, { $failed } már nem sikerült
figure-database = Adatbázis
figure-database-rest = { $free } szabad a lemezén
figure-kept = Kitiltottak
figure-kept-rest = { $quieted } nem szólhat hozzá; { $operators } gondozó

admin-find = Keresés
admin-find-table = Egy ember neve vagy egy asztal azonosítója
admin-find-person = Név vagy azonosító
admin-state-of = Állapot
admin-any-state = bármilyen állapot
admin-game = Játék
admin-any-game = bármelyik játék
admin-which = Kik
admin-everybody = mindenki
admin-which-of = { $kind ->
        [blocked] kitiltottak
        [quieted] nem szólhatnak hozzá
       *[operator] gondozók
    }
admin-more = Továbbiak
admin-narrow = Van még több is. Keress névre.
admin-no-tables = Nincs ilyen asztal.
admin-no-people = Nincs ilyen ember.
admin-nobody = még senki
table-state = { $state ->
        [waiting] emberekre vár
        [playing] folyik
        [asleep] alszik
        [closed] újabb szabályok zárták le
       *[over] véget ért
    }
admin-here = { $n } itt van
admin-table-line = { $n } lépés, { $ago } · { $id }

admin-moves = Lépések
admin-changed = Utolsó változás
admin-opened = Megnyitva
admin-here-now = Nyitva tartják
admin-wake = Újra megnézi
admin-none = nem kell
admin-by-rules = Szabályok
admin-id = Azonosító
admin-watch = Nézem
admin-seats = Helyek
admin-is-here = most itt van
admin-is-out = kiesett
admin-stands-in = helyettes játszik
admin-sits = { $kind ->
        [bot] gép
        [device] ugyanazon az eszközön
        [link] hivatkozással jött
       *[me] ő nyitotta az asztalt
    }
admin-other-rules = { $rules }. szabályok szerint
admin-repair-why = Válaszd ki az utolsó bejegyzést, amely megmarad. Ami utána jön, azt levágjuk és megőrizzük.
admin-cut = levágva
admin-back-to = Vissza ide: { $n }
admin-all-entries = Mind a { $n }
entry-by-operator = egy gondozó
entry-by-server = a kiszolgáló
entry-by-bot = gép
entry = { $kind ->
        [move] lépett
        [undo] visszavont
        [sit] leült
        [stand] felállt
        [begin] kezdődött a játszma
        [free] megüresedett egy hely
        [here] jött
        [gone] elment
        [back] visszajött
        [pause] megállt az óra
        [resume] tovább jár az óra
        [leaves] otthagyta a játszmát
        [excuse] időt kapott vissza
        [stands-in] helyettes vette át
        [returns] újra játszik
        [hint] tippet kért
        [zero] lejárt az idő
        [asleep] elaludt az asztal
        [awake] felébredt az asztal
        [out] kiesett
        [clock] megváltozott az óra
        [settings] megváltoztak a beállítások
        [proposes] javasolt valamit
        [agrees] beleegyezett
        [declines] nemet mondott
        [lapses] lejárt egy javaslat
        [end] véget ért a játszma
        [next] megnyílt a következő asztal
        [warns] figyelmeztetés ment ki
        [rules] újabb szabályok
        [repaired] visszaállítva
        [becomes] másként lépett be
        [forgotten] törölve
       *[other] { $kind }
    }

admin-seen = utoljára itt: { $when }
admin-never-seen = sehol sincs belépve
admin-plays = { $n ->
        [0] egy asztalnál sem ül
       *[other] { $n } asztalnál ül
    }
admin-operator = gondozó
admin-blocked = { $until ->
        [never] végleg kitiltva
       *[other] kitiltva eddig: { $until }
    }
admin-quieted = { $until ->
        [never] többé nem szólhat hozzá
       *[other] nem szólhat hozzá eddig: { $until }
    }
admin-blocked-why = Kitiltva: { $why }
admin-quieted-why = Nem szólhat hozzá: { $why }
admin-last-seen = Utoljára itt
admin-came = Érkezett
admin-playing = Folyó játszmák
admin-sign-ins = Be van lépve
admin-no-sign-in = Sehol.

admin-reports-state = { $state ->
        [yes] elintézve
       *[no] nyitva
    }
admin-complains = { $by } panasza: { $about }
admin-its-table = Az asztal
admin-withheld = Ennél az asztalnál játszol. Ami ott elhangzott, a játszma végén látod; egy másik gondozó már most elolvashatja.
admin-no-reports = Senki sem panaszkodik.

admin-nodes-why = Mind, amely ezt az adatbázist szolgálja ki. Minden asztal egyiküknél van; ha egy kiszolgáló leáll, az asztalait a többi veszi át.
admin-no-nodes = Egy kiszolgáló sincs itt.
admin-node-here = ez itt
admin-node-draining = senkit sem enged be
admin-node-tables = { $n ->
        [0] nincs asztala
       *[other] { $n } asztal
    }
admin-node-lease = az asztalai még { $n } s-ig az övéi
admin-rules-why = Új változat után az asztaloknál az újabb szabályok szerint megy tovább, ha semmi sem lett volna másként; a többi megtartja a magáét.
admin-version = { $n }. változat
admin-rules-tables = { $n } folyó játszma
admin-rules-gone = a szabályok hiányoznak
admin-notices-why = Ami nem sikerült, azt kilenc órán át újra próbáljuk.
admin-no-notices = Mindenki megtudott mindent.
admin-tries = { $n } sikertelen próba
admin-due = esedékes: { $when }
notice-of = { $kind ->
        [turn] ő következik
        [clock] fogy az ideje
        [stand-in] lejárt az ideje, vagy helyettes játszik
        [zero] lejárt az ideje
        [begins] játszma kezdődik
        [proposal] valaki javasol valamit
        [over] véget ért egy játszma
        [dead] hamarosan bezár egy asztal
       *[new-sign-in] valaki belépett az ő nevében
    }
admin-audit-why = Amit a gondozók tettek, itt vagy a paranccsal. Leírjuk, mielőtt megtörténik.
admin-no-audit = Még nem történt semmi.
admin-came-nothing = félbeszakadt

admin-did = { $what }: { $name }. Kész.
admin-how-long = Mennyi időre
admin-days = { $n ->
        [0] végleg
        [365] egy év
       *[other] { $n } nap
    }
admin-why = Indok
admin-why-kept = Bekerül ennek az oldalnak a naplójába.
admin-why-there = Bekerül a naplóba, és az asztalnál mindenki elolvassa.
admin-out = Minden játszmából is
admin-out-does = Mint a kizárás: a helyei elvesznek, a kétszemélyes játszmák véget érnek.
deed-close = Asztal bezárása
deed-close-does = A játszma most véget ér, mindenkinek, és senki sem győz. Többé nem nyitható meg.
deed-repair = Visszaállítás
deed-repair-does = { $rules ->
        [0] A játszma visszatér ehhez a bejegyzéshez: { $to }. Ami utána jött, azt levágjuk, egyetlen óra sem jár érte, és mindenkinél újraindul az oldal.
       *[other] A játszma mostantól a { $rules }. szabályok szerint folyik tovább, ha minden bejegyzés követi őket. Mindenkinél újraindul az oldal.
    }
deed-sign-out = Kiléptetés mindenhol
deed-sign-out-does = Minden böngészőjét és programját kiléptetjük. Akinek van belépőkulcsa, kódja vagy jelszava, rögtön visszajöhet; akinek nincs, az egyáltalán nem.
deed-block = Kitiltás
deed-block-does = Mindenhol kiléptetjük, és addig nem léphet be. Az asztalainál tovább jár az óra, vagy helyettes játszik.
deed-unblock = Visszaengedés
deed-unblock-does = Újra beléphet. Akinek csak a böngészője volt, az nem tud visszajönni.
deed-quiet = Elnémítás
deed-quiet-does = Tovább játszik, de addig egyik asztalnál sem mondhat semmit.
deed-unquiet = Szólhat újra
deed-unquiet-does = Az asztaloknál újra mondhat valamit.
deed-operator = Kinevezés
deed-operator-does = Gondozó lesz: látja ezt az oldalt, és mindent megtehet itt, amit te, a saját belépőkulcsával.
deed-dismiss = Felmentés
deed-dismiss-does = Nem lesz többé gondozó. Ez az oldal azonnal bezárul előtte.
deed-drain = Kiürítés
deed-drain-of = Kiürítés: { $name }
deed-drain-does = { $others ->
        [0] Nincs másik kiszolgáló. Mindenkit elküldünk, és senki sem játszhat, amíg újra nem indítják.
       *[other] Öt másodpercen belül mindenki átkerül onnan a többi kiszolgálóra, az asztalával együtt; egyetlen óra sem jár érte. Oda senki sem jut be többé, amíg újra nem indítják.
    }
deed-done = Elintézve
deed-done-does = A jelentés az elintézettek közé kerül. Senki sem értesül róla.
error-no-passkey = Még nincs belépőkulcsa. Előbb a fiókjában hozzáad egyet, utána kinevezheted.
