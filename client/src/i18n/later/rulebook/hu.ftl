## Egy játék szabálykönyve

rulebook = Szabálykönyv
# $n 47
rulebook-line = { $n } rövid bekezdés. A szám a bekezdéshez vezet, az R9 egy döntéshez.
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
