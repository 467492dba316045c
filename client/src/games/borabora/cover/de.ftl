borabora-title = Bora Bora
borabora-line = Sechs Runden auf fünf Inseln: Würfel, Hütten, Götter und Opfergaben.
borabora-minutes = 90
