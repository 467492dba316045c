## Nachspielen und Rückblick

replay-of = Aufzeichnung: { $game }
replay-link = Link zu diesem Zug
play-differently = Anders spielen
replay-eyes = Mit wessen Augen
replay-eyes-none = Beim Zuschauen
review-chance = Gewinnchance:
review-before = vorher
review-after = nachher
review-here = Dieser Zug
review-played = { $me ->
        [you] so hast du gespielt
       *[other] so hat { $p } gespielt
    }
# $p "Jonas"   $n 12: games of 100
review-reason =
    { $n ->
        [0] Nichts klar Besseres wurde gefunden.
        [one] { $me ->
            [you] Mit dem besten Zug gewännst du von 100 Partien eine mehr.
           *[other] Mit dem besten Zug gewänne { $p } von 100 Partien eine mehr.
        }
       *[other] { $me ->
            [you] Mit dem besten Zug gewännst du von 100 Partien { $n } mehr.
           *[other] Mit dem besten Zug gewänne { $p } von 100 Partien { $n } mehr.
        }
    }
review-later = Danach dort:
review-alike = Der Unterschied zeigt sich erst später.
review-seen = { $me ->
        [you] Aussichten, wie du sie sehen konntest, wenn alle so gut weiterspielten wie der Computer.
       *[other] Aussichten aus der Sicht von { $p }, wenn alle so gut weiterspielten wie der Computer.
    }
review-no-choice = Hier gab es nichts zu wählen.
review-good = gut
review-inaccurate = ungenau
review-mistake = Fehler
review-better = besser
review-luck = Glück und Verdecktes
review-turned-own = Deine teuersten Züge
review-turned-others = Die anderen und das Glück
review-turning-points = Wendepunkte
review-next = Nächster Wendepunkt
review-line = Wessen Linie hervortritt
review-lists = Was aufgelistet ist
replay-play = Abspielen
replay-pause = Pause
replay-pace = Tempo
replay-slider = Zug
play-on = Ab hier weiterspielen
replay-keys-play = Abspielen oder anhalten
review-why = Die KI denkt über jede Entscheidung nach und weiß dabei nur, was zu sehen war.
review-cancel = Abbrechen

result-turning = Wo hat es sich gewendet?
result-turning-ask = Die Analyse prüft im Hintergrund jede Entscheidung. Du kannst inzwischen weitermachen.
result-steady = Kein einzelner Wendepunkt
result-turned = Zug { $n } hat entschieden
result-swing = Viel änderte sich in Zug { $n }
result-turned-chance = { $me ->
        [you] Deine Chance: mit dem besten Zug { $a }, mit diesem { $b }.
       *[other] Chance von { $p }: mit dem besten Zug { $a }, mit diesem { $b }.
    }
result-own = Am teuersten war dein Zug { $n }:
result-turned-luck = { $me ->
        [you] Das Glück half dir, von hier an { $n } Partien mehr von 100 zu gewinnen.
       *[other] Das Glück half { $p }, von hier an { $n } Partien mehr von 100 zu gewinnen.
    }
result-moves = Züge
