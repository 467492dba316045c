druids-title = Druidenwalzer
druids-line = Lass die Baumgeister tanzen, gewinne deine Kämpfe, erobere zwei Bäume.
druids-minutes = 40
