### Tigris & Euphrates: what an answer means to a learner and to their one rival, part by part of what it is judged by
# $case whose part it is, and whether there is more of it: you-more, you-less, rival-more, rival-less

tigris-means-points = { $case ->
        [you-more] Du machst mehr Punkte.
        [you-less] Du machst weniger Punkte.
        [rival-more] Dein Gegner macht mehr Punkte.
       *[rival-less] Dein Gegner macht weniger Punkte.
    }
tigris-means-tiles = { $case ->
        [you-more] Plättchen und Königreiche bringen dir mehr Punkte.
        [you-less] Plättchen und Königreiche bringen dir weniger Punkte.
        [rival-more] Plättchen und Königreiche bringen deinem Gegner mehr Punkte.
       *[rival-less] Plättchen und Königreiche bringen deinem Gegner weniger Punkte.
    }
tigris-means-leaders = { $case ->
        [you-more] Mehr deiner Anführer bleiben auf dem Plan, wo sie punkten.
        [you-less] Weniger deiner Anführer bleiben auf dem Plan, wo sie punkten.
        [rival-more] Mehr Anführer deines Gegners bleiben auf dem Plan.
       *[rival-less] Weniger Anführer deines Gegners bleiben auf dem Plan.
    }
tigris-means-revolts = { $case ->
        [you-more] Deine Anführer stehen bei Aufständen stärker da.
        [you-less] Deine Anführer stehen bei Aufständen schwächer da.
        [rival-more] Die Anführer deines Gegners stehen bei Aufständen stärker da.
       *[rival-less] Die Anführer deines Gegners stehen bei Aufständen schwächer da.
    }
tigris-means-hand = { $case ->
        [you-more] Deine Plättchen auf der Hand sind besser zu gebrauchen.
        [you-less] Deine Plättchen auf der Hand sind schlechter zu gebrauchen.
        [rival-more] Dein Gegner kann seine Plättchen wohl besser gebrauchen.
       *[rival-less] Dein Gegner kann seine Plättchen wohl schlechter gebrauchen.
    }
tigris-means-monuments = { $case ->
        [you-more] Du hast mehr Aussicht auf Punkte aus Monumenten.
        [you-less] Du hast weniger Aussicht auf Punkte aus Monumenten.
        [rival-more] Dein Gegner hat mehr Aussicht auf Punkte aus Monumenten.
       *[rival-less] Dein Gegner hat weniger Aussicht auf Punkte aus Monumenten.
    }
tigris-means-wars = { $case ->
        [you-more] Du kannst in Kriegen mehr gewinnen.
        [you-less] Du kannst in Kriegen weniger gewinnen.
        [rival-more] Dein Gegner kann in Kriegen mehr gewinnen.
       *[rival-less] Dein Gegner kann in Kriegen weniger gewinnen.
    }
tigris-means-safety = { $case ->
        [you-more] Deine Anführer sind vor Kriegen sicherer.
        [you-less] Deinen Anführern drohen eher Kriege.
        [rival-more] Die Anführer deines Gegners sind vor Kriegen sicherer.
       *[rival-less] Den Anführern deines Gegners drohen eher Kriege.
    }
tigris-means-treasures = { $case ->
        [you-more] Du kommst Schätzen näher.
        [you-less] Du entfernst dich von Schätzen.
        [rival-more] Dein Gegner kommt Schätzen näher.
       *[rival-less] Dein Gegner entfernt sich von Schätzen.
    }
tigris-means-catastrophes = { $case ->
        [you-more] Du behältst deine Katastrophenplättchen.
        [you-less] Du verbrauchst deine Katastrophenplättchen.
        [rival-more] Dein Gegner behält seine Katastrophenplättchen.
       *[rival-less] Dein Gegner verbraucht seine Katastrophenplättchen.
    }
tigris-means-turn = { $case ->
        [you-more] Dir bleiben mehr Aktionen.
        [you-less] Dir bleiben weniger Aktionen.
        [rival-more] Deinem Gegner bleiben mehr Aktionen.
       *[rival-less] Deinem Gegner bleiben weniger Aktionen.
    }
tigris-means-balance = { $case ->
        [you-more] Deine schwächste Farbe holt auf, und nur die zählt am Ende.
        [you-less] Deine Farben entwickeln sich ungleich, und am Ende zählt nur die schwächste.
        [rival-more] Die schwächste Farbe deines Gegners holt auf.
       *[rival-less] Die Farben deines Gegners entwickeln sich ungleich; am Ende zählt nur die schwächste.
    }

## Was der Trainer hinzufügt
# $n temples beside a leader   $cell "F4"   $a, $b strengths in a war   $roles "kings"   $leader "Your king"   $kind "farms"

tigris-note-weakest = { $alone ->
        [yes] Es ist deine schwächste Farbe, und die zählt.
       *[no] Es ist eine deiner schwächsten Farben, und nur die schwächste zählt.
    }
tigris-note-strength = Berührt { $n } Tempel: das ist die Stärke bei einem Aufstand.
tigris-note-fresh = Dort gelegte { $kind } zählen für dich.
tigris-note-earns = { $leader } bekommt dann am Ende jedes deiner Züge einen Punkt von einem Monument.
tigris-note-earn-too = Ein Anführer deines Gegners auch.
tigris-note-cut = Ein Monument bringt deinem Gegner dann nichts mehr.
tigris-against-cut = { $leader } bekommt dann nichts mehr vom Monument.
tigris-against-earns = Ein Monument bringt dann deinem Gegner Punkte und dir nicht.
tigris-note-excess = { $n ->
        [0] Du gewinnst auch ohne: Diese wären vergeudet.
       *[other] Es braucht nur { $n }: Mehr wäre vergeudet.
    }
tigris-note-temples = { $leader } berührt dann { $n ->
        [one] einen Tempel
       *[other] { $n } Tempel
    }.
tigris-note-behind = { $leader } zählt dann { $n ->
        [one] ein Plättchen
       *[other] { $n } Plättchen
    } in einem Krieg.
tigris-note-war = Im Krieg der { $roles } steht es { $a } zu { $b }, ehe jemand Plättchen einsetzt; du hast { $held } dafür auf der Hand.
tigris-note-square = { $held ->
        [yes] Drei von einem Quadrat, und das vierte hast du auf der Hand: Damit darfst du ein Monument bauen.
       *[no] Drei von einem Quadrat: noch eins dieser Farbe, und du darfst ein Monument bauen.
    }
tigris-note-wasted = Dort liegt kein Plättchen: Sie sperrt nur das Feld. Du hast noch { $n }.
tigris-note-apart = Dann bringt dort kein Plättchen mehr einen Krieg der { $roles }, deine { $a } gegen { $b }.
tigris-note-splits = Was zusammenhing, fällt auseinander: Jeder Teil hat nur die Anführer, die in ihm stehen.
tigris-note-useless = Keiner deiner Anführer auf dem Brett punktet damit.
tigris-note-treasure = { $n ->
        [one] Bringt einen Schatz.
       *[other] Bringt { $n } Schätze.
    }
tigris-note-ahead = Damit liegst du vorn, bis dein Gegner antwortet.
tigris-note-more = Du liegst auch ohne vorn; diese sind gegen das, was dein Gegner noch einsetzt.
tigris-note-won = Damit gewinnst du.
tigris-note-lost = Das kannst du nicht gewinnen: Es bräuchte { $n }.
tigris-note-spared = Um vorn zu liegen, bräuchte es { $n }: Hier sind sie auf der Hand mehr wert.
tigris-care-gone-king = Dein König nimmt { $kind } noch dort, wo kein Anführer dieser Farbe steht.
tigris-care-gone = So bringen dir { $kind } keine Punkte mehr.
tigris-note-treasure-next = Noch ein Plättchen auf { $cell } bringt dir dann einen Schatz.
tigris-against-treasure = Damit nimmt der Händler eines Gegners einen Schatz.
tigris-against-treasure-next = Ein Plättchen auf { $cell } bringt dann dem Händler deines Gegners einen Schatz.
tigris-against-treasure-open = Dann liegen zwei Schätze in einem Königreich ohne Händler: Der deines Gegners kann kommen und einen nehmen.
tigris-against-gives = Damit gewinnt nur dein Gegner Punkte.
tigris-note-ends = Damit endet die Partie.
tigris-care-bag = { $n ->
        [one] Im Beutel liegt nur noch ein Plättchen: Die Partie endet, wenn eine Hand nicht voll wird.
       *[other] Im Beutel liegen nur noch { $n } Plättchen: Die Partie endet, wenn eine Hand nicht voll wird.
    }
tigris-care-war = Vorsicht: Ein Plättchen auf { $cell } brächte einen Krieg der { $roles }, deine { $a } gegen { $b }.
tigris-care-revolt = { $n ->
        [0] { $leader } auf { $cell } berührt keinen Tempel, der zählt: Ein Rivale mit einem, neben sich oder auf der Hand, vertreibt ihn.
       *[1] { $leader } auf { $cell } berührt nur einen Tempel: Ein Rivale mit zweien, neben sich oder auf der Hand, vertreibt ihn.
    }
tigris-care-kind = { $colour ->
        [red] Tempel
        [black] Siedlungen
        [blue] Farmen
       *[green] Märkte
    }
tigris-against-home = { $leader } muss vom Brett.
tigris-care-guest = Ein Anführer deines Rivalen steht auf { $cell } in deinem Königreich: { $kind } zählen dort für ihn.
tigris-care-weakest = Am Ende zählt nur deine schwächste Farbe: { $kind }, { $n }.
tigris-care-treasures = Mit deinen Schätzen sind es { $n }.
