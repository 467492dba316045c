### A Frigyláda iskolája

ark-school-A1-title = Egy kártya
ark-school-A1 = Rakd a kártyádat a kezdőkártya mellé. Út úttal, mező mezővel, város várossal folytatódik.
ark-school-A1-help = Válassz egy jelölt helyet, és erősítsd meg.
ark-school-A1-done = Innen már senki sem mozdíthatja el. Az ország addig nő, amíg mind a 72 kártya le nem kerül.

ark-school-A2-title = Forgatás
ark-school-A2 = Ez egy kanyar. Válassz egy jelölt helyet. Ha ott a kártyára koppintasz, elfordul.
ark-school-A2-help = Válassz egy jelölt helyet. Koppints ott a kártyára, amíg jól nem áll, és erősítsd meg.
ark-school-A2-done = Egy kártya többféleképp is illhet: fordítsd úgy, hogy a tiéd nőjön. Amelyik sehová sem illik, kikerül a játékból.

ark-school-A3-title = Egy követő
ark-school-A3 = Rakj egy követőt az új kártyára: az útra vagy egy mezőre. Az úton addig marad, amíg az út el nem készül.
ark-school-A3-help = Válassz egy helyet a kártyán vagy egyet a gombok közül, és erősítsd meg.
ark-school-A3-done = Ha az út elkészül, kártyánként egy pontot hoz, és a követőd visszatér. Hét van belőlük, ezért ne maradjon sokáig nyitva egy út sem.
ark-school-A3-field = A játszma végéig ott fekszik, akkor számít a mező. Hét követőd van, ezért eleinte keveset fektess le.
ark-school-A3-nobody = Így is lehet: mind a hét követőd nálad maradt. Próbáld ki követővel is.

ark-school-A4-title = Egy elkészült út
ark-school-A4 = Ennek az útnak még hiányzik az egyik vége. Egy város fala is lehet az: fejezd be az utat.
ark-school-A4-want = Itt az út befejezése a lényeg. Akkor pontot ér, és hazatér a követőd.
ark-school-A4-help = Válaszd a helyet az út végén, és erősítsd meg. Aztán nyomd meg a Kihagyom gombot, és erősítsd meg.
ark-school-A4-laid = Az út elkészült. Most rakj le egy követőt, vagy hagyd ki. A pontok csak ezután járnak.
ark-school-A4-done = Négy kártya és egy oázis: 5 pont. A követőd visszatért, jöhet a következő út vagy város.

ark-school-A5-title = Egy elkészült város
ark-school-A5 = A városod egyik oldala még nyitott. Tedd oda a kártyát, amely lezárja.
ark-school-A5-want = Itt a városod lezárása a lényeg. Csak akkor ér teljes pontot.
ark-school-A5-help = Válaszd a helyet a városodtól északra, és erősítsd meg. Aztán Kihagyom. Utána jön a Frigyláda, egy új figura: válassz neki egy kártyát.
ark-school-A5-laid = A városod elkészült, benne a követőddel. Rakj egy másikat a mezőre, vagy hagyd ki: utána jönnek a pontok.
ark-school-A5-ark = Kártyánként két pont, a tekercsért még kettő: 8. A játszma első elkészült városával jön a Frigyláda. Honnan induljon?
ark-school-A5-done = A Frigyláda játékban van. Mostantól követő lerakása helyett mozgathatod: a saját bábuid mellett elhaladva pontot hoz.

ark-school-A6-title = A próféta
ark-school-A6 = Ez a város elkészült, és senki sincs benne. Egy követő 8 pontot hoz érte. A próféta 16-ot, játszmánként egyszer.
ark-school-A6-want = Itt a város a lényeg: álljon benne valakid. Üresen senkinek sem hoz pontot.
ark-school-A6-help = Válaszd a prófétát, és erősítsd meg. Utána válassz egy kártyát a Frigyládának, és erősítsd meg.
ark-school-A6-ark = A játszma első elkészült városával jön a Frigyláda. Honnan induljon?
ark-school-A6-done = 16 pont, és a prófétád kikerült a játékból.
ark-school-A6-follower = 8 pont, és a prófétád még nálad van. Nagyobb városra vár.

ark-school-A7-title = Foglalt
ark-school-A7 = Ebben a városban már áll Jonas követője. Koppints mégis a városra, aztán válassz szabad helyet.
ark-school-A7-want = Itt egy követő a lényeg, szabad helyre. Ahol már áll valaki, oda más nem mehet.
ark-school-A7-help = Koppints a városra az új kártyán: foglalt. Aztán válaszd az utat vagy egy mezőt, és erősítsd meg.
ark-school-A7-done = Mégis bejuthatsz: építs egy saját várost, és kösd össze a kettőt. Akkor az kap pontot, akinek több bábuja van benne; egyenlőnél mindketten.

ark-school-A8-title = A Frigyláda útja
ark-school-A8 = Válaszd a Frigyládát: legfeljebb öt kártyányit megy. Minden bábu, amely mellett elhalad, egy pontot hoz a gazdájának. Vidd el mindkét követőd mellett.
ark-school-A8-want = Itt az a lényeg, hogy mindkét követőd mellett elhaladjon. Mindegyik egy pontot hoz.
ark-school-A8-help = Nyomd meg a Frigyláda gombot, aztán a második követőd kártyáját. Válaszd az utat, amely csak neked ad pontot.
ark-school-A8-done = Te két pontot kaptál, Jonas egyet sem.
ark-school-A8-both = Te két pontot kaptál, Jonas egyet. Volt egy kerülő út is.

ark-school-A9-title = Egy templom
ark-school-A9 = Egy templom négy szomszéddal készül el: rakd le a negyediket. Akinek az öt kártyán a legtöbb bábuja van, 7 pontot kap.
ark-school-A9-want = Itt a negyedik kártya a lényeg, a templom mellé. Ezzel a templom pontot ér.
ark-school-A9-help = Válaszd a helyet a templomtól délre, és erősítsd meg. Aztán válassz helyet egy követőnek, és erősítsd meg.
ark-school-A9-laid = Körülötte neked is, Jonas oldalán is egy bábu áll. Rakj egy követőt a kártyádra.
ark-school-A9-done = Kettő az egyhez: 7 pont. A templom senkit sem küld haza. Ha a végén nincs kész, 3 pontot ér.
ark-school-A9-level = Egy az egyhez: mindketten 7 pontot kaptok. Egy követővel a kártyádon csak te kaptál volna.

ark-school-A10-title = Juhok és farkasok
ark-school-A10 = Ez volt az utolsó kártya. Most jönnek a mezők: juhonként két pont, de minden farkas elvisz egy juhot. Hagyd ki, vagy tegyél követőt az útra.
ark-school-A10-want = Itt az a kérdés: semmi vagy az út?
ark-school-A10-help = Nyomd meg a Kihagyom gombot, vagy válaszd az utat, és erősítsd meg.
ark-school-A10-road = Három juh, egy farkas: 4 pont. A négykártyás, el nem készült út még 4 pontot ad: győztél, 28 : 21.
ark-school-A10-done = Három juh, egy farkas: 4 pont, és győztél, 24 : 21.

ark-school-A11-title = Az utolsó követő
ark-school-A11 = Lent van az utolsó kártya, még egy követő jöhet. El nem készült útért, városért kártyánként, oázisonként és tekercsenként egy pont jár. Hová érdemes tenni?
ark-school-A11-want = Itt az a kérdés: az út, a város vagy a juhok mezője? A próféta csak kész várost dupláz.
ark-school-A11-help = Az úttól délre két juh legel, mindkettő két pontot ér. Válaszd azt a mezőt, és erősítsd meg.
ark-school-A11-done = A mező 4 pontot ér, az út 2, a város 1.
ark-school-A11-less = Ennél több is van benne. Az út 2 pontot ér, a város 1, a két juh a mezőn 4.

## Amire az első játszma edzője felhívja a figyelmet

ark-coach-prophet = A próféta megduplázza a városát, de csak egyszer: utána kikerül a játékból.
ark-coach-walk = A Frigyláda legfeljebb öt kártyányit megy, és akik mellett elhalad, pontot kapnak.
ark-coach-enters = Az első elkészült várossal megjön a Frigyláda: mostantól követő lerakása helyett mozgathatod.
ark-coach-temple = Kész a templom: 7 pont azé, akinek az öt kártyán a legtöbb bábuja van.
ark-coach-temple-drawn = Négy szomszéddal készül el a templom: 7 pont azé, akinek ott a legtöbb bábuja van.
ark-coach-field = A mezőre tett követő a játszma végéig ott marad: juhonként 2 pont, mínusz a farkasok.
ark-coach-city = Az elkészült város kártyánként és tekercsenként két pontot hoz, és a követők hazatérnek.
ark-coach-road = Az elkészült út kártyánként és oázisonként egy pontot hoz, és a követők hazatérnek.
