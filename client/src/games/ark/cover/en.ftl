ark-title = The Ark of the Covenant
ark-line = Lay out the land, send your people, carry the Ark past them.
ark-minutes = 45
