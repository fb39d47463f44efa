# Das Ende einer Partie: wer gewonnen hat, wie knapp es war und wie es lief.
reason-match-not-over = Diese Partie läuft noch. Das Ergebnis siehst du, wenn sie vorbei ist.

match-end-won = { $who ->
    [you] Du gewinnst.
    [we] { $side } gewinnt.
    [player] { $side } gewinnt.
   *[other] { $side } gewinnen.
}
match-end-place = { $place ->
    [1] Du teilst dir den ersten Platz.
   *[other] Für dich ist es Platz { $place }.
}
match-end-needed = { $who ->
    [we] Euch fehlte
    [you] Dir fehlte
   *[other] { $side } fehlte
}{ $count ->
    [one] {""} noch ein Punkt.
   *[other] n noch { WORDS($count) } Punkte.
}
match-end-by = Den Ausschlag { $count ->
    [one] gab ein Punkt.
   *[other] gaben { WORDS($count) } Punkte.
}
match-end-led = Nach Spiel { $number } { $who ->
    [we] führtet ihr
    [you] führtest du
    [player] führte { $side }
   *[other] führten { $side }
} { $most } zu { $least }.
match-end-led-from = { $number ->
    [1] Vom ersten Spiel an
   *[other] Von Spiel { $number } an
} { $who ->
    [you] lagst du vorn.
   *[other] lag { $side } vorn.
}
match-end-game-to = { $game }, bis { $count } { $count ->
    [one] Punkt
   *[other] Punkte
}
match-end-deals = { $count ->
    [one] ein Spiel
   *[other] { WORDS($count) } Spiele
}
match-end-passages = { $count ->
    [one] ein Durchgang
   *[other] { WORDS($count) } Durchgänge
}
match-end-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
match-end-trick = Stich { $number }.
match-end-trick-of = Spiel { $deal }, Stich { $number }.
match-end-trick-went = Er ging an { $name }: { $card }.
match-end-trick-dummy = Er ging an den Dummy: { $card }.
match-end-way = So lief es
match-end-line = { $name } { $values }.
match-end-remembered = Bleibt in Erinnerung
match-end-most = { $count ->
    [one] Ein Punkt, der höchste Gewinn in einem Spiel.
   *[other] { WORDS($count, first: "capital") } Punkte, die meisten in einem Spiel.
}
match-end-closest = Das knappste der Spiele.
match-end-replay-of = Spiel { $number } ansehen
match-end-new-campaign = Neuer Feldzug
match-end-try-hand = Diese Hand noch einmal
match-end-practice = Ein zweiter Versuch ist Übung und zählt für sich.
match-end-made = erfüllt
match-end-took = machte { $count }
match-end-best-so-far = { $count ->
    [one] Deine beste Partie bisher: eine geschafft.
   *[other] Deine beste Partie bisher: { WORDS($count) } geschafft.
}

# Eine Partie als Bild.
match-end-keep = Als Bild behalten
match-end-keep-about = Das Bild entsteht auf diesem Gerät. Es geht nirgendwohin, wenn du es nicht teilst.
match-end-keep-save = Bild speichern
