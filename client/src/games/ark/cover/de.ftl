ark-title = Die Bundeslade
ark-line = Lege das Land aus, schicke Gefolgsleute aus und trage die Bundeslade an ihnen vorbei.
ark-minutes = 45
