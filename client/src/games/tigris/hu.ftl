# Tigris & Eufrátesz
# $p $q "Anna"  $colour $tiles red|black|blue|green  $cell "H5"  $a $b $n számok vagy királyságok betűi
# $me you|other: az olvasóhoz szól-e a mondat  $list $cells több dolog vagy mező

tigris-seat-0 = Íj
tigris-seat-1 = Bika
tigris-seat-2 = Edény
tigris-seat-3 = Oroszlán

## Pieces and points

tigris-tiles = { $colour ->
        [red] { $n } templom
        [black] { $n } lakóépület
        [blue] { $n } gazdaság
       *[green] { $n } piac
    }
tigris-kind = { $colour ->
        [red] templom
        [black] lakóépület
        [blue] gazdaság
       *[green] piac
    }
tigris-points = { $colour ->
        [red] { $n } piros pont
        [black] { $n } fekete pont
        [blue] { $n } kék pont
       *[green] { $n } zöld pont
    }
tigris-points-object = { $colour ->
        [red] { $n } piros pontot
        [black] { $n } fekete pontot
        [blue] { $n } kék pontot
       *[green] { $n } zöld pontot
    }
tigris-leader = { $colour ->
        [red] Főpap
        [black] Király
        [blue] Földműves
       *[green] Kereskedő
    }
tigris-the-leader = { $colour ->
        [red] főpap
        [black] király
        [blue] földműves
       *[green] kereskedő
    }
tigris-your-leader = { $colour ->
        [red] A főpapod
        [black] A királyod
        [blue] A földművesed
       *[green] A kereskedőd
    }
tigris-leader-of = { $colour ->
        [red] { $p } főpapja
        [black] { $p } királya
        [blue] { $p } földművese
       *[green] { $p } kereskedője
    }
tigris-roles = { $colour ->
        [red] főpapok
        [black] királyok
        [blue] földművesek
       *[green] kereskedők
    }
tigris-monument = { $name ->
        [red-black] piros és fekete
        [red-blue] piros és kék
        [red-green] piros és zöld
        [black-blue] fekete és kék
        [black-green] fekete és zöld
       *[blue-green] kék és zöld
    }

## Words on buttons

tigris-word-tile = Lapka
tigris-word-leader = Vezér
tigris-word-withdraw = Leveszem
tigris-word-catastrophe = Katasztrófa
tigris-word-swap = Csere
tigris-word-pass = Befejezem
tigris-word-war = Konfliktus
tigris-word-commit = Beadás
tigris-word-build = Megépítem
tigris-word-decline = Kihagyom
tigris-word-leave = Marad
tigris-word-red = piros
tigris-word-black = fekete
tigris-word-blue = kék
tigris-word-green = zöld

## Prompts

tigris-ask-TakeAction = { $n ->
        [2] Két cselekedeted van.
       *[1] Még egy cselekedeted van.
    }
tigris-ask-TakeAction-detail = Lapka, vezér, katasztrófa vagy csere.
tigris-ask-aim = Mi kerüljön ide: { $cell }?
tigris-ask-aim-detail = Válassz lent egy lapkát vagy vezért. Ami ide való, világos marad.
tigris-ask-ChooseWar = Melyik külső konfliktus jön előbb?
tigris-ask-ChooseWar-detail = Ha közben kettészakad egy királyság, a következő konfliktus el is maradhat.
tigris-ask-BuildMonument = { $colour ->
        [red] Négy templom: jön az emlékmű?
        [black] Négy lakóépület: jön az emlékmű?
        [blue] Négy gazdaság: jön az emlékmű?
       *[green] Négy piac: jön az emlékmű?
    }
tigris-ask-BuildMonument-detail = { $colour ->
        [red] Csak most építheted. A négy lapka többé nem templom: lekerül a vezér, akinek nem marad más.
       *[other] Csak most építheted. A négy lapka lefordul, és többé senkit sem támogat.
    }
tigris-ask-build = Melyik emlékművet?
tigris-ask-build-detail = Minden kör végén két színben ad pontot: az aktív játékosnak, ha a királyságában áll ilyen színű vezére.
tigris-ask-LeaveTreasure = Melyik kincs maradjon a táblán?
tigris-ask-LeaveTreasure-detail = A többi a tiéd. A játszma végén bármely színnek számítanak. A templom a megmaradó kincs alatt nem veszhet el.
tigris-ask-tile = { $colour ->
        [red] Hová kerüljön a templom?
        [black] Hová kerüljön a lakóépület?
        [blue] Hová kerüljön a gazdaság?
       *[green] Hová kerüljön a piac?
    }
tigris-ask-tile-detail = { $colour ->
        [blue] Gazdaság folyóra való. Egy lapka legfeljebb két királyságot érinthet.
       *[other] Szárazföldre. Egy lapka legfeljebb két királyságot érinthet.
    }
tigris-ask-leader = { $colour ->
        [red] Hová kerüljön a főpap?
        [black] Hová kerüljön a király?
        [blue] Hová kerüljön a földműves?
       *[green] Hová kerüljön a kereskedő?
    }
tigris-ask-leader-move = { $colour ->
        [red] Hová menjen a főpap?
        [black] Hová menjen a király?
        [blue] Hová menjen a földműves?
       *[green] Hová menjen a kereskedő?
    }
tigris-ask-leader-detail = Szárazföldre, templom mellé, és legfeljebb egy királyságot érinthet.
tigris-ask-withdraw = Melyik vezéredet veszed le a tábláról?
tigris-ask-withdraw-detail = Visszakerül hozzád, és egy másik cselekedettel újra felrakhatod.
tigris-ask-catastrophe = Hová kerüljön a katasztrófalapka?
tigris-ask-catastrophe-detail = Üres mezőre vagy lapkára. Vezérre, kincsre és emlékműre nem kerülhet.
tigris-ask-swap = Melyik lapkákat cseréled?
tigris-ask-swap-detail = Lefordítva kikerülnek a játékból, és ugyanannyit húzol a zsákból.

tigris-plan-tile = { $colour ->
        [red] Templom, { $cell }
        [black] Lakóépület, { $cell }
        [blue] Gazdaság, { $cell }
       *[green] Piac, { $cell }
    }
tigris-plan-joins = A lapkával két királyság egyesül, { $a } és { $b }; pont nem jár érte.
tigris-plan-leader = { $colour ->
        [red] Főpap, { $cell }
        [black] Király, { $cell }
        [blue] Földműves, { $cell }
       *[green] Kereskedő, { $cell }
    }
tigris-plan-withdraw = { $colour ->
        [red] Leveszed a főpapodat: { $cell }
        [black] Leveszed a királyodat: { $cell }
        [blue] Leveszed a földművesedet: { $cell }
       *[green] Leveszed a kereskedődet: { $cell }
    }
tigris-plan-catastrophe = Katasztrófalapka, { $cell }
tigris-plan-swap = { $n } lapka cseréje
tigris-plan-swap-detail = Kikerül a játékból: { $list }.
tigris-plan-pass = Befejezed a kört
tigris-plan-pass-detail = { $n ->
        [2] Mindkét cselekedetedről lemondasz.
       *[1] A második cselekedetedről lemondasz.
    }
tigris-plan-war = { $colour ->
        [red] Előbb a főpapok konfliktusa jön
        [black] Előbb a királyok konfliktusa jön
        [blue] Előbb a földművesek konfliktusa jön
       *[green] Előbb a kereskedők konfliktusa jön
    }
tigris-plan-war-detail = Utána kiderül, melyik konfliktus áll fenn még.
tigris-plan-commit = { $n ->
        [0] Nem adsz be lapkát
       *[other] { $n } lapkát adsz be
    }
tigris-plan-build = { $name ->
        [red-black] Piros és fekete emlékmű, { $cell }
        [red-blue] Piros és kék emlékmű, { $cell }
        [red-green] Piros és zöld emlékmű, { $cell }
        [black-blue] Fekete és kék emlékmű, { $cell }
        [black-green] Fekete és zöld emlékmű, { $cell }
       *[blue-green] Kék és zöld emlékmű, { $cell }
    }
tigris-plan-decline = Nem épül itt emlékmű
tigris-plan-decline-detail = A négy lapka képpel felfelé marad. Erre a négyzetre már senki sem építhet.
tigris-plan-leave = Marad a kincs: { $cell }
tigris-plan-take = { $n } kincset szerzel ({ $cells }).
tigris-plan-luck = Új lapkákat kell húzni, ezért ez nem vonható vissza.
tigris-plan-score = { $me ->
        [you] { tigris-points-object } kapsz.
       *[other] { $p } { tigris-points-object } kap.
    }
tigris-plan-join = Nem lesz konfliktus.
tigris-plan-wars = { $n ->
        [1] Külső konfliktus jön: { $list }.
        [2] Két külső konfliktus jön: { $list }.
        [3] Három külső konfliktus jön: { $list }.
       *[other] Négy külső konfliktus jön: { $list }.
    }
tigris-plan-enter = Békében csatlakozik: { $a } jelű királyság.
tigris-plan-revolt = Belső konfliktus, védekezik { $p }: a táblán { $a } : { $b }.
tigris-plan-founds = Új királyságot alapít.
tigris-plan-nothing = Senki sem kap pontot.
tigris-plan-square = { $colour ->
        [red] Négy templom egy négyzetben: utána emlékművet építhetsz.
        [black] Négy lakóépület egy négyzetben: utána emlékművet építhetsz.
        [blue] Négy gazdaság egy négyzetben: utána emlékművet építhetsz.
       *[green] Négy piac egy négyzetben: utána emlékművet építhetsz.
    }
tigris-plan-struck = { $colour ->
        [red] A templom kikerül a játékból.
        [black] A lakóépület kikerül a játékból.
        [blue] A gazdaság kikerül a játékból.
       *[green] A piac kikerül a játékból.
    } Ide többé semmi sem kerülhet.
tigris-plan-dead = Ide többé semmi sem kerülhet.
tigris-plan-home = { $me ->
        [you] { tigris-your-leader } templom nélkül marad, és lekerül a tábláról.
       *[other] { tigris-leader-of } templom nélkül marad, és lekerül a tábláról.
    }

tigris-support-TakeAction = cselekedet
tigris-support-ChooseWar = sorrend
tigris-support-Support = támogatás
tigris-support-BuildMonument = emlékmű
tigris-support-LeaveTreasure = kincs
tigris-won = { $me ->
        [you] Győztél, leggyengébb színedben { $n } ponttal.
       *[other] { $p } győzött, leggyengébb színében { $n } ponttal.
    }

## The conflict

tigris-conflict-war = A { tigris-roles } külső konfliktusa
tigris-conflict-revolt = A { tigris-roles } belső konfliktusa
tigris-conflict-over = Két királyság: { $a } és { $b }
tigris-conflict-within = { $a } jelű királyság
tigris-conflict-first = { $n ->
        [2] Kettőből az első, királyságok: { $a } és { $b }
        [3] Háromból az első, királyságok: { $a } és { $b }
       *[4] Négyből az első, királyságok: { $a } és { $b }
    }
tigris-conflict-attacker = támadó
tigris-conflict-defender = védekező, egyenlőségnél győz
tigris-conflict-short = { $me ->
        [you] Te
       *[other] { $p }
    }
tigris-conflict-board-war = A táblán, { $a } jelű királyság
tigris-conflict-board-revolt = Templomok a vezér mellett
tigris-conflict-screen = A paraván mögül
tigris-conflict-how = { $colour ->
        [red] Hány templomot adsz be?
        [black] Hány lakóépületet adsz be?
        [blue] Hány gazdaságot adsz be?
       *[green] Hány piacot adsz be?
    }
tigris-conflict-hold = { $me ->
        [you] { $n ->
            [0] Nincs nálad { tigris-kind }.
           *[other] Nálad van: { tigris-tiles }.
        }
       *[other] { $n ->
            [0] { $p } paravánja mögött nincs lapka.
           *[other] { $p } paravánja mögött { $n } lapka van.
        }
    }
tigris-conflict-thinks = { $me ->
        [you] te jössz
       *[other] { $p } gondolkodik
    }
tigris-conflict-fewer = Eggyel kevesebb lapka
tigris-conflict-more = Eggyel több lapka
tigris-conflict-added = { $n ->
        [0] semmi
       *[other] { tigris-tiles }
    }
tigris-conflict-if-win = Ha győzöl
tigris-conflict-if-lose = Ha veszítesz
tigris-conflict-if = Ha { $p } győz
tigris-conflict-home = { $me ->
        [you] { tigris-your-leader } lekerül a tábláról.
       *[other] { tigris-leader-of } lekerül a tábláról.
    }
tigris-conflict-home-with = { $me ->
        [you] { tigris-your-leader } lekerül a tábláról, vele együtt: { $cells }.
       *[other] { tigris-leader-of } lekerül a tábláról, vele együtt: { $cells }.
    }
tigris-conflict-spared = Védett, ezért marad { $n } templom: { $cells }.
tigris-conflict-needs = { $me ->
        [you] { $n ->
            [0] Beadott lapka nélkül is győzöl.
           *[other] Legalább { $n } lapkával győzöl.
        }
       *[other] { $n ->
            [0] { $p } beadott lapka nélkül is győz.
           *[other] { $p } legalább { $n } lapkával győz.
        }
    }
tigris-conflict-ahead = Legalább { $n } lapkával te vezetsz.
tigris-conflict-beyond = { $me ->
        [none] { $n } lapka kellene.
        [you] { $n } lapka kellene, ennyi nincs nálad. Amit beadsz, elvész.
       *[other] { $n } lapka kellene, ennyi nincs nála: { $p }.
    }
tigris-conflict-decided = { $win ->
        [yes] Győzöl, { $a } : { $b }.
       *[no] Veszítesz, { $a } : { $b }.
    }
tigris-conflict-tied = Győzöl, { $a } : { $b }. Egyenlőségnél a védekező győz.
tigris-conflict-commit = { $n ->
        [0] Nem adok be
       *[other] Beadok: { $n }
    }
tigris-conflict-once-more = Még egy Enter: semmit
tigris-conflict-english = Angol szabály: csak elég vagy semmi. Lehet: { $list }.

## The choosers

tigris-choose-income = { $me ->
        [you] te, { tigris-the-leader }
       *[other] { $p }, { tigris-the-leader }
    }
tigris-choose-nobody = senki
tigris-choose-pays = pontot kap
tigris-choose-home = lekerül
tigris-choose-war = { $colour ->
        [red] Főpapok
        [black] Királyok
        [blue] Földművesek
       *[green] Kereskedők
    }
tigris-choose-war-label = A { tigris-roles } külső konfliktusa: { $p } { $a }, { $q } { $b }

## The preview

tigris-preview-wars = { $n } konfliktus
tigris-preview-revolt = Belső konfliktus
tigris-preview-attack = { $me ->
        [you] te támadsz
       *[other] { $p } támad
    }
tigris-preview-defend = { $me ->
        [you] te védekezel
       *[other] { $p } védekezik
    }
tigris-preview-gain = { $me ->
        [you] { tigris-points-object } kapsz
       *[other] { $p } { tigris-points-object } kap
    }
tigris-preview-why = { $reason ->
        [king] király helyettesít
        [revolt] belső konfliktus
        [war] külső konfliktus
        [monument] emlékmű { $cell }
       *[tile] lapka
    }
tigris-preview-unites = Az egyesítő lapkáért nem jár pont.
tigris-preview-order = Te döntöd el, melyik konfliktus jön előbb.
tigris-preview-ties = Utána mindkét fél adhat be { $kind ->
        [revolt] templomot
       *[war] lapkát
    } a paravánja mögül, előbb a támadó. Egyenlőségnél a védekező győz.
tigris-preview-home = { $me ->
        [you] { tigris-your-leader } lekerül a tábláról: { $cell }.
       *[other] { tigris-leader-of } lekerül a tábláról: { $cell }.
    }
tigris-preview-removed = Lekerül a tábláról: { tigris-tiles } ({ $cells }).
tigris-preview-monument = Az emlékmű a körök végén ad pontot, színei: { tigris-monument }.
tigris-preview-payees = A mostani állás szerint kap: { $list }.
tigris-preview-takes = { $me ->
        [you] { $n } kincset szerzel ({ $cells }).
       *[other] { $p } { $n } kincset szerez ({ $cells }).
    }
tigris-preview-picks = { $me ->
        [you] Te döntöd el, melyik kincs marad.
       *[other] { $p } dönti el, melyik kincs marad.
    }
tigris-preview-treasures = Kincsek a táblán: { $n }. A játszma ezzel a körrel véget ér.
tigris-preview-ends = A köröd véget ér.
tigris-preview-over = A játszma véget ér.
tigris-preview-calm = Senki sem kap pontot, más nem történik.

## Log

tigris-log-who = { $me ->
        [you] te
       *[other] { $p }
    }
tigris-log-tile = { $colour ->
        [red] { $me ->
            [you] Leraktál
           *[other] { $p } lerakott
        } egy templomot: { $cell }.
        [black] { $me ->
            [you] Leraktál
           *[other] { $p } lerakott
        } egy lakóépületet: { $cell }.
        [blue] { $me ->
            [you] Leraktál
           *[other] { $p } lerakott
        } egy gazdaságot: { $cell }.
       *[green] { $me ->
            [you] Leraktál
           *[other] { $p } lerakott
        } egy piacot: { $cell }.
    }
tigris-log-leader = { $colour ->
        [red] { $me ->
            [you] Felraktad a főpapodat
           *[other] { $p } felrakta a főpapját
        }: { $cell }.
        [black] { $me ->
            [you] Felraktad a királyodat
           *[other] { $p } felrakta a királyát
        }: { $cell }.
        [blue] { $me ->
            [you] Felraktad a földművesedet
           *[other] { $p } felrakta a földművesét
        }: { $cell }.
       *[green] { $me ->
            [you] Felraktad a kereskedődet
           *[other] { $p } felrakta a kereskedőjét
        }: { $cell }.
    }
tigris-log-withdraw = { $colour ->
        [red] { $me ->
            [you] Levetted a főpapodat.
           *[other] { $p } levette a főpapját.
        }
        [black] { $me ->
            [you] Levetted a királyodat.
           *[other] { $p } levette a királyát.
        }
        [blue] { $me ->
            [you] Levetted a földművesedet.
           *[other] { $p } levette a földművesét.
        }
       *[green] { $me ->
            [you] Levetted a kereskedődet.
           *[other] { $p } levette a kereskedőjét.
        }
    }
tigris-log-catastrophe = { $me ->
        [you] Katasztrófalapkát raktál le
       *[other] { $p } katasztrófalapkát rakott le
    }: { $cell }.
tigris-log-pass = { $me ->
        [you] Befejezted a köröd.
       *[other] { $p } befejezte a kört.
    }
tigris-log-chose = { $me ->
        [you] Választásod
       *[other] { $p } választása
    }: { tigris-roles }.
tigris-log-commit = { $n ->
        [0] { $me ->
            [you] Nem adtál be lapkát.
           *[other] { $p } nem adott be lapkát.
        }
       *[other] { $me ->
            [you] Beadtál { $n } lapkát.
           *[other] { $p } beadott { $n } lapkát.
        }
    }
tigris-log-decline = { $me ->
        [you] Nem építettél emlékművet.
       *[other] { $p } nem épített emlékművet.
    }
tigris-log-draws = { $me ->
        [you] { $n } lapkát húztál.
       *[other] { $p } { $n } lapkát húzott.
    }
tigris-log-draws-own = { $me ->
        [you] Húzásod
       *[other] { $p } húzása
    }: { $list }.
tigris-log-swaps = { $me ->
        [you] { $n } lapkát cseréltél.
       *[other] { $p } { $n } lapkát cserélt.
    }
tigris-log-swaps-own = { $me ->
        [you] Cseréd
       *[other] { $p } cseréje
    }: { $list }.
tigris-log-unites = Két királyság egyesült: { $cell }.
tigris-log-revolt = Belső konfliktus, { tigris-roles }: { $me ->
        [you] te támadtál
       *[other] { $p } támadott
    }, { $rival ->
        [you] te védekeztél
       *[other] { $q } védekezett
    }, a táblán { $a } : { $b }.
tigris-log-war = Külső konfliktus, { tigris-roles }: { $me ->
        [you] te támadtál
       *[other] { $p } támadott
    }, { $rival ->
        [you] te védekeztél
       *[other] { $q } védekezett
    }, a táblán { $a } : { $b }.
tigris-log-wins = { $me ->
        [you] Győztél
       *[other] { $p } győzött
    }, { $a } : { $b }.
tigris-log-wins-tie = Egyenlőség, { $a } : { $a }. A védekező győzött: { tigris-log-who }.
tigris-log-leaves = { $me ->
        [you] { tigris-your-leader }
       *[other] { tigris-leader-of }
    } lekerült a tábláról: { $cell }.
tigris-log-removed = Lekerült a tábláról: { tigris-tiles } ({ $cells }).
tigris-log-gains = { $me ->
        [you] { tigris-points-object } kaptál
       *[other] { $p } { tigris-points-object } kapott
    } ({ $reason ->
        [king] király helyettesít
        [revolt] belső konfliktus
        [war] külső konfliktus
        [monument] emlékmű { $cell }
       *[tile] lapka
    }).
tigris-log-monument = Emlékmű épült ({ tigris-monument }): { $cell }.
tigris-log-takes = { $me ->
        [you] { $n } kincset szereztél
       *[other] { $p } { $n } kincset szerzett
    } ({ $cells }). Egy maradt: { $cell }.
tigris-log-over-tiles = A zsákból már nem telik minden kézbe hat lapka. Vége a játszmának.
tigris-log-over-treasures = Háromnál kevesebb kincs maradt. Vége a játszmának.

## The scoring

tigris-scoring-colour = { $colour ->
        [red] Templomok
        [black] Lakóépületek
        [blue] Gazdaságok
       *[green] Piacok
    }
tigris-scoring-cubes = A kockák
tigris-scoring-cubes-text = Lekerülnek a paravánok. Minden kocka egy pont a maga színéből.
tigris-scoring-treasures = Kincsek
tigris-scoring-treasures-text = A kincs bármely szín lehet, ezért a leggyengébbet erősíti.
tigris-scoring-none = nincs kincs
tigris-scoring-treasure = { $n } kincs
tigris-scoring-more = +{ $n }
tigris-scoring-weakest = A leggyengébb szín
tigris-scoring-weakest-text = Az győz, akinek a leggyengébb színe a legerősebb. Az összes pont együtt nem számít.
tigris-scoring-tie = { $n ->
        [2] Egyenlőség: a második leggyengébb szín
        [3] Egyenlőség: a harmadik leggyengébb szín
       *[4] Egyenlőség: a legerősebb szín
    }
tigris-scoring-tie-text = Az egyenlők között a következő leggyengébb szín dönt.
tigris-scoring-even = Mind a négy szín egyenlő. A helyezés közös.
tigris-scoring-out = már eldőlt

## How to play

# The board and the tray

tigris-board = A játéktábla: 16 oszlop, 11 sor
tigris-cell-empty = { $ground ->
        [river] üres folyómező
        [corner] üres sarokmező
       *[land] üres szárazföld
    }
tigris-cell-tile = { $colour ->
        [red] templom
        [black] lakóépület
        [blue] gazdaság
       *[green] piac
    }
tigris-cell-treasure = kincs
tigris-cell-treasure-corner = kincs sarokmezőn
tigris-cell-monument = emlékmű: { tigris-monument }
tigris-cell-leader = { $colour ->
        [red] vezér: { $p } főpapja
        [black] vezér: { $p } királya
        [blue] vezér: { $p } földművese
       *[green] vezér: { $p } kereskedője
    }
tigris-cell-kingdom = { $a } jelű királyság
tigris-cell-strength = erő: { $n }
tigris-cell-temples = szomszédos templom: { $n }
tigris-cell-ruin = katasztrófalapka
tigris-cell-possible = lehetséges
tigris-cell-score = { $colour ->
        [red] Egy piros pont, { $p }
        [black] Egy fekete pont, { $p }
        [blue] Egy kék pont, { $p }
       *[green] Egy zöld pont, { $p }
    }
tigris-cell-joins = { $n ->
        [0] Békében egyesül: { $a } és { $b } királyság
        [one] Egyesül: { $a } és { $b } királyság, egy külső konfliktus
       *[other] Egyesül: { $a } és { $b } királyság, { $n } külső konfliktus
    }
tigris-cell-enters = Csatlakozik: { $a } királyság
tigris-cell-revolt = Belső konfliktus, ellenfél: { $p }

tigris-card-kingdom = { $cell }, { $a } királyság: { $tiles }
tigris-card-united = Egyesülés, { $a } királyság: { $wars }
tigris-card-peace = béke
tigris-card-war = { tigris-roles } ({ $p } { $one }, { $q } { $other })
tigris-card-treasure = Ha a királyságban másik kincs is van, az ottani kereskedő az egyiket megszerzi.
tigris-card-ruin = Ide már nem kerülhet semmi, és nem köt össze semmit.

tigris-text-kingdom = { $a } királyság
tigris-text-board = A táblán
tigris-text-free = Vezér nélküli régiók
tigris-text-rest = A tábla mellett
tigris-text-no-tiles = nincs lapka
tigris-text-treasures = Kincsek: { $cells }
tigris-text-hand = A lapkáid: { $list }
tigris-text-points = A pontjaid: { $list }
tigris-text-ruins = Katasztrófalapkák: { $cells }
tigris-text-supplies = { $bag ->
        [none] {""}
       *[other] { $bag } lapka a zsákban,{" "}
    }{ $treasures } kincs a táblán, { $monuments } emlékmű maradt

tigris-left-bag = { $n } lapka a zsákban
tigris-left-treasures = { $n } kincs a táblán ennyiből: { $of }
tigris-left-monuments = { $n } emlékmű maradt
tigris-legend = Jelek
tigris-aid-kingdoms = Királyságok
tigris-aid-strengths = Erők
tigris-keys-tiles = Egy lapka a kezedből
tigris-keys-leaders = Egy vezér vagy a katasztrófa
tigris-keys-fewer = Konfliktusban: kevesebb lapka
tigris-keys-more = Konfliktusban: több lapka
tigris-zoom-fit = Az egész tábla
tigris-nudge = { $way ->
        [up] Fel
        [down] Le
        [left] Balra
       *[right] Jobbra
    }

tigris-refused-over = Vége a játszmának.
tigris-refused-words = Ebben a játékban nincs ilyen lépés.
tigris-refused-action = Te jössz: válassz cselekedetet.
tigris-refused-war = Koppints az egyik konfliktusban álló vezérre.
tigris-refused-support = Előbb a konfliktus: hány lapkát adsz be?
tigris-refused-monument = Előbb az emlékmű: koppints egy világító négyzetre, vagy ne építs.
tigris-refused-treasure = Olyan kincsre koppints, amely maradhat.
tigris-refused-hand = Nincs ilyen lapkád.
tigris-refused-taken = Ez a mező foglalt.
tigris-refused-same = Ez a vezér már itt áll.
tigris-refused-home = Ez a vezér nincs a táblán.
tigris-refused-no-ruin = Nincs több katasztrófalapkád.
tigris-refused-ruin-leader = Vezérre nem kerülhet katasztrófalapka.
tigris-refused-ruin-treasure = Kincsre nem kerülhet katasztrófalapka.
tigris-refused-ruin-monument = Emlékműre nem kerülhet katasztrófalapka.
tigris-refused-ruin-ruin = Itt már van katasztrófalapka.
tigris-refused-flee = A megkezdett konfliktusból senki sem léphet ki.
tigris-refused-no-war = Ezek a vezérek nem állnak konfliktusban.
tigris-refused-more = { $held ->
        [0] Nincs ilyen színű lapkád.
       *[other] Ebből a színből csak { $held } lapkád van.
    }
tigris-refused-english = Ennél az asztalnál csak annyit adhatsz be, amennyi elég, vagy semmit.
tigris-refused-square = A négyzetet négy azonos színű lapka alkotja.
tigris-refused-late = Az imént lerakott lapka nem része ennek a négyzetnek.
tigris-refused-used = Ez az emlékmű már a táblán áll.
tigris-refused-colour = Ezen az emlékművön nincs rajta a négyzet színe.
tigris-refused-corner = Előbb a sarkokban lévő kincsek kerülnek sorra. Olyan kincsre koppints, amely maradhat.
tigris-refused-no-treasure = Itt nincs kincse ennek a királyságnak. Olyanra koppints, amely maradhat.
tigris-refused-farm = { $near ->
        [none] Gazdaság folyóra való.
       *[other] Gazdaság folyóra való. A legközelebbi szabad folyómező: { $near }.
    }
tigris-refused-river = { $near ->
        [none] Folyóra csak gazdaság kerülhet.
       *[other] Folyóra csak gazdaság kerülhet. A legközelebbi szabad szárazföldi mező: { $near }.
    }
tigris-refused-three = Egy lapka legfeljebb két királyságot egyesíthet.
tigris-refused-leader-river = Vezér csak szárazföldön állhat.
tigris-refused-temple = { $near ->
        [none] A vezér mellé templom kell.
       *[other] A vezér mellé templom kell, mint itt: { $near }.
    }
tigris-refused-joins = Vezér nem egyesíthet két királyságot, csak lapka.

tigris-tray-tiles = A lapkáid, csak te látod
tigris-tray-leaders = A vezéreid
tigris-tray-leads = { tigris-scoring-colour }: a királyságában ő kapja értük a pontot.
tigris-tray-home = a paravánod mögött
tigris-tray-catastrophe = Katasztrófalapka, maradt: { $n }
tigris-tray-points = A pontjaid, más nem látja
tigris-tray-points-open = A pontjaid
tigris-tray-weakest = leggyengébb
tigris-tray-score = { $n } a leggyengébb színben
tigris-tray-treasures = { $n } kincs, bármely szín lehet
tigris-tray-keep = Megtartom
tigris-panel-leaders = { $n } vezér a táblán
tigris-panel-hand = { $n } lapka a paraván mögött
tigris-panel-catastrophes = { $n } katasztrófalapka maradt
tigris-score = A leggyengébb szín a játszma során
