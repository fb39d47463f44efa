# Your own evenings, on the first page

party-own-title = Deine Abende
party-own-doors = Die Türen sind offen.
party-own-round = Runde { $round } von { $rounds } läuft.
party-own-between = { $round } von { $rounds } Runden sind gespielt.
party-own-paused = Pause. { $round ->
    [0] Noch ist keine Runde gespielt.
   *[other] Runde { $round } von { $rounds } hat als letzte begonnen.
}
party-own-over = Die Preise sind vergeben.
party-own-runs = Du leitest ihn.
party-own-guest = Du bist Gast.
party-own-run = Weiter leiten
party-own-seat = Zu meinem Platz
party-own-results = Ergebnisse
party-own-parties = Abende
party-own-signup-title = Kommende Abende
party-own-signup-in = Du bist dabei.
party-own-signup-waits = Nummer { $line } auf der Warteliste.
party-own-signup-list = { $inside } auf der Liste, { $waiting } warten.
party-own-signup-evening = Der Abend hat jetzt seine eigene Seite.
party-own-signup-open = Öffnen
