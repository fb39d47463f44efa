"""The entries of home that are no games: one line each, with the screen it opens."""

from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec

from whistclub.cards.errors import WhistclubError
from whistclub.terminal.app.host import Host
from whistclub.terminal.app.screens.choice_list import ListScreen
from whistclub.terminal.app.screens.daily import open_daily
from whistclub.terminal.app.screens.finished_games import Finished
from whistclub.terminal.app.screens.join import open_join
from whistclub.terminal.app.screens.reader import Reader
from whistclub.terminal.app.screens.rules_reader import RulesReader
from whistclub.terminal.app.screens.settings import SettingsList
from whistclub.terminal.app.screens.setup import CardSource, SetUp
from whistclub.terminal.app.screens.statistics import statistics_text
from whistclub.terminal.app.widgets.panel import PageText


class HomeEntry(msgspec.Struct, frozen=True):
    """An entry: its key, the message of its text, its name, and the function that opens it."""

    cap: str
    text: str
    name: str
    open: Callable[[Host], None]


def _set_up(host: Host, cards: CardSource) -> None:
    host.show(ListScreen(SetUp(host, cards=cards)))


def _finished(host: Host) -> None:
    host.show(ListScreen(Finished(host)))


def _settings(host: Host) -> None:
    host.show(ListScreen(SettingsList(host)))


def _statistics(host: Host) -> None:
    def text() -> PageText:
        try:
            return statistics_text(host)
        except WhistclubError as problem:
            heading = host.preferences.catalogue.format("app-statistics")
            return PageText(heading, [host.reason(problem)])

    host.show(Reader(text))


def _leave(host: Host) -> None:
    host.leave()


def _rules(host: Host) -> None:
    host.show(RulesReader())


ENTRIES: Final = (
    HomeEntry("T", "app-home-set", "setup", partial(_set_up, cards="random")),
    HomeEntry("D", "app-home-daily", "daily", open_daily),
    HomeEntry("J", "app-home-join", "join", open_join),
    HomeEntry("N", "app-home-number", "number", partial(_set_up, cards="number")),
    HomeEntry("E", "app-home-enter", "enter", partial(_set_up, cards="hand")),
    HomeEntry("L", "app-home-look-back", "finished", _finished),
    HomeEntry("C", "app-home-statistics", "statistics", _statistics),
    HomeEntry("R", "app-home-rules", "rules", _rules),
    HomeEntry("O", "app-home-settings", "settings", _settings),
    HomeEntry("Q", "app-home-quit", "quit", _leave),
)
