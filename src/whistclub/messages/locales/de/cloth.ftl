# Das Tuch im Browser: die Karte, die vorn liegt, und was aus einer Entscheidung wird.

client-winning = liegt vorn
client-takes-it = nimmt ihn
client-tricks-so-far = Stiche dieses Spiels
client-region-said = Was gesagt wird
cloth-we-they = wir – sie
client-card-said = { $card }, { $said }
client-set-winning = Die Karte zeigen, die im Stich vorn liegt
client-set-odds = Patiencen: die Chancen jeder Wahl zeigen (zählt als Tipp; nicht bei Spielen des Tages)
cloth-are-trump = { $suit } sind Trumpf
cloth-pile-left = : { $suits }
cloth-to-be-won = Zu gewinnen: { $rank ->
    [A] das Ass
    [K] der König
    [J] der Bube
   *[other] die { $card }
  }
cloth-stock-left = { $count ->
    [2] Die letzten zwei.
   *[other] Noch { $count } Karten.
  }
cloth-stock-other = { $count ->
    [2] Der andere bekommt die letzte Karte, verdeckt.
   *[other] Der andere bekommt die nächste, verdeckt.
  }
cloth-refused-lies = Deine Karte liegt schon.
cloth-spoken-winning = { $seat }: { $card }, liegt vorn.
cloth-of-aim = { $aim ->
    [0] keiner gewollt
   *[other] von { $aim }
  }
