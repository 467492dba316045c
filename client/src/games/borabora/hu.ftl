# Bora Bora
# $p "Anna"  $me you|other: az olvasónak szól-e  $n $a $b számok
# $of szín, jelkép, tájtípus, halfaj, embertípus vagy nyersanyag  $sex woman|man  $what $list már megnevezett dolgok

borabora-seat-0 = Piros
borabora-seat-1 = Kék
borabora-seat-2 = Zöld
borabora-seat-3 = Fekete

borabora-key-choose = Választás: egy kocka, aztán egy akciólapka; ami a listában áll

## Dolgok

borabora-points = { $n } pont
borabora-shells = { $n } kagyló
borabora-offerings = { $n } adomány
borabora-god-cards = { $n } istenségkártya
borabora-god-tiles = { $n } istenséglapka
borabora-materials = { $n } nyersanyag
borabora-huts = { $n } kunyhó
borabora-people = { $n } ember
borabora-priests = { $n } pap
borabora-steps = { $n } lépés a státuszsávon
borabora-die-points = { $n } kockapont

# Fázisok
borabora-phase-huts = Első kunyhók
borabora-phase-dice = Kockák
borabora-phase-people = Emberek
borabora-phase-scoring = Kiértékelés
borabora-phase-jewels = Ékszerek
borabora-phase-tasks = Feladatok
borabora-phase-draft = Új feladatok
borabora-phase-last = Utolsó feladatok
borabora-phase-over = A játszma vége

# Akciólapkák és a halászat
borabora-action-helper = Pártfogó
borabora-action-helper-why = A kocka pontjait költöd el: tetoválásra, kagylógyűjtésre, javakra, kártyára vagy győzelmi pontra.
borabora-action-temple = Templom
borabora-action-temple-why = Papot küldesz egy mezőre, legfeljebb a kocka értékéig, és tűzbónuszt kapsz.
borabora-action-build = Építés
borabora-action-build-why = Két szomszédos nyersanyagból épület lesz, legfeljebb a kocka értékéig. Pontot és tűzbónuszt ad.
borabora-action-woman = Nő
borabora-action-woman-why = Elveszel egy nőt, legfeljebb a kocka értékéig, és egy szabad kunyhómezőre teszed.
borabora-action-man = Férfi
borabora-action-man-why = Elveszel egy férfit, legfeljebb a kocka értékéig, és egy szabad kunyhómezőre teszed.
borabora-action-land = Szárazföldi út
borabora-action-land-why = Kunyhót teszel egy régióba, amelyet legfeljebb ekkora értékű szárazföldi út köt össze a tiéddel.
borabora-action-water = Vízi út
borabora-action-water-why = Kunyhót teszel egy régióba, amelyet legfeljebb ekkora értékű vízi út köt össze a tiéddel.
borabora-action-woman_man = Nő / Férfi
borabora-action-woman_man-why = Elveszel egy nőt vagy egy férfit, legfeljebb a kocka értékéig, és egy szabad kunyhómezőre teszed.
borabora-action-land_water = Szárazföldi / vízi út
borabora-action-land_water-why = Kunyhót teszel egy régióba, amelyet legfeljebb ekkora értékű szárazföldi vagy vízi út köt össze a tiéddel.
borabora-action-fish = Halászat
borabora-action-fish-why = Bármely kocka, bármikor: { $n } pont.

# Istenségek
borabora-god-blue = Kék istenség
borabora-god-blue-why = Kockához: nem kell kisebbnek lennie a lapkán lévő kockáknál.
borabora-god-white = Fehér istenség
borabora-god-white-why = Kockához: az akciója 6-os értékű.
borabora-god-red = Piros istenség
borabora-god-red-why = Terjeszkedés után: értékeled az új régió hallapkáját.
borabora-god-green = Zöld istenség
borabora-god-green-why = Emberekhez: megduplázol egy csoportot, vagy használsz még egyet. Fordulónként egyszer.
borabora-god-yellow = Sárga istenség
borabora-god-yellow-why = Feladathoz: eggyel kevesebb kell, de { $n } pontot ér. Fordulónként egyszer, a végén feladatonként.
borabora-god-tile = Istenséglapka
borabora-god-tile-why = Bármelyik istenséget helyettesíti, adomány nélkül. Ha a végéig megmarad, { $n } pontot ér.
borabora-god-cost = Egy istenség ára egy adomány és egy megfelelő színű kártya, vagy egy adomány és két egyforma kártya.
borabora-card = { $of ->
        [blue] kék istenségkártya
        [white] fehér istenségkártya
        [red] piros istenségkártya
        [green] zöld istenségkártya
       *[yellow] sárga istenségkártya
    }
borabora-pay-card = kártya és adomány
borabora-pay-pair = { $of ->
        [blue] két kék kártya és egy adomány
        [white] két fehér kártya és egy adomány
        [red] két piros kártya és egy adomány
        [green] két zöld kártya és egy adomány
       *[yellow] két sárga kártya és egy adomány
    }
borabora-pay-tile = istenséglapka

# Emberek
borabora-person = { $sex ->
        [woman] nő: { $what }
       *[man] férfi: { $what }
    }
borabora-group = { $sex ->
        [woman] { $n } nő: { $what }
       *[man] { $n } férfi: { $what }
    }
borabora-type-hike = Vándorlás
borabora-type-canoe = Kenuzás
borabora-type-woman_mate = Női társ
borabora-type-man_mate = Férfi társ
borabora-type-build = Építés
borabora-type-material = Nyersanyag beszerzése
borabora-type-move_hut = Költözés
borabora-type-invocation = Fohász
borabora-type-prayer = Ima
borabora-type-offering = Adomány
borabora-type-tattoo = Tetoválás
borabora-type-shells = Kagylógyűjtés
borabora-effect-hike = terjeszkedés szárazföldön, legfeljebb { $n }
borabora-effect-canoe = terjeszkedés vízen, legfeljebb { $n }
borabora-effect-woman_mate = nő akció, legfeljebb { $n }
borabora-effect-man_mate = férfi akció, legfeljebb { $n }
borabora-effect-build = építés, legfeljebb { $n }
borabora-effect-material = { borabora-materials }
borabora-effect-move_hut = { $n ->
        [1] 1 kunyhó a 12. mezőre
       *[other] legfeljebb { $n } kunyhó a 12. mezőre
    }
borabora-effect-invocation = { borabora-points }
borabora-effect-prayer = { borabora-god-cards }
borabora-effect-offering = { borabora-offerings }
borabora-effect-tattoo = { borabora-steps }
borabora-effect-shells = { borabora-shells }
# $a $b $c mire jó egy, kettő, három
borabora-strengths = { $sex ->
        [woman] Egy ilyen nő: { $a }. Kettő: { $b }. Három: { $c }.
       *[man] Egy ilyen férfi: { $a }. Kettő: { $b }. Három: { $c }.
    }
borabora-marks = { $sex ->
        [woman] A Pártfogóval egyszer { $n } kagylót ad.
       *[man] A Pártfogóval egyszer { $n } státuszlépést ad.
    }
borabora-slid = { $sex ->
        [woman] A kagylóit már összegyűjtötte.
       *[man] Már tetovált.
    }

# A térkép: név, és hová kerül a kunyhó
borabora-region-cf = középső erdő
borabora-region-cp = középső síkság
borabora-region-cb = középső part
borabora-region-cm = középső hegyvidék
borabora-region-nb = északi part
borabora-region-nm = északi hegyvidék
borabora-region-ef = keleti erdő
borabora-region-eb = keleti part
borabora-region-sf = déli erdő
borabora-region-sp = déli síkság
borabora-region-wp = nyugati síkság
borabora-region-wm = nyugati hegyvidék
borabora-to-cf = a középső erdőbe
borabora-to-cp = a középső síkságra
borabora-to-cb = a középső partra
borabora-to-cm = a középső hegyvidékre
borabora-to-nb = az északi partra
borabora-to-nm = az északi hegyvidékre
borabora-to-ef = a keleti erdőbe
borabora-to-eb = a keleti partra
borabora-to-sf = a déli erdőbe
borabora-to-sp = a déli síkságra
borabora-to-wp = a nyugati síkságra
borabora-to-wm = a nyugati hegyvidékre
borabora-fish = hallapka: { $of ->
        [a] rája
        [b] tonhal
        [c] papagájhal
       *[d] cápa
    }, { borabora-points }
borabora-fish-why = A Piros istenséggel rögtön értékelheted, amikor belépsz. A végén azé, akié az épületmező.

# Javak
borabora-material-sand = homok
borabora-material-wood = fa
borabora-material-stone = kő
borabora-material-why = Két szomszédos nyersanyagból épület lesz. Ha nincs szabad mezője, félre kell tenni: a feladatokhoz számít, de nem építhető be.
borabora-offering = adomány
borabora-shell = kagyló
borabora-yield-sand = homokot ad
borabora-yield-wood = fát ad
borabora-yield-stone = követ ad
borabora-yield-offering = adományt ad

# Ékszerek, épületek, mezők
borabora-symbol-necklace = nyaklánc
borabora-symbol-bracelet = karkötő
borabora-symbol-ring = gyűrű
borabora-symbol-earring = fülbevaló
borabora-symbol-comb = fésű
borabora-symbol-anklet = bokalánc
borabora-jewel = { $of ->
        [necklace] nyaklánc
        [bracelet] karkötő
        [ring] gyűrű
        [earring] fülbevaló
        [comb] fésű
       *[anklet] bokalánc
    }, { borabora-points }
# $a kagyló
borabora-jewel-cost = ára { $a } kagyló
borabora-jewel-why = A saját fordulója végén vehető meg kagylóért, fejenként egy. A játszma végén ér pontot.
borabora-building = { $n }. épület
# $n a száma  $a pont ebben a fordulóban
borabora-building-why = Legalább { $n } értékű Építés kell hozzá. Ebben a fordulóban { $a } pontot ad, később kevesebbet, és tűzbónuszt.
# $a sor $b oszlop
borabora-space = { $of ->
        [sand] rituálémező: homok
        [wood] rituálémező: fa
       *[stone] rituálémező: kő
    }, { $a }. sor, { $b }. oszlop
borabora-space-why = Egy megfelelő nyersanyagnak van rajta hely, később egy fél épületnek. Ha a végén mind a tizenkettő fedett, 6 pontot ér.
borabora-slot = kunyhómező
borabora-slot-why = Ha elmegy róla a kunyhó, jöhet rá egy ember. Tizenkét ember a végén 6 pont.
borabora-slot-12 = 12. mező
borabora-slot-12-why = Bármennyi kunyhónak van rajta hely, vagy egy embernek. Az innen vett kunyhó nem szabadít fel helyet.
borabora-temple-space = { $n }. templommező
borabora-temple-why = A forduló végén minden pap { $n } pontot ér itt. Akinek a legtöbb papja van, istenséglapkát kap.
borabora-fire = Tűzbónusz
borabora-fire-why = Istenségkártya vagy adomány, és státuszlépés vagy kagyló.

# Feladatok: mi kell hozzájuk
borabora-need-women = { $n ->
        [1] egy nő
       *[other] { $n } nő
    }
borabora-need-men = { $n ->
        [1] egy férfi
       *[other] { $n } férfi
    }
borabora-need-priests_in_temple = { $n ->
        [1] egy pap a templomban
       *[other] { $n } pap a templomban
    }
borabora-need-jewelry = { $n ->
        [1] egy ékszer
       *[other] { $n } ékszer
    }
borabora-need-turn_order_1 = első hely a sorrendben
borabora-need-regions = kunyhó bármely { $n } régióban
borabora-need-islands = kunyhó mind az { $n } szigeten
borabora-need-identical_god_cards = { $n } egyforma istenségkártya
borabora-need-god_cards_of_color = { $of ->
        [blue] { $n } kék istenségkártya
        [white] { $n } fehér istenségkártya
        [red] { $n } piros istenségkártya
        [green] { $n } zöld istenségkártya
       *[yellow] { $n } sárga istenségkártya
    }
borabora-need-different_god_cards = { $n } különböző istenségkártya
borabora-need-different_men = { $n } különböző férfi
borabora-need-different_women = { $n } különböző nő
borabora-need-different_jewelry = { $n } különböző ékszer
borabora-need-buildings = { $n } megépült épület
borabora-need-jewelry_of_symbol = { $of ->
        [necklace] { $n } nyaklánc
        [bracelet] { $n } karkötő
        [ring] { $n } gyűrű
        [earring] { $n } fülbevaló
        [comb] { $n } fésű
       *[anklet] { $n } bokalánc
    }
borabora-need-god_tiles = { borabora-god-tiles }
borabora-need-offerings = { borabora-offerings }
borabora-need-shells = { borabora-shells }
borabora-need-material = { $of ->
        [sand] { $n } homok
        [wood] { $n } fa
       *[stone] { $n } kő
    }
borabora-need-materials_any = { $n } bármilyen nyersanyag
borabora-need-regions_of_terrain = { $of ->
        [mountain] kunyhó mind a { $n } hegyvidéken
        [plain] kunyhó mind a { $n } síkságon
        [beach] kunyhó mind a { $n } parton
       *[forest] kunyhó mind a { $n } erdőben
    }
borabora-need-regions_with_fish = { $of ->
        [a] kunyhó mind a { $n } rája mellett
        [b] kunyhó mind a { $n } tonhal mellett
        [c] kunyhó mind a { $n } papagájhal mellett
       *[d] kunyhó mind a { $n } cápa mellett
    }
borabora-need-huts_on_slot_12 = { $n } kunyhó a 12. mezőn
borabora-need-slid_men = { $n } tetovált férfi
borabora-need-slid_women = { $n } lecsúsztatott nő
borabora-need-slid_people = { $n } lecsúsztatott nő vagy férfi
borabora-need-people_of_type = { $n } ember: { $what }
borabora-task-progress = { $a } / { $b }
# $a pont  $b pont a Sárga istenséggel
borabora-task-why = Teljesítve { $a } pont, a Sárga istenséggel { $b }. Semmit sem kell beadni érte.
borabora-task-no-yellow = Ehhez sárga kártya nem játszható ki, csak istenséglapka.
borabora-quoted = „{ $what }”

## Az asztal szabályai

## Mit kérdez a játék
# $way land|water  $to „a keleti partra”  $space „rituálémező: homok, 1. sor, 2. oszlop”  $left „3 kockapont”  $second a tűzbónusz másik fele

borabora-ask-FirstHut = Tedd le az első kunyhódat egy 1-es hallapka mellé.
borabora-ask-FirstHut-detail = Az épületmezőre kerül, és megkapod, amit a régió ad.
borabora-ask-hut = Melyik kunyhódat teszed le?
borabora-ask-hut-detail = A sorból elvett kunyhó helyére jöhet egy ember. A 12. mező csak az utolsó kunyhóval szabadul fel.
borabora-ask-PlaceDie = Válassz egy kockát, aztán egy akciólapkát.
borabora-ask-PlaceDie-detail = { $n ->
        [1] Ez az utolsó kockád. A lapkán minden ottani kockánál kisebbnek kell lennie.
       *[other] Még { $n } kockád van. A lapkán minden ottani kockánál kisebbnek kell lennie.
    }
borabora-ask-PlaceDie-called = Segít: { $list }. Melyik kockát teszed le, és hová?
borabora-ask-PlaceDie-called-detail = A Kék istenséggel nem kell kisebbnek lennie, a Fehér istenséggel 6-ot ér az akciója.
borabora-ask-PlaceDie-fish = A kockáidnak most csak a Halászat marad.
borabora-ask-PlaceDie-fish-detail = Oda bármelyik jó, és { $n } pontot ér.
borabora-ask-die = { $n ->
        [1] Hová kerüljön az 1-es kockád?
        [2] Hová kerüljön a 2-es kockád?
        [3] Hová kerüljön a 3-as kockád?
        [4] Hová kerüljön a 4-es kockád?
        [5] Hová kerüljön az 5-ös kockád?
       *[other] Hová kerüljön a 6-os kockád?
    }
borabora-ask-die-fits = Ide jó: { $list }.
borabora-ask-die-god = Ezzel ide is: { $what } – { $list }.
borabora-ask-onto = Melyik kockát teszed ide: { $what }?
borabora-ask-onto-free = Ezek jók: { $list }.
borabora-ask-onto-also = { $what } segítségével ez is: { $list }.
borabora-ask-onto-with = Csak { $what } segítségével: { $list }.
borabora-ask-pay = Mivel hívod segítségül: { $what }?
borabora-ask-Expand = Melyik régióba kerüljön a kunyhód?
borabora-ask-Expand-detail = { $way ->
        [land] Szárazföldön, legfeljebb { $n }: { $list }.
       *[water] Vízen, legfeljebb { $n }: { $list }.
    }
borabora-ask-Store = { $of ->
        [sand] Melyik rituálémezőre kerüljön a homok?
        [wood] Melyik rituálémezőre kerüljön a fa?
       *[stone] Melyik rituálémezőre kerüljön a kő?
    }
borabora-ask-Store-detail = Ott is marad. Két szomszédos nyersanyagból lehet majd épület.
borabora-ask-ScoreFish = Segítségül hívod a Piros istenséget { $n } pontért?
borabora-ask-ScoreFish-detail = Most léptél be: { $what }. A Pirossal most értékelheted; a végén újra pontot ér annak, akié az épületmező.
borabora-ask-ScoreFish-none = A Piros istenséget most nem tudod hívni, ezért ez a hal most nem ad pontot.
borabora-ask-ScoreFish-none-detail = Adomány és piros kártya vagy két egyforma kártya kellene, vagy egy istenséglapka.
borabora-ask-TakePerson = { $sex ->
        [woman] Vegyél magadhoz egy nőt, legfeljebb { $n } értékűt.
       *[man] Vegyél magadhoz egy férfit, legfeljebb { $n } értékűt.
    }
borabora-ask-TakePerson-detail = { $b ->
        [1] Az utolsó szabad kunyhómeződre kerül.
       *[other] { $b } szabad kunyhómeződ közül az egyikre kerül.
    }
borabora-ask-Spend = Még { $left }. Mire költöd?
borabora-ask-Spend-detail = Mindegyik a rajta álló számba kerül.
borabora-price-tattoo = tetoválás
borabora-price-collect = kagylógyűjtés
borabora-price-point = 1 pont
borabora-price-offering = adomány
borabora-price-card = istenségkártya
borabora-price-material = nyersanyag
borabora-price-move = kunyhó a 12. mezőre
borabora-ask-tattoo = Melyik férfi kap tetoválást?
borabora-ask-tattoo-detail = A státuszjelei mondják meg, mennyit lépsz a státuszsávon.
borabora-ask-collect = Melyik nő gyűjt kagylót?
borabora-ask-collect-detail = Annyit kapsz, ahány kagyló van rajta.
borabora-ask-material = Melyik nyersanyagot kéred?
borabora-ask-material-detail = Egy szabad, neki való rituálémezőre kerül. Ha nincs ilyen, félre kell tenni, és csak a feladatokhoz számít.
borabora-ask-card = A pakliból, vagy egy felfedettet?
borabora-ask-card-detail = A felfedett kártya helyére rögtön új kerül.
borabora-ask-Priest = Küldj egy papot legfeljebb { $n } értékű mezőre.
borabora-ask-Priest-detail = Aki ott áll, hátrább csúszik. A forduló végén a legtöbb papért istenséglapka jár, egyenlőségnél a legmagasabban állóért.
borabora-ask-Build = Válassz egy legfeljebb { $a } értékű épületet és két szomszédos nyersanyagot.
borabora-ask-Build-detail = { $n } pontot és tűzbónuszt ad.
borabora-ask-building = Melyik két nyersanyagból legyen: { $what }?
borabora-ask-building-detail = Egymás mellett kell lenniük. A két mező fedett marad.
borabora-ask-Fire = Tűzbónusz: két dolgot kapsz.
borabora-ask-Fire-detail = Istenségkártya vagy adomány, és státuszlépés vagy kagyló.
borabora-ask-Fire-second = És státuszlépés vagy kagyló?
borabora-ask-Fire-second-detail = A státusz pontot ér, és eldönti a sorrendet, a kagylóból ékszer lesz.
borabora-ask-Fire-first = És istenségkártya vagy adomány?
borabora-ask-Fire-first-detail = Minden kártyával hívott istenség adományba is kerül.
borabora-ask-UsePeople = Egy női és egy férfi csoport jöhet.
borabora-ask-UsePeople-detail = Bármilyen sorrendben, akár csak az egyik.
borabora-ask-UsePeople-women = Most egy férfi csoport jön.
borabora-ask-UsePeople-women-detail = Vagy fejezd be a köröd: „Kész”.
borabora-ask-UsePeople-men = Most egy női csoport jön.
borabora-ask-UsePeople-men-detail = Vagy fejezd be a köröd: „Kész”.
borabora-ask-UsePeople-both = A Zöld istenséggel használhatsz még egy csoportot.
borabora-ask-UsePeople-both-detail = Vagy fejezd be a köröd: „Kész”.
borabora-ask-UsePeople-green = Segít a Zöld istenség: melyik csoportnak?
borabora-ask-UsePeople-green-detail = Duplázz meg egy csoportot, vagy használj még egyet, más fajtából.
borabora-ask-UsePeople-acted = Az embereid végeztek.
borabora-ask-UsePeople-acted-detail = Fejezd be a köröd: „Kész”.
borabora-ask-UsePeople-stuck = Most egyik csoportod sem tud mit tenni.
borabora-ask-UsePeople-stuck-detail = A társakhoz szabad kunyhómező, az építőkhöz két szomszédos nyersanyag kell. Fejezd be a köröd: „Kész”.
borabora-ask-Gather = { $n ->
        [1] Melyik nyersanyagot kéred?
       *[other] Melyik nyersanyagot kéred? Még { $n }.
    }
borabora-ask-Gather-detail = Egy szabad, neki való rituálémezőre kerül.
borabora-ask-Pray = { $n ->
        [1] Istenségkártya: a pakliból, vagy egy felfedettet?
       *[other] Istenségkártya: a pakliból, vagy egy felfedettet? Még { $n }.
    }
borabora-ask-Pray-detail = A felfedett kártya helyére a következő előtt új kerül.
borabora-ask-MoveHuts = Hány kunyhó kerüljön a 12. mezőre?
borabora-ask-MoveHuts-detail = Legfeljebb { $n }. Mindegyik felszabadít egy helyet egy embernek.
borabora-ask-BuyJewel = Vegyél egy ékszert, vagy hagyd ki. { $n } kagylód van.
borabora-ask-BuyJewel-detail = A játszma végén ér pontot. Amit senki sem vesz meg, kikerül a játékból.
borabora-ask-ResolveTask-met = Teljesítsd az egyik feladatodat.
borabora-ask-ResolveTask-met-detail = Teljesítve { $b } pontot ér. Semmit sem kell beadni.
borabora-ask-ResolveTask-may = Teljesítsd vagy add fel az egyik feladatodat.
borabora-ask-ResolveTask-may-detail = Teljesítve { $b } pontot ér. Semmit sem kell beadni.
borabora-ask-ResolveTask-yellow = A Sárga istenséggel { $n } pontért teljesíthetsz egy feladatot.
borabora-ask-ResolveTask-yellow-detail = Hívd segítségül ehhez: { $list }. Vagy adj fel egy feladatot.
borabora-ask-ResolveTask-none = Egyik feladatod sem teljesül. Adj fel egyet.
borabora-ask-ResolveTask-none-detail = Nem ér pontot. Utána újat választasz.
borabora-ask-TakeTask = Vegyél el egy új feladatot.
borabora-ask-TakeTask-detail = Minden forduló végén a három feladatod egyikét teljesíted vagy feladod.
borabora-ask-TakeTask-last-detail = Ez az utolsó: ezután mindhármat teljesítheted.
borabora-ask-LastTasks-met = { $a ->
        [1] Teljesítsd az utolsó feladatodat.
       *[other] Teljesítsd, amit tudsz az utolsó { $a } feladatodból.
    }
borabora-ask-LastTasks-met-detail = Egymás után. Mindegyikhez hívhatsz egy Sárga istenséget.
borabora-ask-LastTasks-yellow = A Sárga istenséggel { $n } pontért teljesíthetsz egy feladatot.
borabora-ask-LastTasks-yellow-detail = Erre: { $list }. Az itt elköltött istenséglapka a végén már nem ér pontot.
borabora-ask-LastTasks-none = A megmaradt feladataid közül egyik sem teljesül.
borabora-ask-LastTasks-none-detail = Nem érnek pontot. A végső kiértékelés következik.

# Min gondolkodik valaki
borabora-support-FirstHut = első kunyhó
borabora-support-PlaceDie = kocka
borabora-support-Expand = terjeszkedés
borabora-support-Store = nyersanyag helye
borabora-support-ScoreFish = hal
borabora-support-TakePerson = emberek
borabora-support-Spend = Pártfogó
borabora-support-Priest = pap
borabora-support-Build = építés
borabora-support-Fire = tűzbónusz
borabora-support-UsePeople = emberek
borabora-support-Gather = nyersanyag
borabora-support-Pray = istenségkártya
borabora-support-MoveHuts = költözés
borabora-support-BuyJewel = ékszer
borabora-support-ResolveTask = feladat
borabora-support-TakeTask = új feladat
borabora-support-LastTasks = utolsó feladatok
borabora-fire-status = státuszlépés
borabora-fire-shell = kagyló
borabora-plan-pass-ScoreFish = A hal marad
borabora-plan-pass-Spend = Kész a Pártfogóval
borabora-plan-pass-UsePeople = Kész az emberekkel
borabora-plan-pass-BuyJewel = Nem veszel semmit
borabora-plan-pass-LastTasks = Kész a feladatokkal

## A napló, múlt időben
# $jewel „gyűrű, 9 pont”  $effect „terjeszkedés szárazföldön, legfeljebb 4”

borabora-log-pass = { $me ->
        [you] Ennyiben hagytad.
       *[other] { $p } ennyiben hagyta.
    }
borabora-log-material = { $me ->
        [you] Nyersanyagot választottál:
       *[other] { $p } nyersanyagot választott:
    } { $what }.
borabora-log-round = { $n }. forduló a 6-ból
borabora-log-rolls = { $me ->
        [you] A dobásod
       *[other] { $p } dobása
    }: { $list }.
borabora-log-calls = { $me ->
        [you] Segítségül hívtad
       *[other] { $p } segítségül hívta
    } a { $of ->
        [blue] Kék
        [white] Fehér
        [red] Piros
        [green] Zöld
       *[yellow] Sárga
    } istenséget ({ $what }).
borabora-log-places = { $me ->
        [you] Leraktál
       *[other] { $p } lerakott
    } egy { $n ->
        [1] 1-es
        [2] 2-es
        [3] 3-as
        [4] 4-es
        [5] 5-ös
       *[other] 6-os
    } kockát: { $what }.
borabora-log-settles = { $me ->
        [you] Új kunyhód
       *[other] { $p } új kunyhója
    }: { $what }.
borabora-log-shells = { $me ->
        [you] { $n } kagylót kaptál
       *[other] { $p } { $n } kagylót kapott
    }.
borabora-log-offerings = { $me ->
        [you] { $n } adományt kaptál
       *[other] { $p } { $n } adományt kapott
    }.
borabora-log-stores = { $me ->
        [you] Leraktál
       *[other] { $p } lerakott
    } egy nyersanyagot ({ $what }).
borabora-log-aside = { $me ->
        [you] Félretettél
       *[other] { $p } félretett
    } egy nyersanyagot ({ $what }).
borabora-log-draws = { $me ->
        [you] Húztál
       *[other] { $p } húzott
    } egy istenségkártyát.
borabora-log-takes-card = { $me ->
        [you] Elvettél
       *[other] { $p } elvett
    } egy felfedett kártyát: { $of ->
        [blue] Kék
        [white] Fehér
        [red] Piros
        [green] Zöld
       *[yellow] Sárga
    }.
borabora-log-display = { $of ->
        [blue] Új felfedett kártya: Kék.
        [white] Új felfedett kártya: Fehér.
        [red] Új felfedett kártya: Piros.
        [green] Új felfedett kártya: Zöld.
       *[yellow] Új felfedett kártya: Sárga.
    }
borabora-log-shuffle = A dobópakliból új húzópakli lett.
borabora-log-takes = { $me ->
        [you] Magadhoz vettél
       *[other] { $p } magához vett
    } egy { $sex ->
        [woman] nőt
       *[man] férfit
    }: { $what }.
borabora-log-slides = { $sex ->
        [woman] { $me ->
            [you] Kagylógyűjtésre küldtél
           *[other] { $p } kagylógyűjtésre küldött
        } egy nőt
       *[man] { $me ->
           [you] Kitetováltál
          *[other] { $p } kitetovált
       } egy férfit
    }: { $what }.
borabora-log-status = { $me ->
        [you] Új helyed
       *[other] { $p } új helye
    } a státuszsávon: { $n }.
borabora-log-moves = { $me ->
        [you] { $n } kunyhót tettél
       *[other] { $p } { $n } kunyhót tett
    } a 12. mezőre.
borabora-log-priest = { $me ->
        [you] Papot küldtél
       *[other] { $p } papot küldött
    } a templomba, { $n }. mező.
borabora-log-pushed = { $me ->
        [you] Egy papod
       *[other] { $p } papja
    } hátrább került: { $n }. mező.
borabora-log-falls = { $me ->
        [you] Egy papod
       *[other] { $p } papja
    } kiszorult a templomból.
borabora-log-builds = { $me ->
        [you] Épületet emeltél
       *[other] { $p } épületet emelt
    } ({ $n }).
borabora-log-uses = { $sex ->
        [woman] { $me ->
            [you] Női akciód
           *[other] { $p } női akciója
        }
       *[man] { $me ->
           [you] Férfi akciód
          *[other] { $p } férfi akciója
       }
    }, { $what }: { $effect }.
borabora-log-order = Új sorrend: { $list }.
borabora-log-god-tile = { $me ->
        [you] Vezettél a templomban, és istenséglapkát kaptál
       *[other] { $p } vezetett a templomban, és istenséglapkát kapott
    }.
borabora-log-tile-leaves = Üres volt a templom: egy istenséglapka kikerült a játékból.
borabora-log-buys = { $me ->
        [you] Ékszert vettél
       *[other] { $p } ékszert vett
    } { $n } kagylóért: { $jewel }.
borabora-log-fulfils = { $me ->
        [you] Teljesítettél
       *[other] { $p } teljesített
    } egy feladatot: { $what }.
borabora-log-drops = { $me ->
        [you] Feladtál
       *[other] { $p } feladott
    } egy feladatot: { $what }.
borabora-log-drafts = { $me ->
        [you] Elvettél
       *[other] { $p } elvett
    } egy feladatot: { $what }.
borabora-log-scores = { $me ->
        [you] { $n } pontot kaptál
       *[other] { $p } { $n } pontot kapott
    } ({ $what }).
borabora-log-over = Véget ért a hatodik forduló és vele a játszma.

# Miért jár pont
borabora-why-fishing = halászat
borabora-why-fish = hal, Piros istenség
borabora-why-helper = Pártfogó
borabora-why-building = épület
borabora-why-invocation = Fohász
borabora-why-status = státuszsáv
borabora-why-temple = templom
borabora-why-task = feladat
borabora-why-god-tiles = megmaradt istenséglapkák
borabora-why-held-fish = hallapkák a birtokolt régiókban
borabora-why-jewels = ékszerek
borabora-why-nine-tasks = kilenc teljesített feladat
borabora-why-six-jewels = hat ékszer
borabora-why-full-ritual = mind a tizenkét rituálémező lefedve
borabora-why-six-buildings = mind a hat épület
borabora-why-twelve-regions = kunyhó mind a tizenkét régióban
borabora-why-twelve-people = tizenkét ember

## A játszma vége

borabora-scoring-so-far = Eddigi pontok
borabora-scoring-so-far-text = Ennyi gyűlt össze a hat fordulóban és az utolsó feladatokkal.
borabora-scoring-god-tiles = Istenséglapkák
borabora-scoring-god-tiles-text = Minden megmaradt istenséglapka { $n } pontot ér.
borabora-scoring-held-fish = Hallapkák
borabora-scoring-held-fish-text = Minden hallapka azé, akinek a kunyhója a mellette lévő épületmezőn áll.
borabora-scoring-jewels = Ékszerek
borabora-scoring-jewels-text = Minden ékszer a rajta álló pontot éri.
borabora-scoring-bonuses = Nagy művek
borabora-scoring-bonuses-text = { $n } pont jár egyenként: kilenc feladat, hat ékszer, tizenkét lefedett rituálémező, hat épület, tizenkét régió, tizenkét ember.
borabora-scoring-tie = Egyenlőség
borabora-scoring-tie-text = Az egyforma pontszámúak közül az győz, aki előbb áll a sorrendben.
borabora-scoring-none = semmi
borabora-scoring-gain = { $what }: +{ $n }
borabora-scoring-place = a sorrendben { $n }.

## További szavak

# The table

borabora-table-possible = választható
borabora-table-chosen = kiválasztva
borabora-table-map = Térkép: 12 régió 5 szigeten
borabora-path-land = szárazföldi út, { $n }
borabora-path-water = vízi út, { $n }
borabora-table-no-hut = nincs kunyhó
borabora-table-holder = a birtokosa { $p }
borabora-table-also-huts = kunyhók mellette: { $list }
borabora-table-actions = Akciólapkák
borabora-table-any-die = bármely kocka
borabora-table-only = csak { $list }
borabora-table-with = { $list } kell
# On a tile, beside the card: the colours alone.
borabora-table-colour = { $god ->
        [blue] Kék
        [white] Fehér
        [red] Piros
        [green] Zöld
       *[yellow] Sárga
    }
borabora-table-below = { $n } alatt
borabora-table-barred = ennek a kockának zárva
borabora-table-idle = most nem megy
borabora-table-god-opens = lehetséges vele: { $list }
borabora-table-dice = kockák: { $list }
borabora-table-die = kocka: { $n }
borabora-table-choices = Lehetőségek
borabora-table-ways = Hogyan
borabora-table-back = Vissza a listához
borabora-table-cost = ára { $n }
borabora-table-deck = A pakliból
borabora-table-deck-why = rejtett
borabora-table-brief-blue = bármelyik lapkára
borabora-table-brief-white = 6-os értékű
borabora-table-brief-red = halat értékel
borabora-table-brief-green = csoportot dupláz
borabora-table-brief-yellow = feladatot könnyít
borabora-table-deck-of = istenségkártya a pakliból, még { $n }
borabora-table-score-fish = { $n } pontért
borabora-table-spend-tattoo = Tetoválás
borabora-table-spend-collect = Kagyló­gyűjtés
borabora-table-spend-point = 1 győzelmi pont
borabora-table-spend-offering = Adomány
borabora-table-spend-card = Istenség­kártya
borabora-table-spend-material = Nyersanyag
borabora-table-spend-move = Kunyhó áthelyezése
borabora-table-spend-move-why = a 12. mezőre
borabora-table-room = { $n ->
        [0] félre kerül
       *[other] { $n } szabad mező
    }
borabora-table-way-plain = istenség nélkül
borabora-table-way-tile = (a végén −{ $n })
borabora-table-way-row = kunyhó a sorból (helyet szabadít fel)
borabora-table-way-stack = kunyhó a 12. mezőről (nem szabadít fel)
borabora-table-way-double = duplázás
borabora-table-way-extra = még egy csoport
borabora-table-way-fulfil = teljesítem
borabora-table-way-drop = feladom
borabora-table-groups = Csoportok
borabora-table-no-people = Ebben a faluban még nincs ember: a Nő és a Férfi akció hoz.
borabora-table-group-idle = most nincs mit tennie
borabora-table-used = már használva
borabora-table-scoring = Kiértékelés
borabora-table-temple-each = { $n }/pap
borabora-table-plus = +{ $n }
borabora-table-fulfilled = { $n } teljesített feladat
borabora-table-people = Emberek
borabora-table-woman-row = Nők
borabora-table-man-row = Férfiak
borabora-table-person = { $n }. mező, { $what }, { $marks }
borabora-table-status = Státusz
borabora-table-status-why = pontok és sorrend a forduló végén
borabora-table-status-at = { $n }: { $list }
borabora-table-priest-of = { $p } papja
borabora-table-jewels = Ékszerek
borabora-table-none-left = Nem maradt.
borabora-table-no-jewels = Ebben a fordulóban már nincs.
borabora-table-gods = Istenségek
borabora-table-tasks-each = { $n } pont mindegyik
borabora-table-your-tasks = A tieid
borabora-table-village = Falu: tizenkét mező
borabora-table-village-why = A falud: a kunyhók helyet adnak az embereknek
borabora-table-your-village = A falud
borabora-table-your-dice = A kockáid
borabora-table-free = szabad mező
borabora-table-hut = kunyhó
borabora-table-stack = 12. mező, kunyhó: { $n }
borabora-table-ritual = Rituálémezők
borabora-table-full = foglalt
borabora-table-empty = üres
borabora-table-buildings = Épületek
borabora-table-built = megépült
borabora-table-goods = Istenek, javak
borabora-table-no-cards = nincs istenségkártya
borabora-table-supply = pap a készletben: { $n }
borabora-table-aside = félretett
borabora-table-panel = { $a }, { $b }, { $c } szabad
borabora-table-phase = A forduló részei
borabora-table-phase-A = Kockák
borabora-table-phase-B = Emberek
borabora-table-phase-C = Kiértékelés
borabora-table-round = { $n }. forduló a 6-ból
borabora-table-only-blue = csak Kék
borabora-table-parts = Az asztal részei
borabora-table-part-village = Falu

# Tasks beside their signs, in few words
borabora-brief-priests_in_temple = { $n } pap
borabora-brief-jewelry = { $n } ékszer
borabora-brief-turn_order_1 = első a sorban
borabora-brief-regions = kunyhó { $n } régióban
borabora-brief-islands = kunyhó minden szigeten
borabora-brief-identical_god_cards = { $n } egyforma isten
borabora-brief-god_cards_of_color = { $of ->
        [blue] { $n } kék isten
        [white] { $n } fehér isten
        [red] { $n } piros isten
        [green] { $n } zöld isten
       *[yellow] { $n } sárga isten
    }
borabora-brief-different_god_cards = { $n } féle isten
borabora-brief-different_jewelry = { $n } féle ékszer
borabora-brief-different_men = { $n } féle férfi
borabora-brief-different_women = { $n } féle nő
borabora-brief-materials_any = { $n } nyers­anyag
borabora-brief-regions_of_terrain = { $of ->
        [mountain] minden hegy
        [plain] minden síkság
        [beach] minden part
       *[forest] minden erdő
    }
borabora-brief-regions_with_fish = { $of ->
        [a] minden rája
        [b] minden tonhal
        [c] minden papagáj­hal
       *[d] minden cápa
    }
borabora-brief-huts_on_slot_12 = { $n } kunyhó a 12‑n
borabora-brief-slid_women = { $n } lecsúsz­tatott nő
borabora-brief-slid_people = { $n } lecsúsz­tatott ember
borabora-brief-people_of_type = { $n }× { $what }

# The table
borabora-table-open-village = { $p }: a falu megnézése
borabora-table-turn = { $n }. hely a sorrendben
borabora-table-now = most
borabora-table-next = aztán
borabora-table-open-tasks = Közös feladatok
borabora-table-part-island = Sziget
borabora-table-part-people = Emberek, feladatok
borabora-table-close = Bezárás
borabora-table-free-n = { $n ->
        [0] megtelt
       *[other] { $n } szabad
    }
borabora-table-no-person = { $n }. hely: elvitték
borabora-tile-land = Szárazon
borabora-tile-water = Vízen
