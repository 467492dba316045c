### A Druidakeringő iskolája

druids-school-D1-title = Két kultusz
druids-school-D1 = Te vagy a Nap. Négy fád alul áll, a Hold fái felül. Aki két fát elveszít, elveszíti a játszmát.
druids-school-D1-spirits = Minden fánál egy faszellem fekszik: egy lap, 1-estől 5-ösig. A jelvény a pakli lapjait számolja. A csillagok adják a fa számát.
druids-school-D1-druids = Mindkét kultusz három fájánál druida áll. A druida olyan erős, mint a fájánál fekvő faszellem.

druids-school-D2-title = Druidák
druids-school-D2 = Rakd le a három druidádat. A Hold már lerakta a sajátjait. Azonos színűek csapnak össze: narancs, fekete és lila.
druids-school-D2-help = Válassz egy fát, és erősítsd meg: előbb a narancsszínű, aztán a fekete, végül a lila.
druids-school-D2-done = Egy fa druida nélkül marad. Minden druidának van ellenfele, és az erősebb faszellem győz: állíts erőset gyenge ellen.
druids-school-D2-weak = Egy druidád gyengébb faszellemen áll, mint az ellenfele: rögtön veszítene. Nézd meg újra.

druids-school-D3-title = Három összecsapás
druids-school-D3 = Járj egy keringőt: tedd az egyik 4-est a háromcsillagos fához: Nap 3. Utána a druidák összecsapnak, szín szín ellen.
druids-school-D3-want = Most a 4-es kell ide: Nap 3.
druids-school-D3-help = Válaszd a kezedből a 4-est, aztán Nap 3, és erősítsd meg.
druids-school-D3-now = Most a druidák összecsapnak, pár pár után.
druids-school-D3-done = A narancs győzött, ezért Hold 1 kap egy jelzőt. A győztes 5-ös elhasználódott: a kultusztábládra megy, a naposra. Az ellenfeled keringője után is összecsapnak a druidák.

druids-school-D4-title = A tánc
druids-school-D4 = Játszd ki az 5-öst: Nap 4. Minden más fán az 5-ös négy helyet táncol: négy csillag. Az irány a lapod nyila; a kultusztábla is hely.
druids-school-D4-want = Most az 5-ös kell ide: Nap 4.
druids-school-D4-help = Válaszd a kezedből az 5-öst, aztán Nap 4, és erősítsd meg.
druids-school-D4-now = Most a druidák összecsapnak.
druids-school-D4-done = Az egyik 5-ös a tábládra jutott, a másik ide: Nap 2. Ott a narancs győzött, 5 : 3. Utána elhasználódott, mint minden győztes.

druids-school-D5-title = A varázsgyűrű
druids-school-D5 = A lila druidád 2 : 5-re vesztene. Ahová játszol, oda kerül a varázsgyűrű: az ottani druida pihen, és az ellenfele is. Hová teszed az 1-est?
druids-school-D5-want = Itt az 1-es a varázsgyűrűről dönt: melyik druida pihenjen?
druids-school-D5-help = A lila itt áll: Nap 4. Játszd oda az 1-est, és a lila nem csap össze.
druids-school-D5-now = Most a druidák összecsapnak.
druids-school-D5-done = A lila pihent, a narancs és a fekete győzött.
druids-school-D5-fought = A lila összecsapott, és kapott egy jelzőt. Nap 4 választásával pihent volna.

druids-school-D6-title = Hat jelző
druids-school-D6 = Hold 1: öt jelző. Még egy győztes összecsapás, és a fa a tiéd. Tedd az 1-est ide: Nap 3, így mindenki összecsap.
druids-school-D6-want = Most az 1-es kell ide: Nap 3, a druida nélküli fád. Másik fán az ott álló druida pihenne.
druids-school-D6-help = Válaszd a kezedből az 1-est, aztán Nap 3, és erősítsd meg.
druids-school-D6-now = Most a druidák összecsapnak.
druids-school-D6-done = Kidőlt a fa: Hold 1. Druidája a Hold druida nélküli fájára ment. A Holdnak három fája maradt, mindegyiknél druida.

druids-school-D7-title = Faszellem nélküli fa
druids-school-D7 = Nap 1 faszellem nélkül áll: az utolsó megnyert egy összecsapást. Juttass oda egyet ebben a körben, különben elveszíted a fát.
druids-school-D7-want = Most egy faszellem kell ide: Nap 1. Máshol nem mentené meg a fát.
druids-school-D7-help = Válaszd a kezedből az 1-est, aztán Nap 1, és erősítsd meg.
druids-school-D7-now = Most a druidák összecsapnak.
druids-school-D7-done = Nap 1 fájánál újra van faszellem, a fa a tiéd marad. Faszellem nélkül a druidája 0-val harcol, és minden győzelem elhasznál egyet.
druids-school-D7-danced = Nap 1 megmenekült, de az 5-ös eltáncolt innen: Nap 2, és a narancs veszített. Mi lenne az 1-essel?
druids-school-D7-lost = A fa elveszett. Csak keringő hoz faszellemet egy ilyen fához. Nézd meg újra.

druids-school-D8-title = Az ugrás
druids-school-D8 = A narancsszínű druidád 1-esen áll, és Nap 1 már öt jelzőt kapott. Ugorjon a druida nélküli fádra.
druids-school-D8-want = Itt a narancsszínű druida ugorjon az 5-ösre. Keringő után is a veszélyes fánál marad.
druids-school-D8-help = Nyomd meg az Ugrás gombot, válaszd a narancsszínű druidát, Nap 1, és erősítsd meg.
druids-school-D8-done = Ott 5-ös van alatta. Amíg Nap 1 mellett nincs druida, ott nincs összecsapás sem. Az ugrás egy egész kör, összecsapás nélkül.

druids-school-D9-title = Eltávolítás
druids-school-D9 = Nap 2: az 5-ösödre egy 1-es táncolt. Nyomd meg az Eltávolítást, aztán az 1-est: lekerül a fáról.
druids-school-D9-want = Most az 1-est kell eltávolítani: Nap 2. Az alatta lévő 5-ös erősebb.
druids-school-D9-help = Nyomd meg az Eltávolítás gombot, aztán Nap 2, és erősítsd meg.
druids-school-D9-done = Most a kultusztábládon van, és a fekete ereje újra 5. Az eltávolítás egy egész kör.

druids-school-D10-title = A kezed
druids-school-D10 = Egy gyenge faszellemed maradt, és bármelyik keringő vesztes összecsapásokat hozna. A kör végén az üres kéz hármat húz. Nyomd meg az Eltávolítást, aztán a kezedben lévő lapot.
druids-school-D10-want = Most a kezedben lévő 1-est kell eltávolítani. A keringő vele összecsapásokba kerülne.
druids-school-D10-help = Nyomd meg az Eltávolítás gombot, válaszd a kezedből az 1-est, és erősítsd meg.
druids-school-D10-done = Három új faszellem. Ha elfogy a húzópakli, a kultusztábla lapjaiból lesz új.

druids-school-D11-title = Győzelem
druids-school-D11 = Hold 3: öt jelző, de az 5-öse döntetlent játszik a tiéddel. Találd meg a keringőt, amely megnyeri a játszmát.
druids-school-D11-want = Itt keringő kell. Csak összecsapás szerezheti meg: Hold 3.
druids-school-D11-help = A lapod nyila fordítja a táncosokat. Három hely innen: Nap 4; az elveszett fa nem hely.
druids-school-D11-now = Most a druidák összecsapnak.
druids-school-D11-done = A 3-as ide táncolt: Hold 3, és eltakarta az 5-öst. Két fa elveszett: győztél.
druids-school-D11-missed = Hold 3 nem esett el. Nézd meg, hová táncolhatna az a 3-as, amelyik itt fekszik: Nap 4.

## Amire az első játszma edzője felhívja a figyelmet

druids-coach-conquered = A hatodik jelzővel a fa elesik, és aki két fát veszít, elveszíti a játszmát.
druids-coach-starved = Az a fa, amelyhez a gazdája köre végéig sem jut faszellem, elvész.
druids-coach-driven = A druida átugorhat a druida nélküli fájára; elveszett fáról oda kell mennie.
druids-coach-shuffle = Ha elfogy a húzópakli, a kultusztábla lapjaiból lesz új.
druids-coach-fights = Ha számít, te mondod meg, melyik pár csap össze előbb: ezen múlhat a következő győztes.
druids-coach-dance = Minden más fán az ugyanilyen erős látható faszellem annyi helyet táncol, ahányadik fára játszottak.
