## Állás felrakása: mi hol van, és mindez szövegként

edit-title = { $game }: állás felrakása
edit-open = Megnyitás a táblán
edit-leave = Elemzőtábla
edit-empty = Üres tábla
edit-panel = Darabok és szöveg
edit-palette = Darabok
edit-look = Megnézem
edit-away = Leveszem
edit-left = { $what }, { $n ->
        [0] nincs több
       *[other] még { $n }
    }
edit-put = Ide …
edit-take-away = { $what }: levétel innen: { $whose }
edit-of = { $whose }: { $what }
edit-which = Ezen belül hová?
edit-here = Ezen a helyen
edit-table = Az asztal
edit-text = Az állás szövegként
edit-wrong = Ez a rész nem lehetséges: { $part }
edit-wrong-line = A(z) { $n }. sor nem lehetséges.
edit-wrong-somewhere = Ez még nem állás.
board-error-bad-line-piece = Az oda nem kerülhet.

## What luck gives is decided draw by draw

luck-given = Eldöntve
luck-back = Az utolsó visszavonása
luck-leave = A többit döntse el a szerencse
