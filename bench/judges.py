"""The coach's verdicts on early cards beside a judge that saw none of them, and how well its intervals cover.

Run as `python -m bench.judges` from the project's folder. `--deals N` (6) of each of `--only PRESETS` (whist,
minnesota, south_dakota, solo) are played by `--player` (quick). Each early card that the first judge finds dear is an
error, or open to opinion where the second judge does not agree. The third plays both cards on with the conventional
player in every seat, each by its own view, in `--worlds N` (600) worlds drawn anew. Told are, of the errors and of the
acts open to opinion, how many it confirms (the cost is above 0 by two standard errors of its own), denies (below by as
much), and leaves open, and the mean cost by each. Then, by phase, how many costs of all cards but the best of their
turn lie within 1.96 standard errors of a count in `--many N` (1024) worlds drawn anew.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from math import hypot
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple

from bench.common import arguments
from whistclub import library
from whistclub.coach import STANDARD, Marked, review_deal
from whistclub.coach.call_prices import started_with
from whistclub.coach.cards import Turn, tried_in, turn_of
from whistclub.coach.comparison import Tried
from whistclub.coach.rollout_prices import outcome_on
from whistclub.coach.stakes import Outcome
from whistclub.coach.totals import phase_of
from whistclub.players.levels import conventional
from whistclub.players.policy import Hands
from whistclub.players.worlds.drawn import Drawn, believing
from whistclub.players.worlds.evidence import four
from whistclub.rules.actions import Action
from whistclub.rules.seats import Seat
from whistclub.rules.values import View

PRESETS: Final = "whist,minnesota,south_dakota,solo"
SEED: Final = "judges"
CLEAR: Final = 2.0
"""Standard errors above which the third judge confirms or denies."""
SURE: Final = 1.96


class Choice(NamedTuple):
    """A card chosen in a game, as the coach marked it, with its view and turn."""

    game: Any
    marked: Marked
    view: View
    turn: Turn

    def drawn(self, key: str, count: int) -> Drawn:
        """So many worlds of this view."""
        return believing(self.game, self.view, Random(f"{key} {self.marked.number}"))(count)

    def act(self, text: str) -> Action:
        """The legal act of this name."""
        return next(one for one in self.view.legal if one.text == text)


class Dear(NamedTuple):
    """An early card that the first judge finds dear: the verdict, and the cost by the first judge and by the third."""

    verdict: str
    told: float
    cost: float
    error: float

    @property
    def word(self) -> str:
        """The third judge's word."""
        if abs(self.cost) <= CLEAR * self.error:
            return "left open"
        return "confirmed" if self.cost > 0 else "denied"


def choices(game: Any, number: int, player: str) -> Iterator[Choice]:
    """The cards of a deal that the coach has marked, in the order played."""
    played = library.play(game, player, seed=f"{SEED} {number}", deals=1).deals[0]
    marked = {one.number: one for one in review_deal(game, played).marked if one.trick}
    position = game.begin(played.deal, played.setting)
    for count, (seat, act) in enumerate(played.acts, 1):
        view = game.view(position, seat)
        position = position.play(seat, act)
        turn = turn_of(game, view) if count in marked else None
        if turn is not None:
            yield Choice(game, marked[count], view, turn)


def whole(turn: Turn, hands: Hands) -> Hands:
    """The hands of a world as they were dealt."""
    found = list(hands)
    for seat, card in [*(each for trick in turn.reading.tricks for each in trick.cards), *turn.reading.trick]:
        found[seat] |= card.bit
    return four(found)


def dear_of(choice: Choice, worlds: int) -> Dear | None:
    """The verdict on an early card and the third judge's, if the first judge finds it dear; None also where no world
    can be begun.
    """
    game, view, marked = choice.game, choice.view, choice.marked
    if marked.method != "early" or marked.verdict not in ("error", "opinion"):
        return None
    player, seat = conventional(game), view.viewer or Seat(0)
    weights, columns = list[float](), (list[Outcome](), list[Outcome]())
    acts = choice.act(marked.best.act), choice.act(marked.made.act)
    for weight, hands in choice.drawn("third", worlds).worlds:
        start = started_with(game, view, whole(choice.turn, hands))
        if start is not None:
            weights.append(weight)
            for act, column in zip(acts, columns, strict=True):
                column.append(outcome_on(game, start.play(seat, act), seat, player))
    if not weights:
        return None
    groups, rows = tuple((act,) for act in acts), tuple(map(tuple, columns))
    cost, error = Tried(groups=groups, rows=rows, weights=tuple(weights), method="plays").gain(0, 1)
    return Dear(marked.verdict, marked.made.cost, cost, error)


def covered(choice: Choice, worlds: int) -> Iterator[bool]:
    """For each card but the best, whether the cost told and that of many other worlds agree; none where all there are
    were counted.
    """
    marked = choice.marked
    if marked.is_all:
        return
    many = tried_in(choice.turn, choice.drawn("many", worlds), STANDARD)
    best = many.place_of(choice.act(marked.best.act))
    for one in marked.acts[1:] if many.method == marked.method else ():
        place = many.place_of(choice.act(one.act))
        if best is not None and place is not None:
            cost, error = many.gain(best, place)
            yield abs(one.cost - cost) <= SURE * hypot(one.error, error)


def tell(preset: str, found: list[Dear], within: dict[str, list[bool]]) -> None:
    """Prints the figures of one preset."""
    for verdict in ("error", "opinion"):
        those = [one for one in found if one.verdict == verdict]
        words = Counter(one.word for one in those)
        means = (fmean(one.told for one in those), fmean(one.cost for one in those)) if those else ()
        print(preset, verdict, len(those), dict(words), [round(mean, 2) for mean in means], flush=True)
    print(preset, {phase: f"{sum(each)} of {len(each)}" for phase, each in within.items()}, flush=True)


def main() -> None:
    """Measures and prints."""
    asked = arguments(__doc__, deals=6, player="quick", only=PRESETS, worlds=600, many=1024).parse_args()
    for preset in asked.only.split(","):
        game: Any = library.game(preset)
        found, within = list[Dear](), defaultdict[str, list[bool]](list)
        for number in range(asked.deals):
            for choice in choices(game, number, asked.player):
                dear = dear_of(choice, asked.worlds)
                found += [] if dear is None else [dear]
                within[phase_of(choice.marked)] += covered(choice, asked.many)
        tell(preset, found, within)


if __name__ == "__main__":
    main()
