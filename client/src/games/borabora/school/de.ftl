### Die Schule von Bora Bora

borabora-school-B1-title = Eine Hütte
borabora-school-B1 = Fünf Inseln, zwölf Gebiete. Deine erste Hütte kommt zu einem Fisch mit Wert 1. Du bekommst den Ertrag des Gebiets.
borabora-school-B1-help = Wähle den Ostwald und bestätige. Wähle dann ein Zeremonienfeld für das Holz und bestätige.
borabora-school-B1-now = Das Gebiet bringt einen Baustoff. Wähle ein Zeremonienfeld für ihn und bestätige.
borabora-school-B1-done = Holz. Es liegt auf einem Zeremonienfeld, bis du damit baust. Wer nach sechs Runden die meisten Punkte hat, gewinnt.
borabora-school-B1-other = Eine Opfergabe. Damit bezahlst du, wenn du einen Gott rufst. Wer nach sechs Runden die meisten Punkte hat, gewinnt.

borabora-school-B2-title = Ein Würfel ist eine Aktion
borabora-school-B2 = Du hast 2, 4 und 5 gewürfelt. Die Zahl sagt, wie weit die Aktion reicht. Geh mit der 2 auf dem Landweg ins Gebirge.
borabora-school-B2-want = Hier geht es um die 2 auf dem Landweg. Der Weg ist kurz, höhere Würfel reichen weiter. Dann eine Hütte im Zentralgebirge.
borabora-school-B2-want-now = Hier geht es um eine Hütte im Zentralgebirge: So weit bringt dich die 2.
borabora-school-B2-help = Wähle die 2, dann das Plättchen Landweg, und bestätige. Wähle das Zentralgebirge, bestätige, und lagere den Stein.
borabora-school-B2-now = Wähle jetzt, wohin die Hütte kommt: ins Zentralgebirge.
borabora-school-B2-store = Das Gebirge bringt einen Stein. Wähle ein Zeremonienfeld für ihn und bestätige.
borabora-school-B2-done = Der Weg verlangt eine 2. Deine Hütte hat auf deinem Tableau ein Feld frei gemacht. Auf freie Felder kommen Leute; auf Feld 12 können mehrere Hütten stehen.
borabora-school-B2-stack = Der Weg verlangt eine 2. Auf Feld 12 steht noch eine Hütte, also wurde kein Feld frei.
borabora-school-B2-other = Auch das geht. Versuche jetzt die 2, auf dem Landweg ins Gebirge.

borabora-school-B3-title = Niedriger als alle
borabora-school-B3 = Auf dem Helfer liegt eine 4. Ein Würfel muss dort niedriger sein. Nimm die 3, und gib ihre drei Augen aus.
borabora-school-B3-want = Hier geht es um die 3 auf dem Helfer und um ihre drei Augen. Übrige Augen verfallen.
borabora-school-B3-help = Wähle die 3, dann den Helfer, und bestätige. Wähle dann, was du nimmst, bis kein Auge übrig ist.
borabora-school-B3-now = Gib deine drei Augen aus: eines für einen Punkt, zwei für Opfergabe, Karte oder Baustoff.
borabora-school-B3-done = Ein Auge ist ein Punkt, zwei sind eine Opfergabe, eine Karte oder ein Baustoff. Du darfst mischen.
borabora-school-B3-lost = Du hast aufgehört, und die übrigen Augen sind verfallen. Gib alle aus.

borabora-school-B4-title = Ein Gott hilft
borabora-school-B4 = Auf dem Tempel liegt eine 3, deine 5 ist zu hoch. Rufe den blauen Gott: Für eine Karte und eine Opfergabe darf sie dort liegen. Verdränge dann den Priester von Jonas.
borabora-school-B4-want = Hier geht es um den Tempel, mit dem blauen Gott, und dann um Tempelfeld 5. Dort muss Jonas weichen.
borabora-school-B4-want-now = Hier geht es um Tempelfeld 5. Dort muss Jonas weichen.
borabora-school-B4-help = Wähle die 5, dann den Tempel, und bestätige. Schicke einen Priester auf Feld 5, dann wähle deinen Feuerbonus.
borabora-school-B4-now = Schicke jetzt deinen Priester auf Feld 5: Er verdrängt den von Jonas.
borabora-school-B4-fire = Jetzt dein Feuerbonus: eine Karte oder Opfergabe, dazu ein Schritt oder eine Muschel.
borabora-school-B4-done = Je höher ein Priester steht, desto länger bleibt er. Jeder bringt einen Feuerbonus: Karte oder Opfergabe, dazu Schritt oder Muschel.

borabora-school-B5-title = Bauen
borabora-school-B5 = Setze die 4 auf Bauen. Du brauchst zwei benachbarte Baustoffe und ein Bauplättchen bis 4.
borabora-school-B5-want = Hier geht es um die 4 auf Bauen. Ein kleinerer Würfel reicht nicht bis Gebäude 4.
borabora-school-B5-help = Wähle die 4, dann Bauen, und bestätige. Wähle Gebäude 4 und zwei benachbarte Baustoffe, dann deinen Feuerbonus.
borabora-school-B5-now = Wähle jetzt Gebäude 4 und zwei benachbarte Baustoffe.
borabora-school-B5-fire = Jetzt dein Feuerbonus: eine Karte oder Opfergabe, dazu ein Schritt oder eine Muschel.
borabora-school-B5-done = 10 Punkte in Runde 1 und 2, dann 7, dann 4. Frühe Gebäude bringen am meisten.

borabora-school-B6-title = Frauen und Männer
borabora-school-B6 = Setze die 3 auf Frau, und nimm dir eine. Mit einer 3 erreichst du die ersten drei Felder.
borabora-school-B6-want = Hier geht es um die 3 auf Frau. Sie reicht bis Feld 3.
borabora-school-B6-help = Wähle die 3, dann Frau, und bestätige. Wähle eine Frau auf Feld 1, 2 oder 3, und bestätige.
borabora-school-B6-now = Wähle jetzt eine Frau auf Feld 1, 2 oder 3.
borabora-school-B6-done = Sie braucht ein Feld ohne Hütte. Einmal pro Runde arbeitet eine Frauengruppe für dich.

borabora-school-B14-title = Leute beim Helfer
borabora-school-B14 = Setze die 2 auf den Helfer, und gib beide Augen für deine Leute aus. Die Frau sammelt Muscheln, der Mann wird tätowiert.
borabora-school-B14-want = Hier geht es um die 2 auf dem Helfer, für deine Frau und deinen Mann. Beide kosten je ein Auge.
borabora-school-B14-help = Wähle die 2, dann den Helfer, und bestätige. Wähle Muscheln sammeln, bestätige, und dann Tätowieren.
borabora-school-B14-now = Jeder von ihnen kostet ein Auge. Wähle Muscheln sammeln oder Tätowieren, und bestätige.
borabora-school-B14-man = 3 Muscheln: So viele stehen auf ihrem Plättchen. Lass jetzt den Mann tätowieren.
borabora-school-B14-woman = 2 Schritte auf der Statusleiste: So viele stehen auf seinem Plättchen. Lass jetzt die Frau Muscheln sammeln.
borabora-school-B14-done = Mit Muscheln kaufst du Schmuck, Schritte bringen Punkte und die Reihenfolge. Jeder tut es nur einmal, und arbeitet trotzdem für dich.

borabora-school-B7-title = Fischfang
borabora-school-B7 = Auf jedem Plättchen liegt ein niedrigerer Würfel. Ein Platz nimmt jeden Würfel: Setze deine 3 dorthin.
borabora-school-B7-help = Wähle die 3, dann Fischfang, und bestätige.
borabora-school-B7-done = Fischfang geht immer und bringt 2 Punkte.

borabora-school-B8-title = Rot
borabora-school-B8 = Wer ein Gebiet neu besiedelt, darf mit dem roten Gott den Fisch werten. Geh mit der 4 auf dem Landweg ins Gebirge. Wer später kommt, schiebt deine Hütte vom Bauplatz.
borabora-school-B8-want = Hier geht es um die 4 auf dem Landweg und um eine Hütte im Zentralgebirge. Mit Rot zählt der Fisch dort sofort.
borabora-school-B8-want-now = Hier geht es um eine Hütte im Zentralgebirge: Dort ist der Fisch 4 wert.
borabora-school-B8-help = Wähle die 4, den Landweg, das Zentralgebirge und ein Zeremonienfeld. Bestätige jedes Mal, dann rufe den roten Gott.
borabora-school-B8-now = Wähle jetzt, wohin die Hütte kommt: ins Zentralgebirge.
borabora-school-B8-store = Das Gebirge bringt einen Stein. Wähle ein Zeremonienfeld für ihn und bestätige.
borabora-school-B8-fish = Der Fisch hier ist 4 wert. Rufe jetzt den roten Gott, oder behalte die Karte.
borabora-school-B8-done = 4 Punkte. Am Ende zählt er noch einmal, für wen dort auf dem Bauplatz steht.
borabora-school-B8-kept = Du hast dir den roten Gott aufgehoben. Es wären 4 Punkte gewesen; am Ende zählen sie für den, der dort steht.

borabora-school-B15-title = Weiß
borabora-school-B15 = Dort liegt eine 2, also passt zu Frau nur eine 1. Allein reicht sie nur bis Feld 1. Rufe den weißen Gott: Sie zählt als 6 und reicht bis Feld 6.
borabora-school-B15-want = Hier soll die 1 auf Frau, mit Weiß: Wähle auch Weiß, bevor du bestätigst.
borabora-school-B15-want-now = Hier geht es um die Frau auf Feld 6: Nur mit Weiß erreichst du sie.
borabora-school-B15-help = Wähle die 1, dann Frau, dann den weißen Gott, und bestätige. Wähle die Frau auf Feld 6, und bestätige.
borabora-school-B15-now = Wähle jetzt die Frau auf Feld 6.
borabora-school-B15-done = Mit dem weißen Gott kann ein Würfel so viel wie eine 6. Auf dem Plättchen bleibt er eine 1, und darunter geht nichts.

borabora-school-B9-title = Die Bevölkerung arbeitet
borabora-school-B9 = Phase B: eine Gruppe Frauen und eine Gruppe Männer. Zwei gleiche Frauen sind doppelt so stark. Schicke sie ins Gebirge.
borabora-school-B9-want = Hier geht es um den Mann und um den Weg der Frauen ins Gebirge. Zwei Frauen zusammen reichen bis dorthin.
borabora-school-B9-help = Nutze den Mann, dann die Frauen, und bestätige. Wähle das Zentralgebirge und ein Zeremonienfeld. Drücke zuletzt: Fertig mit der Bevölkerung.
borabora-school-B9-women = Der Mann gab 2 Punkte. Wähle jetzt die Frauen.
borabora-school-B9-go = Wähle jetzt, wohin die Hütte kommt: ins Zentralgebirge.
borabora-school-B9-store = Das Gebirge bringt einen Stein. Wähle ein Zeremonienfeld für ihn und bestätige.
borabora-school-B9-end = Wer noch nicht gearbeitet hat, darf es jetzt. Drücke dann Fertig mit der Bevölkerung.
borabora-school-B9-done = Der Mann gab 2 Punkte, die Frauen brachten dich ins Gebirge. Sie bleiben für die nächste Runde.

borabora-school-B16-title = Grün
borabora-school-B16 = Deine Frau kommt auf dem Landweg bis 2. Zur Zentralsteppe braucht sie 4. Rufe den grünen Gott: Er verdoppelt ihre Stärke.
borabora-school-B16-want = Hier geht es um die Frau, verdoppelt mit dem grünen Gott. Allein kommt sie nicht so weit.
borabora-school-B16-want-now = Hier geht es um die Zentralsteppe. Was näher liegt, geht auch ohne Grün.
borabora-school-B16-help = Wähle die Frau, dann den grünen Gott, und bestätige. Wähle die Zentralsteppe, und bestätige.
borabora-school-B16-now = Wähle jetzt, wohin die Hütte kommt: in die Zentralsteppe.
borabora-school-B16-done = Einmal pro Runde verdoppelt der grüne Gott eine Gruppe. Oder er lässt eine Gruppe mehr für dich arbeiten.

borabora-school-B10-title = Die Runde wird gewertet
borabora-school-B10 = Nutze deinen Mann, beende deinen Zug, und sieh auf die Statusleiste.
borabora-school-B10-want = Hier geht es zuerst um deinen Mann. Ist dein Zug zu Ende, arbeitet er nicht mehr.
borabora-school-B10-help = Nutze den Mann und bestätige. Drücke dann Fertig mit der Bevölkerung, und bestätige.
borabora-school-B10-now = 2 Punkte. Drücke jetzt Fertig mit der Bevölkerung, und sieh auf die Statusleiste.
borabora-school-B10-done = 4 Punkte für die Statusleiste, und du bist vorn in der neuen Reihenfolge. Ein Punkt je Priester; für die meisten ein Hauptgott, der jeder Gott sein kann. Bei Gleichstand entscheidet der höhere.

borabora-school-B11-title = Schmuck
borabora-school-B11 = Du hast drei Muscheln. In jeder Runde darfst du ein Stück kaufen, aus der Spalte dieser Runde. Welches kaufst du?
borabora-school-B11-help = Wähle den Kamm: Er kostet 3 Muscheln. Bestätige.
borabora-school-B11-done = 4 Punkte am Ende. Was von der Spalte übrig bleibt, kommt aus dem Spiel.
borabora-school-B11-ring = 1 Punkt am Ende. Für deine drei Muscheln hätte der Kamm 4 gebracht.
borabora-school-B11-none = Deine Muscheln bleiben dir, aber diese Spalte kommt aus dem Spiel.

borabora-school-B12-title = Eine Aufgabe
borabora-school-B12 = Eine Frau und ein Mann: Diese Aufgabe ist erfüllt, 6 Punkte. Du gibst dafür nichts ab. Nimm danach eine neue.
borabora-school-B12-help = Wähle diese Aufgabe und bestätige. Wähle dann eine der offenen Aufgaben und bestätige.
borabora-school-B12-now = Nimm jetzt eine neue Aufgabe und bestätige.
borabora-school-B12-done = Am Ende einer Runde nehmen alle eine neue Aufgabe. Nimm, was du fast schon hast. Nach der letzten Runde zählt jede erfüllte Aufgabe.

borabora-school-B13-title = Gelb
borabora-school-B13 = Drei verschiedene Frauen sind gefragt, du hast zwei. Der gelbe Gott erlässt dir eine. Nimm danach eine neue Aufgabe.
borabora-school-B13-help = Wähle die Aufgabe der Frauen, erfüllt mit dem gelben Gott, und bestätige. Nimm dann eine neue Aufgabe.
borabora-school-B13-now = Nimm jetzt eine neue Aufgabe und bestätige.
borabora-school-B13-done = 4 Punkte: weniger als 6, aber ohne den gelben Gott wäre es keiner.
borabora-school-B13-dropped = Eine aufgegebene Aufgabe bringt nichts. Mit dem gelben Gott wären es 4 Punkte gewesen.

borabora-school-B17-title = Große Werke
borabora-school-B17 = Der letzte Würfel der Partie: Setze die 4 auf Bauen. Dein sechstes Gebäude bedeckt die letzten zwei Zeremonienfelder. Das sind zwei große Werke.
borabora-school-B17-want = Hier geht es um die 4 auf Bauen. Das sechste Gebäude vollendet zwei große Werke.
borabora-school-B17-help = Wähle die 4, dann Bauen, und bestätige. Wähle Gebäude 4 und deine zwei Baustoffe, dann deinen Feuerbonus.
borabora-school-B17-now = Wähle jetzt Gebäude 4 und deine zwei Baustoffe.
borabora-school-B17-fire = Jetzt dein letzter Feuerbonus. Dann ist die Partie zu Ende, und es folgt die Schlusswertung.
borabora-school-B17-done = 6 Punkte für sechs Gebäude, 6 für zwölf bedeckte Zeremonienfelder. Ebenso viel bringen neun Aufgaben, sechs Schmuckstücke, zwölf Gebiete oder zwölf Leute.

## Worauf der Trainer der ersten Partie hinweist

borabora-coach-end = Zwei Runden bleiben: Jedes große Werk bringt 6 Punkte, etwa zwölf Gebiete oder sechs Gebäude.
borabora-coach-god-tile = Wer die meisten Priester im Tempel hat, bekommt einen Hauptgott, der jeder Gott sein kann.
borabora-coach-scoring = Die Runde wird gewertet: Die Statusleiste gibt Punkte und die neue Reihenfolge, jeder Priester einen Punkt.
borabora-coach-jewels = Mit Muscheln kaufst du ein Schmuckstück je Runde, aus der Spalte dieser Runde.
borabora-coach-tasks = Am Ende der Runde erfüllst du eine Aufgabe oder gibst eine auf, und nimmst eine neue.
borabora-coach-people = Jetzt arbeiten eine Gruppe Frauen und eine Gruppe Männer für dich, einmal je Runde.
borabora-coach-green = Der grüne Gott verdoppelt eine Gruppe, oder er lässt eine Gruppe mehr arbeiten.
borabora-coach-white = Mit dem weißen Gott kann ein Würfel so viel wie eine 6.
borabora-coach-blue = Mit dem blauen Gott darf ein Würfel auch liegen, wo er nicht der niedrigste ist.
borabora-coach-red = Wer ein Gebiet neu besiedelt, darf mit dem roten Gott den Fisch werten.
borabora-coach-yellow = Der gelbe Gott erlässt dir eines, was zu einer Aufgabe fehlt, für weniger Punkte.
borabora-coach-slides = Beim Helfer lässt ein Auge eine Frau Muscheln sammeln oder einen Mann tätowieren.
borabora-coach-building = Ein Gebäude braucht zwei benachbarte Baustoffe, und frühe bringen am meisten.
borabora-coach-person = Der Würfel sagt, wie weit du reichst; wen du nimmst, braucht ein Feld ohne Hütte.
borabora-coach-fish = Fischfang geht mit jedem Würfel und bringt 2 Punkte.
