# Ein Abend mit vielen Tischen: die Anzeige im Saal und was gedruckt wird.

party-hall-table = Tisch
party-hall-letter-n = N
party-hall-letter-e = O
party-hall-letter-s = S
party-hall-letter-w = W
party-hall-out = Setzen aus
party-hall-sits-out = setzt aus
party-hall-code = QR-Code des Abends
party-hall-scan = Scannen, Namen sagen, Platz haben.
party-hall-here = { $count ->
    [0] Noch ist niemand da
    [one] Jemand ist schon da
   *[other] { WORDS($count, first: "capital") } sind da
  }

party-hall-what = { $format }, { $game }
party-hall-format-ladder = Leiter
party-hall-format-progressive = Progressiv
party-hall-format-semi-partner = Halbe Paare
party-hall-format-partner = Paare auf der Leiter
party-hall-format-individual = Einzeln
party-hall-format-compass = Kompass
party-hall-trump = { $trump ->
    [H] Herz ist Trumpf.
    [C] Kreuz ist Trumpf.
    [D] Karo ist Trumpf.
   *[S] Pik ist Trumpf.
  }
party-hall-trump-name = { $trump ->
    [H] Herz
    [C] Kreuz
    [D] Karo
   *[S] Pik
  }
party-hall-are-trump = ist Trumpf
party-hall-deals = { $count ->
    [one] Ein Spiel.
   *[other] { WORDS($count, first: "capital") } Spiele, bei Gleichstand eins mehr.
  }
party-hall-game = Eine ganze Partie.
party-hall-begins = Beginn { $time }
party-hall-sides = Nord und Süd spielen gegen Ost und West
party-hall-each = Alle spielen für sich

party-hall-seating = Runde { $round }: Bitte nehmt eure Plätze ein
party-hall-seating-next = Als Nächstes Runde { $round }: So sitzt ihr
party-hall-after = Das war die letzte Runde. Danke.
party-hall-after-prizes = Gleich werden die Preise verlesen.
party-hall-after-people = { $count ->
    [one] Gast
   *[other] Gäste
}
party-hall-after-tables = { $count ->
    [one] Tisch
   *[other] Tische
}
party-hall-after-rounds = { $count ->
    [one] Runde
   *[other] Runden
}
party-hall-names = Wo sitze ich?
party-hall-names-at = Wo sitze ich? { $first }
party-hall-names-from = Wo sitze ich? { $first } – { $last }
party-hall-names-of = Runde { $round }, Namen von A bis Z
party-hall-names-read = Erst der Tisch, dann der Platz
party-hall-standings = Stand nach Runde { $round }
party-hall-standings-none = Der Stand
party-hall-standings-final = Endstand
party-hall-standings-later = Nach Runde 1 steht hier, wer vorn liegt.
party-hall-ranks = Gleiche teilen sich den Rang
party-hall-mean = * ausgesetzt: Es zählt das Mittel der anderen Runden
party-hall-ladies-up = Von den Verlierern gehen die Damen einen Tisch auf, die Herren einen ab.
party-hall-prizes = Preise
party-hall-raffle = Tombola
party-hall-raffle-ticket = Los { $ticket }
party-hall-raffle-soon = Gleich wird gezogen.
party-hall-raffle-drawn = { $count ->
    [0] Haltet eure Lose bereit.
    [1] Ein Los ist gezogen.
   *[other] { $count } Lose sind gezogen.
}
party-hall-rounds = { $count ->
    [one] eine Runde
   *[other] { WORDS($count) } Runden
  }
party-hall-prize-own = Ein Preis
party-hall-prize-lucky-table = Glückstisch
party-hall-prize-most-in-deal = Bestes Spiel
party-hall-prize-table = Tisch { $table }
party-hall-prize-half-time = Halbzeit
party-hall-prize-last-rounds = Letzte Runden
party-hall-prize-lowest = Letzter Platz
party-hall-prize-third = Dritter Platz
party-hall-prize-second = Zweiter Platz
party-hall-prize-highest = Erster Platz
party-hall-prize-next = Weiter: { $prize }
party-hall-thanks = Danke für den Abend

party-hall-by-two = { $first }, dann { $second }
party-hall-by-games-won = Siege
party-hall-by-difference = Punktdifferenz
party-hall-by-points = Punkte
party-hall-by-drive-tricks = Stiche
party-hall-by-rounds-won = gewonnene Runden
party-hall-by-over-mean = Punkte über dem Mittel
party-hall-value-games-won = { $count ->
    [1] ein Sieg
   *[other] { $figure } Siege
  }
party-hall-value-difference = Punktdifferenz { $figure }
party-hall-value-points = { $count ->
    [1] ein Punkt
   *[other] { $figure } Punkte
  }
party-hall-value-drive-tricks = { $count ->
    [1] ein Stich
   *[other] { $figure } Stiche
  }
party-hall-value-rounds-won = { $count ->
    [1] eine gewonnene Runde
   *[other] { $figure } gewonnene Runden
  }
party-hall-value-over-mean = { $figure } über dem Mittel

party-hall-it-is = es ist
party-hall-left-in = noch in Runde { $round }
party-hall-paused-in = Pause in Runde { $round }, noch
party-hall-clock-left = Runde { $round } von { $rounds }, noch
party-hall-clock-open = Runde { $round } von { $rounds }. Es ist
party-hall-clock-up = Runde { $round } von { $rounds }: Die Zeit ist um
party-hall-clock-paused = Runde { $round } von { $rounds }, Pause, danach noch
party-hall-clock-over = Runde { $round } von { $rounds } ist zu Ende. Es ist
party-hall-clock-before = Es ist
party-hall-playing = Es spielen noch
party-hall-more = und { $count } mehr
party-hall-and = { $count } mehr
party-hall-all-in = Alle Tische sind da
party-hall-in = { $in ->
    [0] Noch kein Tisch ist da
    [one] Einer von { WORDS($of) } Tischen ist da
   *[other] { WORDS($in, first: "capital") } von { WORDS($of) } Tischen sind da
  }
party-hall-missing = Noch nicht da: { $names }
party-hall-welcome = Willkommen
party-hall-no-phone = Kein Telefon? { $name } trägt dich ein.
party-hall-pause = Pause. Der Abend geht hier weiter.
party-hall-offline = Keine Verbindung seit { $time }. So stand es da.
party-hall-unread = Der Abend ist unterwegs.

party-hall-next-poster = Der Code folgt in { $seconds }{"\u00A0"}s
party-hall-next-seating = Die Tische folgen in { $seconds }{"\u00A0"}s
party-hall-next-names = Namen A bis Z folgen in { $seconds }{"\u00A0"}s
party-hall-next-clock = Die Uhr folgt in { $seconds }{"\u00A0"}s
party-hall-next-standings = Der Stand folgt in { $seconds }{"\u00A0"}s
party-hall-next-prize = Die Preise folgen in { $seconds }{"\u00A0"}s
party-hall-next-more = Die nächste Seite folgt in { $seconds }{"\u00A0"}s

party-print-title = Drucken
party-print-button = Drucken
party-print-what-poster = Aushang
party-print-what-table = Tischkarten
party-print-what-card = Laufzettel
party-print-what-slip = Ergebniszettel
party-print-what-schedule = Spielplan
party-print-what-standings = Stand
party-print-what-prizes = Preise
party-print-what-deals = Spiele
party-print-organisers-only = Laufzettel druckt nur die Leitung. Dein eigener Abend steht auf deinem Telefon.
party-print-no-account = Kein Konto. Kein Telefon? { $name } trägt dich ein.
party-print-enter-here = Hier Stiche eintragen
party-print-enters = Eine Seite trägt ein, die andere bestätigt.
party-print-side-north = Diese Seite liest Nord, Ost sitzt links
party-print-side-south = Diese Seite liest Süd, Ost sitzt rechts
party-print-way-ladder = Sieger an Tisch { $up }, Verlierer an Tisch { $down }
party-print-way-ladder-top = Sieger bleiben, Verlierer an Tisch { $down }
party-print-way-ladder-bottom = Sieger an Tisch { $up }, Verlierer bleiben
party-print-way-ladies-gents = Sieger bleiben. Von den Verlierern geht die Dame an Tisch { $up }, der Herr an Tisch { $down }
party-print-way-progressive = Sieger bleiben. Von den Verlierern geht Nord oder Ost an Tisch { $up }, Süd oder West an Tisch { $down }
party-print-way-individual = Laufzettel, Telefon und Anzeige sagen, wohin es geht
party-print-way-compass = Nord und Süd bleiben, Ost und West gehen an Tisch { $down }
party-print-way-compass-skip = Nord und Süd bleiben, Ost und West gehen an Tisch { $down }, nach Runde { $up } einmal einen weiter
party-print-round = Runde
party-print-of-round = Runde
party-print-trump = Trumpf
party-print-with = Mit
party-print-points = Punkte
party-print-tricks = Stiche
party-print-makes = zusammen
party-print-what = Was
party-print-who = Wer
party-print-made = Erfüllt?
party-print-deal = Spiel
party-print-if-level = bei Gleichstand
party-print-sign = Beide Seiten zeichnen
party-print-name = Name
party-print-rank = Rang
party-print-hand-in = Kein Telefon? Bitte nach jeder Runde an { $name } geben.
party-print-north-south = Nord und Süd
party-print-east-west = Ost und West
party-print-begins = Beginn
party-print-first-winners = Sieger an Tisch 1
party-print-first-seats = Erste Plätze
party-print-out = Es setzen aus: { $names }
party-print-goes-on = Fortsetzung
party-print-planned = { $between ->
    [0] Geplant mit { $minutes } Minuten je Runde, mit dem Weg zum nächsten Tisch.
   *[other] Geplant mit { $minutes } Minuten je Runde und { $between } dazwischen.
  }
party-print-half-time = Halbzeitpreis nach Runde { $round }.
party-print-movement-ladder = Sieger rücken einen Tisch auf, Verlierer einen ab. An Tisch 1 bleiben die Sieger zusammen; darunter bekommen alle einen neuen Partner.
party-print-movement-partner = Siegerpaare rücken einen Tisch auf, Verliererpaare einen ab. Die Paare bleiben den ganzen Abend zusammen.
party-print-movement-ladies-gents = Jedes Paar ist eine Dame und ein Herr. Von den Verlierern rückt die Dame einen Tisch auf und der Herr einen ab.
party-print-movement-progressive = Die Sieger bleiben an ihrem Tisch. Von den Verlierern rückt einer auf und einer ab, und alle bekommen einen neuen Partner.
party-print-movement-semi-partner = Die Sieger bleiben als Paar an ihrem Tisch. Von den Verlierern rückt einer auf und einer ab.
party-print-movement-individual = Alle Plätze stehen vor dem Abend fest und hängen von keinem Ergebnis ab.
party-print-movement-compass = Nord und Süd bleiben, Ost und West gehen jede Runde einen Tisch weiter. Alle Tische einer Runde spielen dieselben Karten.
party-print-prizes = Preise und Endstand
party-print-deals-of = Spiele der Runde { $round }
party-print-deals-secret = Nicht für Mitspieler.
party-print-dealer = Geber { $seat }
party-print-turned = Aufgedeckt:
party-print-deals-how = Leg jedes Spiel vor der Runde an jedem Tisch einmal verdeckt aus. Nimm diesen Zettel weg, ehe jemand hereinkommt, der mitspielt.
party-print-deals-warning = Hier stehen die Karten der kommenden Runden. Wer heute mitspielt, darf sie nicht sehen. Druck sie nur, wenn jemand die Karten auslegt, der nicht mitspielt.
party-print-deals-show = Ich spiele nicht mit. Zeig die Karten

reason-evening-no-laid-deals = Für diesen Abend werden keine Karten ausgelegt: Das gibt es nur bei Paaren mit echten Karten, die alle dasselbe spielen.
