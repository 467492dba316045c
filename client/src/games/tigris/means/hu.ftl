### Tigris & Euphrates: what an answer means to a learner and to their one rival, part by part of what it is judged by
# $case whose part it is, and whether there is more of it: you-more, you-less, rival-more, rival-less

tigris-means-points = { $case ->
        [you-more] Több pontot szerzel.
        [you-less] Kevesebb pontot szerzel.
        [rival-more] Az ellenfeled több pontot szerez.
       *[rival-less] Az ellenfeled kevesebb pontot szerez.
    }
tigris-means-tiles = { $case ->
        [you-more] A lapkák és a királyságok több pontot hoznak neked.
        [you-less] A lapkák és a királyságok kevesebb pontot hoznak neked.
        [rival-more] A lapkák és a királyságok több pontot hoznak az ellenfelednek.
       *[rival-less] A lapkák és a királyságok kevesebb pontot hoznak az ellenfelednek.
    }
tigris-means-leaders = { $case ->
        [you-more] Több vezéred marad a táblán, ahol pontot szerez.
        [you-less] Kevesebb vezéred marad a táblán, ahol pontot szerez.
        [rival-more] Az ellenfeled több vezére marad a táblán.
       *[rival-less] Az ellenfeled kevesebb vezére marad a táblán.
    }
tigris-means-revolts = { $case ->
        [you-more] A vezéreid erősebbek a belső konfliktusokban.
        [you-less] A vezéreid gyengébbek a belső konfliktusokban.
        [rival-more] Az ellenfeled vezérei erősebbek a belső konfliktusokban.
       *[rival-less] Az ellenfeled vezérei gyengébbek a belső konfliktusokban.
    }
tigris-means-hand = { $case ->
        [you-more] A kezedben lévő lapkák jobban használhatók.
        [you-less] A kezedben lévő lapkák kevésbé használhatók.
        [rival-more] Az ellenfeled lapkái várhatóan jobban használhatók.
       *[rival-less] Az ellenfeled lapkái várhatóan kevésbé használhatók.
    }
tigris-means-monuments = { $case ->
        [you-more] Nagyobb az esélyed pontokra emlékművekből.
        [you-less] Kisebb az esélyed pontokra emlékművekből.
        [rival-more] Az ellenfelednek nagyobb az esélye pontokra emlékművekből.
       *[rival-less] Az ellenfelednek kisebb az esélye pontokra emlékművekből.
    }
tigris-means-wars = { $case ->
        [you-more] Többet nyerhetsz a külső konfliktusokban.
        [you-less] Kevesebbet nyerhetsz a külső konfliktusokban.
        [rival-more] Az ellenfeled többet nyerhet a külső konfliktusokban.
       *[rival-less] Az ellenfeled kevesebbet nyerhet a külső konfliktusokban.
    }
tigris-means-safety = { $case ->
        [you-more] A vezéreidet kevésbé fenyegeti külső konfliktus.
        [you-less] A vezéreidet jobban fenyegeti külső konfliktus.
        [rival-more] Az ellenfeled vezéreit kevésbé fenyegeti külső konfliktus.
       *[rival-less] Az ellenfeled vezéreit jobban fenyegeti külső konfliktus.
    }
tigris-means-treasures = { $case ->
        [you-more] Közelebb kerülsz a kincsekhez.
        [you-less] Távolabb kerülsz a kincsektől.
        [rival-more] Az ellenfeled közelebb kerül a kincsekhez.
       *[rival-less] Az ellenfeled távolabb kerül a kincsektől.
    }
tigris-means-catastrophes = { $case ->
        [you-more] Megtartod a katasztrófalapkáidat.
        [you-less] Elhasználod a katasztrófalapkáidat.
        [rival-more] Az ellenfeled megtartja a katasztrófalapkáit.
       *[rival-less] Az ellenfeled elhasználja a katasztrófalapkáit.
    }
tigris-means-turn = { $case ->
        [you-more] Több cselekedeted marad.
        [you-less] Kevesebb cselekedeted marad.
        [rival-more] Az ellenfelednek több cselekedete marad.
       *[rival-less] Az ellenfelednek kevesebb cselekedete marad.
    }
tigris-means-balance = { $case ->
        [you-more] A leggyengébb színed felzárkózik, és a végén csak az számít.
        [you-less] A színeid egyenetlenebbek lesznek, és a végén csak a leggyengébb számít.
        [rival-more] Az ellenfeled leggyengébb színe felzárkózik.
       *[rival-less] Az ellenfeled színei egyenetlenebbek lesznek, és a végén csak a leggyengébb számít.
    }

## Amit az edző hozzátesz
# $n temples beside a leader   $cell "F4"   $a, $b strengths in a war   $roles "kings"   $leader "Your king"   $kind "farms"

tigris-note-weakest = { $alone ->
        [yes] Ez a leggyengébb színed, az számít.
       *[no] Ez az egyik leggyengébb színed, és csak a leggyengébb számít.
    }
tigris-note-strength = { $n } templom mellett áll: ennyi az ereje belső konfliktusban.
tigris-note-fresh = Az ott lerakott lapkákért pontot kapsz: { $kind }.
tigris-note-earns = { $leader } ezután minden köröd végén pontot kap egy emlékműtől.
tigris-note-earn-too = Ahogy az ellenfeled egyik vezetője is.
tigris-note-cut = Egy emlékmű ezután már nem fizet az ellenfelednek.
tigris-against-cut = { $leader } ezután már nem kap semmit az emlékműtől.
tigris-against-earns = Egy emlékmű ezután az ellenfelednek fizet, neked nem.
tigris-note-excess = { $n ->
        [0] Enélkül is győzöl: ezek kárba vesznének.
       *[other] Ennyi elég: { $n }. Ami több, kárba veszne.
    }
tigris-note-temples = { $leader } mellett ezután { $n } templom van.
tigris-note-behind = { $leader } ezután { $n } lapkára számíthat egy külső konfliktusban.
tigris-note-war = Külső konfliktus ({ $roles }): { $a } : { $b } az állás, mielőtt bárki lapkát adna hozzá; a kezedben { $held } ilyen lapka van.
tigris-note-square = { $held ->
        [yes] Egy négyzet háromnegyede, és a negyedik a kezedben van: azzal emlékművet építhetsz.
       *[no] Egy négyzet háromnegyede: még egy ilyen színű, és emlékművet építhetsz.
    }
tigris-note-wasted = Ott nincs lapka: csak a mezőt zárja el. Még { $n } maradt neked.
tigris-note-apart = Ott többé nem hoz lapka külső konfliktust ({ $roles }), a te { $a } erőd { $b } ellen.
tigris-note-splits = Ami összefüggött, szétesik: minden résznek csak a benne álló vezetői maradnak.
tigris-note-useless = A táblán egyik vezéred sem kap értük pontot.
tigris-note-treasure = { $n } kincset hoz.
tigris-note-ahead = Ezzel te vezetsz, amíg az ellenfeled nem válaszol.
tigris-note-more = Enélkül is te vezetsz; ezek az ellen vannak, amit az ellenfeled tehet hozzá.
tigris-note-won = Ezzel győzöl.
tigris-note-lost = Ezt nem nyerheted meg: { $n } kellene hozzá.
tigris-note-spared = A vezetéshez { $n } kellene: itt többet érnek a kezedben.
tigris-care-gone-king = A királyod ezekért még kap pontot ott, ahol nincs ilyen színű vezető: { $kind }.
tigris-care-gone = Így ezekért már nem kapsz pontot: { $kind }.
tigris-note-treasure-next = Akkor még egy lapka ide: { $cell }, és tiéd egy kincs.
tigris-against-treasure = Ezzel egy ellenfél kereskedője kap kincset.
tigris-against-treasure-next = Akkor egy lapka ide: { $cell }, és az ellenfeled kereskedője kap kincset.
tigris-against-treasure-open = Akkor két kincs van egy királyságban, kereskedő nélkül: az ellenfeledé odajöhet, és elvihet egyet.
tigris-against-gives = Ezzel csak az ellenfeled szerez pontot.
tigris-note-ends = Ezzel véget ér a játszma.
tigris-care-bag = Már csak { $n } lapka van a zsákban: a játszma véget ér, ha valaki nem tudja feltölteni a kezét.
tigris-care-war = Vigyázz: egy lapka itt: { $cell } külső konfliktust hozna ({ $roles }), a te { $a } erőd { $b } ellen.
tigris-care-revolt = { $n ->
        [0] { $leader } ({ $cell }) mellett nincs számító templom: egy vetélytárs egyetlen templommal is elűzheti, legyen az mellette vagy a kezében.
       *[1] { $leader } ({ $cell }) mellett csak egy templom van: egy vetélytárs két templommal elűzheti, legyenek azok mellette vagy a kezében.
    }
tigris-care-kind = { $colour ->
        [red] templom
        [black] lakóépület
        [blue] gazdaság
       *[green] piac
    }
tigris-against-home = { $leader } lekerül a tábláról.
tigris-care-guest = Ellenfeled vezére áll a királyságodban ({ $cell }): ha ott { $kind } kerül le, ő kap pontot.
tigris-care-weakest = A végén csak a leggyengébb színed számít: { $kind }, { $n }.
tigris-care-treasures = A kincseiddel együtt { $n }.
