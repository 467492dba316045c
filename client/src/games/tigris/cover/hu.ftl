tigris-title = Tigris & Eufrátesz
tigris-line = Építs királyságokat, és éld túl a konfliktusaikat. A végén a leggyengébb színed számít.
tigris-minutes = 90
