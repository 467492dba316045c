### The Ark of the Covenant: what an answer means to a learner and to their one rival, part by part of what it is judged by
# $case whose part it is, and whether there is more of it: you-more, you-less, rival-more, rival-less   $more "about 3 points more", $fewer "about 3 points fewer"

ark-bring-cities = A városok
ark-bring-roads = Az utak
ark-bring-fields = A mezők
ark-bring-temples = A templomok
ark-means-prophet = { $case ->
        [you-more] A prófétád, aki egy várost megdupláz, { $more } hoz neked.
        [you-less] A prófétád, aki egy várost megdupláz, { $fewer } hoz neked.
        [rival-more] A próféta { $more } hoz az ellenfelednek.
       *[rival-less] A próféta { $fewer } hoz az ellenfelednek.
    }
ark-means-ark = { $case ->
        [you-more] A Frigyláda { $more } hoz neked.
        [you-less] A Frigyláda { $fewer } hoz neked.
        [rival-more] A Frigyláda { $more } hoz az ellenfelednek.
       *[rival-less] A Frigyláda { $fewer } hoz az ellenfelednek.
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

## Amit az edző hozzátesz
# $n followers at home; tiles still to come

ark-care-followers = { $n ->
        [0] Minden követőd kint van. Az utakról és a városokból hazatérnek, amint azok elkészültek; a mezőkön maradnak.
        [2] Két követőd maradt. Az utakról és a városokból hazatérnek, amint azok elkészültek; a mezőkön maradnak.
       *[one] Egy követőd maradt. Az utakról és a városokból hazatérnek, amint azok elkészültek; a mezőkön maradnak.
    }
ark-care-tiles = { $n ->
        [0] Több kártya nem jön. Ami befejezetlen, kártyánként egy pontot hoz.
       *[other] Még { $n } kártya jön. Ami akkor befejezetlen, kártyánként egy pontot hoz.
    }
# $kind amiről szó van; $n pont; $whose kinek van ott a legtöbb bábuja; $you, $rival pontok
ark-care-behind = { $kind ->
        [city] Egy városban, ahol állsz, az ellenfelednek több bábuja van: így semmit sem kapsz érte.
        [road] Egy úton, ahol állsz, az ellenfelednek több bábuja van: így semmit sem kapsz érte.
       *[field] Egy mezőn, ahol állsz, az ellenfelednek több bábuja van: így semmit sem kapsz érte.
    } Oda már senki sem állhat be; csak egy másik követőd változtat ezen, akinek a részét hozzákötöd.
ark-care-shared = { $kind ->
        [city] Egy városon osztozol az ellenfeleddel: egyenlő számú bábuval mindketten teljes pontot kaptok.
        [road] Egy úton osztozol az ellenfeleddel: egyenlő számú bábuval mindketten teljes pontot kaptok.
       *[field] Egy mezőn osztozol az ellenfeleddel: egyenlő számú bábuval mindketten teljes pontot kaptok.
    } Aki még egyet hozzáköt, egyedül kapja.
ark-care-temple = Egy templom körül már csak egy kártya hiányzik. Akkor { $n } pont azé, akinek az öt kártyán a legtöbb bábuja van: { $whose ->
        [you] ez te lennél, { $own } : { $theirs }.
        [other] ez az ellenfeled lenne, { $theirs } : { $own }.
        [shared] egyenlő az állás ({ $own } : { $theirs }), tehát mindkettőtöké.
       *[free] még senki sem áll ott.
    } Aki azt a kártyát lerakja, még tehet hozzá bábut; amelyik bábu ezzel elkészülő úton vagy városban áll, előbb hazamegy.
ark-care-nearly = Egy lapka hiányzik { $kind ->
        [city] a városodhoz: befejezve legalább { $n } pontot hoz
       *[road] az utadhoz: befejezve legalább { $n } pontot hoz
    }{ $home ->
        [yes] , és a követőd hazatér.
       *[no] .
    }
ark-care-threat = { $kind ->
        [city] Egy lapka hiányzik az ellenfeled városához: befejezve legalább { $n } pontot hoz neki.
       *[road] Egy lapka hiányzik az ellenfeled útjához: befejezve legalább { $n } pontot hoz neki.
    } Egy másik lapka mellette nyitva tarthatja.
ark-care-field = Az ellenfeled egyik mezője a végén { $n } pontot ér. Farkasok csökkentik; ha egy követőd mezője hozzákapcsolódik, ő is részesül belőle.
ark-care-foreign = Az ellenfeled városa { $n } vagy több pontot fog hozni. Egy kis saját város mellette, amelyet később hozzákötsz, ugyanannyit hozna neked is.
ark-care-event = { $how ->
        [1] Az ellenfeled most { $n } ponttal vezet.
        [0] Most egyenlő az állás.
       *[other] Még te vezetsz { $n } ponttal.
    }
ark-care-prophet = A prófétád még otthon van. Városban megduplázza a pontokat, amikor az elkészül, a játszmában egyszer: olyat válassz, amely még nőni fog.
ark-care-prophet-late = A prófétád még otthon van, és már csak { $n } kártya jön. Csak az elkészült város számít duplán.
ark-care-stands = Ha most véget érne a játszma, mindennel, ami befejezetlen, és a mezőkkel együtt { $you } pontod lenne, az ellenfelednek { $rival }.
ark-note-shared = { $kind ->
        [city] A városon osztoznátok: mindketten teljes pontot kaptok.
        [road] Az úton osztoznátok: mindketten teljes pontot kaptok.
       *[field] A mezőn osztoznátok: mindketten teljes pontot kaptok.
    }
ark-note-ahead = { $kind ->
        [city] A városban akkor neked van több bábud: az ellenfeled semmit sem kap érte.
        [road] Az úton akkor neked van több bábud: az ellenfeled semmit sem kap érte.
       *[field] A mezőn akkor neked van több bábud: az ellenfeled semmit sem kap érte.
    }
ark-note-behind = { $kind ->
        [city] A városban akkor az ellenfelednek van több bábuja: semmit sem kapsz érte.
        [road] Az úton akkor az ellenfelednek van több bábuja: semmit sem kapsz érte.
       *[field] A mezőn akkor az ellenfelednek van több bábuja: semmit sem kapsz érte.
    }
ark-note-grown = { $kind ->
        [city] A város
       *[road] Az út
    } befejezve legalább { $n } pontot hoz: { $open } helyen nyitott, { $fit ->
        [0] de a hátralévő lapkák közül egy sem illik oda.
       *[other] és a hátralévő lapkák közül { $fit } illik oda.
    }
ark-note-temple = Az ottani templomnál is számít: { $whose ->
        [you] akkor ott neked van a legtöbb bábud.
        [shared] akkor ott egyenlő az állás.
       *[other] ott az ellenfelednek még mindig több van.
    }
ark-note-last = Ez az utolsó követőd: utána nincs több, amíg haza nem tér egy.
ark-note-walk = Eltávolodik az ellenfeled bábuitól: { $a } helyett { $b } van { $n } lépésen belül, ha ő lép vele legközelebb.
ark-note-spares = Ez a kártya keveset kínál egy követőnek: tartsd meg inkább egy későbbihez.
# $n points of what is finished, or of a field as it lies
ark-then-follower = { $kind ->
        [city] Követő a városba, befejezve legalább { $n } pont
        [road] Követő az útra, befejezve legalább { $n } pont
       *[field] Követő a mezőre, így a végén { $n } pont
    }
ark-brings = { $kind ->
        [city] Ahogy most áll, a város csak { $n } pontot hoz, hacsak nem nő.
        [road] Ahogy most áll, az út csak { $n } pontot hoz, hacsak nem nő.
       *[field] A mező most { $n } pontot hoz, és a követő ott marad.
    }
ark-note-leaves = Amin áll, elkészül: hazamegy, mielőtt a templom számítana.
