pebbles-title = Kiesel
pebbles-line = Behalte heimlich einen Stein, nimm vom Haufen und höre bei der richtigen Zahl auf.
pebbles-minutes = 5
pebbles-option-heap = Kiesel auf dem Haufen
pebbles-option-heap-why = Mehr Kiesel, längere Partie.
pebbles-heap = Der Haufen
pebbles-taken = Kiesel
pebbles-taken-why = Jeder Kiesel ist ein Punkt.
pebbles-stones = Steine
pebbles-stones-why = Wer so viele genommen hat, wie der eigene Stein sagt, in Sechsern gezählt, bekommt 6 dazu.
pebbles-stone = Stein { $n }
pebbles-ask-KeepStone = Welchen Stein behältst du?
pebbles-how-KeepStone = Niemand sieht ihn. Der andere kommt zurück in den Beutel.
pebbles-ask-TakePebbles = Wie viele Kiesel nimmst du?
pebbles-how-TakePebbles = Nimm 1 bis 3. Drücke auf einen Kiesel: Was weiter außen liegt, kommt mit.
pebbles-support-KeepStone = der Stein
pebbles-support-TakePebbles = die Kiesel
pebbles-chosen-keep = Stein { $n } behalten
pebbles-then-keep = Nimm so viele, wie er sagt, oder 6 oder 12 mehr, und du bekommst 6 dazu.
pebbles-chosen-take = { $n } Kiesel nehmen
pebbles-then-take = Dann hast du { $after }.
pebbles-keep = Stein { $n } behalten
pebbles-spot-may = { $n } nehmen, möglich
pebbles-spot = Ein Kiesel, der jetzt nicht zu haben ist
pebbles-now = { $six ->
    [yes] Du hast { $n }. So viele sagt dein Stein: 6 dazu, wenn es dabei bleibt.
   *[no] Du hast { $n }. Das ist nicht, was dein Stein sagt.
}
pebbles-has = { $p }: { $n }
pebbles-left = { $n ->
    [0] Der Haufen ist weg.
    [one] 1 Kiesel ist übrig.
   *[other] { $n } Kiesel sind übrig.
}
pebbles-log-secret = { $p } hat einen Stein behalten.
pebbles-log-keep = { $p } hat Stein { $n } behalten.
pebbles-log-take = { $p } hat { $n } genommen.
pebbles-why = { $bonus ->
    [0] { $n } Kiesel haben gereicht, ohne den Stein.
   *[other] { $n } Kiesel, so viele, wie der Stein sagt, und dafür { $bonus } dazu.
}
pebbles-learn-stone = Ein geheimer Stein
pebbles-learn-stone-text = Du ziehst zwei Steine mit Zahlen von 1 bis 6. Behalte einen. Niemand sonst sieht, welchen.
pebbles-learn-take = Der Haufen
pebbles-learn-take-text = Nehmt reihum 1, 2 oder 3 Kiesel, bis der Haufen weg ist.
pebbles-learn-end = Das Ende
pebbles-learn-end-text = Jeder Kiesel ist ein Punkt. Hast du so viele genommen, wie dein Stein sagt, oder 6, 12 oder mehr Sechser darüber, bekommst du 6 dazu.
