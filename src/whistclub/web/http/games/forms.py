"""Games as forms: presets and options from the games' own Options, and what a page needs of their profiles."""

from contextlib import suppress
from functools import cache
from typing import Final

import msgspec

from whistclub.cards import DANISH, DECKTET, EIGHT_TRICKS, FRENCH, FRENCH_JOKERS, WILDS
from whistclub.cards.errors import NotFound, reason
from whistclub.cards.pack import Pack
from whistclub.club.names import BOT_NAMES
from whistclub.club.phrases import PHRASES
from whistclub.games.registry import (
    GAMES,
    Preset,
    daily_options,
    daily_presets,
    game_of_preset,
    presets_of,
    profile_of,
)
from whistclub.games.stocks import stocks_of
from whistclub.messages.catalogue import SOURCE_LANGUAGE, added_text, languages
from whistclub.messages.pages import page as read_page
from whistclub.messages.speaker import card_families
from whistclub.players.drills import drills_of
from whistclub.rules.options import Spec, specs
from whistclub.web.http.links import Address
from whistclub.wire import bodies, parts

_OWN_PACKS: Final = (DANISH, DECKTET, EIGHT_TRICKS, FRENCH, FRENCH_JOKERS, WILDS)
"""The packs that every client has."""


def games(bots: tuple[str, ...], address: Address, forget_days: int = 0) -> bodies.Games:
    """The games, bots and phrases of a club, the address for others, and how long it keeps who has nothing there."""
    return bodies.Games(
        games=_games(),
        bots=bots,
        bot_names=BOT_NAMES,
        phrases=tuple(parts.Phrase(name, key) for name, key in PHRASES.items()),
        origin=address.origin,
        local=address.is_local,
        words=_words(),
        forget_days=forget_days,
    )


@cache
def _games() -> tuple[bodies.GameForm, ...]:
    return tuple(_game(key) for key in GAMES)


def _game(key: str) -> bodies.GameForm:
    presets = presets_of(key)
    game = game_of_preset(presets[0].name, {})
    options = specs(game.options_type)
    profile = profile_of(key)
    return bodies.GameForm(
        key=key,
        seats=game.seats,
        sides=game.sides,
        options=tuple(_option(spec) for spec in options),
        presets=tuple(_preset(preset, options) for preset in presets),
        family=card_families(game.pack.key)[0],
        order=profile.order,
        shortcut=profile.shortcut,
        phases=profile.phases,
        notable=profile.notable,
        settled=profile.settled,
        pages=profile.pages or (key,),
        conventions=profile.conventions,
        convention_choices=profile.convention_choices,
        browser=profile.browser,
        stocks=stocks_of(key),
        lessons=tuple(parts.LessonForm(name=one.name, learnt=one.learnt) for one in profile.lessons),
        drills=tuple(
            parts.DrillForm(name=one.name, rule=one.rule, count=len(one.positions))
            for one in drills_of(profile)
        ),
        pack=game.pack.key,
        acts=game.alphabet.forms(),
        cards=msgspec.UNSET if game.pack in _OWN_PACKS else _pack(game.pack),
    )


def _pack(pack: Pack) -> parts.PackForm:
    return parts.PackForm(pack.suits, tuple((card.text, card.suits, card.rank) for card in pack.cards))


def _option(spec: Spec) -> bodies.OptionForm:
    return bodies.OptionForm(
        name=spec.name,
        default=spec.write(spec.default),
        words=spec.words,
        switch=spec.is_switch,
        number=spec.takes_number,
        least=spec.least,
        most=spec.most,
        count=spec.count,
        none=spec.may_be_none,
    )


def _preset(preset: Preset, options: tuple[Spec, ...]) -> bodies.PresetForm:
    written = {spec.name: spec for spec in options}
    accepts = tuple(spec.name for spec in options if preset.accepts is None or spec.name in preset.accepts)
    changes = {name: written[name].write(value) for name, value in preset.changes.items()}
    daily = daily_options(preset.name) if preset.name in daily_presets() else None
    return bodies.PresetForm(name=preset.name, changes=changes, accepts=accepts, daily=daily)


@cache
def _words() -> dict[str, str]:
    """The messages of games from other packages, by language."""
    return {language: added_text(language) for language in languages()}


def rules_text(page: str, language: str) -> str:
    """A rules page, in English where this language has none. Raises NotHere."""
    for spoken in (language, SOURCE_LANGUAGE):
        with suppress(LookupError):
            return read_page(page, spoken)
    raise NotFound(reason("page-not-found"))
