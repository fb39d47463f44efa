# Duelle: was der Befehl über Spieler sagt, die sich aneinander messen.

cli-about-duel = Zwei Spieler auf denselben Spielen aneinander messen
cli-help-duel-players = Zwei Spieler mit Namen: A und B
cli-help-duel-deals = Wie viele Spiele; 200, wenn nichts anderes gesagt ist
cli-help-duel-bidder = Dieser Spieler reizt für alle Plätze, sodass sich nur das Kartenspiel unterscheidet; „high“ oder „low“ in Minnesota-Spielarten
cli-help-duel-out = Jedes Spiel in dieser Datei ablegen oder das Duell darin fortsetzen
cli-help-duel-jobs = Wie viele Prozesse spielen; so viele wie Kerne da sind, wenn nichts anderes gesagt ist

cli-duel-two = Zu einem Duell gehören zwei Spieler, und hier { $count ->
    [0] steht keiner
    [one] steht einer
   *[other] stehen { $count }
  }. Zum Beispiel: { $example }
cli-duel-begins = { $a } trifft auf { $b }, { $deals ->
    [one] ein Spiel
   *[other] { $deals } Spiele
  }, Startwert „{ $seed }“. Jedes Spiel wird in { $path } abgelegt.
cli-duel-goes-on = { $count } von { $deals } Spielen liegen schon in { $path }.
cli-duel-interrupted = Abgebrochen. { $count ->
    [one] Ein Spiel ist abgelegt.
   *[other] { $count } Spiele sind abgelegt.
  }
cli-duel-nothing = Es wurde noch kein Spiel gespielt.
cli-duel-head = { $game }: { $a } gegen { $b }, { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
  }, Startwert „{ $seed }“. Unterschiede je Spiel, über null, wo { $a } vorn liegt:
cli-duel-bidder = { $bidder } hat für alle Plätze gereizt.
cli-duel-what-points = Punkte
cli-duel-what-tricks = Stiche
cli-duel-what-wins = Gewonnene Partien
cli-duel-figure = { $what }, { $a } minus { $b }: { $mean }, mit 95 % Sicherheit zwischen { $low } und { $high } ({ $p }).
cli-duel-one-deal = { $what }, { $a } minus { $b }: { $mean }. Ein Spiel allein zeigt nicht, wer besser ist.
cli-duel-all-alike = { $what }, { $a } minus { $b }: { $mean } in jedem Spiel.
cli-progress = { $done } von { $most }, { $gone } min vorbei
cli-progress-left = { $done } von { $most }, { $gone } min vorbei, noch etwa { $left } min
cli-duel-contract = { $contract }, { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
  }:
cli-duel-different = Kontrakte, die sich zwischen den Durchläufen eines Spiels unterschieden
cli-duel-kept = Jedes Spiel liegt in { $path }. Derselbe Befehl mit --out und dieser Datei setzt es fort.
cli-decimal = { $whole },{ $part }

reason-duel-no-file = { $path } enthält kein Duell und bleibt, wie es ist. Wähle einen anderen Namen für --out.
reason-duel-bad-line = Zeile { $line } von { $path } ist kein Spiel eines Duells. Die Datei bleibt, wie sie ist.
reason-duel-other-terms = { $path } enthält ein Duell mit anderen Einstellungen und bleibt, wie es ist: { $name } ist dort „{ $there }“ und hier „{ $here }“.
