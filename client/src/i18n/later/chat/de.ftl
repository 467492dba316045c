## Was die Leute am Tisch einander sagen

chat-empty = Noch hat niemand etwas gesagt.
chat-quiet = An diesem Tisch wird nichts gesagt.
chat-earlier = Früheres
chat-lines = Was gesagt wurde
chat-room = { $room ->
        [seats] Das lesen alle.
       *[onlookers] Das lesen nur die, die zusehen, bis die Partie zu Ende ist.
    }
chat-you = du
chat-onlooker = sieht zu
chat-phrases = Etwas sagen
chat-text = Deine Worte
chat-left = Noch { $n } Zeichen
chat-say = Senden
chat-about = Was { $name } gesagt hat: stumm schalten oder melden
chat-mute = { $name } nicht mehr hören
chat-report = Melden
chat-reported = Wer diesen Server betreibt, wird es sehen.
chat-muted = { $n ->
        [one] Eine Person hörst du nicht
       *[other] { $n } Personen hörst du nicht
    }
chat-hear = { $name } wieder hören
phrase-hello = Hallo.
phrase-good-luck = Viel Glück.
phrase-thanks = Danke.
phrase-well-played = Gut gespielt.
phrase-one-moment = Einen Moment.
phrase-back = Bin wieder da.
phrase-sorry = Entschuldigung.
phrase-again = Noch einmal?
phrase-good-night = Gute Nacht.
phrase-i-must-go = Ich muss gehen.
chat-field = Chat
chat-choice = { $chat ->
        [open] Offen
        [phrases] Sätze
       *[none] Keiner
    }
chat-choice-why = { $chat ->
        [open] Alle schreiben, was sie möchten.
        [phrases] Zehn Sätze, die alle in ihrer Sprache lesen.
       *[none] An diesem Tisch wird nichts gesagt.
    }
error-quiet = Das kann man an diesem Tisch nicht sagen.
error-quieted = { $until ->
        [never] Du darfst hier an Tischen nichts mehr sagen.
       *[other] Du darfst an Tischen ab dem { $until } wieder etwas sagen.
    }
error-bad-text = Schreib bis zu { $most } Zeichen, die alle zu sehen sind.
