"""A match at this terminal: who sits where, where its cards come from, and each step of it."""

import hashlib
import re
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

import msgspec

from whistclub.cards.errors import BadOption, IllegalAction, reason
from whistclub.games.registry import make_game
from whistclub.players.simple import Player, choose
from whistclub.rules.actions import Action
from whistclub.rules.chance import SEED_BYTES, first_dealer, seed_from_text
from whistclub.rules.deal import Deal, deal_from_seed
from whistclub.rules.game import Game
from whistclub.rules.match import Match, act, begin_deal, end_deal, open_match, stop_match
from whistclub.rules.options import specs
from whistclub.rules.record import Record
from whistclub.rules.replay import record_of, replay
from whistclub.rules.seats import ALONE, FOUR, Seat
from whistclub.rules.values import Ending, Event

MOST_DEALS: Final = 24
"""After so many deals bots stop a match that has no end of its own."""

_HEXADECIMAL: Final = re.compile(rf"[0-9a-f]{{{2 * SEED_BYTES}}}")
_SOUTH: Final = FOUR[2]


def seed_bytes(text: str) -> bytes:
    """The seed a text stands for: 64 hexadecimal digits are its bytes, any other text by its hash."""
    return bytes.fromhex(text) if _HEXADECIMAL.fullmatch(text) else seed_from_text(text)


def read_seats(text: str, seats: int) -> frozenset[Seat]:
    """The seats a person takes, the others being bots'.

    `you,bots` is South or the one player, `bots` nobody, and four words (`you` or `bots`) stand for N, E, S and W.
    Raises BadOption naming what is valid.
    """
    words = [word.strip().lower() for word in text.split(",")]
    valid = "you,bots / bots" + (" / bots,bots,you,bots" if seats == 4 else "")
    if not set(words) <= {"you", "bot", "bots"} or words.count("you") > 1:
        raise BadOption(reason("seats-value", value=text[:40], valid=valid))
    if len(words) == 4 and seats == 4:
        return frozenset(seat for seat, word in zip(FOUR, words, strict=True) if word == "you")
    if words in (["bots"], ["bot"]):
        return frozenset()
    if words[0] == "you" and len(words) <= 2:
        return frozenset({ALONE if seats == 1 else _SOUTH})
    raise BadOption(reason("seats-value", value=text[:40], valid=valid))


def has_own_end(game: Game) -> bool:
    """Whether the options end the match after some number of deals, or its own rules do."""
    options = game.options
    if getattr(options, "scoring", "") == "points" and game.seats == 1:
        return False
    if hasattr(options, "deals"):
        return isinstance(options.deals, int)
    return not hasattr(options, "max_deals") or options.max_deals is not None


class Session:
    """A match being played: the only thing here that changes is `match`."""

    def __init__(
        self,
        match: Match,
        seed: str,
        yours: frozenset[Seat],
        given: Sequence[Deal] = (),
        bot: Player = choose,
    ) -> None:
        """`seed` is the text or hexadecimal bytes all deals come from, but the first ones where `given` has any."""
        self.match = match
        self.seed = seed
        self.yours = yours
        self._given = tuple(given)
        self._seed = seed_bytes(seed)
        self._key = hashlib.sha256(b"whist-bots:" + self._seed).hexdigest()
        self._bot = bot

    @property
    def game(self) -> Game:
        """The game with its options."""
        game: Game = self.match.game
        return game

    @property
    def viewer(self) -> Seat | None:
        """The person's seat."""
        return next(iter(self.yours), None)

    def record(self) -> Record:
        """The match so far."""
        return record_of(self.match)

    def begin(self) -> tuple[Event, ...]:
        """Begins the next deal, and tells its opening. Raises BadDeal for a given deal that the game refuses."""
        number = self.match.setting.number
        if number <= len(self._given):
            self.match = begin_deal(self.match, self._given[number - 1])
        else:
            deal = deal_from_seed(self._seed, self.game, number)
            self.match = begin_deal(self.match, deal, self.seed)
        return self.game.opening(self.match.position)

    def due(self) -> Seat:
        """The seat to act next: bots before the person where several may act."""
        waiting: frozenset[Seat] = self.match.position.to_act()
        return min(waiting, key=lambda seat: (seat in self.yours, seat))

    def bot_act(self, seat: Seat) -> Action:
        """What the bot in this seat does: it is given its view and a key of its own, which tells nothing of the seed."""
        position = self.match.position
        rng = Random(f"{self._key} {seat} {self.match.setting.number} {len(position.acts)}")  # noqa: S311
        return self._bot(self.game.view(position, seat), rng)

    def act(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Takes the act and tells what it brought about. Raises IllegalAction, and nothing has changed."""
        before = self.match.position
        after = before.play(seat, action)
        self.match = act(self.match, seat, action)
        return self.game.narrate(before, seat, action, after)

    def stop(self) -> None:
        """Ends the match here. Raises IllegalAction where the game cannot be stopped."""
        if self.match.position is None:
            self.match = stop_match(self.match)
        else:
            self.match = end_deal(self.match, Ending("stop", self.viewer or ALONE))

    @property
    def may_undo(self) -> bool:
        """Whether acts may be taken back."""
        return getattr(self.game.options, "undo", "off") == "assisted"

    def undo(self) -> None:
        """Takes the last act back; the deal counts as assisted from then on. Raises IllegalAction where there is none."""
        record = self.record()
        acts = sum(len(deal.acts) for deal in record.deals)
        if not self.may_undo or acts == 0:
            raise IllegalAction(reason("nothing-to-undo"))
        match = replay(record, make_game, acts - 1)
        last = msgspec.structs.replace(match.deals[-1], assisted=True)
        self.match = msgspec.structs.replace(match, deals=(*match.deals[:-1], last))

    def play_out(self) -> None:
        """Bots play to the end; a match without an end of its own is stopped after MOST_DEALS deals."""
        endless = not has_own_end(self.game)
        while self.match.result is None:
            if self.match.position is not None:
                seat = self.due()
                self.act(seat, self.bot_act(seat))
            elif endless and len(self.match.deals) >= MOST_DEALS:
                self.stop()
            else:
                self.begin()


def new_session(
    game: Game, seed: str, yours: frozenset[Seat], given: Sequence[Deal], dealer: Seat | None
) -> Session:
    """A match before its first deal; the dealer comes from the seed unless the deals given name one."""
    if game.seats == 1:
        dealer = ALONE
    elif dealer is None:
        dealer = first_dealer(seed_bytes(seed))
    return Session(open_match(game, game.first_setting(dealer)), seed, yours, given)


def resumed_session(record: Record, seed: str, yours: frozenset[Seat]) -> Session:
    """The match of a record, to be gone on with; its own seed where it has one, else the one given. Raises BadRecord."""
    match = replay(record, make_game)
    seeds = [deal.seed for deal in record.deals if deal.seed]
    return Session(match, seeds[-1] if seeds else seed, yours)


def with_end(written: Mapping[str, str], game: Game) -> dict[str, str]:
    """The options written, with `max_deals` where the game has that option and it is not set."""
    takes = {spec.name for spec in specs(type(game.options))}
    if "max_deals" in takes and game.options.max_deals is None:
        return {**written, "max_deals": str(MOST_DEALS)}
    return dict(written)
