"""PettingZoo AEC environments of the games of `alphabet.GAME_KEYS`, one deal each.

An agent `seat_0` is the seat N, clockwise to `seat_3`; in hidden phases seats act in seat order without seeing each
other. An observation has the seat's whole view as numbers (`whistclub.study.observation`, with the acts) and the mask
of its legal acts (`whistclub.study.alphabet`). Rewards come with the last act: the deal's points, of a side to both
partners. With `render_mode` "ansi" `render` returns the table as a spectator sees it, with "human" it prints it.

Raises MissingLibrary when imported without the optional extra.
"""

from typing import Any, Final

from whistclub.cards.errors import BadOption, IllegalAction, reason
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.seats import Seat
from whistclub.study.extras import need
from whistclub.study.face import Face, face_of, next_to_act

need(__name__, "numpy", "gymnasium", "pettingzoo")

import gymnasium  # noqa: E402
import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402
from gymnasium.utils import seeding  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402

from whistclub.study.observation import HIGHEST, layout_of  # noqa: E402

RENDER_MODES: Final = ("ansi", "human")
"""The ways to render: as a text returned, or printed."""


def env(
    game: str = "whist",
    preset: str = "",
    dealer: str = "",
    *,
    render_mode: str | None = None,
    **written: str,
) -> "WhistclubEnv":
    """The environment of a game: an empty `preset` is its first, options follow by name in their text form.

    Raises BadOption for a game, preset, option, value or render mode nobody knows, BadText for a dealer who is no seat.
    """
    if render_mode is not None and render_mode not in RENDER_MODES:
        valid = ", ".join(RENDER_MODES)
        raise BadOption(reason("option-value", name="render_mode", value=str(render_mode)[:40], valid=valid))
    return WhistclubEnv(face_of(game, preset, dealer, written), render_mode)


class WhistclubEnv(AECEnv):  # type: ignore[misc]
    """One deal, an act at a time."""

    def __init__(self, face: Face, render_mode: str | None = None) -> None:
        super().__init__()
        self.face = face
        self.render_mode = render_mode
        self.metadata = {
            "render_modes": [*RENDER_MODES],
            "name": f"whistclub_{face.preset}_v{face.game.version}",
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in face.seats]
        self._layout = layout_of(face, with_acts=True)
        self._tensor = np.zeros(self._layout.size, np.float32)
        self._parts = self._layout.parts_of(self._tensor)
        self._observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(len(face.acts)) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()
        self.position: Any = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The view as numbers, and the mask of legal acts."""
        space: spaces.Space[Any] = self._observation_spaces[agent]
        return space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of the game's acts."""
        space: spaces.Space[Any] = self._action_spaces[agent]
        return space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a new deal; the same whole number deals the same cards."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        deal = deal_from_seed(self._random.bytes(32), self.face.game, 1)
        self.position = self.face.game.start(deal, self.face.setting)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._whose_turn()

    def observe(self, agent: str) -> dict[str, Any]:
        """The observation of the seat so far; the mask is empty when it is not its turn."""
        seat = Seat(self.possible_agents.index(agent))
        self._tensor.fill(0)
        self._layout.fill(self.face.game.view(self.position, seat), self._parts)
        mask = np.zeros(len(self.face.acts), np.int8)
        if agent == self.agent_selection:
            mask[self.face.numbers(self.position, seat)] = 1
        return {"observation": self._tensor.copy(), "action_mask": mask}

    def step(self, action: Any) -> None:
        """The act of the agent whose turn it is; None once it is done. Raises IllegalAction for any other act."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = Seat(self.possible_agents.index(agent))
        if action is None or not 0 <= action < len(self.face.acts):
            raise IllegalAction(reason("unknown-act", text=str(action)[:40]))
        self.position = self.position.play(seat, self.face.acts[int(action)])
        self._cumulative_rewards[agent] = 0.0
        result = self.position.result()
        if result is not None:
            self.rewards = dict(zip(self.possible_agents, self.face.returns(result), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._whose_turn()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as a spectator sees it, whose turn it is and the trick on the table: returned or printed as the
        render mode has it; without one nothing is rendered, with a warning.
        """
        if self.render_mode is None:
            gymnasium.logger.warn("render() does nothing without a render_mode: env(..., render_mode='ansi')")
            return None
        if self.render_mode == "human":
            print(self._table_text())
            return None
        return self._table_text()

    def _table_text(self) -> str:
        view = self.face.game.view(self.position, None)
        table = " ".join(f"{seat}:{card.text}" for seat, card in view.trick)
        return f"{self.face.preset}: {self.agent_selection} to act; on the table: {table or '-'}"

    def close(self) -> None:
        """Nothing is held open."""

    def _whose_turn(self) -> str:
        """The first to act in seat order; when play has run out the agents are dismissed from the first on."""
        seat = next_to_act(self.position)
        return self.possible_agents[0 if seat is None else seat]

    def _observation_space(self) -> gymnasium.Space[Any]:
        return spaces.Dict(
            {
                "observation": spaces.Box(0.0, HIGHEST, (self._layout.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.face.acts),), np.int8),
            }
        )
