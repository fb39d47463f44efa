"""Help texts of the command, and its wording of what is wrong with a command line."""

from collections.abc import Sequence
from typing import Any, Final

from whistclub.messages import Catalogue
from whistclub.messages.near import nearest, with_near, with_question
from whistclub.terminal.console import table_lines

ABOUT: Final = {
    "games": "cli-about-games",
    "rules": "cli-about-rules",
    "play": "cli-about-play",
    "deal": "cli-about-deal",
    "replay": "cli-about-replay",
    "score": "cli-about-score",
    "review": "cli-about-review",
    "case": "cli-about-case",
    "analyse": "cli-about-analyse",
    "puzzle": "cli-about-puzzle",
    "inspect": "cli-about-inspect",
    "duel": "cli-about-duel",
    "stats": "cli-about-stats",
    "solve": "cli-about-solve",
    "bench": "cli-about-bench",
    "club": "cli-about-club",
    "serve": "cli-about-serve",
    "page": "cli-about-page",
    "work": "cli-about-work",
    "verify": "cli-about-verify",
    "doctor": "cli-about-doctor",
    "backup": "cli-about-backup",
    "restore": "cli-about-restore",
    "transfer": "cli-about-transfer",
    "rotate-keys": "cli-about-rotate-keys",
    "evening plan": "cli-about-evening-plan",
    "evening simulate": "cli-about-evening-simulate",
    "evening hall": "cli-about-evening-hall",
    "evening replay": "cli-about-evening-replay",
    "evening export": "cli-about-evening-export",
}
"""The purpose of each command, in the order help lists them."""

GROUPS: Final = {"evening": "cli-about-evening"}
"""The first words of commands of two words, with what these are about."""

_JSON: Final = ("--json", "cli-help-json")
_MATCH_DATABASE: Final = ("--match-database NAME=URL", "cli-help-match-database")
_METRICS: Final = ("--metrics ADDRESS:PORT", "cli-help-metrics")
_FORGET: Final = ("--forget-after DAYS", "cli-help-forget-after")
_ARCHIVE: Final = ("--archive-after DAYS", "cli-help-archive-after")
_FILE: Final = ("FILE", "cli-help-file")
_GAME: Final = ("GAME", "cli-help-game")
_OPTIONS: Final = (("--preset NAME", "cli-help-preset"), ("-o, --option NAME=VALUE", "cli-help-option"))
_AT: Final = ("--at N", "cli-help-at")

HELP: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "games": (("GAME", "cli-help-games-game"), _JSON),
    "rules": (("PAGE", "cli-help-rules-page"), ("--short", "cli-help-rules-short"), _JSON),
    "play": (
        _GAME,
        ("--preset NAME", "cli-help-preset"),
        ("-o, --option NAME=VALUE", "cli-help-option-or-convention"),
        ("--seed TEXT", "cli-help-seed"),
        ("--seats SEATS", "cli-help-seats"),
        ("--save FILE", "cli-help-save"),
        ("--resume FILE", "cli-help-resume"),
        ("--deal FILE", "cli-help-deal"),
        ("--pause deal|none", "cli-help-pause"),
        ("--daily", "cli-help-play-daily"),
        ("--join URL", "cli-help-join"),
        ("--name NAME", "cli-help-name"),
        ("--line", "app-help-line"),
        ("--ascii", "app-help-ascii"),
        _JSON,
    ),
    "stats": (("GAME", "cli-help-stats-game"), _JSON),
    "deal": (
        _GAME,
        *_OPTIONS,
        ("--seed TEXT", "cli-help-seed"),
        ("--number N", "cli-help-number"),
        ("--count N", "cli-help-count"),
        _JSON,
    ),
    "replay": (
        _FILE,
        _AT,
        ("--in-words", "cli-help-replay-in-words"),
        ("--pbn", "cli-help-replay-pbn"),
        ("--lin", "cli-help-replay-lin"),
        _JSON,
    ),
    "score": (_FILE, _JSON),
    "review": (
        _FILE,
        ("--seat N|E|S|W", "cli-help-review-seat"),
        ("--number N", "cli-help-review-number"),
        _JSON,
    ),
    "case": (
        ("FILE", "cli-help-case-file"),
        ("--deal N", "cli-help-case-deal"),
        ("--act N", "cli-help-case-act"),
        ("--out FILE", "cli-help-case-out"),
        ("--by NAME", "cli-help-case-by"),
        ("--note TEXT", "cli-help-case-note"),
        _JSON,
    ),
    "analyse": (
        ("FOLDERS", "cli-help-analyse-folder"),
        ("--out FOLDER", "cli-help-analyse-out"),
        ("--players FILE", "cli-help-analyse-players"),
        ("--jobs N", "cli-help-analyse-jobs"),
        ("--quick", "cli-help-analyse-quick"),
        _JSON,
    ),
    "puzzle": (
        ("NAME", "cli-help-puzzle-name"),
        ("--theme THEME", "cli-help-puzzle-theme"),
        ("--game GAME", "cli-help-puzzle-game"),
        ("--answer ACT", "cli-help-puzzle-answer"),
        ("--list", "cli-help-puzzle-list"),
        _JSON,
    ),
    "inspect": (
        _FILE,
        ("--seat N|E|S|W", "cli-help-seat"),
        ("--spectator", "cli-help-spectator"),
        _AT,
        _JSON,
    ),
    "duel": (
        ("PLAYERS", "cli-help-duel-players"),
        ("--game GAME", "cli-help-game"),
        *_OPTIONS,
        ("--deals N", "cli-help-duel-deals"),
        ("--seed TEXT", "cli-help-seed"),
        ("--bidder NAME", "cli-help-duel-bidder"),
        ("--out FILE", "cli-help-duel-out"),
        ("--jobs N", "cli-help-duel-jobs"),
        ("--act-ms N", "cli-help-duel-act-ms"),
        ("--cluster URL", "cli-help-cluster"),
        _JSON,
    ),
    "solve": (
        ("FILE", "cli-help-solve-file"),
        ("CONTRACT", "cli-help-solve-contract"),
        ("--at N", "cli-help-solve-at"),
        ("--leader N|E|S|W", "cli-help-solve-leader"),
        ("--cards", "cli-help-solve-cards"),
        ("--best-line", "cli-help-solve-line"),
        ("--limit N|Ns", "cli-help-solve-limit"),
        ("--pbn", "cli-help-solve-pbn"),
        _JSON,
    ),
    "bench": (_JSON,),
    "club": (
        ("--lan", "cli-help-lan"),
        ("--port N", "cli-help-port"),
        _METRICS,
        ("--no-browser", "cli-help-no-browser"),
    ),
    "page": (("FOLDER", "cli-help-page-folder"), ("--club URL", "cli-help-page-club")),
    "serve": (
        ("--address ADDRESS", "cli-help-address"),
        ("--port N", "cli-help-port"),
        ("--database URL", "cli-help-database"),
        _MATCH_DATABASE,
        ("--notices URL", "cli-help-notices"),
        _ARCHIVE,
        _FORGET,
        ("--host NAME", "cli-help-host"),
        ("--proxy ADDRESSES", "cli-help-proxy"),
        ("--tls", "cli-help-tls"),
        ("--bots N", "cli-help-bots"),
        ("--workers N", "cli-help-workers"),
        ("--drain SECONDS", "cli-help-drain"),
        _METRICS,
        ("--log", "cli-help-log"),
    ),
    "work": (
        ("--database URL", "cli-help-work-database"),
        _MATCH_DATABASE,
        ("--jobs N", "cli-help-work-jobs"),
        _ARCHIVE,
        _FORGET,
    ),
    "verify": (_FILE, ("--shown FILE", "cli-help-shown"), ("--daily FILE", "cli-help-daily")),
    "doctor": (("--database URL", "cli-help-database"), ("--url URL", "cli-help-doctor-url"), _JSON),
    "backup": (("FILE", "cli-help-backup-file"), ("--keep N", "cli-help-backup-keep")),
    "restore": (("FILE", "cli-help-backup-file"),),
    "transfer": (
        ("--database URL", "cli-help-transfer-database"),
        ("--back", "cli-help-transfer-back"),
    ),
    "rotate-keys": (("--database URL", "cli-help-rotate-keys-database"),),
    "evening plan": (
        ("--people N", "cli-help-evening-plan-people"),
        ("--rounds N", "cli-help-evening-rounds"),
        ("--format NAME", "cli-help-evening-plan-format"),
        ("--tables N", "cli-help-evening-plan-tables"),
        ("--deals N", "cli-help-evening-deals"),
        ("--compare", "cli-help-evening-plan-compare"),
        ("--evenings N", "cli-help-evening-plan-evenings"),
        ("--seed TEXT", "cli-help-evening-plan-seed"),
        ("--svg FILE", "cli-help-evening-plan-svg"),
        ("--png FILE", "cli-help-evening-plan-png"),
        ("--search N|Ns", "cli-help-evening-plan-search"),
        ("--out FILE", "cli-help-evening-plan-out"),
        _JSON,
    ),
    "evening simulate": (
        ("--people N", "cli-help-evening-people"),
        ("--rounds N", "cli-help-evening-rounds"),
        ("--format NAME", "cli-help-evening-plan-format"),
        *_OPTIONS,
        ("--deals N", "cli-help-evening-deals"),
        ("--hall", "cli-help-evening-hall"),
        ("--bot NAME", "cli-help-evening-bot"),
        ("--seed TEXT", "cli-help-seed"),
        ("--jobs N", "cli-help-duel-jobs"),
        ("--cluster URL", "cli-help-cluster"),
        ("--log FILE", "cli-help-evening-log"),
        _JSON,
    ),
    "evening hall": (("--port N", "cli-help-evening-port"),),
    "evening replay": (("EVENING", "cli-help-evening-evening"), _JSON),
    "evening export": (("EVENING", "cli-help-evening-evening"), ("--csv", "cli-help-evening-csv"), _JSON),
}
"""The words that each command takes: the form, and the key of the sentence about it. The first stands without a
name.
"""

EVERYWHERE: Final = (
    ("--language en|de", "cli-help-language"),
    ("-h, --help", "cli-help-help"),
    ("--version", "cli-help-version"),
)

_SWITCHES: Final = (
    "--json", "--spectator", "--line", "--ascii", "--cards", "--best-line", "--lan", "--no-browser", "--tls", "--log", "--hall", "--csv",
    "--daily", "--in-words", "--pbn", "--quick", "--list", "--compare",
)  # fmt: skip

_USAGE: Final = {
    "games": "whist games [GAME] [--json]",
    "rules": "whist rules PAGE [--short] [--json]",
    "play": "whist play [GAME] [...]",
    "deal": "whist deal GAME [...]",
    "replay": "whist replay FILE [--at N] [--in-words | --pbn | --json]",
    "score": "whist score FILE [--json]",
    "review": "whist review FILE [--seat N|E|S|W] [--number N] [--json]",
    "case": "whist case FILE [--deal N --act N] [...]",
    "analyse": "whist analyse FOLDER ... [--out FOLDER] [...]",
    "puzzle": "whist puzzle [NAME] [--theme THEME] [--game GAME] [--answer ACT | --list | --json]",
    "inspect": "whist inspect FILE (--seat N|E|S|W | --spectator) [--at N] [--json]",
    "duel": "whist duel A B --game GAME [...]",
    "stats": "whist stats [GAME] [--json]",
    "solve": "whist solve FILE [CONTRACT] [...]",
    "bench": "whist bench [--json]",
    "club": "whist [--lan] [--port N] [--no-browser]",
    "page": "whist page FOLDER [--club URL]",
    "serve": "whist serve [...]",
    "work": "whist work --database URL [--jobs N]",
    "verify": "whist verify FILE [--shown FILE] [--daily FILE ...]",
    "doctor": "whist doctor [--database URL | --url URL [--json]]",
    "backup": "whist backup FILE [--keep N]",
    "restore": "whist restore FILE",
    "transfer": "whist transfer --database URL [--back]",
    "rotate-keys": "whist rotate-keys [--database URL]",
    "evening plan": "whist evening plan --people N [...]",
    "evening simulate": "whist evening simulate [...]",
    "evening hall": "whist evening hall [--port N]",
    "evening replay": "whist evening replay FILE|CODE [--json]",
    "evening export": "whist evening export FILE|CODE [--csv | --json]",
}


def command_of(words: Sequence[str]) -> str | None:
    """The command that these words begin with, of one word or two, such as `play` or `evening plan`; None for no known
    one.
    """
    named = [word for word in words if not word.startswith("-")]
    return next((name for count in (2, 1) if (name := " ".join(named[:count])) in ABOUT), None)


def group_of(words: Sequence[str]) -> str | None:
    """The group whose name stands alone in these words, as in `evening --help`; None for anything else."""
    named = [word for word in words if not word.startswith("-")]
    return named[0] if len(named) == 1 and named[0] in GROUPS else None


def help_lines(catalogue: Catalogue, command: str | None) -> list[str]:
    """Help for one command, for a group of commands, or for all."""
    if command is None or command in GROUPS:
        start = "" if command is None else f"{command} "
        rows = [(name, catalogue.format(about)) for name, about in ABOUT.items() if name.startswith(start)]
        return [
            catalogue.format("cli-about" if command is None else GROUPS[command]),
            "",
            catalogue.format("cli-usage", usage=f"whist {start}COMMAND [...]"),
            "",
            catalogue.format("cli-commands"),
            *table_lines(rows),
            "",
            catalogue.format("cli-everywhere"),
            *_rows(catalogue, EVERYWHERE),
            "",
            catalogue.format("cli-more-help", example="whist play --help"),
        ]
    return [
        catalogue.format(ABOUT[command]),
        "",
        catalogue.format("cli-usage", usage=_USAGE[command]),
        "",
        catalogue.format("cli-takes"),
        *_rows(catalogue, (*HELP[command], *EVERYWHERE)),
    ]


def wrong_usage(catalogue: Catalogue, problem: Any, command: str | None) -> str:
    """Returns what is wrong with a command line, from an error of the parser, and what would be right."""
    kind = type(problem).__name__
    token = getattr(problem, "token", None)
    unused = getattr(problem, "unused_tokens", None)
    option = _option_of(problem)
    help_line = f"whist {command} --help" if command else "whist --help"
    if kind == "UnknownOptionError" and token is not None:
        written = str(token.keyword or token.value)[:40]
        return _refused(catalogue, "cli-unknown-option", option=written, valid=valid_options(command))
    if kind == "UnknownCommandError":
        written = str((unused or ["?"])[0])[:40]
        sentence = catalogue.format("cli-unknown-command", command=written, valid=", ".join(ABOUT))
        near = nearest(written, (*GROUPS, *(name for name in ABOUT if " " not in name)))
        return with_question(sentence, near, catalogue)
    if kind == "CoercionError" and token is not None:
        if option in _SWITCHES:
            return catalogue.format("cli-bad-switch", option=option)
        return catalogue.format("cli-bad-value", option=option, value=str(token.value)[:40])
    if kind == "MissingArgumentError" and option.startswith("-"):
        return catalogue.format("cli-missing", option=option, help=help_line)
    if kind == "MissingArgumentError":
        return catalogue.format("cli-missing-place", what=option, help=help_line)
    if kind == "RepeatArgumentError" and token is not None:
        return catalogue.format("cli-repeated", option=str(token.keyword or option))
    if unused:
        return catalogue.format("cli-too-much", text=" ".join(map(str, unused))[:60], help=help_line)
    return catalogue.format("cli-not-understood", help=help_line)


def _refused(catalogue: Catalogue, key: str, /, **facts: str) -> str:
    """The sentence, with the word that was probably meant."""
    return with_near(catalogue.format(key, **facts), facts, catalogue)


def valid_options(command: str | None) -> str:
    """The long names of the options a command takes."""
    rows = (*(HELP[command] if command else ()), *EVERYWHERE)
    names = (word.strip(",") for form, _ in rows for word in form.split())
    return ", ".join(name for name in names if name.startswith("--"))


def _option_of(problem: Any) -> str:
    """The option an error is about, or in capitals what stands without a name."""
    argument = getattr(problem, "argument", None)
    name = str(argument.name) if argument is not None else ""
    return name if name.startswith("-") else name.upper()


def _rows(catalogue: Catalogue, rows: tuple[tuple[str, str], ...]) -> list[str]:
    return table_lines([(form, catalogue.format(about)) for form, about in rows])
