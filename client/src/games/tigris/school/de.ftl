### Die Schule von Euphrat & Tigris

tigris-school-T1-title = Das Tal
tigris-school-T1 = Zehn Tempel stehen zwischen zwei Flüssen, jeder mit einem Schatz. Du punktest in vier Farben. Am Ende zählt nur deine schwächste Farbe.
tigris-school-T1-rivers = Das sind die Flüsse. Dorthin kommen Farmen, alles andere kommt an Land.
tigris-school-T1-leaders = Du hast vier Anführer: Priester (rot), König (schwarz), Bauer (blau) und Händler (grün). Deine sechs Plättchen siehst nur du: Tempel, Siedlungen, Farmen und Märkte, in denselben Farben.

tigris-school-T2-title = Ein Anführer
tigris-school-T2 = Setze deinen König, den schwarzen Anführer, neben einen Tempel. Wähle den Stein, dann das Feld, und bestätige.
tigris-school-T2-want = Hier geht es um deinen König, den schwarzen Anführer. Er punktet, wo dir ein anderer Anführer fehlt.
tigris-school-T2-help = Wähle den König unter deinen Anführern, dann ein freies Landfeld neben einem Tempel. Bestätige.
tigris-school-T2-done = Plättchen mit einem Anführer sind ein Königreich. Wer dort den Anführer einer Farbe hat, punktet für ihre Plättchen.

tigris-school-T3-title = Ein Plättchen punktet
tigris-school-T3 = Lege eine Siedlung, ein schwarzes Plättchen, neben dein Königreich. Ecken berühren sich nicht.
tigris-school-T3-want = Hier geht es um eine Siedlung, ein schwarzes Plättchen, neben deinem Königreich.
tigris-school-T3-help = Wähle dein schwarzes Plättchen, dann ein Landfeld neben König oder Tempel, etwa G4. Bestätige.
tigris-school-T3-done = Ein Siedlungspunkt, denn dein König ist im Königreich. Dein Zug ist vorbei, und deine Hand wird auf sechs aufgefüllt. Die Zahl am König zählt dessen Siedlungen.

tigris-school-T4-title = Der König springt ein
tigris-school-T4 = Du hast hier keinen Händler. Lege trotzdem einen Markt, ein grünes Plättchen.
tigris-school-T4-want = Hier geht es um einen Markt, ein grünes Plättchen, neben deinem Königreich.
tigris-school-T4-help = Wähle ein grünes Plättchen, dann ein Landfeld neben deinem Königreich, etwa G3. Bestätige.
tigris-school-T4-done = Der König springt für jeden fehlenden Anführer ein, aber nur beim Legen von Plättchen.

tigris-school-T5-title = Ein ganzer Zug
tigris-school-T5 = Ein Zug sind zwei Aktionen. Setze deinen Bauern, dann punkte mit ihm für eine Farm. Farmen kommen auf Flussfelder.
tigris-school-T5-want = Hier geht es um den Bauern auf F2, dann um eine Farm am Fluss daneben. Dann punktet die Farm für ihn.
tigris-school-T5-want-now = Hier geht es um eine Farm am Fluss neben dem Bauern: Er punktet dafür.
tigris-school-T5-help = Wähle den Bauern, dann F2, und bestätige. Wähle dann ein blaues Plättchen und E3, und bestätige.
tigris-school-T5-now = Jetzt die zweite Aktion: Lege eine Farm an den Fluss neben dem Königreich deines Bauern.
tigris-school-T5-done = Ein Farmpunkt, und der nächste ist am Zug. Auch einen Anführer zu versetzen oder zurückzunehmen ist eine Aktion.
tigris-school-T5-turned = Dein König ist eingesprungen und bekam den Punkt. Hier soll der Bauer zuerst kommen: Dann bekommt er ihn selbst.
tigris-school-T5-other = Zwei Aktionen, und der nächste ist am Zug. Versuche es auch mit dem Bauern.

tigris-school-T6-title = Aufstand
tigris-school-T6 = Ein Königreich trägt von jeder Farbe einen Anführer. Ein zweiter ist ein Aufstand: Tempel neben ihnen zählen.
tigris-school-T6-king = Jonas hat hier den König, neben einem Tempel. Setze deinen auf G4, neben zwei. Die Zahl am Anführer zählt in Kriegen, nicht hier.
tigris-school-T6-now = Setze jetzt Tempel deiner Hand ein, dann tut es Jonas. Gleichstand ist seiner, und Eingesetztes ist weg.
tigris-school-T6-want = Hier geht es um deinen König auf G4. Neben zwei Tempeln ist er stärker als neben einem.
tigris-school-T6-help = Wähle den König, dann G4, und bestätige. Nimm dann einen Tempel dazu, und setze ihn ein.
tigris-school-T6-done = 3 zu 2: Sein König kommt vom Brett, und du bekommst einen Tempelpunkt.
tigris-school-T6-more = 4 zu 2: Sein König kommt vom Brett. Ein Tempel hätte gereicht.
tigris-school-T6-tie = 2 zu 2. Bei Gleichstand gewinnt der Verteidiger. Ein Tempel hätte gereicht.

tigris-school-T7-title = Krieg
tigris-school-T7 = Lege einen Tempel auf I4: Er verbindet zwei Königreiche. Zwei Könige: Das ist Krieg, und auf jeder Seite zählen Siedlungen. Es steht 2 zu 2, und du hast zwei weitere Siedlungen.
tigris-school-T7-want = Hier geht es um den Tempel auf I4, und dann um Siedlungen, die du einsetzt. Ohne sie bleibt es gleich, und dann gewinnt er.
tigris-school-T7-want-now = Hier geht es um Siedlungen, die du einsetzt. Ohne sie bleibt es gleich, und dann gewinnt er.
tigris-school-T7-help = Wähle ein rotes Plättchen, dann I4, und bestätige. Nimm dann beide Siedlungen dazu, und setze sie ein.
tigris-school-T7-now = Krieg: Du hast die Königreiche verbunden, also greifst du an. Nimm beide Siedlungen aus der Hand dazu: Ein Gleichstand gehört ihm.
tigris-school-T7-done = 4 zu 3: Sein König und zwei Siedlungen gehen, jedes ein Siedlungspunkt für dich.
tigris-school-T7-tie = 3 zu 3 gewinnt der Verteidiger. Du hast den König und zwei Siedlungen verloren.

tigris-school-T8-title = Ein Monument
tigris-school-T8 = Vollende auf H5 das Quadrat aus vier Siedlungen.
tigris-school-T8-now = Wähle ein Monument und baue es. Am Ende deiner Züge bezahlt es deine Anführer seiner zwei Farben.
tigris-school-T8-want = Hier geht es um eine Siedlung auf H5, und dann um das Monument: Baue es.
tigris-school-T8-want-now = Hier geht es um das Monument: Baue es. Es bringt Zug um Zug Punkte.
tigris-school-T8-help = Wähle ein schwarzes Plättchen, dann H5, und bestätige. Wähle dann ein Monument und baue es.
tigris-school-T8-done = Vier Siedlungen im Quadrat können ein Monument werden. Jetzt oder nie: Später ist es zu spät.

tigris-school-T9-title = Einkommen
tigris-school-T9 = Dein König und dein Priester sind im Königreich eines rot-schwarzen Monuments. Beende deinen Zug und sieh hin.
tigris-school-T9-want = Hier sollst du deinen Zug gleich beenden. Das Monument zahlt am Ende, was du auch vorher tust.
tigris-school-T9-help = Drücke Beenden, und bestätige.
tigris-school-T9-done = Ein Tempelpunkt und ein Siedlungspunkt, am Ende jedes deiner Züge.

tigris-school-T10-title = Schätze
tigris-school-T10 = Kommen zwei Schätze in ein Königreich, nimmt dessen Händler alle bis auf einen. Verbinde die beiden Tempel: Lege irgendein Plättchen auf K2.
tigris-school-T10-want = Hier geht es um ein Plättchen auf K2. Es verbindet die beiden Schätze.
tigris-school-T10-help = Wähle ein schwarzes Plättchen, dann K2, und bestätige. Wähle dann, welcher Schatz liegen bleibt.
tigris-school-T10-now = Dein Händler nimmt einen Schatz. Wähle, welcher auf dem Brett bleibt.
tigris-school-T10-done = Ein Schatz zählt für jede Farbe, also füllt er deine schwächste auf.

tigris-school-T11-title = Katastrophe
tigris-school-T11 = Ein Anführer ohne Tempel neben sich kommt vom Brett. Zweimal pro Partie darfst du ein Feld zerstören. Lege eine Katastrophe, das rissige Plättchen, auf J5.
tigris-school-T11-want = Hier geht es um die Katastrophe auf J5. Der König dort hat keinen anderen Tempel.
tigris-school-T11-help = Wähle ein Katastrophenplättchen, dann J5, und bestätige.
tigris-school-T11-done = Kein Tempel, kein König. Das Feld bleibt für immer tot.

tigris-school-T12-title = Tausch
tigris-school-T12 = Fünf Siedlungen und eine Farm: Daraus werden keine vier Farben. Tausche, was du willst.
tigris-school-T12-want = Hier sollst du Plättchen tauschen. Siedlungen allein heben nie deine schwächste Farbe.
tigris-school-T12-help = Drücke Tauschen, wähle die Plättchen, die gehen, und bestätige.
tigris-school-T12-done = Die anderen sehen, wie viele Plättchen du getauscht hast, aber nicht welche. Eine Farbe, die du nur einmal hast, behältst du besser.

tigris-school-T13-title = Die schwächste Farbe
tigris-school-T13 = Deine Punkte: rot 4, schwarz 6, blau 2, grün 3. Ein Plättchen noch. Welches?
tigris-school-T13-want = Hier ist die Frage: eine Farm am Fluss oder eine Siedlung auf G4?
tigris-school-T13-help = Farmen sind deine schwächste Farbe. Wähle das blaue Plättchen, dann E3, und bestätige.
tigris-school-T13-done = Deine schwächste hat jetzt 3. Eine siebte Siedlung hätte nichts geändert. Schluss ist, wenn zwei Schätze übrig sind oder der Beutel leer ist.
tigris-school-T13-seventh = Sieben Siedlungspunkte, aber Farmen sind am schwächsten, noch immer 2. Nur eine Farm ändert das.

## Worauf der Trainer der ersten Partie hinweist

tigris-coach-war = Ein Plättchen verband zwei Königreiche mit Anführern einer Farbe: Plättchen dieser Farbe entscheiden.
tigris-coach-revolt = Zwei Anführer einer Farbe stehen in einem Königreich: Tempel neben ihnen entscheiden.
tigris-coach-monument = Vier Plättchen einer Farbe im Quadrat dürfen ein Monument werden, aber nur sofort.
tigris-coach-income = Am Ende eines Zuges bringen Monumente den Anführern ihrer Farben im Königreich Punkte.
tigris-coach-treasure = Treffen sich Schätze, nimmt der Händler alle bis auf einen, die in gerahmten Ecken zuerst.
tigris-coach-catastrophe = Eine Katastrophe zerstört ein Feld für immer; jeder von euch hat zwei.
tigris-coach-swap = Auch Tauschen ist eine Aktion, und niemand sieht, was du abgegeben hast.
