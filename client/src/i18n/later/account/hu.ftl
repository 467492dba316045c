## Valakinek lenni itt: belépés, eszközök, mi marad meg

account = A fiókod
account-none = Lépj be, hogy ez a böngésző megismerjen.
sign-in = Belépés
sign-in-why = Azzal, amit egy másik eszközön vagy böngészőben beállítottál.
sign-in-before = Jártam már itt
sign-in-other = Belépés másként
account-guest = Eddig csak ez a böngésző ismer. Állíts be egy belépési módot, és egy elveszett eszköz sem kerül a helyedbe.
account-safe = Bármelyik eszközről vissza tudsz jönni.
account-name = Név

passkeys = Belépőkulcsok
passkeys-why = Belépés ujjlenyomattal, arccal vagy az eszköz kódjával. Semmit sem kell megjegyezni.
passkeys-not-here = Ezen a címen nincs belépőkulcs: https és név kell hozzá.
passkey-add = Belépőkulcs felvétele
passkey-known = { $synced ->
        [yes] { $since } óta, minden eszközödön
       *[no] { $since } óta
    }
passkey-any = Belépőkulcs
passkey-use = Belépőkulcsot használok
remove-it = Eltávolítom: { $what }
remove = Eltávolítom

codes = Helyreállító kódok
codes-why = Nyolc kód papíron, arra a napra, amikor minden más elveszett. Mindegyik egyszer jó.
codes-left = { $n ->
        [0] Még nincs egy sem.
       *[other] Még { $n } van.
    }
codes-make = Kódokat kérek
codes-anew = Új kódokat kérek
codes-anew-why = A régiek akkor már nem jók semmire.
codes-new = A helyreállító kódjaid
codes-new-why = Csak most látod őket. Írd le, vagy tedd biztos helyre a fájlt.
codes-save = Mentés fájlba
codes-copy = Mind másolása
codes-done = Megvannak
code = Helyreállító kód
code-use = Belépek a kóddal

password = Jelszó
password-why = Legalább { $least } karakter.
password-set = Ez legyen a jelszó
password-change = Módosítom
password-as = Így lépsz be: { $handle }.
password-use = Belépek a jelszóval
handle = Belépési név
handle-why = Ékezet nélküli kisbetűk, számjegyek, köztük _ . és - is lehet. Más nem látja.

device-other = Másik eszköz
device-why = Játssz itt és a telefonodon is: csak egy számot kell beírnod.
device-add = Másik eszköz beléptetése
device-scan = Olvasd be a másik eszközzel. Vagy nyisd meg ott a { $address } címet, és írd be:
device-qr = Bejárat egy másik eszköznek
device-waits = Még senki sem jött.
device-came = Megjött: { $what }. Írd be a számot, amelyet mutat.
device-some = egy eszköz
device-number = Szám
device-let-in = Ez az enyém
device-wrong = Nem ez a szám.
device-is-in = Kész. A másik eszköz már ismer.
device-over = Lejárt az idő. Kezdd elölről.
device-this = Ennek az eszköznek a beléptetése
device-word = Amit a másik eszköz mutat
device-word-why = Az eszközön, amelyik ismer: Menü, Fiók, Másik eszköz.
device-show = Írd be ezt a számot a másik eszközön
device-as = Ez az eszköz { $name } eszköze lesz.
device-go = Tovább

along = { $name } itteni játszmái jöjjenek velem
along-why = A helyei a tieid lesznek. Különben senki sem térhet vissza hozzájuk.

sign-ins = Ahol be vagy lépve
sign-ins-why = Léptesd ki, amit nem ismersz, vagy már nem használsz.
sign-in-here = ez itt
sign-in-line = { $since } óta, utoljára: { $used }
sign-in-some = Ismeretlen eszköz
sign-out-of = Kiléptetem: { $what }
sign-out = Kilépek
sign-out-others = Kilépek mindenhol máshol
sign-out-lost = { $name } helyeire akkor már senki sem térhetne vissza: még nincs mivel belépni. Előbb állíts be valamit, vagy menj el végleg.
sign-out-sure = Végleg elmegyek

tokens = Tokenek programoknak
tokens-why = Egy program úgy játszik vagy olvas, mint te, és ehhez a fiókhoz sosem fér hozzá.
token-name = Mire való
token-scope = { $scope ->
        [read] Olvasás
       *[play] Játék
    }
token-scopes = Mit tehet
token-make = Tokent kérek
token-new = A tokened
token-new-why = Csak most látod. Akinél ez megvan, megteheti, amire való.

sharing = Játszmák kutatáshoz
sharing-why = A szerver üzemeltetője adatként továbbadhatja a befejezett játszmákat azoknak, akik játékokat kutatnak és MI-ket tanítanak. Ott egy szám vagy; a lépéseid olyanok, amilyenek voltak.
sharing-allow = A befejezett játszmáim továbbadhatók
sharing-allow-why = Csak azok a játszmák, amelyeknél az asztalnál mindenki beleegyezett, a már lejátszottak is. Meggondolhatod magad; amit addig továbbadtak, az továbbadva marad. Aki ismer egy játszmát, felismerheti.

data = Ami rólad megmarad
data-export = Mindent letöltök
data-export-why = Egy csomag: ez a fiók, az asztalaid, a játszmáid jegyzőkönyvei.
data-delete = Mindent törlök
data-delete-why = Hét nap múlva minden törlődik, ami rólad szól. A játszmáid megmaradnak, a helyeden „Valaki” áll: azok a többiekéi is. Addig meggondolhatod magad.
data-leaves = Minden, ami rólad szól, ekkor törlődik: { $when }.
data-stay = Mégis maradok
data-sure = Törlés hét nap múlva

notices = Értesítések
notices-why = Tudd meg, ha te jössz: böngészőben, e-mailben vagy máshol.
notices-set = Hol szóljunk
mail-address = E-mail-cím
mail-link-to = Belépéshez link kérhető erre a címre: { $address }.
mail-link-send = Linket kérek
mail-link-sent = { $known ->
        [yes] A levél úton van. Nyisd meg a linkjét ebben a böngészőben, aztán itt folytatódik. Egyszer jó, 15 percig.
       *[no] Ha van itt valaki ezzel a címmel, úton van hozzá egy levél. A linkje egyszer jó, 15 percig.
    }
mail-link-followed = Tovább

proof = Te vagy az?
proof-why = Ez a böngésző egy ideje nyitva van. Mutasd meg, hogy te vagy, és már folytatódik is.

cancel = Mégse
error-not-known = Ez itt nem ismert, vagy már nem az. Nézd meg, és próbáld újra.
error-blocked = { $until ->
    [never] Itt többé nem léphetsz be.
   *[other] { $until } előtt itt nem léphetsz be.
}
error-confirm-first = Előbb mutasd meg, hogy te vagy az.
error-not-offered = Ez a kiszolgáló ezt itt nem kínálja.
error-bad-credential = A belépőkulcsot nem fogadtuk el. Próbáld újra.
error-bad-handle = A belépési név { $least }–{ $most } karakter: ékezet nélküli kisbetűk, számjegyek, köztük _ . és -.
error-bad-password = A jelszó legalább { $least } karakter.
error-handle-taken = Ez a név már foglalt. Válassz másikat.
error-passkey-none = Nem használtál belépőkulcsot. Nem változott semmi.
error-passkey-already = Ezen az eszközön már van belépőkulcsod.
error-bad-mail = Ez nem e-mail-cím.

account-studies = Tanulmányok
account-studies-why = Állások lépésekkel és megjegyzésekkel, amelyeket megőriztél.
