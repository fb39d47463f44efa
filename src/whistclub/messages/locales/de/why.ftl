# Warum eine Handlung gewählt wurde, in den Worten eines Spielers.

why-random = Irgendeine erlaubte Handlung, zufällig gewählt.
why-lowest = Immer die niedrigste erlaubte Karte.
why-simple = Gewohnheit eines einfachen Spielers: niedrige Karten, und meist wird gepasst.
