"""The fast policy: plays whole deals, each seat by its own hand and what was seen; and worlds drawn alike likely."""

from whistclub.players.policy.face import (
    log_likelihoods,
    played_on,
    read_play,
    tricks_by_card,
    tricks_played_out,
)
from whistclub.players.policy.situation import Hands, Objective, PlayedOn, PlayerKind, Situation, situation_of
from whistclub.players.policy.uniform_worlds import draw_worlds

__all__ = [
    "Hands",
    "Objective",
    "PlayedOn",
    "PlayerKind",
    "Situation",
    "draw_worlds",
    "log_likelihoods",
    "played_on",
    "read_play",
    "situation_of",
    "tricks_by_card",
    "tricks_played_out",
]
