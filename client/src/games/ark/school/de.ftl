### Die Schule der Bundeslade

ark-school-A1-title = Ein Plättchen
ark-school-A1 = Lege dein Plättchen neben das Startplättchen. Straße trifft auf Straße, Weide auf Weide, Stadt auf Stadt.
ark-school-A1-help = Wähle eine markierte Stelle, und bestätige.
ark-school-A1-done = Niemand kann es mehr bewegen. Das Land wächst, bis alle 72 Plättchen liegen.

ark-school-A2-title = Drehen
ark-school-A2 = Das ist eine Kurve. Wähle eine markierte Stelle. Tippst du das Plättchen dort an, dreht es sich.
ark-school-A2-help = Wähle eine markierte Stelle. Tippe das Plättchen dort an, bis es liegt wie gewünscht, und bestätige.
ark-school-A2-done = Ein Plättchen kann mehrfach passen: Dreh es so, dass bei dir etwas wächst. Passt es nirgends, kommt es aus dem Spiel.

ark-school-A3-title = Ein Gefolgsmann
ark-school-A3 = Setze einen Gefolgsmann auf das neue Plättchen: auf die Straße oder auf eine Weide. Auf der Straße bleibt er, bis sie fertig ist.
ark-school-A3-help = Wähle einen Platz auf dem Plättchen oder einen der Knöpfe, und bestätige.
ark-school-A3-done = Ist die Straße fertig, bringt jedes Plättchen einen Punkt, und er kommt zurück. Du hast sieben: Lass keine Straße lange offen.
ark-school-A3-field = Er liegt dort bis zum Ende, dann zählt die Weide. Du hast sieben Gefolgsleute: Leg am Anfang wenige hin.
ark-school-A3-nobody = Auch das geht: Alle sieben sind noch bei dir. Versuche es auch mit einem Gefolgsmann.

ark-school-A4-title = Eine fertige Straße
ark-school-A4 = Dieser Straße fehlt ein Ende. Die Mauer einer Stadt ist eines: Mache die Straße fertig.
ark-school-A4-want = Hier soll deine Straße fertig werden. Dann bringt sie Punkte, und dein Gefolgsmann kommt heim.
ark-school-A4-help = Wähle die Stelle am Ende der Straße, und bestätige. Drücke dann Nichts, und bestätige.
ark-school-A4-laid = Die Straße ist fertig. Setze jetzt einen Gefolgsmann, oder belass es dabei. Die Punkte kommen danach.
ark-school-A4-done = Vier Plättchen und eine Oase: 5 Punkte. Dein Gefolgsmann ist zurück, frei für die nächste Straße oder Stadt.

ark-school-A5-title = Eine fertige Stadt
ark-school-A5 = Eine Seite deiner Stadt ist noch offen. Lege das Plättchen, das sie schließt.
ark-school-A5-want = Hier soll deine Stadt geschlossen werden. Erst dann bringt sie die vollen Punkte.
ark-school-A5-help = Wähle die Stelle nördlich deiner Stadt, und bestätige. Drücke dann Nichts. Danach kommt die Bundeslade, eine neue Figur: Wähle ein Plättchen für sie.
ark-school-A5-laid = Sie ist geschlossen, dein Gefolgsmann steht darin. Setze noch einen auf die Weide, oder belass es dabei: Danach kommen die Punkte.
ark-school-A5-ark = Zwei Punkte je Plättchen und zwei für die Schriftrolle: 8. Die erste fertige Stadt der Partie bringt die Bundeslade. Wo beginnt sie?
ark-school-A5-done = Die Bundeslade ist im Spiel. Von nun an kannst du sie bewegen, statt einen Gefolgsmann zu setzen: vorbei an deinen Figuren.

ark-school-A6-title = Der Prophet
ark-school-A6 = Diese Stadt ist fertig, und niemand ist darin. Ein Gefolgsmann macht 8 Punkte daraus. Der Prophet macht 16, einmal in der Partie.
ark-school-A6-want = Hier soll jemand von dir in die Stadt. Leer bringt sie niemandem etwas.
ark-school-A6-help = Wähle den Propheten, und bestätige. Wähle dann ein Plättchen für die Bundeslade, und bestätige.
ark-school-A6-ark = Die erste fertige Stadt der Partie bringt die Bundeslade. Wo beginnt sie?
ark-school-A6-done = 16 Punkte, und dein Prophet ist ausgeschieden.
ark-school-A6-follower = 8 Punkte, und dein Prophet ist noch bei dir. Er wartet auf eine größere Stadt.

ark-school-A7-title = Besetzt
ark-school-A7 = Jonas hat in dieser Stadt schon einen Gefolgsmann. Tippe die Stadt trotzdem an, dann nimm, was frei ist.
ark-school-A7-want = Hier soll ein Gefolgsmann dorthin, wo noch niemand ist. Wo schon jemand steht, darf sonst niemand hin.
ark-school-A7-help = Tippe die Stadt auf deinem neuen Plättchen an: Sie ist besetzt. Wähle dann Straße oder Weide, und bestätige.
ark-school-A7-done = Du kommst trotzdem hinein: Baue eine eigene Stadt und verbinde die beiden. Dann punktet, wer darin mehr Figuren hat; bei gleich vielen beide.

ark-school-A8-title = Der Weg der Lade
ark-school-A8 = Drücke auf Lade: Sie geht bis zu fünf Plättchen weit. Jede Figur am Weg bringt ihrem Besitzer einen Punkt. Führe sie an deinen beiden Gefolgsleuten vorbei.
ark-school-A8-want = Hier soll die Bundeslade an deinen beiden Gefolgsleuten vorbei. Jeder bringt dir einen Punkt.
ark-school-A8-help = Drücke Lade, dann das Plättchen deines zweiten Gefolgsmanns. Wähle den Weg, der nur dir Punkte bringt, und bestätige.
ark-school-A8-done = Zwei Punkte für dich, keiner für Jonas.
ark-school-A8-both = Zwei Punkte für dich, einer für Jonas. Es gab einen Weg um ihn herum.

ark-school-A9-title = Ein Tempel
ark-school-A9 = Ein Tempel ist mit vier Nachbarn fertig: Lege den vierten. Wer auf den fünf Plättchen die meisten Figuren hat, bekommt 7 Punkte.
ark-school-A9-want = Hier soll das vierte Plättchen an den Tempel. Damit bringt der Tempel Punkte.
ark-school-A9-help = Wähle die Stelle südlich des Tempels, und bestätige. Wähle dann einen Platz für einen Gefolgsmann, und bestätige.
ark-school-A9-laid = Du und Jonas habt je eine Figur rund um den Tempel. Setze einen Gefolgsmann auf dein Plättchen.
ark-school-A9-done = Zwei zu eins: 7 Punkte. Tempel schicken niemanden nach Hause. Ist einer am Ende nicht fertig, bringt er 3.
ark-school-A9-level = Eins zu eins: Ihr bekommt beide 7. Mit einem Gefolgsmann auf deinem Plättchen wären sie nur deine.

ark-school-A10-title = Schafe und Wölfe
ark-school-A10 = Das war das letzte Plättchen. Jetzt zählen die Weiden: zwei Punkte je Schaf, und jeder Wolf holt ein Schaf. Setze niemanden, oder eine Figur auf die Straße.
ark-school-A10-want = Hier ist die Frage: niemand oder die Straße?
ark-school-A10-help = Drücke Nichts, oder wähle die Straße, und bestätige.
ark-school-A10-road = Drei Schafe, ein Wolf: 4 Punkte. Die unfertige Straße aus vier Plättchen bringt noch 4: Du gewinnst 28 zu 21.
ark-school-A10-done = Drei Schafe, ein Wolf: 4 Punkte, und du gewinnst 24 zu 21.

ark-school-A11-title = Die letzte Figur
ark-school-A11 = Das letzte Plättchen liegt, und ein Gefolgsmann darf noch hinaus. Unfertige Straßen und Städte zählen einen Punkt je Plättchen, Oase und Schriftrolle. Wo steht er am besten?
ark-school-A11-want = Hier ist die Frage: die Straße, die Stadt oder die Weide mit den Schafen? Der Prophet verdoppelt nur fertige Städte.
ark-school-A11-help = Südlich der Straße grasen zwei Schafe, jedes zwei Punkte wert. Wähle diese Weide, und bestätige.
ark-school-A11-done = Die Weide bringt 4, die Straße 2, die Stadt 1.
ark-school-A11-less = Da ist mehr drin. Die Straße bringt 2, die Stadt 1, zwei Schafe auf der Weide 4.

## Worauf der Trainer der ersten Partie hinweist

ark-coach-prophet = Ein Prophet verdoppelt seine Stadt, aber nur einmal: Danach scheidet er aus.
ark-coach-walk = Die Bundeslade geht bis zu fünf Plättchen weit, und wer am Weg steht, bekommt einen Punkt.
ark-coach-enters = Die erste fertige Stadt bringt die Bundeslade: Du darfst sie bewegen, statt einen Gefolgsmann zu setzen.
ark-coach-temple = Der Tempel ist fertig: Die meisten Figuren auf den fünf Plättchen bringen 7 Punkte.
ark-coach-temple-drawn = Mit vier Nachbarn ist ein Tempel fertig: Die meisten Figuren auf seinen Plättchen bringen 7 Punkte.
ark-coach-field = Ein Gefolgsmann auf einer Weide bleibt bis zum Ende: 2 Punkte je Schaf, abzüglich der Wölfe.
ark-coach-city = Eine fertige Stadt bringt zwei Punkte je Plättchen und Schriftrolle, und ihre Gefolgsleute kommen zurück.
ark-coach-road = Eine fertige Straße bringt einen Punkt je Plättchen und Oase, und ihre Gefolgsleute kommen zurück.
