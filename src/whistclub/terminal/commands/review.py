"""`whist review`: each deal of a record that is over, with what its acts were worth and what was luck."""

from collections.abc import Sequence
from pathlib import Path

from whistclub.cards.errors import BadText
from whistclub.coach import DealReview, Totals, review_deal, totals_of
from whistclub.rules.match import Match, Played
from whistclub.rules.seats import seat_from_letter, seat_letter
from whistclub.terminal.commands.context import REFUSED, WRONG_USAGE, CommandRefused, Context
from whistclub.terminal.commands.records import load_match, open_deals
from whistclub.terminal.commands.review_types import Review, ReviewedDeal
from whistclub.terminal.texts.review import act_sentences, deal_lines
from whistclub.terminal.texts.totals import totals_lines
from whistclub.terminal.texts.words import Words, options_text


def review(context: Context, file: Path, seat: str | None, number: int | None, *, as_json: bool) -> int:
    """Tells each deal as soon as it is reviewed; or prints the document of them all."""
    record, full = load_match(file)
    words = context.words(full.game)
    letter = None if seat is None else _letter(context, full, seat)
    chosen = _chosen(context, full, number)
    found, reviews = [], []
    for first, played in chosen:
        reviewed = review_deal(full.game, played, first)
        reviews.append(reviewed)
        found.append(_document(reviewed, played, words, letter))
        if not as_json:
            dealer = seat_letter(played.setting.dealer, full.game.seats)
            for line in ["", words.heading(reviewed.number, dealer), *deal_lines(reviewed, words, letter)]:
                context.console.say(line)
    totals = _totals(reviews, letter)
    document = Review(
        game=record.game,
        options=options_text(full.game.options),
        ended=record.ended,
        seat=letter,
        sides=words.sides,
        deals=tuple(found),
        totals=totals,
    )
    lines = [words.say("coach-unfinished")] if open_deals(full) < len(full.deals) else []
    if totals:
        lines += ["", words.say("coach-totals-together", deals=len(reviews))]
        lines += [line for one, total in totals.items() for line in totals_lines(total, one, words)]
    return context.answer(document, lines, as_json=as_json)


def _totals(reviews: Sequence[DealReview], seat: str | None) -> dict[str, Totals]:
    """The totals of several deals by seat; none of a single one."""
    if len(reviews) < 2:
        return {}
    seats = [one.seat for one in reviews[0].ledgers if seat in (None, one.seat)]
    return {one: totals_of([(review, one) for review in reviews]) for one in seats}


def _letter(context: Context, full: Match, text: str) -> str:
    seats = full.game.seats
    try:
        return seat_letter(seat_from_letter(text, seats), seats)
    except BadText as problem:
        raise CommandRefused(str(context.refusal(problem)), WRONG_USAGE) from problem


def _chosen(context: Context, full: Match, number: int | None) -> list[tuple[int, Played]]:
    """The deals that lie open, or the one of this number, each with the number of acts before it."""
    found, first = [], 0
    for played in full.deals[: open_deals(full)]:
        if played.result is not None and number in (None, played.setting.number):
            found.append((first, played))
        first += len(played.acts)
    if not found:
        if number is None:
            raise CommandRefused(context.catalogue.format("coach-none"), REFUSED)
        raise CommandRefused(context.catalogue.format("cli-review-no-deal", number=number), REFUSED)
    return found


def _document(reviewed: DealReview, played: Played, words: Words, seat: str | None) -> ReviewedDeal:
    marked = tuple(one for one in reviewed.marked if seat in (None, one.seat))
    return ReviewedDeal(
        number=reviewed.number,
        dealer=seat_letter(played.setting.dealer, words.game.seats),
        first=reviewed.first,
        marked=marked,
        open=reviewed.open,
        chances=reviewed.chances,
        ledgers=tuple(one for one in reviewed.ledgers if seat in (None, one.seat)),
        turning=tuple(one.number for one in marked if one.number in reviewed.turning),
        told={str(one.number): " ".join(act_sentences(one, words)) for one in marked if one.is_costly},
    )
