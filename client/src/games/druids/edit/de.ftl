## Eine Stellung aufbauen

druids-edit-here = Baumgeister, der oberste zuletzt
druids-edit-druid = Druide
druids-edit-tokens = Gegnerische Kultzeichen
druids-edit-down = Verdeckt darunter
druids-edit-lost = Dieser Baum
druids-edit-hand = Hand
druids-edit-board = Kulttafel
druids-edit-board-down = Kulttafel, verdeckt
druids-edit-draw = Nachziehstapel
druids-edit-unseen = Noch nicht gesehen
druids-edit-ask = Gefragt ist
druids-edit-idle = Züge ohne Fortschritt
druids-edit-kind-spirit = Baumgeister
druids-edit-kind-druid = Druiden
druids-edit-state-stands = im Spiel
druids-edit-state-lost = verloren
druids-edit-nobody = Niemand: es ist vorbei
druids-edit-druid-of = Druide: { $colour }
druids-edit-asked = { $cult }: { $question ->
        [PlaceDruids] Druiden setzen
        [TakeTurn] ein Zug
       *[NextFight] welcher Kampf zuerst
    }
druids-draw-tree = Was bei { $tree } zum Vorschein kommt
druids-draw = { $where ->
        [board] { $cult }: ein Geist kommt verdeckt auf das Kulttableau
       *[hand] { $cult } zieht einen Geist
    }
