"""The report of many records: one page of HTML with its charts and its style in it, that asks nothing of a network."""

import os
import re
import shlex
from collections.abc import Callable, Sequence
from html import escape
from importlib.resources import files
from pathlib import Path
from urllib.parse import quote

from whistclub.coach.totals import ENOUGH, Mean, sure
from whistclub.games.registry import make_game
from whistclub.messages import Catalogue
from whistclub.rules.options import read_values
from whistclub.study.analysis.figures import Cost, Dear, GameFigures, Result
from whistclub.study.analysis.tables import Analysed
from whistclub.terminal.commands.analyse.charts import Scale, bar, intervals
from whistclub.terminal.texts.presets import preset_lines
from whistclub.terminal.texts.review import decimal, in_hundred
from whistclub.terminal.texts.totals import hundredths, phase_name, theme_name
from whistclub.terminal.texts.words import Words


def report_page(
    catalogue: Catalogue,
    records: Sequence[Analysed],
    games: Sequence[GameFigures],
    left_out: Sequence[str],
    folder: Path,
) -> str:
    """The page; links to the records are relative to the folder that it is kept in."""
    style = re.sub(r"\s*\n\s*", "\n", files(__package__).joinpath("report.css").read_text(encoding="utf-8"))
    title = escape(catalogue.format("analysis-title"))
    parts = [
        f"<h1>{title}</h1>",
        _paragraph(catalogue.format("analysis-about")),
        _coverage(catalogue, records, games, left_out),
        *(_Game(catalogue, one, folder).html() for one in games),
    ]
    return (
        f'<!doctype html>\n<html lang="{catalogue.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(parts)
        + "\n</main>\n</body>\n</html>\n"
    )


def _paragraph(text: str, kind: str = "") -> str:
    return f"<p{f' class={kind}' if kind else ''}>{escape(text)}</p>"


def _coverage(
    catalogue: Catalogue, records: Sequence[Analysed], games: Sequence[GameFigures], left_out: Sequence[str]
) -> str:
    """The deals looked at, how it was priced, and what was left out."""
    deals, acts = sum(one.deals for one in games), sum(one.acts for one in games)
    choices = sum(sum(one.methods.values()) for one in games)
    rows = [
        ("analysis-records", str(len(records))),
        ("analysis-deals", str(deals)),
        ("analysis-acts", str(acts)),
        ("analysis-choices", str(choices)),
    ]
    listed = "".join(f"<dt>{escape(catalogue.format(key))}</dt><dd>{value}</dd>" for key, value in rows)
    parts = [
        f"<h2>{escape(catalogue.format('analysis-coverage'))}</h2>",
        f"<section><dl>{listed}</dl></section>",
    ]
    if left_out:
        items = "".join(f"<li>{escape(one)}</li>" for one in left_out)
        heading = escape(catalogue.format("analysis-left-out"))
        parts.append(f"<section><h3>{heading}</h3><ul>{items}</ul></section>")
    return "\n".join(parts)


class _Game:
    """The part of one game."""

    def __init__(self, catalogue: Catalogue, figures: GameFigures, folder: Path) -> None:
        options = dict(each.split("=", 1) for each in figures.options.split(" ") if each)
        self.figures, self.folder, self.catalogue = figures, folder, catalogue
        values = read_values(type(make_game(figures.game, {})).options_type, options)
        self.words = Words(catalogue, make_game(figures.game, values))

    def html(self) -> str:
        """The heading and the sections that have something to say."""
        about = [self.say("analysis-game-about", records=self.figures.records, deals=self.figures.deals)]
        parts = [
            f"<h2>{escape(self.words.name())}</h2>",
            *(_paragraph(line, "note") for line in (*about, *preset_lines(self.words))),
            self._results("analysis-players", self.figures.by_player, str),
            self._results("analysis-seats", self.figures.by_seat, self._seat),
            self._costs("analysis-phases", "analysis-phases-note", self.figures.phases, phase_name),
            self._costs("analysis-themes", "analysis-themes-note", self.figures.themes, theme_name),
            self._dearest(),
            self._methods(),
        ]
        return "\n".join(part for part in parts if part)

    def say(self, key: str, /, **facts: str | int) -> str:
        """A message of the catalogue."""
        return self.catalogue.format(key, **facts)

    def _results(self, heading: str, results: Sequence[Result], named: Callable[[str], str]) -> str:
        if not results:
            return ""
        pairs = [(one.points, one.without_luck) for one in results]
        scale = Scale([mean.mean + way * sure(mean) for pair in pairs for mean in pair for way in (-1, 1)])
        items = []
        for one in results:
            strip = intervals(scale, _told(one.points), _told(one.without_luck))
            errors = decimal(self.words, one.errors.mean)
            said = (
                self.say("analysis-result-points", points=self._mean(one.points)),
                self.say("analysis-result-without", points=self._mean(one.without_luck)),
                self.say("analysis-result-errors", errors=errors, deals=one.points.count),
            )
            items.append(_row(named(one.who), strip, *said))
        hollow, full = escape(self.say("analysis-scored")), escape(self.say("analysis-without-luck"))
        key = f'<p class="note key"><span><i class="hollow"></i>{hollow}</span> <span><i class="full"></i>{full}</span></p>'
        return self._section(
            heading, key + f'<ul class="rows">{"".join(items)}</ul>', "analysis-results-note"
        )

    def _seat(self, seat: str) -> str:
        return (
            self.say("analysis-by-oneself") if self.words.game.seats == 1 else self.words.speaker.seat(seat)
        )

    def _mean(self, mean: Mean) -> str:
        told = decimal(self.words, mean.mean, signed=True)
        return told if mean.error is None else f"{told} ± {decimal(self.words, sure(mean))}"

    def _costs(
        self, heading: str, note: str, costs: Sequence[Cost], named: Callable[[str, Catalogue], str]
    ) -> str:
        """Bars of the means that are shown, and what is still missing of the others."""
        if not costs:
            return ""
        shown = [one.cost for one in costs if not one.missing]
        scale = Scale([mean.mean + sure(mean) for mean in shown])
        items = []
        for one in costs:
            if one.missing:
                said, strip = (
                    self.say("analysis-missing", enough=ENOUGH, missing=one.missing),
                    "<span></span>",
                )
            else:
                facts = {
                    "cost": hundredths(one.cost.mean, self.catalogue),
                    "error": hundredths(sure(one.cost), self.catalogue),
                }
                said = self.say("analysis-cost", choices=one.cost.count, **facts)
                strip = bar(scale, one.cost.mean, sure(one.cost))
            items.append(_row(named(one.name, self.catalogue), strip, said))
        return self._section(heading, f'<ul class="rows">{"".join(items)}</ul>', note)

    def _dearest(self) -> str:
        if not self.figures.dearest:
            return ""
        items = "".join(f"<li>{self._dear(one)}</li>" for one in self.figures.dearest)
        return self._section("analysis-dearest", f'<ol class="dear">{items}</ol>', "analysis-dearest-note")

    def _dear(self, one: Dear) -> str:
        target = _address(one.file, self.folder)
        place = escape(self.say("analysis-place", deal=one.deal, act=one.row.act))
        command = escape(f"whist case {shlex.quote(one.file)} --deal {one.deal} --act {one.row.act}")
        link = f'<a href="{target}">{escape(one.file)}</a>, {place}. <code>{command}</code>'
        return f"{escape(self._error(one))}<br>{link}"

    def _error(self, one: Dear) -> str:
        """A dear error in a sentence: the chances of a solitaire, else the cost with its error."""
        row, words = one.row, self.words
        made, best = words.speaker.action(row.played), words.speaker.choice(row.best)
        if row.chance is not None and row.best_chance is not None:
            before, after = in_hundred(row.best_chance), in_hundred(row.chance)
            key = "coach-odds-worth" if after >= before else "coach-odds-cost"
            return self.say(key, made=made, next=best, before=before, after=after)
        seat = words.speaker.seat(row.seat)
        facts: dict[str, str | int] = {
            "seat": self.say("analysis-who", player=one.player, seat=seat) if one.player else seat,
            "cost": decimal(words, row.cost),
            "error": "0" if row.is_all else decimal(words, max(0.1, row.error)),
        }
        if row.trick:
            played = words.speaker.choice(row.played)
            return self.say("analysis-dear-card", trick=row.trick, played=played, best=best, **facts)
        return self.say("analysis-dear-act", made=made, next=words.speaker.action(row.best), **facts)

    def _methods(self) -> str:
        total = sum(self.figures.methods.values())
        listed = "".join(
            f"<dt>{escape(self.say('analysis-method', method=method))}</dt><dd>{count} / {total}</dd>"
            for method, count in self.figures.methods.items()
        )
        return self._section("analysis-methods", f"<dl>{listed}</dl>", "analysis-methods-note")

    def _section(self, heading: str, inside: str, note: str) -> str:
        return f"<section><h3>{escape(self.say(heading))}</h3>{_paragraph(self.say(note), 'note')}{inside}</section>"


def _address(file: str, folder: Path) -> str:
    """The address of a record from the folder of the report."""
    try:
        return quote(os.path.relpath(file, folder).replace(os.sep, "/"))
    except ValueError:  # another drive of Windows
        return Path(file).resolve().as_uri()


def _told(mean: Mean) -> tuple[float, float]:
    return mean.mean, sure(mean)


def _row(name: str, strip: str, *said: str) -> str:
    lines = "".join(f"<span>{escape(one)}</span>" for one in said)
    return f'<li><b>{escape(name)}</b>{strip}<span class="said">{lines}</span></li>'
