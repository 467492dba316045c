# A Frigyláda
# $p "Anna"  $seat 0-4  $me you|other: az olvasónak szól-e  $n $a $b $now $finished $sheep $wolves számok
# $kind city|road|field|temple  $on city|road|field  $whose you|other|shared|free  $list $sides nevek vagy dolgok
# $cell "keletre 3, északra 1"

ark-seat-0 = Piros
ark-seat-1 = Kék
ark-seat-2 = Sárga
ark-seat-3 = Zöld
ark-seat-4 = Lila

## Things

ark-kinds = { $kind ->
        [city] { $n ->
            [1] egy város
           *[other] { $n } város
        }
        [road] { $n ->
            [1] egy út
           *[other] { $n } út
        }
       *[field] { $n ->
            [1] egy mező
           *[other] { $n } mező
        }
    }
# Mondat eleje vagy önálló sor
ark-feature = { $whose ->
        [you] { $kind ->
            [city] A városod
            [road] Az utad
            [field] A meződ
           *[temple] A templomod
        }
        [other] { $kind ->
            [city] { $p } városa
            [road] { $p } útja
            [field] { $p } mezője
           *[temple] { $p } temploma
        }
        [shared] { $kind ->
            [city] Egy közös város
            [road] Egy közös út
            [field] Egy közös mező
           *[temple] Egy közös templom
        }
       *[free] { $kind ->
            [city] Egy szabad város
            [road] Egy szabad út
            [field] Egy szabad mező
           *[temple] Egy szabad templom
        }
    }
ark-points = { $n } pont

## Rules of the table

ark-option-ark_start_tile = A Frigyláda kiindulókártyája
ark-option-ark_start_tile-never = nem léphet vissza
ark-option-ark_start_tile-pass_through = áthaladhat rajta
ark-option-ark_start_tile-why = Ötlépéses út közben áthaladhat-e a Frigyláda azon a kártyán, ahonnan elindult. Megállnia ott sosem szabad.
ark-option-ark_counts_prophets = Próféta is kap pontot a Frigyládától
ark-option-ark_counts_prophets-why = A prófétáért is jár-e pont, ha elhalad mellette a Frigyláda, ahogyan a követőért.
ark-option-incomplete_count = El nem készült utak és városok
ark-option-incomplete_count-tiles = a kártyák számítanak
ark-option-incomplete_count-parts = a darabok számítanak
ark-option-incomplete_count-why = A játszma végén kártyánként vagy darabonként jár 1 pont. Ott más az eredmény, ahol egy út vagy város kétszer szerepel ugyanazon a kártyán.
ark-option-ark_entry_replaces_action = Az első város elkészítése után nincs követő
ark-option-ark_entry_replaces_action-why = Ekkor arra a kártyára, amelyik az első várost elkészíti, nem kerülhet sem követő, sem próféta.

## Words on buttons

ark-word-tile = Kártya
ark-word-follower = Követő
ark-word-prophet = Próféta
ark-word-ark = Frigyláda
ark-word-pass = Kihagyom
ark-word-enter = Ide teszem
ark-word-n = alapállás
ark-word-e = jobbra
ark-word-s = fejjel lefelé
ark-word-w = balra

## Prompts

ark-ask-PlaceTile = Rakd le a kártyádat.
ark-ask-PlaceTile-detail = A jelölt helyekre illik, koppintásra fordul.
ark-ask-PlaceTile-thrown = { $n ->
        [1] Az előbb húzott kártya sehová sem illett, kikerült a játékból.
       *[other] Az előbb húzott { $n } kártya sehová sem illett, kikerült a játékból.
    }
ark-ask-Deploy = Leraksz egy követőt?
ark-ask-Deploy-ark = Követő vagy Frigyláda?
ark-ask-Deploy-prophet = Lerakod a prófétádat?
ark-ask-Deploy-prophet-ark = Próféta vagy Frigyláda?
ark-ask-Deploy-none = Ide most senki sem állhat.
ark-ask-Deploy-none-ark = Mozgatod a Frigyládát?
ark-ask-Deploy-out = Minden követőd lent van.
ark-ask-Deploy-taken = Az új kártyán semmi sem szabad.
ark-ask-Deploy-free = Szabad: { $list }.
ark-ask-walk = Hová menjen a Frigyláda?
ark-ask-walk-detail = 1–5 kártyányit lép, egyikre sem kétszer. Minden bábuért, amelyhez odaér, a gazdája 1 pontot kap.
ark-ask-route = Merre menjen a Frigyláda?
ark-ask-route-detail = Az ide vezető utak más-más bábuk mellett haladnak el.
ark-ask-EnterArk = Elkészült az első város. Melyik kártyájára kerüljön a Frigyláda?
ark-ask-EnterArk-detail = Most nem jár érte pont. A következő körtől lehet mozgatni.

ark-plan-tile = Kártya: { $cell }
# $what a heading of the preview  $value "5 → 6"
ark-hint-but = Viszont: { $what }
ark-plan-becomes = { $what }.
ark-plan-becomes-worth = { $what }: { $value }.
ark-plan-turns = { $n ->
        [1] Ide csak így illik.
        [2] Koppintásra fordul: kétféleképpen illik ide.
        [3] Koppintásra fordul: háromféleképpen illik ide.
       *[other] Koppintásra fordul: négyféleképpen illik ide.
    }
# $number " 2" where the tile has several
ark-plan-follower = { $kind ->
        [city] Követő a városba{ $number }
        [road] Követő az útra{ $number }
       *[field] Követő a mezőre{ $number }
    }
ark-plan-prophet = Próféta a városba: duplán, ha készen megnyered
ark-plan-walk = A Frigyláda { $n } kártyányit lép
ark-plan-enter = Innen indul a Frigyláda: { $cell }
ark-plan-pass = Ebben a körben nincs követő
ark-plan-worth = { $kind ->
        [last] { $now } pontot hoz a végén, és az most jön.
        [field] Így a végén { $now } pont, addig itt marad.
        [doubled] Befejezetlenül { $now } pont, elkészülve, duplán legalább { $finished }.
       *[other] Befejezetlenül { $now } pont, elkészülve legalább { $finished }.
    }
ark-plan-score = { $me ->
        [you] { $n } pontot kapsz.
       *[other] { $p } { $n } pontot kap.
    }
# $what who scores how much
ark-plan-settled = Már a kártyáért: { $what }
ark-plan-nobody = Senki sem kap pontot.
ark-plan-luck = Nem vonható vissza: utána húzás jön.
ark-plan-last = Ez volt az utolsó kártya: a végső kiértékelés következik.

ark-support-PlaceTile = területkártya
ark-support-Deploy = követő vagy Frigyláda
ark-support-EnterArk = Frigyláda

## Preview

ark-preview-begins = { $kind ->
        [city] Új város kezdődik
        [road] Új út kezdődik
        [field] Új mező kezdődik
       *[temple] Új templom épül
    }
ark-preview-grows = { ark-feature } { $kind ->
        [road] hosszabb lesz
        [temple] épül
       *[other] nagyobb lesz
    }
ark-preview-shrinks = { ark-feature } kevesebbet ér
ark-preview-joins = { $kind ->
        [city] Városok egyesülnek
        [road] Utak egyesülnek
       *[field] Mezők egyesülnek
    }
# $title the line above
ark-preview-joined = { $title }: { $list }
ark-preview-finishes = { ark-feature } elkészül
ark-preview-claims = { $kind ->
        [city] A követődé lesz a város
        [road] A követődé lesz az út
       *[field] A követődé lesz a mező
    }
ark-preview-prophet = A prófétádé lesz a város
ark-preview-open = nyitott
ark-preview-missing = hiányzik
ark-preview-now = pont
ark-preview-finished = készen
ark-preview-finished-doubled = készen, duplán
ark-preview-fit = illik ide
ark-preview-end = a végén
ark-preview-sheep = juh
ark-preview-wolves = farkas
ark-preview-change = { $a } → { $b }
ark-preview-least = { $n }+
ark-preview-owner = { $whose ->
        [you] Itt te kapnád a pontot. Más csak úgy juthat be, ha a sajátját hozzákapcsolja.
        [other] Itt { $p } kapná a pontot. Más csak úgy juthat be, ha a sajátját hozzákapcsolja.
        [shared] Mindenki teljes pontot kapna: { $list }.
       *[free] Itt még nem áll senki.
    }
ark-preview-owner-temple = { $whose ->
        [you] A templom körül neked van a legtöbb bábud.
        [other] A legtöbb bábu gazdája a templom körül: { $p }.
        [shared] A templom körül egyenlőség van, mindenki teljes pontot kapna: { $list }.
       *[free] A templom körül még nem áll senki.
    }
ark-preview-doubles = { $me ->
        [you] Itt áll a prófétád: ha te nyered a várost, neked duplán számít.
       *[other] Itt áll { $p } prófétája: ha { $p } nyeri a várost, duplán számít.
    }
ark-preview-settled = { $kind ->
        [city] Elkészül a város: { ark-points }
        [road] Elkészül az út: { ark-points }
       *[temple] Elkészül a templom: { ark-points }
    }
ark-preview-doubled = a próféta duplázza
ark-preview-home = { $n ->
        [1] egy követő visszatér
       *[other] { $n } követő visszatér
    }
ark-preview-boxed = a próféta kikerül a játékból
ark-preview-at-once = Kész és szabad: az ide rakott követő azonnal { $n } pontot hoz, és visszatér.
ark-preview-so-far = Így áll most, mielőtt követőt raksz le.
ark-preview-free = Szabad a bábuidnak: { $list }.
ark-preview-free-none = Ezen a kártyán semmi sem szabad egy követőnek.
ark-preview-free-out = Minden követőd lent van.
ark-preview-left = { $n ->
        [0] Ez az utolsó követőd.
       *[other] Még { $n } követőd marad.
    }
ark-preview-stays = { $kind ->
        [city] Akkor tér vissza, amikor a város elkészül.
        [road] Akkor tér vissza, amikor az út elkészül.
       *[field] A játszma végéig itt marad, akkor hoz pontot.
    }
ark-preview-prophet-why = Ha a város elkészül, és te nyered, neked duplán számít. Utána a próféta kikerül a játékból: egy játszmában egyszer használhatod.
ark-preview-passed = Elhalad mellettük a Frigyláda
ark-preview-enter = Most nem jár pont. A következő körtől bárki elviheti a bábuk mellett.
ark-preview-pass = Minden követőd nálad marad.
ark-preview-first = Elkészült az első város: ezután te teszed a Frigyládát az egyik kártyájára.

## Log

ark-log-tile = { $me ->
        [you] Leraktál
       *[other] { $p } lerakott
    } egy kártyát: { $cell }.
ark-log-follower = { $me ->
        [you] Követőt raktál le
       *[other] { $p } követőt rakott le
    } { $kind ->
        [city] (város)
        [road] (út)
       *[field] (mező)
    }.
ark-log-prophet = { $me ->
        [you] Leraktad a prófétádat
       *[other] { $p } lerakta a prófétáját
    } a városba.
ark-log-pass = { $me ->
        [you] Nem raktál
       *[other] { $p } nem rakott
    } le követőt.
ark-log-draws = { $me ->
        [you] Húztál
       *[other] { $p } húzott
    } egy kártyát.
ark-log-discards = A kártya sehová sem illett, kikerült a játékból.
ark-log-moves = { $me ->
        [you] { $n } kártyányit mozgattad
       *[other] { $p } { $n } kártyányit mozgatta
    } a Frigyládát.
ark-log-passed = A Frigyláda elhaladt { $me ->
        [you] a bábud
       *[other] { $p } bábuja
    } mellett: { ark-points }.
ark-log-complete = { $kind ->
        [city] Elkészült egy város: { ark-points }.
        [road] Elkészült egy út: { ark-points }.
       *[temple] Elkészült egy templom: { ark-points }.
    }
ark-log-complete-nobody = { $kind ->
        [city] Elkészült egy város, senki sem volt benne.
        [road] Elkészült egy út, senki sem volt rajta.
       *[temple] Elkészült egy templom, senki sem állt körülötte.
    }
ark-log-scores = { $me ->
        [you] { $n } pontot kaptál
       *[other] { $p } { $n } pontot kapott
    }.
ark-log-doubled = { $me ->
        [you] { $n } pontot kaptál
       *[other] { $p } { $n } pontot kapott
    }, a prófétával duplázva.
ark-log-returns = { $me ->
        [you] Egyik követőd
       *[other] { $p } egyik követője
    } visszatért.
ark-log-boxes = { $me ->
        [you] A prófétád
       *[other] { $p } prófétája
    } kikerült a játékból.
ark-log-enters = A Frigyláda játékba került: { $cell }.
ark-log-final = Végső kiértékelés
ark-log-incomplete = { $kind ->
        [city] El nem készült város: { ark-points }.
        [road] El nem készült út: { ark-points }.
       *[temple] El nem készült templom: { ark-points }.
    }
ark-log-field = Mező: { ark-points }.
ark-log-over = Lekerült az utolsó kártya. Vége a játszmának.

## The final scoring

ark-scoring-game = A játszma közben
ark-scoring-game-text = Elkészült utak, városok és templomok, valamint a Frigyláda mozgatása.
ark-scoring-temple = El nem készült templomok
ark-scoring-temple-text = Akinek a templom kártyáján és a körülötte lévőkön a legtöbb bábuja van, 3 pontot kap.
ark-scoring-road = El nem készült utak
ark-scoring-road-text = { $counts ->
        [parts] Az út minden darabjáért és minden oázisért 1 pont jár.
       *[tiles] Az út minden kártyájáért és minden oázisért 1 pont jár.
    }
ark-scoring-city = El nem készült városok
ark-scoring-city-text = { $counts ->
        [parts] A város minden darabjáért és minden tekercsért 1 pont jár. A próféta most nem dupláz.
       *[tiles] A város minden kártyájáért és minden tekercsért 1 pont jár. A próféta most nem dupláz.
    }
ark-scoring-field = Mezők
ark-scoring-field-text = Minden juhért 2 pont jár, de minden farkas elvisz egy juhot. Egy mező sosem ér 0-nál kevesebbet.
ark-scoring-gain = +{ $n }
ark-scoring-none = semmi

## The land and the tray
ark-land = Az ország
ark-kind = { $kind ->
        [city] Város
        [road] Út
        [field] Mező
       *[temple] Templom
    }
ark-side-N = észak
ark-side-E = kelet
ark-side-S = dél
ark-side-W = nyugat

ark-cell-start = kezdőkártya
ark-cell-east = keletre { $n }
ark-cell-west = nyugatra { $n }
ark-cell-south = délre { $n }
ark-cell-north = északra { $n }
ark-cell-empty = üres
ark-cell-possible = lehetséges
ark-cell-ghost = Itt fekszik a kártyád, még nem végleges.
ark-cell-ark = Itt áll a Frigyláda.
ark-cell-steps = A Frigyláda { $n } lépéssel érhet ide.
ark-cell-piece = { $kind ->
        [follower] { $on ->
            [city] { $p } követője a városban.
            [road] { $p } követője az úton.
           *[field] { $p } követője a mezőn.
        }
       *[prophet] { $p } prófétája a városban.
    }
ark-cell-open = Nyitott: { $sides }.
ark-cell-fit = { $n ->
        [0] Ide már egy kártya sem illik.
       *[other] Ide még { $n } kártya illik.
    }
ark-draw-city = város ({ $sides })
ark-draw-road = út ({ $a } – { $b })
ark-draw-arm = út ({ $a })
ark-draw-field = mező
ark-draw-temple = templom
ark-draw-crossing = kereszteződés
ark-mark-scrolls = { $n } tekercs
ark-mark-oases = { $n } oázis
ark-mark-sheep = { $n } juh
ark-mark-wolves = { $n } farkas
ark-spot = { $kind ->
        [follower] { $on ->
            [city] Követő a városba
            [road] Követő az útra
           *[field] Követő a mezőre
        }
       *[prophet] Próféta a városba
    }

ark-about-nobody = még senkié
ark-about-worth = { $least ->
        [yes] most { $now }, elkészülve legalább { $finished }
       *[no] most { $now }, elkészülve { $finished }
    }
ark-about-doubled = Elkészülve duplázva: { $p }.
ark-about-complete = elkészült: { $n } pont
ark-about-open = { $n } nyitott oldal.
ark-about-fit = { $n ->
        [0] Már egy kártya sem illik ide.
       *[other] Ide még { $n } kártya illik.
    }
ark-about-balance = { $sheep } juh, { $wolves } farkas: { $n } pont

ark-tools = Nézet
ark-key-piece = Követő, próféta vagy Frigyláda
ark-tool-fields = Mezők
ark-tool-edges = Nyitott oldalak
ark-tool-fit = Az egész ország
ark-tool-fit-few = Egész
ark-fields-hint = A csíkos mező azé, akinek ott a legtöbb követője van. Minden juh, amely a farkasoknál több, 2 pontot ér.
ark-left = Hátralévő kártyák: { $n }
ark-left-few = még { $n }
ark-left-where = Mi illik még ide
ark-left-anywhere = bárhová
ark-left-count = { $n } darab
ark-left-out = Kikerültek a játékból

ark-panel = { $n } a { $all }-ből
ark-panel-board = +{ $n } a táblán
ark-prophet = { $where ->
        [supply] a próféta a készletben
        [board] a próféta a táblán
       *[box] a próféta kikerült
    }
ark-you = te
ark-tray-tile = A kártyád
ark-tray-pieces = A bábuid
ark-tray-follower = Követő
ark-tray-prophet = Próféta, duplázza a várost
ark-tray-ark = Frigyláda
ark-tray-nobody = Erre a kártyára senkit sem tehetsz.
ark-tray-routes = A Frigyláda útjai
ark-tray-enter = Válassz egyet a jelölt kártyák közül.
ark-tray-theirs = { $p } kártyája
ark-turn-left = Forgatás balra
ark-turn-right = Forgatás jobbra
ark-walk = { $n } lépés
ark-walk-nothing = nincs pont

ark-text-title = { $kind ->
        [city] Városok
        [road] Utak
        [field] Mezők
        [temple] Templomok
        [free] Szabad utak és városok
        [tiles] Kártyák
       *[rest] Továbbá
    }
ark-text-feature = { $kind ->
        [city] Város: { $cell }, { $n } kártya, { $owner }:
        [road] Út: { $cell }, { $n } kártya, { $owner }:
        [field] Mező: { $cell }, { $n } kártya, { $owner }:
       *[temple] Templom: { $cell }, { $n } kártya, { $owner }:
    }
ark-text-left = { $n ->
        [0] Nincs több kártya.
       *[other] { $n } kártya van hátra.
    }
ark-text-ark = A Frigyláda helye: { $cell }.
ark-text-no-ark = A Frigyláda még nincs játékban.
ark-text-spaces = Üres helyek a szélen: { $list }.
ark-text-player = { $p }: { $n ->
        [0] nincs követő a készletben
       *[other] { $n } követő a készletben
    }, { $prophet ->
        [supply] a próféta a készletben
        [board] a próféta a táblán
       *[box] a próféta kikerült
    }.

ark-refused-over = A játék véget ért.
ark-refused-asked = Most nem ez a kérdés. Ami lehetséges, az világít.
ark-refused-taken = Itt már van kártya.
ark-refused-side = A kártyának egész oldallal kell csatlakoznia.
ark-refused-match = { $side ->
        [n] Északon
        [e] Keleten
        [s] Délen
       *[w] Nyugaton
    } { $shows ->
        [road] út
        [city] város
       *[field] mező
    } kerülne { $wanted ->
        [road] úthoz
        [city] városhoz
       *[field] mezőhöz
    }: folytatódniuk kell.
ark-refused-alike = Így elforgatva a kártya ugyanolyan, mint egy másik állásában.
ark-refused-no_part = Az imént lerakott kártyán ilyen nincs.
ark-refused-temple = Magára a templomra nem rakható követő.
ark-refused-not_city = A próféta csak városba mehet.
ark-refused-occupied = { $kind ->
        [city] Ebben a városban már áll { $p } bábuja. Válassz szabad darabot.
        [road] Ezen az úton már áll { $p } bábuja. Válassz szabad darabot.
       *[field] Ezen a mezőn már van { $p } bábuja. Válassz szabad darabot.
    }
ark-refused-none_left = Minden követőd lent van.
ark-refused-prophet_used = A prófétádat már felhasználtad: egy játszmában csak egyszer lehet.
ark-refused-not_in_play = A Frigyláda még nincs játékban.
ark-refused-too_far = A Frigyláda 1–5 kártyányit lép.
ark-refused-gap = A Frigyláda csak kártyákon járhat.
ark-refused-twice = A Frigyláda egy kártyára sem lép kétszer.
ark-refused-same_effect = Egy másik út ugyanazzal jár.
ark-refused-not_finished = A Frigyláda egy éppen elkészült városból indul.
