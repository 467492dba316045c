### Was die KI tun würde, das Beste zuerst

hint-title = Das täte die KI
hint-thinking = Die KI denkt über deinen Zug nach
hint-order = Das Beste zuerst
hint-chance = Gewinnaussicht
hint-percent = { $n } %
hint-best = am besten
hint-even = etwa gleich gut
hint-less = { $n ->
        [one] 1 Prozentpunkt weniger
       *[other] { $n } Prozentpunkte weniger
    }
hint-how = Wähle einen aus, um ihn auf dem Plan zu sehen. Er zählt erst, wenn du bestätigst.
