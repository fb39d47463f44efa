"""Every entry of the table's menu, at every moment: what it says happens, or the menu does not have it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.sampling import thinned
from tests.terminal.driver import SMALL, WIDE, at_home, own_table, table_screen, text_of
from tests.terminal.moments import MOMENTS, Moment
from whistclub.rules.replay import deal_to_text
from whistclub.terminal.app.app import WhistApp
from whistclub.terminal.app.screens.choice_list import ListScreen
from whistclub.terminal.app.screens.curtain import Curtain
from whistclub.terminal.app.screens.review import Review
from whistclub.terminal.app.table.actions.registry import ACTIONS
from whistclub.terminal.app.table.screen import TableScreen
from whistclub.terminal.app.widgets.entry_list import EntryList

ALWAYS = {"sheet", "journal", "primer", "rules", "language", "colours", "pause", "guide", "help", "home"}
"""The actions that mean something at every moment."""
TOGETHER_ALL_ENTRIES = {
    "a trick has been taken", "an act was taken back", "between deals", "the game is over", "a solitaire is over",
    "somebody asks to take an act back",
}  # fmt: skip
"""Moments that between them have every entry."""


class Before:
    """A table as it was before an entry was chosen."""

    def __init__(self, app: WhistApp) -> None:
        table = own_table(app)
        self.settings = app.preferences.settings
        self.text = text_of(app)
        self.id, self.state = table.id, table.state
        self.deal = deal_to_text(table.state.match.deals[-1].deal)
        self.acts = len(table.state.trail)
        self.agreed = _agreed(app)


def _agreed(app: WhistApp) -> int:
    request = own_table(app).state.undo_request
    return 0 if request is None else len(request.agreed)


def shows(text: str) -> Callable[[WhistApp, Before], bool]:
    return lambda app, _: text in text_of(app)


def _is_result(app: WhistApp, before: Before) -> bool:
    number = len(before.state.match.deals)
    return own_table(app).state.match.deals[number - 1].result is not None


def _changed(name: str) -> Callable[[WhistApp, Before], bool]:
    def check(app: WhistApp, before: Before) -> bool:
        is_set = getattr(app.preferences.settings, name) != getattr(before.settings, name)
        return is_set and text_of(app) != before.text

    return check


PROMISES: dict[str, Callable[[WhistApp, Before], bool]] = {
    "next": lambda app, before: len(own_table(app).state.match.deals) == len(before.state.match.deals) + 1,
    "agree": lambda app, before: _agreed(app) == before.agreed + 1,
    "refuse": lambda app, before: (
        own_table(app).state.undo_request is None and len(own_table(app).state.trail) == before.acts
    ),
    "hint": shows("Advice:"),
    "prices": lambda app, _: any(
        title in text_of(app) for title in ("Fair prices, in points", "Chances of this hand")
    ),
    "undo": lambda app, before: (
        own_table(app).state.undo_request is not None or len(own_table(app).state.trail) < before.acts
    ),
    "redo": lambda app, before: len(own_table(app).state.trail) > before.acts,
    "last_trick": shows("The last trick, as it lay"),
    "claim": _is_result,
    "concede": _is_result,
    "sheet": shows("Score sheet"),
    "journal": shows("Journal of the deal"),
    "primer": shows("How it is played"),
    "rules": shows("Rules"),
    "agreements": shows("Agreements between partners"),
    "review": lambda app, _: isinstance(app.screen, Review),
    "order": _changed("order"),
    "language": lambda app, _: "Keys" not in text_of(app) and app.preferences.language == "de",
    "colours": _changed("four_colours"),
    "pause": _changed("pause_s"),
    "guide": _changed("guided"),
    "again": lambda app, before: (
        own_table(app).id != before.id
        and deal_to_text(own_table(app).state.match.deals[0].deal)
        == deal_to_text(before.state.match.deals[0 if before.state.game.seats == 1 else -1].deal)
    ),
    "new": lambda app, before: (
        own_table(app).id != before.id
        and deal_to_text(own_table(app).state.match.deals[0].deal) != before.deal
    ),
    "stop": lambda app, _: own_table(app).state.match.result is not None,
    "help": shows("In your hand and among choices"),
    "home": lambda app, _: at_home(app),
}
TWICE = {"concede", "stop"}
IN_ONE_SITTING = (
    "sheet", "journal", "primer", "rules", "agreements", "order", "colours", "pause", "guide", "help", "last_trick", "review",
    "language", "prices", "hint", "home",
)  # fmt: skip
"""The actions after which the same entries are offered as before, and last the one that leaves the table."""


def offered(app: WhistApp) -> list[str]:
    return [one.value for one in app.screen.query_one(EntryList).entries if one.value]


async def opened_menu(app: WhistApp, pilot: Pilot[Any]) -> list[str]:
    await pilot.press("escape")
    await pilot.pause()
    assert isinstance(app.screen, ListScreen)
    return offered(app)


async def chosen(app: WhistApp, pilot: Pilot[Any], name: str) -> None:
    """Chooses an entry of the open menu as one does who knows no keys: by the arrows and Enter, from the nearer end."""
    listed, names = app.screen.query_one(EntryList), offered(app)
    place = names.index(name)
    before, after = ["home", *["down"] * place], ["end", *["up"] * (len(names) - 1 - place)]
    await pilot.press(*min(before, after, key=len))
    assert name == listed.chosen
    await pilot.press("enter")
    await pilot.pause()
    if isinstance(app.screen, Curtain):
        await pilot.press("enter")
        await pilot.pause()


@pytest.mark.parametrize(
    "moment",
    thinned(MOMENTS, [one for one in MOMENTS if one.name in TOGETHER_ALL_ENTRIES]),
    ids=lambda moment: moment.name,
)
async def test_every_entry_of_the_menu_does_what_it_says(moment: Moment) -> None:
    async def sitting(wanted: Collection[str]) -> Sequence[str]:
        """Chooses those of the entries that the menu has, and says which it has."""
        app = moment.app()
        async with app.run_test(size=SMALL) as pilot:
            await moment.reach(app, pilot)
            names = await opened_menu(app, pilot)
            await pilot.press("escape")
            for name in (name for name in wanted if name in names):
                before = Before(app)
                for _ in range(2 if name in TWICE else 1):
                    assert name in await opened_menu(app, pilot)
                    await chosen(app, pilot, name)
                assert PROMISES[name](app, before), f"{name}: {text_of(app)}"
                await back_at_table(app, pilot, name)
        return names

    names = await sitting(IN_ONE_SITTING)
    assert ALWAYS <= set(names)
    for name in names:
        if name not in IN_ONE_SITTING:
            await sitting([name])


async def back_at_table(app: WhistApp, pilot: Pilot[Any], name: str) -> None:
    """Closes what an entry has opened."""
    undone_by = {"last_trick": "v", "language": "f2"}
    if name in undone_by:
        await pilot.press(undone_by[name])
    elif not isinstance(app.screen, TableScreen) and not at_home(app):
        await pilot.press("escape")
    await pilot.pause()


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.name)
async def test_a_key_whose_action_means_nothing_now_says_so(moment: Moment) -> None:
    app = moment.app()
    async with app.run_test(size=WIDE) as pilot:
        await moment.reach(app, pilot)
        table = table_screen(app).table
        for action in ACTIONS.commands:
            if action.is_offered(table) or not action.key or action.name in {"agree", "order"}:
                continue
            if action.name == "next" and (table.model.is_lingering or table.client.may("refuse_undo")):
                continue  # there N goes on, or refuses
            table.model.note = None
            await pilot.press(action.key)
            await pilot.pause()
            assert table.model.is_refused or action.name == "agreements", action.name


async def test_the_menu_in_mid_deal_has_no_next_deal_and_its_key_says_when() -> None:
    moment = MOMENTS[0]

    app = moment.app()
    async with app.run_test(size=SMALL) as pilot:
        await moment.reach(app, pilot)
        assert "next" not in await opened_menu(app, pilot)
        await pilot.press("escape", "n")
        await pilot.pause()
        assert "This deal is still being played" in text_of(app)
