"""A game as a club tells of it: enough to draw its table and to write its acts, and no rules."""

from typing import Any, Final

import msgspec

from whistclub.cards.errors import BadText, WhistclubError, reason
from whistclub.cards.pack import PACKS, Pack, pack_named
from whistclub.games.base import GameBase
from whistclub.games.registry import profile_of
from whistclub.rules.alphabet import Alphabet, alphabet_of
from whistclub.rules.game import Game
from whistclub.rules.moment import Count, Outline
from whistclub.rules.options import Options
from whistclub.rules.profile import Profile
from whistclub.rules.values import Setting
from whistclub.wire.bodies import GameForm

NO_OUTLINE: Final = Outline()
_MOST_CARDS: Final = 54
"""The largest pack: its tables grow by half with each card more."""


class Told(msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """The things told of a game. `options` are those of a game that is known here too, else none."""

    key: str
    seats: int
    sides: int
    pack: Pack
    alphabet: Alphabet
    profile: Profile
    options: Options = Options()


class NoRules(WhistclubError):
    """A game whose rules are not here."""


def _no_rules(*_: object) -> Any:
    """Refuses what only rules can do."""
    raise NoRules(reason("join-no-rules"))


class ToldGame(GameBase[Options]):
    """The game of a club's table. The club deals, judges and scores; a setting's `carry` are the counts that it
    tells.
    """

    profile: Profile
    told_outline: Outline
    first_setting: Any = _no_rules
    next_setting: Any = _no_rules
    stopped: Any = _no_rules
    view: Any = _no_rules
    opening: Any = _no_rules
    narrate: Any = _no_rules
    sample: Any = _no_rules

    def counts(self, setting: Setting) -> tuple[Count, ...]:
        """The numbers that the club tells beside the points."""
        return setting.carry or ()

    def outline(self) -> Outline:
        """The outline that the club tells."""
        return self.told_outline


def game_told(told: Told, outline: Outline = NO_OUTLINE) -> ToldGame:
    """The game of these facts: a class for each, as other games have."""
    fields = {**msgspec.structs.asdict(told), "told_outline": outline}
    kind: type[ToldGame] = type(f"Told{told.key.capitalize()}", (ToldGame,), fields)
    return kind(told.options)


def told_of(game: Game) -> Told:
    """The facts of a game that is known here."""
    return Told(
        key=game.key,
        seats=game.seats,
        sides=game.sides,
        pack=game.pack,
        alphabet=game.alphabet,
        profile=profile_of(game.key),
        options=game.options,
    )


def _pack_of(form: GameForm) -> Pack:
    """The pack of this name; one that is not here is made of the cards told. Raises BadText where none are."""
    told = form.cards
    if form.pack in PACKS or isinstance(told, msgspec.UnsetType):
        return pack_named(form.pack)
    if len(told.cards) > _MOST_CARDS or any(set(suits) - set(told.suits) for _, suits, _ in told.cards):
        raise BadText(reason("pack-unknown", text=form.pack[:20], valid=", ".join(PACKS)))
    return Pack(form.pack, told.suits, told.cards)


def told_in(form: GameForm, seats: int, sides: int) -> Told:
    """The facts in a club's form of a game, at a table of so many seats and sides. Raises BadText for a pack that is
    neither known here nor told.
    """
    return Told(
        key=form.key,
        seats=seats,
        sides=sides,
        pack=_pack_of(form),
        alphabet=alphabet_of(form.acts),
        profile=Profile(
            shortcut=form.shortcut,
            phases=form.phases,
            notable=form.notable,
            settled=form.settled,
            pages=form.pages,
            conventions=form.conventions,
            convention_choices=form.convention_choices,
        ),
    )
