## Der Trainer der geführten ersten Partie

coach = Trainer
coach-intro = { $p } ist die schwächste KI, spielt aber, um zu gewinnen. Diese Partie zählt nirgends. Drück auf einen Rat: Das Brett zeigt ihn.
coach-from-now = Von jetzt an melde ich mich, wenn etwas neu ist oder schiefgeht. Frag mich, wann immer du willst.
coach-thinking = Der Trainer überlegt …
coach-lesson = Lektion: { $title }
coach-advice = { $n ->
        [one] Das wäre hier gut:
       *[other] Beides wäre hier gut:
    }
coach-advice-matters = { $n ->
        [one] Hier ist eine Antwort ein gutes Stück besser als die anderen:
       *[other] Hier sind diese ein gutes Stück besser als die anderen:
    }
coach-advice-bare = { $n ->
        [one] Ich würde hier das wählen:
       *[other] Ich würde hier eins davon wählen:
    }
coach-advice-unsaid = { $n ->
        [one] Hier drängt sich nichts auf. Ich würde das wählen:
       *[other] Hier drängt sich nichts auf. Ich würde eins davon wählen:
    }
coach-afterwards = Dann geschieht: { $came }
coach-chosen = Zu deiner Wahl: { $what }
coach-as-sound = Es ist so gut wie mein Rat.
coach-could-win = Du kannst die Partie jetzt gewinnen: Sieh dir meinen Rat an.
coach-wins = Damit gewinnst du die Partie.
coach-then = Danach vielleicht: { $what }.
coach-then-points = Danach vielleicht: { $what }. Zusammen { $n ->
        [one] ein Punkt
       *[other] { $n } Punkte
    }.
coach-even-so = Trotzdem ist es gut. { $why }
coach-gained = { $p } hat { $n } Punkte bekommen.
coach-missed = Du hättest sicher gewinnen können.
coach-better = Besser war: { $what }.
coach-instead = Ich hatte geraten: { $what }.
coach-mistake = Dieser Zug hat dich viel gekostet.
coach-mistake-of = Dieser Zug hat dich viel gekostet: { $which }
coach-slip = Das war nicht ganz der beste Zug.
coach-slip-of = Das war nicht ganz der beste Zug: { $which }
coach-gift = Dieser Zug hat deinen Gegner viel gekostet.
coach-gift-of = Dieser Zug hat deinen Gegner viel gekostet: { $which }
coach-look = Zurücknehmen und Besseres ansehen
coach-good = Das war ein guter Zug.
coach-good-of = Das war ein guter Zug: { $which }
coach-good-too = Das war so gut wie mein Rat.
coach-good-too-of = Das war so gut wie mein Rat: { $which }
coach-again = Alles ist wie zuvor, und das Glück bleibt dasselbe. Was könntest du sonst tun?
coach-twice = Sieh hier zweimal hin: Kaum mehr als eine Antwort ist gut, die anderen kosten dich etwas.
coach-late = Der Trainer braucht hier länger. Spiel ruhig weiter, oder warte.
coach-silent = Der Trainer sieht hier keine Antwort, die besser wäre. Wähle, was dir gefällt: Nichts zählt, bevor du es bestätigst.
coach-mind = Nicht vergessen
coach-ask = Was wäre hier gut?
coach-always = Rate mir immer
coach-sometimes = Rate mir nur, wenn ich frage
coach-quiet = Der Trainer schweigt von nun an. Diese Partie wird weiterhin nicht gewertet.
coach-back = Trainer zurückholen
coach-alone = Ohne Trainer weiterspielen
coach-end = Was ich gelernt habe
coach-learnt = Was ich gelernt habe
coach-moments-good = Was du gut gemacht hast
coach-moments-other = Wo anderes besser war
coach-moment = Zug { $n }: { $which }
coach-learnt-won = Du hast deine erste Partie gewonnen: gut gespielt. Die nächste gehört dir allein.
coach-learnt-lost = Es war die erste Partie, und aus ersten Partien lernt man: Die Analyse zeigt, wo sich diese gewendet hat.
coach-ahead = Damit warst du vorn: { $source }, { $n } zu { $m }.
coach-behind = Damit lag dein Gegner vorn: { $source }, { $m } zu { $n }.
coach-greatest = Die Züge, die am meisten brachten
coach-greatest-own = Deiner: Zug { $turn }, { $n ->
        [one] ein Punkt
       *[other] { $n } Punkte
    }
coach-greatest-rival = Der deines Gegners: Zug { $turn }, { $n ->
        [one] ein Punkt
       *[other] { $n } Punkte
    }
coach-learnt-came = Was vorkam, mit seinen Lektionen
coach-learnt-none = Bisher nichts Ungewöhnliches.
coach-learnt-backs = { $n ->
        [one] Du hast einen Zug zurückgenommen, von dem der Trainer wenig hielt.
       *[other] Du hast { $n } Züge zurückgenommen, von denen der Trainer wenig hielt.
    }
coach-end-here = Partie hier beenden
coach-end-sure = Sie endet sofort und ohne Ergebnis, und niemand kann sie wieder aufnehmen.
coach-end-now = Jetzt beenden
coach-play-on = Weiterspielen
coach-next = Jetzt ein eigener Tisch
coach-here = Mit Trainer, gegen den Neuling. Wird nicht gewertet.
means-for = Dafür spricht: { $why }
means-against = Dagegen spricht: { $why }
# $n how many: "some" if nobody knows
means-more = { $n ->
        [some] mehr Punkte
        [0] etwas mehr
        [1] etwa einen Punkt mehr
       *[other] etwa { $n } Punkte mehr
    }
means-fewer = { $n ->
        [some] weniger Punkte
        [0] etwas weniger
        [1] etwa einen Punkt weniger
       *[other] etwa { $n } Punkte weniger
    }
means-over = { $case ->
        [you-more] Du gewinnst in den nächsten Zügen eher.
        [you-less] Du gewinnst in den nächsten Zügen seltener.
        [rival-more] Dein Gegner gewinnt in den nächsten Zügen eher.
       *[rival-less] Dein Gegner gewinnt in den nächsten Zügen seltener.
    }
means-time = { $case ->
        [you-more] Was noch kommt, liegt dir mehr.
        [you-less] Was noch kommt, liegt dir weniger.
        [rival-more] Was noch kommt, liegt deinem Gegner mehr.
       *[rival-less] Was noch kommt, liegt deinem Gegner weniger.
    }
means-points = { $case ->
        [you-more] Du machst { $more }.
        [you-less] Du machst { $fewer }.
        [rival-more] Dein Gegner macht { $more }.
       *[rival-less] Dein Gegner macht { $fewer }.
    }
# $what brings points, named by the game: "Cities bring"
means-bring = { $case ->
        [you-more] { $what } dir { $more }.
        [you-less] { $what } dir { $fewer }.
        [rival-more] { $what } deinem Gegner { $more }.
       *[rival-less] { $what } deinem Gegner { $fewer }.
    }
