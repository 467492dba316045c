### A Bora Bora iskolája

borabora-school-B1-title = Egy kunyhó
borabora-school-B1 = Öt sziget, tizenkét régió. Az első kunyhód egy 1-es hallapka mellé kerül. Megkapod, amit a régió ad.
borabora-school-B1-help = Válaszd a keleti erdőt, és erősítsd meg. Aztán válassz egy rituálémezőt a fának, és erősítsd meg.
borabora-school-B1-now = A régió nyersanyagot ad. Válassz neki egy rituálémezőt, és erősítsd meg.
borabora-school-B1-done = Fa. Egy rituálémezőn fekszik, amíg fel nem használod egy épülethez. Hat forduló után az nyer, akinek a legtöbb pontja van.
borabora-school-B1-other = Egy adomány. Ezzel fizetsz, ha istenséget hívsz segítségül. Hat forduló után az nyer, akinek a legtöbb pontja van.

borabora-school-B2-title = A kocka egy akció
borabora-school-B2 = A dobásod 2, 4 és 5. A szám mutatja, meddig ér az akció. Menj a 2-es kockával szárazon a hegyvidékre.
borabora-school-B2-want = Itt a 2-es kocka a lényeg szárazon: az út rövid, a nagyobb kockák messzebb visznek. Aztán egy kunyhó a középső hegyvidéken.
borabora-school-B2-want-now = Itt a kunyhó a lényeg a középső hegyvidéken: a 2-es odáig visz.
borabora-school-B2-help = Válaszd a 2-es kockát, aztán a Szárazon lapkát, és erősítsd meg. Válaszd a középső hegyvidéket, erősítsd meg, és tedd le a követ.
borabora-school-B2-now = Most válaszd ki, hová kerül a kunyhó: a középső hegyvidékre.
borabora-school-B2-store = A hegyvidék követ ad. Válassz neki egy rituálémezőt, és erősítsd meg.
borabora-school-B2-done = Az út 2-est kíván. A kunyhód felszabadított egy kunyhómezőt a tábládon. Szabad mezőre emberek jöhetnek; a 12. mezőn több kunyhó is állhat.
borabora-school-B2-stack = Az út 2-est kíván. A 12. mezőn maradt még egy kunyhó, így ez nem szabadított fel mezőt.
borabora-school-B2-other = Ez is jó. Most próbáld ki a 2-es kockát, szárazon a hegyvidékre.

borabora-school-B3-title = Mindegyiknél kisebb
borabora-school-B3 = A Pártfogón egy 4-es kocka áll. Ide csak kisebb kocka kerülhet. Használd a 3-as kockát, és költsd el a három kockapontját.
borabora-school-B3-want = Itt a 3-as kocka a lényeg a Pártfogón, és az, hogy elköltsd a pontjait. A megmaradt pontok elvesznek.
borabora-school-B3-help = Válaszd a 3-as kockát, aztán a Pártfogót, és erősítsd meg. Utána válaszd, mire költesz, amíg van kockapontod.
borabora-school-B3-now = Költsd el a három kockapontot: egyért győzelmi pont, kettőért adomány, kártya vagy nyersanyag jár.
borabora-school-B3-done = Egy kockapont egy pont, kettő egy adomány, egy kártya vagy egy nyersanyag. Keverheted is.
borabora-school-B3-lost = Abbahagytad, és a maradék kockapont elveszett. Költsd el mindet.

borabora-school-B4-title = Egy istenség segít
borabora-school-B4 = A Templomon egy 3-as van, az 5-ösöd túl nagy. Hívd a Kék istenséget: egy kártyáért és egy adományért mégis odakerülhet. Aztán told hátrább Jonas papját.
borabora-school-B4-want = Itt a Templom a lényeg, a Kék istenséggel, aztán a papod az 5. mezőn. Onnan Jonasnak mennie kell.
borabora-school-B4-want-now = Itt a papod a lényeg az 5. mezőn. Onnan Jonasnak mennie kell.
borabora-school-B4-help = Válaszd az 5-ös kockát, aztán a Templomot, és erősítsd meg. Küldj papot az 5. mezőre, aztán válassz tűzbónuszt.
borabora-school-B4-now = Most küldd a papodat az 5. mezőre: hátrább tolja Jonas papját.
borabora-school-B4-fire = Most a tűzbónusz: kártya vagy adomány, és lépés vagy kagyló.
borabora-school-B4-done = Minél feljebb áll egy pap, annál tovább marad. Mindegyik tűzbónuszt hoz: kártyát vagy adományt, és lépést vagy kagylót.

borabora-school-B5-title = Építés
borabora-school-B5 = Tedd a 4-es kockát az Építésre. Kell két szomszédos nyersanyag és egy legfeljebb 4-es épületlapka.
borabora-school-B5-want = Itt a 4-es kocka a lényeg, az Építésen. Kisebb kocka nem éri el a 4-es épületet.
borabora-school-B5-help = Válaszd a 4-es kockát, aztán az Építést, és erősítsd meg. Válaszd a 4-es épületet és két szomszédos nyersanyagot, aztán a tűzbónuszt.
borabora-school-B5-now = Most válaszd a 4-es épületet és két szomszédos nyersanyagot.
borabora-school-B5-fire = Most a tűzbónusz: kártya vagy adomány, és lépés vagy kagyló.
borabora-school-B5-done = Az 1. és a 2. fordulóban 10 pont, aztán 7, végül 4. A korai épületek érik a legtöbbet.

borabora-school-B6-title = Nők és férfiak
borabora-school-B6 = Tedd a 3-as kockát a Nő lapkára, és vegyél magadhoz egy nőt. A 3-as az első három mezőig ér.
borabora-school-B6-want = Itt a 3-as kocka a lényeg, a Nő lapkán. Az első három mezőig ér el.
borabora-school-B6-help = Válaszd a 3-as kockát, aztán a Nő lapkát, és erősítsd meg. Válassz egy nőt az első három mezőről, és erősítsd meg.
borabora-school-B6-now = Most válassz egy nőt az 1., a 2. vagy a 3. mezőről.
borabora-school-B6-done = Kunyhó nélküli mező kell neki. Fordulónként egyszer egy női csoport dolgozik neked.

borabora-school-B14-title = Emberek a Pártfogónál
borabora-school-B14 = Tedd a 2-es kockát a Pártfogóra, és mindkét kockapontot az embereidre költsd. A nő kagylót gyűjt, a férfi tetoválást kap.
borabora-school-B14-want = Itt a 2-es kocka a lényeg a Pártfogón, a nőre és a férfira költve. Mindkettő egy kockapontba kerül.
borabora-school-B14-help = Válaszd a 2-es kockát, aztán a Pártfogót, és erősítsd meg. Válaszd ezt: Kagylógyűjtés, erősítsd meg, aztán ezt: Tetoválás.
borabora-school-B14-now = Mindkettő egy kockapontba kerül. Válaszd ezt: Kagylógyűjtés, vagy ezt: Tetoválás, és erősítsd meg.
borabora-school-B14-man = 3 kagyló: ennyi van a lapkáján. Most tetováltasd ki a férfit.
borabora-school-B14-woman = 2 lépés a státuszsávon: ennyi van a lapkáján. Most küldd kagylóért a nőt.
borabora-school-B14-done = A kagylóért ékszert vehetsz, a lépések pontot és jobb sorrendet hoznak. Mindenki csak egyszer teszi meg, és továbbra is dolgozik neked.

borabora-school-B7-title = Halászat
borabora-school-B7 = Minden lapkán kisebb kocka áll. Egy helyre bármely kocka kerülhet: tedd oda a 3-ast.
borabora-school-B7-help = Válaszd a 3-as kockát, aztán a Halászatot, és erősítsd meg.
borabora-school-B7-done = A Halászat mindig lehetséges, és 2 pontot hoz.

borabora-school-B8-title = A Piros istenség
borabora-school-B8 = Aki új régióba ér, a Piros istenséggel pontot kaphat a haláért. Menj a 4-es kockával szárazon a hegyvidékre. Aki később érkezik, letolja a kunyhódat az épületmezőről.
borabora-school-B8-want = Itt a 4-es kocka a lényeg szárazon, és egy kunyhó a középső hegyvidéken. A Piros istenséggel ott a hal rögtön pontot ér.
borabora-school-B8-want-now = Itt a kunyhó a lényeg a középső hegyvidéken: ott a hal 4 pontot ér.
borabora-school-B8-help = Válaszd a 4-es kockát, a Szárazon lapkát, a középső hegyvidéket és egy rituálémezőt. Lépésenként erősítsd meg, aztán hívd a Piros istenséget.
borabora-school-B8-now = Most válaszd ki, hová kerül a kunyhó: a középső hegyvidékre.
borabora-school-B8-store = A hegyvidék követ ad. Válassz neki egy rituálémezőt, és erősítsd meg.
borabora-school-B8-fish = A hal itt 4-et ér. Hívd most a Piros istenséget, vagy tartsd meg a kártyát.
borabora-school-B8-done = 4 pont. A végén újra számít annak, akié ott az épületmező.
borabora-school-B8-kept = Megtartottad a Piros istenséget egy jobb halra. Ez 4 pont lett volna; a végén annak számít, akié a régió.

borabora-school-B15-title = A Fehér istenség
borabora-school-B15 = Ott már egy 2-es van, a Nő lapkára csak 1-es kerülhet. Magában csak az 1. mezőig ér. Hívd a Fehér istenséget: 6-osnak számít, és a 6. mezőig ér.
borabora-school-B15-want = Itt az 1-es kocka kell a Nő lapkára, Fehérrel: megerősítés előtt válaszd Fehéret is.
borabora-school-B15-want-now = Itt a 6. mezőn álló nő a lényeg: őt csak Fehérrel éred el.
borabora-school-B15-help = Válaszd az 1-es kockát, a Nő lapkát, aztán a Fehér istenséget, és erősítsd meg. Válaszd a 6. mezőn álló nőt, és erősítsd meg.
borabora-school-B15-now = Most válaszd a 6. mezőn álló nőt.
borabora-school-B15-done = A Fehér istenséggel egy kocka annyit ér, mint egy 6-os. A lapkán továbbra is 1-es, és annál nincs kisebb.

borabora-school-B9-title = Emberek munkában
borabora-school-B9 = B fázis: egy női és egy férfi csoport. Két egyforma nő kétszer olyan erős. Küldd őket a hegyvidékre.
borabora-school-B9-want = Itt a férfi a lényeg, és a nők útja a hegyvidékre. Két nő együtt odáig elér.
borabora-school-B9-help = Használd a férfit, aztán a nőket, és erősítsd meg. Válaszd a középső hegyvidéket és egy rituálémezőt. Végül nyomd meg: Kész az emberekkel.
borabora-school-B9-women = A férfi 2 pontot adott. Most válaszd a nőket.
borabora-school-B9-go = Most válaszd ki, hová kerül a kunyhó: a középső hegyvidékre.
borabora-school-B9-store = A hegyvidék követ ad. Válassz neki egy rituálémezőt, és erősítsd meg.
borabora-school-B9-end = Aki még nem dolgozott, most megteheti. Aztán nyomd meg: Kész az emberekkel.
borabora-school-B9-done = A férfi 2 pontot hozott, a nők a hegyvidékre vittek. A következő fordulóban is nálad lesznek.

borabora-school-B16-title = A Zöld istenség
borabora-school-B16 = A nőd szárazon 2-ig jut el. A középső síksághoz 4 kell. Hívd a Zöld istenséget: megduplázza az erejét.
borabora-school-B16-want = Itt a nő a lényeg, a Zöld istenséggel duplázva. Egyedül nem jut el odáig.
borabora-school-B16-want-now = Itt a középső síkság a lényeg. A közelebbi helyekhez nem kell a Zöld.
borabora-school-B16-help = Válaszd a nőt, aztán a Zöld istenséget, és erősítsd meg. Válaszd a középső síkságot, és erősítsd meg.
borabora-school-B16-now = Most válaszd ki, hová kerül a kunyhó: a középső síkságra.
borabora-school-B16-done = A Zöld istenség fordulónként egyszer megdupláz egy csoportot. Vagy még egy csoport dolgozhat neked.

borabora-school-B10-title = A forduló kiértékelése
borabora-school-B10 = Használd a férfit, fejezd be a kört, és figyeld a státuszsávot.
borabora-school-B10-want = Itt előbb a férfi a lényeg. Ha véget ért a köröd, már nem dolgozhat.
borabora-school-B10-help = Használd a férfit, és erősítsd meg. Aztán nyomd meg: Kész az emberekkel, és erősítsd meg.
borabora-school-B10-now = 2 pont. Most nyomd meg: Kész az emberekkel, és figyeld a státuszsávot.
borabora-school-B10-done = 4 pont a státuszsávért, és te vagy az első az új sorrendben. Papokért 1-1 pont, a legtöbb papért istenséglapka, ami bármelyik istenség lehet. Egyenlőségnél a feljebb álló pap dönt.

borabora-school-B11-title = Ékszer
borabora-school-B11 = Három kagylód van. Fordulónként egy darabot vehetsz, a forduló oszlopából. Melyiket veszed meg?
borabora-school-B11-help = Válaszd a fésűt: 3 kagylóba kerül. Erősítsd meg.
borabora-school-B11-done = 4 pont a végén. Ami az oszlopból megmarad, kikerül a játékból.
borabora-school-B11-ring = 1 pont a végén. A három kagylódért a fésű 4 pontot hozott volna.
borabora-school-B11-none = A kagylóid megmaradnak, de ez az oszlop kikerül a játékból.

borabora-school-B12-title = Egy feladat
borabora-school-B12 = Egy nő és egy férfi: ez a feladat teljesül, 6 pont. Semmit sem kell beadnod. Utána vegyél el egy újat.
borabora-school-B12-help = Válaszd ezt a feladatot, és erősítsd meg. Aztán válassz egyet a felfedett feladatok közül, és erősítsd meg.
borabora-school-B12-now = Most vegyél el egy új feladatot, és erősítsd meg.
borabora-school-B12-done = A forduló végén mindenki elvesz egy új feladatot. Azt vedd el, amelyikhez közel vagy. Az utolsó forduló után minden teljesített feladat számít.

borabora-school-B13-title = A Sárga istenség
borabora-school-B13 = Három különböző nő kell, neked kettő van. A Sárga istenség egyet elenged. Utána vegyél el egy új feladatot.
borabora-school-B13-help = Válaszd a nők feladatát, a Sárga istenséggel teljesítve, és erősítsd meg. Aztán vegyél el egy új feladatot.
borabora-school-B13-now = Most vegyél el egy új feladatot, és erősítsd meg.
borabora-school-B13-done = 4 pont: kevesebb, mint 6, de a Sárga nélkül semmi sem lenne.
borabora-school-B13-dropped = A feladott feladat semmit sem hoz. A Sárga istenséggel 4 pont lett volna.

borabora-school-B17-title = Nagy művek
borabora-school-B17 = A játék utolsó kockája: tedd a 4-est az Építésre. A hatodik épületed lefedi az utolsó két rituálémezőt. Ez két nagy mű.
borabora-school-B17-want = Itt a 4-es kocka a lényeg, az Építésen. A hatodik épülettel két nagy mű készül el.
borabora-school-B17-help = Válaszd a 4-es kockát, aztán az Építést, és erősítsd meg. Válaszd a 4-es épületet és a két nyersanyagodat, aztán a tűzbónuszt.
borabora-school-B17-now = Most válaszd a 4-es épületet és a két nyersanyagodat.
borabora-school-B17-fire = Most az utolsó tűzbónusz. Utána vége a játéknak, és jön a végső kiértékelés.
borabora-school-B17-done = 6 pont hat épületért, 6 pont tizenkét lefedett rituálémezőért. Ennyit ér kilenc feladat, hat ékszer, tizenkét régió és tizenkét ember is.

## Amire az első játszma edzője felhívja a figyelmet

borabora-coach-end = Két forduló maradt: minden nagy mű 6 pont, például tizenkét régió vagy hat épület.
borabora-coach-god-tile = Akinek a legtöbb papja van a templomban, istenséglapkát kap: bármelyik istenség lehet.
borabora-coach-scoring = Kiértékelés: a státuszsáv pontot és új sorrendet ad, minden pap egy pontot.
borabora-coach-jewels = Kagylókért fordulónként egy ékszert vehetsz, a forduló oszlopából.
borabora-coach-tasks = A forduló végén teljesítesz vagy feladsz egy feladatot, és elveszel egy újat.
borabora-coach-people = Most egy női és egy férfi csoportod dolgozik neked, fordulónként egyszer.
borabora-coach-green = A Zöld istenség megdupláz egy csoportot, vagy még egy csoport dolgozhat.
borabora-coach-white = A Fehér istenséggel egy kocka annyit ér, mint egy 6-os, de a lapkán az marad, ami.
borabora-coach-blue = A Kék istenséggel oda is kerülhet kocka, ahol nem a legkisebb.
borabora-coach-red = Aki új régióba ér, a Piros istenséggel pontot kaphat a haláért.
borabora-coach-yellow = A Sárga istenség elenged egyet abból, ami a feladathoz hiányzik, kevesebb pontért.
borabora-coach-slides = A Pártfogónál egy kockapontért egy nő kagylót gyűjt, vagy egy férfi tetoválást kap.
borabora-coach-building = Az épülethez két szomszédos nyersanyag kell, és a korai éri a legtöbbet.
borabora-coach-person = A kocka mondja meg, meddig érsz; akit magadhoz veszel, annak kunyhó nélküli mező kell.
borabora-coach-fish = A Halászat bármely kockával lehetséges, és 2 pontot hoz.
