### A Tigris & Eufrátesz iskolája

tigris-school-T1-title = A völgy
tigris-school-T1 = Tíz templom áll két folyó között, mindegyiken egy kincs. Négy színben gyűjtesz pontot. A végén csak a leggyengébb színed számít.
tigris-school-T1-rivers = Ezek a folyók. Ide gazdaság kerül, minden más a szárazföldre.
tigris-school-T1-leaders = Négy vezéred van: főpap (piros), király (fekete), földműves (kék) és kereskedő (zöld). A hat lapkádat csak te látod: templom, lakóépület, gazdaság és piac, ugyanezekben a színekben.

tigris-school-T2-title = Egy vezér
tigris-school-T2 = Tedd a királyodat, a fekete vezért, egy templom mellé. Válaszd ki a bábut, aztán a mezőt, és erősítsd meg.
tigris-school-T2-want = Itt a királyod a lényeg, a fekete vezér. Ő ott is pontot hoz, ahol más vezéred hiányzik.
tigris-school-T2-help = Válaszd a királyt a vezéreid közül, aztán egy szabad szárazföldi mezőt egy templom mellett. Erősítsd meg.
tigris-school-T2-done = Lapkák és egy vezér: ez egy királyság. Akié ott egy szín vezére, az pontot kap a szín lapkáiért.

tigris-school-T3-title = Egy lapka pontot hoz
tigris-school-T3 = Rakj egy lakóépületet, fekete lapkát a királyságod mellé. Sarkával nem érintkezik.
tigris-school-T3-want = Itt egy lakóépület, egy fekete lapka a lényeg, a királyságod mellé.
tigris-school-T3-help = Válaszd a fekete lapkádat, aztán egy mezőt a király vagy a templom mellett, például G4. Erősítsd meg.
tigris-school-T3-done = Egy fekete pont, mert a királyod a királyságban áll. A köröd véget ért, és hat lapkára húzol. A királynál lévő szám a lakóépületeit mutatja.

tigris-school-T4-title = A király helyettesít
tigris-school-T4 = Itt nincs kereskedőd. Mégis rakj le egy piacot, egy zöld lapkát.
tigris-school-T4-want = Itt egy piac, egy zöld lapka a lényeg, a királyságod mellé.
tigris-school-T4-help = Válassz egy zöld lapkát, aztán egy mezőt a királyságod mellett, például G3. Erősítsd meg.
tigris-school-T4-done = A király bármely hiányzó vezért helyettesíti, de csak amikor lapkát raksz le.

tigris-school-T5-title = Egy egész kör
tigris-school-T5 = Egy kör két cselekedet. Tedd le a földművesedet, aztán szerezz vele pontot egy gazdaságért. Gazdaság folyóra való.
tigris-school-T5-want = Itt a földműves a lényeg, F2, aztán egy gazdaság a folyón mellette. Akkor a gazdaság neki hoz pontot.
tigris-school-T5-want-now = Itt egy gazdaság a lényeg a folyón, a földműves mellett: az neki hoz pontot.
tigris-school-T5-help = Válaszd a földművest, aztán F2, és erősítsd meg. Utána egy kék lapka, E3, és erősítsd meg.
tigris-school-T5-now = Most a második cselekedet: tegyél egy gazdaságot a földművesed királysága melletti folyóra.
tigris-school-T5-done = Egy kék pont, és a következő jön. Vezért áthelyezni vagy levenni is egy cselekedet.
tigris-school-T5-turned = A királyod beugrott helyette, és övé lett a pont. Itt előbb a földműves kell: akkor ő kapja.
tigris-school-T5-other = Két cselekedet, és a következő jön. Próbáld ki a földművessel is.

tigris-school-T6-title = Belső konfliktus
tigris-school-T6 = Egy királyság színenként egy vezért tűr meg. A második belső konfliktus: a mellettük álló templomok számítanak.
tigris-school-T6-king = Itt Jonas királya áll, egy templom mellett. Tedd a tiédet két templom mellé: G4. A vezérnél álló szám a külső konfliktusban számít, itt nem.
tigris-school-T6-now = Most adj be templomot a kezedből, utána Jonas is. Egyenlőségnél ő győz, és ami beadva, az elvész.
tigris-school-T6-want = Itt a királyod a lényeg, G4. Két templom mellett erősebb, mint egy mellett.
tigris-school-T6-help = Válaszd a királyt, aztán G4, és erősítsd meg. Utána tégy hozzá egy templomot, és add be.
tigris-school-T6-done = 3 : 2. Jonas királya lekerül a tábláról, te pedig egy piros pontot kapsz.
tigris-school-T6-more = 4 : 2. Jonas királya lekerül a tábláról. Egy templom is elég lett volna.
tigris-school-T6-tie = 2 : 2. Egyenlőségnél a védekező győz. Egy templom elég lett volna.

tigris-school-T7-title = Külső konfliktus
tigris-school-T7 = Rakj templomot az I4 mezőre: két királyságot egyesít. Két király: ez külső konfliktus, és mindkét oldalon a lakóépületek számítanak. Most 2 : 2, és nálad még két lakóépület van.
tigris-school-T7-want = Itt a templom a lényeg, I4, és utána a beadott lakóépületek. Nélkülük egyenlő marad, és akkor ő győz.
tigris-school-T7-want-now = Itt a beadott lakóépületek a lényeg. Nélkülük egyenlő marad, és akkor ő győz.
tigris-school-T7-help = Válassz egy piros lapkát, aztán I4, és erősítsd meg. Utána tedd hozzá mindkét lakóépületet, és add be.
tigris-school-T7-now = Külső konfliktus: te kötötted össze a királyságokat, tehát te támadsz. Add be mindkét lakóépületet: a döntetlen Jonasé.
tigris-school-T7-done = 4 : 3. Jonas királya és két lakóépülete lekerül, mindegyik egy fekete pont neked.
tigris-school-T7-tie = 3 : 3, és ez a védekezőé. Elveszítetted a királyt és két lakóépületet.

tigris-school-T8-title = Egy emlékmű
tigris-school-T8 = Egészítsd ki a négy lakóépületből álló négyzetet: H5.
tigris-school-T8-now = Válassz egy emlékművet, és építsd meg. Köreid végén a két színének megfelelő vezéreid pontot kapnak érte.
tigris-school-T8-want = Itt egy lakóépület a lényeg, H5, aztán az emlékmű: építsd meg.
tigris-school-T8-want-now = Itt az emlékmű a lényeg: építsd meg. Körről körre fizet.
tigris-school-T8-help = Válassz egy fekete lapkát, aztán H5, és erősítsd meg. Utána válassz egy emlékművet, és építsd meg.
tigris-school-T8-done = Négy lakóépület négyzetben emlékmű lehet. Most vagy soha: később már nem.

tigris-school-T9-title = Jövedelem
tigris-school-T9 = A királyod és a főpapod egy piros-fekete emlékmű királyságában áll. Fejezd be a kört, és figyelj.
tigris-school-T9-want = Itt rögtön fejezd be a köröd. Az emlékmű a végén ad pontot, bármit teszel előtte.
tigris-school-T9-help = Nyomd meg a Befejezem gombot, és erősítsd meg.
tigris-school-T9-done = Egy piros és egy fekete pont, minden köröd végén.

tigris-school-T10-title = Kincsek
tigris-school-T10 = Ha két kincs egy királyságba kerül, a kereskedője egy kivételével mindet elveszi. Kösd össze a két templomot: bármilyen lapka a K2 mezőre.
tigris-school-T10-want = Itt egy lapka a lényeg, K2. Összeköti a két kincset.
tigris-school-T10-help = Válassz egy fekete lapkát, aztán K2, és erősítsd meg. Utána válaszd ki, melyik kincs marad.
tigris-school-T10-now = A kereskedőd elvesz egy kincset. Válaszd ki, melyik maradjon a táblán.
tigris-school-T10-done = A kincs bármelyik színnek számít, így a leggyengébbet erősíti.

tigris-school-T11-title = Katasztrófa
tigris-school-T11 = Amelyik vezér mellett nincs templom, lekerül a tábláról. Játszmánként kétszer elpusztíthatsz egy mezőt. Tégy katasztrófát, a repedt lapkát a J5 mezőre.
tigris-school-T11-want = Itt a katasztrófa a lényeg, J5. Az ottani királynak nincs más temploma.
tigris-school-T11-help = Válassz egy katasztrófalapkát, aztán J5, és erősítsd meg.
tigris-school-T11-done = Nincs templom, nincs király. A mező örökre halott.

tigris-school-T12-title = Csere
tigris-school-T12 = Öt lakóépület és egy gazdaság: ebből nem lesz négy szín. Cserélj, amit csak akarsz.
tigris-school-T12-want = Itt a csere a lényeg. Csak lakóépületekkel sosem nő a leggyengébb színed.
tigris-school-T12-help = Nyomd meg a Csere gombot, válaszd ki, mi menjen, és erősítsd meg.
tigris-school-T12-done = A többiek azt látják, hány lapkát cseréltél, azt nem, melyeket. Amiből csak egy van, azt érdemes megtartani.

tigris-school-T13-title = A leggyengébb szín
tigris-school-T13 = A pontjaid: piros 4, fekete 6, kék 2, zöld 3. Még egy lapka. Melyik legyen?
tigris-school-T13-want = Itt az a kérdés: gazdaság a folyón, vagy lakóépület, G4?
tigris-school-T13-help = A kék a leggyengébb színed. Válaszd a kék lapkát, aztán E3, és erősítsd meg.
tigris-school-T13-done = A leggyengébb most 3. A hetedik fekete pont semmin sem változtatott volna. Vége, ha két kincs marad, vagy kifogy a zsák.
tigris-school-T13-seventh = Hét fekete pont, de a leggyengébb, a kék, még mindig 2. Ezen csak egy gazdaság segít.

## Amire az első játszma edzője felhívja a figyelmet

tigris-coach-war = Egy lapka két királyságot egyesített, azonos színű vezérekkel: e szín lapkái döntenek.
tigris-coach-revolt = Két azonos színű vezér áll egy királyságban: a mellettük lévő templomok döntenek.
tigris-coach-monument = Négy azonos színű lapka négyzetben emlékmű lehet, de csak azonnal.
tigris-coach-income = A kör végén az emlékművek pontot adnak a királyság azonos színű vezéreinek.
tigris-coach-treasure = Ha kincsek találkoznak, a kereskedő egyet hagy, a keretes sarkokban lévőket viszi el először.
tigris-coach-catastrophe = A katasztrófa örökre elpusztít egy mezőt; mindkettőtöknek kettő van.
tigris-coach-swap = A csere is egy cselekedet, és senki sem látja, mit adtál be.
