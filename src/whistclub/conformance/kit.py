"""The kit itself: every check on one game."""

from random import Random

from whistclub.conformance.knowledge import Knowledge, knowledge_of
from whistclub.conformance.leaks import LeakHunt
from whistclub.conformance.legal_acts import check_commuting, check_legal, check_refusals
from whistclub.conformance.match_ends import check_level
from whistclub.conformance.moments import check_moments, check_outline
from whistclub.conformance.records import check_record, play_match
from whistclub.conformance.report import Check, Report, Tally, finished
from whistclub.conformance.settings import check_broken, check_taken
from whistclub.conformance.sums import check_cards, check_end, check_endings, check_tricks
from whistclub.conformance.texts import check_options, check_texts
from whistclub.conformance.trace import Trace, random_trace, retrace, settings_and_deals
from whistclub.games.registry import GAMES, profile_of
from whistclub.rules.game import Game
from whistclub.rules.options import options_mapping, specs
from whistclub.rules.profile import Profile


def check_game(
    game: Game,
    *,
    seed: int = 1,
    deals: int = 4,
    match_deals: int = 8,
    pairs: int = 60,
    knowledge: Knowledge | None = None,
    profile: Profile | None = None,
) -> Report:
    """Runs every check on a game: `deals` are played and probed, a match of at most `match_deals` is recorded, `pairs`
    of alike worlds are compared.

    `knowledge` says what seats are told and what the rules promise; by default what the game's profile
    names, and else what the game's own opening and views tell. `profile` is by default that of the game in the list. A
    crash of the game is raised as it is.
    """
    known = knowledge_of(game) if knowledge is None else knowledge
    face = _profile(game) if profile is None else profile
    checks = (
        *check_deals(game, known, seed, deals),
        *check_forms(game),
        check_match(game, known, seed, match_deals),
        *check_secrecy(game, known, seed, pairs),
        check_told(game, face, seed, deals),
    )
    return Report(name_of(game), checks)


def name_of(game: Game) -> str:
    """The game's key and its options that are not the default."""
    usual = {spec.name: spec.default for spec in specs(game.options_type)}
    changed = [
        f"{name}={value}" for name, value in options_mapping(game.options).items() if usual[name] != value
    ]
    return " ".join([game.key, *changed])


def check_deals(game: Game, known: Knowledge, seed: int, deals: int) -> tuple[Check, ...]:
    """Deals played at random: cards, tricks and points add up; acts are taken or refused as `legal` says."""
    names = (
        "settings",
        "cards",
        "tricks",
        "points and ends",
        "early endings",
        "legal acts",
        "refusals",
        "hidden acts commute",
    )
    settings, cards, tricks, ends, endings, legal, refused, commuting = tallies = [
        Tally(name) for name in names
    ]
    rng = Random(f"deals {seed}")  # noqa: S311 (tests repeat)
    for setting, deal, played in settings_and_deals(game, f"kit {seed}", deals, rng):
        check_taken(game, setting, settings)
        check_broken(game, setting, deal, settings)
        trace = random_trace(game, setting, deal, rng)
        played.append(trace)
        check_cards(trace, known, cards)
        check_tricks(trace, known, tricks)
        check_end(trace, known, ends)
        check_level(trace, ends)
        check_commuting(trace, commuting)
        place = rng.randrange(len(trace.positions))
        check_endings(trace, known, place, endings)
        twin = retrace(game, setting, deal, trace.acts)
        if twin is None:
            legal.wrong("acts once taken are refused the second time")
            continue
        for place in _some_places(trace, rng):
            check_legal(trace, place, legal)
            check_refusals(trace, twin, place, refused)
    return finished(tallies)


def _some_places(trace: Trace, rng: Random) -> list[int]:
    """Each phase: the first acts, the end, and every few acts between."""
    start = rng.randrange(4)
    return sorted({*range(min(3, len(trace.acts))), *range(start, len(trace.positions), 4), len(trace.acts)})


def check_forms(game: Game) -> tuple[Check, ...]:
    """Text forms and options."""
    texts, options = Tally("text forms"), Tally("options")
    check_texts(game, texts)
    check_options(game, options)
    return finished((texts, options))


def check_match(game: Game, known: Knowledge, seed: int, most_deals: int) -> Check:
    """A match to its end, or stopped by the table after so many deals, and its record."""
    rng = Random(f"match {seed}")  # noqa: S311 (tests repeat)
    match, tally = play_match(game, known, f"kit match {seed}", most_deals, rng)
    check_record(game, match, rng, tally)
    return tally.done()


def check_told(game: Game, profile: Profile, seed: int, deals: int) -> Check:
    """Deals played at random, after each act of which the game tells every viewer a moment that faces can draw."""
    tally, rng = Tally("moments"), Random(f"moments {seed}")  # noqa: S311 (tests repeat)
    for setting, deal, played in settings_and_deals(game, f"kit moments {seed}", deals, rng):
        trace = random_trace(game, setting, deal, rng)
        played.append(trace)
        check_outline(game, setting, tally)
        check_moments(trace, profile, tally)
    return tally.done()


def _profile(game: Game) -> Profile:
    return profile_of(game.key) if game.key in GAMES else Profile()


def check_secrecy(game: Game, known: Knowledge, seed: int, pairs: int) -> tuple[Check, ...]:
    """Alike worlds give equal bytes; sampled worlds replay to the same view."""
    hunt = LeakHunt(game, known, Random(f"leaks {seed}"))  # noqa: S311 (tests repeat)
    hunt.hunt(f"kit leaks {seed}", pairs)
    return (*finished((hunt.leaks, hunt.worlds)), *hunt.counts())
