## Time, and what can be asked of the others

clock = Gondolkodási idő
clock-name = { $clock ->
        [none] óra nélkül
        [quick] gyors, 5 perc + 20 mp
        [calm] nyugodt, 15 perc + 45 mp
        [day-1] körönként 1 nap
        [day-2] körönként 2 nap
        [day-3] körönként 3 nap
        [day-7] körönként 7 nap
       *[bank] körönként 1 nap, 7 tartalékban
    }
clock-other = körönként { $grant }, tartalék { $bank }
clock-why-none = Mindenki annyi időt kap, amennyi kell.
clock-why-grant = Minden kör ideje { $grant }. Ami megmarad belőle, elvész.
clock-why-keep = Minden kör ideje { $grant }, utána a tartalék fogy: { $bank }. Ami egy körből megmarad, a tartalékhoz adódik.
clock-why-bank = Minden kör ideje { $grant }, utána a tartalék fogy: { $bank }.
at-zero = Ha lejár az idő
at-zero-name = { $one ->
        [stand-in] Beugró gép játszik
        [forfeit] Elvész a hely
       *[nothing] A játszma vár
    }
at-zero-why = { $one ->
        [stand-in] Gép játszik, amíg a játékos vissza nem jön. Harmadszorra elvész a hely.
        [forfeit] A helyet a végéig gép játssza, utolsóként. Két játékosnál a másik győz.
       *[nothing] A többiek megegyezhetnek, hogy nélküle folytatják.
    }
proposal = Javaslat
proposes = { $own ->
        [yes] A javaslatod
       *[no] { $p } javaslata
    }
proposal-waits = Rá vár: { $p }. Lejár ennyi idő múlva: { $time }, vagy a következő lépéssel.
proposal-back = Visszavonom
agree = Elfogadom
decline = Elutasítom
later = Később
wish-propose = Javaslom
wish-do = Legyen így
wish-sure = Igen: { $what }
wish-no = Nem
wish-one-at-a-time = Van egy nyitott javaslat. Új akkor jöhet, ha arra megjött a válasz.
wish-takeback = Visszavétel
wish-takeback-why = { $n ->
        [one] Visszajön az utolsó lépésed.
       *[other] Visszajön az utolsó lépésed és ami azóta történt, összesen { $n } lépés.
    } Az órák az akkori állásra ugranak, a szerencse ugyanazt hozza; senkinek a terve nem marad meg.
wish-takeback-n = Az utolsó { $n } lépés visszavétele. Az órák az akkori állásra ugranak, a szerencse ugyanazt hozza; senkinek a terve nem marad meg.
wish-clock = Másik óra
wish-clock-to = Folytatás ezzel az órával: { $clock }. Mindenki teljes tartalékkal indul.
wish-hints = Tippek
wish-hints-to = { $value ->
        [on] Lehessen tippet kérni
       *[off] Ne legyen több tipp
    }
wish-hints-ask = Javaslom: { wish-hints-to }
wish-stand-in-to = { $value ->
        [none] Ne legyen beugró a távollévők helyett
       *[other] Legyen beugró a távollévők helyett
    }
wish-chat-to = Csevegés: { $value }
wish-expel-p = Folytatás { $p } nélkül
wish-expel-why = A helyet a végéig gép játssza, utolsóként. Mindenki másnak bele kell egyeznie.
wish-offer = { $p } helye
wish-offer-why = Aki követi a linket, leül oda, látja a hely lapjait, és a tartalék felével játszik tovább.
wish-offer-link = { $n ->
        [0] Link a helyhez
       *[other] Új link; ez megszűnik
    }
wish-cancel = Játszma félbehagyása
wish-cancel-why = A játszma helyezések nélkül ér véget, és kiderül a titkos szám. Amíg valaki még nem lépett, egyedül is megteheted.
wish-cancel-it = A játszma félbehagyása, helyezések nélkül.
wish-concede = Feladom
wish-concede-p = Feladom { $p } helyén
wish-concede-two = A játszmának vége, a másik győz.
wish-concede-more = { $more ->
        [yes] A helyedet a végéig gép játssza, utolsóként. A lapjait többé nem látod.
       *[no] Nem marad más játékos: a játszmának vége.
    }
wish-finish = A játszma befejezése
wish-finish-why = Mindenki más kilépett: te vagy az első.
turn-ends = Ez nem vonható vissza.
turn-ends-in = { $n } másodperc múlva elküldjük. Utána nem vonható vissza.
turn-ends-send = Küldöm most
turn-ends-back = Vissza
cover = A kezem takarása
cover-why = Az oldal csak azt kapja meg, amit mindenki láthat. Tarts nyomva egy billentyűt vagy gombot, hogy lásd a kezed és léphess.
covered-hold = Nyomva tartva látod a kezed
covered-off = Felfedem
stream-how = Így mutathatod az asztalt másoknak, kezek nélkül, &delay=900 végződéssel akár 15 perccel később:
substitutes = A helyek átvehetők
substitutes-why = Ha valaki kilép, a maradóknak van egy linkjük, amellyel más átveheti a helyét. Addig gép játszik.
take-over = Hely átvétele: { $game }
take-over-why = { $who } kilépett, és gép játszik a helyén. { $moves ->
        [0] Még senki sem lépett.
       *[other] Eddig { $moves } lépés történt.
    } Ha leülsz, tiéd a hely: látod a lapjait, és továbbjátszod.
take-over-clock = Fél tartalékkal és egy egész lépésre való idővel kezdesz.
take-over-watch = Csak nézem

## Szabadság

vacation = Szabadság
vacation-why = Addig senki sem vár rád: az órád áll, és helyettes sem játszik. Lépni azért léphetsz. Egy évben asztalonként 21 nap jár.
vacation-days = { $n } nap
second-clock = Ha 10 percig senki sincs itt
second-clock-none = megy tovább az óra
second-clock-then = Ha 10 percig senki sincs itt: { $clock }
vacations = Szabadság
vacations-why = Aki játszik, 1–14 napra elmehet, évente 21 napra. Olyankor senki sem vár rá, és semmit sem veszít.
vacations-none = Nincs szabadság
vacation-from = Mikortól
vacation-in = { $n ->
        [0] mostantól
        [one] holnaptól
       *[other] { $n } nap múlva
    }
vacation-begins = Ennyi idő múlva kezdődik: { $time }. Addig az óra a szokott módon jár.
vacation-stay = Mégsem megyek
vacation-go = Kiveszem
vacation-back = Visszajöttem
vacation-back-why = Az órád a szabadságod végéig áll. A megmaradt egész napok nem vesznek el.
vacation-until = szabadságon eddig: { $time }
error-no-vacation = { $days ->
        [0] Ennél az asztalnál idén nem maradt szabadságod.
       *[other] Ennél az asztalnál idén még { $days } nap szabadságod maradt.
    }

## Miért nem megy valami

error-late = Lejárt az időd, vagy gép játszik helyetted.
error-already-here = Már ülsz ennél az asztalnál.
error-no-proposal = Ez a javaslat már nem él.
error-asked-lately = Van még nyitott javaslat, vagy csak az imént tettél egyet.
error-not-in = Ezt csak az teheti, aki játszik.
error-not-allowed = Ennél az asztalnál ez nem lehetséges.
error-not-yet = Ehhez még korán van.

repaired = Aki a kiszolgálót üzemelteti, idáig állította vissza a játszmát: { $why }

on-board = Gondolkodás elemzőtáblán
on-board-why = A játszma, ahogyan állhat: amit nem látsz, az kitalált. Ennél az asztalnál nem történik semmi.
