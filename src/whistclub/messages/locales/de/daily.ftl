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
daily-see-result = { $game }: dein Ergebnis
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
daily-not-open = Die Karten dieses Tages werden eine Stunde nach seinem Ende geöffnet.
