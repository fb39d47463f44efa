"""A whole match as a person at South hears it told, with every act beside it: what the golden files hold."""

from collections.abc import Iterator
from functools import cache

from tests.golden.heard import Heard, Passages
from whistclub.games.registry import game_of_preset, presets_of
from whistclub.messages.speaker import Speaker
from whistclub.rules.chance import Stream, first_dealer, seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.game import Game
from whistclub.rules.match import Match, act, begin_deal, open_match, stop_match
from whistclub.rules.seats import seat_from_letter
from whistclub.rules.values import Event, act_text, seen_by

MOST_DEALS = 3
SIDES = {1: ("South",), 2: ("North and South", "East and West"), 4: ("North", "East", "South", "West")}


def sides_of(game: Game) -> tuple[str, ...]:
    """The names of the sides; those of two seats are the seats themselves."""
    return ("North", "South") if game.seats == 2 else SIDES[game.sides]


def transcript(preset: str) -> str:
    """Three deals at most, acts by the stream `golden` of the seed that the preset's name stands for.

    The first deal of a game is whole; of the others, and of its other presets, the score and the sentences not told
    before are kept. The lower of two draws decides, so that auctions are not always overcalled to the top.
    """
    return _match(preset)[0]


@cache
def _match(preset: str) -> tuple[str, frozenset[tuple[str, str]]]:
    """The text, and the forms of all that is told in it or was in the game's first preset."""
    first = presets_of(game_of_preset(preset, {}).key)[0].name
    catalogue = Heard("en", () if preset == first else _match(first)[1])
    text = "".join(f"{line}\n" for line in _lines(preset, catalogue))
    return text, frozenset(catalogue.forms)


def _lines(preset: str, catalogue: Heard) -> Iterator[str]:
    game = game_of_preset(preset, {})
    seed = seed_from_text(preset)
    choice = Stream(seed, "golden")
    is_whole = not catalogue.forms
    speaker = Speaker(catalogue, game.pack.key)
    match = open_match(game, game.first_setting(first_dealer(seed, game.seats)))
    while match.result is None:
        if len(match.deals) == MOST_DEALS:
            match = stop_match(match)
            break
        match = begin_deal(match, deal_from_seed(seed, game, match.setting.number), preset)
        yield f"== deal {match.setting.number}, score {match.setting.score}"
        passages = Passages(catalogue)
        passages.add("".join(_told(game.opening(match.position), speaker, game.seats)))
        while match.position is not None:
            match, lines = _one_act(match, choice, speaker)
            passages.add("".join(lines))
        yield from (passages.whole() if is_whole else passages.shortened()).splitlines()
        is_whole = False
        result = match.deals[-1].result
        assert result is not None
        for line in result.lines:
            yield f"   {speaker.score_line(line, sides_of(game))} {line.points}"
    yield (
        f"== {match.result.key} {match.result.score} {match.result.winners}" if match.result else "== running"
    )


def _one_act(match: Match, choice: Stream, speaker: Speaker) -> tuple[Match, list[str]]:
    game, before = match.game, match.position
    seat = min(before.to_act())
    legal = before.legal(seat)
    action = legal[min(choice.below(len(legal)), choice.below(len(legal)))]
    after = before.play(seat, action)
    told = _told(game.narrate(before, seat, action, after), speaker, game.seats)
    return act(match, seat, action), [f"{act_text((seat, action), game.seats)}\n", *told]


def _told(happened: tuple[Event, ...], speaker: Speaker, seats: int) -> list[str]:
    south = seat_from_letter("S", seats)
    return [f"   {speaker.event(seen_by(one, south, seats))}\n" for one in happened]
