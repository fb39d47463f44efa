# Das Ende von Spielen und Partien: die Spiele eines Rubbers, der Stand von mehreren.
ends-games = Spiele des Rubbers
ends-game = Spiel { $number }
ends-game-won = { $who ->
    [we] Das { ends-ordinal } Spiel gehört euch.
    [they] Das { ends-ordinal } Spiel gehört ihnen.
   *[other] Das { ends-ordinal } Spiel gewinnen { $side }.
}
ends-ordinal = { $number ->
    [1] erste
    [2] zweite
   *[other] dritte
}
ends-rubber-level = Im Rubber steht es eins zu eins.
ends-rubber-lead = { $who ->
    [we] Ihr führt { $most }:{ $least } im Rubber.
    [they] Sie führen { $most }:{ $least } im Rubber.
   *[other] { $side } führen { $most }:{ $least } im Rubber.
}
ends-game-of = { $who ->
    [we] euer Spiel
    [they] ihr Spiel
   *[other] { $side }
}
ends-game-running = läuft
ends-game-if-needed = wenn nötig
ends-game-not-needed = nicht nötig
ends-standings = Endstand
ends-place = Platz
ends-name = Name
ends-best-deal = Bestes Spiel
ends-best = { $signed } in Spiel { $number }
# Das Ende am Tisch: was dort liegt, und was man tun kann.
ends-tricks-played = Alle Stiche sind gespielt.
ends-hands-played = Beide Hände sind gespielt.
ends-campaign = So weit ging die Partie
ends-tricks = { $count ->
    [one] ein Stich
   *[other] { $count } Stiche
}
ends-total = { $score } insgesamt
ends-book = die ersten sechs
ends-over = { WORDS($count) } darüber: { $signed }
ends-over-nothing = { WORDS($count) } darüber
ends-look-back = Ansehen
