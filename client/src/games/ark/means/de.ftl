### The Ark of the Covenant: what an answer means to a learner and to their one rival, part by part of what it is judged by
# $case whose part it is, and whether there is more of it: you-more, you-less, rival-more, rival-less

ark-means-points = { $case ->
        [you-more] Du machst mehr Punkte.
        [you-less] Du machst weniger Punkte.
        [rival-more] Dein Gegner macht mehr Punkte.
       *[rival-less] Dein Gegner macht weniger Punkte.
    }
ark-means-cities = { $case ->
        [you-more] Städte bringen dir mehr Punkte.
        [you-less] Städte bringen dir weniger Punkte.
        [rival-more] Städte bringen deinem Gegner mehr Punkte.
       *[rival-less] Städte bringen deinem Gegner weniger Punkte.
    }
ark-means-roads = { $case ->
        [you-more] Straßen bringen dir mehr Punkte.
        [you-less] Straßen bringen dir weniger Punkte.
        [rival-more] Straßen bringen deinem Gegner mehr Punkte.
       *[rival-less] Straßen bringen deinem Gegner weniger Punkte.
    }
ark-means-fields = { $case ->
        [you-more] Weiden bringen dir mehr Punkte.
        [you-less] Weiden bringen dir weniger Punkte.
        [rival-more] Weiden bringen deinem Gegner mehr Punkte.
       *[rival-less] Weiden bringen deinem Gegner weniger Punkte.
    }
ark-means-temples = { $case ->
        [you-more] Tempel bringen dir mehr Punkte.
        [you-less] Tempel bringen dir weniger Punkte.
        [rival-more] Tempel bringen deinem Gegner mehr Punkte.
       *[rival-less] Tempel bringen deinem Gegner weniger Punkte.
    }
ark-means-prophet = { $case ->
        [you-more] Der Prophet bringt dir mehr Punkte.
        [you-less] Der Prophet bringt dir weniger Punkte.
        [rival-more] Der Prophet bringt deinem Gegner mehr Punkte.
       *[rival-less] Der Prophet bringt deinem Gegner weniger Punkte.
    }
ark-means-ark = { $case ->
        [you-more] Die Bundeslade bringt dir mehr Punkte.
        [you-less] Die Bundeslade bringt dir weniger Punkte.
        [rival-more] Die Bundeslade bringt deinem Gegner mehr Punkte.
       *[rival-less] Die Bundeslade bringt deinem Gegner weniger Punkte.
    }
ark-means-followers = { $case ->
        [you-more] Du hast mehr Gefolgsleute zur Verfügung.
        [you-less] Du hast weniger Gefolgsleute zur Verfügung.
        [rival-more] Dein Gegner hat mehr Gefolgsleute zur Verfügung.
       *[rival-less] Dein Gegner hat weniger Gefolgsleute zur Verfügung.
    }
ark-means-turn = { $case ->
        [you-more] Dein nächster Zug verspricht mehr.
        [you-less] Dein nächster Zug verspricht weniger.
        [rival-more] Der nächste Zug deines Gegners verspricht mehr.
       *[rival-less] Der nächste Zug deines Gegners verspricht weniger.
    }
ark-means-time = { $case ->
        [you-more] Was noch kommt, liegt dir mehr.
        [you-less] Was noch kommt, liegt dir weniger.
        [rival-more] Was noch kommt, liegt deinem Gegner mehr.
       *[rival-less] Was noch kommt, liegt deinem Gegner weniger.
    }

## Was der Trainer hinzufügt
# $n followers at home; tiles still to come

ark-care-followers = { $n ->
        [0] Alle deine Gefolgsleute sind unterwegs. Auf Straßen und in Städten kehren sie heim, wenn diese fertig sind; auf Feldern bleiben sie.
       *[one] Ein Gefolgsmann bleibt dir noch. Auf Straßen und in Städten kehren sie heim, wenn diese fertig sind; auf Feldern bleiben sie.
    }
ark-care-tiles = { $n ->
        [0] Es kommt kein Plättchen mehr. Unfertiges bringt einen Punkt je Plättchen.
        [one] Ein Plättchen kommt noch. Unfertiges bringt dann einen Punkt je Plättchen.
       *[other] { $n } Plättchen kommen noch. Unfertiges bringt dann einen Punkt je Plättchen.
    }
