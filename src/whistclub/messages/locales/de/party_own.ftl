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
