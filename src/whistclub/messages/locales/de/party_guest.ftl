# An evening of many tables: what all its screens say, and what a guest's say.

party-rather-not = Lieber nicht
party-round-of = Runde { $round } von { $rounds }
party-left = noch { $clock } in der Runde
party-bot = { $name } ({ $level })
party-sentence-trump = { $suit } ist Trumpf
party-column-games-won = Siege
party-column-difference = Punkte
party-column-points = Eigene
party-column-drive-tricks = Stiche
party-column-rounds-won = Runden
party-column-over-mean = Über Mittel

# The bar
party-guest-bar-table = Tisch { $table }, Runde { $round } von { $rounds }
party-guest-bar-done = Runde { $round } von { $rounds }, euer Tisch ist fertig
party-guest-bar-over = { $rounds ->
    [one] Eine Runde gespielt
   *[other] { $rounds } Runden gespielt
}
party-guest-bar-offline = Keine Verbindung
party-guest-menu = Menü: deine Karte, Stand, Regeln, gehen

# Joining
party-guest-question = Guten Abend. Wie heißt du?
party-guest-about-cards = { $game }, echte Karten.
party-guest-about-online = { $game }, jeder am eigenen Bildschirm.
party-guest-about-deals = { $rounds ->
    [one] Eine Runde zu
   *[other] { $rounds } Runden zu
} { $deals ->
    [one] einem Spiel.
   *[other] { $deals } Spielen.
}
party-guest-about-games = { $rounds ->
    [one] Eine Runde, eine ganze Partie lang.
   *[other] { $rounds } Runden, jede eine ganze Partie.
}
party-guest-name = Vorname, wie man dich ruft
party-guest-expected = Oder wirst du schon erwartet?
party-guest-no-account = Kein Konto, kein Passwort.
party-guest-keeps-place = Dieses Telefon merkt sich deinen Platz.
party-guest-from-next-round = Der Abend läuft schon. Du spielst ab der nächsten Runde mit.
party-guest-here = Ich bin da
party-guest-write-name = Schreib erst deinen Namen, dann tippe noch einmal.
party-guest-over-already = Dieser Abend ist vorbei.
party-guest-over-already-line = Den Endstand hat die Leitung.

# Before the first round
party-guest-you-are-in = Du bist dabei, { $name }.
party-guest-here-count = { $count ->
    [one] Sonst ist noch niemand da.
   *[other] { $count } sind da.
}
party-guest-soon = Gleich wird die erste Runde gesetzt.
party-guest-soon-line = Dein Tisch erscheint hier von selbst.
party-guest-wrong-name = Ist dein Name richtig geschrieben?
party-guest-namesake = { $name } ist auch da.
party-guest-namesake-letter = Ein Buchstabe, der euch auseinanderhält
party-guest-namesake-take = Nehmen
party-guest-rename = Namen ändern

# The seat
party-guest-seat = Tisch { $table }, { $seat }
party-guest-with = mit { $names }
party-guest-again-with = wieder mit { $name }
party-guest-you = Du
party-guest-is-there = , schon da
party-guest-first-table = Dein erster Tisch heute Abend
party-guest-stay = Bleib an Tisch { $table }
party-guest-on = { $count ->
    [one] Von Tisch { $from } einen Tisch weiter, an { $table }
   *[other] Von Tisch { $from } { WORDS($count) } Tische weiter, an { $table }
}
party-guest-back = { $count ->
    [one] Von Tisch { $from } einen Tisch zurück, an { $table }
   *[other] Von Tisch { $from } { WORDS($count) } Tische zurück, an { $table }
}
party-guest-plan = Plan der Tische: { $way }
party-guest-deals = { $count ->
    [one] Ein Spiel.
   *[other] { $count } Spiele.
}
party-guest-whole-game = Eine ganze Partie.
party-guest-deals-first = { $name } gibt zuerst.
party-guest-you-deal-first = Du gibst zuerst.
party-guest-go = Bitte geh an Tisch { $table }.
party-guest-stay-there = Bitte bleib an Tisch { $table }.
party-guest-go-line = Tippe, sobald du dort sitzt.
party-guest-reached = Ich sitze am Tisch

# Entering a deal
party-guest-of = Spiel { $deal } von { $needs }.
party-guest-no-limit = Bis zum Ende der Partie.
party-guest-we = Wir
party-guest-they = Sie
party-guest-and-you = { $name } und du
party-guest-fewer = { $who }: einer weniger
party-guest-more = { $who }: einer mehr
party-guest-packs = { $ours } Stiche für uns, { $theirs } für sie
party-guest-how-many-points = Wie viele Punkte war das Spiel wert?
party-guest-how-many-points-line = So, wie ihr sie am Tisch zählt.
party-guest-how-many-each-line = Was jeder der vier bekam oder verlor.
party-guest-send = Spiel { $deal } senden
party-guest-confirms = { $names } bestätigt es.
party-guest-confirms-either = { $first } oder { $second } bestätigt es.
party-guest-confirms-any = Jemand anderes am Tisch bestätigt es.
party-guest-ready = War es so?
party-guest-rather-wait = Zurück

# What a deal means, and what stands
party-guest-mean-won = Ihr gewinnt den Tisch, { $ours } zu { $theirs }.
party-guest-mean-lost = Sie gewinnen den Tisch, { $theirs } zu { $ours }.
party-guest-mean-level = Gleich, je { $ours }: noch ein Spiel.
party-guest-mean-stands = Bisher ihr { $ours }, sie { $theirs }.
party-guest-means-won = ihr gewinnt den Tisch
party-guest-means-lost = sie gewinnen den Tisch
party-guest-means-level = gleich, noch ein Spiel
party-guest-means-stands = bisher { $ours } zu { $theirs }
party-guest-so-far = Der Tisch bisher
party-guest-column-deal = Spiel
party-guest-column-points = Punkte
party-guest-is-low = Low

# Waiting, confirming, two counts
party-guest-entered = { $name } hat Spiel { $deal } eingetragen.
party-guest-you-entered = Du hast Spiel { $deal } eingetragen.
party-guest-wait-one = { $names } muss es noch bestätigen.
party-guest-wait-either = { $first } oder { $second } muss es noch bestätigen.
party-guest-wait-any = Jemand anderes am Tisch muss es noch bestätigen.
party-guest-change = Ändern
party-guest-enter-next = Spiel { $deal } eintragen
party-guest-is-it-so = { $name } hat gezählt. Stimmt das?
party-guest-says = { $name } sagt: ihr { $ours }, sie { $theirs }.
party-guest-says-each = { $name } hat das Spiel eingetragen.
party-guest-meanwhile = Spiel { $deal } kann schon beginnen.
party-guest-look-and-say = Vergleiche es mit eurer Zählung.
party-guest-not-so = Anders gezählt
party-guest-right = Stimmt
party-guest-two-counts = Die Seiten haben verschieden gezählt.
party-guest-yours-first = Eure zuerst. { $count ->
    [one] Es geht um einen Stich.
   *[other] Es geht um { $count } Stiche.
}
party-guest-yours-first-plain = Eure Zählung zuerst.
party-guest-you-said = Ihr sagt
party-guest-they-said = { $name } sagt
party-guest-look-together = Seht euch die Stiche zusammen an.
party-guest-organiser-comes = Werdet ihr nicht einig, kommt { $name } und entscheidet.
party-guest-change-mine = Meine ändern
party-guest-they-are-right = { $name } hat recht
party-guest-stand = { $count ->
    [0] Noch steht nichts fest
    [one] Ein Spiel steht fest
   *[other] { $count } Spiele stehen fest
}
party-guest-stand-sums = Wir { $ours }, sie { $theirs }. Daran ändert sich nichts.
party-guest-corrected = berichtigt von { $name }

# Without a network
party-guest-kept-title = Spiel { $deal } ist auf diesem Telefon
party-guest-kept-confirmed = Deine Antwort zu Spiel { $deal } ist auf diesem Telefon
party-guest-kept-at = Eingetragen um { $time }, noch nicht gesendet
party-guest-kept-deal = liegt auf diesem Telefon
party-guest-sent-deal = gesendet und bestätigt
party-guest-nothing-lost = Nichts geht verloren
party-guest-nothing-lost-about = Spielt weiter. Was du einträgst, wird einmal gesendet, von selbst, sobald das Netz da ist. Bleibt es weg, dann sag { $name } die Zahlen; dieses Telefon merkt, was die Leitung eingetragen hat.
party-guest-organiser-word = der Leitung
party-guest-no-connection-kept = Keine Verbindung. Spiel { $deal } ist sicher.
party-guest-no-connection = Keine Verbindung.
party-guest-sent-soon = Es wird gesendet. { $seconds ->
    [0] Versuch läuft.
    [one] Nächster Versuch in einer Sekunde.
   *[other] Nächster Versuch in { $seconds } Sekunden.
}
party-guest-sent-when = Es wird gesendet, sobald das Netz da ist.
party-guest-last-known = So war es zuletzt.
party-guest-try-now = Jetzt versuchen
party-guest-late-title = Spiel { $deal } gilt nicht so, wie du es eingetragen hast
party-guest-late-other = Eine Antwort von diesem Telefon gilt nicht
party-guest-understood = Alles klar

# Between rounds
party-guest-left-in = noch in Runde { $round }
party-guest-round-plays = läuft
party-guest-round-word = Runde { $round }
party-guest-round-over = ist vorbei
party-guest-still-plays = { $count ->
    [one] spielt noch
   *[other] spielen noch
}
party-guest-tables-list = { $count ->
    [one] Tisch { $tables }
   *[other] Tisch { $tables }
}
party-guest-tables-count = { $count ->
    [one] Ein Tisch
   *[other] { $count } Tische
}
party-guest-all-in = Alle Ergebnisse sind da
party-guest-your-evening = Dein Abend
party-guest-column-round = Runde
party-guest-column-table = Tisch
party-guest-column-with = Mit
party-guest-column-rank = Rang
party-guest-column-player = Name
party-guest-won = gewonnen
party-guest-lost = verloren
party-guest-level = gleich
party-guest-out = ausgesetzt
party-guest-playing = läuft
party-guest-next = danach
party-guest-mean = Mittel
party-guest-standings-after = { $round ->
    [0] Stand
   *[other] Stand nach Runde { $round }
}
party-guest-standings-final = Endstand
party-guest-standings-none = Nach der ersten Runde.
party-guest-name-you = { $name } (du)
party-guest-name-away = { $name } (gegangen)
party-guest-all-rows = Der ganze Stand
party-guest-next-seat = Danach: Tisch { $table }, { $seat }, mit { $names }.
party-guest-next-seat-line = Bleib sitzen oder hol dir etwas. Dein Telefon ruft dich.
party-guest-next-out = In der nächsten Runde setzt du aus.
party-guest-out-line = Sie zählt das Mittel deiner anderen Runden.
party-guest-out-counts = Eine ausgesetzte Runde zählt dein Mittel.
party-guest-next-unsure = Dein nächster Tisch steht noch nicht fest.
party-guest-next-unsure-line = Er steht hier, sobald die Tische neben eurem fertig sind.
party-guest-next-soon = Gleich wird die nächste Runde gesetzt.
party-guest-level-table = Euer Tisch steht gleich.
party-guest-level-table-line = Die Leitung entscheidet.
party-guest-last-round = Das war die letzte Runde.
party-guest-last-round-line = Der Endstand kommt, wenn alle Tische fertig sind.
party-guest-rests = Der Abend macht Pause.
party-guest-rests-line = Es geht weiter, wo er stehen blieb, heute oder nächste Woche. Dein Platz bleibt dir.
party-guest-out-title = Runde { $round } setzt du aus
party-guest-out-now = Diese Runde setzt du aus.
party-guest-late-seat = Du spielst ab der nächsten Runde mit.
party-guest-late-seat-line = Dein Tisch erscheint hier von selbst.
party-guest-watch = An einem Tisch zusehen
party-guest-watch-table = An Tisch { $table } zusehen
party-guest-run = Den Abend leiten

# On line
party-guest-laid = Dein Tisch ist gedeckt.
party-guest-laid-line = { $seconds ->
    [0] Es geht jetzt dorthin.
    [one] In einer Sekunde geht es dorthin.
   *[other] In { $seconds } Sekunden geht es dorthin.
}
party-guest-laying = Dein Tisch wird gedeckt.
party-guest-laid-waiting = Geh hin, wenn du so weit bist.
party-guest-to-table = An meinen Tisch
party-guest-strip = Runde { $round } von { $rounds }, Tisch { $table }
party-guest-strip-back = Zurück zum Abend
party-guest-strip-done = Der Tisch ist fertig. Zurück zum Abend in { $seconds ->
    [one] einer Sekunde.
   *[other] { $seconds } Sekunden.
}
party-guest-strip-stay = Hier bleiben
party-guest-strip-watching = Du siehst zu.

# Leaving
party-guest-leave = Den Abend verlassen
party-guest-leave-question = Den Abend verlassen?
party-guest-leave-line = Jemand spielt für dich weiter. Du kannst wiederkommen.
party-guest-left-title = Du bist gegangen, { $name }.
party-guest-left-about = Jemand spielt für dich weiter.
party-guest-come-back = Du kannst wiederkommen.
party-guest-come-back-line = Dann hast du deinen Platz wieder.
party-guest-i-am-back = Ich bin wieder da

# The end
party-guest-place = Platz { $rank } von { $count }
party-guest-place-level = Platz { $rank } von { $count }, geteilt
party-guest-thanks = Danke für den Abend, { $name }.
party-guest-prize = { $kind ->
    [half_time] Ein Preis: vorn zur Halbzeit.
    [last_rounds] Ein Preis: die letzten Runden.
    [lowest] Ein Preis: der letzte Platz.
    [third] Ein Preis: der dritte Platz.
    [second] Ein Preis: der zweite Platz.
    [most_in_deal] Ein Preis: das beste Spiel.
    [lucky_table] Ein Preis: dein Tisch wurde gelost.
    [own] Ein Preis für dich.
   *[highest] Der erste Preis geht an dich.
}
party-guest-prizes-more = { $count ->
    [one] Und noch ein Preis für dich.
   *[other] Und noch { $count } Preise für dich.
}
party-guest-keep-card = Karte behalten
party-guest-to-club = Zum Club
party-guest-no-evening = Diesen Abend gibt es nicht
party-guest-spoken-seat = Runde { $round }: Tisch { $table }, { $seat }, mit { $names }.
party-guest-now-organiser = Du leitest diesen Abend mit.
party-guest-now-organiser-line = Du darfst jetzt Runden setzen, Ergebnisse eintragen und die Preise verlesen.
party-guest-expected-you = Guten Abend, { $name }.
party-guest-expected-press = Bist du da? Dann sag es.
party-guest-expected-line = Du stehst auf der Liste, wir kennen dein Telefon.
