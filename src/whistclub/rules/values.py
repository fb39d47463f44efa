"""The values every game speaks in: settings, results, events, views, worlds, endings."""

from typing import Any

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.errors import BadText, Facts, reason
from whistclub.rules.actions import Act, Action, SeenAct
from whistclub.rules.deal import Deal
from whistclub.rules.seats import Seat, Viewer, seat_from_letter, seat_letter


class Setting(msgspec.Struct, frozen=True):
    """The facts a match hands to a deal, all of them public.

    `number` counts deals from 1, `score` has one entry a side in points, `carry` is the game's own value (bids left,
    markers up, stars) or None.
    """

    number: int
    dealer: Seat
    score: tuple[int, ...]
    carry: Any = None


class ScoreLine(msgspec.Struct, frozen=True):
    """One line a person can check: what, with its facts, and the points of each side."""

    key: str
    args: Facts
    points: tuple[int, ...]


class DealResult(msgspec.Struct, frozen=True):
    """The result of a deal: its score lines, their sum by side in points, and what the next setting needs."""

    lines: tuple[ScoreLine, ...]
    points: tuple[int, ...]
    carry: Any = None


class MatchResult(msgspec.Struct, frozen=True):
    """The end of a match: a key for the sentence, the final score by side, the winning sides, settlement lines.

    `won_after` is the number of the deal with which it was won, where it went on after that; None where the win ended
    it.
    """

    key: str
    score: tuple[int, ...]
    winners: tuple[int, ...]
    lines: tuple[ScoreLine, ...] = ()
    won_after: int | None = None


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened, and who may see which part of it.

    `kind` is a key of the catalogues (`event-...`), `public` what everybody is told, `private` what single seats are
    also told. Events are built up from what each viewer may know, never cut down from the whole.
    """

    kind: str
    seat: Seat | None
    public: Facts = ()
    private: tuple[tuple[Seat, Facts], ...] = ()

    def __repr__(self) -> str:
        return f"Event({self.kind!r})"


class SeenEvent(msgspec.Struct, frozen=True):
    """An event as one viewer is told it; `key` and `args` name a sentence of the catalogues."""

    key: str
    seat: Seat | None
    args: Facts

    def __repr__(self) -> str:
        return f"SeenEvent({self.key!r})"


def event(kind: str, seat: Seat | None = None, **public: str | int) -> Event:
    """An event that is public in full."""
    return Event(kind, seat, tuple(public.items()))


def seen_by(happened: Event, viewer: Viewer, seats: int) -> SeenEvent:
    """The event as this viewer is told it; a viewer with a private part is told under the key `<kind>-own`."""
    facts = happened.public
    if happened.seat is not None:
        facts = (("seat", seat_letter(happened.seat, seats)), *facts)
    own = dict(happened.private).get(viewer) if happened.private and viewer is not None else None
    if own is None:
        return SeenEvent(happened.kind, happened.seat, facts)
    return SeenEvent(f"{happened.kind}-own", happened.seat, facts + own)


class View(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All that a viewer was ever told about the running deal, and nothing else; built up field by field.

    `to_act` ascends (a tuple rather than a set, so that its bytes are fixed). `acts` has every act as this viewer knows
    it now. `short_pack` lists the cards in play, in pack order, where a test deals fewer than the game's full stock;
    empty otherwise. `hand` is the viewer's own in pack order, `shown` the cards everybody knows a seat to hold,
    `trump` a suit letter or empty.
    """

    viewer: Viewer
    setting: Setting
    to_act: tuple[Seat, ...]
    legal: tuple[Action, ...]
    acts: tuple[SeenAct, ...]
    short_pack: tuple[Card, ...] = ()
    hand: tuple[Card, ...] = ()
    shown: tuple[tuple[Seat, Card], ...] = ()
    trick: tuple[tuple[Seat, Card], ...] = ()
    trump: str = ""

    def __repr__(self) -> str:
        return f"View(of seat {self.viewer})"


class World(msgspec.Struct, frozen=True):
    """A full deal and its acts that a viewer cannot tell from the real ones."""

    deal: Deal
    acts: tuple[Act, ...]

    def __repr__(self) -> str:
        return "World(hidden)"


class Ending(msgspec.Struct, frozen=True):
    """A way for the table to end a deal early: `kind` is stop, claim, concede or dropped.

    `seat` is who stopped, claimed or conceded; `all_tricks` says whether a claim is of all the remaining tricks or
    of none.
    """

    kind: str
    seat: Seat | None = None
    all_tricks: bool = True


def ending_text(ending: Ending, seats: int) -> str:
    """`S stop`, `N claim all`, `N claim none`, `N concede`, `dropped`."""
    if ending.seat is None:
        return ending.kind
    words = [seat_letter(ending.seat, seats), ending.kind]
    if ending.kind == "claim":
        words.append("all" if ending.all_tricks else "none")
    return " ".join(words)


def parse_ending(text: str, seats: int) -> Ending:
    """The ending written, in any case. Raises BadText when it is none."""
    words = text.lower().split()
    if words == ["dropped"]:
        return Ending("dropped")
    if len(words) == 2 and words[1] in {"stop", "concede"}:
        return Ending(words[1], seat_from_letter(words[0], seats))
    if len(words) == 3 and words[1] == "claim" and words[2] in {"all", "none"}:
        return Ending("claim", seat_from_letter(words[0], seats), words[2] == "all")
    raise BadText(reason("unknown-ending", text=" ".join(text.split())[:40]))


def act_text(act: Act, seats: int) -> str:
    """An act in a record: `N play SA`."""
    return f"{seat_letter(act[0], seats)} {act[1].text}"
