### Bora Bora: what an answer means to a learner and to their one rival, part by part of what it is judged by
# $case whose part it is, and whether there is more of it: you-more, you-less, rival-more, rival-less   $more "about 3 points more", $fewer "about 3 points fewer"

borabora-bring-fish = A halak
borabora-means-status = { $case ->
        [you-more] A státuszsáv { $more } hoz neked.
        [you-less] A státuszsáv { $fewer } hoz neked.
        [rival-more] A státuszsáv { $more } hoz az ellenfelednek.
       *[rival-less] A státuszsáv { $fewer } hoz az ellenfelednek.
    }
borabora-means-order = { $case ->
        [you-more] Előbb állsz a sorrendben.
        [you-less] Hátrább állsz a sorrendben.
        [rival-more] Az ellenfeled előbb áll a sorrendben.
       *[rival-less] Az ellenfeled hátrább áll a sorrendben.
    }
borabora-bring-temple = A templom papjai
borabora-means-people = { $case ->
        [you-more] Az asszonyaid és férfiaid többet hoznak, amikor cselekszenek.
        [you-less] Az asszonyaid és férfiaid kevesebbet hoznak, amikor cselekszenek.
        [rival-more] Az ellenfeled asszonyai és férfiai többet hoznak, amikor cselekszenek.
       *[rival-less] Az ellenfeled asszonyai és férfiai kevesebbet hoznak, amikor cselekszenek.
    }
borabora-means-tattoos = { $case ->
        [you-more] A férfiaidnak több tetoválása marad a Pártfogóra.
        [you-less] A férfiaidnak kevesebb tetoválása marad a Pártfogóra.
        [rival-more] Az ellenfeled férfiainak több tetoválása marad a Pártfogóra.
       *[rival-less] Az ellenfeled férfiainak kevesebb tetoválása marad a Pártfogóra.
    }
borabora-means-slots = { $case ->
        [you-more] Több helyed marad embereknek.
        [you-less] Kevesebb helyed marad embereknek.
        [rival-more] Az ellenfelednek több helye marad embereknek.
       *[rival-less] Az ellenfelednek kevesebb helye marad embereknek.
    }
borabora-bring-shells = A kagylók
borabora-bring-jewels = Az ékszerek
borabora-means-offerings = { $case ->
        [you-more] Több adományod marad.
        [you-less] Kevesebb adományod marad.
        [rival-more] Az ellenfelednek több adománya marad.
       *[rival-less] Az ellenfelednek kevesebb adománya marad.
    }
borabora-means-cards = { $case ->
        [you-more] Több vagy jobb istenségkártyád lesz.
        [you-less] Kevesebb vagy rosszabb istenségkártyád lesz.
        [rival-more] Az ellenfelednek valószínűleg több vagy jobb istenségkártyája lesz.
       *[rival-less] Az ellenfelednek valószínűleg kevesebb vagy rosszabb istenségkártyája lesz.
    }
borabora-means-gods = { $case ->
        [you-more] Könnyebben szerzel vagy tartasz meg istenséglapkát.
        [you-less] Nehezebben szerzel vagy tartasz meg istenséglapkát.
        [rival-more] Az ellenfeled könnyebben szerez vagy tart meg istenséglapkát.
       *[rival-less] Az ellenfeled nehezebben szerez vagy tart meg istenséglapkát.
    }
borabora-means-regions = { $case ->
        [you-more] Több régiót népesítesz be, vagy több az elérhető.
        [you-less] Kevesebb régiót népesítesz be, vagy kevesebb az elérhető.
        [rival-more] Az ellenfeled több régiót népesít be, vagy több elérhető neki.
       *[rival-less] Az ellenfeled kevesebb régiót népesít be, vagy kevesebb elérhető neki.
    }
borabora-means-materials = { $case ->
        [you-more] Több nyersanyagod van az építéshez.
        [you-less] Kevesebb nyersanyagod van az építéshez.
        [rival-more] Az ellenfelednek több nyersanyaga van az építéshez.
       *[rival-less] Az ellenfelednek kevesebb nyersanyaga van az építéshez.
    }
borabora-bring-buildings = Az épületek
borabora-means-dice = { $case ->
        [you-more] A kockáidnak jobb helyek jutnak.
        [you-less] A kockáidnak rosszabb helyek jutnak.
        [rival-more] Az ellenfeled kockáinak jobb helyek jutnak.
       *[rival-less] Az ellenfeled kockáinak rosszabb helyek jutnak.
    }
borabora-bring-tasks = A feladatok
borabora-bring-bonus = A nagy művek

## Amit az edző hozzátesz
# $list what a god costs   $what "3 wood": a task   $a of $b 1 of 3   $n 6: points

borabora-care-met = Ahogy most áll, egy feladatod megvan: { $what }. Ha a forduló végén is megvan, { $n } pontot hoz.
borabora-care-last = Ez az utolsó forduló: a végén minden feladatodat teljesítheted, egyenként { $n } pontért. A legközelebbi: { $what }, { $a } / { $b }.
borabora-care-task = A forduló végén teljesítesz egy feladatot { $n } pontért, vagy feladsz egyet. A legközelebbi: { $what }, { $a } / { $b }.
borabora-care-all = A következő, utolsó forduló után minden teljesített feladatod pontot ér, egyenként { $points } pontot, és egyet sem kell feladni: készülj mindegyikre.
borabora-care-work = Nagy mű elérhető közelben: { $what }, { $a } / { $b }. A végén { $n } pontot ér.
borabora-care-temple = A templomban neked { $own }, az ellenfelednek { $theirs } papja van. A forduló végén mind pontot hoz, és akinek a legtöbb van, istenséglapkát kap; egyenlőségnél a legmagasabb mező dönt. Az érkező pap hátrább tolja, aki ott áll.
borabora-care-fell = { $n ->
        [0] Egy papod sem maradt ott.
       *[other] { $n } papod maradt ott.
    }
borabora-note-falls = Az egyik saját papod kiesik.
borabora-care-lost = Már nem te birtoklod: a halai, a végén { $n } pont, többé nem a tieid.
borabora-note-costs = Ára: { $list }.
borabora-note-costs-cards = Ára { $n } kártya és { $n } adomány.
borabora-note-in-time = Az ellenfeled { $n } értékű kockája ott minden kockádat kizárná: most még időben vagy.
borabora-note-shuts-out = Ezzel kizárod onnan az ellenfeledet: nincs { $n } alatti kockája. Csak a Kék engedné be.
borabora-note-fits-two = A(z) { $n } értékű kockád most csak ide és ide fér: { $what }.
borabora-note-fits-one = A(z) { $n } értékű kockád most más akciólapkára nem fér: különben csak halászhat.
borabora-note-first = Ahogy most áll, a következő fordulóban te kezdesz.
borabora-note-favourite = Ahogy most áll, a forduló végén tiéd lesz a templom istenséglapkája.
borabora-note-buys = Ezzel a forduló végén megveheted ezt: { $what }.
borabora-note-pair = Akkor két nyersanyagod egymás mellett fekszik, ahogy egy épülethez kell.
borabora-note-stays-same = A templom tele van addig, ameddig a kockád elér, és alul a saját papod áll: az új kiszorítja.
borabora-note-stays = Egy pap minden fordulóban pontot hoz, amíg ott marad: a végéig { $list }.
borabora-note-fewer-soon = Egy épület ebben a fordulóban { $a } pontot ér, a következőtől már csak { $b } pontot.
borabora-note-status = A helyed a státuszsávon a forduló végén { $n } ponttal többet hoz.
borabora-note-gods = Ezzel { $n } istenséget hívhatsz, egyenként egy kártyáért és egy adományért.
borabora-note-fish = Az ottani hal a végén { $n } pontot ér.
borabora-note-farther = Távolabb visz ettől a feladatodtól: { $what }, { $a } / { $b }.
borabora-note-meets = Ezzel megvan a feladatod: { $what }.
borabora-note-breaks = Ezzel már nincs meg a feladatod: { $what }.
borabora-note-nearer = Közelebb a feladatodhoz: { $list }.
borabora-note-so-far = { $what } ({ $a } / { $b })
borabora-note-draft-met = Már megvan hozzá mindened: amíg így marad, biztos pont.
borabora-note-draft-nearly = { $last ->
        [yes] Egy dolog hiányzik hozzá: most már csak a Sárga segít.
       *[no] Csak egy dolog hiányzik hozzá.
    }
borabora-note-draft-theirs = Az ellenfelednek már megvan hozzá mindene: így nem viheti el.
borabora-note-work = Ezzel kész egy nagy mű: { $what }. A végén { $n } pontot ér.
