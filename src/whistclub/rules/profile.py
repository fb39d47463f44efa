"""The profile of a game: everything a face needs of it that is not its rules.

A profile is data. Command, terminal, browser, study and test kit read it from the list of games; none of them knows a
game's key. What changes
with a deal is told by the game's moments (`rules.moment`).
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any, Literal

import msgspec

from whistclub.rules.actions import Action
from whistclub.rules.entry import DealEntry
from whistclub.rules.moment import Moment, Said, said


class Phase(msgspec.Struct, frozen=True):
    """A phase of a deal, as the field `phase` of a view names it, and the verbs of the acts asked for in it.

    `heading` is the message with which line mode opens the phase; empty for the one that follows from the verb.
    """

    name: str
    verbs: tuple[str, ...]
    heading: str = ""


class ConventionChoice(msgspec.Struct, frozen=True):
    """A choice on the convention card that partners agree on: its name, and its values, the usual one first."""

    name: str
    values: tuple[str, ...]


Sentences = tuple[Said, ...]
"""Sentences that are said one after the other."""


def no_sentences(*_: object) -> Sentences:
    """Nothing is said."""
    return ()


def sentences(*keys: str) -> Callable[[Any], Sentences]:
    """The text that says these messages, whatever the options."""
    told = tuple(map(said, keys))
    return lambda _: told


class Texts(msgspec.Struct, frozen=True, kw_only=True):
    """The texts of a game for the terminal beside its moments, made from its options.

    `primer` says in paragraphs how it is played, `short_primer` a thought a line. `explain` says what an act means in
    sentences, at a moment. `score` words the number of a solitaire; None where the number alone does. `calls` are the
    acts that can be explained by name at any time. `home` is the note next to the game on the first screen.
    """

    primer: Callable[[Any], Sentences] = no_sentences
    short_primer: Callable[[Any], Sentences] = no_sentences
    explain: Callable[[Action, Moment, Any], Sentences] = no_sentences
    score: Callable[[Any, int], Said] | None = None
    calls: tuple[str, ...] = ()
    home: str = ""


class BrowserTexts(msgspec.Struct, frozen=True, kw_only=True):
    """The words and pictures of the browser's home: the cards drawn, and the messages `tag` and `remark`."""

    pictures: tuple[str, ...] = ()
    tag: str = ""
    remark: str = ""


class DailyDeal(msgspec.Struct, frozen=True):
    """A deal of the day: its preset, and the options (name and value) with which the match is over after one deal.

    A solitaire's is a whole campaign or game, with the options of its preset.
    """

    preset: str
    options: tuple[tuple[str, str], ...] = ()


class Lesson(msgspec.Struct, frozen=True):
    """A guided deal: its name, the seed text that the cards come from, and the messages of what is learnt with them.

    It is dealt by the game's first preset. Its title is the message `client-lesson-title-NAME`, what it is about
    `client-lesson-about-GAME-NAME`.
    """

    name: str
    seed: str
    learnt: tuple[str, ...]


class Deciding(msgspec.Struct, frozen=True):
    """The choice of the trick that decided a match.

    Its deal is the `last`, or the one after which the winner kept the `lead`. `aim` is the field of a solitaire's view
    with the number of tricks that a hand must take exactly; without one it is the trick after which nothing could
    change the winner.
    """

    deal: Literal["last", "lead"] = "last"
    aim: str = ""


class Limits(msgspec.Struct, frozen=True):
    """Bounds of one deal: most acts, least and most points of a seat. `zero_sum`: the points always sum to nothing."""

    acts: int
    least: int
    most: int
    zero_sum: bool = False


def usual_limits(game: Any) -> Limits:
    """The bounds of a deal whose game tells none, chosen by hand: four acts a card, and a thousand points."""
    return Limits(acts=4 * len(game.stock.cards), least=-1000, most=1000)


class ProgramFace(msgspec.Struct, frozen=True):
    """A game as programs meet it, by the acts of its alphabet: the bounds of one deal."""

    limits: Callable[[Any], Limits] = usual_limits


class Profile(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about a game that is not its rules and that a face needs.

    `order` is the place among the games, `shortcut` the game's letter on the terminal's first screen, `daily` are its
    deals of the day. Of the game's own events (`event-KIND`) `notable` are the kinds that stay to be read before play
    goes on, `settled` those that tell what bids turned up came to. `pages` are the rules pages in order (empty: one,
    named by the key), `conventions` is the page of the convention card, `convention_choices` are the choices that a
    table has on it; a game that has some gives its player the chosen ones as a second argument. `naming` names the
    cards of a finished deal that kept one (game, deal, conventions chosen). `player` is the conventional player, on
    which the levels of the club's bots build, `bidder` makes of a game and a player of its cards one who calls better
    than any game's caller, `evidence` reads off a view what is likely of the hands. They, `naming`, `drills`, `pricing`
    (of the coach) and `knowledge` (for the test kit) are found as `module:attribute`; empty for none, or the general
    ones. `avoided` are the contracts in which a trick taken is a loss, `deciding` chooses the
    trick that decided a match. `program` bounds a deal for programs. `entry` is None for a game
    whose deals are entered by their points where they are played with real cards.
    """

    order: int = 1000
    shortcut: str = ""
    daily: tuple[DailyDeal, ...] = ()
    lessons: tuple[Lesson, ...] = ()
    drills: str = ""
    phases: tuple[Phase, ...] = ()
    notable: tuple[str, ...] = ()
    settled: tuple[str, ...] = ()
    pages: tuple[str, ...] = ()
    conventions: str = ""
    convention_choices: tuple[ConventionChoice, ...] = ()
    naming: str = ""
    player: str = ""
    bidder: str = ""
    evidence: str = ""
    pricing: str = ""
    knowledge: str = ""
    avoided: tuple[str, ...] = ()
    deciding: Deciding = Deciding()
    texts: Texts = Texts()
    browser: BrowserTexts = BrowserTexts()
    program: ProgramFace = ProgramFace()
    entry: DealEntry | None = None


def load_named(name: str) -> Any:
    """The value that a profile names as `module:attribute`."""
    module, _, attribute = name.partition(":")
    return getattr(import_module(module), attribute)
