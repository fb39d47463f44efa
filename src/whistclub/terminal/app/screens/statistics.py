"""What one's games come to, in words and in bars."""

from typing import TYPE_CHECKING

from whistclub.club.statistics import statistics
from whistclub.club.tally import GameTally, Tally
from whistclub.terminal.commands.stats import tally_lines

if TYPE_CHECKING:
    from whistclub.terminal.app.app import WhistApp

_BAR = 30


def statistics_text(club: "WhistApp") -> tuple[str, list[str], bool]:
    """Heading and lines: by game and preset, games without help and with it apart. Raises BadFile and BadRecord."""
    say = club.catalogue.format
    lines: list[str] = []
    for one in statistics(club.house.log):
        lines += ["", say(f"preset-{one.preset.replace('_', '-')}")]
        lines += _part(club, one, one.unassisted)
        if one.assisted.matches:
            lines.append(say("cli-stats-assisted"))
            lines += _part(club, one, one.assisted)
    return say("app-statistics"), lines[1:] or [say("cli-stats-none")], False


def _part(club: "WhistApp", game: GameTally, tally: Tally) -> list[str]:
    if not tally.matches:
        return []
    return [*_bars(club, tally), *tally_lines(club.catalogue, tally, is_campaign=game.is_campaign)]


def _bars(club: "WhistApp", tally: Tally) -> list[str]:
    """Won, lost and stopped as bars over the same scale."""
    say, most = club.catalogue.format, max(tally.won, tally.lost, tally.stopped, 1)
    rows = [
        ("app-stats-won", tally.won),
        ("app-stats-lost", tally.lost),
        ("app-stats-stopped", tally.stopped),
    ]
    names = [say(key) for key, _ in rows]
    width = max(map(len, names))
    full = club.look.mark("█", "#")
    return [
        f"{name:<{width}} {full * max(int(bool(count)), round(_BAR * count / most))} {count}"
        for name, (_, count) in zip(names, rows, strict=True)
    ]
