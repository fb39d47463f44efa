"""The person who sits at a page: a guest of this device, whose name is kept in its store."""

import unicodedata
from typing import Final

import msgspec

from whistclub.cards.errors import reason
from whistclub.club.names import LONGEST_NAME, BadName
from whistclub.club.people import Person, new_person
from whistclub.page.store import Kept, Store

_KIND: Final = "person"
_KEY: Final = "own"


async def read_person(store: Store, now_ms: int) -> Person:
    """The person of this store; one is made where there is none yet, and kept with the first thing that is theirs."""
    text = await store.get(_KIND, _KEY)
    return new_person(now_ms) if text is None else msgspec.json.decode(text, type=Person)


async def keep_person(store: Store, person: Person) -> None:
    """Keeps the person."""
    await store.append([], [Kept(_KIND, _KEY, msgspec.json.encode(person).decode())])


def name_here(text: str) -> str:
    """The name in composed form with single spaces. Raises BadName.

    Nobody else is here who could be taken for somebody: a club looks closer, where the name is taken along.
    """
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise BadName(reason("name-length", most=LONGEST_NAME))
    if not name.isprintable() or "#" in name:
        raise BadName(reason("name-characters"))
    return name
