"""The coach's verdicts on early cards beside a judge that saw none of them, and how well its intervals cover.

Run as `python -m bench.judges` from the project's folder. `--deals N` (6) of each of `--only PRESETS` (whist,
minnesota, south_dakota, solo) are played by `--player` (quick). Each early card that the first judge finds dear is an
error, or open to opinion where the second judge does not agree. The third plays both cards on with the conventional
player in every seat, each by its own view, in `--worlds N` (600) worlds drawn anew. Told are, of the errors and of
the acts open to opinion, how many it confirms (the cost is above 0 by two standard errors of its own), denies (below
by as much), and leaves open, and the mean cost by each. Then, by phase, how many costs of all cards but the best of
their turn lie within 1.96 standard errors of a count in sixteen times as many other worlds.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from math import hypot
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple

from bench.common import arguments
from whistclub import library
from whistclub.coach import STANDARD
from whistclub.coach.call_prices import started_with
from whistclub.coach.cards import Turn, fair_cards, tried_in, turn_of
from whistclub.coach.comparison import Tried, judged
from whistclub.coach.rollout_prices import outcome_on
from whistclub.coach.second_judge import is_seconded
from whistclub.coach.totals import phase_at
from whistclub.players.levels import conventional
from whistclub.players.policy import Hands
from whistclub.players.worlds.drawn import Drawn, believing
from whistclub.players.worlds.evidence import four
from whistclub.rules.actions import Action, Play
from whistclub.rules.seats import Seat
from whistclub.rules.values import View

PRESETS: Final = "whist,minnesota,south_dakota,solo"
SEED: Final = "judges"
CLEAR: Final = 2.0
"""Standard errors above which the third judge confirms or denies."""
SURE: Final = 1.96
MANY: Final = 16
"""Times as many worlds as a review looks at."""


class Choice(NamedTuple):
    """A card chosen in a deal: its view, its turn, the card, and the key of its worlds."""

    view: View
    turn: Turn
    made: Action
    key: str


class Dear(NamedTuple):
    """An early card that the first judge finds dear: the verdict, and the cost by the first judge and by the third."""

    verdict: str
    told: float
    cost: float
    error: float

    @property
    def word(self) -> str:
        """What the third judge says."""
        if abs(self.cost) <= CLEAR * self.error:
            return "left open"
        return "confirmed" if self.cost > 0 else "denied"


def choices(game: Any, number: int, player: str) -> Iterator[Choice]:
    """The cards chosen in a deal that are priced, in the order played."""
    played = library.play(game, player, seed=f"{SEED} {number}", deals=1).deals[0]
    position = game.begin(played.deal, played.setting)
    for count, (seat, made) in enumerate(played.acts, 1):
        view = game.view(position, seat)
        position = position.play(seat, made)
        turn = turn_of(game, view)
        if turn is not None and len(turn.runs) > 1:
            yield Choice(view, turn, made, f"coach/{played.setting.number}/{count}")


def whole(turn: Turn, hands: Hands) -> Hands:
    """The hands of a world as they were dealt."""
    found = list(hands)
    for seat, card in [*(each for trick in turn.reading.tricks for each in trick.cards), *turn.reading.trick]:
        found[seat] |= card.bit
    return four(found)


def played_on(
    game: Any, choice: Choice, acts: tuple[Action, Action], drawn: Drawn
) -> tuple[float, float] | None:
    """The cost of the second act against the first by the third judge; None where no world can be begun."""
    player, seat, rows = conventional(game), choice.view.viewer or Seat(0), []
    for weight, hands in drawn.worlds:
        start = started_with(game, choice.view, whole(choice.turn, hands))
        if start is not None:
            ends = (outcome_on(game, start.play(seat, act), seat, player) for act in acts)
            rows.append((weight, *ends))
    if not rows:
        return None
    weights, better, worse = zip(*rows, strict=True)
    groups = tuple((act,) for act in acts)
    return Tried(groups=groups, rows=(better, worse), weights=weights, method="plays").gain(0, 1)


def dear_of(game: Any, choice: Choice, tried: Tried, worlds: int) -> Dear | None:
    """The verdict on an early card and the third judge's, if the first judge finds it dear."""
    turn, made = choice.turn, choice.made
    found = judged(game, Seat(turn.reading.me), tried, made, [None] * len(tried.groups), agreed=False)
    if tried.method != "early" or found is None or found.verdict != "error":
        return None
    verdict = "error" if is_seconded(turn, tried, found.best, found.made, STANDARD) else "opinion"
    acts = Play(turn.firsts[found.best]), Play(turn.firsts[found.made])
    drawn = believing(game, choice.view, Random(f"{choice.key} third"))(worlds)
    third = played_on(game, choice, acts, drawn)
    return None if third is None else Dear(verdict, tried.gain(found.best, found.made)[0], *third)


def covered(game: Any, choice: Choice, tried: Tried) -> Iterator[bool]:
    """For each card but the best, whether the cost told and that of many other worlds agree."""
    count = MANY * STANDARD.worlds
    many = tried_in(choice.turn, believing(game, choice.view, Random(f"{choice.key} many"))(count), STANDARD)
    best, *others = tried.ranked()
    for place in others if many.method == tried.method else ():
        (told, error), (cost, rest) = tried.gain(best, place), many.gain(best, place)
        yield abs(told - cost) <= SURE * hypot(error, rest)


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
    asked = arguments(__doc__, deals=6, player="quick", only=PRESETS, worlds=600).parse_args()
    for preset in asked.only.split(","):
        game: Any = library.game(preset)
        found, within = list[Dear](), defaultdict[str, list[bool]](list)
        for number in range(asked.deals):
            for choice in choices(game, number, asked.player):
                tried = fair_cards(game, choice.view, choice.turn, choice.made, choice.key, STANDARD)
                dear = dear_of(game, choice, tried, asked.worlds)
                found += [] if dear is None else [dear]
                phase = phase_at(1 + len(choice.turn.reading.tricks))
                within[phase] += covered(game, choice, tried)
        tell(preset, found, within)


if __name__ == "__main__":
    main()
