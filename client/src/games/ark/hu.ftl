# A Frigyláda
# $p "Anna"  $n $now $finished $sheep $wolves számok  $kind city|road|field|temple  $on city|road|field
# $cell "3 kelet, 1 észak"  $sides $list több oldal vagy hely  $a $b oldalak  $me you|other

ark-title = A Frigyláda
ark-line = Építsd az országot, küldd ki a követőidet, és vidd el mellettük a Frigyládát.
ark-minutes = 45
ark-won = { $me ->
        [you] Győztél { $n } ponttal.
       *[other] { $p } győzött { $n } ponttal.
    }
ark-word-tile = Lerakom
ark-word-follower = Követő
ark-word-prophet = Próféta
ark-word-ark = Frigyláda
ark-word-pass = Kihagyom
ark-word-enter = Ide teszem
ark-word-n = alapállás
ark-word-e = jobbra
ark-word-s = fejjel lefelé
ark-word-w = balra
ark-ask-PlaceTile = Rakd le a kártyádat. A jelölt helyekre illik, koppintásra fordul.
ark-ask-Deploy = Rakj le egy követőt, vagy mozgasd a Frigyládát.
ark-ask-EnterArk = Elkészült az első város. Melyik kártyájára kerüljön a Frigyláda?
ark-support-PlaceTile = területkártya
ark-support-Deploy = követő vagy Frigyláda
ark-support-EnterArk = Frigyláda

## Rules of the table
ark-option-ark_start_tile = A Frigyláda kiindulókártyája
ark-option-ark_start_tile-never = nem léphet vissza
ark-option-ark_start_tile-pass_through = áthaladhat rajta
ark-option-ark_start_tile-why = Áthaladhat-e a Frigyláda azon a kártyán, ahonnan elindult. Ott sosem állhat meg.
ark-option-ark_counts_prophets = Próféta is kap pontot a Frigyládától
ark-option-ark_counts_prophets-true = igen
ark-option-ark_counts_prophets-false = nem
ark-option-ark_counts_prophets-why = Jár-e pont a prófétáért is, ha a Frigyláda odaér, ahogy a követőért.
ark-option-incomplete_count = El nem készült út, város
ark-option-incomplete_count-tiles = kártyák számítanak
ark-option-incomplete_count-parts = darabok számítanak
ark-option-incomplete_count-why = Egy kártya két darabbal is tartozhat ugyanahhoz az úthoz vagy városhoz.
ark-option-ark_entry_replaces_action = Az első város elkészítése után nincs követő
ark-option-ark_entry_replaces_action-true = igen
ark-option-ark_entry_replaces_action-false = nem
ark-option-ark_entry_replaces_action-why = Rakhat-e le követőt is az, aki az első várost elkészíti.

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
ark-cell-east = { $n } kelet
ark-cell-west = { $n } nyugat
ark-cell-south = { $n } dél
ark-cell-north = { $n } észak
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
ark-about-complete = elkészült: { $n } pont
ark-about-open = { $n } nyitott oldal.
ark-about-fit = { $n ->
        [0] Már egy kártya sem illik ide.
       *[other] Ide még { $n } kártya illik.
    }
ark-about-balance = { $sheep } juh, { $wolves } farkas: { $n } pont

ark-tools = Nézet
ark-tool-fields = Mezők
ark-tool-edges = Nyitott oldalak
ark-tool-left = Hátralévő kártyák
ark-tool-closer = Közelebb
ark-tool-farther = Távolabb
ark-tool-fit = Az egész ország
ark-fields-hint = A csíkos mező azé, akinek ott a legtöbb követője van. Minden juh, amely a farkasoknál több, 2 pontot ér.
ark-aid-board = Pontok a táblán
ark-left = Hátralévő kártyák: { $n }
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
ark-tray-or = Vagy
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
        [free] Senkihez sem tartozó utak és városok
        [tiles] Kártyák
       *[rest] Továbbá
    }
ark-text-feature = { $kind ->
        [city] Város: { $cell } ({ $n }), { $owner }:
        [road] Út: { $cell } ({ $n }), { $owner }:
        [field] Mező: { $cell } ({ $n }), { $owner }:
       *[temple] Templom: { $cell } ({ $n }), { $owner }:
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

ark-refused-side = A kártyának egész oldallal kell csatlakoznia.
ark-refused-match = Az útnak, a városnak és a mezőnek folytatódnia kell.
ark-refused-occupied = { $kind ->
        [city] Ebben a városban már áll { $p } bábuja. Válassz szabad darabot.
        [road] Ezen az úton már áll { $p } bábuja. Válassz szabad darabot.
       *[field] Ezen a mezőn már van { $p } bábuja. Válassz szabad darabot.
    }
ark-refused-temple = Magára a templomra nem rakható követő.
ark-refused-none = Minden követőd lent van.
ark-refused-walk = A Frigyláda 1–5 kártyányit lép, és egy kártyára sem lép kétszer.
ark-refused-enter = A Frigyláda az éppen elkészült városból indul.
