# Das Geld eines Abends: Preise, Zahlungen an der Tür, das Kassenblatt, Geldpreise und die Tombola.

party-money-amount = { $amount } { $currency }
party-money-currency = Währung
party-money-currency-hint = €, Fr., kr
party-money-fee = Eintritt
party-money-ticket = Ein Los der Tombola
party-money-none = nichts
party-money-tickets = Lose
party-money-tickets-of = Lose von { $name }
party-money-paid = bezahlt
party-money-paid-of = { $name } hat bezahlt. Zurücknehmen
party-money-take = { $fee } nehmen
party-money-take-of = { $fee } nehmen von { $name }
party-money-in = Eingenommen
party-money-out = Ausgegeben
party-money-entries = Eintritt
party-money-people = { $count ->
    [one] einer hat { $each } bezahlt
   *[other] { $count } haben je { $each } bezahlt
}
party-money-raffle = Tombola
party-money-sold = { $count ->
    [one] ein Los zu { $each }
   *[other] { $count } Lose zu { $each }
}
party-money-together = Zusammen
party-money-prizes = Geldpreise
party-money-short = Die Preise sind um { $amount } höher als der Eintritt.
party-money-left = Soll in der Kasse sein
party-money-open = Noch offen
party-money-drawn = Los { $ticket }: { $name }
party-money-spend = Ausgaben
party-money-what = Wofür
party-money-how-much = Wie viel
party-money-add = Aufschreiben
party-money-strike = Streichen
party-money-strike-named = Streichen: { $what }
party-money-raffle-about = Gezogen wird aus dem Startwert des Abends, unter den verkauften Losen. Ab dem ersten gezogenen Los wird keins mehr verkauft.
party-money-raffle-hall = Tombola im Saal zeigen
party-money-raffle-hall-end = Der Saal wechselt wieder selbst
party-money-box = Wechselgeld in der Kasse zu Beginn
party-money-box-line = Wechselgeld zu Beginn
party-money-draw = Los { $number } ziehen
party-money-share-about = Für jeden Preis ein Anteil am bezahlten Eintritt (25 %) oder ein Betrag (20). Anteile werden auf Cent abgerundet; übrige Cent gehen an die, die dabei am meisten verloren haben, damit die Summe stimmt.
party-money-share-wrong = Schreib einen Anteil wie 25 % oder einen Betrag wie 20.
party-money-csv = Tabelle (CSV)
