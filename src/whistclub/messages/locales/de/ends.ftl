# Das Ende von Spielen und Partien: die Spiele eines Robbers, der Stand von mehreren.
ends-games = Partien des Robbers
ends-game = Partie { $number }
ends-game-won = { $who ->
    [we] Die { ends-ordinal } Partie gehört euch.
    [they] Die { ends-ordinal } Partie gehört ihnen.
   *[other] Die { ends-ordinal } Partie gewinnen { $side }.
}
ends-ordinal = { $number ->
    [1] erste
    [2] zweite
   *[other] dritte
}
ends-rubber-level = Im Robber steht es eins zu eins.
ends-rubber-lead = { $who ->
    [we] Ihr führt { $most }:{ $least } im Robber.
    [they] Sie führen { $most }:{ $least } im Robber.
   *[other] { $side } führen { $most }:{ $least } im Robber.
}
ends-game-of = { $who ->
    [we] eure Partie
    [they] ihre Partie
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
