"""The fields that the views of several games have alike, built up for one viewer."""

from typing import Any

from whistclub.rules.actions import Discard
from whistclub.rules.before_play import DealtGame
from whistclub.rules.deal import Deal
from whistclub.rules.seats import Viewer, require_viewer
from whistclub.rules.values import Setting


def common_fields(
    game: DealtGame, deal: Deal, setting: Setting, position: Any, viewer: Viewer
) -> dict[str, Any]:
    """Own hand, the trick, the tricks won, by seat, and every act, but of a card that another laid away only that it
    was.

    Raises BadText for a viewer who is no seat of the game.
    """
    require_viewer(viewer, game.seats)
    is_full = len(deal.pack) == len(game.stock.cards)
    acts = position.acts
    return {
        "viewer": viewer,
        "setting": setting,
        "to_act": tuple(sorted(position.to_act())),
        "legal": () if viewer is None else position.legal(viewer),
        "acts": tuple(
            [(who, None if isinstance(act, Discard) and who != viewer else act) for who, act in acts]
        ),
        "short_pack": () if is_full else tuple(sorted(deal.pack)),
        "hand": () if viewer is None else game.pack.members(position.hand_of(viewer)),
        "trick": position.on_table,
        "won": position.won,
    }
