## Puzzles
# $n a number, or a share of the chance to win in percent  $all, $many how many there are
# $people how many have tried  $bots "Strong and Steady": the AIs that played

puzzle = Aufgabe
puzzles-what = Stellungen aus Partien der KIs. Eine Antwort ist klar besser als alle anderen: Finde sie.
puzzles-solved = { $n } von { $all } gelöst
puzzles-streak = { $n } in Folge beim ersten Versuch, höchstens { $best }
puzzles-ten = { $n ->
        [10] Zehn am Stück
       *[other] { $n } am Stück
    }
puzzles-others = Aufgaben aller Spiele
puzzles-all = Alle Aufgaben
puzzles-kind = Art
puzzles-difficulty = Schwierigkeit
puzzles-any = Alle
puzzles-level-1 = Leicht
puzzles-level-2 = Mittel
puzzles-level-3 = Schwer
puzzles-level-4 = Sehr schwer
puzzles-shown = { $n ->
        [one] Eine Aufgabe wird gezeigt.
       *[other] { $n } Aufgaben werden gezeigt.
    }
puzzles-none = So eine Aufgabe gibt es noch nicht.
puzzles-legend = Grün: beim ersten Versuch gelöst. Grau: später gelöst oder gezeigt.
puzzle-link = { $state ->
        [clean] Aufgabe { $n }, Schwierigkeit { $difficulty } von 4, beim ersten Versuch gelöst
        [solved] Aufgabe { $n }, Schwierigkeit { $difficulty } von 4, gelöst
       *[open] Aufgabe { $n }, Schwierigkeit { $difficulty } von 4
    }
puzzle-of-the-day = Aufgabe des Tages
puzzle-n = Aufgabe { $n }
puzzle-of-ten = { $n } von { $many }
puzzle-difficulty = Schwierigkeit { $n } von 4
puzzle-judged = Beurteilt
puzzle-judged-why = Drei lange Suchen sind sich einig, welche Antwort die beste ist und dass jede andere mindestens 5 % der Gewinnchance hergibt.
puzzle-judged-ask = Eine Antwort ist klar besser als alle anderen. Welche?
puzzle-proven = Bewiesen
puzzle-proven-why = Jede Antwort und alles, was das Glück bringen kann, wurde durchprobiert: Diese gewinnt in diesem Zug.
puzzle-proven-ask = Eine Antwort gewinnt in diesem Zug, was immer das Glück bringt. Welche?
puzzle-proven-right = Sie gewinnt in diesem Zug, was immer das Glück bringt.
puzzle-proven-wrong = { $n ->
        [0] Das gewinnt nicht in diesem Zug.
       *[other] Das gewinnt in diesem Zug nur mit Glück: { $n } %.
    }
puzzle-proven-next-best = Mit Glück gewinnt auch das, { $n } %: { $what }
puzzle-begins = So fängt sie an. Wie geht sie weiter?
puzzle-wrong = Es geht besser. Damit gibst du { $n } % der Gewinnchance her.
puzzle-right = Richtig.
puzzle-right-now = Diesmal richtig.
puzzle-was = Das ist die Antwort.
puzzle-next-best = Die nächstbeste gibt { $n } % her: { $what }
puzzle-levels = Wer sie in 20 Versuchen findet: Neuling { $novice }, Solide { $steady }, Stark { $strong }.
puzzle-found = { $n } % von { $people } Leuten fanden sie beim ersten Versuch.
puzzle-origin = { $n ->
        [one] Die Stellung stammt aus einer Partie der KIs { $bots }, nach 1 Antwort.
       *[other] Die Stellung stammt aus einer Partie der KIs { $bots }, nach { $n } Antworten.
    }
puzzle-ten-over = Das war’s: { $n } von { $many } beim ersten Versuch.
puzzle-ways = So geht es weiter
puzzle-begin = Welches Teil?
puzzle-show = Zeig’s mir
puzzle-board = Auf dem Brett öffnen
puzzle-doubt = Bezweifeln
puzzle-doubted = Bezweifelt
puzzle-next = Nächste Aufgabe
puzzle-again = Noch einmal
puzzle-keys-on = Bestätigen, noch einmal, nächste Aufgabe
puzzle-keys-help = Welches Teil?, dann Zeig’s mir

# Best turns: $n, $best, $points how many points  $people how many people's turns brought them

best-turn = Bester Zug
best-turn-n = Bester Zug { $n }
best-turn-proven-why = Jeder Zug wurde durchprobiert: Keiner bringt mehr als der beste.
best-turn-ask = Ein Zug, so viele Punkte wie möglich. Er endet, sobald jemand anderes oder das Glück entscheidet; was er bis dahin bringt, zählt.
best-turn-so-far = Dieser Zug bisher: { $n }
best-turn-over = { $n ->
        [one] Der Zug ist zu Ende und bringt 1 Punkt.
       *[other] Der Zug ist zu Ende und bringt { $n } Punkte.
    }
best-turn-hand-in = Abgeben
best-turn-found = { $n ->
        [one] 1 Punkt: Mehr bringt kein Zug.
       *[other] { $n } Punkte: Mehr bringt kein Zug.
    }
best-turn-result = Dein Zug bringt { $n }, der beste { $best }.
best-turn-first = Dein erster Zug zählt, mit { $n }.
best-turn-was = Das ist der beste Zug.
best-turn-everybody = Was der Zug allen brachte
best-turn-brought = { $people ->
        [one] { $points } Punkte: 1 Person
       *[other] { $points } Punkte: { $people } Personen
    }
best-turn-mine = du
best-turn-most = bester
best-turn-tried = { $n ->
        [0] Das hat noch niemand versucht.
        [one] Das hat 1 Person versucht.
       *[other] Das haben { $n } Personen versucht.
    }
best-turn-unnamed = Ohne Namen bist du nicht dabei.
best-turn-next = Weiter
error-turn-not-over = Der Zug ist noch nicht zu Ende.
best-turn-keys-on = Bestätigen, abgeben, nächster Zug
