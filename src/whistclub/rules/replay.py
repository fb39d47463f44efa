"""From a match to its record and back: a replay is a fold of the record's acts through the public rules."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from whistclub.cards.card import cards_to_text
from whistclub.cards.errors import (
    BadDeal,
    BadOption,
    BadRecord,
    BadSetting,
    BadText,
    IllegalAction,
    WhistclubError,
    WrongUsage,
    reason,
)
from whistclub.cards.pack import PACKS, Pack, cards_from_text
from whistclub.rules.deal import Deal
from whistclub.rules.game import Game
from whistclub.rules.match import Match, Played, act, begin_deal, end_deal, open_match, stop_match
from whistclub.rules.options import Value, options_mapping
from whistclub.rules.record import FORMAT, DealRecord, FirstSetting, Record, bad_field, option_values
from whistclub.rules.record_json import printable
from whistclub.rules.seats import seat_from_letter, seat_letter
from whistclub.rules.settings import first_of
from whistclub.rules.values import Setting, act_text, ending_text, parse_ending

MakeGame = Callable[[str, Mapping[str, Value]], Game]


def record_of(match: Match) -> Record:
    """The record of a match so far."""
    game: Game = match.game
    first = match.deals[0].setting if match.deals else match.setting
    return Record(
        FORMAT,
        game.key,
        game.version,
        _plain(options_mapping(game.options)),
        FirstSetting(first.number, seat_letter(first.dealer, game.seats), first.score, _plain(first.carry)),
        tuple(_deal_record(played, game.seats) for played in match.deals),
        ended_of(match),
    )


def ended_of(match: Match) -> str:
    """The standing of the match, as a record says it: `running`, `finished` by the rules, or `stopped` by the table."""
    if match.result is None:
        return "running"
    return "stopped" if match.stopped else "finished"


def game_of_record(record: Record, make_game: MakeGame) -> Game:
    """The game with the record's options. Raises BadRecord for unknown games, options, values or newer rules."""
    try:
        game = make_game(record.game, option_values(record))
    except BadOption as problem:
        raise BadRecord(reason("record-options", where="$.options")) from problem
    if record.rules < 1:
        raise BadRecord(reason("record-rules-none", found=record.rules))
    if record.rules > game.version:
        raise BadRecord(
            reason("record-rules-newer", game=record.game, found=record.rules, known=game.version)
        )
    return game


class NoSuchAct(BadRecord, WrongUsage):
    """The number of an act that the record does not have."""


def replay(record: Record, make_game: MakeGame, at: int | None = None) -> Match:
    """The match after the record's first `at` acts, counted over all its deals; after all of them by default.

    An early ending or a stop is folded only when every act before it is. Raises BadRecord naming deal and act for an
    act, a deal or an ending the rules refuse (the cause says why), or for an `at` past the last act.
    """
    total = sum(len(deal.acts) for deal in record.deals)
    if at is not None and not 0 <= at <= total:
        raise NoSuchAct(reason("record-at", at=at, most=total))
    game = game_of_record(record, make_game)
    match = _opened(record, game)
    left = total if at is None else at
    for number, deal in enumerate(record.deals, 1):
        if at is not None and left <= 0 and number > 1:
            return match
        match = _begun(match, deal, number)
        match = _acted(match, deal.acts[:left], number)
        whole = left >= len(deal.acts)
        left -= len(deal.acts)
        if whole and deal.ending is not None and (at is None or left > 0):
            match = _ended(match, deal.ending, number)
    if at is None and record.ended == "stopped" and match.result is None and match.position is None:
        match = stop_match(match)
    if at is None:
        _check_end(record, match)
    return match


def deal_to_text(deal: Deal) -> str:
    """The pack in the order dealt, then ` / ` and the side pile where there is one."""
    text = cards_to_text(deal.pack)
    return f"{text} / {cards_to_text(deal.side)}" if deal.side else text


def deal_from_text(text: str, game: Game) -> Deal:
    """The deal written. Raises BadText for a card that is none."""
    pack, slash, side = text.partition("/")
    return Deal(cards_from_text(game.pack, pack), cards_from_text(_side_pack(game), side) if slash else ())


def _side_pack(game: Game) -> Pack:
    return PACKS[game.stock.side[0].pack_key] if game.stock.side else game.pack


def _plain(value: object) -> Any:
    """The value as JSON would give it back."""
    return msgspec.json.decode(msgspec.json.encode(value))


def _deal_record(played: Played, seats: int) -> DealRecord:
    return DealRecord(
        deal_to_text(played.deal),
        tuple(act_text(one, seats) for one in played.acts),
        None if played.ending is None else ending_text(played.ending, seats),
        played.seed,
        played.proof,
        played.assisted,
        tuple(seat_letter(seat, seats) for seat in played.taken_over) or msgspec.UNSET,
    )


def _opened(record: Record, game: Game) -> Match:
    try:
        return open_match(game, _first_setting(record, game))
    except BadSetting as problem:
        raise BadRecord(reason("record-first", where="$.first")) from problem


def _first_setting(record: Record, game: Game) -> Setting:
    first = record.first
    if len(first.score) != game.sides:
        raise BadRecord(
            reason("record-score", where="$.first.score", count=len(first.score), wanted=game.sides)
        )
    try:
        carry: object = msgspec.convert(first.carry, game.carry_type)
        dealer = seat_from_letter(first.dealer, game.seats)
    except msgspec.ValidationError as problem:
        raise bad_field(str(problem), "$.first.carry") from None
    except BadText as problem:
        raise BadRecord(reason("record-dealer", where="$.first.dealer")) from problem
    return first_of(first.number, dealer, first.score, carry)


def _begun(match: Match, deal: DealRecord, number: int) -> Match:
    try:
        begun = begin_deal(match, deal_from_text(deal.deal, match.game), deal.seed)
        taken_over = tuple(seat_from_letter(letter, match.game.seats) for letter in deal.taken_over or ())
    except (BadText, BadDeal, BadSetting) as problem:
        raise BadRecord(reason("record-deal", deal=number)) from problem
    marks = {"proof": deal.proof, "assisted": deal.assisted, "taken_over": taken_over}
    last = msgspec.structs.replace(begun.deals[-1], **marks)
    return msgspec.structs.replace(begun, deals=(*begun.deals[:-1], last))


def _acted(match: Match, acts: tuple[str, ...], number: int) -> Match:
    game: Game = match.game
    for place, text in enumerate(acts, 1):
        letter, _, rest = text.strip().partition(" ")
        try:
            match = act(match, seat_from_letter(letter, game.seats), game.alphabet.read(rest, game.pack))
        except (BadText, IllegalAction) as problem:
            raise BadRecord(reason("record-act", deal=number, act=place, text=printable(text))) from problem
    return match


def _ended(match: Match, ending: str, number: int) -> Match:
    try:
        return end_deal(match, parse_ending(ending, match.game.seats))
    except (BadText, IllegalAction) as problem:
        raise BadRecord(reason("record-ending", deal=number, text=printable(ending))) from problem


def _check_end(record: Record, match: Match) -> None:
    """Raises BadRecord for a record that names another end than its acts came to."""
    came_to = ended_of(match)
    if record.ended != came_to:
        raise BadRecord(reason("record-end-differs", text=record.ended, found=came_to))


def causes(problem: WhistclubError) -> list[WhistclubError]:
    """The refusal and what caused it, outermost first."""
    chain: list[WhistclubError] = []
    current: BaseException | None = problem
    while isinstance(current, WhistclubError):
        chain.append(current)
        current = current.__cause__
    return chain
