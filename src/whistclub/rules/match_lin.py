"""The deals of a match in LIN, for the viewers of bridge clubs.

They find the leader and the trump by the calls, so the player on the right of the first leader calls one of the trump,
and everybody else passes. What was really said stands in a note.
"""

from whistclub.cards.card import Card
from whistclub.cards.pbn.lin import LinPlay, lin_line
from whistclub.rules.actions import Play
from whistclub.rules.match import Match, Played
from whistclub.rules.match_pbn import (
    Told,
    declarer_of,
    hands_of,
    notes_of,
    refuse_other_packs,
    result_of,
    strain_of,
    told_of,
)
from whistclub.rules.seats import FOUR

_PASS = "p"


def match_to_lin(match: Match) -> str:
    """The deals of a match that are over, a line each, with their play and their tricks. Raises BadDeal for a game that
    is not played by four with a French pack.
    """
    refuse_other_packs(match.game)
    over = [played for played in match.deals if played.result is not None]
    return "".join(
        lin_line(hands_of(match.game, played), played.setting.number, _play(match, played)) for played in over
    )


def _play(match: Match, played: Played) -> LinPlay:
    told = told_of(match.game, played)
    cards: tuple[Card, ...] = tuple(act.card for _, act in played.acts if isinstance(act, Play))
    is_cut_short = told.last is not None and not told.last.run_out()
    return LinPlay(
        calls=_calls(told, played),
        cards=cards if told.first is not None else (),
        granted=result_of(told, played) if is_cut_short else None,
        # An upright stroke would end the note.
        note="; ".join(notes_of(told, played)).replace("|", "/"),
    )


def _calls(told: Told, played: Played) -> tuple[str, ...]:
    """From the dealer on; none where nobody knows who called."""
    if told.first is None or told.last is None:
        return (_PASS,) * len(FOUR) if played.ending is None else ()
    before = (declarer_of(told.first) - played.setting.dealer) % len(FOUR)
    return (*(_PASS,) * before, f"1{strain_of(told.last)[0]}", *(_PASS,) * 3)
