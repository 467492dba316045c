### Bora Bora: what an answer means to a learner and to their one rival, part by part of what it is judged by
# $case whose part it is, and whether there is more of it: you-more, you-less, rival-more, rival-less   $more "about 3 points more", $fewer "about 3 points fewer"

borabora-bring-fish = Fische bringen
borabora-means-status = { $case ->
        [you-more] Die Statusleiste bringt dir { $more }.
        [you-less] Die Statusleiste bringt dir { $fewer }.
        [rival-more] Die Statusleiste bringt deinem Gegner { $more }.
       *[rival-less] Die Statusleiste bringt deinem Gegner { $fewer }.
    }
borabora-means-order = { $case ->
        [you-more] Du kommst in der Zugreihenfolge früher.
        [you-less] Du kommst in der Zugreihenfolge später.
        [rival-more] Dein Gegner kommt in der Zugreihenfolge früher.
       *[rival-less] Dein Gegner kommt in der Zugreihenfolge später.
    }
borabora-bring-temple = Priester im Tempel bringen
borabora-means-people = { $case ->
        [you-more] Deine Frauen und Männer bringen dir mehr, wenn sie handeln.
        [you-less] Deine Frauen und Männer bringen dir weniger, wenn sie handeln.
        [rival-more] Frauen und Männer bringen deinem Gegner mehr, wenn sie handeln.
       *[rival-less] Frauen und Männer bringen deinem Gegner weniger, wenn sie handeln.
    }
borabora-means-tattoos = { $case ->
        [you-more] Mit dem Helfer kannst du noch mehr tätowieren.
        [you-less] Mit dem Helfer kannst du nur noch weniger tätowieren.
        [rival-more] Mit dem Helfer kann dein Gegner noch mehr tätowieren.
       *[rival-less] Mit dem Helfer kann dein Gegner nur noch weniger tätowieren.
    }
borabora-means-slots = { $case ->
        [you-more] Du hast mehr Platz für Personen.
        [you-less] Du hast weniger Platz für Personen.
        [rival-more] Dein Gegner hat mehr Platz für Personen.
       *[rival-less] Dein Gegner hat weniger Platz für Personen.
    }
borabora-bring-shells = Muscheln bringen
borabora-bring-jewels = Schmuckstücke bringen
borabora-means-offerings = { $case ->
        [you-more] Dir bleiben mehr Opfergaben.
        [you-less] Dir bleiben weniger Opfergaben.
        [rival-more] Deinem Gegner bleiben mehr Opfergaben.
       *[rival-less] Deinem Gegner bleiben weniger Opfergaben.
    }
borabora-means-cards = { $case ->
        [you-more] Du hast mehr Götterkarten oder bessere.
        [you-less] Du hast weniger Götterkarten oder schlechtere.
        [rival-more] Dein Gegner hat wohl mehr Götterkarten oder bessere.
       *[rival-less] Dein Gegner hat wohl weniger Götterkarten oder schlechtere.
    }
borabora-means-gods = { $case ->
        [you-more] Du bekommst oder behältst eher Hauptgötter.
        [you-less] Du bekommst oder behältst seltener Hauptgötter.
        [rival-more] Dein Gegner bekommt oder behält eher Hauptgötter.
       *[rival-less] Dein Gegner bekommt oder behält seltener Hauptgötter.
    }
borabora-means-regions = { $case ->
        [you-more] Du besiedelst mehr Gebiete oder kannst mehr erreichen.
        [you-less] Du besiedelst weniger Gebiete oder kannst weniger erreichen.
        [rival-more] Dein Gegner besiedelt mehr Gebiete oder kann mehr erreichen.
       *[rival-less] Dein Gegner besiedelt weniger Gebiete oder kann weniger erreichen.
    }
borabora-means-materials = { $case ->
        [you-more] Du hast mehr Baustoffe zum Bauen.
        [you-less] Du hast weniger Baustoffe zum Bauen.
        [rival-more] Dein Gegner hat mehr Baustoffe zum Bauen.
       *[rival-less] Dein Gegner hat weniger Baustoffe zum Bauen.
    }
borabora-bring-buildings = Gebäude bringen
borabora-means-dice = { $case ->
        [you-more] Deine Würfel finden bessere Plätze.
        [you-less] Deine Würfel finden schlechtere Plätze.
        [rival-more] Die Würfel deines Gegners finden bessere Plätze.
       *[rival-less] Die Würfel deines Gegners finden schlechtere Plätze.
    }
borabora-bring-tasks = Aufgaben bringen
borabora-bring-bonus = Große Werke bringen

## Was der Trainer hinzufügt
# $list what a god costs   $what "3 wood": a task   $a of $b 1 of 3   $n 6: points

borabora-care-met = So wie es steht, hast du eine Aufgabe erfüllt: { $what }. Ist sie es auch am Ende der Runde, bringt sie { $n } Punkte.
borabora-care-last = Nach dieser letzten Runde darfst du alle deine Aufgaben erfüllen, für je { $n } Punkte. Am nächsten: { $what }, { $a } von { $b }.
borabora-care-task = Wenn die Runde endet, erfüllst du eine Aufgabe für { $n } Punkte, oder du gibst eine auf. Am nächsten: { $what }, { $a } von { $b }.
borabora-care-all = Nach der nächsten Runde, der letzten, zählt jede erfüllte Aufgabe, je { $points } Punkte, und keine muss mehr weg: Plane für alle.
borabora-care-work = Großes Werk in Reichweite: { $what }, { $a } von { $b }. Es bringt am Ende { $n } Punkte.
borabora-care-temple = Im Tempel hast du { $own }, dein Gegner { $theirs }. Am Ende der Runde bringt jeder Punkte, und wer die meisten hat, bekommt einen Hauptgott; bei Gleichstand zählt das höchste Feld. Ein Priester verdrängt, wer steht, wo er hinkommt.
borabora-care-fell = { $n ->
        [0] Dort ist keiner mehr von dir.
        [one] Dort ist noch einer von dir.
       *[other] Dort sind noch { $n } von dir.
    }
borabora-note-falls = Einer deiner eigenen Priester fällt heraus.
borabora-care-lost = Du hältst das Gebiet nicht mehr: Seine Fische, { $n } Punkte am Ende, sind nicht mehr deine.
borabora-note-costs = Kosten: { $list }.
borabora-note-costs-cards = Es kostet { $n } Karten und { $n } Opfergaben.
borabora-note-in-time = Die { $n } deines Gegners würde dort alle deine Würfel aussperren: Jetzt bist du noch rechtzeitig.
borabora-note-shuts-out = Das sperrt deinen Gegner dort aus: Keiner seiner Würfel liegt unter { $n }. Nur Blau ließe ihn hinein.
borabora-note-fits-two = Deine { $n } passt jetzt nur hierhin und auf { $what }.
borabora-note-fits-one = Deine { $n } passt jetzt auf kein anderes Plättchen: Sonst kann sie nur fischen.
borabora-note-first = So wie es steht, beginnst du in der nächsten Runde.
borabora-note-favourite = So wie es steht, gehört dir am Ende der Runde der Hauptgott des Tempels.
borabora-note-buys = Damit kannst du am Ende der Runde dies kaufen: { $what }.
borabora-note-pair = Dann liegen zwei deiner Baustoffe nebeneinander, wie ein Gebäude sie braucht.
borabora-note-stays-same = Der Tempel ist voll, so weit dein Würfel reicht, und dein eigener Priester steht zuunterst: Der neue verdrängt ihn.
borabora-note-stays = Ein Priester bringt in jeder Runde Punkte, solange er bleibt: { $list } bis zum Ende.
borabora-note-fewer-soon = Ein Gebäude bringt in dieser Runde { $a } Punkte, ab der nächsten nur noch { $b }.
borabora-note-status = Dein Platz auf der Statusleiste bringt am Ende der Runde { $n ->
        [one] einen Punkt
       *[other] { $n } Punkte
    } mehr.
borabora-note-gods = Damit kannst du { $n ->
        [one] einen Gott
       *[other] { $n } Götter
    } rufen, für je eine Karte und eine Opfergabe.
borabora-note-fish = Der Fisch dort bringt am Ende { $n ->
        [one] einen Punkt
       *[other] { $n } Punkte
    }.
borabora-note-farther = Damit fehlt dir mehr zu deiner Aufgabe: { $what }, { $a } von { $b }.
borabora-note-meets = Damit ist deine Aufgabe erfüllt: { $what }.
borabora-note-breaks = Deine Aufgabe ist dann nicht mehr erfüllt: { $what }.
borabora-note-nearer = Näher an deiner Aufgabe: { $list }.
borabora-note-so-far = { $what } ({ $a } von { $b })
borabora-note-draft-met = Du hast sie schon erfüllt: Solange das so bleibt, sind es sichere Punkte.
borabora-note-draft-nearly = { $last ->
        [yes] Eines fehlt: Jetzt hilft nur noch Gelb.
       *[no] Es fehlt nur noch eines.
    }
borabora-note-draft-theirs = Dein Gegner hat sie schon erfüllt: So bekommt er sie nicht.
borabora-note-work = Damit ist ein großes Werk vollbracht: { $what }. Es bringt am Ende { $n } Punkte.
