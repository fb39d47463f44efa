"""Words for one game at this terminal: sides, hands, what a view shows, the score."""

from collections.abc import Sequence
from typing import Final

from whistclub.cards.card import Card
from whistclub.games.registry import profile_of
from whistclub.messages import Catalogue, Speaker
from whistclub.rules.actions import Action
from whistclub.rules.game import Game
from whistclub.rules.match import Match, Played, added
from whistclub.rules.moment import Said
from whistclub.rules.options import Options, options_mapping, specs
from whistclub.rules.profile import Profile
from whistclub.rules.seats import Seat, Viewer, seat_letter
from whistclub.rules.values import Event, MatchResult, ScoreLine, Setting, seen_by
from whistclub.terminal.texts.games import game_about, game_name
from whistclub.terminal.texts.told_game import ToldGame

_PAIRS: Final = ("side-ns", "side-ew")


def options_text(options: Options) -> dict[str, str]:
    """Every option with its value, in text forms."""
    values = options_mapping(options)
    return {spec.name: spec.write(values[spec.name]) for spec in specs(type(options))}


class Words:
    """A game's words in one language."""

    def __init__(self, catalogue: Catalogue, game: Game) -> None:
        self.catalogue = catalogue
        self.game = game
        self.speaker = Speaker(catalogue, game.pack.key)
        self.sides = self._sides()

    @property
    def profile(self) -> Profile:
        """The profile of the game. One that only a club elsewhere has brings its own along; the list has the others."""
        return self.game.profile if isinstance(self.game, ToldGame) else profile_of(self.game.key)

    def say(self, key: str, /, **facts: str | int) -> str:
        """A message of the catalogue."""
        return self.catalogue.format(key, **facts)

    def told(self, told: Said, viewer: Viewer) -> str:
        """Returns words of a moment; the viewer's own seat is `you`."""
        if viewer is None or self.game.seats == 1:
            return self.speaker.why(told)
        return self.speaker.speaking_to(seat_letter(viewer, self.game.seats)).why(told)

    def action(self, act: Action) -> str:
        """Returns an act of the game in words, by the message that the game's alphabet names."""
        return self.speaker.why(self.game.alphabet.meaning(act.text, self.game.pack))

    def _sides(self) -> tuple[str, ...]:
        if self.game.sides == 1:
            return (self.say("side-you"),)
        if not self.plays_alone and self.game.sides == len(_PAIRS):
            return tuple(self.say(key) for key in _PAIRS)
        return tuple(self.seat(Seat(seat)) for seat in range(self.game.seats))

    @property
    def plays_alone(self) -> bool:
        """True if every seat is a side of its own."""
        return self.game.sides == self.game.seats

    def side_of(self, seat: Seat) -> int:
        """Returns the side that a seat plays for: sides take turns round the table."""
        return seat % self.game.sides

    def name(self) -> str:
        """Returns the name of the game."""
        return game_name(self.game.key, self.catalogue)

    def about(self) -> str:
        """Returns what the game is about; empty where no message says it."""
        return game_about(self.game.key, self.catalogue)

    def seat(self, seat: Seat) -> str:
        """Returns the name of a seat."""
        return (
            self.say("side-you")
            if self.game.seats == 1
            else self.speaker.seat(seat_letter(seat, self.game.seats))
        )

    def events(self, happened: Sequence[Event], viewer: Viewer) -> list[str]:
        """Returns the events as this viewer may know them, a sentence each."""
        return [self.speaker.event(seen_by(one, viewer, self.game.seats)) for one in happened]

    def hand(self, cards: Sequence[Card]) -> list[str]:
        """A hand in the order of its choices; a line a suit where cards have one suit each, and one for cards of no
        suit; the Decktet's a line a card.
        """
        if not cards:
            return [self.say("line-hand-empty")]
        if any(len(card.suits) > 1 for card in self.game.pack.cards):
            return [self.card(card) for card in cards]
        lines = []
        for suit in self.game.pack.suits:
            held = [card for card in cards if card.suits == suit]
            if held:
                names = self.speaker.listed([self.card(card) for card in held], last="list-comma")
                lines.append(self.say("line-suit", suit=self.speaker.suit(suit), cards=names))
        others = [self.card(card) for card in cards if card.suits not in [*self.game.pack.suits]]
        return [*lines, *([self.speaker.listed(others, last="list-comma")] if others else [])]

    def card(self, card: Card) -> str:
        """The card's name and its text form."""
        return self.say("line-card", name=self.speaker.card(card.text), text=card.text)

    def score(self, score: Sequence[int]) -> str:
        """The score of every side, in a sentence."""
        return self.say("line-score", scores=self.counted(score))

    def score_lines(self, lines: Sequence[ScoreLine]) -> list[str]:
        """The lines of a deal on the score sheet."""
        return [self.speaker.score_line(line, self.sides) for line in lines]

    def result(self, result: MatchResult) -> list[str]:
        """Returns how the match ended, after the lines of a settlement."""
        return [*self.score_lines(result.lines), self.speaker.match(result, self.sides)]

    def counts(self, setting: Setting) -> list[str]:
        """Returns the numbers that the match keeps for each side beside the points, a line each; none while all are
        zero.
        """
        return [
            self._count(count.name, count.by_side)
            for count in self.game.counts(setting)
            if any(count.by_side)
        ]

    def _count(self, name: str, by_side: Sequence[int]) -> str:
        return self.say("line-counts", what=self.say(name), counts=self.counted(by_side))

    def counted(self, counts: Sequence[int]) -> str:
        """A number for each side, as a list."""
        parts = [
            self.say("line-score-of", side=side, count=count)
            for side, count in zip(self.sides, counts, strict=True)
        ]
        return self.speaker.listed(parts, last="list-comma")

    def after_deal(self, match: Match, place: int) -> list[str]:
        """Returns the score after a deal of the match, and the games where that deal won a game of a rubber."""
        played = match.deals[place]
        lines = [self.score(score_after(played))]
        if match.result is not None and place == len(match.deals) - 1:
            ended = match.result.score
            kept = self.game.counts(played.setting)
            return (
                lines
                if ended == score_after(played) or not kept
                else [*lines, self._count(kept[0].name, ended)]
            )
        after = match.deals[place + 1].setting if place + 1 < len(match.deals) else match.setting
        if played.result is not None and after.score != score_after(played):
            lines += self.counts(after)
        return lines

    def deal_heading(self, played: Played) -> str:
        """The heading of a deal: its number and its dealer."""
        return self.heading(played.setting.number, seat_letter(played.setting.dealer, self.game.seats))

    def heading(self, number: int, dealer: str) -> str:
        """The heading of a deal, or of a solitaire's passage, from its number and its dealer's letter."""
        if self.game.seats == 1:
            return self.say("line-passage", number=number)
        return self.say("line-deal", number=number, dealer=self.speaker.seat(dealer))

    def sheet(self, match: Match) -> list[str]:
        """The score sheet of a match, a heading and its lines for each deal, then how it stands or ended."""
        lines: list[str] = []
        for place, played in enumerate(match.deals):
            lines.append(self.deal_heading(played))
            if played.result is None:
                lines.append(self.say("line-deal-running"))
            else:
                lines += [*self.score_lines(played.result.lines), *self.after_deal(match, place)]
        if match.result is not None:
            return lines + self.result(match.result)
        return [*lines, self.say("line-match-running")]


def score_after(played: Played) -> tuple[int, ...]:
    """The score by side after a deal, as it was before one still running."""
    before = played.setting.score
    return before if played.result is None else added(before, played.result.points)
