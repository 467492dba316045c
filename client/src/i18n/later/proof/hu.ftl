## Mi bizonyítja, hogy a szerencse igazságos volt

proof-here = Ez a böngésző ellenőrizte
proof-rules = A kiszolgáló ellenőrizte, a szabályok szerint
proof-open = Amit egy jegyzőkönyv sem mutathat meg
proof-yourself = Ellenőrzés a kiszolgáló nélkül
proof-checking = Ellenőrzés …
proof-held-announced = A pecsét és a kulcs ugyanaz, amit ez a böngésző { $n ->
        [0] az első lépés előtt
       *[other] { $n } lépés után
    } látott.
proof-open-announced = Ez a böngésző csak a játszma után látta először az asztalt, ezért nem tudja, korábban is ezt a pecsétet és kulcsot mutatta-e.
proof-broken-announced = A pecsét vagy a kulcs nem az, amit ez a böngésző korábban látott.
proof-held-seed = A szám illik a pecséthez.
proof-open-seed = A pecsét csak ott ellenőrizhető, ahol az oldal https-en érkezik.
proof-broken-seed = A szám nem illik a pecséthez.
proof-held-signature = A jegyzőkönyvet ezzel a kulccsal írták alá, és azóta semmi sem változott benne.
proof-open-signature = Ez a böngésző itt nem tud aláírást ellenőrizni.
proof-broken-signature = Az aláírás nem ehhez a jegyzőkönyvhöz tartozik.
proof-held-players = { $players } játékos, mindegyiknek van neve, és az asztal szabályai mind léteznek a játékban.
proof-broken-players = A játék nem játszható ezekkel a játékosokkal és szabályokkal.
proof-held-seating = Az ülésrendet a számból sorsolták.
proof-open-seating = Sorsolták-e az ülésrendet: az asztal még abból az időből való, amikor ezt nem jegyeztük fel.
proof-broken-seating = Az ülésrendet nem a számból sorsolták.
proof-held-luck = Minden húzás a számból következik: { $outcomes }.
proof-held-moves = Minden lépés szabályos: { $moves }.
proof-broken-moves = Egy lépés vagy húzás így nem történhetett.
proof-broken-seal = A szám nem illik a pecséthez.
proof-held-end = Az utolsó lépés után a játszma véget ért.
proof-broken-end = A játszma nem ért véget.
proof-held-result = Az eredmény az, ami a szabályokból adódik.
proof-broken-result = Az eredmény nem az, ami a szabályokból adódik.
proof-open-beginning = A játszma eleje egy másik játszmából való, és úgy vettük, ahogy volt: { $begun } lépés.
proof-open-guided = Mit vett vissza a tanuló, a gép válaszaival együtt: edző is volt ott.
proof-open-secret = Rögtön az első számot vette-e a kiszolgáló: a pecsét előtt többet is kipróbálhatott.
proof-open-people = Kik voltak a nevek mögött, és ki segített nekik.
fair-how = Az első húzás előtt az asztal megmutatta egy titkos szám pecsétjét és a kulcsot, amellyel a kiszolgáló aláír. Itt a szám: ebből következik a játszma minden húzása.
fair-commit = Pecsét, az elején mutattuk
fair-seed = Titkos szám, a végén mutattuk
fair-key = A kiszolgáló kulcsa, az elején mutattuk
