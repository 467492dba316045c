# Bora Bora
# $p "Anna"  $me you|other: az olvasónak szól-e  $n $a $b számok
# $of szín, jelkép, tájtípus, halfaj, embertípus vagy nyersanyag  $sex woman|man  $what $list már megnevezett dolgok

borabora-title = Bora Bora
borabora-line = Hat forduló öt szigeten: kockák, kunyhók, istenségek és adományok.
borabora-minutes = 90
borabora-seat-0 = Piros
borabora-seat-1 = Kék
borabora-seat-2 = Zöld
borabora-seat-3 = Fekete

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
borabora-action-helper-why = A kocka pontjait költöd el: emberek lecsúsztatására, javakra vagy győzelmi pontra.
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
borabora-sex-woman = nő
borabora-sex-man = férfi
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
        [woman] Egyszer lecsúsztatva { $n } kagylót ad.
       *[man] Egyszer kitetoválva { $n } státuszlépést ad.
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
borabora-terrain-forest = erdő
borabora-terrain-plain = síkság
borabora-terrain-beach = part
borabora-terrain-mountain = hegyvidék
borabora-island-central = középső sziget
borabora-island-north = északi sziget
borabora-island-east = keleti sziget
borabora-island-south = déli sziget
borabora-island-west = nyugati sziget
borabora-path-land = szárazföldi út, { $n }
borabora-path-water = vízi út, { $n }
borabora-species-a = rája
borabora-species-b = tonhal
borabora-species-c = papagájhal
borabora-species-d = cápa
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
borabora-offering-why = Minden kártyával hívott istenség egy adományba kerül.
borabora-shell = kagyló
borabora-shell-why = A forduló végén ékszert vehetsz rajta.
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
borabora-building-why = Legalább { $n } értékű Építés kell hozzá. Ebben a fordulóban { $a } pontot és tűzbónuszt ad.
# $a sor $b oszlop
borabora-space = { $of ->
        [sand] rituálémező: homok
        [wood] rituálémező: fa
       *[stone] rituálémező: kő
    }, { $a }. sor, { $b }. oszlop
borabora-space-why = Egy megfelelő nyersanyagnak van rajta hely, később egy fél épületnek. Ha a végén mind a tizenkettő fedett, 6 pontot ér.
borabora-slot = kunyhómező
borabora-slot-why = Ha elmegy róla a kunyhó, jöhet rá egy ember.
borabora-slot-12 = 12. mező
borabora-slot-12-why = Bármennyi kunyhónak van rajta hely, vagy egy embernek.
borabora-temple-space = { $n }. templommező
borabora-temple-why = A forduló végén minden pap { $n } pontot ér itt. Akinek a legtöbb papja van, istenséglapkát kap.
borabora-status-why = A forduló végén a hely szerinti pontot ad, és eldönti az új sorrendet. Utána mindenki visszalép a 0-ra.
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

## Az asztal szabályai

borabora-option-three_player_tile = Közös lapka 3 játékosnál
borabora-option-three_player_tile-land_water = szárazföldi / vízi út
borabora-option-three_player_tile-woman_man = nő / férfi
borabora-option-three_player_tile-why = Hárman játszva melyik két akcióé a közös lapka, és így a közös kockasor.
borabora-option-must_act = Kocka csak végrehajtható akcióra
borabora-option-must_act-true = igen
borabora-option-must_act-false = nem
borabora-option-must_act-why = Ha nem, akkor kockát pusztán a lapka elzárására is le lehet tenni.
borabora-option-fallen_priest = A templomból kiszorult pap
borabora-option-fallen_priest-back = visszakerül
borabora-option-fallen_priest-gone = kikerül a játékból
borabora-option-fallen_priest-why = Újra elküldheti-e a gazdája.
borabora-option-cap_restacks = 15 fölötti lépés felülre tesz
borabora-option-cap_restacks-true = igen
borabora-option-cap_restacks-false = nem
borabora-option-cap_restacks-why = A 15-ön álló, továbblépni nem tudó jelölő az ottani oszlop tetejére kerül-e.
borabora-option-extra_other_sex = A Zöld plusz csoportja ismételhet fajtát
borabora-option-extra_other_sex-true = a másik nemtől
borabora-option-extra_other_sex-false = soha
borabora-option-extra_other_sex-why = A plusz csoport lehet-e olyan fajta, amelyet a másik nem már használt ebben a fordulóban.
borabora-option-must_fulfil = A teljesíthető feladat kötelező
borabora-option-must_fulfil-true = igen
borabora-option-must_fulfil-false = nem
borabora-option-must_fulfil-why = Ha nem, akkor helyette egy másik feladatot is feladhatsz.
borabora-option-pair_is_yellow = A Sárgaként kijátszott pár sárga kártya
borabora-option-pair_is_yellow-true = igen
borabora-option-pair_is_yellow-false = nem
borabora-option-pair_is_yellow-why = Két feladathoz nem játszható ki sárga kártya. Ez mondja meg, hogy két másik kártya igen-e.
borabora-option-mixed_types = Két egyforma ember
borabora-option-mixed_types-true = nő és férfi is jó
borabora-option-mixed_types-false = csak azonos nem
borabora-option-mixed_types-why = Hogyan teljesülnek a két egyforma embert kérő feladatok.
borabora-option-spare_points = A Pártfogónál el nem költött pontok
borabora-option-spare_points-true = győzelmi pontok
borabora-option-spare_points-false = elvesznek
borabora-option-spare_points-why = Mi lesz a kocka el nem költött pontjaival.
