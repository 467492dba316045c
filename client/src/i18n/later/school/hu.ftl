## Az iskola

school = Iskola
school-start = Játszva tanulom
school-resume = Tovább: { $n }. lecke
school-try = Próbáld ki
school-lessons = Leckék
school-coach = A lecke
school-ways = Út a leckék között
school-happened = Ami történt
school-dot = { $done ->
        [yes] { $n }. lecke: { $title }, kész
       *[no] { $n }. lecke: { $title }
    }
school-fresh = Minden leckének saját táblája van.
school-finished = Kész
school-board = Megnyitás a táblán
school-first-game = Az első játszmád
school-look = Nézd meg: { $places }.
school-aside = Szabályos volna.
school-aside-now = Szabályos volna, de a lecke most mást kér.
school-insist = Akkor is ezt
school-show = Mutasd meg
school-back = Vissza
school-again = Újra
school-help = Segítség
school-skip = Kihagyom
school-next = Tovább
school-play = Az első játszmához
school-first-coach = Első játszma, edzővel
school-rival = Jonas
school-learner = Anna
school-keys-on = Tovább vagy megerősítés
