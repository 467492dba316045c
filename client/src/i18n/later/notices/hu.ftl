## Értesítések: máshol is megtudni, hogy várnak rád

notices-intro = Tudd meg bárhol, ha rád várnak. Semmi sincs bekapcsolva, amíg te be nem kapcsolod, és egyetlen értesítés sem árulja el, kinek mi van a kezében.
notices-stranger = Itt választod ki, hogyan tudd meg, mi történik az asztalaidnál. Előbb ülj le egyhez, vagy lépj be.
notices-nothing = Ez a kiszolgáló nem küld értesítéseket.

channels = Hol szóljunk
channels-why = Ahány helyen csak szeretnéd.
channel-hook = { $style ->
        [discord] Discord
        [ntfy] ntfy
       *[json] Webhook
    }
channel-push = Egy böngésző
channel-here = ez itt
channel-since = { $since } óta
channel-waits = Még nincs megerősítve. Nyisd meg a linket az oda küldött levélben.
channel-off = Kikapcsolva: túl sokszor nem sikerült, vagy ott állították le, ahová érkezik.
channel-on = Bekapcsolom
channel-try = Kipróbálom
channel-add = Hozzáadom
channel-do-it = { $does }: { $what }
channel-tested = { $result ->
        [sent] Úton van egy értesítés: { $what }
        [gone] Ez már nincs meg, ezért kivettük: { $what }
       *[failed] Nem vették át az értesítést: { $what }
    }

push = Ez a böngésző
push-why = Az értesítések ezen az eszközön jelennek meg, akkor is, ha az oldal nincs nyitva.
push-go = Bekapcsolom itt
push-not = { $why ->
        [refused] Ez a böngésző nem enged innen értesítéseket. Engedélyezd az oldal beállításai között, többnyire a cím melletti jelnél; utána itt bekapcsolhatod.
        [install] Az iPhone és az iPad csak annak az értesítéseit mutatja, ami a főképernyőn van. Koppints a Megosztásra, aztán a „Főképernyőhöz adás” sorra, nyisd meg onnan a Ludariumot, és kapcsold be ezen az oldalon.
        [insecure] Ezen a címen a böngészők nem mutatnak értesítést: https kell hozzá.
       *[none] Ez a böngésző nem tud értesítést mutatni.
    }
error-push-refused = A böngésző nem engedte. Nem változott semmi.
error-push-failed = A böngésző nem érte el azt, aki az értesítéseit hozza. Próbáld később, vagy válassz másik helyet.

mail = E-mail
mail-why = Napokig tartó játszmákhoz jó. Naponta legfeljebb tíz, és mindegyikben van egy link, amely véget vet nekik.
mail-go = Kérem a megerősítő levelet
mail-again = Kérem újra

hook = Discord, ntfy, webhook
hook-why = Saját csatornára, a telefonodra vagy egy programnak.
hook-style = Hová
hook-url = { $style ->
        [discord] A webhook címe
        [ntfy] A téma címe
       *[json] Cím
    }
hook-url-why = { $style ->
        [discord] A Discordban: a csatorna beállításai, Integrációk, Webhookok, Webhook-URL másolása.
        [ntfy] Találj ki egy nevet, amelyre senki sem jön rá, és iratkozz fel rá az alkalmazásban. A cím a kiszolgálóé, mögötte ezzel a névvel.
       *[json] JSON megy oda, egy titokkal aláírva, amelyet egyszer látsz.
    }
hook-secret = A webhook titka
hook-secret-why = Csak most látod. Minden értesítést ezzel írunk alá.

kinds = Mi hová megy
kinds-what = Mi történik
kinds-why = Amit egy nyitott oldalon látsz, arról máshol nem szólunk. Az élő játszmák csak böngészőben szólnak.
kinds-way = { $way ->
        [push] Böngésző
        [mail] E-mail
       *[webhook] Webhook
    }
kind = { $kind ->
        [turn] Én jövök
        [clock] Fogy az időm
        [stand-in] Lejárt az időm, vagy beugró gép játszik
        [begins] Kezdődik egy játszma
        [proposal] Valaki javasol valamit
        [over] Véget ért egy játszma
        [dead] Egy asztal hamarosan lezárul
       *[new-sign-in] Valaki az én nevemben lép be
    }
kind-by = { $what }: { $way }
kind-always = mindig

quiet = Mikor és hogyan
quiet-why = Ami csendes órákban jön, megvárja a végüket. Csak az új belépésről szólunk azonnal.
quiet-on = Csendes órák
quiet-edge = { $edge ->
        [start] Ettől
       *[end] Eddig
    }
quiet-zone = Időzóna
quiet-urgent = Akkor is szóljatok, ha 3 óránál kevesebb időm maradt
notices-language = Nyelv

table-notices = Értesítések
table-notices-why = Ami ennél az asztalnál történik, arról ott szólunk, ahol bekapcsoltad.
table-notices-set = Értesítések beállítása
tell-me = Szóljatok, ha én jövök
tell-me-no = Ezt többé ne kínáld

confirm-mail = Ez a te címed?
stop-mail = Nem kérek több levelet
by-link-why = { $purpose ->
        [confirm] Erősítsd meg, és a Ludarium értesítései oda mennek, ahol ezt a linket olvastad.
       *[unsubscribe] A Ludarium értesítései többé nem mennek oda, ahol ezt a linket olvastad. Bármikor újra bekapcsolhatod őket.
    }
by-link-go = { $purpose ->
        [confirm] Megerősítem
       *[unsubscribe] Nem kérek több levelet
    }
by-link-done = { $purpose ->
        [confirm] Megvan: az értesítések mostantól ide mennek: { $address }
       *[unsubscribe] Ide már nem megy semmi: { $address }
    }
by-link-on = Az értesítéseid
mail-link-as = Így lépsz be: { $name }.
mail-link-again = A belépés más módjai

error-bad-channel = Ez itt nem jó: internetes https-cím kell, vagy egy elterjedt böngésző push-szolgáltatása.
error-too-many-channels = Ebből legfeljebb { $most } lehet. Előbb távolíts el egyet.
error-mail-taken = Ez a cím itt már másé.
