# Bora Bora: what is said once something is chosen or refused: what it is, what follows, why not.

## Mi ez a lépés, és mi következik belőle

borabora-plan-with = { $what }. Segít: { $list }
borabora-plan-luck = A folytatás a szerencsén múlik, ezért ez nem vonható vissza.
borabora-plan-pays = Az ára: { $what }.
borabora-plan-hut = Kunyhó { $to }
borabora-plan-pushes = Az épületmezőre kerül, { $p } kunyhója félrecsúszik. A hal a végén annak a kunyhónak számít, amelyik ott áll.
borabora-plan-yield = { $what }.
borabora-plan-frees = Felszabadul egy hely egy embernek.
borabora-plan-frees-none = A 12. mező a többi kunyhód miatt foglalt marad.
borabora-plan-die = { $n ->
        [1] 1-es kocka: { $what }
        [2] 2-es kocka: { $what }
        [3] 3-as kocka: { $what }
        [4] 4-es kocka: { $what }
        [5] 5-ös kocka: { $what }
       *[other] 6-os kocka: { $what }
    }
borabora-plan-fish = Rögtön { $n } pont.
borabora-plan-block = Az akció nem hajtható végre: a kocka csak elzárja a lapkát.
borabora-plan-reach = { $n ->
        [1] Egy régió érhető el: { $list }.
       *[other] { $n } régió érhető el: { $list }.
    }
borabora-plan-people = { $sex ->
        [woman] { $n } nő közül választhatsz.
       *[man] { $n } férfi közül választhatsz.
    }
borabora-plan-helper = { $left } lesz, amit elkölthetsz.
borabora-plan-temple = Egy pap legfeljebb { $n } értékű mezőre megy, aztán tűzbónusz jön.
borabora-plan-build-value = Legfeljebb { $n } értékű épület: { $a } pont és tűzbónusz.
borabora-plan-store = { $of ->
        [sand] Homok: { $a }. sor, { $b }. oszlop
        [wood] Fa: { $a }. sor, { $b }. oszlop
       *[stone] Kő: { $a }. sor, { $b }. oszlop
    }
borabora-plan-store-pair = A szomszédjával együtt épület lehet belőle.
borabora-plan-store-alone = Ha később mellé kerül egy másik, épület lehet belőlük.
borabora-an-offering = adomány
borabora-a-card = kártya a pakliból
borabora-plan-red = Piros istenség: { $n } pont a halért
borabora-plan-take = { $what }
borabora-plan-take-group = { $n ->
        [1] A B fázisban: { $what }.
       *[other] Így { $n } ilyened lesz, a B fázisban: { $what }.
    }
borabora-plan-tattoo = Tetoválás, férfi: { $what }
borabora-plan-collect = Kagylógyűjtés, nő: { $what }
borabora-plan-status = { $a } lépés a státuszsávon, új helyed: { $n }.
borabora-plan-shells = { $n } kagylót kapsz.
borabora-plan-left = { $n ->
        [0] Ezzel elfogy a kocka értéke.
       *[other] Utána még { $n } kockapont marad.
    }
borabora-plan-point = 1 győzelmi pont
borabora-plan-offering = 1 adomány
borabora-plan-deck = Istenségkártya a pakliból
borabora-plan-open = { $of ->
        [blue] A felfedett kék kártya
        [white] A felfedett fehér kártya
        [red] A felfedett piros kártya
        [green] A felfedett zöld kártya
       *[yellow] A felfedett sárga kártya
    }
borabora-plan-material = { $what }
borabora-plan-material-some = A rituálémezőjét ezután választod ki.
borabora-plan-material-one = Az utolsó szabad rituálémezőjére kerül.
borabora-plan-material-aside = Nincs neki szabad rituálémező: félre kell tenni, és nem építhető be.
borabora-plan-move = { $n } kunyhó a 12. mezőre
borabora-plan-free = Utána { $n } szabad kunyhómeződ lesz.
borabora-plan-priest = Pap a templomba, { $n }. mező
borabora-plan-priest-fire = Utána tűzbónusz jön.
borabora-plan-build = { $what }: { $a } és { $b }
borabora-plan-build-detail = { $n } pont, utána tűzbónusz. A két mező fedett marad.
borabora-plan-fire = { $what } és { $second }
borabora-plan-shells-then = Így { $n } kagylód lesz.
borabora-plan-double = A Zöld istenség megduplázza.
borabora-plan-extra = A Zöld istenség miatt ez plusz csoport.
borabora-plan-capped = Egyikük nem változtat rajta.
borabora-plan-buy = { $what }
borabora-plan-buy-detail = { $b ->
        [0] Ára { $a } kagyló, több nem marad.
       *[other] Ára { $a } kagyló, { $b } marad nálad.
    }
borabora-plan-fulfil = Teljesítés: { $what }
borabora-plan-score = { $n } pont.
borabora-plan-drop = Feladat feladása: { $what }
borabora-plan-drop-detail = { $a } van meg a szükséges { $b } közül. Nem ér pontot, és kikerül a játékból.
borabora-plan-draft = Új feladat: { $what }
borabora-plan-progress = Most ennyi van meg: { $a } / { $b }.
borabora-plan-pass-ScoreFish-detail = A Piros megmarad egy jobbra. A végén így is, úgy is annak számít, akié az épületmező.
borabora-plan-pass-Spend-lost = { $n } kockapont elvész.
borabora-plan-pass-Spend-points = A maradék { $n } kockapont győzelmi pont lesz.
borabora-plan-idle = Ők még segíthetnének: { $list }.
borabora-plan-no-idle = A B fázisban véget ér a köröd.
borabora-plan-pass-BuyJewel-detail = A kagylóid megmaradnak.
borabora-plan-pass-LastTasks-detail = { $n } feladat teljesítetlen marad, és nem ér pontot.

## Ha megerősíted

borabora-fact-pays = { $what }, az ára: { $list }.
borabora-fact-below = { $what }: utána csak { $n } alatti kocka jó ide.
borabora-fact-closed = { $what }: utána a Kék istenség nélkül ide semmi sem jó.
borabora-fact-hut = { $what }: a kunyhód kerül az épületmezőre.
borabora-fact-fish = Hal: a Piros istenséggel azonnal { $n } pont. A végén azé, akié az épületmező.
borabora-fact-gain = Ezt kapod: { $what }.
borabora-fact-stores = { $what }: a rituálémezőidre kerül.
borabora-fact-aside = Félre kell tenni: { $what }. A feladatokhoz számít, de nem építhető be.
borabora-fact-status = Státuszsáv: { $n }. Így a sorrendben { $a }. lennél.
borabora-fact-priest = { $me ->
        [you] A papod új helye: { $n }. templommező.
       *[other] { $p } papjának új helye: { $n }. templommező.
    }
borabora-fact-pushed = { $me ->
        [you] Egy papod hátrább csúszik: { $n }. mező.
       *[other] { $p } papja hátrább csúszik: { $n }. mező.
    }
borabora-fact-pushed-several = { $me ->
        [you] { $n } papod egy mezővel hátrább csúszik.
       *[other] { $p } { $n } papja egy mezővel hátrább csúszik.
    }
borabora-fact-falls = { $me ->
        [you] Egy papod kiszorul a templomból.
       *[other] { $p } papja kiszorul a templomból.
    }
borabora-fact-building = { $what } ezeket fedi le: { $list }.
borabora-fact-points = { $me ->
        [you] Te: { $list }
       *[other] { $p }: { $list }
    }
borabora-fact-god-tile = { $me ->
        [you] Te vezetsz a templomban, istenséglapkát kapsz.
       *[other] { $p } vezet a templomban, és istenséglapkát kap.
    }
borabora-fact-tile-leaves = Üres a templom: egy istenséglapka kikerül a játékból.
borabora-fact-bought = Ára { $what }, a végén { $n } pontot ér.
borabora-fact-order = Jön a forduló kiértékelése. Új sorrend: { $list }.
borabora-fact-round = Új forduló kezdődik ({ $n } / 6), mindenki dob.
borabora-fact-over = Véget ér a játszma.
# Mi jön utána
borabora-next-other = Utána { $p } jön.
borabora-next-FirstHut = Utána jön az első kunyhód.
borabora-next-PlaceDie = Utána a következő kockád jön.
borabora-next-Expand = Utána kiválasztod a régiót.
borabora-next-Store = { $of ->
        [sand] Utána kiválasztod, melyik rituálémezőre kerül a homok.
        [wood] Utána kiválasztod, melyik rituálémezőre kerül a fa.
       *[stone] Utána kiválasztod, melyik rituálémezőre kerül a kő.
    }
borabora-next-ScoreFish = Utána segítségül hívhatod a Piros istenséget a halért.
borabora-next-TakePerson = Utána kiválasztod, kit veszel el.
borabora-next-Spend = Utána még { $n } kockapontot költhetsz el.
borabora-next-Priest = Utána kiválasztod a templommezőt.
borabora-next-Build = Utána kiválasztod az épületet és a nyersanyagokat.
borabora-next-Fire = Utána tűzbónusz jön.
borabora-next-UsePeople = Utána folytathatod az embereiddel.
borabora-next-Gather = { $n ->
        [1] Utána kiválasztod a nyersanyagot.
       *[other] Utána { $n } nyersanyagot választasz.
    }
borabora-next-Pray = { $n ->
        [1] Utána elveszel egy istenségkártyát.
       *[other] Utána { $n } istenségkártyát veszel el.
    }
borabora-next-MoveHuts = Utána megmondod, hány kunyhó költözik.
borabora-next-BuyJewel = Utána vehetsz egy ékszert.
borabora-next-ResolveTask = Utána teljesítesz vagy feladsz egy feladatot.
borabora-next-TakeTask = Utána elveszel egy új feladatot.
borabora-next-LastTasks = Utána az utolsó feladataid jönnek.

# Why something cannot be done
borabora-refused-over = A játék véget ért.
borabora-refused-die = Ilyen kockád már nincs. Az előtted lévők közül válassz.
borabora-refused-vain = Ez semmin sem változtatna. Tedd meg az istenség nélkül.
borabora-refused-lower =
    A kockának itt kisebbnek kell lennie ennél: { $least }. { $n ->
        [0] Kékkel bármelyik jó.
       *[other] A(z) { $die } értékű kockád ide fér: { $what }; Kékkel itt is jó.
    }
borabora-refused-every_die = Minden kockát le kell tenned. Válassz kockát és lapkát.
borabora-refused-priest = Nincs több papod. Válassz másik lapkát.
borabora-refused-buildings = { $value ->
        [6] Egy megmaradt épületedet még 6-ossal sem éred el. Válassz mást.
       *[other] Ezzel az értékkel egy megmaradt épületedet sem éred el: { $value }. Vegyél nagyobb kockát; Fehérrel 6-osnak számít.
    }
borabora-refused-material = A rituálémezőiden nincs két szomszédos nyersanyag. Előbb szerezz nyersanyagot kunyhóval vagy a Pártfogóval.
borabora-refused-people = { $value ->
        [6] Ott még 6-ossal sem érsz el senkit. Válassz mást.
       *[other] Ott ezzel az értékkel senkit sem érsz el: { $value }. Vegyél nagyobb kockát; Fehérrel 6-osnak számít.
    }
borabora-refused-slot = A falud megtelt. Egy távozó kunyhó helyet ad: terjeszkedj, vagy tegyél át egyet a 12. mezőre.
borabora-refused-paths = { $value ->
        [6] Még 6-ossal sem vezet út tovább. Válassz mást.
       *[other] Ezzel az értékkel egy út sem vezet tovább: { $value }. Vegyél nagyobb kockát; Fehérrel 6-osnak számít.
    }
borabora-refused-huts = Nincs több kunyhód. Válassz másik lapkát.
borabora-refused-first_fish = Az első kunyhó 1-et érő hal mellé kerül. Azok a régiók világítanak.
borabora-refused-far = Az oda vezető úthoz több kell, mint { $value }. Világító régiót válassz.
borabora-refused-path = A kunyhóidtól nem vezet oda ilyen út. Világító régiót válassz.
borabora-refused-own_hut = Ott már áll kunyhód. Világító régiót válassz.
borabora-refused-stack = A 12. mezőn nincs kunyhó. Vegyél a sorból.
borabora-refused-row = Az 1–11. mezőn nincs kunyhó. Válassz mást.
borabora-refused-lodger = A 12. mezőn ember fekszik, kunyhó nem kerülhet oda. Válassz mást.
borabora-refused-strength = { $most ->
        [one] Az embereid csak egy kunyhót visznek át. Válaszd az 1-et.
       *[other] Az embereid legfeljebb { $most } kunyhót visznek át. Válassz kisebb számot.
    }
borabora-refused-kind = Ez a mező más nyersanyagé. Világítót válassz.
borabora-refused-full = Ott már van valami. Világító mezőt válassz.
borabora-refused-sex = Ez az akció a másik sorból vesz. A világító sorból válassz.
borabora-refused-empty = Ott nem áll senki. Világító embert válassz.
borabora-refused-value = Ehhez több kell, mint az akciód értéke, ami { $value }. A világítók közül válassz.
borabora-refused-slid = Ez az ember már volt használva. Pipa nélkülit válassz.
borabora-refused-person = Ez az ember nem a tiéd. A sajátjaid közül válassz.
borabora-refused-points = Ez a kocka { $cost } pontjába kerül, de csak { $left } maradt. Válassz olcsóbbat.
borabora-refused-one_hut = A Pártfogó egyszerre egy kunyhót visz át. Válaszd az 1-et.
borabora-refused-deck = Nincs több istenségkártya. Válassz mást.
borabora-refused-display = Ilyen istenségkártya nincs ott. Világítót válassz, vagy húzz a pakliból.
borabora-refused-no_cards = Nincs több istenségkártya. Használj másik csoportot.
borabora-refused-built = Ez az épület már áll. Válassz másikat.
borabora-refused-both = Mindkét mezőre nyersanyag kell. Válassz két szomszédosat, amelyen van.
borabora-refused-nobody = Ilyen embered nincs. A saját csoportjaid közül válassz.
borabora-refused-once = Zöld fordulónként egyszer segít. Folytasd nélküle, vagy fejezd be.
borabora-refused-same_type = Ez a fajta már cselekedett. Zölddel válassz másik fajtát.
borabora-refused-first = Még ingyen cselekedhetnek: használd ezt a csoportot Zöld nélkül.
borabora-refused-stronger = A duplázás semmin sem változtatna. Használd a csoportot Zöld nélkül.
borabora-refused-used = Fordulónként egy női és egy férfi csoport cselekszik, további csak Zölddel. Világítót válassz, vagy fejezd be.
borabora-refused-column = Ez az ékszer egy másik fordulóé. Ebből a fordulóból válassz.
borabora-refused-shells = Ez { $cost } kagylóba kerül, de csak { $left } van. Válassz olcsóbbat, vagy ne vegyél.
borabora-refused-unmet = Ez a feladat még nem teljesül. Világítót válassz.
borabora-refused-met = Ez a feladat Sárga nélkül is teljesül. Úgy több pontot ér.
borabora-refused-too_far = Egynél több hiányzik: Sárga nem segíthet. Válassz másik feladatot.
borabora-refused-no_yellow = Ennél a feladatnál sárga kártya nem segít, csak istenséglapka. Válaszd azt, vagy másik feladatot.
borabora-refused-must = Egyik feladatod teljesül, ezért nem adhatsz fel másikat. Teljesítsd, amelyik világít.
borabora-refused-task = Ez a feladat nem a tiéd. A sajátjaid közül válassz.
borabora-refused-draft = Ez a feladat nincs ott. Világítót válassz.
borabora-refused-card = Nincs ilyen istenségkártyád. Két egyforma kártya vagy egy istenséglapka is megteszi.
borabora-refused-own_pair = Két kártya csak másik istenséget helyettesít. Abból, akit hívsz, egy is elég.
borabora-refused-pair = Nincs két ilyen kártyád. Az istenség egy kártyája vagy egy istenséglapka is megteszi.
borabora-refused-offering = Nincs adományod. Az istenséglapkához nem kell.
borabora-refused-tile = Nincs istenséglapkád. Fizess kártyával és adománnyal.
borabora-refused-asked = Ez később jön: előbb a feltett kérdésre válaszolj, és erősítsd meg.

# The same in two words, on an action tile
borabora-idle-slot = falu tele
borabora-idle-people = nincs kit
borabora-idle-priest = nincs pap
borabora-idle-material = nincs pár
borabora-idle-buildings = egy sem elérhető
borabora-idle-paths = nincs út
borabora-idle-huts = nincs kunyhó
borabora-idle-vain = haszontalan

# The scoring, step by step
borabora-table-scored-round = A { $n }. forduló kiértékelése ezt hozta
borabora-table-scoring-round = { $n }. forduló: kiértékelés
borabora-table-seen = Vissza a térképhez
borabora-table-seen-asked = Tovább a választáshoz
borabora-table-name-sum = Összesen
borabora-table-scored = kiértékelve
borabora-table-not-yet = még nem
borabora-table-name-status = Státusz
borabora-table-name-temple = Templom
borabora-table-name-jewels = Ékszer
borabora-table-name-tasks = Feladatok
borabora-table-name-end = A végén
borabora-table-step-status = pontok és sorrend
borabora-table-step-jewels = egy ékszer kagylóért
borabora-table-step-tasks = fejenként egy, { $n } pont
borabora-table-step-end = ha most lenne vége
borabora-table-step-end-why = Megmaradt istenséglapkák, a birtokolt régiók halai, ékszerek és a nagy művek: { $n } pont jár egyenként: kilenc feladat, hat ékszer, tizenkét lefedett rituálémező, hat épület, tizenkét régió, tizenkét ember.
borabora-table-fulfilled-so-far = eddig { $n }

## Az állás mondatokban

borabora-table-new-tasks = Újak
borabora-table-order = sorrend: { $list }
borabora-table-not-slid = { $what }, még nem csúszott le: { $marks }
