## Asztalok, ahová bárki leülhet

lobby-why = Ülj le valaki mellé, aki már vár, vagy mondd meg, mit játszanál, és várj te.
seek = Asztalt keresek
seek-why = Az első hozzád illő asztalhoz ülsz le. Ha nincs ilyen, a tiéd nyílik meg itt, és vár.
seek-players = Játékosok
seek-pace = Mikor
pace = { $pace ->
        [live] Most
        [days] Napokon át
       *[none] Óra nélkül
    }
listed-all = Minden játék
listed-any = Bármikor
listed-everybody = Minden nyelv
listed-filter = Szűrés
lobby-empty = Most éppen senki sem vár.
lobby-none-such = Ilyen játékra most éppen senki sem vár.
listed-here = itt van
listed-take-over = { $n ->
        [one] Valaki felállt: a helyén gép játszik, amíg le nem ül valaki.
       *[other] { $n } hely megürült: gép játszik rajtuk, amíg le nem ül valaki.
    }
listed-mine = Az asztalomhoz
listed-rules = Miben állapodtak meg
listed = Bárki leülhet
listed-note = Az asztal ott áll a nyílt asztalok közt, és aki akar, leülhet.
listed-until = { $live ->
        [yes] Amíg itt vársz, bárki leülhet.
       *[no] Bárki leülhet eddig: { $until }.
    }
lobby-count = { $n } asztal
standing = { $games } játszmából { $finished } végigjátszva
standing-and = { $games } játszmából { $finished } végigjátszva, kb. { $time } alatt válaszol
standing-new = új itt
standings = Ki játszik végig
needs = Ki ülhet le
needs-anybody = Bárki
needs-share = Aki játszmái { $share } %-át végigjátssza
needs-newcomers = Újak is
needs-note = { $newcomers ->
        [yes] Azoknak, akik játszmáik { $share } %-át végigjátsszák, és az újaknak.
       *[no] Azoknak, akik játszmáik { $share } %-át végigjátsszák.
    }
error-not-enough-finished = Ez az asztal olyanokat vár, akik játszmáik { $share } %-át végigjátsszák.
error-no-newcomers = Ez az asztal olyanokat vár, akik itt már legalább { $games } játszmát játszottak másokkal.
