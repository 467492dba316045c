## Der Trainer der geführten ersten Partie

coach = Trainer
coach-intro = { $p } ist der gewöhnliche Neuling, dir zuliebe nicht schwächer. Diese Partie zählt für nichts.
coach-thinking = Der Trainer sieht hin …
coach-lesson = Lektion: { $title }
coach-advice = { $n ->
        [one] Das wäre hier gut:
       *[other] Beides wäre hier gut:
    }
coach-mistake = Mit dieser Antwort hast du viel hergegeben:
coach-look = Zurücknehmen und ansehen
coach-good = Das war eine gute Antwort.
coach-again = Alles ist wie zuvor, und es kommt dasselbe Glück. Was könntest du sonst tun?
coach-quiet = Der Trainer schweigt von nun an. Diese Partie zählt weiterhin für nichts.
coach-back = Trainer zurückholen
coach-alone = Ohne Trainer weiterspielen
coach-end = Was ich gelernt habe
coach-learnt = Was vorkam
coach-learnt-none = Bisher nichts Ungewöhnliches.
coach-learnt-backs = { $n ->
        [one] Du hast eine Antwort zurückgenommen, von der der Trainer wenig hielt.
       *[other] Du hast { $n } Antworten zurückgenommen, von denen der Trainer wenig hielt.
    }
coach-end-here = Partie hier beenden
coach-play-on = Weiterspielen
coach-next = Jetzt ein eigener Tisch
coach-here = Mit Trainer, gegen den gewöhnlichen Neuling. Zählt für nichts.
