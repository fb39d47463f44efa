"""A bot of one's own: `whist duel longest:Longest simple --game whist`, in this folder, measures it."""

from random import Random

import whistclub


class Longest:
    """Leads from its longest suit, and plays its lowest card otherwise."""

    def __init__(self, game: whistclub.Game) -> None:
        self.game = game

    def choose(self, view: whistclub.View, rng: Random, budget: whistclub.Budget) -> whistclub.Action:
        """One of `view.legal`; `view` is all that the seat was told, `rng` the only chance."""
        held = {suit: sum(card.suits == suit for card in view.hand) for suit in self.game.pack.suits}

        def worth(action: whistclub.Action) -> tuple[int, int]:
            card = self.game.pack.card(action.text.split()[-1])
            return (0 if view.trick else held[card.suits], -card.rank)

        return max(view.legal, key=worth)


def main() -> None:
    """Plays a match of two of these bots, and measures one against another player."""
    whist = whistclub.game("whist")
    match = whistclub.play(whist, (Longest, "simple", Longest(whist), "simple"), seed="1", deals=2)
    for trick in whistclub.tricks(match, 0):
        print(trick)
    print(whistclub.show(match))
    print(whistclub.show(whistclub.duel(whist, Longest, "simple", deals=20)))


if __name__ == "__main__":
    main()
