### Tigris & Euphrates: why an answer is better, by the parts of what it is judged by
# $more yes|no: whether there is more of it, or less; what is much or many is only named, and the page says the rest

tigris-many-points = pont
tigris-much-tiles = a lapkákból és a királyságokból
tigris-many-leaders = vezér a táblán
tigris-merit-revolts = { $more ->
        [yes] erősebb a belső konfliktusokban
       *[no] gyengébb a belső konfliktusokban
    }
tigris-merit-hand = { $more ->
        [yes] jobban használható lapkák a kézben
       *[no] kevésbé használható lapkák a kézben
    }
tigris-much-monuments = az emlékművekből
tigris-much-wars = nyerhető a külső konfliktusokban
tigris-merit-safety = { $more ->
        [yes] a vezérek kevésbé fenyegetve külső konfliktussal
       *[no] a vezérek jobban fenyegetve külső konfliktussal
    }
tigris-much-treasures = a kincsekből
tigris-merit-catastrophes = { $more ->
        [yes] megmaradó katasztrófalapkák
       *[no] elhasznált katasztrófalapkák
    }
tigris-many-turn = hátralévő cselekedet
tigris-merit-balance = { $more ->
        [yes] kiegyenlítettebb színek, mint másoknál
       *[no] egyenetlenebb színek, mint másoknál
    }
# $source a colour
tigris-merit-source = { $source ->
        [red] piros
        [black] fekete
        [blue] kék
       *[green] zöld
    }

## Where points came from

tigris-source-tile = Lapkák
tigris-source-king = Lapkák a király révén
tigris-source-war = Külső konfliktusok
tigris-source-revolt = Belső konfliktusok
tigris-source-monument = Emlékművek
tigris-source-treasure = Kincsek

## Why it ended so

tigris-why-gathered = { $p } egy színt sem hanyagolt el. { $q } több pontot gyűjtött, összesen { $all }, de a leggyengébb színe csak { $m } lett ({ $colour }).
tigris-why-weakest = { $p } leggyengébb színe { $n } pontot hozott, { $q } leggyengébb színe csak { $m } pontot ({ $colour }).
tigris-why-level = Mindkettőjük leggyengébb színe { $n }. A következő döntött: { $p } { $a }, { $q } { $b }.
