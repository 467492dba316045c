## Amit az tud meg, aki épp nem nézi

turn = { $left ->
        [none] Te jössz: { $game }{ $names ->
            [none] { "" }
           *[some] , játékostársak: { $names }
        }.
       *[some] Te jössz: { $game }{ $names ->
            [none] { "" }
           *[some] , játékostársak: { $names }
        }. Hátralévő idő: { $left }.
    }
clock = { $game }: még { $left } van hátra, és te jössz.
stand-in = { $game }: beugró gép játszik helyetted. Nyisd meg az asztalt, és visszakapod a helyed.
zero = { $game }: lejárt az időd.
begins = Mindenki itt van, kezdődik: { $game }.
proposal = { $name } javaslata ({ $game }): { $what ->
        [takeback] lépés visszavonása
        [cancel] a játszma félbehagyása
        [clock] másik óra
        [stand-in] másik beugró gép
        [hints] más döntés a tippekről
        [chat] más döntés a csevegésről
       *[expel] valaki nélkül folytatni
    }. Válaszolj eddig: { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
over = { $how ->
        [cancelled] { $game }: a játszma félbemaradt.
        [abandoned] { $game }: az asztal bezárt, mert senki sem játszott tovább.
       *[other] { $place ->
            [none] { $game }: vége a játszmának.
           *[some] { $game }: vége a játszmának. Helyezésed: { $place }. ({ $of } közül).
        }
    }
dead = { $game }: ha senki sem játszik tovább, az asztal ekkor bezár: { DATETIME($when, dateStyle: "long") }
new-sign-in = Új bejelentkezés{ $what ->
        [none] { "" }
       *[some] : { $what }
    }. Nem te voltál? Itt véget vethetsz neki.
many = { $n } asztalnál várnak rád: { $games }.
test = Így érkeznek a Ludarium értesítései.

days = { $n } nap
hours = { $n } óra
minutes = { $n } perc
and = { $first } és { $last }
title = { $name ->
        [druids] Druidakeringő
        [tigris] Tigris & Eufrátesz
        [ark] A Frigyláda
       *[other] { $title }
    }

## Levelek

mail-foot = Azért kaptad ezt, mert azt kérted, hogy a Ludarium levélben értesítsen.
    Nem kérek több levelet erre a címre: { $link }
mail-confirm-subject = Erősítsd meg ezt a címet a Ludariumnak
mail-confirm = Valaki, valószínűleg te, erre a címre kér értesítéseket a Ludariumtól.
    A megerősítéshez egy napon belül nyisd meg ezt a hivatkozást, és nyomd meg a gombot:

    { $link }

    Ha nem te voltál, ne tégy semmit: több levél nem jön.
mail-sign-in-subject = Bejelentkezés a Ludariumba
mail-sign-in = Nyisd meg 15 percen belül ezt a hivatkozást, nyomd meg a gombot, és be vagy jelentkezve. Egyszer használható.

    { $link }

    Ha nem te kérted, ne tégy semmit. Akinél ez a hivatkozás van, a nevedben jelentkezhet be, ezért ne add tovább.
