"""The command that measures players against each other, and its figures in sentences: `whist duel`."""

import contextlib
import os
import re
import secrets
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from whistclub.club.store.files.record_files import data_folder, file_error, is_there, make_folder
from whistclub.messages import Catalogue
from whistclub.players.outside.player import ACT_MS, FAULTS
from whistclub.study.duel import Terms, duel, game_of, terms_of
from whistclub.study.duel_figures import DIFFERENT, Figure, Summary, summary
from whistclub.study.duel_file import DuelFile
from whistclub.terminal.commands import json_types as doc
from whistclub.terminal.commands.choices import chosen_game
from whistclub.terminal.commands.context import INTERRUPTED, Context
from whistclub.terminal.commands.jobs import Shared, check_cluster, shared_work
from whistclub.terminal.commands.progress import Progress
from whistclub.terminal.console import fitted, printable
from whistclub.terminal.texts.words import Words

MOST_DEALS: Final = 1_000_000
MOST_JOBS: Final = 512
MOST_ACT_MS: Final = 3_600_000
_NOT_PLAIN: Final = re.compile(r"[^\w-]+")
_WHAT: Final = {
    "points": "cli-duel-what-points",
    "tricks": "cli-duel-what-tricks",
    "wins": "cli-duel-what-wins",
}


class DuelRequest(msgspec.Struct, frozen=True, kw_only=True):
    """The command line of `whist duel`, as the parser has read it; None where it says nothing."""

    players: tuple[str, ...]
    game: str | None = None
    preset: str | None = None
    options: tuple[str, ...] = ()
    deals: int = 200
    seed: str | None = None
    bidder: str | None = None
    out: Path | None = None
    jobs: int | None = None
    act_ms: int = ACT_MS
    cluster: str | None = None
    as_json: bool = False


def run(context: Context, request: DuelRequest) -> int:
    """Plays a duel to its end or until it is interrupted, and says what it has shown. Returns the exit status."""
    terms, jobs = _terms(context, request), request.jobs or os.cpu_count() or 1
    path = request.out or _free_path(data_folder(context.environment), terms)
    try:
        is_there(path)
        make_folder(path.parent)
        sharing = shared_work(jobs, request.cluster, context)
        with sharing as work, DuelFile.opened(path, terms) as kept:
            _tell_begun(context, terms, path, request.deals, len(kept.compared))
            status = _played(context, terms, kept, request.deals, work)
            shown = summary(one for one in kept.compared if one.deal <= request.deals)
    except OSError as problem:
        raise context.refusal(file_error(path, problem, "write")) from problem
    document = _document(terms, path, request.deals, shown)
    context.answer(
        document, [] if request.as_json else summary_lines(context, terms, shown), as_json=request.as_json
    )
    if not request.as_json:
        context.console.say(context.catalogue.format("cli-duel-kept", path=str(path)))
    return status


def _terms(context: Context, request: DuelRequest) -> Terms:
    game = chosen_game(context, request.game, request.preset, request.options)
    if len(request.players) != 2:
        raise context.wrong(
            "cli-duel-two", count=len(request.players), example="whist duel club random --game whist"
        )
    for option, value, most in (
        ("--deals", request.deals, MOST_DEALS),
        ("--jobs", request.jobs, MOST_JOBS),
        ("--act-ms", request.act_ms, MOST_ACT_MS),
    ):
        if value is not None and not 1 <= value <= most:
            raise context.wrong("cli-count", option=option, value=str(value), most=str(most))
    check_cluster(context, request.cluster, request.jobs)
    seed = request.seed if request.seed is not None else str(secrets.randbelow(10**9))
    a, b = request.players
    return terms_of(game, a, b, seed, bidder=request.bidder or "", act_ms=request.act_ms)


def _played(context: Context, terms: Terms, kept: DuelFile, deals: int, work: Shared) -> int:
    """Plays the deals not yet in the file. Ctrl-C ends it; what has been written stays."""
    missing = kept.missing(deals)
    if not missing:
        return 0
    try:
        with Progress(context.catalogue, sys.stderr, deals - len(missing), deals) as progress:
            for count, one in enumerate(duel(terms, missing, work.executor, ahead=4 * work.at_once), 1):
                kept.add(one)
                progress.show(deals - len(missing) + count)
    except KeyboardInterrupt:
        work.executor.shutdown(wait=False, cancel_futures=True)
        _aside(context.catalogue.format("cli-duel-interrupted", count=len(kept.compared)))
        return INTERRUPTED
    return 0


def _tell_begun(context: Context, terms: Terms, path: Path, deals: int, done: int) -> None:
    say = context.catalogue.format
    if done:
        _aside(say("cli-duel-goes-on", path=str(path), count=done, deals=deals))
    else:
        _aside(say("cli-duel-begins", a=terms.a, b=terms.b, seed=terms.seed, deals=deals, path=str(path)))


def _aside(text: str) -> None:
    """Prints a line to stderr while the duel runs; a closed stderr stops nothing."""
    with contextlib.suppress(OSError):
        print(fitted(printable(text), sys.stderr), file=sys.stderr, flush=True)


def _document(terms: Terms, path: Path, deals: int, shown: Summary) -> doc.Duel:
    return doc.Duel(
        a=terms.a,
        b=terms.b,
        game=terms.game,
        options=terms.options,
        seed=terms.seed,
        bidder=terms.bidder,
        file=str(path),
        wanted=deals,
        deals=shown.deals,
        points=_written(shown.points),
        tricks=_written(shown.tricks),
        wins=_written(shown.wins),
        contracts={
            name: doc.DuelContract(points=_written(points), tricks=_written(tricks))
            for name, (points, tricks) in shown.contracts.items()
        },
        faults=shown.faults,
    )


def _written(figure: Figure | None) -> doc.DuelFigure | None:
    """A figure as the document has it: of a single deal there is no interval."""
    if figure is None:
        return None
    bounds = (figure.low, figure.high) if figure.deals > 1 else (None, None)
    return doc.DuelFigure(mean=figure.mean, low=bounds[0], high=bounds[1], p=figure.p, deals=figure.deals)


def _free_path(folder: Path, terms: Terms) -> Path:
    """A file in the folder that is not there yet."""
    name = "-".join(["duel", terms.game, *(_NOT_PLAIN.sub("_", name)[:40] for name in (terms.a, terms.b))])
    path = folder / f"{name}.jsonl"
    number = 2
    while path.exists():
        path = folder / f"{name}-{number}.jsonl"
        number += 1
    return path


def summary_lines(context: Context, terms: Terms, shown: Summary) -> list[str]:
    """Returns the figures of the duel as sentences."""
    catalogue, words = context.catalogue, context.words(game_of(terms))
    say = catalogue.format
    if shown.points is None:
        return [say("cli-duel-nothing")]
    names = {"a": terms.a, "b": terms.b}
    lines = [say("cli-duel-head", game=words.name(), seed=terms.seed, count=shown.deals, **names)]
    if terms.bidder:
        lines.append(say("cli-duel-bidder", bidder=terms.bidder))
    for what, figure in (("points", shown.points), ("tricks", shown.tricks), ("wins", shown.wins)):
        if figure is not None:
            lines.append(figure_line(catalogue, what, names, figure))
    for contract, (points, tricks) in shown.contracts.items():
        lines.append(say("cli-duel-contract", contract=_contract(contract, words), count=points.deals))
        lines.append("  " + figure_line(catalogue, "points", names, points))
        if tricks is not None:
            lines.append("  " + figure_line(catalogue, "tricks", names, tricks))
    for name, faults in shown.faults.items():
        lines.append(say("cli-duel-faults", name=name, **{kind: faults.get(kind, 0) for kind in FAULTS}))
    return lines


def figure_line(catalogue: Catalogue, what: str, names: Mapping[str, str], figure: Figure) -> str:
    """Returns a difference with its interval; where there is none, of a single deal or of deals that were all alike, it
    says so.
    """
    facts: dict[str, str | int] = {
        "what": catalogue.format(_WHAT[what]), **names, "mean": _number(catalogue, figure.mean),
    }  # fmt: skip
    if figure.deals == 1:
        return catalogue.format("cli-duel-one-deal", **facts)
    if figure.low == figure.high:
        return catalogue.format("cli-duel-all-alike", **facts)
    low, high = _number(catalogue, figure.low), _number(catalogue, figure.high)
    return catalogue.format(
        "cli-duel-figure", low=low, high=high, p=_probability(catalogue, figure.p), **facts
    )


def _contract(contract: str, words: Words) -> str:
    if contract == DIFFERENT:
        return words.say("cli-duel-different")
    return words.speaker.contract(contract)


def _number(catalogue: Catalogue, value: float) -> str:
    """A difference with its sign and two decimals, written as the language writes them; what rounds to nothing has no
    sign.
    """
    whole, part = f"{value:+.2f}".split(".")
    if not float(f"{whole}.{part}"):
        whole = "0"
    return catalogue.format("cli-decimal", whole=whole, part=part)


def _probability(catalogue: Catalogue, value: float) -> str:
    sign, shown = ("<", 0.001) if value < 0.001 else (">", 0.999) if value > 0.999 else ("=", value)
    whole, part = f"{shown:.3f}".split(".")
    return f"p {sign} {catalogue.format('cli-decimal', whole=whole, part=part)}"
