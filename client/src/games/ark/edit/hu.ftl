## Állás felrakása

ark-edit-here = Kártya
ark-edit-turn = A kép teteje erre néz
ark-edit-c = { $n }. város
ark-edit-r = { $n }. út
ark-edit-f = { $n }. mező
ark-edit-ark = A Frigyláda
ark-edit-points = Pont
ark-edit-prophet = Próféta
ark-edit-asked = Most ki dönt
ark-edit-tile = Kártya a kézben
ark-edit-bag = Hátralévő kártyák
ark-edit-out = Játékon kívül
ark-edit-kind-tile = Kártyák: újra megnyomva fordulnak
ark-edit-kind-figure = Követők és próféták
ark-edit-kind-follower = Követők
ark-edit-kind-ark = A Frigyláda
ark-edit-state-supply = a készletben
ark-edit-state-board = a tájon
ark-edit-state-box = játékon kívül
ark-edit-over = Senki: vége
ark-edit-figure = { $kind ->
        [prophet] Próféta: { $seat }
       *[follower] Követő: { $seat }
    }
ark-draw = A következő lapka
