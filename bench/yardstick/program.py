"""Plays one player of the package that it runs in, `club-1` unless another is named, by the players' protocol.

    build/yardstick/environment/bin/python -I bench/yardstick/program.py [NAME]

A view is read with that package's own types, from the fields that docs/players-protocol.md names and the game's own;
what they do not know is passed over. All chance comes from the turn's `random`, so that the same turn brings the same
act.
"""

import json
import sys
from random import Random
from typing import Any

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.errors import WhistclubError
from whistclub.games.registry import game_kind, make_game
from whistclub.players.player import own_budget
from whistclub.players.registry import make_player
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.options import read_values
from whistclub.rules.seats import Seat
from whistclub.rules.values import View

PROTOCOL = 1


class Refused(Exception):
    """The program does not play this; the words say why."""


class Seated:
    """The player at one game with its options."""

    def __init__(self, hello: dict[str, Any], name: str) -> None:
        """Raises Refused."""
        if hello["protocol"] != PROTOCOL:
            raise Refused(f"protocol {hello['protocol']} is not {PROTOCOL}")
        try:
            kind: Any = game_kind(hello["game"])
            self.game: Any = make_game(hello["game"], read_values(kind.options_type, hello["options"]))
            self.player = make_player(self.game, name)
        except WhistclubError as problem:
            raise Refused(str(problem)) from problem
        if hello["rules"] != self.game.version:
            raise Refused(f"the rules here are version {self.game.version}, not {hello['rules']}")
        self.view_type = _view_type(self.game)

    def act(self, turn: dict[str, Any]) -> str:
        """The act at this turn."""
        view = self.view(turn["view"])
        return self.player.choose(view, Random(turn["random"]), own_budget(self.player)).text

    def view(self, fields: dict[str, Any]) -> View:
        """The view with these fields, in which cards and acts are text forms of the game."""
        game = self.game
        # The side pile of Hermits Whist is of another pack than its hands.
        others = {card.text: card for card in game.stock.side}

        def text_form(kind: type, text: Any) -> Any:
            if kind is Card:
                return others.get(text) or game.pack.card(text)
            return game.alphabet.read(text, game.pack)

        view = msgspec.convert(fields, self.view_type, dec_hook=text_form)
        carry = msgspec.convert(view.setting.carry, game.carry_type)
        return msgspec.structs.replace(view, setting=msgspec.structs.replace(view.setting, carry=carry))


def _view_type(game: Any) -> type[View]:
    """The type of the game's views, which it names nowhere: that of a deal not begun."""
    position = game.start(deal_from_seed(seed_from_text("view"), game, 1), game.first_setting(Seat(0)))
    return type(game.view(position, None))


def say(message: dict[str, Any]) -> None:
    """Writes a line and sends it off at once."""
    print(json.dumps(message), flush=True)


def main(name: str) -> None:
    """Answers line by line until there is nothing more to answer."""
    seated: Seated | None = None
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["type"] == "hello":
            try:
                seated = Seated(asked, name)
            except Refused as problem:
                say({"type": "refuse", "why": str(problem)})
            else:
                say({"type": "ready", "protocol": PROTOCOL, "name": name})
        elif asked["type"] == "turn" and seated is not None:
            say({"type": "act", "id": asked["id"], "act": seated.act(asked)})
        elif asked["type"] == "bye":
            break


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "club-1")
