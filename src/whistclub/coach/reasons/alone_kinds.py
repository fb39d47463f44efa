"""The kinds of reasons of a solitaire: each a claim about two lines of one world, the better of which comes out.

Of the kinds that hold of a card the first is told, so those that say most stand first.
"""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from whistclub.cards.card import Card
from whistclub.coach.line_trick import LineTrick
from whistclub.coach.reasons.alone_lines import AloneLine, Answer
from whistclub.coach.reasons.choosing import Claimed
from whistclub.coach.reasons.kinds import Seen
from whistclub.coach.reasons.reason import Kind
from whistclub.players.solitaire.worths import Rows
from whistclub.rules.actions import Action, Play
from whistclub.rules.deal import Deal
from whistclub.rules.dummy_play import TWIDDLE
from whistclub.rules.seats import ALONE, seat_letter
from whistclub.solver.dummy import NO_TRUMP_END

DUMMY_SEAT: Final = "dummy"
"""Stands for the dummy in a trick that is told."""


class AlonePair(NamedTuple):
    """A world with the lines after two acts. `aims` are the numbers of tricks that count after each, `rows` the worths
    of their ends; `first` is the number of the first trick of both lines, `trump` the one in force.
    """

    deal: Deal
    better: Action
    worse: Action
    after_better: AloneLine
    after_worse: AloneLine
    aims: tuple[frozenset[int], frozenset[int]]
    rows: tuple[Rows, Rows]
    trump: str
    first: int


class Taken(NamedTuple):
    """An own card that takes a trick in the line `gains` and none in `loses`, with its tricks there."""

    card: Card
    gains: AloneLine
    loses: AloneLine
    takes: Answer
    falls: Answer


_Claim = Callable[[AlonePair, Taken], bool]


def seen_alone(pair: AlonePair) -> dict[Claimed, Seen]:
    """The claims that hold in a world after two acts of the play, and where each is seen."""
    better, worse = pair.after_better, pair.after_worse
    if better.worth <= worse.worth:
        return {}
    if _is_made(pair, 0) and _is_made(pair, 1):
        return dict(_of_ends(pair))
    is_over = worse.won > better.won
    if not _is_made(pair, 0):
        return dict([_at(pair, Claimed("loses_less"), _first_other(pair))] if is_over else [])
    gains, loses = (worse, better) if is_over else (better, worse)
    found = dict(_of_cards(pair, _TOO_MANY if is_over else _TOO_FEW, gains, loses))
    return found | dict([_at(pair, Claimed("overshot" if is_over else "undershot"), _first_other(pair))])


def seen_of_bids(pair: AlonePair) -> dict[Claimed, Seen]:
    """The same after two bids, or two markers declared."""
    better, worse = pair.after_better, pair.after_worse
    if not _is_made(pair, 0) or better.worth <= worse.worth:
        return {}
    kind: Kind = "bid_too_low" if worse.won > max(pair.aims[1]) else "bid_too_high"
    numbers = [int(act.parts[0]) for act in (pair.better, pair.worse)]
    if not _is_made(pair, 1):
        return {Claimed(kind, (), numbers[1]): Seen(kind, (), ())}
    if not _is_harder(pair):
        return {}
    kind = "counts_more" if better.worth == numbers[0] else "harder_number"
    return {Claimed(kind, (), numbers[0]): Seen(kind, (), ())}


def taken_in(gains: AloneLine, loses: AloneLine) -> Iterator[Taken]:
    """The own cards that take a trick in the first line alone."""
    fallen = {one.card: one for one in loses.answers if not one.is_won}
    for one in gains.answers:
        if one.is_won and one.card in fallen:
            yield Taken(one.card, gains, loses, one, fallen[one.card])


def _is_made(pair: AlonePair, place: int) -> bool:
    return (pair.after_better, pair.after_worse)[place].won in pair.aims[place]


def _of_cards(
    pair: AlonePair, claims: tuple[tuple[Kind, _Claim], ...], gains: AloneLine, loses: AloneLine
) -> Iterator[tuple[Claimed, Seen]]:
    """The first claim that holds of each own card that takes a trick in one line alone."""
    for one in taken_in(gains, loses):
        kind = next(kind for kind, holds in claims if holds(pair, one))
        named = (
            (_other(pair, one.card),)
            if kind in _NAMES_BOTH
            else (one.takes.led,)
            if kind in _NAMES_LED
            else ()
        )
        places = gains.answers.index(one.takes), loses.answers.index(one.falls)
        better, worse = places if gains is pair.after_better else places[::-1]
        yield _at(pair, Claimed(kind, (one.card, *named)), better, worse)


def _of_ends(pair: AlonePair) -> Iterator[tuple[Claimed, Seen]]:
    """The claims where both lines come out: another number of tricks, or more of the side pile left."""
    better, worse = pair.after_better, pair.after_worse
    if better.won != worse.won and _is_harder(pair):
        yield _at(pair, Claimed("harder_number", (), better.won), _first_other(pair))
    rows = pair.rows[0]
    if _left(better) > _left(worse) and rows[better.end][worse.won] > rows[worse.end][worse.won]:
        yield _at(pair, Claimed("pile_spent"), _first_other(pair))


def _is_harder(pair: AlonePair) -> bool:
    """True if the tricks of the better line are worth more, whatever the side pile hides."""
    better, worse = pair.after_better.won, pair.after_worse.won
    return all(one[better] > two[worse] for one, two in zip(*pair.rows, strict=True))


def _left(line: AloneLine) -> int:
    """The cards that the side pile hides at the end; fewer than none where it has brought no trump."""
    return -1 if line.end == NO_TRUMP_END else line.end


def _first_other(pair: AlonePair) -> int:
    """The place of the first trick that differs; of the last where none does."""
    lines = zip(pair.after_better.answers, pair.after_worse.answers, strict=True)
    last = len(pair.after_better.answers) - 1
    return next((place for place, (one, two) in enumerate(lines) if one != two), last)


def _at(pair: AlonePair, claimed: Claimed, better: int, worse: int | None = None) -> tuple[Claimed, Seen]:
    """A claim with the tricks of these places in which it is seen."""
    places = better, better if worse is None else worse
    lines = pair.after_better, pair.after_worse
    one, two = (_told(line.answers[at], pair.first + at) for line, at in zip(lines, places, strict=True))
    return claimed, Seen(claimed.kind, claimed.cards, (one, two))


def _told(answer: Answer, number: int) -> LineTrick:
    me = seat_letter(ALONE, 1)
    cards = (DUMMY_SEAT, answer.led.text), (me, answer.card.text)
    return LineTrick(number=number, cards=cards, taker=me if answer.is_won else DUMMY_SEAT)


def _card(act: Action) -> Card | None:
    return act.card if isinstance(act, Play) else None


def _other(pair: AlonePair, card: Card) -> Card:
    """The other of the two cards to choose from."""
    better, worse = _card(pair.better), _card(pair.worse)
    other = worse if card is better else better
    if other is None:
        raise AssertionError("both acts are cards")
    return other


def let_by(pair: AlonePair, one: Taken) -> bool:
    """The better card takes the trick on the table; the card played leaves it to the dummy."""
    return one.takes is one.gains.answers[0] and _are_cards(pair) and not one.loses.answers[0].is_won


def high_card_spent(pair: AlonePair, one: Taken) -> bool:
    """Both cards take the trick on the table. The one played takes another later if the better one takes this; that
    takes none later.
    """
    return _is_enough(pair, one, one.gains) and one.card is _card(pair.better)


def _is_enough(pair: AlonePair, one: Taken, gains: AloneLine) -> bool:
    """True if a card takes the trick on the table, the other one would too, and takes one later in the same line."""
    if not _are_cards(pair) or one.takes is not gains.answers[0] or not one.loses.answers[0].is_won:
        return False
    other = _other(pair, one.card)
    return any(each.card is other and each.is_won for each in gains.answers[1:])


def winner_thrown(pair: AlonePair, one: Taken) -> bool:
    """The card played falls under the dummy's; kept back it takes a trick."""
    return one.card is _card(pair.worse) and one.falls is one.loses.answers[0] and _are_cards(pair)


def trump_turned_away(pair: AlonePair, one: Taken) -> bool:
    """The trump in force makes it take its trick; the twiddle turns another."""
    return pair.worse is TWIDDLE and _is_trump(one, pair.trump)


def trump_not_turned(pair: AlonePair, one: Taken) -> bool:
    """A trump that the better twiddle brings makes it take its trick."""
    return pair.better is TWIDDLE and _is_trump(one) and one.takes.trump != pair.trump


def one_too_many(pair: AlonePair, one: Taken) -> bool:
    """The card played takes the trick on the table; the better one leaves it to the dummy."""
    return let_by(pair, one)


def winner_kept(pair: AlonePair, one: Taken) -> bool:
    """Both cards take the trick on the table. The better one, kept back, takes one more; the one played would fall."""
    return _is_enough(pair, one, one.gains) and one.card is _card(pair.worse)


def danger_kept(pair: AlonePair, one: Taken) -> bool:
    """The better card falls under the dummy's; kept back it takes a trick."""
    return one.card is _card(pair.better) and one.falls is one.loses.answers[0] and _are_cards(pair)


def trump_kept(pair: AlonePair, one: Taken) -> bool:
    """The trump in force makes it take its trick; the better twiddle turns another."""
    return pair.better is TWIDDLE and _is_trump(one, pair.trump)


def turned_into_trump(pair: AlonePair, one: Taken) -> bool:
    """A trump that the twiddle brings makes it take its trick."""
    return pair.worse is TWIDDLE and _is_trump(one) and one.takes.trump != pair.trump


def _is_trump(one: Taken, trump: str = "") -> bool:
    """True if a card takes its trick as a trump, or as this one."""
    return bool(one.takes.trump) and one.takes.trump in one.card.suits and trump in ("", one.takes.trump)


def _are_cards(pair: AlonePair) -> bool:
    return isinstance(pair.better, Play) and isinstance(pair.worse, Play)


def _anyhow(_: AlonePair, __: Taken) -> bool:
    return True


_NAMES_BOTH: Final = frozenset({"high_card_spent", "winner_kept"})
"""Kinds that name the other card to choose from too."""
_NAMES_LED: Final = frozenset({"let_by", "one_too_many"})
"""Kinds that name the dummy's card too."""
_TOO_FEW: Final[tuple[tuple[Kind, _Claim], ...]] = (
    ("let_by", let_by),
    ("high_card_spent", high_card_spent),
    ("winner_thrown", winner_thrown),
    ("trump_turned_away", trump_turned_away),
    ("trump_not_turned", trump_not_turned),
    ("too_few", _anyhow),
)
_TOO_MANY: Final[tuple[tuple[Kind, _Claim], ...]] = (
    ("one_too_many", one_too_many),
    ("winner_kept", winner_kept),
    ("danger_kept", danger_kept),
    ("trump_kept", trump_kept),
    ("turned_into_trump", turned_into_trump),
    ("too_many", _anyhow),
)
