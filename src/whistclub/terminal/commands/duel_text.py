"""The figures of a duel in sentences."""

from collections.abc import Mapping
from typing import Final

from whistclub.messages import Catalogue
from whistclub.players.outside.player import FAULTS
from whistclub.study.duel import Terms, game_of
from whistclub.study.duel_figures import DIFFERENT, Figure, Summary
from whistclub.terminal.commands.context import Context
from whistclub.terminal.texts.words import Words

_WHAT: Final = {
    "points": "cli-duel-what-points",
    "tricks": "cli-duel-what-tricks",
    "wins": "cli-duel-what-wins",
}


def summary_lines(context: Context, terms: Terms, shown: Summary) -> list[str]:
    """Returns the figures of the duel as sentences."""
    catalogue, words = context.catalogue, context.words(game_of(terms))
    say = catalogue.format
    if shown.points is None:
        return [say("cli-duel-nothing")]
    names = {"a": terms.a, "b": terms.b}
    lines = [say("cli-duel-head", game=words.name(), seed=terms.seed, count=shown.deals, **names)]
    if terms.bidder:
        lines.append(say("cli-duel-bidder", bidder=terms.bidder))
    for what, figure in (("points", shown.points), ("tricks", shown.tricks), ("wins", shown.wins)):
        if figure is not None:
            lines.append(figure_line(catalogue, what, names, figure))
    for contract, (points, tricks) in shown.contracts.items():
        lines.append(say("cli-duel-contract", contract=_contract(contract, words), count=points.deals))
        lines.append("  " + figure_line(catalogue, "points", names, points))
        if tricks is not None:
            lines.append("  " + figure_line(catalogue, "tricks", names, tricks))
    for name, faults in shown.faults.items():
        lines.append(say("cli-duel-faults", name=name, **{kind: faults.get(kind, 0) for kind in FAULTS}))
    return lines


def figure_line(catalogue: Catalogue, what: str, names: Mapping[str, str], figure: Figure) -> str:
    """Returns a difference with its interval; where there is none, of a single deal or of deals that were all alike, it says so."""
    facts: dict[str, str | int] = {
        "what": catalogue.format(_WHAT[what]), **names, "mean": _number(catalogue, figure.mean),
    }  # fmt: skip
    if figure.deals == 1:
        return catalogue.format("cli-duel-one-deal", **facts)
    if figure.low == figure.high:
        return catalogue.format("cli-duel-all-alike", **facts)
    low, high = _number(catalogue, figure.low), _number(catalogue, figure.high)
    return catalogue.format(
        "cli-duel-figure", low=low, high=high, p=_probability(catalogue, figure.p), **facts
    )


def _contract(contract: str, words: Words) -> str:
    if contract == DIFFERENT:
        return words.say("cli-duel-different")
    if contract == "thrown_in":
        return words.say("cli-duel-thrown-in")
    return words.speaker.call("high" if contract == "grand" else contract)


def _number(catalogue: Catalogue, value: float) -> str:
    """A difference with its sign and two decimals, written as the language writes them; what rounds to nothing has no sign."""
    whole, part = f"{value:+.2f}".split(".")
    if not float(f"{whole}.{part}"):
        whole = "0"
    return catalogue.format("cli-decimal", whole=whole, part=part)


def _probability(catalogue: Catalogue, value: float) -> str:
    sign, shown = ("<", 0.001) if value < 0.001 else (">", 0.999) if value > 0.999 else ("=", value)
    whole, part = f"{shown:.3f}".split(".")
    return f"p {sign} {catalogue.format('cli-decimal', whole=whole, part=part)}"
