### The Ark of the Covenant: what an answer means to a learner and to their one rival, part by part of what it is judged by
# $case whose part it is, and whether there is more of it: you-more, you-less, rival-more, rival-less   $more "about 3 points more", $fewer "about 3 points fewer"

ark-bring-cities = Städte bringen
ark-bring-roads = Straßen bringen
ark-bring-fields = Weiden bringen
ark-bring-temples = Tempel bringen
ark-means-prophet = { $case ->
        [you-more] Dein Prophet, der eine Stadt verdoppelt, bringt dir { $more }.
        [you-less] Dein Prophet, der eine Stadt verdoppelt, bringt dir { $fewer }.
        [rival-more] Der Prophet bringt deinem Gegner { $more }.
       *[rival-less] Der Prophet bringt deinem Gegner { $fewer }.
    }
ark-means-ark = { $case ->
        [you-more] Die Bundeslade bringt dir { $more }.
        [you-less] Die Bundeslade bringt dir { $fewer }.
        [rival-more] Die Bundeslade bringt deinem Gegner { $more }.
       *[rival-less] Die Bundeslade bringt deinem Gegner { $fewer }.
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

## Was der Trainer hinzufügt
# $n followers at home; tiles still to come

ark-care-followers = { $n ->
        [0] Alle deine Gefolgsleute sind unterwegs. Auf Straßen und in Städten kehren sie heim, wenn diese fertig sind; auf Weiden bleiben sie.
        [2] Zwei Gefolgsleute bleiben dir noch. Auf Straßen und in Städten kehren sie heim, wenn diese fertig sind; auf Weiden bleiben sie.
       *[one] Ein Gefolgsmann bleibt dir noch. Auf Straßen und in Städten kehren sie heim, wenn diese fertig sind; auf Weiden bleiben sie.
    }
ark-care-tiles = { $n ->
        [0] Es kommt kein Plättchen mehr. Unfertiges bringt einen Punkt je Plättchen.
        [one] Ein Plättchen kommt noch. Unfertiges bringt dann einen Punkt je Plättchen.
       *[other] { $n } Plättchen kommen noch. Unfertiges bringt dann einen Punkt je Plättchen.
    }
# $kind wovon die Rede ist; $n Punkte; $whose wer dort die meisten Figuren hat; $you, $rival Punkte
ark-care-behind = { $kind ->
        [city] In einer Stadt, in der du stehst, hat dein Gegner mehr Figuren: So bekommst du nichts für sie.
        [road] Auf einer Straße, auf der du stehst, hat dein Gegner mehr Figuren: So bekommst du nichts für sie.
       *[field] Auf einer Weide, auf der du stehst, hat dein Gegner mehr Figuren: So bekommst du nichts für sie.
    } Hinein kommt niemand mehr; nur ein weiterer Gefolgsmann, dessen Teil du anschließt, ändert das.
ark-care-shared = { $kind ->
        [city] Du teilst eine Stadt mit deinem Gegner: Bei gleich vielen Figuren wertet jeder sie voll.
        [road] Du teilst eine Straße mit deinem Gegner: Bei gleich vielen Figuren wertet jeder sie voll.
       *[field] Du teilst eine Weide mit deinem Gegner: Bei gleich vielen Figuren wertet jeder sie voll.
    } Wer noch eine anschließt, wertet sie allein.
ark-care-temple = Rund um einen Tempel fehlt ein Plättchen. Dann bekommt { $n } Punkte, wer auf seinen fünf Plättchen die meisten Figuren hat: { $whose ->
        [you] Das wärst du, { $own } zu { $theirs }.
        [other] Das wäre dein Gegner, { $theirs } zu { $own }.
        [shared] Es steht { $own } zu { $theirs }, also ihr beide.
       *[free] Noch steht dort niemand.
    } Wer dieses Plättchen legt, kann noch eine Figur dazustellen; wer auf einer Straße oder in einer Stadt steht, die dabei fertig wird, geht vorher heim.
ark-care-nearly = Ein Plättchen fehlt { $kind ->
        [city] an deiner Stadt: Fertig bringt sie mindestens { $n }
       *[road] an deiner Straße: Fertig bringt sie mindestens { $n }
    }{ $home ->
        [yes] , und dein Gefolgsmann kommt heim.
       *[no] .
    }
ark-care-threat = { $kind ->
        [city] Ein Plättchen fehlt an der Stadt deines Gegners: Fertig bringt sie ihm mindestens { $n }.
       *[road] Ein Plättchen fehlt an der Straße deines Gegners: Fertig bringt sie ihm mindestens { $n }.
    } Ein anderes Plättchen daneben kann sie offen halten.
ark-care-field = Eine Weide deines Gegners ist am Ende { $n } wert. Wölfe machen sie kleiner; ein Gefolgsmann, dessen Weide sich mit ihr verbindet, hat teil daran.
ark-care-foreign = Die Stadt deines Gegners wird { $n } oder mehr bringen. Eine kleine Stadt von dir daneben, später mit ihr verbunden, bekäme all das auch.
ark-care-event = { $how ->
        [1] Dein Gegner liegt jetzt { $n } vorn.
        [0] Es steht jetzt gleich.
       *[other] Du liegst noch { $n } vorn.
    }
ark-care-prophet = Dein Prophet ist noch zu Hause. In einer Stadt verdoppelt er die Punkte, wenn sie fertig wird, einmal im Spiel: Nimm eine, die noch wächst.
ark-care-prophet-late = { $n ->
        [one] Dein Prophet ist noch zu Hause, und ein Plättchen kommt noch. Nur eine fertige Stadt wird verdoppelt.
       *[other] Dein Prophet ist noch zu Hause, und { $n } Plättchen kommen noch. Nur eine fertige Stadt wird verdoppelt.
    }
ark-care-stands = Wäre das Spiel jetzt zu Ende, hättest du mit allem Unfertigen und den Weiden { $you } Punkte, dein Gegner { $rival }.
ark-note-shared = { $kind ->
        [city] Ihr würdet die Stadt teilen: Jeder wertet sie voll.
        [road] Ihr würdet die Straße teilen: Jeder wertet sie voll.
       *[field] Ihr würdet die Weide teilen: Jeder wertet sie voll.
    }
ark-note-ahead = { $kind ->
        [city] In der Stadt hast du dann mehr Figuren: Dein Gegner bekommt nichts für sie.
        [road] Auf der Straße hast du dann mehr Figuren: Dein Gegner bekommt nichts für sie.
       *[field] Auf der Weide hast du dann mehr Figuren: Dein Gegner bekommt nichts für sie.
    }
ark-note-behind = { $kind ->
        [city] In der Stadt hat dein Gegner dann mehr Figuren: Du bekommst nichts für sie.
        [road] Auf der Straße hat dein Gegner dann mehr Figuren: Du bekommst nichts für sie.
       *[field] Auf der Weide hat dein Gegner dann mehr Figuren: Du bekommst nichts für sie.
    }
ark-note-grown = { $kind ->
        [city] Die Stadt
       *[road] Die Straße
    } bringt fertig mindestens { $n }: { $open ->
        [one] eine Lücke
       *[other] { $open } Lücken
    }, { $fit ->
        [0] doch kein Plättchen, das noch kommt, passt.
        [one] und ein Plättchen, das noch kommt, passt.
       *[other] und { $fit } der Plättchen, die noch kommen, passen.
    }
ark-note-temple = Er zählt auch für den Tempel dort: { $whose ->
        [you] Rundum hast dann du die meisten Figuren.
        [shared] Rundum steht es dann gleich.
       *[other] Rundum hat dein Gegner immer noch mehr.
    }
ark-note-last = Es ist dein letzter Gefolgsmann: Danach hast du keinen, bis einer heimkommt.
ark-note-walk = Sie verlässt die Figuren deines Gegners: { $b } statt { $a } sind höchstens { $n } Schritte entfernt, falls er sie als Nächster bewegt.
ark-note-spares = Dieses Plättchen bietet einem Gefolgsmann wenig: Behalte deinen lieber für ein späteres.
# $n points of what is finished, or of a field as it lies
ark-then-follower = { $kind ->
        [city] Gefolgsmann in die Stadt, fertig mindestens { $n } Punkte
        [road] Gefolgsmann auf die Straße, fertig mindestens { $n } Punkte
       *[field] Gefolgsmann auf die Weide, so wie sie liegt am Ende { $n } Punkte
    }
ark-brings = { $kind ->
        [city] So wie sie liegt, bringt die Stadt nur { $n } Punkte, wenn sie nicht wächst.
        [road] So wie sie liegt, bringt die Straße nur { $n } Punkte, wenn sie nicht wächst.
       *[field] So wie die Weide liegt, bringt sie { $n } Punkte, und der Gefolgsmann bleibt dort.
    }
ark-note-leaves = Worauf er steht, wird fertig: Er geht heim, bevor der Tempel zählt.
