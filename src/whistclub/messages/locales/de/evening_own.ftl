# Your own evenings, on the first page

evening-own-title = Deine Abende
evening-own-doors = Die Türen sind offen.
evening-own-round = Runde { $round } von { $rounds } läuft.
evening-own-between = { $round } von { $rounds } Runden sind gespielt.
evening-own-paused = Pause. { $round ->
    [0] Noch ist keine Runde gespielt.
   *[other] Runde { $round } von { $rounds } hat als letzte begonnen.
}
evening-own-over = Die Preise sind vergeben.
evening-own-runs = Du leitest ihn.
evening-own-guest = Du bist Gast.
evening-own-run = Weiter leiten
evening-own-seat = Zu meinem Platz
evening-own-results = Ergebnisse
evening-own-evenings = Abende
evening-own-signup-title = Kommende Abende
evening-own-signup-in = Du bist dabei.
evening-own-signup-waits = Nummer { $line } auf der Warteliste.
evening-own-signup-list = { $inside } auf der Liste, { $waiting } warten.
evening-own-signup-evening = Der Abend hat jetzt seine eigene Seite.
evening-own-signup-open = Öffnen
