## Wenn-dann-Pläne

plan = Wenn … dann …
plan-why = Sag jetzt, was du antworten wirst. Niemand sonst erfährt davon.
plan-ready = { $n ->
        [one] Eine Antwort ist geplant. Niemand sonst weiß es.
       *[other] { $n } Antworten sind geplant. Niemand sonst weiß es.
    }
plan-if = Wenn { $p } dies tut …
plan-and-if = … und wenn { $p } dann dies tut …
plan-then = … dann tue ich dies
plan-if-how = Wähle, was kommen kann. Am Tisch geschieht nichts.
plan-then-how = Wähle deine Antwort auf dem Brett. Sie wird für dich gesendet, sobald sie passt, und ist dann nicht mehr zurückzunehmen.
plan-other = Bisher würdest du antworten: { $words }
plan-full = Ein Plan fasst 32 Antworten, 8 Schritte tief. Entferne erst einen Zweig.
plan-ends = { $why ->
        [luck] Jetzt entscheidet das Glück: Dieser Zweig endet hier.
        [hidden] Jetzt entscheidet etwas, das du nicht siehst: Dieser Zweig endet hier.
       *[over] Die Partie wäre zu Ende: Dieser Zweig endet hier.
    }
plan-ends-how = Geh einen Schritt zurück, oder schließe: Was geplant ist, bleibt.
plan-take = { $how ->
        [suppose] Wenn das
        [replace] Stattdessen dies planen
       *[keep] Diese Antwort planen
    }
plan-close = Zurück zum Tisch
plan-branch = Dieser Zweig
plan-all = Mein Plan
plan-answers = { $n } von { $most }
plan-none = Noch ist nichts geplant.
plan-says = { $own ->
        [yes] dann
       *[no] wenn
    }
plan-remove = Aus dem Plan entfernen: { $words }
plan-played = Für dich gesendet, wie geplant:
plan-gone = Es kam anders: Dieser Plan ist zu Ende.
