"""The answers about the deals of the day."""

import msgspec

from whistclub.wire.parts import Why


class DailyDay(msgspec.Struct, frozen=True, kw_only=True):
    """A day: `sealed` is its seal, shown from `since_ms` on, the SHA-256 of the canonical JSON of `date`, `presets` and
    `secret`; the secret is null until an hour after the day is over in UTC. The cards of a preset come from the
    HMAC-SHA256 with the secret as key over `PRESET/DATE`.
    """

    date: str
    presets: tuple[str, ...]
    sealed: str
    since_ms: int
    secret: str | None


class Daily(msgspec.Struct, frozen=True, kw_only=True):
    """Today's deals: the date (UTC), the presets, your own tables by preset, and the presets you have finished.

    `ends_ms` is when the next ones come, `now_ms` the club's clock; `begun` says by preset how many people have begun.
    `unranked` says by preset why your try is not ranked, or would not be if you began now. `days` are the coming week
    and the past month; `played` are the presets you began on each day of these.
    """

    date: str
    presets: tuple[str, ...]
    tables: dict[str, str]
    over: tuple[str, ...]
    unranked: dict[str, Why]
    days: tuple[DailyDay, ...]
    ends_ms: int
    now_ms: int
    begun: dict[str, int]
    played: dict[str, tuple[str, ...]]


class DailyRow(msgspec.Struct, frozen=True, kw_only=True):
    """A finished try: its rank from 1 as `place`, or 0 and the reason.

    `rating` is the person's with its deviation; null where there is none to be shown.
    """

    place: int
    name: str
    guest: int
    score: int
    you: bool
    why: Why | None
    rating: tuple[int, int] | None


class BotResults(msgspec.Struct, frozen=True, kw_only=True):
    """The results of bots at a day's deal, in the person's place with the same bots around them: `most` play it, and
    `scores` says of each score, the least first, how many of them have come to it by now.
    """

    most: int
    scores: tuple[tuple[int, int], ...]


class DailyStanding(msgspec.Struct, frozen=True, kw_only=True):
    """The standings of a day's deal: the number of tries begun, and the finished ones, ranked ones first.

    `scores` says of each score, the least first, how many ranked tries came to it. `bots` are counted apart: they take
    no place. `table` and `match` are your own try's, empty without one.
    """

    date: str
    preset: str
    begun: int
    rows: tuple[DailyRow, ...]
    scores: tuple[tuple[int, int], ...]
    bots: BotResults
    table: str = ""
    match: str = ""
