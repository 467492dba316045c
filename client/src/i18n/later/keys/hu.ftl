### Egy oldal billentyűi, ahol fel vannak sorolva

keys-confirm = A lépés megerősítése
keys-back = Vissza vagy bezárás
keys-undo = Visszavonás
keys-uncover = A letakart kéz megmutatása, amíg nyomva van
keys-hint = Tipp kérése
keys-log = Ugrás a naplóhoz
keys-text = Az állás szövegként
keys-keys = Ez a lista
keys-table = Minden asztalnál
keys-board = A táblán
keys-game = Ebben a játékban
keys-arrows = Mozgás
keys-ends = A sor eleje és vége
keys-choose = Választás
keys-places = Következő és előző lehetséges hely
keys-leave = Kilépés a tábláról
