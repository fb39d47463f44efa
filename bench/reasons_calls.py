"""The reasons of play of calls: how many clear errors by a call have one, and whether each comes true in play.

Run as `python -m bench.reasons_calls` from the project's folder. At each call of `--deals N` (6) of `--only PRESETS`
every act that clearly costs something, `--each N` (40) of them by lot at most, is taken for the one made. A judge that
shares nothing with the finder but the imagined deals' sampler draws 64 others, plays both acts on to the end by the
conventional players, and counts where the sentence comes true. Of players without conventions it takes deals that fit
the calls heard in which nobody goes over the call, and reads the contract off the moment. A reason is false where the
share told is off by more than three standard errors and a tenth.
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
from whistclub.coach.rollout_prices import all_by_play
from whistclub.players.heard import Heard
from whistclub.players.levels import conventional
from whistclub.players.player import PlaysOut
from whistclub.players.worlds.drawn import imagined_deals
from whistclub.rules.actions import Action, Play

SEED: Final = "calls"
PRESETS: Final = (
    "minnesota",
    "south_dakota",
    "askov",
    "norwegian",
    "solo",
    "bid_whist",
    "call_ace",
    "kleurwiezen",
)
_DEALS: Final = 64
_DRAWS: Final = 12
_ROUGH: Final = 0.1
"""The fits of the finder, and play by conventions, need not agree to the last deal."""


class End(NamedTuple):
    """A deal played to its end after a call, for the side of the caller."""

    contract: str
    is_ours: bool
    tricks: int
    gain: float
    owns: bool = False


def played(game: Any, start: Any, me: int, act: Action) -> End:
    """The end of a deal in which all go on by the conventions."""
    position, player = start.play(me, act), conventional(game)
    while position.result() is None:
        seat = min(position.to_act())
        position = position.play(seat, conventional_act(game, position, seat, player))
    if isinstance(player, PlaysOut):
        return _end(game, position, me)
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


def _end(game: Any, position: Any, me: int) -> End:
    """The same of any game: the contract is the moment's, and its holders win or lose by their points."""
    moment, points = game.moment(game.view(position, me)), position.result().points
    sides = len(points)
    gain = points[me % sides] - (points[1 - me % 2] if sides == 2 else 0)
    if not moment.holders:
        return End("", is_ours=False, tricks=0, gain=gain)
    holder = moment.holders[0]
    paid, own = points[holder % sides], points[me % sides]
    shares = (holder % sides) == (me % sides) or (paid > 0) == (own > 0)
    won = sum(taken for seat, taken in enumerate(moment.tricks) if seat == me)
    return End(
        moment.contract,
        is_ours=me in moment.holders or shares,
        tricks=won,
        gain=gain,
        owns=me in moment.holders,
    )


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
        case "contract_kept":
            return better.is_ours and better.gain > 0 and worse.is_ours and worse.gain < 0
        case "partner_made":
            return better.is_ours and not better.owns and better.gain > 0
        case "others_made":
            return not worse.is_ours and worse.gain < 0
        case "others_short":
            return not better.is_ours and better.gain > 0
        case _:
            return True


def _tells(game: Any, kind: str, better: End, worse: End) -> bool:
    """True unless somebody went over the call that a reason is about: players without conventions do so at random when
    they try nothing.
    """
    if not isinstance(conventional(game), PlaysOut):
        return True
    return {"call_short": worse, "call_made": better}.get(
        kind, End("", is_ours=True, tricks=0, gain=0, owns=True)
    ).owns


def fault_of(game: Any, view: Any, acts: tuple[Action, Action], reason: PlayReason) -> str:
    """The fault of a reason; nothing where it comes true as often as is told."""
    starts = _starts(game, view)
    ends = [tuple(played(game, start, view.viewer, act) for act in acts) for start in starts]
    seen = [comes_true(reason.kind, *pair) for pair in ends if _tells(game, reason.kind, *pair)]
    if not seen:
        return ""
    share, told = sum(seen) / len(seen), reason.chance
    error = sqrt(max(told * (1 - told), 0.05) * (1 / len(seen) + 1 / STANDARD.calls))
    return f"comes true in {share:.2f}, told {told:.2f}" if told - share > 3 * error + _ROUGH else ""


def _starts(game: Any, view: Any) -> list[Any]:
    """Other imagined deals: such as fit the calls heard, where the players have no conventions."""
    rng = Random("judge")
    if isinstance(conventional(game), PlaysOut):
        heard = Heard(game, view, view.viewer, rng, _DRAWS)
        return [heard.deal()[0] for _ in range(_DEALS)]
    deals = imagined_deals(game, view, rng, _DEALS)
    return [start for hands in deals if (start := started_with(game, view, hands)) is not None]


def looked_at(preset: str, number: int, each: int) -> Iterator[tuple[str, PlayReason | None, str]]:
    """The clear errors by a call in a deal, with their reasons and faults."""
    game: Any = library.game(preset)
    whole = library.play(game, "quick", seed=f"{SEED} {number}", deals=1).deals[0]
    position = game.begin(whole.deal, whole.setting)
    for place, (seat, act) in enumerate(whole.acts, 1):
        view = game.view(position, seat)
        if isinstance(view.legal[0], Play):
            return
        key = f"coach/{whole.setting.number}/{place}"
        tried = _tried(game, view, key) if len(view.legal) > 1 else None
        if tried is not None:
            costly = list(_costly(tried))
            for acts in Random(key).sample(costly, min(each, len(costly))):
                told = pricing_of(game).call_reason(game, view, tried, *acts, key, STANDARD)
                fault = "" if told is None else fault_of(game, view, acts, told)
                yield f"{number} {place} {acts[1].text}", told, fault
        position = position.play(seat, act)


def _tried(game: Any, view: Any, key: str) -> Tried | None:
    if isinstance(conventional(game), PlaysOut):
        return all_by_play(game, view, key, STANDARD.hint_plays * STANDARD.again)
    return fair_calls(game, view, key, STANDARD)


def _costly(tried: Tried) -> Iterator[tuple[Action, Action]]:
    """The best act, with each that clearly costs something against it."""
    best = tried.ranked()[0]
    for place, group in enumerate(tried.groups):
        cost, error = tried.gain(best, place)
        if place != best and cost > max(tried.bar * error, LEAST):
            yield tried.groups[best][0], group[0]


def main() -> None:
    """Plays, prices and tells."""
    asked = arguments(__doc__, deals=6, each=40, only=",".join(PRESETS)).parse_args()
    for preset in asked.only.split(","):
        found = [each for number in range(asked.deals) for each in looked_at(preset, number, asked.each)]
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
