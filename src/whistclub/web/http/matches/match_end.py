"""The end of a match, computed from its log: how long was played, and the trick that decided it."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from whistclub.cards.errors import NotFound, reason
from whistclub.club.table.entries import AnyEntry, entry_from_text
from whistclub.club.table.log import fold_all
from whistclub.games.registry import profile_of
from whistclub.rules.deciding import DecidingTrick, deciding_trick
from whistclub.rules.encoding import encode
from whistclub.rules.match import Match
from whistclub.web.http.matches.replay import Body
from whistclub.wire import bodies

_PAUSE_MS: Final = 5 * 60_000
"""The longest time between two entries that counts as played."""


def match_end_body(log: Sequence[str]) -> Body:
    """The end of the match. Raises NotHere while it runs."""
    entries = list(map(entry_from_text, log))
    match = fold_all(entries).match
    if match.result is None:
        raise NotFound(reason("match-not-over"))
    deciding = deciding_trick(match, profile_of(match.game.key).deciding)
    end = bodies.MatchEnd(
        minutes=minutes_played(entries), deciding=None if deciding is None else _encoded(deciding, match)
    )
    return Body(encode(end), is_final=True)


def minutes_played(entries: Sequence[AnyEntry]) -> int:
    """The time between the entries in whole minutes, long pauses counted in part; at least one."""
    gaps_ms = (min(after.at_ms - before.at_ms, _PAUSE_MS) for before, after in pairwise(entries))
    return max(1, round(sum(gaps_ms) / 60_000))


def _encoded(found: DecidingTrick, match: Match) -> bodies.DecidingTrick:
    return bodies.DecidingTrick(
        place=found.place,
        deal=match.deals[found.place - 1].setting.number,
        trick=found.number,
        acts=found.acts,
        cards=tuple(bodies.LyingCard(seat, card.text) for seat, card in found.cards),
        winner=found.winner,
    )
