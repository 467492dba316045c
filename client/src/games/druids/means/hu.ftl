### Druid Waltz: what an answer means to a learner and to their one rival, part by part of what it is judged by
# $case whose part it is, and whether there is more of it: you-more, you-less, rival-more, rival-less

druids-means-trees = { $case ->
        [you-more] Kevesebb fát veszítesz.
        [you-less] Több fát veszítesz.
        [rival-more] Az ellenfeled kevesebb fát veszít.
       *[rival-less] Az ellenfeled több fát veszít.
    }
druids-means-nearest = { $case ->
        [you-more] A legveszélyeztetettebb fád nagyobb biztonságban van.
        [you-less] A legveszélyeztetettebb fád nagyobb veszélybe kerül.
        [rival-more] Az ellenfeled legveszélyeztetettebb fája nagyobb biztonságban van.
       *[rival-less] Az ellenfeled legveszélyeztetettebb fája nagyobb veszélybe kerül.
    }
druids-means-tokens = { $case ->
        [you-more] Kevesebb jelző kerül a fáidra.
        [you-less] Több jelző kerül a fáidra.
        [rival-more] Kevesebb jelző kerül az ellenfeled fáira.
       *[rival-less] Több jelző kerül az ellenfeled fáira.
    }
druids-means-piles = { $case ->
        [you-more] Több faszellem marad a fáidon.
        [you-less] Kevesebb faszellem marad a fáidon.
        [rival-more] Több faszellem marad az ellenfeled fáin.
       *[rival-less] Kevesebb faszellem marad az ellenfeled fáin.
    }
druids-means-fights = { $case ->
        [you-more] A druidáid erősebbek a harcban.
        [you-less] A druidáid gyengébbek a harcban.
        [rival-more] Az ellenfeled druidái erősebbek a harcban.
       *[rival-less] Az ellenfeled druidái gyengébbek a harcban.
    }
druids-means-hand = { $case ->
        [you-more] Erősebb faszellemek maradnak a kezedben.
        [you-less] Gyengébb faszellemek maradnak a kezedben.
        [rival-more] Erősebb faszellemek maradnak az ellenfeled kezében.
       *[rival-less] Gyengébb faszellemek maradnak az ellenfeled kezében.
    }
druids-means-turn = { $case ->
        [you-more] Előbb kerülsz sorra.
        [you-less] Később kerülsz sorra.
        [rival-more] Az ellenfeled előbb kerül sorra.
       *[rival-less] Az ellenfeled később kerül sorra.
    }

## Amit az edző hozzátesz
# $tree "Moon 1"   $n 5: tokens   $own "yes" if it is one's own tree

druids-care-last = { $tree }: a 6 jelzőből { $n } már rajta van. Még egy elvesztett összecsapás ott, és kidől a fa.
druids-care-win = { $tree }: a 6 jelzőből { $n } már rajta van. Győzz ott még egyszer, és megnyered a játszmát.
druids-against-fights = Így több összecsapást veszítesz el, mint ahányat megnyersz.
druids-care-lost = Elveszett egy fád: ha még egy elvész, elveszíted a játszmát.
druids-care-thin = Itt csak egy faszellem van: { $tree }. Ha győz, elhasználódik, és a faszellem nélküli fa egy körrel később elvész: tegyél oda idejében még egyet.
druids-note-sacrificed = Ott egyelőre veszít. Lehet, hogy így jó: a gyenge az erős ellen küzd, az erősek máshol győzhetnek.
druids-note-second = Második faszellem kerül ide: { $tree }. Így egy győzelem után sem marad üresen.
druids-note-uses = A győzelem elhasznál egy faszellemet: itt csak egy marad: { $list }.
druids-note-thins = Az ellenfelednél akkor már csak egy faszellem marad itt: { $list }. Egy győzelem után üres lesz.
druids-against-thin = Alig marad faszellem itt: { $list }. Minden győzelem elvisz egyet, és egy lépésben csak egy fára tehetsz.
druids-note-borne = Ha itt veszítesz: { $tree }, ott { $n } jelző lesz a hatból: ez még elviselhető.
druids-note-leaves-last = { $tree }: { $n } jelző van rajta; druida nélkül ott nincs harc.
druids-note-leaves-thin = { $tree }: egyetlen faszellem van rajta; egy győzelem elvinné.
druids-note-only-there = { $how ->
        [wins] Csak ott győz: a többi szabad fádon veszítene.
       *[ties] Ott döntetlen: a többi szabad fádon veszítene.
    }
druids-note-fought = { $tree }: az utolsó faszellemével harcol. Ha győz, elhasználja, és a fa üresen marad: a következő körödben tegyél oda másikat, vagy a fa elvész.
druids-note-empty = { $own ->
        [yes] { $tree } ekkor kiürül: a következő körödben vigyél oda faszellemet, különben elveszik a fa.
       *[no] Az ellenfeled fája, { $tree } ekkor kiürül: elveszik, ha az ellenfél következő körében nem jut oda faszellem.
    }
# $list colours of druids; $n spirits
druids-note-saves = Így nem veszíted el ezt az összecsapást: { $list }.
druids-note-fells = Ezzel elesik: { $tree }.
druids-note-crosses = Hozzád táncol egy { $s } értékű faszellem: { $from } → { $to }.
druids-against-crosses = Eltáncolt egy { $s } értékű faszellemed: { $from } → { $to }.
druids-note-stronger = A mostani állásban ott győz.
druids-note-away = Egy { $s } értékű faszellem eltáncol az ellenfeled fáiról (innen: { $from }).
druids-note-home = { $n ->
        [one] Még egy faszellem táncol a fáidhoz.
       *[other] Még { $n } faszellem táncol a fáidhoz.
    }
druids-against-leave = Egy { $s } értékű faszellemed eltáncol a fáidról (innen: { $from }).
druids-against-spoils = Ahogy most áll, győzne: { $list }. Ezzel nem biztosan.
