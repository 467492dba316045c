druids-title = Druid Waltz
druids-line = Make the spirits dance, win your fights, take two trees.
druids-minutes = 40
