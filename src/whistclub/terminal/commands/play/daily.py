"""`whist play GAME --daily`: today's deal of a game in line mode, the same cards as in the app and in this machine's
club, and one's place among the bots that play it too.
"""

from whistclub.club.daily import DAILY_BOTS
from whistclub.club.local_table import House
from whistclub.club.store.logs.log import Log
from whistclub.games.registry import daily_options, game_of_preset
from whistclub.rules.seats import ALONE
from whistclub.terminal.commands.choices import chosen_preset
from whistclub.terminal.commands.context import Context
from whistclub.terminal.commands.play.line_mode import RecordKeeper, by_person, pauses_after_deal
from whistclub.terminal.commands.play.setup import PlayRequest, check_target
from whistclub.terminal.local.daily import DailyDeals
from whistclub.terminal.local.seats import YOU_AND_BOTS
from whistclub.terminal.local.session import Session, sitters
from whistclub.terminal.local.store import open_with_fallback
from whistclub.terminal.texts.day import day_lines, friend_line


def play_daily(context: Context, request: PlayRequest) -> int:
    """Plays today's deal, or goes on with it. Returns the exit status."""
    _check(context, request)
    preset, _ = chosen_preset(context, request.game, request.preset, ())
    # A preset without a deal of the day is refused before anything is opened.
    daily_options(preset)
    (session, deals), log, trouble = open_with_fallback(
        context.environment, context.catalogue, lambda log: _begun(log, preset)
    )
    if trouble:
        context.console.say(trouble)
    context.say("app-daily-note-own" if deals.is_own else "app-daily-note")
    try:
        status = by_person(context, request, session, RecordKeeper(context, session, request.save))
        if session.is_over and not status and not request.as_json:
            _tell_place(context, session, deals)
        return status
    finally:
        log.close()


def _check(context: Context, request: PlayRequest) -> None:
    for option, given in (
        ("--option", request.options), ("--seed", request.seed), ("--resume", request.resume), ("--deal", request.deal),
        ("--seats", request.seats != YOU_AND_BOTS),
    ):  # fmt: skip
        if given:
            raise context.wrong("cli-daily-apart", option=option)
    pauses_after_deal(context, request)
    check_target(context, request)


def _begun(log: Log, preset: str) -> tuple[Session, DailyDeals]:
    house = House(log)
    deals = DailyDeals(log, house, DAILY_BOTS)
    day = deals.today()
    table = deals.unfinished(day, preset)
    yours = frozenset({ALONE})
    if table is None:
        game = game_of_preset(preset, daily_options(preset))
        table = house.open(deals.opening(day, preset, sitters(game, yours)))
    return Session(table, yours), deals


def _tell_place(context: Context, session: Session, deals: DailyDeals) -> None:
    """Lets the bots play the deal too, and prints one's place among them, and a line for a friend."""
    words = context.words(session.game)
    context.console.say("")
    context.say("line-daily-bots")
    try:
        deals.wait_for_bots(session.table)
    except KeyboardInterrupt:
        # The place among those that have played is told all the same.
        context.console.say("")
    standing = deals.standing(session.table)
    if standing is None:
        return
    for line in day_lines(standing, words.name(), context.catalogue):
        context.console.say(line)
    context.console.say("")
    context.say("line-daily-friend", line=friend_line(standing, words.name(), context.catalogue))
