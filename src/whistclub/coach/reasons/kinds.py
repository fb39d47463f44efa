"""The kinds of reasons: each a claim about a card that takes a trick in one line and falls in the other.

Of the kinds that hold the first is told, so those that say most stand first.
"""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from whistclub.cards.card import Card
from whistclub.coach.line_trick import LineTrick, told_trick
from whistclub.coach.reasons.change import Change, Pair, changes, gone
from whistclub.coach.reasons.contract import contract_decided
from whistclub.coach.reasons.play import Line
from whistclub.coach.reasons.reason import Kind
from whistclub.players.reading import Trick
from whistclub.rules.seats import Seat


class Seen(NamedTuple):
    """A kind of reason seen in a world, with its cards, and the trick after the better act and after the worse; no
    tricks of a bid.
    """

    kind: Kind
    cards: tuple[Card, ...]
    tricks: tuple[LineTrick, ...]


Claim = Callable[[Pair, Change], bool]


def seen_in(pair: Pair) -> Iterator[Seen]:
    """Every reason that the two lines of a world show, the contract first."""
    decided = contract_decided(pair)
    if decided is not None:
        yield Seen(decided.kind, (), _tricks_told(pair, decided.tricks))
    yield from _cards_seen(pair)


def _cards_seen(pair: Pair) -> Iterator[Seen]:
    """The reasons that name a card."""
    better, worse = pair.after_better, pair.after_worse
    if not pair.avoids:
        for one in changes(pair, own=True, gains=better, loses=worse):
            yield from _told(pair, one, _OWN_WINNERS, (one.takes, one.falls))
        for one in changes(pair, own=False, gains=worse, loses=better):
            yield from _told(pair, one, _THEIR_WINNERS, (one.falls, one.takes))
        return
    for one in changes(pair, own=True, gains=worse, loses=better):
        yield from _told(pair, one, _OWN_DANGERS, (one.falls, one.takes))
    for one in changes(pair, own=False, gains=better, loses=worse):
        yield from _told(pair, one, _THEIR_DANGERS, (one.takes, one.falls))


def _told(
    pair: Pair, one: Change, claims: tuple[tuple[Kind, Claim], ...], tricks: tuple[Trick, Trick]
) -> Iterator[Seen]:
    kind = next((kind for kind, holds in claims if holds(pair, one)), None)
    if kind is not None:
        yield Seen(
            kind, (one.card,) if one.fate == "thrown" else (one.card, one.by), _tricks_told(pair, tricks)
        )


def _tricks_told(pair: Pair, tricks: tuple[Trick, Trick]) -> tuple[LineTrick, LineTrick]:
    """A trick after the better card and one after the worse, told."""
    better, worse = pair.after_better.index(tricks[0]), pair.after_worse.index(tricks[1])
    seats = len(pair.hands)
    return told_trick(tricks[0], pair.first + better, seats), told_trick(tricks[1], pair.first + worse, seats)


def trick_taken_from_partner(pair: Pair, one: Change) -> bool:
    """The partner's card lies on the table and would take the trick; the card played takes it from the partner."""
    laid = [card for _, card in one.falls.cards]
    is_over = one.by is pair.worse and one.card in laid[: laid.index(pair.worse)]
    return one.fate == "under_partner" and not one.before and is_over and one.takes is pair.after_better[0]


def winner_held_back(pair: Pair, one: Change) -> bool:
    """The better card takes the trick on the table; held back, it takes none."""
    return one.card is pair.better and one.takes is pair.after_better[0] and bool(one.before)


def duck(pair: Pair, one: Change) -> bool:
    """The card played falls at once; kept back, a lower one losing the trick, it takes one later."""
    is_low = bool(pair.worse.bit & pair.above(pair.better))
    is_lost = not pair.is_mine(pair.after_better[0].taker)
    return one.card is pair.worse and not one.before and is_low and is_lost and one.fate != "under_partner"


def honour_unguarded(pair: Pair, one: Change) -> bool:
    """The card played, to a trick of its suit, was the guard: the higher card stands alone when a higher one takes
    it.
    """
    return _is_bare(pair, one) and bool(pair.worse.bit & pair.suit_led(pair.after_worse[0]))


def stopper_thrown(pair: Pair, one: Change) -> bool:
    """The same of a guard thrown on another suit."""
    return _is_bare(pair, one) and not pair.worse.bit & pair.suit_led(pair.after_worse[0])


def _is_bare(pair: Pair, one: Change) -> bool:
    """True where a card of the player's own is the last of its suit when it falls, and the card played was lower."""
    left = pair.hands[pair.me] & ~gone(one.before) & pair.suit_of(one.card)
    is_own = one.holder == pair.me and bool(one.before) and one.fate == "caught"
    return is_own and left == one.card.bit and bool(one.card.bit & pair.above(pair.worse))


def finesse(pair: Pair, one: Change) -> bool:
    """After the better card it takes a trick of its suit past a higher card, still held by an opponent who played
    before it; after the worse card that one takes it.
    """
    if one.fate != "caught" or not one.card.bit & pair.suit_led(one.takes):
        return False
    order = [seat for seat, _ in one.takes.cards]
    over = one.falls.taker
    is_before = over in order and order.index(over) < order.index(one.holder)
    return is_before and not one.by.bit & gone(_until(pair.after_better, one.takes))


def overruff(_: Pair, one: Change) -> bool:
    """A trump takes a trick; in the other line a higher trump goes over it on a suit that is not trumps."""
    return one.fate == "overruffed"


def ruff_given(_: Pair, one: Change) -> bool:
    """A card takes a trick; in the other line it is ruffed."""
    return one.fate == "ruffed"


def drawing_trumps(pair: Pair, one: Change) -> bool:
    """A trump of theirs ruffs; it falls where the better card leads trumps."""
    is_lead = pair.after_better[0].led is pair.better and pair.is_trump(pair.better)
    is_ruff = pair.is_trump(one.card) and not pair.suit_led(one.takes) & pair.judge.trumps
    return is_lead and is_ruff and bool(pair.suit_led(one.falls) & pair.judge.trumps)


def ruff_refused(pair: Pair, one: Change) -> bool:
    """A card of theirs takes the trick on the table where it is not ruffed with the better card."""
    is_now = not one.before and one.takes is pair.after_worse[0]
    return one.fate == "ruffed" and is_now and one.by is pair.better


def entry_lost(_: Pair, one: Change) -> bool:
    """The holder leads it after the better card; after the worse it is thrown by a holder who never gets the lead."""
    leads = [trick for trick in one.before[1:] if trick.leader == one.holder]
    return one.fate == "thrown" and one.takes.led is one.card and bool(one.before) and not leads


def suit_established(pair: Pair, one: Change) -> bool:
    """Led by its holder it takes a trick once the higher cards of the suit, out against it at first, are gone."""
    others = sum(hand for seat, hand in enumerate(pair.hands) if not pair.is_mine(Seat(seat)))
    over = others & pair.above(one.card)
    is_led = one.takes.led is one.card and not pair.is_trump(one.card)
    return is_led and bool(over) and not over & ~gone(_until(pair.after_better, one.takes))


def _until(line: Line, trick: Trick) -> Line:
    """The tricks of a line before one of them."""
    return line[: line.index(trick)]


def exit(pair: Pair, one: Change) -> bool:  # noqa: A001 - the field's word
    """The card led takes the trick, where the better lead would be another's."""
    is_lead = pair.after_worse[0].led is pair.worse and pair.after_better[0].led is pair.better
    return is_lead and one.card is pair.worse and not pair.is_mine(pair.after_better[0].taker)


def _falls(*fates: str) -> Claim:
    return lambda _, one: one.fate in fates


_OWN_WINNERS: Final[tuple[tuple[Kind, Claim], ...]] = (
    ("trick_taken_from_partner", trick_taken_from_partner),
    ("winner_held_back", winner_held_back),
    ("duck", duck),
    ("honour_unguarded", honour_unguarded),
    ("stopper_thrown", stopper_thrown),
    ("finesse", finesse),
    ("overruff", overruff),
    ("ruff_given", ruff_given),
    ("entry_lost", entry_lost),
    ("suit_established", suit_established),
    ("caught", _falls("caught")),
    ("winners_together", _falls("under_partner")),
    ("thrown", _falls("thrown")),
)
_THEIR_WINNERS: Final[tuple[tuple[Kind, Claim], ...]] = (
    ("drawing_trumps", drawing_trumps),
    ("ruff_refused", ruff_refused),
    ("ruff", _falls("ruffed")),
    ("overruffs", _falls("overruffed")),
    ("catches", _falls("caught")),
    ("shut_out", _falls("thrown")),
)
_OWN_DANGERS: Final[tuple[tuple[Kind, Claim], ...]] = (
    ("exit", exit),
    ("duck_under", _falls("caught", "ruffed", "overruffed")),
    ("discard_of_danger", _falls("thrown")),
)
_THEIR_DANGERS: Final[tuple[tuple[Kind, Claim], ...]] = (
    ("danger_forced", _falls("caught", "ruffed", "overruffed")),
    ("danger_let_go", _falls("thrown")),
)
