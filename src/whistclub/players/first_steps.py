"""The first steps of somebody who has never played whist: six places in small deals of real games, each with a card to
find.

The games' own rules say which cards may be played there and what comes of each.
"""

from functools import cache
from importlib.resources import files

import msgspec

from whistclub.games.registry import game_of_preset
from whistclub.rules.actions import Play
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import Deal, deal_from_seed
from whistclub.rules.game import Game, Position
from whistclub.rules.seats import Seat, clockwise_from, left_of
from whistclub.rules.tricks import plays_among, winning_seat

LEARNER = Seat(0)
"""The learner's seat."""


class FirstStep(msgspec.Struct, frozen=True):
    """A step: its name, the game (a preset with options), a small deal, the acts so far, and the act to find.

    `hands` are the cards by seat, the dealer's turned card last; without them the deal is the first one of the text
    `seed`. The step's sentences are the messages `client-first-steps-NAME` and those that begin so.
    """

    name: str
    preset: str
    dealer: Seat
    acts: tuple[tuple[Seat, str], ...]
    answer: str
    options: dict[str, str] = {}
    hands: tuple[str, ...] = ()
    seed: str = ""

    def __repr__(self) -> str:
        return f"FirstStep({self.name!r})"


class Outcome(msgspec.Struct, frozen=True):
    """The outcome of an act: who takes the trick that it completed, with which card, and the tricks won since, by seat.

    `means` is what a card laid as a bid says, empty for a card played.
    """

    taker: Seat | None
    card: str
    won: tuple[int, ...]
    means: str = ""


@cache
def first_steps() -> tuple[FirstStep, ...]:
    """The steps in their order."""
    data = files(__package__).joinpath("first_steps.json").read_bytes()
    return msgspec.json.decode(data, type=tuple[FirstStep, ...])


def step_position(step: FirstStep) -> tuple[Game, Position]:
    """The game and the position of a step. Raises WhistclubError for acts that the game does not allow."""
    game = game_of_preset(step.preset, step.options)
    position = game.start(_deal(game, step), game.first_setting(step.dealer))
    for seat, text in step.acts:
        position = position.play(seat, game.alphabet.read(text, game.pack))
    return game, position


def outcomes(game: Game, position: Position) -> dict[str, Outcome]:
    """The outcome of each act that the learner may make, by its text."""
    return {act.text: _outcome(game, position, act.text) for act in game.view(position, LEARNER).legal}


def _outcome(game: Game, position: Position, text: str) -> Outcome:
    action = game.alphabet.read(text, game.pack)
    after = position.play(LEARNER, action)
    view = game.view(after, LEARNER)
    won = tuple(getattr(view, "won", ()))
    if not isinstance(action, Play):
        shown = next(bid for bid in getattr(view, "bids", ()) if bid.seat == LEARNER)
        return Outcome(None, "", won, shown.means)
    trick = tuple(plays_among(after.acts))[-game.seats :]
    taker = winning_seat(game.judge(view), trick)
    return Outcome(taker, next(card.text for seat, card in trick if seat == taker), won)


def _deal(game: Game, step: FirstStep) -> Deal:
    """The cards as they would have been dealt, one at a time from the dealer's left."""
    if not step.hands:
        return deal_from_seed(seed_from_text(step.seed), game, 1)
    hands = [hand.split() for hand in step.hands]
    order = clockwise_from(left_of(step.dealer))
    return Deal(tuple(game.pack.card(hands[seat][at]) for at in range(len(hands[0])) for seat in order))
