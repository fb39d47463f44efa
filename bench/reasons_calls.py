"""The reasons of play of calls: how many clear errors by a call have one, and whether each comes true in play.

Run as `python -m bench.reasons_calls` from the project's folder. At each call of `--deals N` (6) of `--only PRESETS`
every act that clearly costs something is taken for the one made. A judge that shares nothing with the finder but the
imagined deals' sampler draws 64 others, plays both acts on to the end by the conventional players, and counts where the
sentence comes true. A reason is false where the share told is off by more than three standard errors and a tenth.
"""

from collections import Counter
from collections.abc import Iterator
from math import sqrt
from random import Random
from typing import Any, Final, NamedTuple

from bench.common import arguments
from whistclub import library
from whistclub.coach import STANDARD, PlayReason
from whistclub.coach.call_prices import conventional_act, fair_calls, started_with
from whistclub.coach.comparison import LEAST, Tried
from whistclub.coach.pricing import pricing_of
from whistclub.players.levels import conventional
from whistclub.players.worlds.drawn import imagined_deals
from whistclub.rules.actions import Action, Play

SEED: Final = "calls"
PRESETS: Final = ("minnesota", "south_dakota", "askov", "norwegian", "solo")
_DEALS: Final = 64
_ROUGH: Final = 0.1
"""The fits of the finder, and play by conventions, need not agree to the last deal."""


class End(NamedTuple):
    """A deal played to its end after a call, for the side of the caller."""

    contract: str
    is_ours: bool
    tricks: int
    gain: float


def played(game: Any, start: Any, me: int, act: Action) -> End:
    """The end of a deal in which all go on by the conventions."""
    position, player = start.play(me, act), conventional(game)
    while position.result() is None:
        seat = min(position.to_act())
        position = position.play(seat, conventional_act(game, position, seat, player))
    view, points = game.view(position, None), position.result().points
    pairs = game.sides == 2
    owner = (
        getattr(view, "grander", None)
        if getattr(view, "contract", "") == "grand"
        else getattr(view, "bidder", None)
    )
    ours = (me, (me + 2) % 4) if pairs else (me,)
    gain = points[me % 2] - points[1 - me % 2] if pairs else points[me]
    tricks = sum(won for seat, won in enumerate(view.won) if seat in ours)
    return End(str(getattr(view, "contract", "") or ""), owner in ours, tricks, gain)


def comes_true(kind: str, better: End, worse: End) -> bool:
    """True if two ends show what the sentence says."""
    match kind:
        case "high_short":
            return worse.contract == "grand" != better.contract and worse.tricks <= 6
        case "low_over":
            return worse.contract == "low" != better.contract and worse.tricks >= 7
        case "high_made":
            return better.contract == "grand" != worse.contract and better.tricks >= 7
        case "low_made":
            return better.contract == "low" != worse.contract and better.tricks <= 6
        case "grand_lost":
            own = better.contract == worse.contract == "grand" and better.is_ours and not worse.is_ours
            return own and better.tricks > worse.tricks
        case "call_made":
            return better.gain > 0
        case "call_short" | "first_tricks_lost":
            return worse.gain <= 0
        case _:
            return True


def fault_of(game: Any, view: Any, acts: tuple[Action, Action], reason: PlayReason) -> str:
    """The fault of a reason; nothing where it comes true as often as is told."""
    deals = imagined_deals(game, view, Random("judge"), _DEALS)
    starts = [start for hands in deals if (start := started_with(game, view, hands)) is not None]
    seen = [
        comes_true(reason.kind, *(played(game, start, view.viewer, act) for act in acts)) for start in starts
    ]
    share, told = sum(seen) / len(seen), reason.chance
    error = sqrt(max(told * (1 - told), 0.05) * (1 / len(seen) + 1 / STANDARD.calls))
    return f"comes true in {share:.2f}, told {told:.2f}" if told - share > 3 * error + _ROUGH else ""


def looked_at(preset: str, number: int) -> Iterator[tuple[str, PlayReason | None, str]]:
    """The clear errors by a call in a deal, with their reasons and faults."""
    game: Any = library.game(preset)
    whole = library.play(game, "quick", seed=f"{SEED} {number}", deals=1).deals[0]
    position = game.begin(whole.deal, whole.setting)
    for place, (seat, act) in enumerate(whole.acts, 1):
        view = game.view(position, seat)
        if isinstance(view.legal[0], Play):
            return
        key = f"coach/{whole.setting.number}/{place}"
        tried = fair_calls(game, view, key, STANDARD) if len(view.legal) > 1 else None
        if tried is not None:
            for acts in _costly(tried):
                told = pricing_of(game).call_reason(game, view, tried, *acts, key, STANDARD)
                fault = "" if told is None else fault_of(game, view, acts, told)
                yield f"{number} {place} {acts[1].text}", told, fault
        position = position.play(seat, act)


def _costly(tried: Tried) -> Iterator[tuple[Action, Action]]:
    """The best act, with each that clearly costs something against it."""
    best = tried.ranked()[0]
    for place, group in enumerate(tried.groups):
        cost, error = tried.gain(best, place)
        if place != best and cost > max(tried.bar * error, LEAST):
            yield tried.groups[best][0], group[0]


def main() -> None:
    """Plays, prices and tells."""
    asked = arguments(__doc__, deals=6, only=",".join(PRESETS)).parse_args()
    for preset in asked.only.split(","):
        found = [each for number in range(asked.deals) for each in looked_at(preset, number)]
        kinds = Counter(reason.kind for _, reason, _ in found if reason is not None)
        faults = [each for each in found if each[2]]
        print(
            f"{preset}: {len(found)} errors by a call, {kinds.total()} with a reason, {len(faults)} false: {dict(kinds)}",
            flush=True,
        )
        for each in faults:
            print("  ", *each, flush=True)


if __name__ == "__main__":
    main()
