"""A person's page over the seasons of a club: the evenings with places, partners and prizes, for whoever has the link.
Plain HTML, as the club's page.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from html import escape

import msgspec

from whistclub.club.evening.outcome import EveningOutcome
from whistclub.club.seasons import same_name
from whistclub.evenings.season import Came
from whistclub.messages import Catalogue
from whistclub.web.http.evenings.club_page import document, link


class Attended(msgspec.Struct, frozen=True):
    """An evening at which somebody was, under the name they have there; its code, empty where it is not told."""

    evening: EveningOutcome
    name: str
    came: Came
    code: str


def attended(name: str, outcomes: Iterable[EveningOutcome]) -> tuple[Attended, ...]:
    """The evenings that are over at which somebody of this name was, the last one first."""
    wanted = same_name(name)
    found = [
        Attended(one, called, came, one.code)
        for one in outcomes
        if one.is_over
        for called, came in one.came
        if same_name(called) == wanted
    ]
    return tuple(sorted(found, key=lambda one: -one.evening.opened_ms))


def person_html(held: Sequence[Attended], seasons: Sequence[str], origin: str, words: Catalogue) -> str:
    """The page of somebody who was at these evenings, one at least."""
    say, name = words.format, held[0].name
    about = say("evening-person-about", count=len(held), seasons=", ".join(seasons))
    parts = [f"<h1>{escape(name)}</h1><p>{escape(about)}</p>"]
    partners = Counter(partner for one in held for partner in _partners(one))
    if partners:
        often = ", ".join(f"{other} ({times})" for other, times in partners.most_common(5))
        parts.append(f"<p>{escape(say('evening-person-often', names=often))}</p>")
    parts += [_evening(one, origin, words) for one in held]
    return document(name, about, origin, words.language, "".join(parts))


def _evening(one: Attended, origin: str, words: Catalogue) -> str:
    evening, say = one.evening, words.format
    on = datetime.fromtimestamp(evening.opened_ms / 1000, UTC)
    day = say("evening-club-day", weekday=on.isoweekday(), day=on.day, month=on.month)
    place = say(
        "evening-person-place", rank=one.came.rank, of=len(evening.came), sum=f"{float(one.came.total):g}"
    )
    lines = [place]
    if partners := _partners(one):
        lines.append(say("evening-person-partners", names=", ".join(partners)))
    won = [
        said or say(f"evening-hall-prize-{kind.replace('_', '-')}")
        for who, kind, said in evening.prizes
        if who == one.name
    ]
    if won:
        lines.append(say("evening-person-prizes", prizes=", ".join(won)))
    title = f"{evening.name}, {day} {on.year}"
    head = link(f"{origin}/{one.code}/results", title) if one.code else escape(title)
    return f"<h2>{head}</h2>" + "".join(f"<p>{escape(line)}</p>" for line in lines)


def _partners(one: Attended) -> tuple[str, ...]:
    return next((partners for who, partners in one.evening.partners if who == one.name), ())
