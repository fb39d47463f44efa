"""The statistics of a person's games, in words and in bars."""

from whistclub.club.statistics import statistics
from whistclub.club.tally import GameTally, MatchTally
from whistclub.terminal.app.host import Host
from whistclub.terminal.app.widgets.panel import PageText
from whistclub.terminal.texts.presets import preset_about
from whistclub.terminal.texts.tally import tally_lines

_BAR = 30


def statistics_text(host: Host) -> PageText:
    """Returns the page: by game and preset, games without help and with it apart. Raises BadFile and BadRecord."""
    say = host.preferences.catalogue.format
    lines: list[str] = []
    for one in statistics(host.house.log):
        lines += ["", preset_about(one.preset, host.preferences.catalogue)]
        lines += _part(host, one, one.unassisted)
        if one.assisted.matches:
            lines.append(say("cli-stats-assisted"))
            lines += _part(host, one, one.assisted)
    return PageText(say("app-statistics"), lines[1:] or [say("cli-stats-none")])


def _part(host: Host, game: GameTally, tally: MatchTally) -> list[str]:
    if not tally.matches:
        return []
    return [
        *_bars(host, tally),
        *tally_lines(host.preferences.catalogue, game, tally),
    ]


def _bars(host: Host, tally: MatchTally) -> list[str]:
    """Returns won, lost and stopped as bars over the same scale."""
    say, most = host.preferences.catalogue.format, max(tally.won, tally.lost, tally.stopped, 1)
    rows = [
        ("app-stats-won", tally.won),
        ("app-stats-lost", tally.lost),
        ("app-stats-stopped", tally.stopped),
    ]
    names = [say(key) for key, _ in rows]
    width = max(map(len, names))
    full = host.preferences.appearance.mark("█", "#")
    return [
        f"{name:<{width}} {full * max(int(bool(count)), round(_BAR * count / most))} {count}"
        for name, (_, count) in zip(names, rows, strict=True)
    ]
