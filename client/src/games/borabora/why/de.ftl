### Bora Bora: why an answer is better, by the parts of what it is judged by
# $more yes|no: whether there is more of it, or less; what is much or many is only named, and the page says the rest

borabora-many-points = Punkte
borabora-much-fish = aus Fischen
borabora-much-status = aus der Statusleiste
borabora-merit-order = { $more ->
        [yes] früher in der Zugreihenfolge
       *[no] später in der Zugreihenfolge
    }
borabora-much-temple = aus Priestern im Tempel
borabora-merit-people = { $more ->
        [yes] mehr Nutzen aus Personen
       *[no] weniger Nutzen aus Personen
    }
borabora-many-tattoos = ungenutzte Zeichen auf Personen
borabora-much-slots = Platz für Personen
borabora-much-shells = aus Muscheln
borabora-much-jewels = aus Schmuck
borabora-many-offerings = Opfergaben
borabora-merit-cards = { $more ->
        [yes] bessere Götterkarten
       *[no] schlechtere Götterkarten
    }
borabora-much-gods = aus Hauptgöttern
borabora-many-regions = besiedelte oder erreichbare Gebiete
borabora-much-materials = Baustoffe zum Bauen
borabora-much-buildings = aus Gebäuden
borabora-merit-dice = { $more ->
        [yes] bessere Plätze für Würfel
       *[no] schlechtere Plätze für Würfel
    }
borabora-much-tasks = aus Aufgaben
borabora-much-bonus = aus großen Werken

## Where points came from

borabora-source-start = Start
borabora-source-fish = Fische
borabora-source-task = Aufgaben
borabora-source-status = Status
borabora-source-temple = Tempel
borabora-source-building = Gebäude
borabora-source-jewels = Schmuck
borabora-source-invocation = Anrufung
borabora-source-helper = Helfer
borabora-source-god = Hauptgötter
borabora-source-bonus = Große Werke
