# Warum eine Karte nach Durchrechnen gewählt wurde, in den Worten eines Spielers.

why-searched = { $card } statt { $other }: Von { $count } gedachten Verteilungen, die zum Gesehenen passen, bringt die Karte in { $hits } mehr und in { $misses } weniger.
