## Visszajátszás és elemzés

replay-of = Visszajátszás: { $game }
replay-link = Link ehhez a lépéshez
play-differently = Másképp lépek
replay-eyes = Kinek a szemével
replay-eyes-none = Nézőként
review-chance = Nyerési esély:
review-before = előtte
review-after = utána
review-here = Ez a lépés
review-played = { $me ->
        [you] Ezt lépted
       *[other] { $p } ezt lépte
    }
# $p "Jonas"   $n 12: games of 100
review-reason =
    { $n ->
        [0] Ennél egyértelműen jobb lépés nem volt.
       *[other] { $me ->
            [you] A legjobb lépéssel 100 játszmából { $n } játszmával többet nyernél.
           *[other] A legjobb lépéssel { $p } 100 játszmából { $n } játszmával többet nyerne.
        }
    }
review-later = Később ugyanott:
review-alike = A különbség csak később látszik.
review-seen = { $me ->
        [you] Az esélyek, ahogy te láthattad, ha mindenki úgy játszana tovább, mint a gép.
       *[other] Az esélyek { $p } szemével, ha mindenki úgy játszana tovább, mint a gép.
    }
review-no-choice = Itt nem volt miből választani.
review-good = jó
review-inaccurate = pontatlan
review-mistake = hiba
review-better = jobb
review-luck = Szerencse és rejtett lapok
review-turned-own = A neked legtöbbe kerülő lépések
review-turned-others = A többiek és a szerencse
review-turning-points = Fordulópontok
review-next = Következő fordulópont
review-line = Kinek a vonala emelkedjen ki
review-lists = Mi legyen a listában
replay-play = Lejátszás
replay-pause = Szünet
replay-pace = Sebesség
replay-slider = Lépés
play-on = Folytatás innen
replay-keys-play = Lejátszás vagy szünet
review-why = A gép minden döntést végiggondol, csak abból, amit a játékosa láthatott.
review-cancel = Mégse

result-turning = Hol fordult meg a játszma?
result-turning-ask = Az elemzés a háttérben minden döntést megvizsgál. Közben nyugodtan mással is foglalkozhatsz.
result-steady = Nem volt egyetlen fordulópont
result-turned = A döntő kör: { $n }.
result-swing = Sokat változtatott a { $n }. kör
result-turned-chance = { $me ->
        [you] Az esélyed a legjobb lépéssel { $a }, ezzel a lépéssel { $b } volt.
       *[other] { $p } esélye a legjobb lépéssel { $a }, ezzel a lépéssel { $b } volt.
    }
result-own = A { $n }. körben volt a legdrágább lépésed:
result-turned-luck = { $me ->
        [you] A szerencse feléd fordult: innen 100 játszmából { $n } játszmával többet nyernél.
       *[other] A szerencse { $p } javára fordult: innen 100 játszmából { $n } többet nyerne.
    }
result-moves = lépés
