# Warum eine Karte nach Durchrechnen gewählt wurde, in den Worten eines Spielers.

why-searched = { $card } statt { $beaten }: Von { $count } gedachten Verteilungen, die zum Gesehenen passen, ist die Karte in { $hits } besser und in { $misses } schlechter.
why-searched-outweighs = { $card } statt { $beaten }: Von { $count } gedachten Verteilungen, die zum Gesehenen passen, ist die Karte in { $hits } besser und in { $misses } schlechter, doch gewinnt sie mehr, als sie verliert.
why-searched-certain = { $card } statt { $beaten }: { $count ->
    [one] Nur noch eine Verteilung ist möglich, und in ihr ist keine Karte besser.
   *[other] In jeder der { $count } noch möglichen Verteilungen ist bei offenen Karten keine besser, und in { $hits } ist { $beaten } schlechter.
}
