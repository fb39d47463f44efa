"""The slow twin: the same expectations by plain recursion, written from the rules alone. It is the kernel's judge."""

from collections.abc import Iterable
from functools import cache

from whistclub.cards.card import Card
from whistclub.rules.sums import added
from whistclub.rules.tricks import NO_TRUMP, Judge
from whistclub.solver.dummy.hand import NO_TRUMP_END, DummyHand, Worth

Hidden = tuple[str, ...]
Cards = frozenset[Card]


class DummyTwin:
    """Answers as `Tables` does."""

    def __init__(self, question: DummyHand) -> None:
        self.question = question
        self._before = cache(self._before_card)
        self._led = cache(self._led_card)

    def at(self, held: int, trump: str, hidden: Hidden, won: int) -> Worth:
        """The worth of holding these of the own cards (a bit each) in this state of the side pile, with so many tricks
        won.
        """
        own = self.question.hand
        cards = frozenset(card for place, card in enumerate(own) if held >> place & 1)
        # Each twiddle has turned a suit of the pile; the one that led to no trump has turned none.
        twiddled = len(self.question.hidden) - len(hidden)
        twiddled += trump == NO_TRUMP and self.question.trump != NO_TRUMP
        return self._before(cards, frozenset(self.question.unseen), trump, hidden, won, twiddled)

    def _before_card(
        self, held: Cards, unseen: Cards, trump: str, hidden: Hidden, won: int, twiddled: int
    ) -> Worth:
        """Before the dummy turns a card: the mean over all that it may turn."""
        if not held:
            return self._end(trump, hidden, won)
        return _mean(
            self._led(
                held, led, unseen if self.question.replaced else unseen - {led}, trump, hidden, won, twiddled
            )
            for led in self.question.unseen
            if led in unseen
        )

    def _led_card(
        self, held: Cards, led: Card, unseen: Cards, trump: str, hidden: Hidden, won: int, twiddled: int
    ) -> Worth:
        """The dummy's card lies open."""
        following = [card for card in self.question.hand if card in held and card.bit & led.shares]
        best: Worth | None = None
        for card in following or [card for card in self.question.hand if card in held]:
            rest = held - {card}

            def judged(
                trump: str, hidden: Hidden, twiddled: int, card: Card = card, rest: Cards = rest
            ) -> Worth:
                beats = Judge(self.question.pack, trump).beats(card, led)
                return self._before(rest, unseen, trump, hidden, won + beats, twiddled)

            worth = judged(trump, hidden, twiddled)
            if self.question.after and self._may_twiddle(trump, twiddled):
                other = _mean(judged(*state, twiddled + 1) for state in twiddles(trump, hidden))
                worth = max(worth, other, key=_value)
            best = worth if best is None else max(best, worth, key=_value)
        if best is None:
            raise AssertionError("a card is held")
        if not self.question.after and self._may_twiddle(trump, twiddled):
            after = (
                self._led(held, led, unseen, *state, won, twiddled + 1) for state in twiddles(trump, hidden)
            )
            best = max(best, _mean(after), key=_value)
        return best

    def _may_twiddle(self, trump: str, twiddled: int) -> bool:
        return trump != NO_TRUMP and twiddled < self.question.twiddles

    def _end(self, trump: str, hidden: Hidden, won: int) -> Worth:
        row = self.question.value[NO_TRUMP_END if trump == NO_TRUMP else len(hidden)]
        told = self.question.told
        return Worth(row[won] if won < len(row) else 0.0, told[won] if won < len(told) else 0.0)


def twiddles(trump: str, hidden: Hidden) -> list[tuple[str, Hidden]]:
    """The states of the side pile that a twiddle leads to, each as likely: none from no trump."""
    if trump == NO_TRUMP:
        return []
    if not hidden:
        return [(NO_TRUMP, ())]
    return [(suit, tuple(other for other in hidden if other != suit)) for suit in hidden]


def _mean(worths: Iterable[Worth]) -> Worth:
    found = list(worths)
    return Worth(*(added(column) / len(found) for column in zip(*found, strict=True)))


def _value(worth: Worth) -> float:
    return worth.value
