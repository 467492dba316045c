## Eine Stellung aufbauen

tigris-edit-here = Liegt hier
tigris-edit-monument = Monument, ab hier
tigris-edit-hand = Plättchen auf der Hand
tigris-edit-red = Tempelpunkte
tigris-edit-black = Siedlungspunkte
tigris-edit-blue = Farmpunkte
tigris-edit-green = Marktpunkte
tigris-edit-treasures = Schätze
tigris-edit-catastrophes = Übrige Katastrophenplättchen
tigris-edit-turn = Am Zug
tigris-edit-left = Übrige Aktionen
tigris-edit-ask = Was gefragt ist
tigris-edit-kind-land = Plättchen und Anführer
tigris-edit-kind-river = Auf dem Fluss
tigris-edit-kind-monument = Monumente
tigris-edit-leader = { $leader } von Spieler { $n }
tigris-edit-ruin = Katastrophenplättchen
tigris-edit-back = Verdeckt: { $tile }
tigris-edit-treasure = { $tile } mit Schatz
tigris-edit-ask-action = eine Aktion
tigris-edit-ask-over = nichts: es ist vorbei
tigris-edit-ask-wars = welcher Krieg
tigris-edit-ask-war = Plättchen für einen Krieg:
tigris-edit-ask-revolt = Plättchen für einen Aufstand:
tigris-edit-ask-monument = ein Monument:
tigris-edit-ask-treasure = welcher Schatz bleibt
