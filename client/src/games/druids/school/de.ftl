### Die Schule des Druidenwalzers

druids-school-D1-title = Zwei Kulte
druids-school-D1 = Du bist die Sonne. Deine vier Bäume stehen unten, die des Mondes oben. Wer zwei Bäume verliert, verliert die Partie.
druids-school-D1-spirits = An jedem Baum liegt ein Baumgeist: seine Karte, von 1 bis 5. Die Scheibe zählt den Stapel. Die Sterne sind die Nummer des Baums.
druids-school-D1-druids = An drei Bäumen jedes Kults steht ein Druide. Er ist so stark wie der Baumgeist an seinem Baum.

druids-school-D2-title = Druiden
druids-school-D2 = Stelle deine drei Druiden auf. Der Mond hat schon gesetzt. Gleiche Farben kämpfen gegeneinander: Orange, Schwarz und Violett.
druids-school-D2-help = Wähle einen Baum und bestätige: zuerst Orange, dann Schwarz, dann Violett.
druids-school-D2-done = Ein Baum bleibt frei. Jeder Druide hat einen Gegner, und der stärkere Baumgeist gewinnt: stark gegen schwach.
druids-school-D2-weak = Ein Druide steht auf einem schwächeren Baumgeist als sein Gegner: Er würde gleich verlieren. Sieh es dir noch einmal an.

druids-school-D3-title = Drei Kämpfe
druids-school-D3 = Ein Walzer: Lege eine deiner 4er auf Sonne 3, den Baum mit drei Sternen. Dann kämpfen die Druiden, Farbe gegen Farbe.
druids-school-D3-want = Hier geht es um die 4 auf Sonne 3.
druids-school-D3-help = Wähle die 4 in deiner Hand, dann Sonne 3, und bestätige.
druids-school-D3-now = Jetzt kämpfen die Druiden, Paar um Paar.
druids-school-D3-done = Orange gewann, also bekommt Mond 1 ein Kultzeichen. Die siegreiche 5 ist verbraucht: Sie geht auf deine Kulttafel, die mit der Sonne. Auch wenn dein Gegner tanzt, kämpfen die Druiden.

druids-school-D4-title = Der Tanz
druids-school-D4 = Spiele die 5 auf Sonne 4. Jede andere 5 an Bäumen tanzt vier Plätze: vier Sterne. Der Pfeil deiner 5 zeigt wohin; Kulttafeln sind auch Plätze.
druids-school-D4-want = Hier geht es um die 5 auf Sonne 4.
druids-school-D4-help = Wähle die 5 in deiner Hand, dann Sonne 4, und bestätige.
druids-school-D4-now = Jetzt kämpfen die Druiden.
druids-school-D4-done = Eine 5 kam auf deine Tafel, eine auf Sonne 2. Dort gewann sie den Kampf von Orange, 5 zu 3. Danach war sie verbraucht, wie jeder Sieger.

druids-school-D5-title = Der Bannring
druids-school-D5 = Violett würde 2 zu 5 verlieren. Wo du spielst, liegt der Bannring: Dieser Druide und sein Gegner setzen aus. Wohin kommt die 1?
druids-school-D5-want = Hier geht es bei der 1 um den Bannring: Welcher Druide soll aussetzen?
druids-school-D5-help = Violett steht an Sonne 4. Spiele die 1 dorthin, dann kämpft Violett nicht.
druids-school-D5-now = Jetzt kämpfen die Druiden.
druids-school-D5-done = Violett setzte aus, Orange und Schwarz gewannen.
druids-school-D5-fought = Violett kämpfte und nahm ein Kultzeichen. Auf Sonne 4 hätte es ausgesetzt.

druids-school-D6-title = Sechs Kultzeichen
druids-school-D6 = Mond 1 hat fünf Kultzeichen. Noch ein gewonnener Kampf, und der Baum gehört dir. Spiele die 1 auf Sonne 3, dann kämpfen alle.
druids-school-D6-want = Hier geht es um die 1 auf Sonne 3, deinen freien Baum. Auf einem anderen Baum würde der Druide dort aussetzen.
druids-school-D6-help = Wähle die 1 in deiner Hand, dann Sonne 3, und bestätige.
druids-school-D6-now = Jetzt kämpfen die Druiden.
druids-school-D6-done = Du hast Mond 1 erobert. Sein Druide ging auf den freien Baum des Mondes. Dem Mond bleiben drei Bäume, jeder mit einem Druiden.

druids-school-D7-title = Ein Baum ohne Baumgeist
druids-school-D7 = An Sonne 1 liegt kein Baumgeist: Der letzte gewann einen Kampf. Bringe in diesem Zug einen hin, sonst verlierst du den Baum.
druids-school-D7-want = Hier geht es um einen Baumgeist auf Sonne 1. Anderswo rettet er den Baum nicht.
druids-school-D7-help = Wähle die 1 in deiner Hand, dann Sonne 1, und bestätige.
druids-school-D7-now = Jetzt kämpfen die Druiden.
druids-school-D7-done = An Sonne 1 liegt wieder ein Baumgeist, der Baum bleibt dir. Ohne einen kämpft sein Druide mit 0, und jeder Sieg verbraucht einen.
druids-school-D7-danced = Sonne 1 ist gerettet, aber deine 5 auf Sonne 2 tanzte weg, und Orange verlor. Was täte die 1?
druids-school-D7-lost = Der Baum ist verloren. Nur ein Walzer bringt einen Baumgeist dorthin. Sieh es dir noch einmal an.

druids-school-D8-title = Der Sprung
druids-school-D8 = Dein orangefarbener Druide steht auf einer 1, und Sonne 1 hat fünf Kultzeichen. Lass ihn auf deinen freien Baum springen.
druids-school-D8-want = Hier soll der orangefarbene Druide auf eine 5 springen. Nach einem Walzer steht er noch am bedrohten Baum.
druids-school-D8-help = Drücke Sprung, wähle den orangefarbenen Druiden an Sonne 1, und bestätige.
druids-school-D8-done = Dort hat er eine 5. Sonne 1 ist vor Kämpfen sicher, solange kein Druide dort steht. Ein Sprung ist ein ganzer Zug, ohne Kämpfe.

druids-school-D9-title = Rückzug
druids-school-D9 = Auf Sonne 2 ist eine 1 auf deine 5 getanzt. Drücke Rückzug, dann die 1: Sie kommt vom Baum.
druids-school-D9-want = Hier geht es um den Rückzug der 1 von Sonne 2. Die 5 darunter ist stärker.
druids-school-D9-help = Drücke Rückzug, wähle Sonne 2, und bestätige.
druids-school-D9-done = Sie liegt jetzt auf deiner Kulttafel, und Schwarz hat wieder die 5. Ein Rückzug ist ein ganzer Zug.

druids-school-D10-title = Die Hand
druids-school-D10 = Du hast nur eine schwache Karte, und mit jedem Walzer würdest du Kämpfe verlieren. Am Ende eines Zuges zieht eine leere Hand drei. Drücke Rückzug, dann die Karte in deiner Hand.
druids-school-D10-want = Hier geht es um den Rückzug der 1 aus deiner Hand. Ein Walzer mit ihr kostete dich Kämpfe.
druids-school-D10-help = Drücke Rückzug, wähle die 1 in deiner Hand, und bestätige.
druids-school-D10-done = Drei neue Baumgeister. Ist der Nachziehstapel leer, wird die Kulttafel zu einem neuen gemischt.

druids-school-D11-title = Sieg
druids-school-D11 = Mond 3 hat fünf Kultzeichen, aber zwischen seiner 5 und deiner steht es unentschieden. Finde den Walzer, der die Partie gewinnt.
druids-school-D11-want = Hier geht es um einen Walzer. Nur ein Kampf kann Mond 3 nehmen.
druids-school-D11-help = Der Pfeil deiner Karte lenkt die Tänzer. Drei Plätze von Sonne 4; ein verlorener Baum ist kein Platz.
druids-school-D11-now = Jetzt kämpfen die Druiden.
druids-school-D11-done = Die 3 tanzte auf Mond 3 und verdeckte die 5. Zwei Bäume verloren: Du gewinnst.
druids-school-D11-missed = Mond 3 ist nicht gefallen. Sieh nach, wohin die 3 von Sonne 4 tanzen könnte.

## Worauf der Trainer der ersten Partie hinweist

druids-coach-conquered = Ein Baum mit sechs Kultzeichen ist erobert, und wer zwei Bäume verliert, verliert die Partie.
druids-coach-starved = Ein Baum, der am Ende des Zuges seines Kults keinen Baumgeist hat, ist verloren.
druids-coach-driven = Ein Druide darf auf seinen freien Baum springen; von einem verlorenen muss er dorthin.
druids-coach-shuffle = Ist der Nachziehstapel leer, wird die Kulttafel zu einem neuen gemischt.
druids-coach-fights = Wo es zählt, bestimmst du, welches Paar zuerst kämpft: Das kann den nächsten Kampf entscheiden.
druids-coach-dance = Alle gleich starken Baumgeister an anderen Bäumen tanzen so viele Plätze, wie der bespielte Baum zählt.
