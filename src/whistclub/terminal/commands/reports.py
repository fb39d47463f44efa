"""What the command tells of games and records, as documents for `--json` and as lines for people."""

from collections.abc import Sequence
from typing import Any

import msgspec

from whistclub.games.registry import Preset, game_of_preset, make_game, presets_of
from whistclub.messages import Catalogue
from whistclub.rules.encoding import encode
from whistclub.rules.game import Game
from whistclub.rules.match import Match, Played
from whistclub.rules.options import Spec, specs
from whistclub.rules.record import Record
from whistclub.rules.replay import deal_to_text, replay
from whistclub.rules.seats import Seat, Viewer, seat_letter
from whistclub.rules.values import MatchResult, ScoreLine, View, ending_text, seen_by
from whistclub.terminal.commands import json_types as doc
from whistclub.terminal.words import Words, options_text, score_after


def game_info(catalogue: Catalogue, key: str) -> doc.GameInfo:
    """A game with its options and presets."""
    game = make_game(key, {})
    table = specs(type(game.options))
    return doc.GameInfo(
        key=key,
        name=catalogue.format(f"game-{key}"),
        about=catalogue.format(f"game-{key}-about"),
        seats=game.seats,
        sides=game.sides,
        rules=game.version,
        options=tuple(_option(catalogue, spec) for spec in table),
        presets=tuple(_preset(catalogue, preset, table) for preset in presets_of(key)),
    )


def _option(catalogue: Catalogue, spec: Spec) -> doc.Option:
    about = catalogue.format(f"option-{spec.name.replace('_', '-')}")
    return doc.Option(name=spec.name, default=spec.write(spec.default), valid=spec.valid(), about=about)


def _preset(catalogue: Catalogue, preset: Preset, table: Sequence[Spec]) -> doc.Preset:
    by_name = {spec.name: spec for spec in table}
    return doc.Preset(
        name=preset.name,
        about=catalogue.format(f"preset-{preset.name.replace('_', '-')}"),
        changes={name: by_name[name].write(value) for name, value in preset.changes.items()},
        accepts=tuple(spec.name for spec in table if preset.accepts is None or spec.name in preset.accepts),
    )


def game_lines(catalogue: Catalogue, info: doc.GameInfo, *, whole: bool) -> list[str]:
    """A game as lines; `whole` adds what each option is about, its default and what it takes."""
    lines = [catalogue.format("cli-game", key=info.key, about=info.about, name=info.name)]
    lines += [catalogue.format("cli-preset", name=preset.name, about=preset.about) for preset in info.presets]
    if not whole:
        names = ", ".join(option.name for option in info.options)
        return [*lines, catalogue.format("cli-options", names=names)]
    for option in info.options:
        lines.append(
            catalogue.format(
                "cli-option", name=option.name, about=option.about, default=option.default, valid=option.valid
            )
        )
    return lines


def played_by(words: Words) -> list[str]:
    """By which rules a game is played: the preset that comes nearest, and the options that differ from it."""
    chosen = options_text(words.game.options)
    best, differing = None, chosen
    for preset in presets_of(words.game.key):
        usual = options_text(game_of_preset(preset.name, {}).options)
        differs = {name: value for name, value in chosen.items() if usual[name] != value}
        if best is None or len(differs) < len(differing):
            best, differing = preset, differs
    if best is None:
        return []
    about = words.catalogue.format(f"preset-{best.name.replace('_', '-')}")
    lines = [words.say("cli-preset", name=best.name, about=about)]
    if differing:
        names = ", ".join(f"{name}={value}" for name, value in differing.items())
        lines.append(words.say("cli-options", names=names))
    return lines


def score_sheet(record: Record, match: Match, words: Words) -> doc.ScoreSheet:
    """The score sheet of a match, from its record."""
    return doc.ScoreSheet(
        game=match.game.key,
        options=options_text(match.game.options),
        ended=record.ended,
        sides=words.sides,
        deals=tuple(_deal_score(played, words) for played in match.deals),
        score=match.result.score if match.result is not None else match.setting.score,
        result=_result(match.result, words),
    )


def _deal_score(played: Played, words: Words) -> doc.DealScore:
    game, result = words.game, played.result
    return doc.DealScore(
        number=played.setting.number,
        dealer=seat_letter(played.setting.dealer, game.seats),
        ending=None if played.ending is None else ending_text(played.ending, game.seats),
        lines=() if result is None else _lines(result.lines, words),
        points=None if result is None else result.points,
        score=score_after(played),
    )


def _lines(lines: Sequence[ScoreLine], words: Words) -> tuple[doc.Line, ...]:
    said = words.score_lines(lines)
    return tuple(
        doc.Line(key=line.key, facts=dict(line.args), points=line.points, text=text)
        for line, text in zip(lines, said, strict=True)
    )


def _result(result: MatchResult | None, words: Words) -> doc.Result | None:
    if result is None:
        return None
    text = words.speaker.match(result, words.sides)
    lines = _lines(result.lines, words)
    return doc.Result(key=result.key, score=result.score, winners=result.winners, lines=lines, text=text)


def deals_open(full: Match) -> int:
    """How many deals of a record lie open, counted from its first: those that are over, a solitaire's only once all is."""
    if full.result is not None:
        return len(full.deals)
    if full.game.seats == 1:
        return 0
    return sum(played.result is not None for played in full.deals)


def told(record: Record, full: Match, at: int | None, words: Words) -> doc.Replay:
    """The match told again up to an act; cards lie open only in the deals that are over. Raises BadRecord."""
    match = full if at is None else replay(record, make_game, at)
    most = sum(len(deal.acts) for deal in record.deals)
    opened = deals_open(full)
    deals, first = [], 1
    for place, played in enumerate(match.deals):
        deals.append(_told_deal(played, first, words, is_open=place < opened))
        first += len(played.acts)
    return doc.Replay(
        game=record.game,
        options=options_text(match.game.options),
        ended=record.ended,
        at=most if at is None else at,
        most=most,
        sides=words.sides,
        deals=tuple(deals),
        result=_result(match.result, words),
    )


def _told_deal(played: Played, first: int, words: Words, *, is_open: bool) -> doc.ToldDeal:
    game = words.game
    start = game.start(played.deal, played.setting)
    acts, final = _told_acts(played, start, first, words, is_open=is_open)
    hidden = () if is_open else game.view(final, None).acts
    for place, (_, act) in enumerate(hidden):
        if act is None:
            acts[place] = msgspec.structs.replace(acts[place], act=None)
    result = played.result
    return doc.ToldDeal(
        number=played.setting.number,
        dealer=seat_letter(played.setting.dealer, game.seats),
        deal=deal_to_text(played.deal) if is_open else None,
        hands=hands_of(game, start) if is_open else None,
        opening=_happened(game.opening(start), words),
        acts=tuple(acts),
        ending=None if played.ending is None else ending_text(played.ending, game.seats),
        lines=() if result is None else _lines(result.lines, words),
        score=score_after(played),
    )


def _told_acts(
    played: Played, position: Any, first: int, words: Words, *, is_open: bool
) -> tuple[list[doc.ToldAct], Any]:
    """The acts with what everybody is told of them, and the position after the last; open hidden acts are told in words."""
    game, acts = words.game, []
    for number, (seat, action) in enumerate(played.acts, first):
        after = position.play(seat, action)
        events = game.narrate(position, seat, action, after)
        letter = seat_letter(seat, game.seats)
        said = _happened(events, words)
        if is_open and any(one.private for one in events):
            text = words.speaker.action(f"{letter} {action.text}")
            said = (
                doc.Happened(key="act-by-seat", facts={"seat": letter, "act": action.text}, text=text),
                *said[1:],
            )
        acts.append(doc.ToldAct(number=number, seat=letter, act=action.text, events=said))
        position = after
    return acts, position


def _happened(events: Sequence[Any], words: Words) -> tuple[doc.Happened, ...]:
    seen = [seen_by(one, None, words.game.seats) for one in events]
    return tuple(
        doc.Happened(key=one.key, facts=dict(one.args), text=words.speaker.event(one)) for one in seen
    )


def hands_of(game: Game, position: Any) -> dict[str, str] | None:
    """Four hands at the start of a deal by seat letter, as text forms; None in a solitaire."""
    if game.seats == 1:
        return None
    hands = {}
    for seat in range(game.seats):
        view = game.view(position, Seat(seat))
        hands[seat_letter(Seat(seat), game.seats)] = " ".join(card.text for card in view.hand)
    return hands


def told_lines(replayed: doc.Replay, words: Words) -> list[str]:
    """A match told again as lines."""
    lines: list[str] = []
    for deal in replayed.deals:
        lines.append(words.heading(deal.number, deal.dealer))
        for letter, cards in (deal.hands or {}).items():
            named = words.speaker.cards(cards)
            lines.append(words.say("line-hand-of", seat=words.speaker.seat(letter), cards=named))
        if deal.deal is None:
            lines.append(words.say("line-cards-closed"))
        lines += [one.text for one in deal.opening if not deal.hands or one.key != "event-dealt"]
        lines += [one.text for act in deal.acts for one in act.events]
        if deal.ending is not None:
            lines.append(words.speaker.action(deal.ending))
        lines += [line.text for line in deal.lines]
        lines.append(words.score(deal.score))
    if replayed.result is not None:
        return [*lines, *(line.text for line in replayed.result.lines), replayed.result.text]
    return [*lines, words.say("line-stands-at", at=str(replayed.at), most=str(replayed.most))]


def position_at(record: Record, full: Match, at: int | None) -> tuple[Any, int] | None:
    """The position after an act, and the number of that act; None when no deal was begun.

    Between deals it is the end of the deal before. Raises BadRecord for an act the record has not.
    """
    most = sum(len(deal.acts) for deal in record.deals)
    match = full if at is None else replay(record, make_game, at)
    if full.position is not None and at == most:
        match = full
    if not match.deals:
        return None
    if match.position is not None:
        return match.position, most if at is None else at
    played = match.deals[-1]
    position: Any = match.game.start(played.deal, played.setting)
    for seat, action in played.acts:
        position = position.play(seat, action)
    return position, most if at is None else at


def inspection(record: Record, view: View, at: int, viewer: Viewer, lines: Sequence[str]) -> doc.Inspection:
    """One viewer's view as a document."""
    return doc.Inspection(
        game=record.game,
        ended=record.ended,
        at=at,
        most=sum(len(deal.acts) for deal in record.deals),
        viewer=None if viewer is None else seat_letter(viewer, 4 if len(record.first.score) > 1 else 1),
        legal=tuple(act.text for act in view.legal),
        text=tuple(lines),
        view=msgspec.Raw(encode(view)),
    )
