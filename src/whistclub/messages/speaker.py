"""A speaker: turns the keys and text forms that the rules give into sentences of one language."""

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from whistclub.messages.arguments import KINDS
from whistclub.messages.catalogue import Catalogue
from whistclub.messages.drawn_names import drawn_name
from whistclub.messages.keys import hyphened

Facts = tuple[tuple[str, str | int], ...]

_SEATS: Final = "NESWABCDGH"
_FAMILIES: Final = {"hermits_eight": "decktet", "wilds": "decktet"}
_WORDED: Final = ("french", "decktet")
"""The families of cards whose words the catalogues have."""


def card_families(pack_key: str) -> tuple[str, ...]:
    """The names under which the words of a pack's cards are looked for: its own first. A pack of another package has
    messages of its own, and those of the French cards for whatever suits and ranks it shares with them.
    """
    family = _FAMILIES.get(pack_key, hyphened(pack_key))
    return (family,) if family in _WORDED else (family, "french")


def is_decktet(pack_key: str) -> bool:
    """True if the cards of this pack are named and drawn as the Decktet's: most have more than one suit."""
    return card_families(pack_key) == ("decktet",)


class Keyed(Protocol):
    """A sentence that the rules ask for: a reason, an event, a score line. Facts are text forms and whole numbers.

    Events, score lines and matches carry the whole key of their message; a reason's key lacks its `reason-`.
    """

    @property
    def key(self) -> str: ...
    @property
    def args(self) -> Facts: ...


class Scored(Keyed, Protocol):
    """A score line: what was done, and what it brings each side in points."""

    @property
    def points(self) -> tuple[int, ...]: ...


class Ended(Protocol):
    """The end of a match: the key of its sentence, the score of each side, and the numbers of the sides that won."""

    @property
    def key(self) -> str: ...
    @property
    def score(self) -> tuple[int, ...]: ...
    @property
    def winners(self) -> tuple[int, ...]: ...


class Speaker:
    """Words for one game's pack in one language.

    `pack_key` names the pack. `seat_names` are the names of the people by seat letter; a seat without one is called by
    its point of the compass.
    """

    __slots__ = ("_cards", "_families", "_is_decktet", "_names", "_pack_key", "catalogue")

    def __init__(
        self, catalogue: Catalogue, pack_key: str, seat_names: Mapping[str, str] | None = None
    ) -> None:
        self.catalogue = catalogue
        self._pack_key = pack_key
        self._families = card_families(pack_key)
        self._is_decktet = is_decktet(pack_key)
        self._names = dict(seat_names or {})
        self._cards: dict[str, str] = {}

    def speaking_to(self, seat: str) -> "Speaker":
        """The same speaker, who calls the person of this seat `you`."""
        names = {**self._names, seat: self.catalogue.format("app-tag-you")}
        return Speaker(self.catalogue, self._pack_key, names)

    def reason(self, why: Keyed) -> str:
        """A refusal and what would be right, in a sentence."""
        return self._say(f"reason-{why.key}", why.args)

    def reasons(self, whys: Sequence[Keyed]) -> str:
        """A refusal with what caused it, outermost first, as sentences in a row. Raises ValueError for none."""
        said = [self.reason(why) for why in whys]
        if not said:
            raise ValueError("no reason to say")
        text = said[-1]
        for what in reversed(said[:-1]):
            text = self.catalogue.format("reason-because", what=what, why=text)
        return text

    def why(self, chosen: Keyed) -> str:
        """A player's reason for its act, in a sentence."""
        return self._say(chosen.key, chosen.args)

    def note(self, text: str) -> str:
        """The usual meaning of an act in a few words, from its text form; empty where nothing is said of it."""
        return self.catalogue.format_or(f"note-{hyphened(text.rsplit(maxsplit=1)[-1])}", "")

    def pile(self, name: str, count: int) -> str:
        """The number of cards left in a pile, by its name."""
        return self.catalogue.format(f"pile-{name}", count=count)

    def pile_gone(self, name: str) -> str:
        """The heading over the cards that have gone from a pile."""
        return self.catalogue.format(f"pile-{name}-gone")

    def event(self, seen: Keyed) -> str:
        """An event in a sentence, as one viewer sees it."""
        alone = f"{seen.key}-alone"
        is_alone = self._is_decktet and alone in self.catalogue
        return self._say(alone if is_alone else seen.key, seen.args)

    def match(self, result: Ended, side_names: Sequence[str]) -> str:
        """The end of a match in a sentence: its winners, or for one that was stopped where it stands and who is
        ahead.
        """
        names = self.listed([side_names[side] for side in result.winners])
        if result.key not in self.catalogue:
            return f"{_plain(result.key)}: {names}"
        score = tuple(result.score)
        ahead = [side for side, points in enumerate(score) if points == max(score) and points > min(score)]
        standing = sorted(range(len(score)), key=lambda side: -score[side])
        standings = [
            self.catalogue.format("score-standing", name=side_names[side], points=str(score[side]))
            for side in standing
        ]
        return self.catalogue.format(
            result.key,
            winners=names,
            count=len(result.winners),
            standings=self.listed(standings, last="list-comma"),
            ahead=self.listed([side_names[side] for side in ahead]),
            leading=len(ahead),
        )

    def score_line(self, line: Scored, side_names: Sequence[str]) -> str:
        """A line of the score sheet: what was done, and what every side whose score moves gets.

        That is counted in points, or in the unit that the line's own message names in its attribute `points`.
        """
        what = self._say(line.key, line.args, side_names)
        own = f"{line.key}.points"
        key = own if own in self.catalogue else "score-points"
        moved = [
            self.catalogue.format(key, name=name, count=abs(number), signed=f"{number:+d}")
            for name, number in zip(side_names, line.points, strict=True)
            if number
        ]
        if not moved:
            return self.catalogue.format("score-line-still", what=what)
        return self.catalogue.format("score-line", what=what, points=self.listed(moved, last="list-comma"))

    def action(self, text: str) -> str:
        """An act or an ending in words, from its text form, with or without the seat that did it.

        The message is that of verb and word, of the word or of the verb (`act-trump-none`, `act-pass`, `act-bid`), of a
        number and a word that of both (`act-call-of`); it takes what follows the verb as what it calls it. Without one
        the text stays as it is.
        """
        verb, *objects = text.split()
        if objects and verb in _SEATS:
            return self.catalogue.format(
                "act-by-seat", seat=self.seat(verb), act=self.action(" ".join(objects))
            )
        first = objects[0] if objects else ""
        named = hyphened(first)
        keys: tuple[str, ...] = (f"act-{verb}-{named}", f"act-{named}", f"act-{verb}")
        if first.isdecimal() and len(objects) == 2:
            keys = (f"act-{verb}-of",)
        key = next((key for key in keys if key in self.catalogue), None)
        if key is None:
            return text
        return self.catalogue.format(
            key,
            card=self.card(first),
            cards=self.cards(" ".join(objects)),
            call=self.call(first),
            suit=self.suit(first),
            count=int(first) if first.isdecimal() else first,
            strain=self.strain(objects[-1] if objects else ""),
        )

    def choice(self, text: str) -> str:
        """An act among others, from its text form: a card to play by its name alone."""
        verb, *objects = text.split()
        return self.card(objects[0]) if verb == "play" else self.action(text)

    def card(self, text: str) -> str:
        """The name of a card or a wild; a text that is no card of the pack stays as it is."""
        name = self._cards.get(text)
        if name is None:
            name = self._cards[text] = self._card(text.strip().upper()) or text
        return name

    def cards(self, text: str) -> str:
        """The names of several cards, written with blanks between them, as one list.

        Names of the Decktet have commas of their own, so there it is semicolons that part the cards.
        """
        names = [self.card(each) for each in text.split()]
        if self._is_decktet:
            return self.listed(names, last="list-semicolon", early="list-semicolon")
        return self.listed(names)

    def suit(self, text: str) -> str:
        """The name of a suit."""
        key = self._key("suit", text)
        return self.catalogue.format(key) if key else text

    def seat(self, text: str) -> str:
        """The name of the person in this seat, or of the seat."""
        if text in self._names:
            return self.person(self._names[text])
        key = f"seat-{text}"
        return self.catalogue.format(key) if key in self.catalogue else text

    def person(self, name: str) -> str:
        """The name of a person: who has typed none is written `#4821`, the number of their drawn one."""
        is_drawn = name.startswith("#") and name[1:].isdecimal()
        return drawn_name(self.catalogue, int(name[1:])) if is_drawn else name

    def call(self, text: str) -> str:
        """The name of a call or contract, with or without its verb: `call misere_ouverte`, `grand`, `4 uptown`."""
        word = text.removeprefix("call ").removeprefix("say ")
        number, _, strain = word.partition(" ")
        if strain and number.isdecimal():
            return self.catalogue.format("call-of", count=int(number), strain=self.strain(strain))
        key = f"call-{hyphened(word)}"
        return self.catalogue.format(key) if key in self.catalogue else text

    def strain(self, text: str) -> str:
        """The name of the word behind the number of a call: that of its own message, or of the suit of this letter."""
        key = f"strain-{hyphened(text.lower())}"
        return self.catalogue.format(key) if key in self.catalogue else self.suit(text)

    def contract(self, name: str) -> str:
        """The name of a contract, where it is another than that of its call: a proposal, the High that `grand`
        makes.
        """
        key = f"contract-{hyphened(name)}"
        return self.catalogue.format(key) if key in self.catalogue else self.call(name)

    def hand(self, text: str) -> str:
        """The name of a hand of a passage: `fore` or `aft`."""
        key = f"hand-{text}"
        return self.catalogue.format(key) if key in self.catalogue else text

    def listed(self, words: Sequence[str], last: str = "list-and", early: str = "list-comma") -> str:
        """Several words as one list, joined by the message `early`, before the last one by `last`.

        None at all is the word for none.
        """
        if not words:
            return self.catalogue.format("list-none")
        joined = words[0]
        for place, word in enumerate(words[1:], 2):
            joined = self.catalogue.format(last if place == len(words) else early, first=joined, second=word)
        return joined

    def _say(self, key: str, facts: Facts, side_names: Sequence[str] = ()) -> str:
        """The message; for a key that a game of another package has no message for, the words of the key and its
        facts.
        """
        words = {name: self._word(name, value, side_names) for name, value in facts}
        if key in self.catalogue:
            return self.catalogue.format(key, **words)
        told = ", ".join(f"{name} {word}" for name, word in words.items())
        return f"{_plain(key)} ({told})" if told else _plain(key)

    def _word(self, name: str, value: str | int, side_names: Sequence[str]) -> str | int:
        kind = KINDS.get(name)
        if isinstance(value, int):
            return side_names[value] if kind == "side" and 0 <= value < len(side_names) else value
        if kind is None or kind == "side" or not value:
            return self.person(value) if name == "name" else value
        if kind == "seats":
            return self.listed([self.seat(each) for each in value.split()])
        if kind == "suits":
            return self.listed([self.suit(each) for each in value.split()], last="list-or")
        words = {
            "card": self.card,
            "cards": self.cards,
            "suit": self.suit,
            "seat": self.seat,
            "call": self.call,
            "strain": self.strain,
            "hand": self.hand,
            "choice": self.choice,
        }
        return words[kind](value)

    def _key(self, kind: str, text: str) -> str | None:
        """The key of the message that words a part of a card: that of the pack itself, or of the French cards."""
        keys = (f"{kind}-{family}-{text}" for family in self._families)
        return next((key for key in keys if key in self.catalogue), None)

    def _card(self, text: str) -> str | None:
        suits, rank = text[:-1], text[-1:]
        whole = self._key("card", text)
        if whole:
            return self.catalogue.format(whole)
        if self._key("suit", text):
            return self.catalogue.format("card-wild", suit=self.suit(text))
        rank_key = self._key("rank", rank)
        if not rank_key or not suits or not all(self._key("suit", suit) for suit in suits):
            return None
        values = {
            "rank": self.catalogue.format(rank_key),
            "suits": self.listed([self.suit(suit) for suit in suits]),
        }
        name_key = f"name-{text}"
        if self._is_decktet and name_key in self.catalogue:
            return self.catalogue.format("card-named", name=self.catalogue.format(name_key), **values)
        kinds = (f"card-{family}" for family in self._families)
        return self.catalogue.format(next(key for key in kinds if key in self.catalogue), **values)


def _plain(key: str) -> str:
    """The words of a key without the family it belongs to."""
    return " ".join(key.split("-")[1:]) or key
