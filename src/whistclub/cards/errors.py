"""The one exception tree of Whistclub, and the reasons its exceptions carry.

WhistclubError
|- BadText           a text that is no card, act, seat, deal or ending
|- BadDeal           cards that cannot be dealt in this game
|- BadSetting        a standing that no match of this game could have come to
|- BadOption         an option, value, preset or game nobody knows
|- BadSeating        players who cannot be seated as a format wants it
|- BadRecord         a file that is no record this version can read
|- IllegalAction     an act that the rules refuse in this position
|- NotHere           a request that this person may not make here, or not now
|  `- NotFound       a thing that is not there, or that this person may not know of
|- WrongUsage        words or numbers of a command that cannot be, whatever the cards and files are
|  |- BadValue       a value that a function of the library cannot take
|  `- MissingPackage a package that is not installed here
|- TooMuch           a request too many from one visitor, table or person
`- Unavailable       a service that cannot be given now to anybody

Modules below this one add branches for what only they refuse. Callers decide by class, never by the key of a reason.
"""

from collections.abc import Callable

import msgspec

Facts = tuple[tuple[str, str | int], ...]


class Reason(msgspec.Struct, frozen=True):
    """The reason for something, as a key of the message catalogues and its named facts.

    Facts are text forms (cards, suits, seats, acts) or whole numbers, never sentences: the catalogues
    turn them into words.
    """

    key: str
    args: Facts = ()

    def fact(self, name: str) -> str | int:
        """The fact called `name`. Raises KeyError when there is none."""
        return dict(self.args)[name]


def reason(key: str, **facts: str | int) -> Reason:
    """A Reason with its facts in the order they are named."""
    return Reason(key, tuple(facts.items()))


TOO_MUCH = reason("too-much-at-once")


class WhistclubError(Exception):
    """Everything Whistclub refuses; `reason` says why, to be worded by a catalogue.

    `where` names the place in a match where it was refused, and is empty where nobody told it.
    """

    where: str = ""

    def __init__(self, why: Reason) -> None:
        # The same as through the base class, which costs twice the time: refusals are asked for in their thousands.
        self.args = (why.key, *[value for _, value in why.args])
        self.reason = why

    def __reduce__(self) -> tuple[type["WhistclubError"], tuple[Reason]]:
        return type(self), (self.reason,)

    @property
    def code(self) -> str:
        """The key of the reason, the same in every language."""
        return self.reason.key

    def __str__(self) -> str:
        if _wording:
            return f"{_wording[0](self)} [{self.reason.key}]"
        facts = ", ".join(f"{name}={value}" for name, value in self.reason.args)
        return f"{self.reason.key} ({facts})" if facts else self.reason.key


_wording: list[Callable[[WhistclubError], str]] = []


def word_errors(wording: Callable[[WhistclubError], str] | None) -> None:
    """Lets the text of every refusal be its sentence, the code in brackets after it; with None it is the code and its
    facts.

    This room knows no catalogue: the library, which has one, says it here.
    """
    _wording[:] = [wording] if wording is not None else []


class BadText(WhistclubError):
    """A text form that cannot be read."""


class BadDeal(WhistclubError):
    """Cards that cannot be dealt in this game."""


class BadSetting(WhistclubError):
    """A standing (deal, dealer, score, what is carried over) that no match of this game could have come to."""


class BadOption(WhistclubError):
    """An option, a value, a preset or a game that nobody knows."""


class BadSeating(WhistclubError):
    """Players who cannot be seated as a format of an evening wants it."""


class BadRecord(WhistclubError):
    """A file that is no record this version can read."""


class IllegalAction(WhistclubError):
    """An act that the rules refuse; the position has not changed."""


class NotHere(WhistclubError):
    """A request that this person may not make here, or not now."""


class NotFound(NotHere):
    """A thing that is not there, or that this person may not know of: both are refused alike."""


class WrongUsage(WhistclubError):
    """Words or numbers of a command that cannot be, whatever the cards and files are; a branch beside the one that
    refuses them.
    """


class BadValue(WrongUsage, ValueError):
    """A value that a function of the library cannot take, whatever the cards are."""


class MissingPackage(WrongUsage):
    """A package that is not installed here, and without which what was asked for cannot be done."""


def missing_package(package: str, extra: str = "") -> MissingPackage:
    """The refusal for want of a package of this extra; with none it is one that every installation has."""
    return MissingPackage(reason("missing-package", package=package, command=install_line(extra)))


def install_line(extra: str = "") -> str:
    """The line that installs an extra of the package. Double quotes mean the same to every shell, Windows' too."""
    return f'pip install "whistclub[{extra}]"' if extra else "pip install --force-reinstall whistclub"


class TooMuch(WhistclubError):
    """A request too many from one visitor, table or person; it may be made again later."""

    def __init__(self, why: Reason = TOO_MUCH) -> None:
        super().__init__(why)


class Unavailable(WhistclubError):
    """A service that cannot be given now to anybody."""
