"""A match written as a record replays to an equal match, act by act."""

from collections.abc import Mapping
from random import Random

from whistclub.conformance.knowledge import Knowledge
from whistclub.conformance.match_ends import check_won
from whistclub.conformance.report import Tally
from whistclub.conformance.settings import check_taken
from whistclub.conformance.sums import check_points
from whistclub.conformance.trace import seats_of
from whistclub.rules.chance import seed_from_text
from whistclub.rules.game import Game
from whistclub.rules.match import Match, act, begin_deal, end_deal, open_match, stop_match
from whistclub.rules.next_deal import deal_after
from whistclub.rules.options import Value, make_options
from whistclub.rules.record import record_from_bytes, record_to_bytes
from whistclub.rules.replay import record_of, replay
from whistclub.rules.values import Ending

_CUT_SHORT = 0.15
"""The share of deals that a table drops, some acts after their beginning."""


def play_match(game: Game, known: Knowledge, seed: str, most_deals: int, rng: Random) -> tuple[Match, Tally]:
    """A match at random, now and then a deal dropped; stopped by the table after so many deals. Each deal adds up."""
    tally = Tally("matches and records")
    key = seed_from_text(seed)
    match = open_match(game, game.first_setting(rng.choice(seats_of(game))))
    number = 0
    while match.result is None and number < most_deals:
        number += 1
        match = _played(begin_deal(match, deal_after(match.deals, key, game, number)), rng)
    if match.result is None:
        match = stop_match(match)
    for played in match.deals:
        check_taken(game, played.setting, tally)
        if played.result is None:
            tally.wrong(f"deal {played.setting.number} of a finished match has no result")
        else:
            check_points(game, played.result, known, tally, f"deal {played.setting.number}")
    if match.result is not None:
        check_won(game, match.result, tally, stopped=match.stopped)
    return match, tally


def _played(match: Match, rng: Random) -> Match:
    """The match with its running deal played at random, or dropped after a few acts."""
    cut = rng.randrange(30) if rng.random() < _CUT_SHORT else -1
    while match.position is not None:
        if cut == 0:
            return end_deal(match, Ending("dropped"))
        cut -= 1
        seat = rng.choice(sorted(match.position.to_act()))
        match = act(match, seat, rng.choice(match.position.legal(seat)))
    return match


def check_record(game: Game, match: Match, rng: Random, tally: Tally) -> None:
    """The record's bytes read back as the same record, which replays to the same match; so does a part of it."""

    def make(key: str, values: Mapping[str, Value]) -> Game:
        same = (key, make_options(game.options_type, values)) == (game.key, game.options)
        tally.claim(holds=same, otherwise="the record names another game or other options")
        return game

    record = record_of(match)
    data = record_to_bytes(record)
    again = record_from_bytes(data)
    tally.claim(
        holds=record_to_bytes(again) == data, otherwise="the record's bytes change when read and written"
    )
    tally.claim(holds=replay(again, make) == match, otherwise="the record replays to another match")
    at = rng.randrange(sum(len(deal.acts) for deal in record.deals) + 1)
    part = replay(again, make, at)
    if part.position is not None:
        played = match.deals[len(part.deals) - 1]
        position = game.start(played.deal, played.setting)
        for seat, action in played.acts[: len(part.deals[-1].acts)]:
            position = position.play(seat, action)
        same = position == part.position
        tally.claim(holds=same, otherwise=f"the record replayed to act {at} is another position")
