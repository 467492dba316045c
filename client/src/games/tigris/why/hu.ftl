### Tigris & Euphrates: why an answer is better, by the parts of what it is judged by
# $more yes|no: whether there is more of it, or less

tigris-merit-points = { $more ->
        [yes] több pont
       *[no] kevesebb pont
    }
tigris-merit-tiles = { $more ->
        [yes] több a lapkákból és a királyságokból
       *[no] kevesebb a lapkákból és a királyságokból
    }
tigris-merit-leaders = { $more ->
        [yes] több vezér a táblán
       *[no] kevesebb vezér a táblán
    }
tigris-merit-revolts = { $more ->
        [yes] erősebb a belső konfliktusokban
       *[no] gyengébb a belső konfliktusokban
    }
tigris-merit-hand = { $more ->
        [yes] jobban használható lapkák a kézben
       *[no] kevésbé használható lapkák a kézben
    }
tigris-merit-monuments = { $more ->
        [yes] több az emlékművekből
       *[no] kevesebb az emlékművekből
    }
tigris-merit-wars = { $more ->
        [yes] több nyerhető a külső konfliktusokban
       *[no] kevesebb nyerhető a külső konfliktusokban
    }
tigris-merit-safety = { $more ->
        [yes] a vezérek kevésbé fenyegetve külső konfliktussal
       *[no] a vezérek jobban fenyegetve külső konfliktussal
    }
tigris-merit-treasures = { $more ->
        [yes] több a kincsekből
       *[no] kevesebb a kincsekből
    }
tigris-merit-catastrophes = { $more ->
        [yes] megmaradó katasztrófalapkák
       *[no] elhasznált katasztrófalapkák
    }
tigris-merit-turn = { $more ->
        [yes] több hátralévő cselekedet
       *[no] kevesebb hátralévő cselekedet
    }
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
