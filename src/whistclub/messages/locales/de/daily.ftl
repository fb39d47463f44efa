# Die Spiele des Tages: dieselben Karten für alle, von jedem Spiel eine Verteilung.
daily-title = Spiele des Tages
daily-about = Dieselben Karten und dieselben Bots für alle, einmal. Wie die anderen spielten, siehst du danach.
daily-todays = Die Spiele von heute
daily-all-played = Alle Spiele von heute sind gespielt.
daily-one-deal = Ein Spiel gegen Bots des Clubs
daily-whole-game = Eine ganze Partie, allein
daily-play-late = Jetzt spielen
daily-next = Weiter: { $game }
daily-replay = Nachspielen
daily-see-result = { $game }: dein Ergebnis,
daily-place = { $count ->
    [1] Das erste Ergebnis des Tages.
   *[other] Platz { $place } von { $count }.
}
daily-place-short = Platz { $place } von { $count }
daily-no-place = ohne Platz
daily-result-unranked = Dein Ergebnis zählt ohne Platz.
daily-compared = { $worse } hatten weniger, { $same } ebenso viel, { $better } mehr.
daily-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
daily-own = du
daily-how-others = Wie die anderen spielten
daily-others-about = { $count ->
    [0] Noch hat niemand einen Platz.
    [one] Bisher hat ein Ergebnis einen Platz.
   *[other] Bisher haben { $count } Ergebnisse einen Platz.
}
daily-column = { $own ->
    [yes] { $score }: { $count }, du auch
   *[no] { $score }: { $count }
}
daily-average = Punkte im Mittel
daily-most = { $count ->
    [one] war das Höchste, einmal
   *[other] war das Höchste, { $count }-mal
}
daily-begun = { $count ->
    [one] hat angefangen
   *[other] haben angefangen
}
daily-by-name = Alle mit Namen
daily-calendar-day = { $date }, { $count } von { $all } gespielt
daily-key-dot = ein Punkt je Spiel
daily-key-all = alle
daily-gone-by = Vergangene Tage kannst du nachspielen, dann ohne Platz.
daily-not-open = Die Karten dieses Tages liegen eine Stunde nach seinem Ende offen.

# Bots neben den Leuten, was die eigenen Entscheidungen wert waren, und die Zeile für Freunde.
daily-bots = { $worse ->
    [0] Von { $count } Bots hat keiner weniger, { $same } ebenso viel.
   *[other] Besser als { $worse } von { $count } Bots{ $same ->
        [0] .
       *[other] , gleichauf mit { $same }.
    }
}
daily-bots-so-far = { $worse ->
    [0] Von den ersten { $count } Bots hat keiner weniger, { $same } ebenso viel; { $most } spielen dieses Spiel.
   *[other] Besser als { $worse } der ersten { $count } Bots{ $same ->
        [0] ;
       *[other] , gleichauf mit { $same };
    } { $most } spielen dieses Spiel.
}
daily-bots-none = { $most } Bots spielen dieses Spiel auch; wie es ihnen ging, steht bald hier.
daily-bots-chart = { $count ->
    [one] Ein Bot nach Punkten
   *[other] { $count } Bots nach Punkten
}
daily-bots-about = Bots aller Stufen auf deinem Platz, mit denselben Bots ringsum. Einen Rang bekommen sie nicht.
daily-own-acts = Deine Entscheidungen
daily-acts = { $errors ->
    [0] Kein Fehler in { $count } Entscheidungen.
    [one] Ein Fehler in { $count } Entscheidungen: er kostete { $cost } Punkte.
   *[other] { $errors } Fehler in { $count } Entscheidungen: zusammen kosteten sie { $cost } Punkte.
}
daily-acts-odds = { $errors ->
    [0] Kein Fehler in { $count } Entscheidungen.
    [one] Ein Fehler in { $count } Entscheidungen.
   *[other] { $errors } Fehler in { $count } Entscheidungen.
}
daily-last-hand = Das war die letzte Hand; die anderen zeigt das Nachspielen.
daily-each-act = { $count ->
    [one] Der Preis der Entscheidung
   *[other] Der Preis jeder der { $count } Entscheidungen
}
daily-send = Für Freunde
daily-send-about = Diese Zeile geht mit dem Link zu den heutigen Spielen hinaus. Sie verrät keine Karte.
daily-shared-head = { $game }, Spiel des Tages, { $date }: { $score } { $points }.
daily-shared-acts = Fehler, in Punkten: { $list }.
daily-shared-trick = Stich { $trick } { $cost }
daily-shared-call = beim Ansagen { $cost }
daily-shared-no-error = Kein Fehler.
daily-shared-chances = Aussicht in der letzten Hand, Stich für Stich: { $line } von 100.
client-rating = Wertung
client-rating-about = Nur wo andere dieselben Karten hatten: aus Spielen des Tages und aus Kompass-Abenden, die online gespielt wurden. Jedes Spiel ist eine Begegnung mit allen, die diese Karten hatten (Glicko-2). Die Zahl hinter ± sagt, wie sicher sie schon ist.
client-rating-value = { $rating } ± { $deviation }
client-rating-results = { $count ->
    [one] nach einem Ergebnis
   *[other] nach { $count } Ergebnissen
  }
client-rating-to-go = Ab { $from } gewerteten Ergebnissen, noch { $left }.
client-rating-hidden = Verborgen. Niemand sieht sie; gezählt wird trotzdem.
client-rating-hide = Verbergen
client-rating-show = Zeigen
