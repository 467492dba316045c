### Bora Bora: why an answer is better, by the parts of what it is judged by
# $more yes|no: whether there is more of it, or less

borabora-merit-points = { $more ->
        [yes] mehr Punkte
       *[no] weniger Punkte
    }
borabora-merit-fish = { $more ->
        [yes] mehr aus Fischen
       *[no] weniger aus Fischen
    }
borabora-merit-status = { $more ->
        [yes] mehr aus der Statusleiste
       *[no] weniger aus der Statusleiste
    }
borabora-merit-order = { $more ->
        [yes] früher in der Zugreihenfolge
       *[no] später in der Zugreihenfolge
    }
borabora-merit-temple = { $more ->
        [yes] mehr aus Priestern im Tempel
       *[no] weniger aus Priestern im Tempel
    }
borabora-merit-people = { $more ->
        [yes] mehr Nutzen aus Personen
       *[no] weniger Nutzen aus Personen
    }
borabora-merit-tattoos = { $more ->
        [yes] mehr ungenutzte Zeichen auf Personen
       *[no] weniger ungenutzte Zeichen auf Personen
    }
borabora-merit-slots = { $more ->
        [yes] mehr Platz für Personen
       *[no] weniger Platz für Personen
    }
borabora-merit-shells = { $more ->
        [yes] mehr aus Muscheln
       *[no] weniger aus Muscheln
    }
borabora-merit-jewels = { $more ->
        [yes] mehr aus Schmuck
       *[no] weniger aus Schmuck
    }
borabora-merit-offerings = { $more ->
        [yes] mehr Opfergaben
       *[no] weniger Opfergaben
    }
borabora-merit-cards = { $more ->
        [yes] bessere Götterkarten
       *[no] schlechtere Götterkarten
    }
borabora-merit-gods = { $more ->
        [yes] mehr aus Hauptgöttern
       *[no] weniger aus Hauptgöttern
    }
borabora-merit-regions = { $more ->
        [yes] mehr besiedelte oder erreichbare Gebiete
       *[no] weniger besiedelte oder erreichbare Gebiete
    }
borabora-merit-materials = { $more ->
        [yes] mehr Baustoffe zum Bauen
       *[no] weniger Baustoffe zum Bauen
    }
borabora-merit-buildings = { $more ->
        [yes] mehr aus Gebäuden
       *[no] weniger aus Gebäuden
    }
borabora-merit-dice = { $more ->
        [yes] bessere Plätze für Würfel
       *[no] schlechtere Plätze für Würfel
    }
borabora-merit-tasks = { $more ->
        [yes] mehr aus Aufgaben
       *[no] weniger aus Aufgaben
    }
borabora-merit-bonus = { $more ->
        [yes] mehr aus großen Werken
       *[no] weniger aus großen Werken
    }
borabora-merit-time = { $more ->
        [yes] die Zeit spielt dafür
       *[no] die Zeit spielt dagegen
    }

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
