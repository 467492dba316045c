### Druid Waltz: what an answer means to a learner and to their one rival, part by part of what it is judged by
# $case whose part it is, and whether there is more of it: you-more, you-less, rival-more, rival-less

druids-means-trees = { $case ->
        [you-more] Du verlierst weniger Bäume.
        [you-less] Du verlierst mehr Bäume.
        [rival-more] Dein Gegner verliert weniger Bäume.
       *[rival-less] Dein Gegner verliert mehr Bäume.
    }
druids-means-nearest = { $case ->
        [you-more] Dein am meisten bedrohter Baum steht sicherer.
        [you-less] Dein am meisten bedrohter Baum kommt dem Verlust näher.
        [rival-more] Der am meisten bedrohte Baum deines Gegners steht sicherer.
       *[rival-less] Der am meisten bedrohte Baum deines Gegners kommt dem Verlust näher.
    }
druids-means-tokens = { $case ->
        [you-more] Auf deine Bäume kommen weniger Kultzeichen.
        [you-less] Auf deine Bäume kommen mehr Kultzeichen.
        [rival-more] Auf die Bäume deines Gegners kommen weniger Kultzeichen.
       *[rival-less] Auf die Bäume deines Gegners kommen mehr Kultzeichen.
    }
druids-means-piles = { $case ->
        [you-more] Auf deinen Bäumen bleiben mehr Baumgeister.
        [you-less] Auf deinen Bäumen bleiben weniger Baumgeister.
        [rival-more] Auf den Bäumen deines Gegners bleiben mehr Baumgeister.
       *[rival-less] Auf den Bäumen deines Gegners bleiben weniger Baumgeister.
    }
druids-means-fights = { $case ->
        [you-more] Deine Druiden sind in ihren Kämpfen stärker.
        [you-less] Deine Druiden sind in ihren Kämpfen schwächer.
        [rival-more] Die Druiden deines Gegners sind in ihren Kämpfen stärker.
       *[rival-less] Die Druiden deines Gegners sind in ihren Kämpfen schwächer.
    }
druids-means-hand = { $case ->
        [you-more] Du hast stärkere Baumgeister auf der Hand.
        [you-less] Du hast schwächere Baumgeister auf der Hand.
        [rival-more] Dein Gegner hat stärkere Baumgeister auf der Hand.
       *[rival-less] Dein Gegner hat schwächere Baumgeister auf der Hand.
    }
druids-means-turn = { $case ->
        [you-more] Du bist früher am Zug.
        [you-less] Du bist später am Zug.
        [rival-more] Dein Gegner ist früher am Zug.
       *[rival-less] Dein Gegner ist später am Zug.
    }

## Was der Trainer hinzufügt
# $tree "Moon 1"   $n 5: tokens   $own "yes" if it is one's own tree

druids-care-last = { $tree } trägt { $n } von 6 Kultzeichen: Noch ein verlorener Kampf dort, und der Baum ist verloren.
druids-care-win = { $tree } trägt { $n } von 6 Kultzeichen: Gewinne dort noch einen Kampf, und du gewinnst die Partie.
druids-against-fights = Du verlierst so mehr Kämpfe, als du gewinnst.
druids-care-lost = Einer deiner Bäume ist verloren: Mit dem zweiten verlierst du die Partie.
druids-care-thin = Auf { $tree } liegt nur ein Baumgeist. Gewinnt er einen Kampf, ist er verbraucht, und ein Baum ohne Baumgeist fällt einen Zug später: Leg rechtzeitig einen dazu.
druids-note-sacrificed = Dort verliert er vorerst. Das kann richtig sein: Ein schwacher gegen einen starken Baumgeist lässt die starken anderswo gewinnen.
druids-note-second = Ein zweiter Baumgeist kommt auf { $tree }: Ein Sieg dort macht ihn nicht kahl.
druids-note-uses = Der Sieg verbraucht einen Baumgeist; nur noch einer bleibt hier: { $list }.
druids-note-thins = Dann liegt bei deinem Gegner nur noch ein Baumgeist hier: { $list }. Nach einem Sieg dort ist der Baum kahl.
druids-against-thin = Dann liegt kaum noch ein Baumgeist hier: { $list }. Jeder Sieg verbraucht einen, und ein Zug füllt nur einen Baum.
druids-note-borne = Ein verlorener Kampf auf { $tree } bringt dort Kultzeichen { $n } von 6: Das lässt sich verschmerzen.
druids-note-leaves-last = Auf { $tree } liegen { $n } Kultzeichen: Ohne Druiden kämpft dort niemand.
druids-note-leaves-thin = Auf { $tree } liegt nur ein Baumgeist: Ein Sieg dort würde ihn verbrauchen.
druids-note-only-there = { $how ->
        [wins] Nur dort gewinnt er: Auf deinen anderen freien Bäumen würde er verlieren.
       *[ties] Dort steht es unentschieden: Auf deinen anderen freien Bäumen würde er verlieren.
    }
druids-note-fought = { $tree } kämpft mit seinem letzten Baumgeist. Gewinnt er, ist der verbraucht und der Baum kahl: Bring in deinem nächsten Zug einen anderen dorthin, sonst fällt er.
druids-note-empty = { $own ->
        [yes] { $tree } ist dann leer: Bring in deinem nächsten Zug einen Baumgeist hin, sonst fällt der Baum.
       *[no] { $tree } deines Gegners ist dann leer: Der Baum fällt, wenn im nächsten Zug des Gegners kein Baumgeist hinkommt.
    }
# $list colours of druids; $n spirits
druids-note-saves = So verlierst du nicht bei { $list }.
druids-note-fells = { $tree } fällt damit.
druids-note-crosses = Die { $s } von { $from } tanzt zu dir: { $to }.
druids-against-crosses = Deine { $s } von { $from } tanzte fort: { $to }.
druids-note-stronger = So wie es steht, gewinnt er dort.
druids-note-away = Die { $s } auf { $from } tanzt von den Bäumen deines Gegners fort.
druids-note-home = { $n ->
        [one] Ein weiterer Baumgeist tanzt zu deinen Bäumen.
       *[other] { $n } weitere Baumgeister tanzen zu deinen Bäumen.
    }
druids-against-leave = Deine { $s } auf { $from } tanzt von deinen Bäumen fort.
druids-against-spoils = So wie es steht, würde gewinnen: { $list }. Damit ist das nicht mehr sicher.
