ark-title = A Frigyláda
ark-line = Építsd az országot, küldd ki a követőidet, és vidd el mellettük a Frigyládát.
ark-minutes = 45
