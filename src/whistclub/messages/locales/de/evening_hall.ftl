# Ein Abend mit vielen Tischen: die Anzeige im Saal und was gedruckt wird.

evening-hall-table = Tisch
evening-hall-letter-n = N
evening-hall-letter-e = O
evening-hall-letter-s = S
evening-hall-letter-w = W
evening-hall-out = Setzen aus
evening-hall-sits-out = setzt aus
evening-hall-code = QR-Code des Abends
evening-hall-scan = Scannen, Namen sagen, Platz haben.
evening-hall-here = { $count ->
    [0] Noch ist niemand da
    [one] Jemand ist schon da
   *[other] { WORDS($count, first: "capital") } sind da
  }

evening-hall-what = { $format }, { $game }
evening-hall-format-ladder = Leiter
evening-hall-format-progressive = Progressiv
evening-hall-format-semi-partner = Halbe Paare
evening-hall-format-partner = Paare auf der Leiter
evening-hall-format-individual = Einzeln
evening-hall-format-compass = Kompass
evening-hall-trump = { $trump ->
    [H] Herz ist Trumpf.
    [C] Kreuz ist Trumpf.
    [D] Karo ist Trumpf.
    [N] Ohne Trumpf.
   *[S] Pik ist Trumpf.
  }
evening-hall-trump-name = { $trump ->
    [H] Herz
    [C] Kreuz
    [D] Karo
    [N] Ohne Trumpf
   *[S] Pik
  }
evening-hall-are-trump = ist Trumpf
evening-hall-deals-cut = { $count ->
    [one] Ein Spiel.
   *[other] { WORDS($count, first: "capital") } Spiele; bei Gleichstand wird gezogen.
  }
evening-hall-deals = { $count ->
    [one] Ein Spiel.
   *[other] { WORDS($count, first: "capital") } Spiele, bei Gleichstand eins mehr.
  }
evening-hall-game = Eine ganze Partie.
evening-hall-begins = Beginn { $time }
evening-hall-sides = Nord und Süd spielen gegen Ost und West
evening-hall-each = Alle spielen für sich

evening-hall-seating = Runde { $round }: Bitte nehmt eure Plätze ein
evening-hall-seating-next = Als Nächstes Runde { $round }: So sitzt ihr
evening-hall-after = Das war die letzte Runde. Danke.
evening-hall-after-prizes = Gleich werden die Preise verlesen.
evening-hall-after-people = { $count ->
    [one] Gast
   *[other] Gäste
}
evening-hall-after-tables = { $count ->
    [one] Tisch
   *[other] Tische
}
evening-hall-after-rounds = { $count ->
    [one] Runde
   *[other] Runden
}
evening-hall-names = Wo sitze ich?
evening-hall-names-at = Wo sitze ich? { $first }
evening-hall-names-from = Wo sitze ich? { $first } – { $last }
evening-hall-names-of = Runde { $round }, Namen von A bis Z
evening-hall-names-read = Erst der Tisch, dann der Platz
evening-hall-standings = Stand nach Runde { $round }
evening-hall-standings-none = Der Stand
evening-hall-standings-final = Endstand
evening-hall-standings-later = Nach Runde 1 steht hier, wer vorn liegt.
evening-hall-ranks = Gleiche teilen sich den Rang
evening-hall-mean = * ausgesetzt: Es zählt das Mittel der anderen Runden
evening-hall-ladies-up = Von den Verlierern gehen die Damen einen Tisch auf, die Herren einen ab.
evening-hall-prizes = Preise
evening-hall-raffle = Tombola
evening-hall-raffle-ticket = Los { $ticket }
evening-hall-raffle-soon = Gleich wird gezogen.
evening-hall-raffle-drawn = { $count ->
    [0] Haltet eure Lose bereit.
    [1] Ein Los ist gezogen.
   *[other] { $count } Lose sind gezogen.
}
evening-hall-rounds = { $count ->
    [one] eine Runde
   *[other] { WORDS($count) } Runden
  }
evening-hall-prize-own = Ein Preis
evening-hall-prize-lucky-table = Glückstisch
evening-hall-prize-most-in-deal = Bestes Spiel
evening-hall-prize-table = Tisch { $table }
evening-hall-prize-half-time = Halbzeit
evening-hall-prize-last-rounds = Letzte Runden
evening-hall-prize-lowest = Letzter Platz
evening-hall-prize-third = Dritter Platz
evening-hall-prize-second = Zweiter Platz
evening-hall-prize-highest = Erster Platz
evening-hall-prize-next = Weiter: { $prize }
evening-hall-thanks = Danke für den Abend

evening-hall-by-two = { $first }, dann { $second }
evening-hall-by-games-won = Siege
evening-hall-by-difference = Punktdifferenz
evening-hall-by-points = Punkte
evening-hall-by-drive-tricks = Stiche
evening-hall-by-rounds-won = gewonnene Runden
evening-hall-by-over-mean = Punkte über dem Mittel
evening-hall-value-games-won = { $count ->
    [1] ein Sieg
   *[other] { $figure } Siege
  }
evening-hall-value-difference = Punktdifferenz { $figure }
evening-hall-value-points = { $count ->
    [1] ein Punkt
   *[other] { $figure } Punkte
  }
evening-hall-value-drive-tricks = { $count ->
    [1] ein Stich
   *[other] { $figure } Stiche
  }
evening-hall-value-rounds-won = { $count ->
    [1] eine gewonnene Runde
   *[other] { $figure } gewonnene Runden
  }
evening-hall-value-over-mean = { $figure } über dem Mittel

evening-hall-it-is = es ist
evening-hall-left-in = noch in Runde { $round }
evening-hall-paused-in = Pause in Runde { $round }, noch
evening-hall-clock-left = Runde { $round } von { $rounds }, noch
evening-hall-clock-open = Runde { $round } von { $rounds }. Es ist
evening-hall-clock-up = Runde { $round } von { $rounds }: Die Zeit ist um
evening-hall-clock-paused = Runde { $round } von { $rounds }, Pause, danach noch
evening-hall-clock-over = Runde { $round } von { $rounds } ist zu Ende. Es ist
evening-hall-clock-before = Es ist
evening-hall-playing = Es spielen noch
evening-hall-more = und { $count } mehr
evening-hall-and = { $count } mehr
evening-hall-all-in = Alle Tische sind da
evening-hall-in = { $in ->
    [0] Noch kein Tisch ist da
    [one] Einer von { WORDS($of) } Tischen ist da
   *[other] { WORDS($in, first: "capital") } von { WORDS($of) } Tischen sind da
  }
evening-hall-missing = Noch nicht da: { $names }
evening-hall-welcome = Willkommen
evening-hall-no-phone = Kein Telefon? { $name } trägt dich ein.
evening-hall-pause = Pause. Der Abend geht hier weiter.
evening-hall-offline = Keine Verbindung seit { $time }. So stand es da.
evening-hall-unread = Der Abend ist unterwegs.

evening-hall-next-poster = Der Code folgt in { $seconds }{"\u00A0"}s
evening-hall-next-seating = Die Tische folgen in { $seconds }{"\u00A0"}s
evening-hall-next-names = Namen A bis Z folgen in { $seconds }{"\u00A0"}s
evening-hall-next-clock = Die Uhr folgt in { $seconds }{"\u00A0"}s
evening-hall-next-standings = Der Stand folgt in { $seconds }{"\u00A0"}s
evening-hall-next-prize = Die Preise folgen in { $seconds }{"\u00A0"}s
evening-hall-next-more = Die nächste Seite folgt in { $seconds }{"\u00A0"}s

evening-print-title = Drucken
evening-print-button = Drucken
evening-print-what-poster = Aushang
evening-print-what-table = Tischkarten
evening-print-what-card = Laufzettel
evening-print-what-slip = Ergebniszettel
evening-print-what-schedule = Spielplan
evening-print-what-standings = Stand
evening-print-what-prizes = Preise
evening-print-what-deals = Spiele
evening-print-organisers-only = Laufzettel druckt nur die Leitung. Dein eigener Abend steht auf deinem Telefon.
evening-print-no-account = Kein Konto. Kein Telefon? { $name } trägt dich ein.
evening-print-enter-here = Hier Stiche eintragen
evening-print-enters = Eine Seite trägt ein, die andere bestätigt.
evening-print-side-north = Diese Seite liest Nord, Ost sitzt links
evening-print-side-south = Diese Seite liest Süd, Ost sitzt rechts
evening-print-way-ladder = Sieger an Tisch { $up }, Verlierer an Tisch { $down }
evening-print-way-ladder-top = Sieger bleiben, Verlierer an Tisch { $down }
evening-print-way-ladder-bottom = Sieger an Tisch { $up }, Verlierer bleiben
evening-print-way-ladies-gents = Sieger bleiben. Von den Verlierern geht die Dame an Tisch { $up }, der Herr an Tisch { $down }
evening-print-way-progressive = Sieger bleiben. Von den Verlierern geht Nord oder Ost an Tisch { $up }, Süd oder West an Tisch { $down }
evening-print-way-individual = Laufzettel, Telefon und Anzeige sagen, wohin es geht
evening-print-way-compass = Nord und Süd bleiben, Ost und West gehen an Tisch { $down }
evening-print-way-compass-skip = Nord und Süd bleiben, Ost und West gehen an Tisch { $down }, nach Runde { $up } einmal einen weiter
evening-print-round = Runde
evening-print-of-round = Runde
evening-print-trump = Trumpf
evening-print-with = Mit
evening-print-points = Punkte
evening-print-tricks = Stiche
evening-print-makes = zusammen
evening-print-what = Was
evening-print-books = Books
evening-print-number = Zahl
evening-print-times = Zählt
evening-print-who = Wer
evening-print-made = Erfüllt?
evening-print-deal = Spiel
evening-print-if-level = bei Gleichstand
evening-print-sign = Beide Seiten zeichnen
evening-print-name = Name
evening-print-rank = Rang
evening-print-hand-in = Kein Telefon? Bitte nach jeder Runde an { $name } geben.
evening-print-north-south = Nord und Süd
evening-print-east-west = Ost und West
evening-print-begins = Beginn
evening-print-first-winners = Sieger an Tisch 1
evening-print-first-seats = Erste Plätze
evening-print-out = Es setzen aus: { $names }
evening-print-goes-on = Fortsetzung
evening-print-planned = { $between ->
    [0] Geplant mit { $minutes } Minuten je Runde, mit dem Weg zum nächsten Tisch.
   *[other] Geplant mit { $minutes } Minuten je Runde und { $between } dazwischen.
  }
evening-print-half-time = Halbzeitpreis nach Runde { $round }.
evening-print-movement-ladder = Sieger rücken einen Tisch auf, Verlierer einen ab. An Tisch 1 bleiben die Sieger zusammen; darunter bekommen alle einen neuen Partner.
evening-print-movement-partner = Siegerpaare rücken einen Tisch auf, Verliererpaare einen ab. Die Paare bleiben den ganzen Abend zusammen.
evening-print-movement-ladies-gents = Jedes Paar ist eine Dame und ein Herr. Von den Verlierern rückt die Dame einen Tisch auf und der Herr einen ab.
evening-print-movement-progressive = Die Sieger bleiben an ihrem Tisch. Von den Verlierern rückt einer auf und einer ab, und alle bekommen einen neuen Partner.
evening-print-movement-semi-partner = Die Sieger bleiben als Paar an ihrem Tisch. Von den Verlierern rückt einer auf und einer ab.
evening-print-movement-individual = Alle Plätze stehen vor dem Abend fest und hängen von keinem Ergebnis ab.
evening-print-movement-compass = Nord und Süd bleiben, Ost und West gehen jede Runde einen Tisch weiter. Alle Tische einer Runde spielen dieselben Karten.
evening-print-prizes = Preise und Endstand
evening-print-deals-of = Spiele der Runde { $round }
evening-print-deals-secret = Nicht für Mitspieler.
evening-print-dealer = Geber { $seat }
evening-print-turned = Aufgedeckt:
evening-print-kitty = Talon:
evening-print-deals-how = Leg jedes Spiel vor der Runde an jedem Tisch einmal verdeckt aus. Nimm diesen Zettel weg, ehe jemand hereinkommt, der mitspielt.
evening-print-deals-warning = Hier stehen die Karten der kommenden Runden. Wer heute mitspielt, darf sie nicht sehen. Druck sie nur, wenn jemand die Karten auslegt, der nicht mitspielt.
evening-print-deals-show = Ich spiele nicht mit. Zeig die Karten

reason-evening-no-laid-deals = Für diesen Abend werden keine Karten ausgelegt: Das gibt es nur bei Paaren mit echten Karten, die alle dasselbe spielen.
