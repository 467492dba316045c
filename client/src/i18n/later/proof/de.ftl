## Was beweist, dass das Glück gerecht war

proof-here = Von diesem Browser geprüft
proof-rules = Vom Server geprüft, mit den Regeln
proof-open = Was keine Niederschrift zeigen kann
proof-yourself = Ohne den Server prüfen
proof-checking = Wird geprüft …
proof-held-announced = Siegel und Schlüssel sind die, die diesem Browser { $n ->
        [0] vor dem ersten Zug
       *[other] nach Zug { $n }
    } gezeigt wurden.
proof-open-announced = Dieser Browser sah den Tisch erst nach der Partie; ob Siegel und Schlüssel vorher gezeigt wurden, kann er nicht sagen.
proof-broken-announced = Siegel oder Schlüssel sind nicht die, die diesem Browser vorher gezeigt wurden.
proof-held-seed = Die Zahl passt zum Siegel.
proof-open-seed = Das Siegel lässt sich nur prüfen, wo die Seite über https kommt.
proof-broken-seed = Die Zahl passt nicht zum Siegel.
proof-held-signature = Die Niederschrift ist mit dem Schlüssel unterschrieben, und seither wurde nichts geändert.
proof-open-signature = Dieser Browser kann hier keine Unterschriften prüfen.
proof-broken-signature = Die Unterschrift gehört nicht zu dieser Niederschrift.
proof-held-players = { $players } Personen, alle mit Namen, und Regeln am Tisch, die es in diesem Spiel gibt.
proof-broken-players = Mit diesen Personen und Regeln am Tisch lässt sich das Spiel nicht spielen.
proof-held-seating = Wer wo sitzt, wurde mit der Zahl ausgelost.
proof-open-seating = Ob das Glück entschied, wer wo sitzt: Der Tisch stammt aus der Zeit, als das noch nicht festgehalten wurde.
proof-broken-seating = Wer wo sitzt, wurde nicht mit der Zahl ausgelost.
proof-held-luck = Alles, was gezogen wurde, folgt aus der Zahl: { $outcomes }.
proof-held-moves = Jeder Zug folgt den Regeln: { $moves }.
proof-broken-moves = Ein Zug oder eine Ziehung kann so nicht gewesen sein.
proof-broken-seal = Die Zahl passt nicht zum Siegel.
proof-held-end = Nach dem letzten Zug war die Partie zu Ende.
proof-broken-end = Die Partie war nicht zu Ende.
proof-held-result = Das Ergebnis ist das, was die Regeln ergeben.
proof-broken-result = Das Ergebnis ist nicht das, was die Regeln ergeben.
proof-open-beginning = Womit die Partie begann, stammt aus einer anderen und wird so genommen, wie es war: { $begun } Züge.
proof-open-guided = Was zurückgenommen wurde, samt den Antworten der KI: Ein Trainer war dabei.
proof-open-secret = Ob der Server gleich die erste Zahl nahm: Er konnte mehrere ausprobieren, bevor er ein Siegel zeigte.
proof-open-people = Wer hinter den Namen steckte, und wer ihnen half.
fair-how = Vor dem ersten Ziehen zeigte der Tisch das Siegel einer geheimen Zahl und den Schlüssel, mit dem der Server unterschreibt. Hier ist die Zahl: Aus ihr folgt alles, was gezogen wurde.
fair-commit = Siegel, am Anfang gezeigt
fair-seed = Geheime Zahl, am Ende gezeigt
fair-key = Schlüssel des Servers, am Anfang gezeigt
