pebbles-title = Kavicsok
pebbles-line = Tarts meg titokban egy követ, vegyél a kupacból, és állj meg a jó számnál.
pebbles-minutes = 5
pebbles-option-heap = Kavicsok a kupacban
pebbles-option-heap-why = Több kavics, hosszabb játszma.
pebbles-heap = A kupac
pebbles-taken = Kavicsok
pebbles-taken-why = Minden kavics egy pont.
pebbles-stones = Kövek
pebbles-stones-why = Aki annyit vett el, amennyit a köve mutat, hatosával körbeszámolva, az 6 ponttal többet kap.
pebbles-stone = Kő: { $n }
pebbles-ask-KeepStone = Melyik követ tartod meg?
pebbles-how-KeepStone = Senki sem látja. A másik visszakerül a zsákba.
pebbles-ask-TakePebbles = Hány kavicsot veszel el?
pebbles-how-TakePebbles = Vegyél 1–3 kavicsot. Koppints egyre: ami kijjebb fekszik, az is jön vele.
pebbles-support-KeepStone = a kő
pebbles-support-TakePebbles = a kavicsok
pebbles-chosen-keep = Megtartod ezt a követ: { $n }
pebbles-then-keep = Vegyél annyit, amennyit mutat, vagy 6-tal, 12-vel többet, és 6 pontot kapsz érte.
pebbles-chosen-take = { $n } kavicsot veszel el
pebbles-then-take = Akkor { $after } kavicsod lesz.
pebbles-keep = Megtartod ezt a követ: { $n }
pebbles-spot-may = Vegyél el ennyit: { $n }, lehetséges
pebbles-spot = Ez a kavics most nem vehető el
pebbles-now = { $six ->
    [yes] { $n } kavicsod van. Ennyit mutat a köved: 6 ponttal több, ha így marad.
   *[no] { $n } kavicsod van. A köved nem ennyit mutat.
}
pebbles-has = { $p }: { $n }
pebbles-left = { $n ->
    [0] Elfogyott a kupac.
   *[other] { $n } kavics maradt.
}
pebbles-log-secret = { $p } megtartott egy követ.
pebbles-log-keep = { $p } ezt a követ tartotta meg: { $n }.
pebbles-log-take = { $p } elvett { $n } kavicsot.
pebbles-why = { $bonus ->
    [0] { $n } kavics elég volt, a kő nélkül is.
   *[other] { $n } kavics, éppen annyi, amennyit a kő mutat, és ezért { $bonus } ponttal több.
}
pebbles-learn-stone = Egy titkos kő
pebbles-learn-stone-text = Két követ húzol, 1 és 6 közötti számokkal. Az egyiket tartsd meg. Senki más nem látja, melyiket.
pebbles-learn-take = A kupac
pebbles-learn-take-text = Sorban vegyetek el 1, 2 vagy 3 kavicsot, amíg el nem fogy a kupac.
pebbles-learn-end = A vége
pebbles-learn-end-text = Minden kavics egy pont. Ha annyit vettél el, amennyit a köved mutat, vagy 6-tal, 12-vel vagy még több hatossal többet, 6 ponttal többet kapsz.
