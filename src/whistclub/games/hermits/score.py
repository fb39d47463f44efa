"""The score of hands of Hermits Whist, and the end of a game."""

from whistclub.cards.errors import Reason, reason
from whistclub.cards.hermits import WILD_CARDS
from whistclub.games.hermits.base import HermitsPassage
from whistclub.games.hermits.options import HermitsOptions, Markers
from whistclub.rules.dummy_play import HAND_NAMES
from whistclub.rules.match import added
from whistclub.rules.passage import HandPlayed
from whistclub.rules.pile import Pile
from whistclub.rules.settings import wrong_two_each
from whistclub.rules.values import DealResult, MatchResult, ScoreLine, Setting


def scored(
    passage: HermitsPassage, hands: tuple[HandPlayed, ...], pile: Pile, *extra: ScoreLine
) -> DealResult:
    """A line for each hand, further lines after them, and markers and wilds as they leave them.

    The score counts the markers turned down. Source: Hermits Whist, Game Play.
    """
    lines = (*(_line(place, hand) for place, hand in enumerate(hands)), *extra)
    before: Markers = passage.setting.carry
    down = {hand.aim for hand in hands if hand.made}
    up = tuple(pip for pip in before.up if pip not in down)
    after = left_by(passage, up, pile, lost=not all(hand.made for hand in hands))
    return DealResult(lines, (sum(line.points[0] for line in lines),), after)


def left_by(passage: HermitsPassage, up: tuple[int, ...], pile: Pile, *, lost: bool) -> Markers:
    """The markers face up and the wilds as the next passage finds them."""
    next_pile = pile.for_next_hand(no_trump_stays=passage.game.options.no_trump_lasts == "game")
    return Markers(up, next_pile.turned, next_pile.no_trump, lost)


def _line(place: int, hand: HandPlayed) -> ScoreLine:
    if hand.made:
        facts = (("hand", HAND_NAMES[place]), ("pip", hand.aim), ("tricks", hand.won))
        return ScoreLine("score-marker-down", facts, (1,))
    if hand.aim < 0:
        return ScoreLine("score-no-marker", (("hand", HAND_NAMES[place]), ("tricks", hand.won)), (0,))
    facts = (("hand", HAND_NAMES[place]), ("pip", hand.aim), ("tricks", hand.won))
    return ScoreLine("score-marker-missed", facts, (0,))


def wrong_markers(options: HermitsOptions, setting: Setting) -> Reason | None:
    """The reason why no game could stand so, or None: the markers up go with score and number, the wilds with the time
    to turn them.
    """
    markers: Markers = setting.carry
    if markers.lost:
        return reason("setting-over")
    if list(markers.up) != sorted(set(markers.up) & set(options.pips)):
        return reason("setting-markers", valid=", ".join(map(str, options.pips)))
    most = 1 if setting.number == 1 else len(WILD_CARDS)
    if not 1 <= markers.wilds_turned <= most:
        return reason("setting-wilds", most=most)
    if markers.no_trump and (options.no_trump_lasts != "game" or markers.wilds_turned < len(WILD_CARDS)):
        return reason("setting-no-trump")
    return wrong_two_each(setting, len(options.pips) - len(markers.up), len(options.pips))


def following(setting: Setting, result: DealResult) -> Setting | MatchResult:
    """The game ends with the hand that fits no marker, or with the sixth marker turned down."""
    markers: Markers = result.carry
    score = added(setting.score, result.points)
    if markers.lost:
        return MatchResult("markers-lost", score, ())
    if not markers.up:
        return MatchResult("markers-won", score, (0,))
    return Setting(setting.number + 1, setting.dealer, score, markers)
