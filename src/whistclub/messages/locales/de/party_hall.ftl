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
   *[other] { WORDS($count) } sind da
  }

party-hall-what = { $format }, { $game }
party-hall-format-ladder = Leiter
party-hall-format-progressive = Progressiv
party-hall-format-semi-partner = Sieger bleiben ein Paar
party-hall-format-partner = Paare auf der Leiter
party-hall-format-individual = Einzelwertung
party-hall-format-compass = Paarturnier mit gleichen Karten
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
    [one] Ein Spiel, bei Gleichstand eins mehr.
   *[other] { WORDS($count) } Spiele, bei Gleichstand eins mehr.
  }
party-hall-game = Eine ganze Partie.
party-hall-begins = Beginn { $time }
party-hall-sides = Nord und Süd spielen gegen Ost und West
party-hall-alone = Alle spielen für sich

party-hall-seating = Runde { $round }: Bitte nehmt eure Plätze ein
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
party-hall-mean = * ausgesetzt: Es zählt der Schnitt der anderen Runden
party-hall-prizes = Preise
party-hall-rounds = { $count ->
    [one] eine Runde
   *[other] { WORDS($count) } Runden
  }
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
party-hall-by-over-mean = Punkte über dem Schnitt
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
party-hall-value-over-mean = { $figure } über dem Schnitt

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
   *[other] { WORDS($in) } von { WORDS($of) } Tischen sind da
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
