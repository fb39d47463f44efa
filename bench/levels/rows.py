"""The rows that are measured: what, how many units of it, and the figure wanted. All of it is fixed beforehand."""

from typing import Literal

import msgspec

from bench import yardstick
from bench.levels.acts import timed
from bench.levels.campaigns import campaign, compared_campaigns
from bench.levels.contracts import gongor_told, let_through, rare_told, solo_told
from bench.levels.deals import Measure, cheated, duelled, late_invites
from bench.levels.matches import matched

SEED = "levels"
ISMCTS = "cmd:build/ismcts/ismcts --act-ms {ms}"
"""OpenSpiel's search in C++, with as many simulations as take so long on a quiet core; `python -m bench.ismcts` builds
it.
"""
EQUAL_MS = 40
"""The mean time of a choice of `strong` in these rows is 31 to 41 ms."""
LONGER_MS = 200
"""Five times that."""
Kind = Literal["mean", "share", "told", "invites", "time"]


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A row: the measure of a unit and how many units there are.

    A `mean` is that of the value `of`, which is tested to be above zero with the one-sided error `alpha`; `wanted` is
    the figure it should come to. `against` is the other player where it is not the yardstick. `ceiling` names the row
    in which a player who sees all cards stands in the player's place. `games` are those it is about, as their folders
    are named; none for all.
    """

    name: str
    about: str
    units: int
    measure: Measure
    kind: Kind = "mean"
    of: str = "points"
    alpha: float = 0.01
    wanted: str = ""
    player: str = ""
    against: str = yardstick.NAME
    ceiling: str = ""
    games: tuple[str, ...] = ()


def _folder(preset: str) -> tuple[str, ...]:
    return ("whist" if preset == "whist" else "solo" if preset == "solo" else "minnesota",)


def _pairs() -> list[Row]:
    rows = []
    for name, preset, bidder, units, of, alpha, wanted in (
        ("high", "minnesota", "high", 400, "tricks", 0.01, "+0.25, 99 % bound above 0"),
        ("low", "minnesota", "low", 400, "tricks", 0.01, "+0.25, 99 % bound above 0"),
        ("minnesota", "minnesota", "", 400, "points", 0.01, "+0.25, 99 % bound above 0"),
        ("south_dakota", "south_dakota", "", 300, "points", 0.005, "ahead, p < 0.01"),
        ("askov", "askov", "", 300, "points", 0.005, "ahead, p < 0.01"),
        ("whist", "whist", "", 300, "points", 0.005, "ahead, p < 0.01"),
    ):
        rows.append(
            Row(
                name=name,
                about=f"`{preset}`" + (f", all bid {bidder.title()}" if bidder else ""),
                units=units,
                measure=duelled(preset, bidder),
                of=of,
                alpha=alpha,
                wanted=wanted,
                ceiling=f"cheater_{name}",
                games=_folder(preset),
            )
        )
        rows.append(
            Row(
                name=f"cheater_{name}",
                about=f"all cards seen, row {name}",
                units=300 if name == "high" else 100,
                measure=cheated(preset, bidder),
                of=of,
                player="all cards seen",
                games=_folder(preset),
            )
        )
    return rows


def _peers() -> list[Row]:
    return [
        Row(
            name=f"ismcts_{name}{tail}",
            about=f"`{preset}`" + (f", all bid {bidder.title()}" if bidder else ""),
            units=250,
            measure=duelled(preset, bidder),
            of="tricks",
            wanted="+0.20, 99 % bound above 0",
            against=ISMCTS.format(ms=ms),
            games=_folder(preset),
        )
        for tail, ms in (("", EQUAL_MS), ("_longer", LONGER_MS))
        for name, preset, bidder in (
            ("high", "minnesota", "high"),
            ("low", "minnesota", "low"),
            ("south_dakota", "south_dakota", ""),
        )
    ]


LATE_INVITES = Row(
    name="late_invites",
    about="invites from the seventh trick on, the rest by the conventions",
    units=1000,
    measure=late_invites,
    kind="invites",
    wanted="none costs two tricks",
    against="quick",
    games=("minnesota",),
)


MATCHES = Row(
    name="minnesota_matches",
    about="whole matches of `minnesota`, own bids, won less lost of two",
    units=60,
    measure=matched("minnesota"),
    of="wins",
    wanted="ahead",
    games=("minnesota",),
)


def _solo() -> list[Row]:
    return [
        Row(
            name="solo",
            about="`solo`",
            units=200,
            measure=duelled("solo"),
            alpha=0.0005,
            games=("solo",),
            wanted="ahead, p < 0.001",
        ),
        Row(
            name="misere_ouverte",
            about="misères ouvertes of `club-1` let through",
            units=300,
            measure=let_through,
            kind="share",
            of="made",
            games=("solo",),
            wanted="at most 25 %",
        ),
        Row(
            name="solo_told",
            about="chance told against made, Solo",
            units=3000,
            measure=solo_told,
            kind="told",
            games=("solo",),
            wanted="within 3 points",
        ),
        Row(
            name="solo_rare_told",
            about="the same, deals with a rare contract",
            units=1000,
            measure=rare_told,
            kind="told",
            games=("solo",),
            wanted="within 3 points",
        ),
    ]


def _by_trial() -> list[Row]:
    """Levels of games without a conventional player of their own, each against the one before."""
    return [
        Row(
            name=f"{preset}_{player}",
            about=f"`{preset}`",
            units=100,
            measure=duelled(preset),
            alpha=0.025,
            wanted="ahead",
            player=player,
            against=against,
            games=(preset,),
        )
        for preset in ("bid_whist", "call_ace", "kleurwiezen", "knockout", "oh_hell")
        for player, against in (("club", "quick"), ("strong", "club"))
    ]


def _solitaires() -> list[Row]:
    return [
        Row(
            name="gongor_told",
            about="chance told against made, Gongor",
            units=3000,
            measure=gongor_told,
            kind="told",
            games=("gongor",),
            wanted="within 5 points",
        ),
        Row(
            name="gongor",
            about="campaigns of `gongor` won",
            units=20_000,
            measure=campaign("gongor"),
            kind="share",
            of="won",
            games=("gongor",),
            wanted="lower bound 12 %",
        ),
        Row(
            name="hermits",
            about="games of `hermits` won more",
            units=2000,
            measure=compared_campaigns("hermits"),
            of="wins",
            alpha=0.0005,
            games=("hermits",),
            wanted="+5 points of a hundred, p < 0.001",
        ),
    ]


def _times() -> list[Row]:
    return [
        Row(
            name=f"time_{level}",
            about=f"an act of `{level}`",
            units=20,
            measure=timed,
            kind="time",
            player=level,
            wanted=wanted,
        )
        for level, wanted in (
            ("quick", "each within 50 ms"),
            ("club", "stated"),
            ("strong", "99 % within 1 s in every game and phase, 300 MB"),
        )
    ]


ROWS: dict[str, Row] = {
    row.name: row
    for row in (
        *_pairs(),
        MATCHES,
        *_peers(),
        *_solo(),
        *_by_trial(),
        LATE_INVITES,
        *_solitaires(),
        *_times(),
    )
}
