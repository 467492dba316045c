## Az első, vezetett játszma edzője

coach = Edző
coach-intro = { $p } a leggyengébb gépi ellenfél, de győzni akar. Ez a játszma sehová sem számít. Koppints egy tanácsra: a tábla megmutatja.
coach-from-now = Mostantól akkor szólok, ha valami új, vagy ha baj van. Kérdezz bármikor.
coach-thinking = Az edző nézi az állást …
coach-lesson = Lecke: { $title }
coach-advice = { $n ->
        [one] Ez itt jó lépés lenne:
       *[other] Itt mindkettő jó lépés lenne:
    }
coach-advice-matters = { $n ->
        [one] Itt egy válasz jóval jobb a többinél:
       *[other] Itt ezek jóval jobbak a többinél:
    }
coach-advice-bare = { $n ->
        [one] Én itt ezt választanám:
       *[other] Én itt ezek közül választanék:
    }
coach-advice-unsaid = { $n ->
        [one] Itt semmi sem kínálja magát. Én ezt választanám:
       *[other] Itt semmi sem kínálja magát. Én ezek egyikét választanám:
    }
coach-afterwards = Ez következne: { $came }
coach-chosen = A választásodról: { $what }
coach-as-sound = Van olyan jó, mint amit javaslok.
coach-could-win = Most megnyerheted a játszmát: nézd meg, mit tanácsolok.
coach-wins = Ezzel megnyered a játszmát.
coach-then = Aztán talán: { $what }.
coach-then-points = Aztán talán: { $what }. Együtt { $n } pont.
coach-even-so = Mégis jó. { $why }
coach-gained = { $p } { $n } pontot szerzett.
coach-missed = Biztosan nyerhettél volna.
coach-better = Jobb lett volna: { $what }.
coach-instead = Ezt tanácsoltam: { $what }.
coach-mistake = Ez a lépés sokba került.
coach-mistake-of = Ez a lépés sokba került: { $which }
coach-slip = Ez nem egészen a legjobb lépés volt.
coach-slip-of = Ez nem egészen a legjobb lépés volt: { $which }
coach-gift = Az ellenfelednek sokba került ez a lépés.
coach-gift-of = Az ellenfelednek sokba került ez a lépés: { $which }
coach-look = Visszaveszem, és megnézem, mi jobb
coach-good = Ez jó lépés volt.
coach-good-of = Ez jó lépés volt: { $which }
coach-good-too = Ez is volt olyan jó, mint amit tanácsoltam.
coach-good-too-of = Ez is volt olyan jó, mint amit tanácsoltam: { $which }
coach-again = Minden úgy van, mint előtte, és a szerencse is ugyanaz lesz. Mi mást tehetnél?
coach-twice = Itt nézd meg kétszer: alig több mint egy jó válasz van, a többi veszteséget hoz.
coach-late = Az edzőnek itt több idő kell. Játssz tovább nyugodtan, vagy várj.
coach-silent = Az edző szerint itt egyik válasz sem jobb a többinél. Válaszd, ami tetszik: semmi sem számít, amíg meg nem erősíted.
coach-mind = Tartsd szem előtt
coach-ask = Mi lenne itt jó?
coach-always = Mindig adj tanácsot
coach-sometimes = Csak akkor adj tanácsot, ha kérek
coach-quiet = Az edző mostantól hallgat. Ez a játszma továbbra sem számít bele semmibe.
coach-back = Jöjjön vissza az edző
coach-alone = Folytatom edző nélkül
coach-end = Mit tanultam
coach-learnt = Mit tanultam
coach-moments-good = Amit jól csináltál
coach-moments-other = Ahol más jobb lett volna
coach-moment = { $n }. kör: { $which }
coach-learnt-won = Megnyerted az első játszmádat: szép játék volt. A következő már csak a tiéd.
coach-learnt-lost = Ez volt az első játszma, és az elsőkből lehet tanulni: az elemzés megmutatja, hol fordult meg.
coach-ahead = Ebben vezettél: { $source }, { $n } : { $m }.
coach-behind = Ebben az ellenfeled vezetett: { $source }, { $m } : { $n }.
coach-greatest = A legtöbbet hozó körök
coach-greatest-own = A tiéd: { $turn }. kör, { $n } pont
coach-greatest-rival = Az ellenfeledé: { $turn }. kör, { $n } pont
coach-learnt-came = Ami előkerült, és a leckéi
coach-learnt-none = Egyelőre semmi szokatlan.
coach-learnt-backs = { $n } olyan választ vettél vissza, amelyet az edző nem tartott jónak.
coach-end-here = Itt befejezem a játszmát
coach-end-sure = Azonnal véget ér, eredmény nélkül, és senki sem folytathatja.
coach-end-now = Befejezem most
coach-play-on = Játszom tovább
coach-next = Most egy saját asztal
coach-here = Edzővel, a Kezdő ellen. Nem számít bele semmibe.
means-for = Mellette szól: { $why }
means-against = Ellene szól: { $why }
# $n how many: "some" if nobody knows
means-more = { $n ->
        [some] több pontot
        [0] valamivel többet
        [1] körülbelül egy ponttal többet
       *[other] körülbelül { $n } ponttal többet
    }
means-fewer = { $n ->
        [some] kevesebb pontot
        [0] valamivel kevesebbet
        [1] körülbelül egy ponttal kevesebbet
       *[other] körülbelül { $n } ponttal kevesebbet
    }
means-over = { $case ->
        [you-more] A következő körökben nagyobb eséllyel győzöl.
        [you-less] A következő körökben kisebb eséllyel győzöl.
        [rival-more] A következő körökben az ellenfeled nagyobb eséllyel győz.
       *[rival-less] A következő körökben az ellenfeled kisebb eséllyel győz.
    }
means-time = { $case ->
        [you-more] A játék hátralévő része jobban kedvez neked.
        [you-less] A játék hátralévő része kevésbé kedvez neked.
        [rival-more] A játék hátralévő része jobban kedvez az ellenfelednek.
       *[rival-less] A játék hátralévő része kevésbé kedvez az ellenfelednek.
    }
means-points = { $case ->
        [you-more] Így { $more } szerzel.
        [you-less] Így { $fewer } szerzel.
        [rival-more] Az ellenfeled { $more } szerez.
       *[rival-less] Az ellenfeled { $fewer } szerez.
    }
# $what brings points, named by the game: "Cities bring"
means-bring = { $case ->
        [you-more] { $what } { $more } hoznak neked.
        [you-less] { $what } { $fewer } hoznak neked.
        [rival-more] { $what } { $more } hoznak az ellenfelednek.
       *[rival-less] { $what } { $fewer } hoznak az ellenfelednek.
    }
