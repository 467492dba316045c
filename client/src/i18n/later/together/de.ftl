## Time, and what can be asked of the others

clock = Bedenkzeit
clock-name = { $clock ->
        [none] ohne Uhr
        [quick] schnell, 5 Min. + 20 s
        [calm] ruhig, 15 Min. + 45 s
        [day-1] 1 Tag pro Zug
        [day-2] 2 Tage pro Zug
        [day-3] 3 Tage pro Zug
        [day-7] 7 Tage pro Zug
       *[bank] 1 Tag pro Zug, 7 in Reserve
    }
clock-other = { $grant } pro Zug, { $bank } in Reserve
clock-why-none = Alle nehmen sich die Zeit, die sie brauchen.
clock-why-grant = Jeder Zug hat { $grant }. Was davon übrig bleibt, verfällt.
clock-why-keep = Jeder Zug hat { $grant }, danach läuft die Reserve: { $bank }. Was von einem Zug übrig bleibt, kommt zur Reserve.
clock-why-bank = Jeder Zug hat { $grant }, danach läuft die Reserve: { $bank }.
at-zero = Wenn die Zeit abläuft
at-zero-name = { $one ->
        [stand-in] Eine Vertretung spielt
        [forfeit] Der Platz ist verloren
       *[nothing] Die Partie wartet
    }
at-zero-why = { $one ->
        [stand-in] Eine KI spielt, bis jemand zurück ist. Beim dritten Mal ist der Platz verloren.
        [forfeit] Eine KI spielt den Platz zu Ende, als Letzte. Zu zweit gewinnt die andere Seite.
       *[nothing] Die anderen können sich einigen, ohne diesen Platz weiterzuspielen.
    }
proposal = Vorschlag
proposes = { $own ->
        [yes] Dein Vorschlag
       *[no] Vorschlag von { $p }
    }
proposal-waits = Es fehlt die Antwort von { $p }. Er verfällt in { $time } oder mit dem nächsten Zug.
proposal-back = Zurückziehen
agree = Zustimmen
decline = Ablehnen
later = Später
wish-propose = Vorschlagen
wish-do = Ausführen
wish-sure = Ja: { $what }
wish-no = Nein
wish-one-at-a-time = Ein Vorschlag ist offen. Der nächste kann kommen, wenn er beantwortet ist.
wish-takeback = Zurücknehmen
wish-takeback-why = { $n ->
        [one] Dein letzter Zug kommt zurück.
       *[other] Dein letzter Zug kommt zurück und alles seitdem, zusammen { $n } Züge.
    } Die Uhren stehen wie damals, und das Glück bringt wieder dasselbe; niemandes Plan bleibt.
wish-takeback-n = { $n ->
        [one] Den letzten Zug zurücknehmen. Die Uhren stehen wie damals, und das Glück bringt wieder dasselbe; niemandes Plan bleibt.
       *[other] Die letzten { $n } Züge zurücknehmen. Die Uhren stehen wie damals, und das Glück bringt wieder dasselbe; niemandes Plan bleibt.
    }
wish-clock = Andere Bedenkzeit
wish-clock-to = Mit dieser Bedenkzeit weiterspielen: { $clock }. Alle beginnen mit voller Reserve.
wish-hints = Tipps
wish-hints-to = { $value ->
        [on] Tipps erlauben
       *[off] Keine Tipps mehr
    }
wish-hints-ask = Vorschlagen: { wish-hints-to }
wish-stand-in-to = { $value ->
        [none] Keine Vertretung für Abwesende
       *[other] Eine Vertretung für Abwesende
    }
wish-chat-to = Chat: { $value }
wish-expel-p = Ohne { $p } weiterspielen
wish-expel-why = Eine KI spielt den Platz zu Ende, als Letzte. Alle anderen müssen zustimmen.
wish-offer = Der Platz von { $p }
wish-offer-why = Wer dem Link folgt, setzt sich dorthin, sieht die Hand des Platzes und spielt mit der halben Reserve weiter.
wish-offer-link = { $n ->
        [0] Link zum Platz
       *[other] Neuer Link; dieser endet
    }
wish-cancel = Partie abbrechen
wish-cancel-why = Die Partie endet ohne Plätze, und die geheime Zahl wird gezeigt. Solange jemand noch nicht am Zug war, geht es allein.
wish-cancel-it = Die Partie abbrechen, ohne Plätze.
wish-concede = Aufgeben
wish-concede-p = Aufgeben für { $p }
wish-concede-two = Die Partie ist vorbei, die andere Seite gewinnt.
wish-concede-more = { $more ->
        [yes] Eine KI spielt deinen Platz zu Ende, als Letzte. Du siehst seine Hand nicht mehr.
       *[no] Sonst ist niemand mehr da: Die Partie ist vorbei.
    }
wish-finish = Partie jetzt beenden
wish-finish-why = Alle anderen sind gegangen: Du bist auf dem ersten Platz.
turn-ends = Das lässt sich nicht zurücknehmen.
turn-ends-in = { $n ->
        [one] Wird in { $n } Sekunde gesendet. Dann lässt es sich nicht zurücknehmen.
       *[other] Wird in { $n } Sekunden gesendet. Dann lässt es sich nicht zurücknehmen.
    }
turn-ends-send = Jetzt senden
turn-ends-back = Zurück
cover = Meine Hand verdecken
cover-why = Die Seite bekommt nur, was alle sehen dürfen. Halte eine Taste oder den Knopf, um deine Hand zu sehen und zu spielen.
covered-hold = Halten, um die Hand zu sehen
covered-off = Aufdecken
stream-how = So zeigst du den Tisch anderen, ohne Hände, mit &delay=900 bis zu 15 Minuten später:
substitutes = Plätze können übernommen werden
substitutes-why = Geht jemand, haben alle, die bleiben, einen Link für eine andere Person. Bis dahin spielt eine KI.
take-over = Platz übernehmen: { $game }
take-over-why = { $who } ging, und eine KI spielt dort. { $moves ->
        [0] Noch niemand hat gezogen.
        [one] Ein Zug ist gespielt.
       *[other] { $moves } Züge sind gespielt.
    } Setz dich, und der Platz ist deiner: Du siehst seine Hand und spielst weiter.
take-over-clock = Du beginnst mit der halben Reserve und der Zeit für einen ganzen Zug.
take-over-watch = Nur zuschauen

## Urlaub

vacation = Urlaub
vacation-why = So lange wartet niemand auf dich: Deine Uhr steht, und keine Vertretung spielt. Ziehen darfst du trotzdem. Im Jahr sind es an jedem Tisch 21 Tage.
vacation-days = { $n ->
        [one] 1 Tag
       *[other] { $n } Tage
    }
second-clock = Wenn 10 Minuten niemand da ist
second-clock-none = läuft die Uhr weiter
second-clock-then = Wenn 10 Minuten niemand da ist: { $clock }
vacations = Urlaub
vacations-why = Wer spielt, darf 1 bis 14 Tage weg sein, 21 im Jahr. Niemand wartet dann, und nichts geht verloren.
vacations-none = Kein Urlaub
vacation-from = Ab wann
vacation-in = { $n ->
        [0] ab jetzt
        [one] ab morgen
       *[other] in { $n } Tagen
    }
vacation-begins = Er beginnt in { $time }. Bis dahin läuft die Zeit wie immer.
vacation-stay = Nicht gehen
vacation-go = Urlaub nehmen
vacation-back = Ich bin zurück
vacation-back-why = Deine Uhr steht, bis dein Urlaub vorbei ist. Ganze Tage, die übrig sind, behältst du.
vacation-until = im Urlaub bis { $time }
error-no-vacation = { $days ->
        [0] An diesem Tisch ist in diesem Jahr kein Urlaub mehr übrig.
        [one] An diesem Tisch ist in diesem Jahr noch ein Urlaubstag übrig.
       *[other] An diesem Tisch sind in diesem Jahr noch { $days } Urlaubstage übrig.
    }

## Warum etwas unter Leuten nicht geht

error-late = Deine Zeit ist um, oder eine KI spielt für dich.
error-already-here = Du hast an diesem Tisch schon einen Platz.
error-no-proposal = Dieser Vorschlag steht nicht mehr.
error-asked-lately = Ein Vorschlag steht noch aus, oder du hast eben erst einen gemacht.
error-not-in = Das dürfen nur, die mitspielen.
error-not-allowed = An diesem Tisch ist das nicht vorgesehen.
error-not-yet = Dafür ist es noch zu früh.

repaired = Wer den Server betreibt, hat die Partie auf diesen Stand zurückgesetzt: { $why }

on-board = Auf einem Brett nachdenken
on-board-why = Eine Partie, wie sie sein könnte: Was du nicht siehst, ist erfunden. An diesem Tisch geschieht nichts.
