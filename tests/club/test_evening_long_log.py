"""An organiser's act is taken back after very many entries of guests."""

import msgspec

from whistclub.club.evening import entries
from whistclub.club.evening.log import fold_all
from whistclub.club.evening.settings import EveningSettings

SETTINGS = msgspec.convert(
    {"name": "Friday", "format": "ladder", "tables": 2, "rounds": 3, "deals": 1, "minutes": 0},
    EveningSettings,
)
OPENED = entries.Opened(
    at_ms=1, by="clara", evening="x", code="c", settings=SETTINGS, organiser_name="Clara", seed="00" * 32
)
ADA = entries.GuestAdded(at_ms=2, by="ada", guest=1, name="Ada", person="ada")
BO = entries.GuestAdded(at_ms=3, by="clara", guest=2, name="Bo")


def test_an_act_taken_back_after_a_thousand_entries_leaves_all_of_them() -> None:
    changes = [
        (entries.GuestLeft if turn % 2 else entries.GuestArrived)(at_ms=4 + turn, by="ada", guest=1)
        for turn in range(1000)
    ]
    renamed = entries.GuestRenamed(at_ms=3, by="ada", guest=1, name="Ada B")
    undone = entries.Undone(at_ms=2000, by="clara", undone=3)
    state = fold_all([OPENED, ADA, BO, renamed, *changes, undone])
    assert [("Ada B", "away", 1003)] == [(one.name, one.presence, one.since_ms) for one in state.guests]
    assert 1005 == state.seq
