"""Help texts of the command, read off the signatures of its functions, and its wording of what is wrong with a command
line.
"""

import inspect
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from cyclopts import App, Parameter

from whistclub.cli.parser import app
from whistclub.cli.words import About
from whistclub.messages import Catalogue
from whistclub.messages.near import nearest, with_near, with_question
from whistclub.terminal.console import table_lines

_MOST_SHOWN: Final = 4
"""A usage line names so many optional words; more would not fit beside the list of them."""


class Word(NamedTuple):
    """A word that a command takes: its form in the list of words and in the usage line, the key of its sentence, and
    whether the command does nothing without it.
    """

    form: str
    key: str
    usage: str
    is_needed: bool


def _word(parameter: inspect.Parameter) -> Word:
    said = parameter.annotation.__metadata__
    about = next(one for one in reversed(said) if isinstance(one, About))
    is_needed = about.needed or (
        parameter.default is parameter.empty and parameter.kind is not parameter.VAR_POSITIONAL
    )
    if parameter.kind is parameter.KEYWORD_ONLY:
        named = next((one.name for one in said if isinstance(one, Parameter) and one.name), ())
        names = sorted(named, key=len) or [f"--{parameter.name.replace('_', '-')}"]
        form = f"{', '.join(names)} {about.value}".rstrip()
        return Word(form, about.key, form, is_needed)
    form = parameter.name.upper()
    return Word(form, about.key, about.value or form, is_needed)


def _commands(parser: App, words: tuple[str, ...] = ()) -> Iterator[tuple[str, App]]:
    """Every command with its parser, the first ones of help first; those of two words last."""
    names = [name for name in parser if not name.startswith("-")]
    for name in names:
        yield from _commands(parser[name], (*words, name))
    if not names:
        yield " ".join(words), parser


def _words(command: Callable[..., Any]) -> tuple[Word, ...]:
    parameters = inspect.signature(command).parameters.values()
    return tuple(_word(one) for one in parameters if one.name != "context")


_PARSERS: Final = sorted(_commands(app), key=lambda named: " " in named[0])

ABOUT: Final = {name: str(parser.help) for name, parser in _PARSERS}
"""The key of the purpose of each command, in the order help lists them."""

GROUPS: Final = {name: str(app[name].help) for name in app if app[name].default_command is None}
"""The first words of commands of two words, with what these are about."""

_WORDS: Final = {name: _words(parser.default_command) for name, parser in _PARSERS if parser.default_command}

HELP: Final = {name: tuple((word.form, word.key) for word in words) for name, words in _WORDS.items()}
"""The words that each command takes: the form, and the key of the sentence about it. The first stands without a
name.
"""

EVERYWHERE: Final = (
    ("--language en|de", "cli-help-language"),
    ("-h, --help", "cli-help-help"),
    ("--version", "cli-help-version"),
)

STATUSES: Final = (
    ("0", "cli-status-0"),
    ("1", "cli-status-1"),
    ("2", "cli-status-2"),
    ("3", "cli-status-3"),
    ("70", "cli-status-70"),
    ("74", "cli-status-74"),
    ("75", "cli-status-75"),
    ("130", "cli-status-130"),
    ("141", "cli-status-141"),
)
"""What each exit status says."""

ENVIRONMENT: Final = (
    ("WHIST_DATA", "cli-environment-data"),
    ("WHIST_LANG", "cli-environment-language"),
    ("WHIST_DEBUG", "cli-environment-debug"),
    ("WHISTCLUB_SEAL_KEY", "cli-environment-seal"),
    ("NO_COLOR", "cli-environment-colour"),
)

MORE: Final = {"play": "cli-more-play", "duel": "cli-more-duel", "analyse": "cli-more-analyse"}
"""What stands below the words of a command."""


def usage_line(command: str) -> str:
    """The way in which the command is called: what it needs, then what it takes besides."""
    words = _WORDS[command]
    needed = [word.usage for word in words if word.is_needed]
    places = [f"[{word.usage}]" for word in words if not word.is_needed and word.form.isupper()]
    named = [f"[{word.usage}]" for word in words if not word.is_needed and not word.form.isupper()]
    shown = named if len(named) <= _MOST_SHOWN else ["[...]"]
    return " ".join(("whist", command, *needed, *places, *shown))


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
    if command is None:
        return [
            *_group_lines(catalogue, "", "cli-about"),
            "",
            catalogue.format("cli-statuses"),
            *_rows(catalogue, STATUSES),
            "",
            catalogue.format("cli-environment"),
            *_rows(catalogue, ENVIRONMENT),
        ]
    if command in GROUPS:
        return _group_lines(catalogue, f"{command} ", GROUPS[command])
    return [
        catalogue.format(ABOUT[command]),
        "",
        catalogue.format("cli-usage", usage=usage_line(command)),
        "",
        catalogue.format("cli-takes"),
        *_rows(catalogue, (*HELP[command], *EVERYWHERE)),
        *(["", catalogue.format(MORE[command])] if command in MORE else ()),
    ]


def _group_lines(catalogue: Catalogue, start: str, about: str) -> list[str]:
    """The commands whose names start so."""
    return [
        catalogue.format(about),
        "",
        catalogue.format("cli-usage", usage=f"whist {start}COMMAND [...]"),
        "",
        catalogue.format("cli-commands"),
        *_rows(catalogue, [(name, key) for name, key in ABOUT.items() if name.startswith(start)]),
        "",
        catalogue.format("cli-everywhere"),
        *_rows(catalogue, EVERYWHERE),
        "",
        catalogue.format("cli-more-help", example="whist play --help"),
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
        if problem.argument.hint is bool:
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


def _rows(catalogue: Catalogue, rows: Sequence[tuple[str, str]]) -> list[str]:
    return table_lines([(form, catalogue.format(about)) for form, about in rows])
