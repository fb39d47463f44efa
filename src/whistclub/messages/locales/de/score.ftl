# Zeilen des Punktezettels, und wie eine Partie endet.

score-line = { $what }: { $points }
score-line-still = { $what }: keine Punkte
score-points = { $name } { $signed } { $count ->
    [one] Punkt
   *[other] Punkte
  }

score-dropped = Spiel nicht beendet
score-tricks-over = { $side }, { $tricks ->
    [0] kein Stich
    [one] ein Stich
   *[other] { WORDS($tricks) } Stiche
  }, ein Punkt für jeden über { WORDS($book) }
score-honours = { $side }, { WORDS($count) } Honneurs

match-won = { $count ->
    [0] Niemand gewinnt die Partie.
    [one] Die Partie gewinnt: { $winners }.
   *[other] Die Partie teilen sich: { $winners }.
  }
match-stopped = Die Partie wurde beendet. Der Punktestand bleibt.
rubber-won = Den Robber gewinnt: { $winners }.
