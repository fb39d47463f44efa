"""What a moment of a deal is about, for whoever is new to the game: read off the view of whoever is to act or looks on."""

from typing import Any, Final

from whistclub.cards.card import Card
from whistclub.rules.actions import Bid, Declare, Keep, Twiddle
from whistclub.rules.game import Game
from whistclub.rules.seats import Seat, pair_of
from whistclub.rules.values import View
from whistclub.terminal.texts.words import Words

Guide = tuple[str, dict[str, int]]
"""The key of a message, and its facts."""


def facts_of(view: View) -> dict[str, Any]:
    """The fields of a view by name; those of one game only are missing in others."""
    return {name: getattr(view, name) for name in type(view).__struct_fields__}


def guide_of(view: View, game: Game) -> Guide:
    """What this moment is about, as the app says it."""
    find = _GUIDES.get(game.key)
    return ("app-guide-whist", {}) if find is None else find(view, game, facts_of(view))


def _gongor(view: View, game: Game, facts: dict[str, Any]) -> Guide:
    first = view.legal[0] if view.legal else None
    if isinstance(first, Bid):
        return "app-guide-bid-points" if game.options.scoring == "points" else "app-guide-bid", {}
    if isinstance(first, Twiddle | Keep):
        return "app-guide-twiddle", {}
    return "app-guide-gongor", {"bid": int(facts.get("bid") or 0), "won": int(facts.get("won", 0))}


def _hermits(view: View, _: Game, facts: dict[str, Any]) -> Guide:
    first, won = view.legal[0] if view.legal else None, {"won": int(facts.get("won", 0))}
    if isinstance(first, Declare):
        return "app-guide-declare", {}
    if isinstance(first, Twiddle | Keep):
        return "app-guide-twiddle", {}
    if facts.get("declared") is not None:
        return "app-guide-hermits-declared", {"pip": int(facts["declared"]), **won}
    before = any(isinstance(act, Twiddle) for act in view.legal)
    return "app-guide-hermits-twiddle" if before else "app-guide-hermits", won


def _minnesota(view: View, game: Game, facts: dict[str, Any]) -> Guide:
    phase, contract = facts["phase"], facts["contract"]
    if phase == "laying":
        may_signal = any(len(act.parts) == 2 for act in view.legal)
        return "app-guide-lay-signal" if may_signal else "app-guide-lay", {}
    if phase in _BEFORE_PLAY:
        return _BEFORE_PLAY[phase], {}
    if contract in {"sola_nola", "grand_dix"}:
        return _special(view, contract, facts["bidder"]), {}
    if contract == "low":
        return "app-guide-low", {}
    return "app-guide-high-trump" if game.options.trump == "first_lead" else "app-guide-high", {}


def _special(view: View, contract: str, bidder: Seat) -> str:
    if view.viewer == bidder:
        return "app-guide-sola-nola-yours" if contract == "sola_nola" else "app-guide-grand-dix-yours"
    if view.viewer is not None and pair_of(view.viewer) == pair_of(bidder):
        return "app-guide-sits-out"
    return "app-guide-sola-nola-against" if contract == "sola_nola" else "app-guide-grand-dix-against"


def _solo(view: View, _: Game, facts: dict[str, Any]) -> Guide:
    phase = facts["phase"]
    if phase in _BEFORE_PLAY:
        return _BEFORE_PLAY[phase], {}
    holders, undertaken = facts["holders"], int(facts["undertaken"])
    if not holders:
        return "app-guide-general", {}
    if view.viewer in holders:
        return ("app-guide-solo-yours", {"count": undertaken}) if undertaken else ("app-guide-solo-none", {})
    if undertaken:
        return "app-guide-solo-against", {"count": undertaken}
    return "app-guide-solo-against-none", {}


_GUIDES: Final = {"gongor": _gongor, "hermits": _hermits, "minnesota": _minnesota, "solo": _solo}
_BEFORE_PLAY: Final = {
    "saying": "app-guide-say", "overcalling": "app-guide-overcall", "exchanging": "app-guide-exchange",
    "auction": "app-guide-auction", "raise": "app-guide-raise", "trump": "app-guide-trump",
}  # fmt: skip


def takes(mine: Card, dummy: Card, trump: str) -> bool:
    """Whether one's own card takes the dummy's under this trump (empty: none)."""
    own_trump, other_trump = bool(trump) and trump in mine.suits, bool(trump) and trump in dummy.suits
    if own_trump != other_trump:
        return own_trump
    return mine.rank > dummy.rank and (own_trump or bool(mine.shares & dummy.bit))


def consequence(view: View, words: Words) -> str:
    """Who takes a solitaire's trick as it lies, and which suits turned now would change that."""
    facts = facts_of(view)
    dummy = facts.get("led")
    if not view.trick or not isinstance(dummy, Card):
        return words.say("app-prompt-choose")
    mine = view.trick[0][1]
    now = takes(mine, dummy, view.trump)
    gone = {card.suits for card in facts.get("side", ())}
    open_suits = [suit for suit in words.game.pack.suits if suit not in gone]
    turning = [suit for suit in open_suits if takes(mine, dummy, suit) != now]
    if not open_suits and takes(mine, dummy, "") != now:
        return words.say("app-prompt-twiddle-away-you" if now else "app-prompt-twiddle-away-dummy")
    if not turning:
        return words.say("app-prompt-twiddle-sure-you" if now else "app-prompt-twiddle-sure-dummy")
    suits = words.speaker.listed([words.speaker.suit(suit) for suit in turning], last="app-list-or")
    return words.say("app-prompt-twiddle-you" if now else "app-prompt-twiddle-dummy", suits=suits)
