## Tábla, amelyen gondolkodni lehet

board = Elemzőtábla
board-of = { $game }: elemzőtábla
board-loading = A szabályok lekérdezése
board-player = { $n }. játékos
board-over = Itt véget ér a játszma. Menj vissza, és próbálj mást.
board-moves = Lépések
board-walk = Előre és vissza
board-start = Kezdet
board-empty = Lépj azok helyett, akik épp sorra kerülnek. Minden lépés itt áll, és amit helyette kipróbálsz, mellette marad.
board-variations = { $n ->
        [one] egy változat
       *[other] { $n } változat
    }
board-promote = Legyen ez a főváltozat
board-draw-again = Új húzás
board-luck = Mit adjon a szerencse?
board-remove = Törlés innentől
board-keys-aside = Változatok között
board-link = Hivatkozás másolása
board-link-short = Másolva. Ennyi lépés nem fér egy hivatkozásba: az ehhez az álláshoz vezet.
board-open = Állás megnyitása
board-here = Az állás megnyitása az elemzőtáblán
board-new = Új játszma
board-edit = Felrakás darabonként
board-players = Játékosok
board-text = Állás vagy jegyzőkönyv
board-open-text = Megnyitás
board-imagined = Elképzelt
board-imagined-why = Amit { $p } nem lát, az kitalált, a szerencse is.
board-deal-again = Új osztás
board-made-up = Amit { $p } itt tart, az kitalált.
board-item = Lépés
board-mark = Mit gondolsz erről a lépésről
board-mark-good = Jó
board-mark-mistake = Hiba
board-mark-question = Nyitott kérdés
board-remark = Megjegyzés
board-remark-here = Mit érdemes tudni róla?
board-remark-start = Megjegyzés a kezdethez
board-remark-move = Megjegyzés, { $n }. lépés
board-draw = Rajzolás
board-draw-none = A rajz törlése
board-drawing = Válaszd ki a mezőket, amelyeket bekeretezel.
board-drawing-ends = Még egyszer választva a keret eltűnik. Esc: vége a rajzolásnak.
board-export = Elvitel
board-export-study = Tanulmányként
board-export-study-why = Minden lépés, változat és megjegyzés.
board-export-file = Mentés fájlba
board-export-position = Ez az állás
board-export-picture = Kép a tábláról
board-export-picture-why = Ahogy most látszik, alatta a nevek, a lépés és a hivatkozás.
board-keep = Megőrzés tanulmányként
board-luck-right = Ennek a jegyzőkönyvnek a szerencséje igazolt.
board-luck-none = Ez a jegyzőkönyv semmit sem ígér a szerencséjéről.
copy = Másolás
error-bad-study = A szabályok nem tudják elolvasni ezt a szöveget.
board-error-no-text = Illessz be ide egy állást vagy egy jegyzőkönyvet.
board-error-bad-link = Ez a hivatkozás sérült. Lehet, hogy hiányzik a vége.
board-error-bad-line = { $kind ->
        [position] A szabályok nem tudják elolvasni ezt az állást.
        [players] Ennyi játékossal ez nem lehetséges.
        [option] Ennek a játéknak nincs ilyen szabálya.
        [record] A szabályok nem tudják elolvasni ezt a jegyzőkönyvet.
        [words] Ez a lépés ott nem lehetséges: { $move }.
        [luck] A szerencse ezt nem adhatja: { $move }. lépés.
        [long] Egy táblára 600 lépés fér.
        [slow] A szabályoknak túl sok idő kellene ehhez az álláshoz.
       *[game] Ezen a kiszolgálón nincs ilyen játék.
    }

engine = Elemzőgép
engine-thinking = Gondolkodik: { $seconds } mp
engine-thought = Átgondolva: { $seconds } mp
engine-eyes = Csak annyit tud, amennyit ez a játékos lát: { $p }.
engine-says = A legjobb: { $what } { $n }%.
engine-nobody = Itt senki sem következik.
engine-none = Nem talált választ.
engine-how = Válassz egyet, és a táblán látod; válaszd újra, és meg is lépi. A ± azt mondja, mennyit tévedhet (egy standard hiba).
engine-off = ± { $n }
engine-line = Folytatás, ahogyan várja: még { $n }
engine-parts = Minden rész, százalékban
engine-part = Rész

replay-first = Eleje
replay-previous = Előző
replay-next = Következő
replay-last = Vége
replay-position = { $n }. lépés / { $m }
replay-keys-step = Egy lépés vissza vagy előre
