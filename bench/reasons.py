"""The reasons of play that the coach tells: how many errors have one, and whether each is true.

Run as `python -m bench.reasons` from the project's folder. `--deals N` (4) of each of `--only PRESETS` are played by
`quick` from the text `--seed TEXT` and reviewed. A judge that shares nothing with the finder but the two lines of each
world replays these by the rules of tricks: every card held by whoever plays it, suits followed, the trick taken by whom
it should be. Then it looks in each world for what the sentence says, from a table of its own, and counts the worlds
again. The judge of the solitaires (`bench.reasons_alone`) plays each line again by the rules of the game. Told are the
errors by cards, in a solitaire by any act, those with a reason, the kinds, and each reason found false.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from bench.common import arguments
from bench.reasons_alone import fault_alone
from whistclub import library
from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Pack
from whistclub.coach import STANDARD, Marked, PlayReason, review_deal
from whistclub.coach.cards import Turn, fair_cards, turn_of
from whistclub.coach.comparison import Tried
from whistclub.coach.reasons.change import Pair
from whistclub.coach.reasons.finding import World, worlds_looked_at
from whistclub.coach.reasons.played import deals_looked_at
from whistclub.coach.rollout_prices import fair_by_play
from whistclub.games.registry import PRESETS
from whistclub.players.reading import Trick
from whistclub.rules.moment import Aim

SEED: Final = "reasons"
_CLOSE: Final = 1e-9
_TAKES_AFTER_BETTER: Final = frozenset(
    {
        *("trick_taken_from_partner", "winner_held_back", "duck", "honour_unguarded", "stopper_thrown"),
        *(
            "finesse",
            "overruff",
            "ruff_given",
            "entry_lost",
            "suit_established",
            "caught",
            "winners_together",
        ),
        *("thrown", "danger_forced", "danger_let_go"),
    }
)
"""Kinds whose card takes its trick after the better card; that of all others takes it after the worse."""
_THROWN: Final = frozenset({"entry_lost", "thrown", "shut_out", "discard_of_danger", "danger_let_go"})
_RUFFED: Final = frozenset({"ruff_given", "ruff_refused", "ruff"})
_OVERRUFFED: Final = frozenset({"overruff", "overruffs"})
_HIGHER: Final = frozenset({"honour_unguarded", "stopper_thrown", "finesse", "caught", "catches"})


class Rules(NamedTuple):
    """The rule of a trick as the judge reads it: the trump named, the ranks from the lowest up where that is not the
    pack's own order, and the jokers, the last above all.
    """

    trump: str
    ranks: tuple[int, ...] = ()
    jokers: tuple[str, ...] = ()

    def suit(self, card: Card) -> str:
        """The suit that a card belongs to; a joker is a trump, and of no suit where nothing is. Each other card
        without a suit is one of its own.
        """
        return self.trump if card.text in self.jokers else card.suits or card.text

    def height(self, card: Card) -> int:
        """The place of a card among those of its suit."""
        if card.text in self.jokers:
            return 100 + self.jokers.index(card.text)
        return self.ranks.index(card.rank) if self.ranks else card.rank

    def led(self, trick: Trick) -> str:
        """The suit to be followed: the first that a card of the trick tells."""
        return next((suit for suit in (self.suit(card) for _, card in trick.cards) if suit), "")

    def strength(self, card: Card, led: str) -> tuple[int, int]:
        """The strength of a card where this suit was led."""
        suit = self.suit(card)
        return (2 if suit and suit == self.trump else 1 if suit == led else 0), self.height(card)


class Scene(NamedTuple):
    """The table at which a card is chosen: the pack, how many cards lie in the trick, and the tricks taken by seat."""

    pack: Pack
    lying: int
    taken: tuple[int, ...]


def rules_in(pair: Pair) -> Rules:
    """The rule of a trick in a world."""
    return Rules(pair.judge.trump, pair.judge.order.ranks, pair.judge.order.trumps)


def is_line(pair: Pair, line: Sequence[Trick], played: Card, scene: Scene) -> bool:
    """True if a line follows the rules from the hands of its world, and begins with the card played."""
    rules, hands = rules_in(pair), [list(scene.pack.iterate(hand)) for hand in pair.hands]
    for number, trick in enumerate(line):
        led = rules.led(trick)
        lying = 0 if number else scene.lying
        for place, (seat, card) in enumerate(trick.cards[lying:], lying):
            if card not in hands[seat]:
                return False
            if place and rules.suit(card) != led and any(rules.suit(one) == led for one in hands[seat]):
                return False
            hands[seat].remove(card)
        best = max(trick.cards, key=lambda one: rules.strength(one[1], led))
        if best[0] != trick.taker or (number and trick.cards[0][0] != line[number - 1].taker):
            return False
    return (pair.me, played) in line[0].cards


def is_seen(pair: Pair, reason: PlayReason, scene: Scene, aim: Aim | None) -> bool:
    """True if the lines of a world show what the sentence of a reason says; `aim` is the contract's."""
    if not reason.cards:
        return aim is not None and _is_decided(pair, reason, scene, aim)
    rules = rules_in(pair)
    card, *others = (scene.pack.card(text) for text in reason.cards)
    after = reason.kind in _TAKES_AFTER_BETTER
    takes, falls = (pair.after_better, pair.after_worse) if after else (pair.after_worse, pair.after_better)
    one, two = _trick_of(takes, card), _trick_of(falls, card)
    if one is None or two is None or _taking(one) is not card or _taking(two) is card:
        return False
    by = _taking(two)
    return (
        (not others or by is others[0])
        and _falls_so(reason.kind, card, two, rules)
        and _as_told(pair, reason.kind, card, (one, two), scene.pack)
    )


def _is_decided(pair: Pair, reason: PlayReason, scene: Scene, aim: Aim) -> bool:
    """True if the whole deal, with the tricks taken before, brings the contract its tricks in one line alone."""
    lines = pair.after_better, pair.after_worse
    before = sum(scene.taken[seat] for seat in aim.seats)
    taken = [before + sum(one.taker in aim.seats for one in line) for line in lines]
    better, worse = (count >= aim.tricks for count in taken)
    is_own = any(pair.mine >> seat & 1 for seat in aim.seats)
    wanted = (True, False) if is_own else (False, True)
    kind = "contract_made" if is_own else "contract_defeated"
    return reason.number == aim.tricks and (better, worse) == wanted and reason.kind == kind


def _trick_of(line: Sequence[Trick], card: Card) -> Trick | None:
    return next((trick for trick in line if any(card is one for _, one in trick.cards)), None)


def _taking(trick: Trick) -> Card:
    return dict(trick.cards)[trick.taker]


def _falls_so(kind: str, card: Card, trick: Trick, rules: Rules) -> bool:
    """True if a card falls in its trick as the kind says."""
    by = _taking(trick)
    own, over, led = rules.suit(card), rules.suit(by), rules.led(trick)
    is_higher = own == over and rules.height(by) > rules.height(card)
    if kind in _THROWN:
        return own not in {led, over}
    if kind in _RUFFED:
        return own == led and over == rules.trump != own
    if kind in _OVERRUFFED:
        return rules.trump not in {"", led} and own == rules.trump and is_higher
    return kind not in _HIGHER or is_higher


def _as_told(pair: Pair, kind: str, card: Card, tricks: tuple[Trick, Trick], pack: Pack) -> bool:
    """True if what the sentence says besides holds."""
    takes, falls = tricks
    better, worse, rules = pair.after_better, pair.after_worse, rules_in(pair)
    suit, trump = rules.suit, rules.trump
    sides = [bool(pair.mine >> seat & 1) for seat in (takes.taker, falls.taker)]
    match kind:
        case "trick_taken_from_partner" | "winners_together":
            return sides[0] == sides[1] and (kind == "winners_together" or falls == worse[0])
        case "winner_held_back":
            return takes == better[0] and card is pair.better
        case "duck":
            return falls == worse[0] and takes != better[0] and card is pair.worse
        case "honour_unguarded" | "stopper_thrown":
            followed = suit(pair.worse) == rules.led(worse[0])
            left = [one for one in _left(pair, worse, falls, pack) if suit(one) == suit(card)]
            return (
                left == [card] and followed == (kind == "honour_unguarded") and suit(pair.worse) == suit(card)
            )
        case "finesse":
            seats = [seat for seat, _ in takes.cards]
            place = seats.index(takes.taker)
            return (
                falls.taker in seats[:place]
                and _trick_of(better[: better.index(takes)], _taking(falls)) is None
            )
        case "drawing_trumps":
            is_ruff = suit(card) == trump != rules.led(takes)
            return is_ruff and rules.led(falls) == trump == suit(pair.better)
        case "ruff_refused":
            return falls == better[0] and _taking(falls) is pair.better
        case "entry_lost":
            between = worse[1 : worse.index(falls) + 1]
            return takes.cards[0][1] is card and all(one.cards[0][0] != takes.taker for one in between)
        case "suit_established":
            early, late = (_over(pair, card, line, pack) for line in ((), better[: better.index(takes)]))
            return takes.cards[0][1] is card and bool(early) and not late
        case "exit":
            return falls != better[0] and takes == worse[0] and card is pair.worse
        case _:
            return True


def _over(pair: Pair, card: Card, line: Sequence[Trick], pack: Pack) -> list[Card]:
    """The higher cards of its suit that the other side holds after a line."""
    rules, gone = rules_in(pair), {one for trick in line for _, one in trick.cards}
    others = [hand for seat, hand in enumerate(pair.hands) if not pair.mine >> seat & 1]
    held = [one for hand in others for one in pack.iterate(hand) if one not in gone]
    suit, height = rules.suit(card), rules.height(card)
    return [one for one in held if rules.suit(one) == suit and rules.height(one) > height]


def _left(pair: Pair, line: Sequence[Trick], trick: Trick, pack: Pack) -> list[Card]:
    """The cards that the seat to play still holds before a trick."""
    gone = {card for one in line[: line.index(trick)] for _, card in one.cards}
    return [card for card in pack.iterate(pair.hands[pair.me]) if card not in gone]


def fault_of(
    turn: Turn, tried: Tried, better: Card, made: Card, reason: PlayReason, aim: Aim | None = None
) -> str:
    """The fault of a reason in a game of four hands; nothing where it is true."""
    worlds = list(worlds_looked_at(turn, tried, better, made, STANDARD))
    return fault_in(worlds, Scene(FRENCH, len(turn.reading.trick), turn.reading.won), reason, aim)


def fault_in(worlds: Sequence[World], scene: Scene, reason: PlayReason, aim: Aim | None) -> str:
    """The fault of a reason in the worlds that it was found in; nothing where it is true."""
    for _, _, pair in worlds:
        lines = (pair.after_better, pair.better), (pair.after_worse, pair.worse)
        if not all(is_line(pair, line, card, scene) for line, card in lines):
            return "a line breaks the rules"
    total = sum(one.weight for one in worlds)
    seen = sum(one.weight for one in worlds if one.gain > 0 and is_seen(one.pair, reason, scene, aim))
    if abs(seen / total - reason.chance) < _CLOSE or seen / total > reason.chance:
        return ""
    return f"seen in {seen / total:.2f}, told {reason.chance:.2f}"


def _fault_as_played(game: Any, view: Any, marked: Marked, made: Any, key: str) -> str:
    """The fault of a reason of cards that were played on to the end of the deal."""
    tried = fair_by_play(game, view, made, key, STANDARD)
    if tried is None or marked.reason is None:
        return ""
    better = tried.groups[tried.ranked()[0]][0]
    worlds = list(deals_looked_at(game, view, tried, better, made))  # type: ignore[arg-type]
    moment = game.moment(view)
    aim = moment.aims[0] if len(moment.aims) == 1 else None
    scene = Scene(game.pack, len(view.trick), tuple(moment.tricks) or (0,) * game.seats)
    return fault_in(worlds, scene, marked.reason, aim)


def looked_at(preset: str, number: int, seed: str = SEED) -> Iterator[tuple[Marked, str]]:
    """The cards of a deal that the coach calls errors, all acts of a solitaire, each with the fault of its reason."""
    game: Any = library.game(preset)
    played = library.play(game, "quick", seed=f"{seed} {number}", deals=1).deals[0]
    positions = [game.begin(played.deal, played.setting)]
    for seat, action in played.acts:
        positions.append(positions[-1].play(seat, action))
    for one in review_deal(game, played).marked:
        if one.verdict != "error" or not (one.trick or one.method == "odds"):
            continue
        seat, action = played.acts[one.number - 1]
        view = game.view(positions[one.number - 1], seat)
        if one.method == "odds":
            yield one, fault_alone(game, view, one)
            continue
        turn, key = turn_of(game, view), f"coach/{played.setting.number}/{one.number}"
        if one.reason is None or turn is None:
            yield one, _fault_as_played(game, view, one, action, key)
            continue
        tried = fair_cards(game, view, turn, action, key, STANDARD)
        better = turn.card_named(tried.ranked()[0], one.better)
        aims = game.moment(view).aims
        aim = aims[0] if len(aims) == 1 else None
        yield one, fault_of(turn, tried, better, FRENCH.card(action.parts[0].text), one.reason, aim)


def main() -> None:
    """Plays, reviews and tells."""
    asked = arguments(__doc__, deals=4, seed=SEED, only=",".join(PRESETS)).parse_args()
    errors, with_one, wrong = 0, Counter[str](), 0
    for preset in asked.only.split(","):
        found = [each for number in range(asked.deals) for each in looked_at(preset, number, asked.seed)]
        reasons = [one.reason.kind for one, _ in found if one.reason is not None]
        faults = [(one.number, one.reason, fault) for one, fault in found if fault]
        print(
            f"{preset}: {len(found)} errors, {len(reasons)} with a reason, {len(faults)} false",
            flush=True,
        )
        for each in faults:
            print("  ", *each, flush=True)
        errors, wrong = errors + len(found), wrong + len(faults)
        with_one.update(reasons)
    print(f"{errors} errors, {with_one.total()} with a reason, {wrong} false")
    print(", ".join(f"{kind} {count}" for kind, count in with_one.most_common()))


if __name__ == "__main__":
    main()
