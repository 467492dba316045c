## Puzzles
# $n a number, or a share of the chance to win in percent  $all, $many how many there are
# $people how many have tried  $bots "Strong and Steady": the AIs that played

puzzle = Feladvány
puzzles-what = Állások gépek játszmáiból. Egy válasz egyértelműen jobb minden másiknál: találd meg.
puzzles-solved = { $all } közül { $n } megoldva
puzzles-streak = { $n } egymás után elsőre, legfeljebb { $best }
puzzles-ten = { $n ->
        [10] Tíz egymás után
       *[other] { $n } egymás után
    }
puzzles-others = Minden játék feladványai
puzzles-all = Minden feladvány
puzzles-kind = Fajta
puzzles-difficulty = Nehézség
puzzles-any = Mind
puzzles-level-1 = Könnyű
puzzles-level-2 = Közepes
puzzles-level-3 = Nehéz
puzzles-level-4 = Nagyon nehéz
puzzles-shown = { $n } feladvány látható.
puzzles-none = Ilyen feladvány még nincs.
puzzles-legend = Zöld: elsőre megoldva. Szürke: később megoldva vagy megmutatva.
puzzle-link = { $state ->
        [clean] { $n }. feladvány, nehézsége 4-ből { $difficulty }, elsőre megoldva
        [solved] { $n }. feladvány, nehézsége 4-ből { $difficulty }, megoldva
       *[open] { $n }. feladvány, nehézsége 4-ből { $difficulty }
    }
puzzle-of-the-day = A nap feladványa
puzzle-n = { $n }. feladvány
puzzle-of-ten = { $many }/{ $n }.
puzzle-difficulty = Nehézsége 4-ből { $n }
puzzle-judged = Megítélt
puzzle-judged-why = Három hosszú keresés egyetért abban, melyik válasz a legjobb, és hogy minden más legalább 5%-ot elad a győzelmi esélyből.
puzzle-judged-ask = Egy válasz egyértelműen jobb minden másiknál. Melyik az?
puzzle-proven = Bizonyított
puzzle-proven-why = Minden válasz és minden, amit a szerencse hozhat, ki lett próbálva: ez nyer ebben a körben.
puzzle-proven-ask = Egy válasz megnyeri a játékot ebben a körben, bármit hoz is a szerencse. Melyik az?
puzzle-proven-right = Nyer ebben a körben, bármit hoz is a szerencse.
puzzle-proven-wrong = { $n ->
        [0] Ez nem nyer ebben a körben.
       *[other] Ez csak szerencsével nyer ebben a körben: { $n }%.
    }
puzzle-proven-next-best = Szerencsével ez is nyer, { $n }%: { $what }
puzzle-begins = Így kezdődik. Hogyan folytatódik?
puzzle-wrong = Van jobb. Ez a győzelmi esély { $n }%-át adja el.
puzzle-right = Helyes.
puzzle-right-now = Most helyes.
puzzle-was = Ez a válasz.
puzzle-next-best = A következő legjobb { $n }%-ot ad el: { $what }
puzzle-levels = Ki találja meg 20 próbából: Kezdő { $novice }, Haladó { $steady }, Erős { $strong }.
puzzle-found = { $people } emberből { $n }% elsőre megtalálta.
puzzle-origin = Az állás gépek játszmájából való ({ $bots }), { $n } válasz után.
puzzle-ten-over = Ennyi volt: { $many } közül { $n } elsőre.
puzzle-ways = Tovább
puzzle-begin = Melyik darab?
puzzle-show = Mutasd meg
puzzle-board = Megnyitás a táblán
puzzle-doubt = Kétlem
puzzle-doubted = Kétled
puzzle-next = Következő feladvány
puzzle-again = Újra
puzzle-keys-on = Megerősítés, újra, következő feladvány
puzzle-keys-help = Melyik darab?, aztán Mutasd meg

# Best turns: $n, $best, $points how many points  $people how many people's turns brought them

best-turn = Legjobb kör
best-turn-n = Legjobb kör { $n }
best-turn-proven-why = Minden kör ki lett próbálva: egyik sem hoz többet a legjobbnál.
best-turn-ask = Egyetlen kör, minél több ponttal. Addig tart, amíg más vagy a szerencse nem dönt; ami addig összejön, az számít.
best-turn-so-far = Ez a kör eddig: { $n }
best-turn-over = A kör véget ért, és { $n } pontot hoz.
best-turn-hand-in = Beadom
best-turn-found = { $n } pont: egyik kör sem hoz többet.
best-turn-result = A te köröd { $n } pontot hoz, a legjobb kör ennyit: { $best }.
best-turn-first = Az első köröd számít: { $n } pont.
best-turn-was = Ez a legjobb kör.
best-turn-everybody = Kinek mennyit hozott a köre
best-turn-brought = { $points } pont: { $people } játékos
best-turn-mine = te
best-turn-most = legjobb
best-turn-tried = { $n ->
        [0] Még senki sem próbálta.
       *[other] Eddig { $n } játékos próbálta.
    }
best-turn-unnamed = Név nélkül nem vagy köztük.
best-turn-next = Következő
error-turn-not-over = A kör még nem ért véget.
best-turn-keys-on = Megerősítés, beadás, következő kör
