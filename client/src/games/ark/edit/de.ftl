## Eine Stellung aufbauen

ark-edit-here = Plättchen
ark-edit-turn = Die Oberseite zeigt nach
ark-edit-c = Stadt { $n }
ark-edit-r = Straße { $n }
ark-edit-f = Weide { $n }
ark-edit-ark = Die Bundeslade
ark-edit-points = Punkte
ark-edit-prophet = Prophet
ark-edit-asked = Gefragt ist
ark-edit-tile = Plättchen auf der Hand
ark-edit-bag = Übrige Plättchen
ark-edit-out = Aus dem Spiel
ark-edit-kind-tile = Plättchen: nochmals drücken dreht
ark-edit-kind-figure = Gefolgsleute und Propheten
ark-edit-kind-follower = Gefolgsleute
ark-edit-kind-ark = Die Bundeslade
ark-edit-state-supply = im Vorrat
ark-edit-state-board = auf dem Land
ark-edit-state-box = aus dem Spiel
ark-edit-over = Niemand: es ist vorbei
ark-edit-figure = { $kind ->
        [prophet] Prophet: { $seat }
       *[follower] Gefolgsmann: { $seat }
    }
ark-draw = Das nächste Plättchen
