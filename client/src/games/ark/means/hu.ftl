### The Ark of the Covenant: what an answer means to a learner and to their one rival, part by part of what it is judged by
# $case whose part it is, and whether there is more of it: you-more, you-less, rival-more, rival-less

ark-means-points = { $case ->
        [you-more] Több pontot szerzel.
        [you-less] Kevesebb pontot szerzel.
        [rival-more] Az ellenfeled több pontot szerez.
       *[rival-less] Az ellenfeled kevesebb pontot szerez.
    }
ark-means-cities = { $case ->
        [you-more] A városok több pontot hoznak neked.
        [you-less] A városok kevesebb pontot hoznak neked.
        [rival-more] A városok több pontot hoznak az ellenfelednek.
       *[rival-less] A városok kevesebb pontot hoznak az ellenfelednek.
    }
ark-means-roads = { $case ->
        [you-more] Az utak több pontot hoznak neked.
        [you-less] Az utak kevesebb pontot hoznak neked.
        [rival-more] Az utak több pontot hoznak az ellenfelednek.
       *[rival-less] Az utak kevesebb pontot hoznak az ellenfelednek.
    }
ark-means-fields = { $case ->
        [you-more] A mezők több pontot hoznak neked.
        [you-less] A mezők kevesebb pontot hoznak neked.
        [rival-more] A mezők több pontot hoznak az ellenfelednek.
       *[rival-less] A mezők kevesebb pontot hoznak az ellenfelednek.
    }
ark-means-temples = { $case ->
        [you-more] A templomok több pontot hoznak neked.
        [you-less] A templomok kevesebb pontot hoznak neked.
        [rival-more] A templomok több pontot hoznak az ellenfelednek.
       *[rival-less] A templomok kevesebb pontot hoznak az ellenfelednek.
    }
ark-means-prophet = { $case ->
        [you-more] A próféta több pontot hoz neked.
        [you-less] A próféta kevesebb pontot hoz neked.
        [rival-more] A próféta több pontot hoz az ellenfelednek.
       *[rival-less] A próféta kevesebb pontot hoz az ellenfelednek.
    }
ark-means-ark = { $case ->
        [you-more] A Frigyláda több pontot hoz neked.
        [you-less] A Frigyláda kevesebb pontot hoz neked.
        [rival-more] A Frigyláda több pontot hoz az ellenfelednek.
       *[rival-less] A Frigyláda kevesebb pontot hoz az ellenfelednek.
    }
ark-means-followers = { $case ->
        [you-more] Több bevethető követőd marad.
        [you-less] Kevesebb bevethető követőd marad.
        [rival-more] Az ellenfelednek több bevethető követője marad.
       *[rival-less] Az ellenfelednek kevesebb bevethető követője marad.
    }
ark-means-turn = { $case ->
        [you-more] A következő köröd többet ígér.
        [you-less] A következő köröd kevesebbet ígér.
        [rival-more] Az ellenfeled következő köre többet ígér.
       *[rival-less] Az ellenfeled következő köre kevesebbet ígér.
    }
ark-means-time = { $case ->
        [you-more] A játék hátralévő része jobban kedvez neked.
        [you-less] A játék hátralévő része kevésbé kedvez neked.
        [rival-more] A játék hátralévő része jobban kedvez az ellenfelednek.
       *[rival-less] A játék hátralévő része kevésbé kedvez az ellenfelednek.
    }

## Amit az edző hozzátesz
# $n followers at home; tiles still to come

ark-care-followers = { $n ->
        [0] Minden követőd kint van. Az utakról és a városokból hazatérnek, amint azok elkészültek; a mezőkön maradnak.
       *[one] Egy követőd maradt. Az utakról és a városokból hazatérnek, amint azok elkészültek; a mezőkön maradnak.
    }
ark-care-tiles = { $n ->
        [0] Több kártya nem jön. Ami befejezetlen, kártyánként egy pontot hoz.
       *[other] Még { $n } kártya jön. Ami akkor befejezetlen, kártyánként egy pontot hoz.
    }
