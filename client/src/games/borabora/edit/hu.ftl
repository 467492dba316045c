## Állás felrakása

borabora-edit-round = Forduló
borabora-edit-phase = A forduló része
borabora-edit-turn = Ki van soron
borabora-edit-order = Sorrend
borabora-edit-huts = Kunyhók
borabora-edit-fish = Hal
borabora-edit-dice = Kockák
borabora-edit-temple = Templom, { $n }. mező
borabora-edit-pile = Istenséglapkák a templomban
borabora-edit-status = A státuszsávon
borabora-edit-woman = Nő, { $n }. mező
borabora-edit-man = Férfi, { $n }. mező
borabora-edit-tasks = Feladatok
borabora-edit-jewels = Ékszerek, { $n }
borabora-edit-display = Felfedett istenségkártyák
borabora-edit-discard = Dobópakli
borabora-edit-score = Pont
borabora-edit-stack = Kunyhók a 12. mezőn
borabora-edit-people = Emberek, érkezési sorrendben
borabora-edit-ritual = Nyersanyag a rituálémezőkön
borabora-edit-built = { $n }. épület
borabora-edit-aside = Félretett nyersanyag
borabora-edit-cards = Istenségkártyák
borabora-edit-fulfilled = Teljesített feladatok
borabora-edit-offerings = Adományok
borabora-edit-shells = Kagylók
borabora-edit-gods = Istenséglapkák
borabora-edit-priests = Maradt papok
borabora-edit-none = nincs megépítve
borabora-edit-nobody = Senki
borabora-edit-kind-seat = Kunyhók és papok
borabora-edit-kind-die = Kockák
borabora-edit-kind-woman = Nők
borabora-edit-kind-man = Férfiak
borabora-draw = { $what ->
        [dice] { $who } kockát dob
        [card] { $who } istenkártyát húz
        [display] Egy istenkártya kerül a kínálatba
        [women] Egy nő kerül a táblára
        [men] Egy férfi kerül a táblára
       *[tasks] Egy feladat kerül a kínálatba
    }
