"""The outcome of a search for a better schedule."""

import msgspec

from whistclub.parties.balance.bounds import Quality
from whistclub.parties.balance.improving import Improved


class Searched(msgspec.Struct, frozen=True):
    """The schedule before and after a search, and what is proved of every schedule."""

    before: Improved
    after: Improved
    proved: Quality
