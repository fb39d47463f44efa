"""The reasons of play of calls: how many clear errors by a call have one, and whether each comes true in play.

Run as `python -m bench.reasons_calls` from the project's folder. At each call of `--deals N` (6) of `--only PRESETS`,
from the text `--seed TEXT`, every act that clearly costs something, `--each N` (40) of them by lot at most, is taken
for the one made. A judge that shares nothing with the finder but the imagined deals' sampler draws 64 others, plays the
acts on to the end by the conventional players, and counts where the sentence comes true. Of players without conventions
it takes deals that fit the calls heard. Outside the Minnesota family it reads the contract off the moment, and counts
of a call that is made or fails the deals in which nobody goes over it. A reason is false where the share told is above
the one counted by more than three standard errors and a tenth, or the hand does not hold what is said of it.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from math import sqrt
from random import Random
from typing import Any, Final, NamedTuple

from bench.common import arguments
from whistclub import library
from whistclub.coach import STANDARD, PlayReason
from whistclub.coach.call_prices import fair_calls, started_with
from whistclub.coach.comparison import LEAST, Tried
from whistclub.coach.pricing import pricing_of
from whistclub.coach.rollout_prices import UNTRIED, all_by_play
from whistclub.games.minnesota import MinnesotaView
from whistclub.players.hand_worth import pass_among
from whistclub.players.heard import Heard
from whistclub.players.levels import club, conventional
from whistclub.players.player import PlaysOut, own_budget
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
    """A deal played to its end after a call, for the side of the caller; `owns` if the caller has undertaken what is
    played, None where all calls tell.
    """

    contract: str
    is_ours: bool
    tricks: int
    gain: float
    owns: bool | None = None


def played(game: Any, start: Any, me: int, act: Action) -> End:
    """The end of a deal in which all go on by the conventions, in Solo as `club`, and the caller keeps to the call."""
    position, rng = start.play(me, act), Random("played")
    player, budget = conventional(game), UNTRIED
    if game.key == "solo":
        player = club(game)
        budget = own_budget(player)
    while position.result() is None:
        seat = min(position.to_act())
        view = game.view(position, seat)
        keeps = seat == me and not isinstance(view, MinnesotaView)
        passes = pass_among(view.legal) if keeps else None
        position = position.play(seat, passes or player.choose(view, rng, budget))
    view, points = game.view(position, None), position.result().points
    if not isinstance(view, MinnesotaView):
        return _end(game, position, me)
    owner = view.grander if view.contract == "grand" else view.bidder
    ours = (me, (me + 2) % 4)
    tricks = sum(won for seat, won in enumerate(view.won) if seat in ours)
    return End(str(view.contract or ""), owner in ours, tricks, points[me % 2] - points[1 - me % 2])


def _end(game: Any, position: Any, me: int) -> End:
    """The same of any game: the contract is the moment's, and its holders win or lose by their points."""
    moment, points = game.moment(game.view(position, me)), position.result().points
    sides = len(points)
    gain = points[me % sides] - (points[1 - me % 2] if sides == 2 else 0)
    if not moment.holders:
        return End("", is_ours=False, tricks=0, gain=gain, owns=False)
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
    return _OF_SIDES[kind](better, worse)


_OF_SIDES: Final[dict[str, Callable[[End, End], bool]]] = {
    "high_short": lambda better, worse: worse.contract == "grand" != better.contract and worse.tricks <= 6,
    "low_over": lambda better, worse: worse.contract == "low" != better.contract and worse.tricks >= 7,
    "high_made": lambda better, worse: better.contract == "grand" != worse.contract and better.tricks >= 7,
    "low_made": lambda better, worse: better.contract == "low" != worse.contract and better.tricks <= 6,
    "grand_lost": lambda better, worse: (
        better.contract == worse.contract == "grand"
        and better.is_ours
        and not worse.is_ours
        and better.tricks > worse.tricks
    ),
    "call_made": lambda better, _: better.gain > 0,
    "call_short": lambda _, worse: worse.gain <= 0,
    "first_tricks_lost": lambda _, worse: worse.gain <= 0,
    "not_taken_up": lambda _, worse: not worse.owns,
    "contract_kept": lambda better, worse: (
        better.is_ours and better.gain > 0 and worse.is_ours and worse.gain < 0
    ),
    "partner_made": lambda better, _: better.is_ours and not better.owns and better.gain > 0,
    "others_made": lambda _, worse: not worse.is_ours and worse.gain < 0,
    "others_short": lambda better, _: not better.is_ours and better.gain > 0,
    "trump_shorter": lambda better, worse: better.gain > worse.gain,
    "trump_laid_away": lambda better, worse: better.gain > worse.gain,
    "winner_laid_away": lambda better, worse: better.gain > worse.gain,
}
"""By kind, what two ends of a deal show."""


def _tells(kind: str, better: End, worse: End) -> bool:
    """True unless somebody went over the call that a reason is about: players without conventions do so at random when
    they try nothing.
    """
    told = {"call_short": worse, "call_made": better}.get(kind)
    return told is None or told.owns is not False


def _is_in_hand(game: Any, view: Any, acts: tuple[Action, Action], reason: PlayReason) -> bool:
    """True unless a reason tells of the hand what it does not hold."""
    if reason.kind == "trump_shorter":
        better, worse = (sum(card.text[0] == act.parts[0] for card in view.hand) for act in acts)
        return bool(better - worse == reason.number > 0)
    if reason.kind not in ("trump_laid_away", "winner_laid_away"):
        return True
    judge, away = game.judge(view), game.pack.card(acts[1].text.split()[1])
    others = [card for card in game.pack.cards if card not in view.hand and card.suits == away.suits]
    is_trump = away.text[0] in ("J", view.trump)
    is_best = not any(judge.over[away.index] & card.bit for card in others)
    is_so = is_trump if reason.kind == "trump_laid_away" else is_best
    return bool(is_so and reason.cards == (away.text,))


def fault_of(game: Any, view: Any, acts: tuple[Action, Action], reason: PlayReason) -> str:
    """The fault of a reason; nothing where it comes true as often as is told."""
    if not _is_in_hand(game, view, acts, reason):
        return "the hand holds something else"
    starts = _starts(game, view)
    # A sentence about one act alone needs no more.
    needed = {"call_made": acts[:1] * 2, "call_short": acts[1:] * 2}.get(reason.kind, acts)
    ends = [{act: played(game, start, view.viewer, act) for act in dict.fromkeys(needed)} for start in starts]
    pairs = [(each[needed[0]], each[needed[1]]) for each in ends]
    seen = [comes_true(reason.kind, *pair) for pair in pairs if _tells(reason.kind, *pair)]
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
    deals = imagined_deals(game, view, rng, _DEALS // 2 if game.key == "solo" else _DEALS)
    return [start for hands in deals if (start := started_with(game, view, hands)) is not None]


def looked_at(
    preset: str, number: int, each: int, seed: str = SEED
) -> Iterator[tuple[str, PlayReason | None, str]]:
    """The clear errors by a call in a deal, with their reasons and faults."""
    game: Any = library.game(preset)
    whole = library.play(game, "quick", seed=f"{seed} {number}", deals=1).deals[0]
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
    asked = arguments(__doc__, deals=6, each=40, seed=SEED, only=",".join(PRESETS)).parse_args()
    for preset in asked.only.split(","):
        found = [
            each
            for number in range(asked.deals)
            for each in looked_at(preset, number, asked.each, asked.seed)
        ]
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
