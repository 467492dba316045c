## Aids, and tables that are played without

aids = Segítségek
aids-why = Ami látni, számolni és emlékezni segít. Ami itt ki van kapcsolva, az a játék végéig senkinek sem jár.
aids-how = { $one ->
        [all] a szokásos
        [some] válogatok
       *[none] verseny: egyik sem
    }
aid = { $aid ->
        [overlays] A táblára rajzolva
        [projections] Előre kiszámolva
        [previews] Megerősítés előtt
        [counts] Ami még megvan
        [hints] Tippek
       *[analysis] Visszanézés
    }
aid-why = { $aid ->
        [overlays] Királyságok és erők, mezők és nyitott oldalak.
        [projections] Mi mennyit ér, és mit hozna most a játék vége.
        [previews] Mivel jár egy lépés, mielőtt érvényes, és miért nem lehet egy másikat.
        [counts] Mi van még a zsákban, a halmokban és a paklikban.
        [hints] Mit tenne a gép.
       *[analysis] A játék korábbi pillanatai, jegyzőkönyve és egy elemzőtábla hozzá, amíg tart.
    }
aid-name = { $aid ->
        [overlays] táblára rajzolt segítség
        [projections] előre számolás
        [previews] előnézet
        [counts] maradékszámlálás
        [hints] tippek
       *[analysis] visszanézés
    }
without = Nincs: { $list }
without-all = Verseny: segítségek nélkül
error-no-aid = { $aid ->
        [previews] Ennél az asztalnál nincs előnézet.
        [hints] Ennél az asztalnál nincsenek tippek.
       *[analysis] Ennél az asztalnál játék közben nem lehet visszanézni, sem elemzőtáblán gondolkodni.
    }
error-no-programs = Segítség nélküli asztalhoz program nem ülhet le.
