tigris-title = Euphrat & Tigris
tigris-line = Baue Königreiche und überstehe ihre Kriege. Am Ende zählt deine schwächste Farbe.
tigris-minutes = 90
