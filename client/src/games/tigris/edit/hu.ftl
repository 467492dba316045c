## Állás felrakása

tigris-edit-here = Ami itt van
tigris-edit-monument = Emlékmű, innen
tigris-edit-hand = Lapkák kézben
tigris-edit-red = Piros pont
tigris-edit-black = Fekete pont
tigris-edit-blue = Kék pont
tigris-edit-green = Zöld pont
tigris-edit-treasures = Kincsek
tigris-edit-catastrophes = Maradt katasztrófalapka
tigris-edit-turn = Ki van soron
tigris-edit-left = Maradt cselekedet
tigris-edit-ask = Mi a kérdés
tigris-edit-kind-land = Lapkák és vezérek
tigris-edit-kind-river = A folyóra
tigris-edit-kind-monument = Emlékművek
tigris-edit-leader = { $leader }, { $n }. játékos
tigris-edit-ruin = Katasztrófalapka
tigris-edit-back = Lefordítva: { $tile }
tigris-edit-treasure = { $tile } kinccsel
tigris-edit-ask-action = egy cselekedet
tigris-edit-ask-over = semmi: vége
tigris-edit-ask-wars = melyik külső konfliktus
tigris-edit-ask-war = lapkák külső konfliktushoz:
tigris-edit-ask-revolt = lapkák belső konfliktushoz:
tigris-edit-ask-monument = emlékmű:
tigris-edit-ask-treasure = melyik kincs marad
