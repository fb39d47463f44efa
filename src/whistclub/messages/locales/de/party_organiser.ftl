# An evening of many tables: what the organiser's screens say.

# The pages
party-organiser-tables = Tische
party-organiser-people = Leute
party-organiser-standings = Stand
party-organiser-hall = Saal
party-organiser-pages = Abend
party-organiser-menu = Menü: Einstellungen, Anzeige, Drucken, Übergeben
party-organiser-menu-title = Der Abend
party-organiser-loading = Einen Moment.
party-organiser-not-yours = Diese Seite sehen nur die, die den Abend leiten.
party-organiser-to-guest = Zu meinem Platz
party-organiser-bot = { $name } ({ $level })
party-organiser-doors = Einlass, { $here ->
    [one] eine Person da
   *[other] { $here } Leute da
  }
party-organiser-between = Runde { $round } ist da
party-organiser-round-trump = Runde { $round } von { $rounds }, { $trump }
party-organiser-round-plain = Runde { $round } von { $rounds }
party-organiser-round-by-hand = Runde { $round }, von Hand beendet
party-organiser-is-over = Der Abend ist zu Ende
party-organiser-about-evening = { $format }, { $game }, { $place ->
    [online] Online-Tische
   *[cards] echte Karten
  }

# The dock
party-organiser-offline = Keine Verbindung. Der Abend ist sicher; die Tische tragen weiter ein.
party-organiser-offline-more = Was die anderen angeht, wartet, bis der Club wieder da ist.
party-organiser-keep = Lieber nicht
party-organiser-play-on = Weiterspielen
party-organiser-end-ask = Runde { $round } jetzt beenden?
party-organiser-end-it = Beenden
party-organiser-end-round = Runde { $round } beenden
party-organiser-dropped = Die angefangenen Spiele entfallen an { $count ->
    [one] Tisch { $where }
   *[other] den Tischen { $where }
  }.
party-organiser-dropped-deal = Spiel { $deal } entfällt an { $count ->
    [one] Tisch { $where }
   *[other] den Tischen { $where }
  }.
party-organiser-dropped-many = An { $count } Tischen entfallen die angefangenen Spiele.
party-organiser-entered-stands = { $count ->
    [one] An Tisch { $where } gilt das Spiel, das eine Seite eingetragen hat.
   *[other] An den Tischen { $where } gelten die Spiele, die eine Seite eingetragen hat.
  }
party-organiser-win = { $names } gewinnen.
party-organiser-ahead-wins = An { $count } Tischen gewinnt, wer vorn liegt.
party-organiser-level-ask = { $count ->
    [one] An Tisch { $where } steht es gleich: du entscheidest.
   *[other] An den Tischen { $where } steht es gleich: du entscheidest.
  }
party-organiser-finish = Abend beenden
party-organiser-finish-ask = Den Abend beenden?
party-organiser-finish-more = Ergebnisse und Preise bleiben, wie sie sind. Zum Berichtigen lässt sich der Abend wieder aufnehmen.
party-organiser-finish-none = { $round } von { $rounds } Runden sind gespielt. Zum Berichtigen lässt sich der Abend wieder aufnehmen.
party-organiser-over = Der Abend ist zu Ende.
party-organiser-over-more = Platz 1 von { $count }: { $name }.
party-organiser-paused = Der Abend macht Pause.
party-organiser-paused-more = Die Uhren stehen, für Minuten oder eine Woche.
party-organiser-resume = Weiter
party-organiser-decide = Entscheiden
party-organiser-disputed = Tisch { $table } hat verschieden gezählt.
party-organiser-disputed-more = Dort wartet man auf dich.
party-organiser-level = Tisch { $table } steht gleich, je { $sum }. Wer hat gewonnen?
party-organiser-level-more = Frag nach, oder lass Karten ziehen.
party-organiser-lacking = { $name } hat Tisch { $table } verlassen.
party-organiser-lacking-more = { $name } setzt aus und kann weiterspielen.
party-organiser-other-person = Jemand anders
party-organiser-plays-on = { $name } spielt weiter
party-organiser-start-with = Mit { $count } beginnen
party-organiser-nobody = Noch niemand.
party-organiser-nobody-more = Zeig das Plakat an der Tür.
party-organiser-here = { $here } da, { $expected } erwartet
party-organiser-tables-now = jetzt { $tables ->
    [one] ein Tisch
   *[other] { WORDS($tables) } Tische
  }, { $out ->
    [0] niemand setzt aus
    [one] eine Person setzt aus
   *[other] { WORDS($out) } setzen aus
  }.
party-organiser-tables-now-bots = jetzt { $tables ->
    [one] ein Tisch
   *[other] { WORDS($tables) } Tische
  }, { $bots ->
    [one] ein Bot füllt auf
   *[other] { WORDS($bots) } Bots füllen auf
  }.
party-organiser-tables-next = { $tables ->
    [one] ein Tisch
   *[other] { WORDS($tables) } Tische
  } in Runde { $round }, { $out ->
    [0] niemand setzt aus
    [one] eine Person setzt aus
   *[other] { WORDS($out) } setzen aus
  }.
party-organiser-tables-next-bots = { $tables ->
    [one] ein Tisch
   *[other] { WORDS($tables) } Tische
  } in Runde { $round }, { $bots ->
    [one] ein Bot füllt auf
   *[other] { WORDS($bots) } Bots füllen auf
  }.
party-organiser-tables-then = Mit { $count ->
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
party-organiser-tables-then-bots = Mit { $count ->
    [one] { $name }
   *[other] allen { WORDS($count) }
  } { $tables ->
    [one] ist es einer
   *[other] sind es { WORDS($tables) }
  }, und { $bots ->
    [one] ein Bot füllt auf
   *[other] { WORDS($bots) } Bots füllen auf
  }.
party-organiser-wait-for = { $count ->
    [one] Auf { $name } warten?
   *[other] Auf { WORDS($count) } weitere warten?
  }
party-organiser-name-is-here = { $name } ist da
party-organiser-start-more = { $count ->
    [one] Eine Person, { $rounds } Runden.
   *[other] { $count } Leute, { $rounds } Runden.
  } Wer später kommt, spielt ab der nächsten Runde.
party-organiser-unpaired = { $count ->
    [one] { $names } hat noch niemanden zum Spielen.
   *[other] { WORDS($count) } haben noch niemanden zum Spielen.
  }
party-organiser-unpaired-more = Tipp einen Namen an und bilde ein Paar; der Rest wird gepaart, wie er kommt.
party-organiser-all-in = { $count ->
    [one] der Tisch ist da.
    [2] beide Tische sind da.
   *[other] alle { WORDS($count) } Tische sind da.
  }
party-organiser-seat-round = Runde { $round } setzen
party-organiser-last-in = Runde { $round } ist da, die letzte.
party-organiser-last-in-more = Berichtige alles, bevor du die Preise verliest.
party-organiser-read-prizes = Preise verlesen
party-organiser-prizes = Preise
party-organiser-time-up = Die Zeit ist um.
party-organiser-five-more = 5 Minuten mehr
party-organiser-still-play = { $count ->
    [one] ein Tisch spielt noch.
   *[other] { WORDS($count) } Tische spielen noch.
  }
party-organiser-which-play = { $count ->
    [one] Tisch { $where }
   *[other] Tische { $where }
  }
party-organiser-undo = Zurücknehmen
party-organiser-undo-what = Zurücknehmen: { $what }

# A new evening
party-organiser-new = Ein neuer Abend
party-organiser-new-about = { $name }, { $begins }
party-organiser-usual-name = { $day }srunde
party-organiser-cards = Karten
party-organiser-place-cards = Echte Karten
party-organiser-place-online = Online-Tische
party-organiser-how-move = Wie alle wandern
party-organiser-format-ladder = Leiter
party-organiser-format-ladder-about = Sieger rücken auf, Verlierer ab
party-organiser-format-progressive = Progressiv
party-organiser-format-progressive-about = Sieger bleiben, Verlierer trennen sich
party-organiser-format-semi-partner = Halbe Paare
party-organiser-format-semi-partner-about = Sieger bleiben ein Paar, Verlierer nicht
party-organiser-format-partner = Paare
party-organiser-format-partner-about = Zu zweit kommen, wandern wie in der Leiter
party-organiser-format-individual = Einzeln
party-organiser-format-individual-about = Jeder mit und gegen viele
party-organiser-format-compass = Kompass
party-organiser-format-compass-about = Paare, überall dieselben Karten
party-organiser-moving = Wer rückt auf, wer ab
party-organiser-moving-up-down = der Erste des Paars auf, der Zweite ab
party-organiser-moving-ladies-gents = Damen auf, Herren ab
party-organiser-kinds = Art des Abends
party-organiser-kind-ladder = Die Leiter
party-organiser-kind-ladder-about = Minnesota Whist, eine Partie je Runde: Sieger rücken auf, Verlierer ab.
party-organiser-kind-drive = Ein Drive über 24 Spiele
party-organiser-kind-drive-about = Damen und Herren, Trumpf reihum: Wer gewinnt, bleibt; sonst rückt die Dame auf und der Herr ab.
party-organiser-game-and-numbers = Spielart und Zahlen
party-organiser-game = Spielart
party-organiser-trump-round = Trumpf wechselt je Runde
party-organiser-trump-game = Trumpf, wie die Spielart ihn hat
party-organiser-only-individual = Hier spielt jeder für sich: nur mit „Einzeln“
party-organiser-tables-count = Tische
party-organiser-people-count = { $count } Leute
party-organiser-rounds-count = Runden
party-organiser-until = bis etwa { $time }
party-organiser-length = Jede Runde
party-organiser-length-deals = Eine Zahl von Spielen
party-organiser-length-game = Eine ganze Partie
party-organiser-length-game-about = bis die Partie zu Ende ist, höchstens 24 Spiele
party-organiser-deals-count = Spiele je Runde
party-organiser-if-level = bei Gleichstand eins mehr
party-organiser-minutes-count = Minuten je Runde
party-organiser-minutes-deal = Minuten je Spiel
party-organiser-minutes-round = { $minutes } Minuten je Runde
party-organiser-minutes-move = mit dem Weg zum nächsten Tisch
party-organiser-announced = vorher angesagt
party-organiser-no-limit = ohne Grenze
party-organiser-first-seats = Erste Plätze
party-organiser-first-drawn = ausgelost
party-organiser-first-entered = in der Reihenfolge der Ankunft
party-organiser-pairing = Unter dem ersten Tisch
party-organiser-pairing-first-first = Erste spielen mit Ersten
party-organiser-pairing-random = Partner per Los
party-organiser-pairing-fewest-repeats = möglichst kein Partner zweimal
party-organiser-enter = Was ein Tisch einträgt
party-organiser-enter-tricks = Stiche
party-organiser-enter-points = Punkte des Spiels
party-organiser-trumps = Trumpf
party-organiser-bot-plays = Bot online
party-organiser-name = Name
party-organiser-where = Ort
party-organiser-where-hint = fürs Plakat
party-organiser-begins = Beginn
party-organiser-your-name = Dein Name
party-organiser-usual-organiser = Die Leitung
party-organiser-open-doors = Türen öffnen
party-organiser-no-bounds = Jeder Platz folgt aus den Ergebnissen.
party-organiser-summary = { $count } Leute, { $rounds ->
    [one] eine Runde
   *[other] { WORDS($rounds) } Runden
  }{ $time ->
    [none] .
   *[other] , bis etwa { $time }.
  }
party-organiser-plain-words = Der Abend in Worten
party-organiser-plain-cards = { $tables ->
    [one] Ein Tisch
   *[other] { WORDS($tables, first: "capital") } Tische
  } mit echten Karten, { $count } Leute. { $rounds ->
    [one] Eine Runde
   *[other] { WORDS($rounds, first: "capital") } Runden
  } { $game }.
party-organiser-plain-online = { $tables ->
    [one] Ein Online-Tisch
   *[other] { WORDS($tables, first: "capital") } Online-Tische
  }, { $count } Leute. { $rounds ->
    [one] Eine Runde
   *[other] { WORDS($rounds, first: "capital") } Runden
  } { $game }.
party-organiser-plain-deals = { $count ->
    [one] Ein Spiel je Runde; ein Tisch mit Gleichstand spielt noch eines.
   *[other] { WORDS($count, first: "capital") } Spiele je Runde; ein Tisch mit Gleichstand spielt noch eines.
  }
party-organiser-plain-game = Jede Runde eine ganze Partie; schnelle Tische warten.
party-organiser-plain-one-deal = Ein Spiel je Runde.
party-organiser-plain-ladies-gents = Alle sitzen als Dame oder als Herr, und jedes Paar ist eine Dame und ein Herr. Geht es nicht auf, spielen einige die andere Rolle und tragen ein Schild.
party-organiser-plain-trumps = Trumpf wechselt: Herz, Kreuz, Karo, Pik.
party-organiser-plain-out = Bleiben ein bis drei Leute übrig, setzen sie reihum aus; niemand zweimal, bevor alle einmal. Keine Bots bei echten Karten.
party-organiser-plain-bots = Bots füllen den letzten Tisch auf und spielen für alle, die weg sind. Sie heißen auch Bot.

# Check-in
party-organiser-show-large = Groß zeigen
party-organiser-code-of = QR-Code des Abends
party-organiser-scan = Scannen oder eintippen. Ohne Konto.
party-organiser-print = Drucken
party-organiser-print-poster = Plakat drucken
party-organiser-share = Link kopieren
party-organiser-copied = Kopiert.
party-organiser-here-count = { $expected ->
    [0] da
    [one] da, eine Person fehlt
   *[other] da, { WORDS($expected) } fehlen
  }
party-organiser-add = Dazu
party-organiser-add-title = Jemanden aufschreiben
party-organiser-add-name = Name
party-organiser-add-here = Ist da, ohne Telefon
party-organiser-add-expected = Wird erwartet
party-organiser-added = { $name } steht auf der Liste.
party-organiser-is-here = Ist da
party-organiser-here-mark = da
party-organiser-not-coming = Kommt nicht
party-organiser-is-back = Ist zurück
party-organiser-remove = Von der Liste nehmen
party-organiser-has-left = Ist gegangen
party-organiser-where-expected = erwartet
party-organiser-where-away = ist gegangen
party-organiser-where-with = mit { $name }
party-organiser-where-scanned = gescannt
party-organiser-where-scanned-at = gescannt { $time }
party-organiser-where-no-phone = ohne Telefon, von dir
party-organiser-where-table = Tisch { $table }, { $seat }
party-organiser-where-out = setzt aus
party-organiser-where-from = spielt ab Runde { $round }
party-organiser-late-title = Wer später kommt oder geht
party-organiser-late-cards = Wer später kommt, spielt ab der nächsten Runde mit. Geht jemand, springt eine Person ein, die aussetzt, oder ihr setzt reihum aus. Wer zurückkommt, sitzt zur nächsten Runde wieder.
party-organiser-late-online = Wer später kommt, nimmt zur nächsten Runde den Platz eines Bots. Geht jemand, hält ein Bot den Platz bis zur Rückkehr.

# People
party-organiser-find = Namen suchen
party-organiser-no-one-found = So heißt hier niemand.
party-organiser-gone = Nicht da
party-organiser-remove-several = Mehrere entfernen
party-organiser-remove-title = Mehrere Gäste entfernen
party-organiser-remove-about = Markiere, wer nicht hier ist. Die Namen werden wieder frei, und wer versehentlich markiert war, scannt den Code noch einmal.
party-organiser-remove-marks = Viele auf einmal markieren
party-organiser-remove-since = In den letzten { $minutes } Minuten gescannt ({ $count })
party-organiser-remove-scanned = Alle, die gescannt haben und noch keinen Platz hatten ({ $count })
party-organiser-remove-marked = { $count ->
    [0] Niemand ist markiert
    [one] Einen Gast entfernen
   *[other] { $count } Gäste entfernen
  }
party-organiser-remove-played = Einige hatten schon einen Platz
party-organiser-remove-played-names = { $count ->
    [one] { $names } hatte heute Abend schon einen Platz.
   *[other] { $names } hatten heute Abend schon einen Platz.
  }
party-organiser-remove-played-more = Wer entfernt wird, gilt als gegangen: Die Ergebnisse bleiben, die Plätze werden frei.
party-organiser-remove-all = { $count ->
    [1] Diesen Gast trotzdem entfernen
    [2] Beide entfernen
   *[other] Alle { $count } entfernen
  }
party-organiser-remove-others = { $count ->
    [one] Nur den Gast ohne Platz entfernen
   *[other] Nur die { $count } ohne Platz entfernen
  }
party-organiser-organiser = leitet mit
party-organiser-replace = Jemand spielt weiter
party-organiser-replace-with = Wer spielt für { $name } weiter?
party-organiser-replace-nobody = Niemand ist frei. Schreib jemand Neues auf, oder warte bis zur nächsten Runde.
party-organiser-replace-bot = Ein Bot
party-organiser-replace-add = Jemand Neues
party-organiser-swap = Plätze tauschen
party-organiser-swap-with = Mit wem tauscht { $name }?
party-organiser-rename = Namen ändern
party-organiser-pair = Ein Paar bilden
party-organiser-pair-with = Wer spielt mit { $name }?
party-organiser-new-phone = Kommt mit einem anderen Telefon
party-organiser-make-organiser = Auch leiten lassen
party-organiser-hand-over-to = Den Abend übergeben
party-organiser-hand-over = Übergeben
party-organiser-hand-over-ask = Den Abend an { $name } übergeben?
party-organiser-hand-over-more = Ab dann leitet { $name }. Du bist Gast.
party-organiser-hand-over-who = Tipp unter Leute jemanden mit Telefon an, dann „Den Abend übergeben“.
party-organiser-save = Speichern

# A round
party-organiser-left-in = noch in Runde { $round }
party-organiser-no-clock = ohne Zeitgrenze
party-organiser-stands-still = Pause
party-organiser-pause = Pause
party-organiser-plus-five = +5 min
party-organiser-missing = { $count ->
    [one] Es fehlt Tisch { $where }
   *[other] Es fehlen die Tische { $where }
  }
party-organiser-missing-many = Es fehlen { $count } Tische
party-organiser-in = { $count ->
    [one] Einer ist da
   *[other] { WORDS($count, first: "capital") } sind da
  }
party-organiser-to-decide = Gleichstand: du entscheidest
party-organiser-sitting-out = Es setzen aus
party-organiser-table-disputed = Spiel { $deal }: { $one } sagt { $first }, { $other } sagt { $second }
party-organiser-table-waits = Spiel { $deal }: { $one } sagt { $first }, noch nicht bestätigt
party-organiser-table-deal = Spiel { $deal } von { $needs }.
party-organiser-table-deal-open = Spiel { $deal }.
party-organiser-table-level = Gleichstand. Du entscheidest, wer gewonnen hat.
party-organiser-table-left = { $name } ist gegangen.
party-organiser-heard = { $minutes ->
    [0] Eben gehört
    [one] Zuletzt vor einer Minute
   *[other] Zuletzt vor { WORDS($minutes) } Minuten
  }
party-organiser-unheard = Noch nichts gehört
party-organiser-watch = Zusehen
party-organiser-side-other = die andere Seite
party-organiser-open-table = Tisch { $table }: eintragen oder berichtigen
party-organiser-round-n = Runde { $round }
party-organiser-new-people = Neu in Runde { $round }

# A table: enter, decide, correct
party-organiser-table-title = Runde { $round }, Tisch { $table }
party-organiser-correct-result = Ergebnis berichtigen
party-organiser-enter-result = Ergebnis eintragen
party-organiser-decide-result = Ein Spiel entscheiden
party-organiser-tricks = Stiche
party-organiser-points = Punkte
party-organiser-deal = Spiel { $deal }
party-organiser-change-deal = Ändern: Spiel { $deal }
party-organiser-enter-deal = Eintragen: Spiel { $deal }
party-organiser-was = war
party-organiser-says = { $name } sagt { $figures }
party-organiser-entered-by = Um { $time } von { $name } eingetragen
party-organiser-entered-confirmed = Um { $time } von { $name } eingetragen, von { $other } bestätigt
party-organiser-entered-tablet = Um { $time } am Tablet von Tisch { $table } eingetragen
party-organiser-table-calls = Ruft dich.
party-organiser-calling = Tisch { $table } ruft dich.
party-organiser-calling-too = Auch { $where }.
party-organiser-calling-seen = Ich war dort
party-organiser-corrected-by = Von { $name } berichtigt
party-organiser-follows = Was daraus folgt
party-organiser-follows-same = { $names } gewinnen weiter, { $more } zu { $less } statt { $oldmore } zu { $oldless }.
party-organiser-follows-turned = Jetzt gewinnen { $names }, { $more } zu { $less }.
party-organiser-follows-decides = Jetzt gewinnen { $names }: Spiel { $deal } entscheidet, { $more } zu { $less }.
party-organiser-follows-decides-same = { $names } gewinnen weiter: Spiel { $deal } entscheidet, { $more } zu { $less }.
party-organiser-follows-wins = { $names } gewinnen, { $more } zu { $less }.
party-organiser-follows-ahead = { $names } liegen vorn, { $more } zu { $less }.
party-organiser-follows-level = Der Tisch steht gleich, je { $sum }.
party-organiser-follows-points = Der Tisch steht bei { $sums }.
party-organiser-follows-unknown = Die Punkte zählt der Club nach den Regeln der Spielart.
party-organiser-follows-places = Im Stand ändert sich kein Platz.
party-organiser-follows-rises = { $name } steigt von Platz { $from } auf Platz { $to }.
party-organiser-follows-falls = { $name } fällt von Platz { $from } auf Platz { $to }.
party-organiser-follows-stays = Niemand zieht um. Runde { $round } bleibt, wie sie sitzt.
party-organiser-follows-next = Runde { $round } wird nach diesem Ergebnis gesetzt.
party-organiser-follows-prizes = Stand und Preise folgen.
party-organiser-leave-it = So lassen
party-organiser-correct-it = Berichtigen
party-organiser-enter-it = Eintragen
party-organiser-deal-points = Spiel { $deal }: { $points }.
party-organiser-everyone-sees = Alle sehen, dass du berichtigt hast.
party-organiser-for-table = Du trägst es für den Tisch ein; es steht sofort.
party-organiser-choose-deal = Wähle das Spiel, das nicht stimmt.
party-organiser-choose-deal-more = Was vorher dort stand, bleibt durchgestrichen zu sehen.
party-organiser-answers-missing = Spiel { $deal }: Es fehlt noch etwas.
party-organiser-nothing-sent = Vorher wird nichts gesendet.
party-organiser-same-figures = Noch ist nichts geändert.
party-organiser-fixed = Der Abend ist zu Ende: Die Ergebnisse stehen.
party-organiser-back-to-tables = Zurück

# Standings and prizes
party-organiser-standings-after = Stand nach Runde { $round }
party-organiser-standings-now = Stand
party-organiser-standings-final = Endstand
party-organiser-standings-empty = Nach Runde 1.
party-organiser-place-head = Platz
party-organiser-name-head = Name
party-organiser-head-games-won = Siege
party-organiser-head-difference = Diff.
party-organiser-head-points = Punkte
party-organiser-head-drive-tricks = Stiche
party-organiser-head-rounds-won = Siege
party-organiser-head-over-mean = Mittel
party-organiser-by-games-won = Siege, dann Punktdifferenz, dann Punkte
party-organiser-by-drive-tricks = Stiche, dann gewonnene Runden
party-organiser-by-points = Punkte, dann gewonnene Runden
party-organiser-by-over-mean = Punkte über dem Mittel
party-organiser-out-note = { $count ->
    [one] eine ausgesetzt, Mittel
   *[other] { WORDS($count) } ausgesetzt, Mittel
  }
party-organiser-show-all = { $count ->
    [one] Den einen zeigen
   *[other] Alle { $count } zeigen
  }
party-organiser-prizes-title = Preise, in der Reihenfolge, in der sie verlesen werden
party-organiser-prizes-none = Preise gibt es nach der letzten Runde.
party-organiser-prize-made-up = Ein eigener Preis
party-organiser-prize-lucky-table = Glückstisch
party-organiser-prize-most-in-deal = Bestes Spiel
party-organiser-prize-half-time = Halbzeit
party-organiser-prize-last-rounds = Letzte Runden
party-organiser-prize-lowest = Letzter Platz
party-organiser-prize-third = Dritter Platz
party-organiser-prize-second = Zweiter Platz
party-organiser-prize-highest = Erster Platz
party-organiser-prizes-begin = { $count ->
    [one] Ein Preis zu verlesen.
   *[other] { $count } Preise zu verlesen, der höchste zuletzt.
  }
party-organiser-prizes-begin-more = Jeder Schritt wendet auch die Anzeige.
party-organiser-hall-sees = Der Saal sieht: { $prize }, { $name }.
party-organiser-say-why = Sag dazu, was entschieden hat.
party-organiser-prizes-end = Das war der letzte.
party-organiser-first-prize = Beginn: { $prize }
party-organiser-next-prize = Weiter: { $prize }
party-organiser-back = Zurück
party-organiser-hall-standings = Stand zeigen
party-organiser-print-prizes = Liste drucken
party-organiser-export-csv = Ergebnisse als Tabelle (CSV)
party-organiser-export-json = Der ganze Abend (JSON)
party-organiser-unit-games-won = { $count ->
    [one] Sieg
   *[other] Siege
  }
party-organiser-unit-difference = Punkte
party-organiser-unit-points = { $count ->
    [one] Punkt
   *[other] Punkte
  }
party-organiser-unit-drive-tricks = { $count ->
    [one] Stich
   *[other] Stiche
  }
party-organiser-unit-rounds-won = { $count ->
    [one] Runde
   *[other] Runden
  }
party-organiser-unit-over-mean = über dem Mittel

# The hall screen
party-organiser-hall-page = Die Anzeige zeigt
party-organiser-hall-auto = ihre Seiten reihum
party-organiser-hall-seating = wer wo sitzt, nach Tischen
party-organiser-hall-names = wer wo sitzt, nach Namen
party-organiser-hall-clock = die Uhr
party-organiser-hall-standings-page = den Stand
party-organiser-hall-prize = einen Preis
party-organiser-hall-open = Anzeige öffnen
party-organiser-hall-about = Öffne sie auf dem Gerät am Beamer und lass sie stehen. Sie läuft von selbst, ohne Anmeldung.
party-organiser-print-title = Zum Drucken
party-organiser-print-table = Tischkarten
party-organiser-print-card = Laufzettel
party-organiser-print-slip = Ergebniszettel
party-organiser-print-schedule = Spielplan
party-organiser-print-final = Endstand mit Preisen

# Settings of an evening that is open
party-organiser-settings = Runden und Minuten
party-organiser-settings-all = Abend ändern
party-organiser-settings-save = Änderungen speichern
party-organiser-organisers = Es leiten: { $names }

# First page

# Zettel, die getippt werden
party-organiser-slips = Zettel
party-organiser-slips-type = Zettel tippen
party-organiser-slips-deal = Runde { $round }, Spiel { $deal }
party-organiser-slips-round = Runde { $round }
party-organiser-slips-number = Spiel { $deal }
party-organiser-slips-result = { $sums } nach { $count ->
    [one] einem Spiel
   *[other] { $count } Spielen
}
party-organiser-slips-list = Zettel, Tisch für Tisch
party-organiser-slips-box = Tisch { $table }, { $names }
party-organiser-slips-table = Tisch { $table }
party-organiser-slips-tricks = Stiche
party-organiser-slips-points = Punkte
party-organiser-slips-sign = Das andere Vorzeichen
party-organiser-slips-back = Zurück
party-organiser-slips-onward = Weiter
party-organiser-slips-chip-in = da
party-organiser-slips-chip-off = die Summe stimmt nicht
party-organiser-slips-chip-missing = fehlt
party-organiser-slips-by-phone = vom Telefon
party-organiser-slips-would = { $rest } macht 13
party-organiser-slips-counts = zählt { $first } : { $second }
party-organiser-slips-off = macht { $sum }, { $way ->
    [short] { WORDS($by) } zu wenig
   *[other] { WORDS($by) } zu viel
  }
party-organiser-slips-off-points = macht { $sum }, nicht 0
party-organiser-slips-done = hat alles gespielt
party-organiser-slips-jump = Zu Tisch { $digits }
party-organiser-slips-spoken = Tisch { $table }: { $figures }.
party-organiser-slips-makes = Tisch { $table } macht { $sum }.
party-organiser-slips-look = Tisch { $table }: Sieh noch einmal auf den Zettel.
party-organiser-slips-type-on = Tippe die Zettel ein, in beliebiger Folge.
party-organiser-slips-missing = { $count ->
    [one] Es fehlt Tisch { $where }.
   *[other] Es fehlen die Tische { $where }.
  }
party-organiser-slips-phone-says = Tisch { $table } zweimal: das Telefon sagt { $was }, der Zettel { $now }.
party-organiser-slips-before-says = Tisch { $table } zweimal: vorhin { $was }, jetzt { $now }.
party-organiser-slips-which = Noch ist nichts geändert. Was stimmt?
party-organiser-slips-keep = { $figures } bleibt
party-organiser-slips-take = Es ist { $figures }
party-organiser-part-of = { $name }: Dame oder Herr?
party-organiser-slips-lost = { $count ->
    [one] Runde { $round } ist vorbei. Was für Tisch { $where } getippt war, gilt nicht.
   *[other] Runde { $round } ist vorbei. Was für die Tische { $where } getippt war, gilt nicht.
  }
party-organiser-late-deal = Tisch { $table }, Spiel { $deal } wurde nicht angenommen.
party-organiser-slips-all-in = Spiel { $deal } ist von allen Tischen da.
party-organiser-slips-next-deal = Weiter zu Spiel { $deal }
party-organiser-slips-of = von { $count } Tischen sind da
party-organiser-slips-lacking = Es fehlen
party-organiser-slips-not-thirteen = Macht nicht dreizehn
party-organiser-slips-not-nothing = Macht zusammen nicht null
party-organiser-slips-no-mouse = Ganz ohne Maus
party-organiser-slips-key-tab = weiter; eine Zahl von 2 bis 9 geht von selbst weiter
party-organiser-slips-key-tab-points = weiter; ein Verlust beginnt mit einem Minus
party-organiser-slips-key-jump = zu Tisch 9, wann du willst
party-organiser-slips-key-enter = der nächste Tisch, der fehlt
party-organiser-slips-key-escape = dieser Tisch, wie er war
party-organiser-slips-left-pair = Paar links
party-organiser-slips-right-pair = Paar rechts
party-organiser-slips-pages = Seiten der Tische
party-organiser-slips-page = Tische { $first } bis { $last }
party-organiser-slips-turn = Bild↓
party-organiser-slips-key-turn = die nächste Seite Tische, Bild↑ die davor
party-paste-open = Eine Liste einfügen
party-paste-label = Namen mit Kommas, Zeilen oder Spalten dazwischen
party-paste-read = { $count ->
    [0] Noch kein Name gelesen.
    [one] Ein Name gelesen.
   *[other] { $count } Namen gelesen.
  }
party-paste-either = Steht vor dem Komma der Nachname, oder sind es zwei Leute?
party-paste-one = { $name } ist eine Person
party-paste-two = { $names } sind zwei Leute
party-paste-part-of = { $name } sitzt
party-paste-lacking = { $count ->
    [one] Bei einer Person fehlt es noch: Dame oder Herr?
   *[other] Bei { $count } Leuten fehlt es noch: Dame oder Herr?
  }
party-paste-known = Schon auf der Liste, also ausgelassen: { $names }. Gleiche Namen brauchen einen Buchstaben dahinter.
party-paste-unread = Nicht als Namen gelesen: { $names }.
party-paste-expected = Alle werden erwartet
party-paste-here = Alle sind da
party-paste-added = { $count ->
    [one] Eine Person ist dazugekommen.
   *[other] { $count } Leute sind dazugekommen.
  }
