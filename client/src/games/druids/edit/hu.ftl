## Állás felrakása

druids-edit-here = Faszellemek, a legfelső utoljára
druids-edit-druid = Druida
druids-edit-tokens = Ellenséges jelzők
druids-edit-down = Alatta rejtve
druids-edit-lost = Ez a fa
druids-edit-hand = Kéz
druids-edit-board = Kultusztábla
druids-edit-board-down = Kultusztábla, rejtve
druids-edit-draw = Húzópakli
druids-edit-unseen = Még nem látott
druids-edit-ask = Most ki dönt
druids-edit-idle = Haladás nélküli körök
druids-edit-kind-spirit = Faszellemek
druids-edit-kind-druid = Druidák
druids-edit-state-stands = játékban
druids-edit-state-lost = elveszett
druids-edit-nobody = Senki: vége
druids-edit-druid-of = Druida: { $colour }
druids-edit-asked = { $cult }: { $question ->
        [PlaceDruids] druidák lerakása
        [TakeTurn] egy kör
       *[NextFight] melyik összecsapás jön
    }
druids-draw-tree = Mi kerül elő itt: { $tree }
druids-draw = { $where ->
        [board] { $cult }: egy szellem lefordítva a kultusz táblájára kerül
       *[hand] { $cult } szellemet húz
    }
