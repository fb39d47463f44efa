"""A club's page for everybody: the next evening, the last results, the season's table. Plain HTML without a script,
which messengers preview, other web sites may show in a frame, and anybody may keep as a file.
"""

from collections.abc import Collection, Sequence
from contextlib import suppress
from datetime import date
from html import escape
from typing import Final
from urllib.parse import quote

from whistclub.club.seasons import same_name
from whistclub.club.signup.announcement import Announcement
from whistclub.club.signup.lists import lists_of
from whistclub.messages import Catalogue, languages
from whistclub.messages.catalogue import SOURCE_LANGUAGE
from whistclub.wire.seasons import SeasonPage

_LOOKS: Final = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:1rem auto;padding:0 1rem;color:#222;background:#fdfaf4}"
    "table{border-collapse:collapse;width:100%}td,th{padding:.3rem .5rem;text-align:left;border-bottom:1px solid #ccc}"
    "td.n,th.n{text-align:right}a{color:#1e5a48}h1{margin:.2rem 0}h2{margin:1.4rem 0 .3rem}"
)
_FIRST: Final = 3


def preferred(accepted: str) -> str:
    """The first language of an `Accept-Language` for which there are words."""
    wanted = (one.partition(";")[0].strip().lower().partition("-")[0] for one in accepted.split(","))
    return next((one for one in wanted if one in languages()), SOURCE_LANGUAGE)


def policy(frames: Sequence[str]) -> str:
    """The policy of a page that runs nothing, with the web sites that may show it in a frame."""
    return (
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; "
        f"frame-ancestors {' '.join(frames) or chr(39) + 'none' + chr(39)}"
    )


def club_html(
    page: SeasonPage, coming: Announcement | None, hidden: Collection[str], origin: str, words: Catalogue
) -> str:
    """The page in the language of these words; who is `hidden` has no page of their own."""
    say = words.format
    last = next((one for one in reversed(page.evenings) if one.over and one.counts), None)
    parts = [f"<h1>{escape(page.name)}</h1>"]
    about = []
    if coming is not None:
        about.append(say("evening-club-next", when=_when(coming, words)))
        signup = link(f"{origin}/{coming.code}", say("evening-club-signup"))
        calendar = link(
            f"{origin}/api/announcements/{coming.code}/calendar.ics", say("evening-club-calendar")
        )
        counted = escape(say("evening-club-coming", count=_heads(coming)))
        parts.append(f"<h2>{escape(about[0])}</h2><p>{counted} {signup}, {calendar}</p>")
    if last is not None and last.code:
        name = say("evening-club-last", name=last.name)
        parts.append(f"<h2>{link(f'{origin}/{last.code}/results', name)}</h2>")
    if page.rows:
        about.append(say("evening-club-leading", names=", ".join(one.name for one in page.rows[:_FIRST])))
        parts += [
            f"<h2>{link(f'{origin}/season/{page.code}', say('evening-club-table'))}</h2>",
            _table(page, hidden, origin, words),
        ]
    return document(page.name, ". ".join(about), origin, words.language, "".join(parts))


def document(title: str, about: str, origin: str, language: str, body: str) -> str:
    """A page of this title and body, with what a preview shows of it."""
    meta = {
        "og:type": "website",
        "og:title": title,
        "og:description": about,
        "og:image": f"{origin}/icon-512.png",
    }
    told = "".join(f'<meta property="{key}" content="{escape(value)}">' for key, value in meta.items())
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        f'<meta name="description" content="{escape(about)}">{told}<style>{_LOOKS}</style></head>'
        f"<body>{body}</body></html>\n"
    )


def _table(page: SeasonPage, hidden: Collection[str], origin: str, words: Catalogue) -> str:
    say, below = words.format, f"{origin}/api/seasons/{page.code}/people.html?name="

    def named(name: str) -> str:
        is_hidden = same_name(name) in map(same_name, hidden)
        return escape(name) if is_hidden else link(f"{below}{quote(name)}", name)

    head = (
        f'<th class="n">{escape(say("evening-club-rank"))}</th><th>{escape(say("evening-club-name"))}</th>'
        f'<th class="n">{escape(say("evening-club-came"))}</th><th class="n">{escape(say("evening-club-value"))}</th>'
    )
    rows = "".join(
        f'<tr><td class="n">{row.rank or ""}</td><td>{named(row.name)}</td><td class="n">{row.came}</td>'
        f'<td class="n">{row.value:g}</td></tr>'
        for row in page.rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def _when(coming: Announcement, words: Catalogue) -> str:
    settings, day = coming.announced.settings, ""
    # A day that there is not, as 31 February, is not told.
    with suppress(ValueError):
        on = date.fromisoformat(coming.announced.day)
        day = words.format("evening-club-day", weekday=on.isoweekday(), day=on.day, month=on.month)
    return ", ".join(filter(None, (day, settings.begins, settings.where)))


def _heads(coming: Announcement) -> int:
    return sum(len(one.entrants) for one in lists_of(coming).inside)


def link(url: str, text: str) -> str:
    """A link out of any frame."""
    return f'<a href="{escape(url)}" target="_top">{escape(text)}</a>'


def calendar_of(coming: Announcement, origin: str, now: str) -> str:
    """The announced evening as an iCalendar file (RFC 5545), `now` as its stamp; its end nobody knows."""
    settings, day = coming.announced.settings, coming.announced.day.replace("-", "")
    hour = "".join(one for one in settings.begins if one.isdigit())
    starts = f"DTSTART:{day}T{hour}00" if len(hour) == len("1900") else f"DTSTART;VALUE=DATE:{day}"
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Whistclub//Evenings//EN",
        "BEGIN:VEVENT",
        f"UID:{coming.code}@whistclub",
        f"DTSTAMP:{now}",
        starts,
        f"SUMMARY:{_plain(settings.name)}",
        f"LOCATION:{_plain(settings.where)}",
        f"URL:{origin}/{coming.code}",
        "END:VEVENT",
        "END:VCALENDAR",
    ]
    return "".join(f"{line}\r\n" for line in lines if not line.endswith(":"))


def _plain(text: str) -> str:
    """A text as RFC 5545 writes it."""
    for sign in ("\\", ";", ","):
        text = text.replace(sign, f"\\{sign}")
    return text
