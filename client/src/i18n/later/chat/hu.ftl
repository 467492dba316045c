## Amit az asztalnál ülők egymásnak mondanak

chat-empty = Még senki sem szólt.
chat-quiet = Ennél az asztalnál nincs csevegés.
chat-earlier = Korábbiak
chat-lines = Ami elhangzott
chat-room = { $room ->
        [seats] Ezt mindenki olvassa.
       *[onlookers] Ezt a játszma végéig csak a nézők olvassák.
    }
chat-you = te
chat-onlooker = nézi
chat-phrases = Mondok valamit
chat-text = A szavaid
chat-left = Még { $n } karakter
chat-say = Küldöm
chat-about = { $name } szavai: némítás vagy jelentés
chat-mute = Nem akarom többé hallani: { $name }
chat-report = Jelentem
chat-reported = Aki ezt a kiszolgálót üzemelteti, látni fogja.
chat-muted = { $n } embert nem hallasz
chat-hear = Hallani akarom: { $name }
phrase-hello = Szia.
phrase-good-luck = Sok szerencsét.
phrase-thanks = Köszönöm.
phrase-well-played = Szép volt.
phrase-one-moment = Egy pillanat.
phrase-back = Itt vagyok újra.
phrase-sorry = Bocsánat.
phrase-again = Még egyet?
phrase-good-night = Jó éjt.
phrase-i-must-go = Mennem kell.
chat-field = Csevegés
chat-choice = { $chat ->
        [open] Szabad
        [phrases] Mondatok
       *[none] Nincs
    }
chat-choice-why = { $chat ->
        [open] Mindenki azt ír, amit akar.
        [phrases] Tíz mondat, amelyet mindenki a maga nyelvén olvas.
       *[none] Ennél az asztalnál nincs csevegés.
    }
error-quiet = Ezt ennél az asztalnál nem lehet mondani.
error-quieted = { $until ->
        [never] Itt többé nem szólhatsz hozzá az asztaloknál.
       *[other] Az asztaloknál ettől a naptól szólhatsz újra: { $until }.
    }
error-bad-text = Legfeljebb { $most } karaktert írj, és mindegyiknek látszania kell.
