tigris-title = Euphrat & Tigris
tigris-line = Baue Königreiche und überstehe ihre Kriege. Deine schwächste Farbe zählt.
tigris-minutes = 90
