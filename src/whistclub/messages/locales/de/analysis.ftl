# `whist analyse`: viele Aufzeichnungen, als Tabellen und als Bericht.
cli-about-analyse = Viele Aufzeichnungen nachsehen: Tabellen für Programme und ein Bericht mit Bildern
cli-help-analyse-folder = Aufzeichnungen und Ordner mit Aufzeichnungen
cli-help-analyse-out = Der Ordner für Bericht und Tabellen (whist-analysis)
cli-help-analyse-players = Wer wo saß: eine CSV-Datei mit den Spalten file, seat und player
cli-help-analyse-jobs = So viele Prozesse zugleich (einer je Kern)
cli-help-analyse-quick = Sich für jeden Preis weniger Verteilungen vorstellen: etwa halb so lange
cli-analyse-folder = Sag, welcher Ordner gemeint ist, etwa { $example }.
cli-analyse-players = { $path } ist keine CSV-Datei mit den Spalten file, seat und player.
cli-analyse-none = Es gibt keine Aufzeichnung mit einem beendeten Spiel.
cli-analyse-left-out = Ausgelassen. { $why }
cli-analyse-same = Ausgelassen. { $path } enthält dieselbe Aufzeichnung wie { $other }.
cli-analyse-failed = Ausgelassen. { $path }, Spiel { $deal }: Der Trainer kam nicht durch ({ $why }).
cli-analyse-interrupted = Unterbrochen. Was schon nachgesehen ist, liegt in { $path }; derselbe Befehl macht dort weiter.
cli-analyse-done = Aufzeichnungen: { $records }. Spiele: { $deals }, davon jetzt nachgesehen: { $new }.
cli-analyse-report = Der Bericht: { $path }
cli-analyse-tables = Die Tabellen daneben: { $path }
# Der Bericht.
analysis-title = Was die Spiele wert waren
analysis-about = Jeder Zug ist danach beurteilt, was sein Platz wissen konnte, als er ihn machte. Punkte sind die vom Spielzettel, Kosten sind Punkte des Spiels. Die Spannen enthalten das Mittel in 95 % der Fälle.
analysis-coverage = Was nachgesehen wurde
analysis-records = Aufzeichnungen
analysis-deals = Beendete Spiele
analysis-acts = Züge
analysis-choices = Echte Entscheidungen mit Preis
analysis-left-out = Ausgelassen
analysis-game-about = { $records ->
    [1] 1 Aufzeichnung
   *[other] { $records } Aufzeichnungen
}, { $deals ->
    [1] 1 Spiel
   *[other] { $deals } Spiele
}.
analysis-players = Ergebnisse nach Spielern
analysis-seats = Ergebnisse nach Plätzen
analysis-results-note = Punkte je Spiel. Das Glück der Karten und im Verdeckten gleicht sich auf Dauer aus; ohne es ist die Spanne enger.
analysis-scored = erzielt
analysis-without-luck = ohne Glück
analysis-by-oneself = Allein
analysis-result-points = erzielt { $points }
analysis-result-without = ohne Glück { $points }
analysis-result-errors = eigene Fehler { $errors }, { $deals ->
    [1] 1 Spiel
   *[other] { $deals } Spiele
}
analysis-phases = Was Fehler kosten, nach Abschnitt
analysis-phases-note = Punkte je Entscheidung, alle Plätze zusammen.
analysis-themes = Was Fehler kosten, nach Thema
analysis-themes-note = Punkte je Entscheidung, alle Plätze zusammen. C2 bis C11 sind die Zeilen der Konventionskarte.
analysis-cost = { $cost } ± { $error }, { $choices } Entscheidungen
analysis-missing = ab { $enough }, noch { $missing }
analysis-dearest = Die teuersten Fehler
analysis-dearest-note = Der Befehl dahinter sagt, was entscheidet.
analysis-who = { $player }, { $seat }
analysis-dear-card = { $cost } ± { $error } Punkte. Stich { $trick }, { $seat }: { $played }. { $best } war besser.
analysis-dear-act = { $cost } ± { $error } Punkte. { $seat }, { $made }. Besser: { $next }.
analysis-place = Spiel { $deal }, Zug { $act }
analysis-methods = Wie die Entscheidungen bewertet sind
analysis-methods-note = Was in jedem vorgestellten Spiel nach dem Zug gespielt wird.
analysis-method = { $method ->
    [cards] vollkommenes Spiel mit offenen Karten
    [early] gespielt, ohne durch Rückseiten zu sehen, am Ende mit offenen Karten
    [policy] gespielt, ohne durch Rückseiten zu sehen
    [calls] die anderen sagen nach den Konventionen weiter an
    [odds] gezählte Chancen
   *[plays] nach den Konventionen weitergespielt
}
