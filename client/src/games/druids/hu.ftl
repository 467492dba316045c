# Druidakeringő
# $p "Anna"  $colour orange|black|purple  $cult moon|sun  $s strength 1-5  $dir left|right
# $tree $a $b names of places, "Hold 1"  $n a number
# $me you|other: az olvasónak szól-e a mondat

druids-seat-0 = Hold
druids-seat-1 = Nap
druids-clearing = A tisztás: tíz hely körben

druids-place = { $place ->
        [M1] Hold 1
        [M2] Hold 2
        [M3] Hold 3
        [M4] Hold 4
        [S1] Nap 1
        [S2] Nap 2
        [S3] Nap 3
        [S4] Nap 4
        [MC] Holdtábla
       *[SC] Naptábla
    }
druids-colour = { $colour ->
        [orange] Narancs
        [black] Fekete
       *[purple] Lila
    }
druids-s = { $s ->
        [1] 1-es
        [2] 2-es
        [3] 3-as
        [4] 4-es
       *[5] 5-ös
    }
druids-spirit = { $dir ->
        [left] { druids-s } faszellem az óramutató járásával megegyezően
       *[right] { druids-s } faszellem az óramutató járásával ellentétesen
    }

## Az asztal szabályai
druids-option-empty_tree = Összecsapás faszellem nélküli fánál
druids-option-empty_tree-zero = 0 erő
druids-option-empty_tree-no_fight = elmarad
druids-option-empty_tree-why = Faszellem nélkül a druida 0 erővel küzd, vagy nem küzd.
druids-option-refill = Kéz feltöltése
druids-option-refill-end_of_turn = a kör végén
druids-option-refill-on_play = azonnal
druids-option-refill-why = Mikor húzol három új lapot, miután az utolsót is kijátszottad.
druids-option-reshuffle = Új húzópakli
druids-option-reshuffle-lazy = ha kell
druids-option-reshuffle-eager = amint elfogyott
druids-option-reshuffle-why = Mikor lesz a kultusztábla lapjaiból új húzópakli.
druids-option-no_progress_limit = Döntetlen ennyi eredménytelen kör után (0 = soha)
druids-option-no_progress_limit-why = Azok a körök számítanak, amelyekben nem kerül le jelző és nem vész el fa.
druids-option-handicap_moon = Előny, Hold: félretett faszellem
druids-option-handicap_moon-0 = nincs
druids-option-handicap_moon-1 = 1-es
druids-option-handicap_moon-2 = 2-es
druids-option-handicap_moon-3 = 3-as
druids-option-handicap_moon-why = A Holdkultusz húzópaklija egy lappal kevesebb.
druids-option-handicap_sun = Előny, Nap: félretett faszellem
druids-option-handicap_sun-0 = nincs
druids-option-handicap_sun-1 = 1-es
druids-option-handicap_sun-2 = 2-es
druids-option-handicap_sun-3 = 3-as
druids-option-handicap_sun-why = A Napkultusz húzópaklija egy lappal kevesebb.

## Gombok szavai
druids-word-waltz = Keringő
druids-word-jump = Ugrás
druids-word-drop = Eltávolítás
druids-word-clear = Eltávolítás
druids-word-remove = Eltávolítás
druids-word-pass = Passzolok
druids-word-fight = Összecsapás
druids-word-place = Lerakom
druids-word-orange = Narancs
druids-word-black = Fekete
druids-word-purple = Lila
druids-word-M1 = Hold 1
druids-word-M2 = Hold 2
druids-word-M3 = Hold 3
druids-word-M4 = Hold 4
druids-word-S1 = Nap 1
druids-word-S2 = Nap 2
druids-word-S3 = Nap 3
druids-word-S4 = Nap 4
druids-word-1L = 1-es, óramutató szerint
druids-word-1R = 1-es, óramutatóval szemben
druids-word-2L = 2-es, óramutató szerint
druids-word-2R = 2-es, óramutatóval szemben
druids-word-3L = 3-as, óramutató szerint
druids-word-3R = 3-as, óramutatóval szemben
druids-word-4L = 4-es, óramutató szerint
druids-word-4R = 4-es, óramutatóval szemben
druids-word-5L = 5-ös, óramutató szerint
druids-word-5R = 5-ös, óramutatóval szemben

## Kérdések
druids-ask-PlaceDruids = { $colour ->
        [orange] Tedd a narancsszínű druidát az egyik fádra.
        [black] Tedd a fekete druidát az egyik fádra.
       *[purple] Tedd a lila druidát az egyik fádra.
    }
druids-ask-PlaceDruids-on = { $colour ->
        [orange] A narancsszínű druida helye: { $tree }.
        [black] A fekete druida helye: { $tree }.
       *[purple] A lila druida helye: { $tree }.
    }
druids-ask-PlaceDruids-detail = Az azonos színű druidák csapnak össze.
druids-ask-TakeTurn = Válassz egyet: keringő, ugrás vagy faszellem eltávolítása.
druids-ask-TakeTurn-three = Válassz egyet: keringő vagy faszellem eltávolítása.
druids-ask-TakeTurn-pass = Most nincs lehetséges lépés, ezért passzolsz.
druids-ask-TakeTurn-bare = { $n ->
        [one] Üresen áll: { $list }. Ha most nem kerül rá faszellem, elveszíted.
       *[other] Üresen állnak: { $list }. Amelyikre most nem kerül faszellem, azt elveszíted.
    }
druids-ask-TakeTurn-detail = Keringőhöz válassz egy faszellemet vagy egy fát.
druids-ask-NextFight = Melyik pár csap össze most?
druids-ask-NextFight-detail = { $order ->
        [yes] A sorrend most eldöntheti a játszmát.
       *[no] Bármelyik sorrend ugyanoda vezet.
    }
druids-alike = Következnek az összecsapások. A sorrendjük nem változtat semmin.
druids-ask-tree = Melyik fádhoz?
druids-ask-tree-detail = { $dir ->
        [left] A többi { druids-s } az óramutató szerint táncol, annyit, ahányas a fa.
       *[right] A többi { druids-s } az óramutatóval szemben táncol, annyit, ahányas a fa.
    }
druids-ask-spirit = Melyik faszellem kerüljön ide: { $tree }?
druids-ask-spirit-detail = { $n ->
        [1] A többi ugyanilyen erejű ezután egy helyet táncol.
        [2] A többi ugyanilyen erejű ezután két helyet táncol.
        [3] A többi ugyanilyen erejű ezután három helyet táncol.
       *[other] A többi ugyanilyen erejű ezután négy helyet táncol.
    }
druids-ask-waltz = Keringő: melyik faszellem, és melyik fádhoz?
druids-ask-druid = Melyik druida ugrik?
druids-ask-druid-detail = A druida nélküli fádra ugrik: { $tree }.
druids-ask-remove = Melyik faszellem kerüljön a kultusztábládra?
druids-ask-remove-detail = Egy a kezedből, vagy egy fád legfelsője.
druids-apart-left = óramutató szerint
druids-apart-right = óramutatóval szemben
druids-plan-waltz = Keringő: { druids-s } faszellem ide: { $tree }
druids-plan-alone = Ott { $a } az ereje.
druids-plan-facing = Az ellenfele ellen most { $a } : { $b } lenne.
druids-plan-outcome = { $colour }: { $how ->
        [win] győzöl
        [conquer] megszerzed ({ $tree })
        [lose] veszítesz
        [fall] elveszíted ({ $tree })
        [victory] megnyered a játszmát
        [defeat] elveszíted a játszmát
        [tie] döntetlen
        [open] rejtett lap dönt
        [hopeful] győzelem vagy döntetlen
        [risky] döntetlen vagy vereség
        [rests] pihen
       *[none] elmarad
    }
druids-plan-jump = { $colour ->
        [orange] A narancsszínű druida ugrik: { $a } → { $b }.
        [black] A fekete druida ugrik: { $a } → { $b }.
       *[purple] A lila druida ugrik: { $a } → { $b }.
    }
druids-plan-drop = A kezedből egy { druids-s } faszellem a kultusztábládra kerül.
druids-plan-clear = Egy { druids-s } faszellem a kultusztábládra kerül: { $tree }.
druids-plan-last = Ez az utolsó lapod, ezért három újat húzol.
druids-plan-empties = Faszellem nélkül marad: { $tree }.
druids-plan-no-fight = Nincs tánc, és nincs összecsapás.
druids-plan-fight = { $colour }: { $a } : { $b }
druids-plan-pass = Passzolsz.
druids-plan-draws = Ez az utolsó lapod: a tánc előtt három újat húzol, ezért ez nem vonható vissza.
druids-plan-luck = Rejtett faszellem fordul fel: ez végleges.

## Előnézet
druids-preview-dance = A tánc
druids-preview-way = { $dir ->
        [left] { $n } hely az óramutató szerint
       *[right] { $n } hely az óramutatóval szemben
    }
druids-to = { $b }
druids-preview-step = { druids-s }: { $a } → { $b }
druids-preview-nobody = Nem látszik más { druids-s } faszellem.
druids-preview-fights = { $n ->
        [0] Nincs összecsapás
        [1] Utána egy összecsapás
        [2] Utána két összecsapás
       *[3] Utána három összecsapás
    }
druids-preview-order = Az összecsapások
druids-preview-alike = a sorrend mindegy
druids-preview-rests = { $colour ->
        [orange] A narancsszínű pár pihen: nála a varázsgyűrű.
        [black] A fekete pár pihen: nála a varázsgyűrű.
       *[purple] A lila pár pihen: nála a varázsgyűrű.
    }
druids-you = te
druids-preview-win = győzöl
druids-preview-lose = veszítesz
druids-preview-tie = döntetlen
druids-preview-open = most fordul fel
druids-preview-none = elmarad
druids-preview-nothing = nem történik semmi
druids-preview-token = { $tree }: { $n }. jelző a 6-ból
druids-preview-sixth = { $what ->
        [defeat] hatodik jelző, elveszíted a fát és a játszmát: { $tree }
        [fall] hatodik jelző, elveszíted: { $tree }
        [victory] hatodik jelző, megszerzed a fát, és megnyered a játszmát: { $tree }
       *[conquer] hatodik jelző, megszerzed: { $tree }
    }
druids-preview-values = { $tree ->
        [yes] { $list } kell a fához
       *[no] { $list } kell a győzelemhez
    }
druids-preview-values-lose = { $tree ->
        [yes] { $list } esetén elveszíted a fát
       *[no] { $list } esetén veszítesz
    }
druids-preview-both = mindkettő most fordul fel
druids-preview-bare = Faszellem nélkül marad: { $tree }.
druids-preview-lost = A köröd végén faszellem nélkül áll, ezért elveszíted: { $tree }.
druids-preview-doomed = Ezzel elveszíted a játszmát.

## Helyek szövege
druids-cell-tree = { $place ->
        [M1] A Hold 1. fája
        [M2] A Hold 2. fája
        [M3] A Hold 3. fája
        [M4] A Hold 4. fája
        [S1] A Nap 1. fája
        [S2] A Nap 2. fája
        [S3] A Nap 3. fája
       *[S4] A Nap 4. fája
    }
druids-cell-druid = { $colour ->
        [orange] narancsszínű druida
        [black] fekete druida
        [purple] lila druida
       *[none] druida nélkül
    }
druids-cell-pile = { $n ->
        [0] { $spirit }
       *[other] { $spirit }, alatta { $n } lap
    }
druids-cell-hidden = { $n } rejtett faszellem
druids-cell-bare = faszellem nélkül
druids-cell-tokens = { $n ->
        [0] nincs rajta jelző
        [1] egy jelző a hatból
        [2] két jelző a hatból
        [3] három jelző a hatból
        [4] négy jelző a hatból
       *[5] öt jelző a hatból
    }
druids-cell-lost = elveszett
druids-cell-ring = itt a varázsgyűrű
druids-cell-possible = választható
druids-cell-board = { $cult ->
        [moon] Holdtábla
       *[sun] Naptábla
    }
druids-cell-counts = húzópakli { $draw }, kéz { $hand }
druids-cell-lands = ide kerülne egy { druids-s } faszellem
druids-text-trees = { $cult ->
        [moon] A Holdkultusz fái
       *[sun] A Napkultusz fái
    }
druids-text-rest = Kultusztáblák és kezek
druids-text-hand = A kezedben: { $list }
druids-text-ring = A varázsgyűrű helye: { $tree }.

## Tálca és játékosok
druids-hand = A faszellemeid, csak te látod
druids-hand-empty = Nincs lap a kezedben.
druids-do = Válassz egyet
druids-card-under = Alatta: { $list }.
druids-card-fight = { $colour }: itt { $a }, { $tree } helyen { $b }.
druids-panel = { $trees } fa a 4-ből · { $hand } a kézben · { $draw } a pakliban

## Napló
druids-log-place = { $me ->
        [you] Elhelyeztél
       *[other] { $p } elhelyezett
    } egy druidát ({ $colour ->
        [orange] narancsszínű
        [black] fekete
       *[purple] lila
    }): { $tree }.
druids-log-waltz = { $me ->
        [you] Keringőt jártál
       *[other] { $p } keringőt járt
    }: { druids-s } faszellem, { $tree }.
druids-log-drop = { $me ->
        [you] Eltávolítottál a kezedből
       *[other] { $p } eltávolított a kezéből
    } egy { druids-s } faszellemet.
druids-log-clear = { $me ->
        [you] Eltávolítottál
       *[other] { $p } eltávolított
    } egy { druids-s } faszellemet: { $tree }.
druids-log-pass = { $me ->
        [you] Nem tudtál mit lépni, passzoltál
       *[other] { $p } nem tudott mit lépni, passzolt
    }.
druids-log-box = Félretéve (előny): { druids-s } faszellem, { $cult ->
        [moon] Holdkultusz
       *[sun] Napkultusz
    }.
druids-log-open = { $board }: az első lap egy 1-es faszellem.
druids-log-show = Felfedve: { druids-s } faszellem, { $tree }.
druids-log-dance = { druids-s } faszellem táncolt: { $a } → { $b }.
druids-log-tie = { $colour }: döntetlen, nem történt semmi.
druids-log-win = { $colour }: { $me ->
        [you] győztél
       *[other] { $p } győzött
    }, { $a } : { $b }. Új jelző: { $tree }.
druids-log-board = { druids-s } faszellem ide került: { $board }.
druids-log-conquered = { $me ->
        [you] Megszereztél
       *[other] { $p } megszerzett
    } egy fát: { $tree }.
druids-log-starved = Faszellem nélkül maradt, elveszett: { $tree }.
druids-log-jump = { $me ->
        [you] A druidád
       *[other] { $p } druidája
    } ({ $colour ->
        [orange] narancsszínű
        [black] fekete
       *[purple] lila
    }) ugrott: { $a } → { $b }.
druids-log-driven = { $me ->
        [you] A druidádnak
       *[other] { $p } druidájának
    } ({ $colour ->
        [orange] narancsszínű
        [black] fekete
       *[purple] lila
    }) mennie kellett: { $a } → { $b }.
druids-log-shuffle = Új húzópakli lett { $n } lapból: { $board }.
druids-log-refill = { $me ->
        [you] { $n } faszellemet húztál
       *[other] { $p } { $n } faszellemet húzott
    }.
druids-log-end = { $me ->
        [you] Megnyerted
       *[other] { $p } megnyerte
    } a játszmát.
druids-log-draw = { $n } köre nem került le jelző és nem veszett el fa: döntetlen.
druids-won = { $me ->
        [you] Győztél.
       *[other] { $p } győzött.
    }
druids-second = { $cult ->
        [moon] A Hold második fája is elveszett.
       *[sun] A Nap második fája is elveszett.
    }
druids-support-PlaceDruids = druidák
druids-support-TakeTurn = kör
druids-support-NextFight = összecsapások

## Miért nem?
druids-refused-foreign = Faszellemet csak a saját fádhoz rakhatsz.
druids-refused-foreign-place = A druidáid a saját fáidnál állnak.
druids-refused-foreign-clear = Faszellemet csak a saját fáidról távolíthatsz el.
druids-refused-foreign-jump = Csak a saját druidáiddal ugorhatsz.
druids-refused-jump = Három fánál mindegyiken áll druida, ezért nincs hová ugrani.
druids-refused-pass = Passzolni csak akkor lehet, ha más lépés nincs.
druids-refused-clear = Ezen a fán nincs eltávolítható faszellem.
druids-refused-taken = Itt már áll druida. Egy fánál csak egynek van helye.
druids-refused-no-druid = Ez a druida nélküli fád: ide ugrik majd a druida. Válaszd ki a druidát.
druids-refused-no-hand = Nincs lap a kezedben. Ugorj, vagy távolíts el egy faszellemet valamelyik fádról.
druids-refused-board = A kultusztáblára nem rakhatsz lapot. Tánc, győzelem vagy eltávolítás viszi ide a faszellemeket.
druids-refused-lost = Ez a fa elveszett. A tánc átugorja.
druids-refused-fight = Olyan fát válassz, amelynek druidája még nem csapott össze.
druids-refused-placing = Előbb minden druidát el kell helyezni.
druids-refused-order = A druidák ebben a sorrendben kerülnek a fákhoz: narancsszínű, fekete, lila.
druids-refused-placed = Már minden druida fánál áll. A körödben egyikük ugorhat.
druids-refused-not-held = Ez a faszellem nincs a kezedben.
druids-refused-no-waltz = A druidák csak keringő után csapnak össze.
druids-refused-fights-first = Előbb a druidák csapnak össze.
druids-refused-ring = Ez a pár pihen: itt van a varázsgyűrű.
druids-refused-fought = Ez a pár ebben a keringőben már összecsapott.
druids-refused-over = Vége a játszmának.

## További szavak
druids-score = Megszerzett fák a játszma során
druids-key-spirit = Egy faszellem a kezedből
druids-scoring = Az győz, aki megszerezte a másik játékos két fáját.
druids-wins = { $me ->
        [you] Győztél
       *[other] { $cult ->
            [moon] A Hold győz
           *[sun] A Nap győz
        }
    }
druids-scoring-title = Megszerzett fák
