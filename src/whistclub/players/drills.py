"""Drills: places in the middle of a deal with one act to find, a few of them for each convention."""

from importlib.resources import files
from typing import Final

import msgspec

from whistclub.cards.errors import Reason
from whistclub.rules.chance import first_dealer, seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.game import Game, Position
from whistclub.rules.profile import Profile, load_named
from whistclub.rules.seats import Seat

COSTS: Final = "why-drill-costs"
"""The reason of an answer by its price: what every act that will not do costs in ten deals."""


class DrillPosition(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place in the first deal of a seed text.

    `acts` are those made so far, as texts in the order of the deal; where several seats are to act at once, the lowest
    seat acts first. `answer` is the act to find, and `why` is its reason; those in `also` will do as well.
    """

    seed: str
    acts: tuple[str, ...]
    answer: str
    why: Reason
    also: tuple[str, ...] = ()

    def __repr__(self) -> str:
        return f"DrillPosition({self.seed!r}, {len(self.acts)} acts)"


class Drill(msgspec.Struct, frozen=True):
    """A drill: its name, the preset it is played by, and its positions.

    `rule` is the number of the convention on the convention card, empty for none. `any_of_suit` says that every card of
    the answer's suit will do. Its title is the message `client-drill-title-NAME`, what it is about
    `client-drill-about-NAME`, the question `client-drill-ask-NAME`, and the rule in a sentence
    `client-drill-rule-NAME`.
    """

    name: str
    rule: str
    preset: str
    any_of_suit: bool
    positions: tuple[DrillPosition, ...]


def drills_of(profile: Profile) -> tuple[Drill, ...]:
    """The drills of a game, in their order: named, or in the data file of the package that is."""
    if ":" in profile.drills:
        named: tuple[Drill, ...] = load_named(profile.drills)
        return named
    return drills_beside(profile.drills) if profile.drills else ()


def drills_beside(package: str) -> tuple[Drill, ...]:
    """The drills in the data file of a package."""
    return msgspec.json.decode(files(package).joinpath("drills.json").read_bytes(), type=tuple[Drill, ...])


def position_at(game: Game, at: DrillPosition) -> tuple[Position, Seat]:
    """The position, and the seat that has the act to find. Raises WhistclubError for acts that the game does not
    allow.
    """
    seed = seed_from_text(at.seed)
    setting = game.first_setting(first_dealer(seed, game.seats))
    position = game.start(deal_from_seed(seed, game, 1), setting)
    for text in at.acts:
        position = position.play(min(position.to_act()), game.alphabet.read(text, game.pack))
    return position, min(position.to_act())
