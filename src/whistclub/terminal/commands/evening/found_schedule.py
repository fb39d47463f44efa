"""The outcome of a search for a better schedule."""

import msgspec

from whistclub.evenings.balance.bounds import Quality
from whistclub.evenings.balance.improving import Improved


class Searched(msgspec.Struct, frozen=True):
    """The schedule before and after a search, and what is proved of every schedule."""

    before: Improved
    after: Improved
    proved: Quality
