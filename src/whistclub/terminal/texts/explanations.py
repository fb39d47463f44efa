"""What a bid, a call, a marker or any other act means, in a few sentences."""

from collections.abc import Iterator
from typing import Final

from whistclub.cards.french import BLACK
from whistclub.games.solo.contracts import CONTRACTS, PROPOSAL, Terms
from whistclub.rules.actions import Action, Bid, Call, Declare, Exchange, Keep, Lay, Play, Say, Trump, Twiddle
from whistclub.rules.values import View
from whistclub.terminal.texts.guide import facts_of
from whistclub.terminal.texts.words import Words


def explained(act: Action, view: View, words: Words) -> list[str]:
    """The act in words, and what it means in this game; that it is none of this game's where it is not."""
    meaning = list(_meaning(act, view, words))
    if not meaning:
        return [words.say("line-explain-other-game", text=act.text, game=words.name())]
    return [words.say("line-explain-act", act=words.speaker.action(act.text), text=act.text), *meaning]


def called(text: str, words: Words) -> Action | None:
    """The call or spoken bid of this game that is named, in whatever moment: `misere`, or as it is called in the language."""
    wanted = " ".join(text.lower().replace("_", " ").split())
    for key, name in _CALLED:
        if key == words.game.key and wanted in {name.replace("_", " "), words.speaker.call(name).lower()}:
            return Say(name) if name in _SPOKEN else Call(name)
    return None


def note_of(act: Action, view: View, words: Words) -> str:
    """What the act means in a few words, for the list of choices; empty where its own words say it."""
    if isinstance(act, Lay):
        return words.speaker.call(laid_means(act, words))
    if isinstance(act, Twiddle | Keep):
        return words.say("app-chip-twiddle-note" if isinstance(act, Twiddle) else "app-chip-keep-note")
    if not isinstance(act, Call | Say):
        return ""
    name = str(act.parts[0])
    if name == "pass":
        return words.say(_PASSES[_phase(view)][0])
    return words.say(_NOTES[name]) if name in _NOTES else ""


def laid_means(act: Lay, words: Words) -> str:
    """What a bid card says, or two as a signal: high or low."""
    black = (act.cards[0].suits in BLACK) == (len(act.cards) == 1)
    return "high" if black == (words.game.options.colours == "black_high") else "low"


def _phase(view: View) -> str:
    return str(facts_of(view).get("phase", ""))


def _meaning(act: Action, view: View, words: Words) -> Iterator[str]:
    key = words.game.key
    if isinstance(act, Play):
        yield words.say("line-explain-play-alone" if words.game.seats == 1 else "line-explain-play")
    elif isinstance(act, Lay) and key == "minnesota":
        means = words.speaker.call(laid_means(act, words))
        two = len(act.cards) == 2
        yield words.say("line-explain-lay-signal" if two else "line-explain-lay", means=means)
        yield words.say("line-explain-low" if laid_means(act, words) == "low" else "line-explain-high")
    elif isinstance(act, Call | Say):
        yield from _called(act, view, words)
    elif (type(act), key) in _PLAIN:
        yield words.say(_PLAIN[type(act), key])
    elif isinstance(act, Bid) and key == "gongor":
        points = words.game.options.scoring == "points"
        yield words.say("line-explain-bid-points" if points else "line-explain-bid", count=int(act.parts[0]))
    elif isinstance(act, Declare) and key == "hermits":
        yield words.say("line-explain-declare", count=int(act.parts[0]))


def _called(act: Call | Say, view: View, words: Words) -> Iterator[str]:
    name, key = str(act.parts[0]), words.game.key
    if name == "pass" and _phase(view) in _PASSES:
        yield words.say(_PASSES[_phase(view)][1])
    elif (key, name) in _CALLED:
        yield words.say(_CALLED[key, name])
        terms = next((one for one in CONTRACTS if one.call is act), None) if key == "solo" else None
        if terms is not None:
            yield _worth(terms, words)


def _worth(terms: Terms, words: Words) -> str:
    """What a contract of Solo Whist pays."""
    units = words.game.options.scoring == "units"
    each = terms.each_units if units else terms.each_points
    is_pair = terms is CONTRACTS[PROPOSAL]
    if units:
        return words.say("line-worth-pair-units" if is_pair else "line-worth-units", count=each)
    return words.say("line-worth-pair" if is_pair else "line-worth", count=each)


_NOTES: Final = {
    "propose": "line-note-propose", "accept": "line-note-accept", "solo": "app-note-solo",
    "misere": "app-note-misere", "abondance": "app-note-abondance",
    "abondance_in_trumps": "app-note-abondance-in-trumps", "misere_ouverte": "app-note-misere-ouverte",
    "abondance_declared": "app-note-abondance-declared", "grand": "app-note-grand", "nullo": "app-note-nullo",
    "sola_nola": "app-note-sola-nola", "grand_dix": "app-note-grand-dix",
}  # fmt: skip

_PASSES: Final = {
    "auction": ("app-note-pass", "line-explain-pass"),
    "raise": ("app-note-stay", "line-explain-stay"),
    "saying": ("app-note-pass", "line-explain-pass-bid"),
    "overcalling": ("app-note-pass", "line-explain-pass-over"),
}
"""What a pass means, by phase: in a few words, and in sentences."""

_CALLED: Final = {
    ("solo", "propose"): "line-explain-propose",
    ("solo", "accept"): "line-explain-accept",
    ("solo", "solo"): "line-explain-solo",
    ("solo", "misere"): "line-explain-misere",
    ("solo", "abondance"): "line-explain-abondance",
    ("solo", "abondance_in_trumps"): "line-explain-abondance-in-trumps",
    ("solo", "misere_ouverte"): "line-explain-misere-ouverte",
    ("solo", "abondance_declared"): "line-explain-abondance-declared",
    ("minnesota", "grand"): "line-explain-high",
    ("minnesota", "nullo"): "line-explain-nullo",
    ("minnesota", "sola_nola"): "line-explain-sola-nola",
    ("minnesota", "grand_dix"): "line-explain-grand-dix",
}

_SPOKEN: Final = {"grand", "nullo"}

_PLAIN: Final = {
    (Exchange, "minnesota"): "line-explain-exchange",
    (Trump, "solo"): "line-explain-trump",
    (Twiddle, "gongor"): "line-explain-twiddle",
    (Twiddle, "hermits"): "line-explain-twiddle-wild",
    (Keep, "gongor"): "line-explain-keep",
    (Keep, "hermits"): "line-explain-keep",
}
