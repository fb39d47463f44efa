# An evening of many tables: what all its screens say, and what a guest's say.

evening-rather-not = Lieber nicht
evening-round-of = Runde { $round } von { $rounds }
evening-left = noch { $clock } in der Runde
evening-bot = { $name } ({ $level })
evening-no-trump = ohne Trumpf
evening-sentence-trump = { $suit } ist Trumpf
evening-column-games-won = Siege
evening-column-difference = Punkte
evening-column-points = Eigene
evening-column-drive-tricks = Stiche
evening-column-rounds-won = Runden
evening-column-over-mean = Über Mittel

# The bar
evening-guest-bar-table = Tisch { $table }, Runde { $round } von { $rounds }
evening-guest-bar-done = Runde { $round } von { $rounds }, euer Tisch ist fertig
evening-guest-bar-over = { $rounds ->
    [one] Eine Runde gespielt
   *[other] { $rounds } Runden gespielt
}
evening-guest-bar-offline = Keine Verbindung
evening-guest-menu = Menü: deine Karte, Stand, Regeln, gehen

# Joining
evening-guest-question = Guten Abend. Wie heißt du?
evening-guest-about-cards = { $game }, echte Karten.
evening-guest-about-online = { $game }, jeder am eigenen Bildschirm.
evening-guest-about-deals = { $rounds ->
    [one] Eine Runde zu
   *[other] { $rounds } Runden zu
} { $deals ->
    [one] einem Spiel.
   *[other] { $deals } Spielen.
}
evening-guest-about-games = { $rounds ->
    [one] Eine Runde, eine ganze Partie lang.
   *[other] { $rounds } Runden, jede eine ganze Partie.
}
evening-guest-name = Vorname, wie man dich ruft
evening-guest-expected = Oder wirst du schon erwartet?
evening-guest-no-account = Kein Konto, kein Passwort.
evening-guest-keeps-place = Dieses Telefon merkt sich deinen Platz.
evening-guest-from-next-round = Der Abend läuft schon. Du spielst ab der nächsten Runde mit.
evening-guest-here = Ich bin da
evening-guest-write-name = Schreib erst deinen Namen, dann noch einmal { client-word-tap }.
evening-guest-over-already = Dieser Abend ist vorbei.
evening-guest-over-already-line = Den Endstand hat die Leitung.

# Before the first round
evening-guest-you-are-in = Du bist dabei, { $name }.
evening-guest-here-count = { $count ->
    [one] Sonst ist noch niemand da.
   *[other] { $count } sind da.
}
evening-guest-soon = Gleich wird die erste Runde gesetzt.
evening-guest-soon-line = Dein Tisch erscheint hier von selbst.
evening-guest-wrong-name = Ist dein Name richtig geschrieben?
evening-guest-namesake = { $name } ist auch da.
evening-guest-namesake-letter = Ein Buchstabe, der euch auseinanderhält
evening-guest-namesake-take = Nehmen
evening-guest-rename = Namen ändern

# The seat
evening-guest-seat = Tisch { $table }, { $seat }
evening-guest-with = mit { $names }
evening-guest-again-with = wieder mit { $name }
evening-guest-you = Du
evening-guest-is-there = , schon da
evening-guest-first-table = Dein erster Tisch heute Abend
evening-guest-stay = Bleib an Tisch { $table }
evening-guest-on = { $count ->
    [one] Von Tisch { $from } einen Tisch weiter, an { $table }
   *[other] Von Tisch { $from } { WORDS($count) } Tische weiter, an { $table }
}
evening-guest-back = { $count ->
    [one] Von Tisch { $from } einen Tisch zurück, an { $table }
   *[other] Von Tisch { $from } { WORDS($count) } Tische zurück, an { $table }
}
evening-guest-plan = Plan der Tische: { $way }
evening-guest-deals = { $count ->
    [one] Ein Spiel.
   *[other] { $count } Spiele.
}
evening-guest-whole-game = Eine ganze Partie.
evening-guest-deals-first = { $name } gibt zuerst.
evening-guest-you-deal-first = Du gibst zuerst.
evening-guest-go = Bitte geh an Tisch { $table }.
evening-guest-stay-there = Bitte bleib an Tisch { $table }.
evening-guest-go-line = { client-word-tap.do }, sobald du dort sitzt.
evening-guest-reached = Ich sitze am Tisch

# Entering a deal
evening-guest-of = Spiel { $deal } von { $needs }.
evening-guest-no-limit = Bis zum Ende der Partie.
evening-guest-we = Wir
evening-guest-they = Sie
evening-guest-and-you = { $name } und du
evening-guest-fewer = { $who }: einer weniger
evening-guest-more = { $who }: einer mehr
evening-guest-packs = { $ours } Stiche für uns, { $theirs } für sie
evening-guest-how-many-points = Wie viele Punkte war das Spiel wert?
evening-guest-how-many-points-line = So, wie ihr sie am Tisch zählt.
evening-guest-how-many-each-line = Was jeder der vier bekam oder verlor.
evening-guest-send = Spiel { $deal } senden
evening-guest-confirms = { $names } bestätigt es.
evening-guest-confirms-either = { $first } oder { $second } bestätigt es.
evening-guest-confirms-any = Jemand anderes am Tisch bestätigt es.
evening-guest-ready = War es so?
evening-guest-rather-wait = Zurück

# What a deal means, and what stands
evening-guest-mean-won = Ihr gewinnt den Tisch, { $ours } zu { $theirs }.
evening-guest-mean-lost = Sie gewinnen den Tisch, { $theirs } zu { $ours }.
evening-guest-mean-level = Gleich, je { $ours }: noch ein Spiel.
evening-guest-mean-cut = Gleich, je { $ours }: zieht Karten.
evening-guest-mean-stands = Bisher ihr { $ours }, sie { $theirs }.
evening-guest-means-won = ihr gewinnt den Tisch
evening-guest-means-lost = sie gewinnen den Tisch
evening-guest-means-level = gleich, noch ein Spiel
evening-guest-means-cut = gleich, zieht Karten
evening-guest-means-stands = bisher { $ours } zu { $theirs }
evening-guest-so-far = Der Tisch bisher
evening-guest-column-deal = Spiel
evening-guest-column-points = Punkte
evening-guest-is-low = Low

# Waiting, confirming, two counts
evening-guest-entered = { $name } hat Spiel { $deal } eingetragen.
evening-guest-you-entered = Du hast Spiel { $deal } eingetragen.
evening-guest-wait-one = { $names } muss es noch bestätigen.
evening-guest-wait-either = { $first } oder { $second } muss es noch bestätigen.
evening-guest-wait-any = Jemand anderes am Tisch muss es noch bestätigen.
evening-guest-change = Ändern
evening-guest-enter-next = Spiel { $deal } eintragen
evening-guest-is-it-so = { $name } hat gezählt. Stimmt das?
evening-guest-says = { $name } sagt: ihr { $ours }, sie { $theirs }.
evening-guest-says-each = { $name } hat das Spiel eingetragen.
evening-guest-meanwhile = Spiel { $deal } kann schon beginnen.
evening-guest-look-and-say = Vergleiche es mit eurer Zählung.
evening-guest-not-so = Anders gezählt
evening-guest-right = Stimmt
evening-guest-two-counts = Die Seiten haben verschieden gezählt.
evening-guest-yours-first = Eure zuerst. { $count ->
    [one] Es geht um einen Stich.
   *[other] Es geht um { $count } Stiche.
}
evening-guest-yours-first-plain = Eure Zählung zuerst.
evening-guest-you-said = Ihr sagt
evening-guest-they-said = { $name } sagt
evening-guest-look-together = Seht euch die Stiche zusammen an.
evening-guest-organiser-comes = Werdet ihr nicht einig, kommt { $name } und entscheidet.
evening-guest-change-mine = Meine ändern
evening-guest-they-are-right = { $name } hat recht
evening-guest-stand = { $count ->
    [0] Noch steht nichts fest
    [one] Ein Spiel steht fest
   *[other] { $count } Spiele stehen fest
}
evening-guest-stand-sums = Wir { $ours }, sie { $theirs }. Daran ändert sich nichts.
evening-guest-corrected = berichtigt von { $name }

# Without a network
evening-guest-kept-title = Spiel { $deal } ist auf diesem Telefon
evening-guest-kept-confirmed = Deine Antwort zu Spiel { $deal } ist auf diesem Telefon
evening-guest-kept-at = Eingetragen um { $time }, noch nicht gesendet
evening-guest-kept-deal = liegt auf diesem Telefon
evening-guest-sent-deal = gesendet und bestätigt
evening-guest-nothing-lost = Nichts geht verloren
evening-guest-nothing-lost-about = Spielt weiter. Was du einträgst, wird einmal gesendet, von selbst, sobald das Netz da ist. Bleibt es weg, dann sag { $name } die Zahlen; dieses Telefon merkt, was die Leitung eingetragen hat.
evening-guest-organiser-word = der Leitung
evening-guest-no-connection-kept = Keine Verbindung. Spiel { $deal } ist sicher.
evening-guest-no-connection = Keine Verbindung.
evening-guest-sent-soon = Es wird gesendet. { $seconds ->
    [0] Versuch läuft.
    [one] Nächster Versuch in einer Sekunde.
   *[other] Nächster Versuch in { $seconds } Sekunden.
}
evening-guest-sent-when = Es wird gesendet, sobald das Netz da ist.
evening-guest-last-known = So war es zuletzt.
evening-guest-try-now = Jetzt versuchen
evening-guest-late-title = Spiel { $deal } gilt nicht so, wie du es eingetragen hast
evening-guest-late-other = Eine Antwort von diesem Telefon gilt nicht
evening-guest-understood = Alles klar

# Between rounds
evening-guest-left-in = noch in Runde { $round }
evening-guest-round-plays = läuft
evening-guest-round-word = Runde { $round }
evening-guest-round-over = ist vorbei
evening-guest-still-plays = { $count ->
    [one] spielt noch
   *[other] spielen noch
}
evening-guest-tables-list = { $count ->
    [one] Tisch { $tables }
   *[other] Tisch { $tables }
}
evening-guest-tables-count = { $count ->
    [one] Ein Tisch
   *[other] { $count } Tische
}
evening-guest-all-in = Alle Ergebnisse sind da
evening-guest-your-evening = Dein Abend
evening-guest-column-round = Runde
evening-guest-column-table = Tisch
evening-guest-column-with = Mit
evening-guest-column-rank = Rang
evening-guest-column-player = Name
evening-guest-won = gewonnen
evening-guest-lost = verloren
evening-guest-level = gleich
evening-guest-out = ausgesetzt
evening-guest-playing = läuft
evening-guest-next = danach
evening-guest-mean = Mittel
evening-guest-standings-after = { $round ->
    [0] Stand
   *[other] Stand nach Runde { $round }
}
evening-guest-standings-final = Endstand
evening-guest-standings-none = Nach der ersten Runde.
evening-guest-name-you = { $name } (du)
evening-guest-name-away = { $name } (gegangen)
evening-guest-all-rows = Der ganze Stand
evening-guest-next-seat = Danach: Tisch { $table }, { $seat }, mit { $names }.
evening-guest-next-seat-line = Bleib sitzen oder hol dir etwas. Dein Telefon ruft dich.
evening-guest-next-out = In der nächsten Runde setzt du aus.
evening-guest-out-line = Sie zählt das Mittel deiner anderen Runden.
evening-guest-out-counts = Eine ausgesetzte Runde zählt dein Mittel.
evening-guest-next-unsure = Dein nächster Tisch steht noch nicht fest.
evening-guest-next-unsure-line = Er steht hier, sobald die Tische neben eurem fertig sind.
evening-guest-next-soon = Gleich wird die nächste Runde gesetzt.
evening-guest-level-table = Euer Tisch steht gleich.
evening-guest-cut-line = Zieht Karten, und sagt der Leitung, wer gewonnen hat.
evening-guest-level-table-line = Die Leitung entscheidet.
evening-guest-last-round = Das war die letzte Runde.
evening-guest-last-round-line = Der Endstand kommt, wenn alle Tische fertig sind.
evening-guest-rests = Der Abend macht Pause.
evening-guest-rests-line = Es geht weiter, wo er stehen blieb, heute oder nächste Woche. Dein Platz bleibt dir.
evening-guest-out-title = Runde { $round } setzt du aus
evening-guest-out-now = Diese Runde setzt du aus.
evening-guest-late-seat = Du spielst ab der nächsten Runde mit.
evening-guest-late-seat-line = Dein Tisch erscheint hier von selbst.
evening-guest-watch = An einem Tisch zusehen
evening-guest-watch-table = An Tisch { $table } zusehen
evening-guest-run = Den Abend leiten

# On line
evening-guest-laid = Dein Tisch ist gedeckt.
evening-guest-laid-line = { $seconds ->
    [0] Es geht jetzt dorthin.
    [one] In einer Sekunde geht es dorthin.
   *[other] In { $seconds } Sekunden geht es dorthin.
}
evening-guest-laying = Dein Tisch wird gedeckt.
evening-guest-laid-waiting = Geh hin, wenn du so weit bist.
evening-guest-to-table = An meinen Tisch
evening-guest-strip = Runde { $round } von { $rounds }, Tisch { $table }
evening-guest-strip-back = Zurück zum Abend
evening-guest-strip-done = Der Tisch ist fertig. Zurück zum Abend in { $seconds ->
    [one] einer Sekunde.
   *[other] { $seconds } Sekunden.
}
evening-guest-strip-stay = Hier bleiben
evening-guest-strip-watching = Du siehst zu.

# Leaving
evening-guest-leave = Den Abend verlassen
evening-guest-leave-question = Den Abend verlassen?
evening-guest-leave-line = Jemand spielt für dich weiter. Du kannst wiederkommen.
evening-guest-left-title = Du bist gegangen, { $name }.
evening-guest-left-about = Jemand spielt für dich weiter.
evening-guest-come-back = Du kannst wiederkommen.
evening-guest-come-back-line = Dann hast du deinen Platz wieder.
evening-guest-i-am-back = Ich bin wieder da

# The end
evening-guest-place = Platz { $rank } von { $count }
evening-guest-place-level = Platz { $rank } von { $count }, geteilt
evening-guest-thanks = Danke für den Abend, { $name }.
evening-guest-prize = { $kind ->
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
evening-guest-prizes-more = { $count ->
    [one] Und noch ein Preis für dich.
   *[other] Und noch { $count } Preise für dich.
}
evening-guest-keep-card = Karte behalten
evening-guest-to-club = Zum Club
evening-guest-no-evening = Diesen Abend gibt es nicht
evening-guest-spoken-seat = Runde { $round }: Tisch { $table }, { $seat }, mit { $names }.
evening-guest-now-organiser = Du leitest diesen Abend mit.
evening-guest-now-organiser-line = Du darfst jetzt Runden setzen, Ergebnisse eintragen und die Preise verlesen.
evening-guest-expected-you = Guten Abend, { $name }.
evening-guest-expected-press = Bist du da? Dann sag es.
evening-guest-expected-line = Du stehst auf der Liste, wir kennen dein Telefon.
