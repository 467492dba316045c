### Euphrat & Tigris: was unter wenigen gewählt wird
# $cell "F4"  $cells several

tigris-choose-square = Quadrat { $cell }
tigris-choose-corner = Schätze in den Ecken kommen zuerst dran, darum bleibt einer von diesen.
tigris-choose-corners = Alle liegen in Ecken, darum darf jeder bleiben.
tigris-choose-stays = { $cell } bleibt
tigris-choose-takes = du nimmst { $cells }
