# Euphrat & Tigris: die Regeln eines Tisches

tigris-option-support = Einsatz
tigris-option-support-free = frei
tigris-option-support-english = englische Regel
tigris-option-support-why = Wie viele Plättchen man in einem Konflikt einsetzen darf: beliebig viele, oder nur genug (der Angreifer muss den Verteidiger auf dem Plan übertreffen, der Verteidiger genau gleichziehen) oder nichts.
tigris-option-points = Punkte der anderen
tigris-option-points-hidden = verdeckt
tigris-option-points-open = offen
tigris-option-points-why = Ob alle die Punkte und Schätze der anderen sehen.
