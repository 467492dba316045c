## Egy játék szabálykönyve

rulebook = Szabálykönyv
# $n 47
rulebook-line = A szabálykönyv { $n } rövid bekezdésben. Ahol kétséges, ott áll, mire támaszkodik.
rulebook-search = Keresés a szabálykönyvben
rulebook-contents = Tartalom
rulebook-find = Keresés a szabályokban
# $n 3
rulebook-found = { $n ->
        [0] Nincs találat
       *[other] { $n } bekezdés
    }
rulebook-nothing = Nincs találat. Próbálj másik szót, vagy csak a szó elejét.
rulebook-none = Ennek a játéknak itt nincs szabálykönyve.
# $n "5.4"
rulebook-permalink = { $n }, hivatkozás erre a bekezdésre
rulebook-example = Megnyitom a példát
rulebook-rulings = Döntések:
# $n "§5.4"
rulebook-rule = Szabály: { $n }
rulebook-new-tab = (új lapon nyílik meg)
