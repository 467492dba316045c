## Tanulmányok: állások a hozzájuk kigondolt lépésekkel, megőrizve és megosztva

studies = Tanulmányok
studies-why = Állások lépésekkel, változatokkal és megjegyzésekkel, fejezetenként. Itt őrizzük neked, és hivatkozás nélkül senki sem látja.
studies-none = Még nincs tanulmányod.
studies-new = Új tanulmány
studies-empty = Üres tábla
studies-empty-of = { $game }: üres tábla
studies-paste = Szöveg beolvasása
studies-text = Tanulmány vagy jegyzőkönyv
studies-read = Beolvasás
studies-file = Fájlból:
studies-anyway = Megnyitás mégis
studies-luck-wrong = Ez a jegyzőkönyv nem az, aminek mondja magát: a szerencséje nem igazolható.
study = Tanulmány
study-missing = Nincs ilyen tanulmány, vagy a hivatkozás már nem érvényes.
study-empty = Még nincs benne fejezet.
study-begin = Kezdés ezzel: { $game }
study-chapter = { $n }. fejezet
study-where = { $n } / { $m }: { $name }
study-count = { $n ->
        [0] nincs fejezet
        [one] egy fejezet
       *[other] { $n } fejezet
    }
study-shared = megosztva
study-chapters = Fejezetek
study-title = A tanulmány címe
study-name = A fejezet neve
study-rename = Átnevezés
study-rename-this = Átnevezés: { $name }
study-up = { $name }: feljebb
study-down = { $name }: lejjebb
study-remove = Törlés
study-remove-this = Törlés: { $name }
study-remove-all = A tanulmány törlése
study-sure = Végleg törlöd: { $name }?
study-stay = Megtartom
study-add = Új fejezet:
study-add-here = Ebből az állásból
study-copy = Másolás a tanulmányaim közé
study-copy-this = Másolás: { $name }
study-share = Megosztás
study-share-why = Akinek van hivatkozása, annak nem kell fiók. Bármelyik hivatkozást bármikor visszavonhatod.
study-share-read = Hivatkozás olvasáshoz
study-share-edit = Hivatkozás íráshoz is
study-share-make = Hivatkozás készítése
study-share-again = Új hivatkozás készítése
study-share-elsewhere = Van hivatkozás, egy másik böngészőből. Kétszer nem mutatjuk meg.
study-share-revoke = Visszavonás
study-saved = Mentve
study-saving = Mentés
study-waits = Még nincs mentve
study-offline = Nincs mentve
study-reading = Csak olvasható: amit itt kipróbálsz, azt nem őrizzük meg.
study-changed = Ezt a fejezetet közben máshol megváltoztatták. A tiédből semmi sem veszett el.
study-keep-both = Az enyém legyen külön fejezet
study-take-theirs = Legyen a másik
error-study-changed = Valaki gyorsabb volt. Próbáld újra.
error-not-your-study = Ez a hivatkozás csak olvasásra jó.
error-too-many-studies = Már { $most } tanulmányod van. Előbb törölj közülük.
error-too-many-chapters = Egy tanulmányban legfeljebb { $most } fejezet lehet.
error-studies-full = A tanulmányaid elérték a határt: { $most } MB. Előbb törölj közülük.
