"""Values as text, those too that a repr hides: cards, deals, positions, views, matches, answers and figures."""

from collections.abc import Callable, Sequence
from functools import singledispatch
from typing import Any

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.errors import BadValue, reason
from whistclub.cards.pack import Pack
from whistclub.messages.catalogue import SOURCE_LANGUAGE, Catalogue, languages
from whistclub.messages.speaker import Speaker
from whistclub.programs.chances import Odds, Rollouts, odds_lines
from whistclub.programs.deals import Board
from whistclub.programs.solutions import TrickTable, table_lines
from whistclub.programs.value_types import checked
from whistclub.rules.actions import Action, Play
from whistclub.rules.deal import Deal
from whistclub.rules.game import Game, Position
from whistclub.rules.match import Match, Played
from whistclub.rules.replay import deal_to_text
from whistclub.rules.seats import DUMMY, Seat, seat_letter, seats_of_table
from whistclub.rules.values import DealResult, View, World
from whistclub.solver import Answer, Bounds
from whistclub.study.duel_figures import Figure, Summary

_PAIRS = ("side-ns", "side-ew")


class Trick(msgspec.Struct, frozen=True):
    """A trick of a deal: its cards in the order played, by seat letter (`dummy` for a solitaire's), and who won it."""

    cards: tuple[tuple[str, str], ...]
    winner: str

    @property
    def leader(self) -> str:
        """The seat that led it."""
        return self.cards[0][0]

    def __str__(self) -> str:
        told = " ".join(f"{seat}:{card}" for seat, card in self.cards)
        return f"{told} -> {self.winner}"


@checked
def tricks(match: Match, deal: int = -1) -> tuple[Trick, ...]:
    """The tricks of a deal of a match that were completed, in order: of its last deal, or by place from 0.

    Raises BadValue for a deal that the match has not.
    """
    return tuple(_tricks(match.game, _played(match, deal)))


@checked
def score_lines(match: Match, deal: int = -1, language: str = SOURCE_LANGUAGE) -> tuple[str, ...]:
    """The lines of the score sheet for a deal of a match, in sentences; none while it is played.

    Raises BadValue for a deal that the match has not, and for a language that there is not.
    """
    if language not in languages():
        raise BadValue(reason("value-language", name=language[:20], valid=", ".join(languages())))
    result = _played(match, deal).result
    return () if result is None else _sentences(match.game, result, Catalogue(language))


def show(value: object, game: Game | None = None) -> str:
    """The text of a value, whole: cards and hands too, which a repr hides so that no log has them.

    Knows cards and acts, alone or several, deals and boards, worlds, views and positions (with their game, for the
    letters of the seats), matches, answers, tables of tricks, rollouts, odds and the figures of a duel. Raises BadValue
    for anything else.
    """
    if isinstance(value, tuple | list | frozenset | set):
        return " ".join(show(one, game) for one in _ordered(value))
    if isinstance(value, View):
        return _view_text(value, game)
    known = _text_of(value)
    if known is not None:
        return known
    if callable(getattr(value, "legal", None)) and callable(getattr(value, "to_act", None)):
        own = game or getattr(value, "game", None)
        if own is None:
            raise BadValue(reason("value-show-game"))
        return _position_text(own, value)  # type: ignore[arg-type]
    raise BadValue(reason("value-show", name=type(value).__name__))


def _ordered(values: Any) -> list[Any]:
    return sorted(values) if isinstance(values, frozenset | set) else list(values)


@singledispatch
def _text_of(value: object) -> str | None:
    """The text of a value that stands alone; None for one of no such kind."""
    return value if isinstance(value, str) else None


@_text_of.register(Card)
@_text_of.register(Action)
def _(value: Card | Action) -> str:
    return value.text


@_text_of.register
def _(value: Deal) -> str:
    return deal_to_text(value)


@_text_of.register
def _(value: Board) -> str:
    return value.hands


@_text_of.register
def _(value: World) -> str:
    acts = "; ".join(f"{seat} {action.text}" for seat, action in value.acts)
    return f"{deal_to_text(value.deal)}; {acts}" if acts else deal_to_text(value.deal)


@_text_of.register
def _(value: Match) -> str:
    return "\n".join(_match_lines(value))


@_text_of.register
def _(value: Answer) -> str:
    lines = [f"{one.card.text} {_bounds(one.value)}" for one in value.cards]
    return f"{_bounds(value.value)}: {', '.join(lines)}" if lines else _bounds(value.value)


@_text_of.register
def _(value: TrickTable) -> str:
    return "\n".join(table_lines(value))


@_text_of.register
def _(value: Rollouts) -> str:
    return "\n".join(f"{one.action.text:<12} {one.mean:.3f}" for one in value.acts)


@_text_of.register
def _(value: Odds) -> str:
    return "\n".join(odds_lines(value))


@_text_of.register
def _(value: Summary) -> str:
    figures = (("points", value.points), ("tricks", value.tricks), ("wins", value.wins))
    return _lines(*((name, _figure(found)) for name, found in figures if found is not None))


def _figure(found: Figure) -> str:
    return f"{found.mean:+.3f} [{found.low:+.3f}, {found.high:+.3f}] p={found.p:.4f} in {found.deals} deals"


def _bounds(value: Bounds) -> str:
    return str(value.least) if value.is_exact else f"{value.least} to {value.most}"


def _lines(*named: tuple[str, str]) -> str:
    return "\n".join(f"{name:<6} {text}" for name, text in named)


def _view_text(view: View, game: Game | None) -> str:
    """All that most games tell a seat; seats are numbers where the game is not given."""
    letter = _letters(game)
    table = " ".join(f"{letter(seat)}:{card.text}" for seat, card in view.trick)
    return _lines(
        ("seat", "spectator" if view.viewer is None else letter(view.viewer)),
        ("hand", show(view.hand)),
        ("trump", view.trump or "none"),
        ("table", table or "-"),
        ("legal", ", ".join(action.text for action in view.legal) or "-"),
    )


def _letters(game: Game | None) -> Callable[[Seat], str]:
    def letter(seat: Seat) -> str:
        if seat == DUMMY:
            return "dummy"
        return str(seat) if game is None else seat_letter(seat, game.seats)

    return letter


def _position_text(game: Game, position: Position) -> str:
    """The whole position: who acts, the cards on the table, and every hand by what its own seat was told."""
    letter, view = _letters(game), game.view(position, None)
    acting = " ".join(letter(seat) for seat in sorted(position.to_act()))
    table = " ".join(f"{letter(seat)}:{card.text}" for seat, card in view.trick)
    hands = [(letter(seat), show(game.view(position, seat).hand)) for seat in seats_of_table(game.seats)]
    return _lines(("to act", acting or "-"), ("trump", view.trump or "none"), ("table", table or "-"), *hands)


def _played(match: Match, deal: int) -> Played:
    try:
        return match.deals[deal]
    except IndexError:
        raise BadValue(reason("value-deal", value=str(deal), count=len(match.deals))) from None


def _tricks(game: Game, played: Played) -> list[Trick]:
    found: list[Trick] = []
    position = game.start(played.deal, played.setting)
    events = list(game.opening(position))
    lying: list[tuple[str, str]] = []
    for seat, action in (*played.acts, (Seat(0), None)):
        for one in events:
            facts = dict(one.public)
            if one.kind == "event-dummy-turned":
                lying = [("dummy", str(facts["card"]))]
            elif one.kind in {"event-trick", "event-trick-dummy"}:
                winner = "dummy" if one.seat is None else seat_letter(one.seat, game.seats)
                found.append(Trick(tuple(lying), winner))
                lying = []
        if action is None:
            break
        if isinstance(action, Play):
            lying.append((seat_letter(seat, game.seats), action.card.text))
        after = position.play(seat, action)
        events = list(game.narrate(position, seat, action, after))
        position = after
    return found


def _match_lines(match: Match) -> list[str]:
    catalogue = Catalogue(SOURCE_LANGUAGE)
    lines = []
    for played in match.deals:
        dealer = seat_letter(played.setting.dealer, match.game.seats)
        lines.append(f"deal {played.setting.number}, dealt by {dealer}")
        if played.result is not None:
            lines += [f"  {line}" for line in _sentences(match.game, played.result, catalogue)]
    if match.result is not None:
        lines.append(_speaker(match.game, catalogue).match(match.result, _sides(match.game, catalogue)))
    return lines


def _sentences(game: Game, result: DealResult, catalogue: Catalogue) -> tuple[str, ...]:
    speaker, sides = _speaker(game, catalogue), _sides(game, catalogue)
    return tuple(speaker.score_line(line, sides) for line in result.lines)


def _speaker(game: Game, catalogue: Catalogue) -> Speaker:
    pack: Pack = game.pack
    return Speaker(catalogue, pack.key)


def _sides(game: Game, catalogue: Catalogue) -> Sequence[str]:
    if game.sides == 1:
        return (catalogue.format("side-you"),)
    if game.sides == len(_PAIRS) < game.seats:
        return [catalogue.format(key) for key in _PAIRS]
    speaker = _speaker(game, catalogue)
    return [speaker.seat(seat_letter(seat, game.seats)) for seat in seats_of_table(game.seats)]
