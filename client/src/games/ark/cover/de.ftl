ark-title = Die Bundeslade
ark-line = Lege das Land aus, sende deine Gefolgsleute und trage die Bundeslade an ihnen vorbei.
ark-minutes = 45
