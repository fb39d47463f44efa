"""A program of somebody else, written from the pages alone and checked under strict types: what it needs is public."""

from random import Random

import whistclub
from whistclub import Action, Budget, Game, Position, Seat, View

HANDS = "N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3"


class Highest:
    """A bot that plays its highest card."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """The last of the legal acts, which are in the order of the pack."""
        return view.legal[-1]


def played(game: Game, position: Position, bot: whistclub.Bot) -> Position:
    """The position at the end of the deal, with this bot in every seat."""
    while position.to_act():
        seat = min(position.to_act())
        position = position.play(seat, bot.choose(game.view(position, seat), Random(1), Budget()))
    return position


def refused(game: Game, position: Position) -> str:
    """The kind and the code of what is said to a seat that plays a card of another."""
    other = game.view(position, Seat(2)).hand[0]
    try:
        position.play(Seat(1), whistclub.action(game, f"play {other.text}"))
    except whistclub.WhistclubError as said:
        return f"{type(said).__name__} {said.code}"
    return "nothing"


def main() -> None:
    """Prints a line for each thing that such programs do."""
    whist = whistclub.game("whist")
    match = whistclub.play(whist, (Highest, "simple", Highest(whist), "simple"), seed="1", deals=1)
    print(len(whistclub.tricks(match)), "tricks")
    position = whistclub.start(whist, whistclub.deal(whist, seed="1"), dealer="N")
    view = whist.view(position, Seat(1))
    viewer: Seat | None = whist.view(position, Seat(2)).viewer
    print("seat", viewer, "of", whist.seats)
    print(sum(len(row) for row in whistclub.solve_table(HANDS).rows), "values")
    print(refused(whist, position))
    result = played(whist, position, Highest(whist)).result()
    print("points", result.points if result is not None else "none yet")
    tried: whistclub.Rollouts = whistclub.rollouts(whist, view, count=10)
    print("best", tried.best.action.text, round(tried.best.mean, 1))
    worlds: tuple[whistclub.World, ...] = whistclub.worlds(whist, view, count=2)
    print([whist.view(whistclub.position_of(whist, view, world), Seat(1)) == view for world in worlds])
    summary = whistclub.duel(whist, Highest, "simple", deals=2)
    print("duel", summary.deals, summary.points.mean if summary.points is not None else None)
    answer: whistclub.Answer = whistclub.solve(HANDS, leader="N", trump="S", objective="most")
    print("least", answer.value.least, [(value.card.text, value.value.least) for value in answer.cards][:1])


if __name__ == "__main__":
    main()
