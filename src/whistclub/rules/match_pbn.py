"""The deals of a match in Portable Bridge Notation, for programs that know no whist.

PBN has a form for the cards, for the order in which they were played and for the tricks taken. It has none for the
auctions of whist: what was said before the play stands in notes at the first cards, in the text forms of the acts.
"""

import textwrap
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from whistclub.cards.errors import BadDeal, IllegalAction, reason
from whistclub.cards.french import FRENCH
from whistclub.cards.pbn.hands import SEATS, Hands
from whistclub.cards.pbn.write import PbnPlay, write_game
from whistclub.rules.actions import Act, Play
from whistclub.rules.claims import won_with_claim
from whistclub.rules.dealt import dealt_of
from whistclub.rules.game import Game
from whistclub.rules.match import Match, Played
from whistclub.rules.seats import FOUR, Seat, partner_of
from whistclub.rules.tricks import NO_TRUMP, Tricks
from whistclub.rules.values import act_text, ending_text

_NOTE_WIDTH: Final = 200
"""A line of PBN has at most 255 characters (section 2.3)."""
_MOST_NOTES: Final = 32
"""Section 3.5.4."""


class Told(msgspec.Struct, frozen=True):
    """A deal cut at its first card, or where a claim before it ended the play: what was done before, the cards in play,
    and the cards as they were played.
    """

    before: tuple[Act, ...]
    first: Tricks | None
    last: Tricks | None
    tricks: tuple[tuple[tuple[Seat, str], ...], ...]


def match_to_pbn(match: Match) -> str:
    """The deals of a match that are over, each as a game of PBN with its play and its tricks.

    The declarer is the player on the right of the first leader, and the contract one more than half the tricks, since
    other programs find the leader and the trump by them; the result is the tricks of that player's pair. Raises BadDeal
    for a game that is not played by four with a French pack.
    """
    refuse_other_packs(match.game)
    return "".join(_game(match, played) for played in match.deals if played.result is not None)


def refuse_other_packs(game: Game) -> None:
    """Raises BadDeal for a game that is not played by four with a French pack."""
    if game.seats != len(FOUR) or game.pack is not FRENCH:
        raise BadDeal(reason("pbn-not-four-hands", game=game.key))


def _game(match: Match, played: Played) -> str:
    told, hands = told_of(match.game, played), hands_of(match.game, played)
    tags = {"Event": match.game.key, "Application": "Whistclub", **_score(match, played)}
    if told.first is None or told.last is None:
        # Nobody undertook anything: the one outcome of an auction that both worlds have. After it nobody plays.
        tags |= {"Declarer": "", "Contract": "Pass", "Result": ""} if played.ending is None else {}
        return write_game(hands, played.setting.number, tags)
    tags |= _contract(told.first, told.last) | _result(told, played)
    play = PbnPlay(
        told.first.leader,
        tuple(_row(told.first.leader, trick) for trick in told.tricks),
        notes_of(told, played),
        is_cut_short=not told.last.run_out(),
    )
    return write_game(hands, played.setting.number, tags, play)


def hands_of(game: Game, played: Played) -> Hands:
    """The four hands as they were played, the dealer, the card turned, and the kitty as it was dealt."""
    told, dealt = told_of(game, played), dealt_of(game, played.deal, played.setting)
    north, east, south, west = dealt.hands if told.first is None else told.first.hands
    return Hands((north, east, south, west), played.setting.dealer, dealt.turned, dealt.rest)


def told_of(game: Game, played: Played) -> Told:
    """The deal as it was played."""
    position: Any = game.start(played.deal, played.setting)
    before: list[Act] = []
    first: Tricks | None = None
    plays: list[tuple[Tricks, Seat, str]] = []
    for seat, action in played.acts:
        tricks = getattr(position, "tricks", None)
        if isinstance(action, Play) and isinstance(tricks, Tricks):
            first = first or tricks
            plays.append((tricks, seat, action.card.text))
        elif first is None:
            before.append((seat, action))
        position = position.play(seat, action)
    tricks = getattr(position, "tricks", None)
    if first is None and played.ending is not None and isinstance(tricks, Tricks):
        first = tricks
    last = tricks if first is not None else None
    return Told(tuple(before), first, last, tuple(_tricks(plays)))


def _tricks(plays: Sequence[tuple[Tricks, Seat, str]]) -> Iterator[tuple[tuple[Seat, str], ...]]:
    """The cards, trick by trick: a card played to an empty table begins one."""
    trick: list[tuple[Seat, str]] = []
    for tricks, seat, card in plays:
        if trick and not tricks.trick:
            yield tuple(trick)
            trick = []
        trick.append((seat, card))
    if trick:
        yield tuple(trick)


def _row(leader: Seat, trick: Sequence[tuple[Seat, str]]) -> tuple[str, str, str, str]:
    """The cards of a trick in columns that begin with the first leader of the deal (section 3.6)."""
    cards = dict(trick)
    first, second, third, fourth = (cards.get(FOUR[(leader + place) % 4], "-") for place in range(4))
    return first, second, third, fourth


def declarer_of(first: Tricks) -> Seat:
    """The player on the right of the first leader."""
    return FOUR[(first.leader + 3) % 4]


def strain_of(last: Tricks) -> str:
    """The strain as bridge calls it."""
    return "NT" if last.judge.trump == NO_TRUMP else last.judge.trump


def _contract(first: Tricks, last: Tricks) -> dict[str, str]:
    """The first card may name the trump, so the end of the play says which it was."""
    return {"Declarer": SEATS[declarer_of(first)], "Contract": f"1{strain_of(last)}"}


def result_of(told: Told, played: Played) -> int | None:
    """The tricks of the declarer's pair, those that the table granted among them; None after any other ending."""
    if told.first is None or told.last is None:
        return None
    declarer = declarer_of(told.first)
    side = {declarer, partner_of(declarer)}
    if played.ending is None:
        return sum(told.last.won[seat] for seat in side)
    try:
        return won_with_claim(told.last, side, played.ending)
    except IllegalAction:
        return None


def _result(told: Told, played: Played) -> dict[str, str]:
    tricks = result_of(told, played)
    return {} if tricks is None else {"Result": str(tricks)}


def _score(match: Match, played: Played) -> dict[str, str]:
    result = played.result
    return {} if result is None or match.game.sides != 2 else {"Score": f"NS {result.points[0]}"}


def notes_of(told: Told, played: Played) -> tuple[str, ...]:
    """All that happened before the play, and how it ended, in the text forms of acts."""
    acts = [act_text(act, len(FOUR)) for act in told.before]
    if played.ending is not None:
        acts.append(ending_text(played.ending, len(FOUR)))
    wrapped = textwrap.wrap("; ".join(acts), _NOTE_WIDTH)
    return tuple(wrapped[:_MOST_NOTES])
