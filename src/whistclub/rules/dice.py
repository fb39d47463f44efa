"""Random numbers from a key of 64 bits, as the compiled kernel draws them: for searches, where a `Stream` is slow."""

from typing import Final

WORD: Final = (1 << 64) - 1
"""The bits of a word of the kernel."""
_GOLDEN: Final = 0x9E3779B97F4A7C15


class Dice:
    """SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014); `state` is all that
    changes.
    """

    def __init__(self, state: int) -> None:
        self.state = state & WORD

    def next(self) -> int:
        """A number of 64 bits."""
        self.state = z = (self.state + _GOLDEN) & WORD
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & WORD
        z = (z ^ z >> 27) * 0x94D049BB133111EB & WORD
        return z ^ z >> 31

    def below(self, limit: int) -> int:
        """A number below `limit`, each as likely."""
        bits = (limit - 1).bit_length()
        if not bits:
            return 0
        while True:
            if bits <= 64:
                drawn = self.next() >> 64 - bits
            else:
                drawn = self.next() >> 128 - bits << 64
                drawn |= self.next()
            if drawn < limit:
                return drawn

    def one_of(self, limit: int) -> int:
        """A number below a small limit, each as likely but for one part in some hundred million."""
        return (self.next() >> 32) * limit >> 32
