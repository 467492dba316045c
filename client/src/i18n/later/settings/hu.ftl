### Beállítások: amit a lap a címén, a nyelven és a néven kívül mond
# $how off, ask vagy másodpercek

settings-theme = Megjelenés
theme-light = Világos
theme-dark = Sötét
theme-system = Mint az eszköz
settings-speed = A lépések sebessége
speed-slow = Lassú
speed-normal = Közepes
speed-fast = Gyors
speed-off = Nincs
settings-still = Kevesebb mozgás
settings-still-why = A többiek lépéseit megjelöljük, nem játsszuk le.
settings-sound-why = Halk hangok lerakáskor, pontozáskor és ha te jössz.
settings-volume = Hangerő
settings-confirm = Megerősítés minden lépésnél
settings-confirm-why = Nélküle azonnal meglépjük, ami semmi rejtettet nem fed fel.
settings-coordinates = Koordináták
settings-coordinates-why = Betűk és számok a tábla szélén.
settings-patterns = Minták a színekhez
settings-patterns-why = Amit a színek megkülönböztetnek, azt minták is: figurákat, lapkákat és a gazdájukat.
settings-turn-end = Mielőtt valami végleges lesz
turn-end = { $how ->
        [off] azonnal küldje
        [ask] kérdezzen rá
       *[other] várjon { $how } mp-et
    }
