"""A bot of OpenSpiel as a player: `whist duel "cmd:python3 examples/outside/openspiel_bot.py --bot ismcts" club --game
whist`.

It needs `pip install 'whistclub[study]'`. From each view it draws states that the seat cannot tell from the real one;
`random` is OpenSpiel's uniform bot, and `ismcts` its information-set Monte Carlo tree search. It plays the first deal
of a match, as duels do.
"""

import argparse
import json
import sys
from functools import cache
from random import Random
from typing import Any, get_type_hints

import msgspec
import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import whistclub.study.openspiel  # noqa: F401 - registers the games
from whistclub.cards.card import Card
from whistclub.games.registry import game_of_preset, presets_of
from whistclub.rules.options import options_mapping, specs
from whistclub.rules.seats import Seat
from whistclub.study.alphabet import numbers_of

ASKED = argparse.ArgumentParser(description=__doc__)
ASKED.add_argument("--bot", choices=("random", "ismcts"), default="ismcts")
ASKED.add_argument("--simulations", type=int, default=100)


@cache
def game_of(key: str, written: str, dealer: str) -> Any:
    """OpenSpiel's game of this dealer: the preset that is nearest to the options written, a JSON object, and what
    else they change.
    """
    wanted = json.loads(written)
    changes = {preset.name: _changes(preset.name, wanted) for preset in presets_of(key)}
    nearest = min(changes, key=lambda name: len(changes[name]))
    return pyspiel.load_game(
        f"python_whistclub_{key}", {"preset": nearest, "dealer": dealer, **changes[nearest]}
    )


def _changes(preset: str, wanted: dict[str, str]) -> dict[str, str | int]:
    """The options that differ from the preset's, as OpenSpiel takes them: numbers as numbers, 0 for none."""
    game = game_of_preset(preset, {})
    values = options_mapping(game.options)
    found: dict[str, str | int] = {}
    for spec in specs(type(game.options)):
        text = wanted[spec.name]
        if text != spec.write(values[spec.name]):
            is_number = spec.takes_number and not spec.count and not spec.words
            found[spec.name] = text if not is_number else 0 if text == "none" else int(text)
    return found


class Asked:
    """A turn: the view as a value, and states that agree with it."""

    def __init__(self, hello: dict[str, Any], turn: dict[str, Any]) -> None:
        written = turn["view"]
        dealer = hello["seats"][written["setting"]["dealer"]]
        self.game = game_of(hello["game"], json.dumps(hello["options"]), dealer)
        self.rules = self.game.new_initial_state().face
        self.view = self._view(written)
        self.rng = Random(turn["random"])  # noqa: S311 - a player's whims, nothing secret

    def _view(self, written: dict[str, Any]) -> Any:
        game = self.rules.game

        def text_form(kind: type, text: Any) -> Any:
            return game.pack.card(text) if kind is Card else game.alphabet.read(text, game.pack)

        kind = get_type_hints(type(game).view)["return"]
        made = msgspec.convert(written, kind, dec_hook=text_form)
        first = game.first_setting(Seat(made.setting.dealer))
        return msgspec.structs.replace(made, setting=first)

    def state(self) -> Any:
        """A state that the seat cannot tell from the real one."""
        world = self.rules.game.sample(self.view, self.rng)
        places = {card: number for number, card in enumerate(self.rules.chance_cards)}
        state = self.game.new_initial_state()
        for card in (*world.deal.pack, *world.deal.side):
            state.apply_action(places[card])
        for _, act in world.acts:
            state.apply_action(numbers_of(self.rules.game.key)[act])
        return state


def chosen(asked: Asked, bot: str, simulations: int) -> str:
    """The text of the bot's act."""
    state = asked.state()
    player = state.current_player()
    seed = asked.rng.getrandbits(30)
    if bot == "random":
        act = pyspiel.make_uniform_random_bot(player, seed).step(state)
    else:
        chance = np.random.RandomState(seed)
        search = ISMCTSBot(
            game=asked.game,
            evaluator=RandomRolloutEvaluator(1, chance),
            uct_c=5.0,
            max_simulations=simulations,
            random_state=chance,
        )
        search.set_resampler(lambda _state, _player: asked.state())
        act = search.step(state)
    return str(state.action_to_string(player, act))


def main() -> None:
    """Answers line by line."""
    given = ASKED.parse_args()
    hello: dict[str, Any] = {}
    for line in sys.stdin:
        told = json.loads(line)
        if told["type"] == "bye":
            break
        if told["type"] == "hello":
            hello = told
            alone = len(told["seats"]) == 1
            answer = {"type": "refuse", "why": "no solitaires"} if alone else {"type": "ready", "protocol": 1}
        else:
            act = chosen(Asked(hello, told), given.bot, given.simulations)
            answer = {"type": "act", "id": told["id"], "act": act}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
