## Ha-akkor tervek

plan = Ha … akkor …
plan-why = Mondd meg előre, mit válaszolsz. Senki más nem tudja meg.
plan-ready = { $n } válasz van tervben. Senki más nem tudja.
plan-if = Ha { $p } ezt teszi…
plan-and-if = …és ha { $p } utána ezt teszi…
plan-then = …akkor én ezt teszem
plan-if-how = Válaszd ki, mi jöhet. Az asztalnál semmi sem történik.
plan-then-how = Válaszd ki a táblán a válaszodat. Amint illik, elküldjük helyetted, és akkor már nem vonhatod vissza.
plan-other = Eddig ez lenne a válaszod: { $words }
plan-full = Egy tervbe 32 válasz fér, 8 lépés mélyen. Előbb törölj egy ágat.
plan-ends = { $why ->
        [luck] Innen a szerencse dönt: ez az ág itt véget ér.
        [hidden] Innen olyasmi dönt, amit nem látsz: ez az ág itt véget ér.
       *[over] A játszma véget érne: ez az ág itt véget ér.
    }
plan-ends-how = Lépj vissza, vagy zárd be: ami tervben van, megmarad.
plan-take = { $how ->
        [suppose] Ha így lesz
        [replace] Inkább ezt tervezem
       *[keep] Ezt tervezem
    }
plan-close = Vissza az asztalhoz
plan-branch = Ez az ág
plan-all = A tervem
plan-answers = { $most } közül { $n }
plan-none = Még semmi sincs tervben.
plan-says = { $own ->
        [yes] akkor
       *[no] ha
    }
plan-remove = Törlés a tervből: { $words }
plan-played = A terv szerint elküldtük helyetted:
plan-gone = Más történt: ez a terv véget ért.
