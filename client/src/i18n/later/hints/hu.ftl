### Mit tenne a gép, a legjobbtól lefelé

hint-title = Ezt tenné a gép
hint-thinking = A gép átgondolja, mit léphetsz
hint-order = A legjobb elöl
hint-chance = Győzelmi esély
hint-percent = { $n }%
hint-best = legjobb
hint-even = majdnem ilyen jó
hint-less = { $n } százalékponttal kevesebb
hint-how = Válassz egyet, és megnézheted a táblán. Csak akkor számít, ha megerősíted.
