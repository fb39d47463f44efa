"""What a search for a better schedule came to."""

import msgspec

from whistclub.parties.balance.bounds import Quality
from whistclub.parties.balance.improving import Improved


class Searched(msgspec.Struct, frozen=True):
    """The schedule before and after a search, and what is proved of every schedule."""

    before: Improved
    after: Improved
    proved: Quality
