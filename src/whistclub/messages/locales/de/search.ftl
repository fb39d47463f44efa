# Warum eine Karte nach Durchrechnen gewählt wurde, in den Worten eines Spielers.

why-searched = { $card } statt { $beaten }: Von { $count } gedachten Verteilungen, die zum Gesehenen passen, bringt die Karte in { $hits } mehr und in { $misses } weniger.
why-searched-outweighs = { $card } statt { $beaten }: Von { $count } gedachten Verteilungen, die zum Gesehenen passen, bringt die Karte in { $hits } mehr und in { $misses } weniger, doch gewinnt sie mehr, als sie verliert.
why-searched-certain = { $card } statt { $beaten }: { $count ->
    [one] Nur noch eine Verteilung ist möglich, und in ihr bringt keine Karte mehr.
   *[other] In jeder der { $count } noch möglichen Verteilungen bringt bei offenen Karten keine mehr, und in { $hits } bringt { $beaten } weniger.
}
