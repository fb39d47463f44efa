"""OpenSpiel Python games: `python_whistclub_` and the game's key (`alphabet.GAME_KEYS`), one deal each.

Chance is explicit: one node a card, the pack first and then the side pile, in the order of `Deal`. Players act one at a
time, in hidden phases in seat order without seeing each other. Returns are the deal's points, of a side to both of its
partners; the profile's limits say whether they sum to nothing. Information states are the bytes of the seat's view
(perfect recall) and its layout with the acts; observations are the layout without them. Acts are numbered as
`whistclub.study.alphabet` tells.

Parameters: `preset`, `dealer` (a seat letter), and every option of the game: numbers as whole numbers (0 for `none`),
everything else in its text form. An option not given is as the preset has it, which is written `as_preset` or -1.

Importing this module registers the games. Raises MissingLibrary without the optional extra.
"""

from collections.abc import Mapping
from typing import Any, Final

from whistclub.games.registry import GAMES, game_kind, game_of_preset, presets_of
from whistclub.rules.encoding import encode
from whistclub.rules.options import Spec, specs
from whistclub.rules.seats import MOST_SEATS, Seat
from whistclub.study.alphabet import GAME_KEYS
from whistclub.study.extras import need
from whistclub.study.face import Face, face_of, next_to_act

need(__name__, "numpy", "pyspiel")

import msgspec  # noqa: E402
import numpy as np  # noqa: E402
import pyspiel  # noqa: E402

from whistclub.study.observation import layout_of  # noqa: E402

_NONE: Final = 0
_AS_PRESET: Final = ("as_preset", -1)
_DEALING: Final = "dealing"


class Frozen:
    """Holds an immutable position so that a copied state shares it."""

    __slots__ = ("position",)

    def __init__(self, position: Any) -> None:
        self.position = position

    def __deepcopy__(self, memo: dict[int, Any]) -> "Frozen":
        return self


class WhistclubGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Whistclub for OpenSpiel; `face` is what it plays."""

    key: str = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Raises BadOption or BadText for a parameter the game refuses."""
        given = dict(params or {})
        self.face = _face(self.key, given)
        super().__init__(_GAME_TYPES[self.key], _game_info(self.face), given)

    def new_initial_state(self) -> "WhistclubState":
        """The state before the first card is dealt."""
        return WhistclubState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "WhistclubObserver":
        """The observation of a seat: with perfect recall its whole view, else what lies open at the moment."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return WhistclubObserver(self.face, kind, params)


class WhistclubState(pyspiel.State):  # type: ignore[misc]
    """One deal in progress: the cards dealt so far, then a position of the rules."""

    def __init__(self, game: WhistclubGame) -> None:
        super().__init__(game)
        self._face = Frozen(game.face)
        self._dealt: tuple[int, ...] = ()
        self._held = Frozen(None)

    @property
    def face(self) -> Face:
        """The game played."""
        face: Face = self._face.position
        return face

    @property
    def position(self) -> Any:
        """The position of the rules; None while cards are dealt."""
        return self._held.position

    def current_player(self) -> int:
        """The seat to act: in hidden phases the first in seat order."""
        if self.position is None:
            chance: int = pyspiel.PlayerId.CHANCE
            return chance
        seat = next_to_act(self.position)
        return pyspiel.PlayerId.TERMINAL if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.face.numbers(self.position, Seat(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every card still to deal, of the pack before the side pile, each equally likely."""
        cards = range(len(self.face.chance_cards))
        count = len(self.face.game.stock.cards)
        heap = cards[:count] if len(self._dealt) < count else cards[count:]
        dealt = set(self._dealt)
        left = [number for number in heap if number not in dealt]
        return [(number, 1 / len(left)) for number in left]

    def _apply_action(self, action: int) -> None:
        if self.position is not None:
            seat = Seat(self.current_player())
            self._held = Frozen(self.position.play(seat, self.face.acts[action]))
            return
        self._dealt = (*self._dealt, action)
        if len(self._dealt) == len(self.face.chance_cards):
            self._held = Frozen(self.face.start(self._dealt))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {self.face.chance_cards[action].text}"
        return self.face.acts[action].text

    def is_terminal(self) -> bool:
        """True if play has run out."""
        return self.position is not None and not self.position.to_act()

    def returns(self) -> list[float]:
        """The deal's points by seat; zeros while it runs."""
        result = None if self.position is None else self.position.result()
        return [0.0] * self.face.game.seats if result is None else self.face.returns(result)

    def __str__(self) -> str:
        """Everything, hidden cards too: for those who run the study."""
        cards = " ".join(self.face.chance_cards[number].text for number in self._dealt)
        acts = () if self.position is None else self.position.acts
        return "; ".join([cards, *(f"{seat} {action.text}" for seat, action in acts)])


class WhistclubObserver:
    """OpenSpiel's observer: `tensor` is flat, `dict` its named pieces."""

    def __init__(self, face: Face, kind: Any, params: Any) -> None:
        """Raises ValueError for parameters, which it has none of."""
        if params:
            raise ValueError(f"an observer of Whistclub takes no parameters, not {params}")
        self._face = face
        self._recalls = bool(kind.perfect_recall)
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._layout = layout_of(face, with_acts=self._recalls)
        self.tensor = np.zeros(self._layout.size, np.float32)
        self.dict = self._layout.parts_of(self.tensor)

    def set_from(self, state: WhistclubState, player: int) -> None:
        """Writes what the seat sees; a public observer writes what a spectator sees."""
        self.tensor.fill(0)
        if state.position is not None:
            self._layout.fill(self._view(state, player), self.dict)

    def string_from(self, state: WhistclubState, player: int) -> str:
        """The view as JSON; without perfect recall the view less its acts."""
        if state.position is None:
            return _DEALING
        view = self._view(state, player)
        return encode(view if self._recalls else _at_a_glance(view)).decode()

    def _view(self, state: WhistclubState, player: int) -> Any:
        return self._face.game.view(state.position, Seat(player) if self._private else None)


def _at_a_glance(view: Any) -> Any:
    return msgspec.structs.replace(view, acts=())


def _face(key: str, params: Mapping[str, Any]) -> Face:
    """The face these parameters describe. Raises BadOption or BadText."""
    kind: Any = game_kind(key)
    written = {
        spec.name: "none" if spec.may_be_none and params[spec.name] == _NONE else str(params[spec.name])
        for spec in specs(kind.options_type)
        if params.get(spec.name, -1) not in _AS_PRESET
    }
    return face_of(key, str(params.get("preset", "")), str(params.get("dealer", "")), written)


def _as_preset(spec: Spec) -> Any:
    """The default of a parameter, which also tells OpenSpiel its type."""
    return _AS_PRESET[spec.takes_number and not spec.count and not spec.words]


def _game_type(key: str) -> Any:
    kind: Any = game_kind(key)
    face = face_of(key, "", "", {})
    least, most = _seats_of(key)
    utility = pyspiel.GameType.Utility
    options = {spec.name: _as_preset(spec) for spec in specs(kind.options_type)}
    return pyspiel.GameType(
        short_name=f"python_whistclub_{key}",
        long_name=f"Whistclub {key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if face.limits.zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"preset": face.preset, "dealer": "", **options},
    )


def _seats_of(key: str) -> tuple[int, int]:
    """The fewest and the most players; as many as a table takes, where presets differ."""
    seats = {game_of_preset(preset.name, {}).seats for preset in presets_of(key)}
    return (1, MOST_SEATS) if len(seats) > 1 else (min(seats), max(seats))


def _game_info(face: Face) -> Any:
    limits = face.limits
    facts = {"utility_sum": 0.0} if limits.zero_sum else {}
    return pyspiel.GameInfo(
        num_distinct_actions=len(face.acts),
        max_chance_outcomes=len(face.chance_cards),
        num_players=face.game.seats,
        min_utility=float(limits.least),
        max_utility=float(limits.most),
        # OpenSpiel bounds the chance nodes of a Python game by this number too.
        max_game_length=max(limits.acts, len(face.chance_cards)),
        **facts,
    )


_GAME_TYPES: Final = {key: _game_type(key) for key in GAME_KEYS if key in GAMES}
_GAME_CLASSES: Final = {key: type(f"Whistclub_{key}", (WhistclubGame,), {"key": key}) for key in _GAME_TYPES}
for _key, _type in _GAME_TYPES.items():
    pyspiel.register_game(_type, _GAME_CLASSES[_key])
