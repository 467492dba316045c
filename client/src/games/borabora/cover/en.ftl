borabora-title = Bora Bora
borabora-line = Six rounds of dice, huts, gods and gifts on five islands.
borabora-minutes = 90
