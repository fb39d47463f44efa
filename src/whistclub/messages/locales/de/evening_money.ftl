# Das Geld eines Abends: Preise, Zahlungen an der Tür, das Kassenblatt, Geldpreise und die Tombola.

evening-money-amount = { $amount } { $currency }
evening-money-currency = Währung
evening-money-currency-hint = €, Fr., kr
evening-money-fee = Eintritt
evening-money-ticket = Ein Los der Tombola
evening-money-none = nichts
evening-money-tickets = Lose
evening-money-tickets-of = Lose von { $name }
evening-money-paid = bezahlt
evening-money-paid-of = { $name } hat bezahlt. Zurücknehmen
evening-money-take = { $fee } nehmen
evening-money-take-of = { $fee } nehmen von { $name }
evening-money-in = Eingenommen
evening-money-out = Ausgegeben
evening-money-entries = Eintritt
evening-money-people = { $count ->
    [one] einer hat { $each } bezahlt
   *[other] { $count } haben je { $each } bezahlt
}
evening-money-raffle = Tombola
evening-money-sold = { $count ->
    [one] ein Los zu { $each }
   *[other] { $count } Lose zu { $each }
}
evening-money-together = Zusammen
evening-money-prizes = Geldpreise
evening-money-short = Die Preise sind um { $amount } höher als der Eintritt.
evening-money-left = Soll in der Kasse sein
evening-money-open = Noch offen
evening-money-drawn = Los { $ticket }: { $name }
evening-money-spend = Verzehr, Miete und anderes
evening-money-way = Ausgabe oder Einnahme
evening-money-what = Wofür
evening-money-how-much = Wie viel
evening-money-add = Aufschreiben
evening-money-strike = Streichen
evening-money-strike-named = Streichen: { $what }
evening-money-raffle-about = Gezogen wird aus dem Startwert des Abends, unter den verkauften Losen. Ab dem ersten gezogenen Los wird keins mehr verkauft.
evening-money-raffle-hall = Tombola im Saal zeigen
evening-money-raffle-hall-end = Der Saal wechselt wieder selbst
evening-money-box = Wechselgeld in der Kasse zu Beginn
evening-money-box-line = Wechselgeld zu Beginn
evening-money-draw = Los { $number } ziehen
evening-money-share-about = Für jeden Preis ein Anteil am bezahlten Eintritt (25 %) oder ein Betrag (20). Anteile werden auf Cent abgerundet; übrige Cent gehen an die, die dabei am meisten verloren haben, damit die Summe stimmt.
evening-money-share-wrong = Schreib einen Anteil wie 25 % oder einen Betrag wie 20.
evening-money-csv = Tabelle (CSV)
