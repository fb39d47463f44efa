# Why an act was chosen, as a player says it.

why-random = Any legal act, chosen at random.
why-lowest = Always the lowest card allowed.
why-simple = A simple player’s habit: low cards, and mostly a pass.
