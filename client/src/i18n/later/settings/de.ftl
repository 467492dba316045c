### Einstellungen: was das Blatt außer Titel, Sprache und Namen sagt
# $how off, ask oder Sekunden

settings-theme = Aussehen
theme-light = Hell
theme-dark = Dunkel
theme-system = Wie das Gerät
settings-speed = Tempo der Züge
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-off = Aus
settings-still = Weniger Bewegung
settings-still-why = Was andere taten, wird markiert statt vorgespielt.
settings-sound-why = Leise Töne beim Legen, beim Werten und wenn du dran bist.
settings-volume = Lautstärke
settings-confirm = Jede Aktion bestätigen
settings-confirm-why = Sonst werden Züge, die nichts aufdecken, sofort ausgeführt.
settings-coordinates = Koordinaten
settings-coordinates-why = Buchstaben und Zahlen am Rand des Plans.
settings-patterns = Muster zu den Farben
settings-patterns-why = Was Farben unterscheiden, unterscheiden auch Muster: Figuren, Plättchen und wem sie gehören.
settings-turn-end = Bevor etwas endgültig ist
turn-end = { $how ->
        [off] sofort senden
        [ask] noch einmal fragen
       *[other] { $how } s warten
    }
