"""Actions of a deal: the next deal, undo, hints, claims, the end."""

from collections.abc import Callable
from functools import partial

from whistclub.club.log.decisions import Refused
from whistclub.club.log.port import BadFile
from whistclub.club.table.commands import (
    AgreeSeat,
    AgreeUndo,
    Claim,
    Command,
    Concede,
    NextDeal,
    Redo,
    RefuseSeat,
    RefuseUndo,
    Stop,
    Undo,
)
from whistclub.coach import fair_hint, hint_beside
from whistclub.players.player import Decision
from whistclub.terminal.app.clients.story import last_full
from whistclub.terminal.app.screens.reader import Reader
from whistclub.terminal.app.table.control import TableControl
from whistclub.terminal.app.widgets.panel import PageText
from whistclub.terminal.texts.pricing import hint_lines


def next_deal(table: TableControl) -> None:
    """Deals the next deal, or says why not yet; refuses a question of somebody else; ends a pause."""
    client = table.client
    if client.may("agree_undo") or client.may("agree_seat"):
        refuse(table)
    elif client.may("next_deal"):
        if table.model.is_lingering:
            table.clock.gather()
        table.send(NextDeal)
    elif table.model.is_lingering:
        table.clock.gather()
    elif client.sight.match.result is not None:
        table.refuse(table.say("app-no-next-deal-over"))
    else:
        table.refuse(table.say("app-no-next-deal-yet"))


def agree(table: TableControl) -> None:
    """Agrees to somebody's undo, or to their taking a bot's cards over; says so where nobody asks."""
    if table.client.may("agree_undo"):
        table.send(AgreeUndo)
    elif table.client.may("agree_seat"):
        table.send(partial(AgreeSeat, of=()))
    else:
        table.refuse(table.say("app-nobody-asks"))


def refuse(table: TableControl) -> None:
    """Refuses what somebody else asks for."""
    table.send(RefuseUndo if table.client.may("agree_undo") else RefuseSeat)


def hint(table: TableControl) -> None:
    """Shows what is advised, and why, and moves the cursor there; ends a pause and covers the last trick first."""
    _advised(table)


def _advised(table: TableControl) -> Decision | None:
    """The advice that was shown; None where there is none."""
    model = table.model
    if model.shows_last_trick:
        last_trick(table)
    if model.is_lingering:
        table.clock.gather()
    try:
        answer = table.client.hint()
    except BadFile as problem:
        table.refuse(model.words.speaker.reason(problem.reason))
        return None
    view = table.client.sight.view
    if isinstance(answer, Refused):
        table.refuse(model.words.speaker.reason(answer.why))
    elif isinstance(answer, Decision) and view is not None and answer.action in view.legal:
        _show_hint(table, answer)
        return answer
    else:
        table.refuse(table.say("app-stale"))
    return None


def _show_hint(table: TableControl, decision: Decision) -> None:
    model, scene = table.model, table.scene()
    table.clock.trust_next_key()
    cards = len(scene.hand) if scene.has_cards_to_choose else 0
    model.cursor.point_at(decision.action, scene.hand, cards, scene.chips)
    model.because = model.words.speaker.why(decision.why)
    table.note(table.say("app-hint", act=model.words.action(decision.action)))


def prices(table: TableControl) -> None:
    """Shows the fair price of each choice. It is a hint like any other: where the table gives none there are no
    prices.
    """
    decision = _advised(table)
    view, words = table.client.sight.view, table.model.words
    if view is None or decision is None:
        return
    told = hint_beside(fair_hint(words.game, view), decision.action.text)

    def page() -> PageText:
        lines = hint_lines(told, view.legal, table.model.words) or [table.say("fair-prices-none")]
        if not told.prices or told.prices[0].fair.chance is None:
            return PageText(table.say("app-beside-prices"), lines, from_end=False)
        return PageText(table.say("app-beside-chances"), lines, from_end=False)

    table.model.host.show(Reader(page))


def undo(table: TableControl) -> None:
    """Takes the last own act back, or asks the others."""
    _step_back_or_forth(table, Undo)


def redo(table: TableControl) -> None:
    """Makes the act again that was taken back."""
    _step_back_or_forth(table, Redo)


def _step_back_or_forth(table: TableControl, kind: Callable[..., Command]) -> None:
    model, client = table.model, table.client
    table.clock.stop()
    model.is_lingering = False
    before = client.seq
    table.send(kind)
    if client.seq != before:
        model.is_lingering, model.holds_forced = False, True
        table.clock.stop()
        if client.story.table is not None:
            model.note = (model.words.speaker.event(client.story.table), "told")
        table.display.draw()
        table.clock.go_on()


def last_trick(table: TableControl) -> None:
    """Shows the last full trick as it lay, or covers it again."""
    model = table.model
    if not model.shows_last_trick and last_full(table.client.story) is None:
        table.refuse(table.say("app-no-last-trick"))
        return
    model.shows_last_trick = not model.shows_last_trick
    model.note = (table.say("app-last-trick"), "told") if model.shows_last_trick else None
    table.display.draw()


def claim(table: TableControl) -> None:
    """Claims the remaining tricks."""
    table.send(Claim)


def concede(table: TableControl) -> None:
    """Gives the deal up; asked twice."""
    _confirmed(table, "concede", "app-twice-concede", Concede)


def stop(table: TableControl) -> None:
    """Ends the game for good; asked twice."""
    _confirmed(table, "stop", "app-twice-stop", Stop)


def _confirmed(table: TableControl, name: str, question: str, kind: Callable[..., Command]) -> None:
    model = table.model
    if model.confirming == name:
        model.confirming = ""
        model.is_lingering = False
        table.send(kind)
    else:
        model.confirming = name
        table.refuse(table.say(question))
