# Tigris és Eufrátesz: egy asztal szabályai

tigris-option-support = Beadás
tigris-option-support-free = szabad
tigris-option-support-english = angol szabály
tigris-option-support-why = Hány lapkát lehet beadni egy konfliktusban: bármennyit, vagy csak eleget (a támadónak meg kell haladnia a védekező táblán lévő erejét, a védekezőnek éppen be kell érnie a támadót), illetve egyet sem.
tigris-option-points = Mások pontjai
tigris-option-points-hidden = rejtve
tigris-option-points-open = nyíltan
tigris-option-points-why = Láthatja-e mindenki a többiek pontjait és kincseit.
