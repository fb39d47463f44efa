# An evening of many tables: what the organiser's screens say.

# The pages
evening-organiser-tables = Tische
evening-organiser-people = Leute
evening-organiser-standings = Stand
evening-organiser-hall = Saal
evening-organiser-pages = Abend
evening-organiser-menu = Menü: Einstellungen, Anzeige, Drucken, Übergeben
evening-organiser-menu-title = Der Abend
evening-organiser-loading = Einen Moment.
evening-organiser-not-yours = Diese Seite sehen nur die, die den Abend leiten.
evening-organiser-to-guest = Zu meinem Platz
evening-organiser-bot = { $name } ({ $level })
evening-organiser-doors = Einlass, { $here ->
    [one] eine Person da
   *[other] { $here } Leute da
  }
evening-organiser-between = Runde { $round } ist da
evening-organiser-round-trump = Runde { $round } von { $rounds }, { $trump }
evening-organiser-round-plain = Runde { $round } von { $rounds }
evening-organiser-round-by-hand = Runde { $round }, von Hand beendet
evening-organiser-is-over = Der Abend ist zu Ende
evening-organiser-about-evening = { $format }, { $game }, { $place ->
    [online] Online-Tische
   *[cards] echte Karten
  }

# The dock
evening-organiser-offline = Keine Verbindung. Der Abend ist sicher; die Tische tragen weiter ein.
evening-organiser-offline-more = Was die anderen angeht, wartet, bis der Club wieder da ist.
evening-organiser-keep = Lieber nicht
evening-organiser-play-on = Weiterspielen
evening-organiser-end-ask = Runde { $round } jetzt beenden?
evening-organiser-end-it = Beenden
evening-organiser-end-round = Runde { $round } beenden
evening-organiser-dropped = Die angefangenen Spiele entfallen an { $count ->
    [one] Tisch { $where }
   *[other] den Tischen { $where }
  }.
evening-organiser-dropped-deal = Spiel { $deal } entfällt an { $count ->
    [one] Tisch { $where }
   *[other] den Tischen { $where }
  }.
evening-organiser-dropped-many = An { $count } Tischen entfallen die angefangenen Spiele.
evening-organiser-entered-stands = { $count ->
    [one] An Tisch { $where } gilt das Spiel, das eine Seite eingetragen hat.
   *[other] An den Tischen { $where } gelten die Spiele, die eine Seite eingetragen hat.
  }
evening-organiser-win = { $names } gewinnen.
evening-organiser-ahead-wins = An { $count } Tischen gewinnt, wer vorn liegt.
evening-organiser-level-ask = { $count ->
    [one] An Tisch { $where } steht es gleich: du entscheidest.
   *[other] An den Tischen { $where } steht es gleich: du entscheidest.
  }
evening-organiser-finish = Abend beenden
evening-organiser-finish-ask = Den Abend beenden?
evening-organiser-finish-more = Ergebnisse und Preise bleiben, wie sie sind. Zum Berichtigen lässt sich der Abend wieder aufnehmen.
evening-organiser-finish-none = { $round } von { $rounds } Runden sind gespielt. Zum Berichtigen lässt sich der Abend wieder aufnehmen.
evening-organiser-over = Der Abend ist zu Ende.
evening-organiser-over-more = Platz 1 von { $count }: { $name }.
evening-organiser-paused = Der Abend macht Pause.
evening-organiser-paused-more = Die Uhren stehen, für Minuten oder eine Woche.
evening-organiser-resume = Weiter
evening-organiser-decide = Entscheiden
evening-organiser-disputed = Tisch { $table } hat verschieden gezählt.
evening-organiser-disputed-more = Dort wartet man auf dich.
evening-organiser-level = Tisch { $table } steht gleich, je { $sum }. Wer hat gewonnen?
evening-organiser-level-more = Frag nach, oder lass Karten ziehen.
evening-organiser-lacking = { $name } hat Tisch { $table } verlassen.
evening-organiser-lacking-more = { $name } setzt aus und kann weiterspielen.
evening-organiser-other-person = Jemand anders
evening-organiser-plays-on = { $name } spielt weiter
evening-organiser-start-with = Mit { $count } beginnen
evening-organiser-nobody = Noch niemand.
evening-organiser-nobody-more = Zeig das Plakat an der Tür.
evening-organiser-nobody-here = Schreib auf, wer kommt.
evening-organiser-here = { $here } da, { $expected } erwartet
evening-organiser-tables-now = jetzt { $tables ->
    [one] ein Tisch
   *[other] { WORDS($tables) } Tische
  }, { $out ->
    [0] niemand setzt aus
    [one] eine Person setzt aus
   *[other] { WORDS($out) } setzen aus
  }.
evening-organiser-tables-now-bots = jetzt { $tables ->
    [one] ein Tisch
   *[other] { WORDS($tables) } Tische
  }, { $bots ->
    [one] ein Bot füllt auf
   *[other] { WORDS($bots) } Bots füllen auf
  }.
evening-organiser-tables-next = { $tables ->
    [one] ein Tisch
   *[other] { WORDS($tables) } Tische
  } in Runde { $round }, { $out ->
    [0] niemand setzt aus
    [one] eine Person setzt aus
   *[other] { WORDS($out) } setzen aus
  }.
evening-organiser-tables-next-bots = { $tables ->
    [one] ein Tisch
   *[other] { WORDS($tables) } Tische
  } in Runde { $round }, { $bots ->
    [one] ein Bot füllt auf
   *[other] { WORDS($bots) } Bots füllen auf
  }.
evening-organiser-tables-then = Mit { $count ->
    [one] { $name }
   *[other] allen { WORDS($count) }
  } { $tables ->
    [one] ist es einer
   *[other] sind es { WORDS($tables) }
  }, und { $out ->
    [0] niemand setzt aus
    [one] eine Person setzt aus
   *[other] { WORDS($out) } setzen aus
  }.
evening-organiser-tables-then-bots = Mit { $count ->
    [one] { $name }
   *[other] allen { WORDS($count) }
  } { $tables ->
    [one] ist es einer
   *[other] sind es { WORDS($tables) }
  }, und { $bots ->
    [one] ein Bot füllt auf
   *[other] { WORDS($bots) } Bots füllen auf
  }.
evening-organiser-wait-for = { $count ->
    [one] Auf { $name } warten?
   *[other] Auf { WORDS($count) } weitere warten?
  }
evening-organiser-name-is-here = { $name } ist da
evening-organiser-start-more = { $count ->
    [one] Eine Person, { $rounds } Runden.
   *[other] { $count } Leute, { $rounds } Runden.
  } Wer später kommt, spielt ab der nächsten Runde.
evening-organiser-unpaired = { $count ->
    [one] { $names } hat noch niemanden zum Spielen.
   *[other] { WORDS($count) } haben noch niemanden zum Spielen.
  }
evening-organiser-unpaired-more = { client-word-tap.do } einen Namen an und bilde ein Paar; der Rest wird gepaart, wie er kommt.
evening-organiser-all-in = { $count ->
    [one] der Tisch ist da.
    [2] beide Tische sind da.
   *[other] alle { WORDS($count) } Tische sind da.
  }
evening-organiser-seat-round = Runde { $round } setzen
evening-organiser-last-in = Runde { $round } ist da, die letzte.
evening-organiser-last-in-more = Berichtige alles, bevor du die Preise verliest.
evening-organiser-read-prizes = Preise verlesen
evening-organiser-prizes = Preise
evening-organiser-time-up = Die Zeit ist um.
evening-organiser-five-more = 5 Minuten mehr
evening-organiser-still-play = { $count ->
    [one] ein Tisch spielt noch.
   *[other] { WORDS($count) } Tische spielen noch.
  }
evening-organiser-which-play = { $count ->
    [one] Tisch { $where }
   *[other] Tische { $where }
  }
evening-organiser-undo = Zurücknehmen
evening-organiser-undo-what = Zurücknehmen: { $what }

# A new evening
evening-organiser-new = Ein neuer Abend
evening-organiser-new-about = { $name }, { $begins }
evening-organiser-usual-name = { $day }srunde
evening-organiser-cards = Karten
evening-organiser-place-cards = Echte Karten
evening-organiser-place-online = Online-Tische
evening-organiser-how-move = Wie alle wandern
evening-organiser-format-ladder = Leiter
evening-organiser-format-ladder-about = Sieger rücken auf, Verlierer ab
evening-organiser-format-progressive = Progressiv
evening-organiser-format-progressive-about = Sieger bleiben, Verlierer trennen sich
evening-organiser-format-semi-partner = Halbe Paare
evening-organiser-format-semi-partner-about = Sieger bleiben ein Paar, Verlierer nicht
evening-organiser-format-partner = Paare
evening-organiser-format-partner-about = Zu zweit kommen, wandern wie in der Leiter
evening-organiser-format-individual = Einzeln
evening-organiser-format-individual-about = Jeder mit und gegen viele
evening-organiser-format-compass = Kompass
evening-organiser-format-compass-about = Paare, überall dieselben Karten
evening-organiser-moving = Wer rückt auf, wer ab
evening-organiser-moving-up-down = der Erste des Paars auf, der Zweite ab
evening-organiser-moving-ladies-gents = Damen auf, Herren ab
evening-organiser-kinds = Art des Abends
evening-organiser-kind-ladder = Die Leiter
evening-organiser-kind-ladder-about = Minnesota Whist, eine Partie je Runde: Sieger rücken auf, Verlierer ab.
evening-organiser-kind-drive = Ein Drive über 24 Spiele
evening-organiser-kind-drive-about = Damen und Herren, Trumpf reihum: Wer gewinnt, bleibt; sonst rückt die Dame auf und der Herr ab.
evening-organiser-game-and-numbers = Spielart und Zahlen
evening-organiser-game = Spielart
evening-organiser-trump-round = Herz, Kreuz, Karo, Pik
evening-organiser-trump-round-none = Herz, Kreuz, Karo, Pik, ohne Trumpf
evening-organiser-trump-rising = Kreuz, Karo, Herz, Pik
evening-organiser-trump-rising-none = Kreuz, Karo, Herz, Pik, ohne Trumpf
evening-organiser-trump-game = wie die Spielart ihn hat
evening-organiser-only-individual = Hier spielt jeder für sich: nur mit „Einzeln“
evening-organiser-tables-count = Tische
evening-organiser-people-count = { $count } Leute
evening-organiser-rounds-count = Runden
evening-organiser-until = bis etwa { $time }
evening-organiser-length = Jede Runde
evening-organiser-length-deals = Eine Zahl von Spielen
evening-organiser-length-game = Eine ganze Partie
evening-organiser-length-game-about = bis die Partie zu Ende ist, höchstens 24 Spiele
evening-organiser-deals-count = Spiele je Runde
evening-organiser-if-level = bei Gleichstand eins mehr
evening-organiser-if-level-cut = bei Gleichstand Karten ziehen
evening-organiser-level-tables = Bei Gleichstand
evening-organiser-level-plays = Noch ein Spiel
evening-organiser-level-cuts = Karten ziehen
evening-organiser-minutes-count = Minuten je Runde
evening-organiser-minutes-deal = Minuten je Spiel
evening-organiser-minutes-round = { $minutes } Minuten je Runde
evening-organiser-minutes-move = mit dem Weg zum nächsten Tisch
evening-organiser-announced = vorher angesagt
evening-organiser-no-limit = ohne Grenze
evening-organiser-first-seats = Erste Plätze
evening-organiser-first-drawn = ausgelost
evening-organiser-first-entered = in der Reihenfolge der Ankunft
evening-organiser-pairing = Unter dem ersten Tisch
evening-organiser-pairing-first-first = Erste spielen mit Ersten
evening-organiser-pairing-random = Partner per Los
evening-organiser-pairing-fewest-repeats = möglichst kein Partner zweimal
evening-organiser-enter = Was ein Tisch einträgt
evening-organiser-enter-tricks = Stiche
evening-organiser-enter-points = Punkte des Spiels
evening-organiser-trumps = Trumpf
evening-organiser-bot-plays = Bot online
evening-organiser-name = Name
evening-organiser-where = Ort
evening-organiser-where-hint = fürs Plakat
evening-organiser-begins = Beginn
evening-organiser-your-name = Dein Name
evening-organiser-usual-organiser = Die Leitung
evening-organiser-open-doors = Türen öffnen
evening-organiser-no-bounds = Jeder Platz folgt aus den Ergebnissen.
evening-organiser-summary = { $count } Leute, { $rounds ->
    [one] eine Runde
   *[other] { WORDS($rounds) } Runden
  }{ $time ->
    [none] .
   *[other] , bis etwa { $time }.
  }
evening-organiser-plain-words = Der Abend in Worten
evening-organiser-plain-cards = { $tables ->
    [one] Ein Tisch
   *[other] { WORDS($tables, first: "capital") } Tische
  } mit echten Karten, { $count } Leute. { $rounds ->
    [one] Eine Runde
   *[other] { WORDS($rounds, first: "capital") } Runden
  } { $game }.
evening-organiser-plain-online = { $tables ->
    [one] Ein Online-Tisch
   *[other] { WORDS($tables, first: "capital") } Online-Tische
  }, { $count } Leute. { $rounds ->
    [one] Eine Runde
   *[other] { WORDS($rounds, first: "capital") } Runden
  } { $game }.
evening-organiser-plain-deals = { $count ->
    [one] Ein Spiel je Runde; ein Tisch mit Gleichstand spielt noch eines.
   *[other] { WORDS($count, first: "capital") } Spiele je Runde; ein Tisch mit Gleichstand spielt noch eines.
  }
evening-organiser-plain-deals-cut = { $count ->
    [one] Ein Spiel je Runde; ein Tisch mit Gleichstand zieht Karten.
   *[other] { WORDS($count, first: "capital") } Spiele je Runde; ein Tisch mit Gleichstand zieht Karten.
  }
evening-organiser-plain-game = Jede Runde eine ganze Partie; schnelle Tische warten.
evening-organiser-plain-one-deal = Ein Spiel je Runde.
evening-organiser-plain-ladies-gents = Alle sitzen als Dame oder als Herr, und jedes Paar ist eine Dame und ein Herr. Geht es nicht auf, spielen einige die andere Rolle und tragen ein Schild.
evening-organiser-plain-trumps = Trumpf wechselt je Runde: { $order }.
evening-organiser-plain-out = Bleiben ein bis drei Leute übrig, setzen sie reihum aus; niemand zweimal, bevor alle einmal. Keine Bots bei echten Karten.
evening-organiser-plain-bots = Bots füllen den letzten Tisch auf und spielen für alle, die weg sind. Sie heißen auch Bot.

# Check-in
evening-organiser-show-large = Groß zeigen
evening-organiser-code-of = QR-Code des Abends
evening-organiser-scan = Scannen oder eintippen. Ohne Konto.
evening-organiser-print = Drucken
evening-organiser-print-poster = Plakat drucken
evening-organiser-share = Link kopieren
evening-organiser-copied = Kopiert.
evening-organiser-here-count = { $expected ->
    [0] da
    [one] da, eine Person fehlt
   *[other] da, { WORDS($expected) } fehlen
  }
evening-organiser-add = Dazu
evening-organiser-add-title = Jemanden aufschreiben
evening-organiser-add-name = Name
evening-organiser-add-here = Ist da, ohne Telefon
evening-organiser-add-expected = Wird erwartet
evening-organiser-added = { $name } steht auf der Liste.
evening-organiser-is-here = Ist da
evening-organiser-here-mark = da
evening-organiser-not-coming = Kommt nicht
evening-organiser-is-back = Ist zurück
evening-organiser-remove = Von der Liste nehmen
evening-organiser-has-left = Ist gegangen
evening-organiser-where-expected = erwartet
evening-organiser-where-away = ist gegangen
evening-organiser-where-with = mit { $name }
evening-organiser-where-scanned = gescannt
evening-organiser-where-scanned-at = gescannt { $time }
evening-organiser-where-no-phone = ohne Telefon, von dir
evening-organiser-where-table = Tisch { $table }, { $seat }
evening-organiser-where-out = setzt aus
evening-organiser-where-from = spielt ab Runde { $round }
evening-organiser-late-title = Wer später kommt oder geht
evening-organiser-late-cards = Wer später kommt, spielt ab der nächsten Runde mit. Geht jemand, springt eine Person ein, die aussetzt, oder ihr setzt reihum aus. Wer zurückkommt, sitzt zur nächsten Runde wieder.
evening-organiser-late-online = Wer später kommt, nimmt zur nächsten Runde den Platz eines Bots. Geht jemand, hält ein Bot den Platz bis zur Rückkehr.

# People
evening-organiser-find = Namen suchen
evening-organiser-no-one-found = So heißt hier niemand.
evening-organiser-gone = Nicht da
evening-organiser-remove-several = Mehrere entfernen
evening-organiser-remove-title = Mehrere Gäste entfernen
evening-organiser-remove-about = Markiere, wer nicht hier ist. Die Namen werden wieder frei, und wer versehentlich markiert war, scannt den Code noch einmal.
evening-organiser-remove-marks = Viele auf einmal markieren
evening-organiser-remove-since = In den letzten { $minutes } Minuten gescannt ({ $count })
evening-organiser-remove-scanned = Alle, die gescannt haben und noch keinen Platz hatten ({ $count })
evening-organiser-remove-marked = { $count ->
    [0] Niemand ist markiert
    [one] Einen Gast entfernen
   *[other] { $count } Gäste entfernen
  }
evening-organiser-remove-played = Einige hatten schon einen Platz
evening-organiser-remove-played-names = { $count ->
    [one] { $names } hatte heute Abend schon einen Platz.
   *[other] { $names } hatten heute Abend schon einen Platz.
  }
evening-organiser-remove-played-more = Wer entfernt wird, gilt als gegangen: Die Ergebnisse bleiben, die Plätze werden frei.
evening-organiser-remove-all = { $count ->
    [1] Diesen Gast trotzdem entfernen
    [2] Beide entfernen
   *[other] Alle { $count } entfernen
  }
evening-organiser-remove-others = { $count ->
    [one] Nur den Gast ohne Platz entfernen
   *[other] Nur die { $count } ohne Platz entfernen
  }
evening-organiser-organiser = leitet mit
evening-organiser-replace = Jemand spielt weiter
evening-organiser-replace-with = Wer spielt für { $name } weiter?
evening-organiser-replace-nobody = Niemand ist frei. Schreib jemand Neues auf, oder warte bis zur nächsten Runde.
evening-organiser-replace-bot = Ein Bot
evening-organiser-replace-add = Jemand Neues
evening-organiser-swap = Plätze tauschen
evening-organiser-swap-with = Mit wem tauscht { $name }?
evening-organiser-rename = Namen ändern
evening-organiser-pair = Ein Paar bilden
evening-organiser-pair-with = Wer spielt mit { $name }?
evening-organiser-new-phone = Kommt mit einem anderen Telefon
evening-organiser-make-organiser = Auch leiten lassen
evening-organiser-hand-over-to = Den Abend übergeben
evening-organiser-hand-over = Übergeben
evening-organiser-hand-over-ask = Den Abend an { $name } übergeben?
evening-organiser-hand-over-more = Ab dann leitet { $name }. Du bist Gast.
evening-organiser-hand-over-who = { client-word-tap.do } unter Leute jemanden mit Telefon an, dann „Den Abend übergeben“.
evening-organiser-save = Speichern

# A round
evening-organiser-left-in = noch in Runde { $round }
evening-organiser-no-clock = ohne Zeitgrenze
evening-organiser-stands-still = Pause
evening-organiser-pause = Pause
evening-organiser-plus-five = +5 min
evening-organiser-missing = { $count ->
    [one] Es fehlt Tisch { $where }
   *[other] Es fehlen die Tische { $where }
  }
evening-organiser-missing-many = Es fehlen { $count } Tische
evening-organiser-in = { $count ->
    [one] Einer ist da
   *[other] { WORDS($count, first: "capital") } sind da
  }
evening-organiser-to-decide = Gleichstand: du entscheidest
evening-organiser-sitting-out = Es setzen aus
evening-organiser-table-disputed = Spiel { $deal }: { $one } sagt { $first }, { $other } sagt { $second }
evening-organiser-table-waits = Spiel { $deal }: { $one } sagt { $first }, noch nicht bestätigt
evening-organiser-table-deal = Spiel { $deal } von { $needs }.
evening-organiser-table-deal-open = Spiel { $deal }.
evening-organiser-table-level = Gleichstand. Du entscheidest, wer gewonnen hat.
evening-organiser-table-left = { $name } ist gegangen.
evening-organiser-heard = { $minutes ->
    [0] Eben gehört
    [one] Zuletzt vor einer Minute
   *[other] Zuletzt vor { WORDS($minutes) } Minuten
  }
evening-organiser-unheard = Noch nichts gehört
evening-organiser-watch = Zusehen
evening-organiser-side-other = die andere Seite
evening-organiser-open-table = Tisch { $table }: eintragen oder berichtigen
evening-organiser-round-n = Runde { $round }
evening-organiser-new-people = Neu in Runde { $round }

# A table: enter, decide, correct
evening-organiser-table-title = Runde { $round }, Tisch { $table }
evening-organiser-correct-result = Ergebnis berichtigen
evening-organiser-enter-result = Ergebnis eintragen
evening-organiser-decide-result = Ein Spiel entscheiden
evening-organiser-tricks = Stiche
evening-organiser-points = Punkte
evening-organiser-deal = Spiel { $deal }
evening-organiser-change-deal = Ändern: Spiel { $deal }
evening-organiser-enter-deal = Eintragen: Spiel { $deal }
evening-organiser-was = war
evening-organiser-says = { $name } sagt { $figures }
evening-organiser-entered-by = Um { $time } von { $name } eingetragen
evening-organiser-entered-confirmed = Um { $time } von { $name } eingetragen, von { $other } bestätigt
evening-organiser-entered-tablet = Um { $time } am Tablet von Tisch { $table } eingetragen
evening-organiser-table-calls = Ruft dich.
evening-organiser-calling = Tisch { $table } ruft dich.
evening-organiser-calling-too = Auch { $where }.
evening-organiser-calling-seen = Ich war dort
evening-organiser-corrected-by = Von { $name } berichtigt
evening-organiser-follows = Was daraus folgt
evening-organiser-follows-same = { $names } gewinnen weiter, { $more } zu { $less } statt { $oldmore } zu { $oldless }.
evening-organiser-follows-turned = Jetzt gewinnen { $names }, { $more } zu { $less }.
evening-organiser-follows-decides = Jetzt gewinnen { $names }: Spiel { $deal } entscheidet, { $more } zu { $less }.
evening-organiser-follows-decides-same = { $names } gewinnen weiter: Spiel { $deal } entscheidet, { $more } zu { $less }.
evening-organiser-follows-wins = { $names } gewinnen, { $more } zu { $less }.
evening-organiser-follows-ahead = { $names } liegen vorn, { $more } zu { $less }.
evening-organiser-follows-level = Der Tisch steht gleich, je { $sum }.
evening-organiser-follows-points = Der Tisch steht bei { $sums }.
evening-organiser-follows-unknown = Die Punkte zählt der Club nach den Regeln der Spielart.
evening-organiser-follows-places = Im Stand ändert sich kein Platz.
evening-organiser-follows-rises = { $name } steigt von Platz { $from } auf Platz { $to }.
evening-organiser-follows-falls = { $name } fällt von Platz { $from } auf Platz { $to }.
evening-organiser-follows-stays = Niemand zieht um. Runde { $round } bleibt, wie sie sitzt.
evening-organiser-follows-next = Runde { $round } wird nach diesem Ergebnis gesetzt.
evening-organiser-follows-prizes = Stand und Preise folgen.
evening-organiser-leave-it = So lassen
evening-organiser-correct-it = Berichtigen
evening-organiser-enter-it = Eintragen
evening-organiser-deal-points = Spiel { $deal }: { $points }.
evening-organiser-everyone-sees = Alle sehen, dass du berichtigt hast.
evening-organiser-for-table = Du trägst es für den Tisch ein; es steht sofort.
evening-organiser-choose-deal = Wähle das Spiel, das nicht stimmt.
evening-organiser-choose-deal-more = Was vorher dort stand, bleibt durchgestrichen zu sehen.
evening-organiser-answers-missing = Spiel { $deal }: Es fehlt noch etwas.
evening-organiser-nothing-sent = Vorher wird nichts gesendet.
evening-organiser-same-figures = Noch ist nichts geändert.
evening-organiser-fixed = Der Abend ist zu Ende: Die Ergebnisse stehen.
evening-organiser-back-to-tables = Zurück

# Standings and prizes
evening-organiser-standings-after = Stand nach Runde { $round }
evening-organiser-standings-now = Stand
evening-organiser-standings-final = Endstand
evening-organiser-standings-empty = Nach Runde 1.
evening-organiser-place-head = Platz
evening-organiser-name-head = Name
evening-organiser-head-games-won = Siege
evening-organiser-head-difference = Diff.
evening-organiser-head-points = Punkte
evening-organiser-head-drive-tricks = Stiche
evening-organiser-head-rounds-won = Siege
evening-organiser-head-over-mean = Mittel
evening-organiser-by-games-won = Siege, dann Punktdifferenz, dann Punkte
evening-organiser-by-drive-tricks = Stiche, dann gewonnene Runden
evening-organiser-by-points = Punkte, dann gewonnene Runden
evening-organiser-by-over-mean = Punkte über dem Mittel
evening-organiser-out-note = { $count ->
    [one] eine ausgesetzt, Mittel
   *[other] { WORDS($count) } ausgesetzt, Mittel
  }
evening-organiser-show-all = { $count ->
    [one] Den einen zeigen
   *[other] Alle { $count } zeigen
  }
evening-organiser-prizes-title = Preise, in der Reihenfolge, in der sie verlesen werden
evening-organiser-prizes-none = Preise gibt es nach der letzten Runde.
evening-organiser-prize-made-up = Ein eigener Preis
evening-organiser-prize-lucky-table = Glückstisch
evening-organiser-prize-most-in-deal = Bestes Spiel
evening-organiser-prize-half-time = Halbzeit
evening-organiser-prize-last-rounds = Letzte Runden
evening-organiser-prize-lowest = Letzter Platz
evening-organiser-prize-third = Dritter Platz
evening-organiser-prize-second = Zweiter Platz
evening-organiser-prize-highest = Erster Platz
evening-organiser-prizes-begin = { $count ->
    [one] Ein Preis zu verlesen.
   *[other] { $count } Preise zu verlesen, der höchste zuletzt.
  }
evening-organiser-prizes-begin-more = Jeder Schritt wendet auch die Anzeige.
evening-organiser-hall-sees = Der Saal sieht: { $prize }, { $name }.
evening-organiser-say-why = Sag dazu, was entschieden hat.
evening-organiser-prizes-end = Das war der letzte.
evening-organiser-first-prize = Beginn: { $prize }
evening-organiser-next-prize = Weiter: { $prize }
evening-organiser-back = Zurück
evening-organiser-hall-standings = Stand zeigen
evening-organiser-print-prizes = Liste drucken
evening-organiser-export-csv = Ergebnisse als Tabelle (CSV)
evening-organiser-export-json = Der ganze Abend (JSON)
evening-organiser-unit-games-won = { $count ->
    [one] Sieg
   *[other] Siege
  }
evening-organiser-unit-difference = Punkte
evening-organiser-unit-points = { $count ->
    [one] Punkt
   *[other] Punkte
  }
evening-organiser-unit-drive-tricks = { $count ->
    [one] Stich
   *[other] Stiche
  }
evening-organiser-unit-rounds-won = { $count ->
    [one] Runde
   *[other] Runden
  }
evening-organiser-unit-over-mean = über dem Mittel

# The hall screen
evening-organiser-hall-page = Die Anzeige zeigt
evening-organiser-hall-auto = ihre Seiten reihum
evening-organiser-hall-seating = wer wo sitzt, nach Tischen
evening-organiser-hall-names = wer wo sitzt, nach Namen
evening-organiser-hall-clock = die Uhr
evening-organiser-hall-standings-page = den Stand
evening-organiser-hall-prize = einen Preis
evening-organiser-hall-open = Anzeige öffnen
evening-organiser-hall-about = Öffne sie auf dem Gerät am Beamer und lass sie stehen. Sie läuft von selbst, ohne Anmeldung.
evening-organiser-hall-here = Öffne sie in einem zweiten Fenster dieses Browsers, am Beamer. Sie läuft von selbst.
evening-organiser-print-title = Zum Drucken
evening-organiser-print-table = Tischkarten
evening-organiser-print-card = Laufzettel
evening-organiser-print-slip = Ergebniszettel
evening-organiser-print-schedule = Spielplan
evening-organiser-print-final = Endstand mit Preisen

# Settings of an evening that is open
evening-organiser-settings = Runden und Minuten
evening-organiser-settings-all = Abend ändern
evening-organiser-settings-save = Änderungen speichern
evening-organiser-organisers = Es leiten: { $names }

# First page

# Zettel, die getippt werden
evening-organiser-slips = Zettel
evening-organiser-slips-type = Zettel tippen
evening-organiser-slips-deal = Runde { $round }, Spiel { $deal }
evening-organiser-slips-round = Runde { $round }
evening-organiser-slips-number = Spiel { $deal }
evening-organiser-slips-result = { $sums } nach { $count ->
    [one] einem Spiel
   *[other] { $count } Spielen
}
evening-organiser-slips-list = Zettel, Tisch für Tisch
evening-organiser-slips-box = Tisch { $table }, { $names }
evening-organiser-slips-table = Tisch { $table }
evening-organiser-slips-tricks = Stiche
evening-organiser-slips-points = Punkte
evening-organiser-slips-sign = Das andere Vorzeichen
evening-organiser-slips-back = Zurück
evening-organiser-slips-onward = Weiter
evening-organiser-slips-chip-in = da
evening-organiser-slips-chip-off = die Summe stimmt nicht
evening-organiser-slips-chip-missing = fehlt
evening-organiser-slips-by-phone = vom Telefon
evening-organiser-slips-would = { $rest } macht 13
evening-organiser-slips-counts = zählt { $first } : { $second }
evening-organiser-slips-off = macht { $sum }, { $way ->
    [short] { WORDS($by) } zu wenig
   *[other] { WORDS($by) } zu viel
  }
evening-organiser-slips-off-points = macht { $sum }, nicht 0
evening-organiser-slips-done = hat alles gespielt
evening-organiser-slips-jump = Zu Tisch { $digits }
evening-organiser-slips-spoken = Tisch { $table }: { $figures }.
evening-organiser-slips-makes = Tisch { $table } macht { $sum }.
evening-organiser-slips-look = Tisch { $table }: Sieh noch einmal auf den Zettel.
evening-organiser-slips-type-on = Tippe die Zettel ein, in beliebiger Folge.
evening-organiser-slips-missing = { $count ->
    [one] Es fehlt Tisch { $where }.
   *[other] Es fehlen die Tische { $where }.
  }
evening-organiser-slips-phone-says = Tisch { $table } zweimal: das Telefon sagt { $was }, der Zettel { $now }.
evening-organiser-slips-before-says = Tisch { $table } zweimal: vorhin { $was }, jetzt { $now }.
evening-organiser-slips-which = Noch ist nichts geändert. Was stimmt?
evening-organiser-slips-keep = { $figures } bleibt
evening-organiser-slips-take = Es ist { $figures }
evening-organiser-part-of = { $name }: Dame oder Herr?
evening-organiser-slips-lost = { $count ->
    [one] Runde { $round } ist vorbei. Was für Tisch { $where } getippt war, gilt nicht.
   *[other] Runde { $round } ist vorbei. Was für die Tische { $where } getippt war, gilt nicht.
  }
evening-organiser-late-deal = Tisch { $table }, Spiel { $deal } wurde nicht angenommen.
evening-organiser-slips-all-in = Spiel { $deal } ist von allen Tischen da.
evening-organiser-slips-next-deal = Weiter zu Spiel { $deal }
evening-organiser-slips-of = von { $count } Tischen sind da
evening-organiser-slips-lacking = Es fehlen
evening-organiser-slips-not-thirteen = Macht nicht dreizehn
evening-organiser-slips-not-nothing = Macht zusammen nicht null
evening-organiser-slips-no-mouse = Ganz ohne Maus
evening-organiser-slips-key-tab = weiter; eine Zahl von 2 bis 9 geht von selbst weiter
evening-organiser-slips-key-tab-points = weiter; ein Verlust beginnt mit einem Minus
evening-organiser-slips-key-jump = zu Tisch 9, wann du willst
evening-organiser-slips-key-enter = der nächste Tisch, der fehlt
evening-organiser-slips-key-escape = dieser Tisch, wie er war
evening-organiser-slips-left-pair = Paar links
evening-organiser-slips-right-pair = Paar rechts
evening-organiser-slips-pages = Seiten der Tische
evening-organiser-slips-page = Tische { $first } bis { $last }
evening-organiser-slips-turn = Bild↓
evening-organiser-slips-key-turn = die nächste Seite Tische, Bild↑ die davor
evening-paste-open = Eine Liste einfügen
evening-paste-label = Namen mit Kommas, Zeilen oder Spalten dazwischen
evening-paste-read = { $count ->
    [0] Noch kein Name gelesen.
    [one] Ein Name gelesen.
   *[other] { $count } Namen gelesen.
  }
evening-paste-either = Steht vor dem Komma der Nachname, oder sind es zwei Leute?
evening-paste-one = { $name } ist eine Person
evening-paste-two = { $names } sind zwei Leute
evening-paste-part-of = { $name } sitzt
evening-paste-lacking = { $count ->
    [one] Bei einer Person fehlt es noch: Dame oder Herr?
   *[other] Bei { $count } Leuten fehlt es noch: Dame oder Herr?
  }
evening-paste-known = Schon auf der Liste, also ausgelassen: { $names }. Gleiche Namen brauchen einen Buchstaben dahinter.
evening-paste-unread = Nicht als Namen gelesen: { $names }.
evening-paste-expected = Alle werden erwartet
evening-paste-here = Alle sind da
evening-paste-added = { $count ->
    [one] Eine Person ist dazugekommen.
   *[other] { $count } Leute sind dazugekommen.
  }
evening-organiser-apart = Getrennt halten von …
evening-organiser-apart-from = { $name } getrennt halten von
evening-organiser-apart-partners = Nie mit { $name } zusammen als Partner.
evening-organiser-apart-table = Nie an einem Tisch mit { $name }.
evening-organiser-apart-to-table = Auch nie an einem Tisch
evening-organiser-apart-to-partners = Nur nie Partner
evening-organiser-apart-no = Dürfen sich treffen
evening-organiser-stay = Bleibt an einem Tisch …
evening-organiser-stay-at = Wo bleibt { $name }?
evening-organiser-stays = Sitzt in jeder Runde an Tisch { $table } auf Nord.
evening-organiser-stay-no = Wandert wie alle
evening-again = Wie beim letzten Mal
evening-again-about = { $name }, { $day }: dieselben Einstellungen, Preise und Saison, erwartet { $count ->
    [one] wird eine Person
   *[other] werden { $count } Leute
  }.
evening-log-file = Für einen Club (Datei)
evening-take-in-title = Ein Abend von einem anderen Gerät
evening-take-in-about = Ein Abend, der auf einer Seite ohne Club lief, geht hier mit seiner Datei weiter, und du leitest ihn.
evening-take-in = Datei wählen
