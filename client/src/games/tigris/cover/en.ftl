tigris-title = Tigris & Euphrates
tigris-line = Build kingdoms and survive their wars. Your weakest colour is your score.
tigris-minutes = 90
