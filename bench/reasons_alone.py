"""The judge of the reasons of play of the solitaires: it plays each line again by the rules of the game, and looks for
what the sentence says from a table of its own.
"""

from typing import Any, Final

from whistclub.cards.card import Card
from whistclub.coach import Marked, PlayReason
from whistclub.coach.reasons.alone import alone_pairs
from whistclub.coach.reasons.alone_kinds import AlonePair
from whistclub.coach.reasons.alone_lines import AloneLine, Answer
from whistclub.players.solitaire.worths import worths_after
from whistclub.rules.actions import Action, Play
from whistclub.rules.dummy_play import HAND_NAMES, KEEP, TWIDDLE
from whistclub.rules.game import Game
from whistclub.rules.seats import ALONE
from whistclub.solver.dummy import NO_TRUMP_END

_CLOSE: Final = 1e-9
_SPARE: Final = frozenset(
    {"one_too_many", "winner_kept", "danger_kept", "trump_kept", "turned_into_trump", "too_many"}
)
"""Kinds whose card takes one too many; that of others takes one that is needed."""


def fault_alone(game: Game, view: Any, one: Marked) -> str:
    """The fault of a reason; nothing where it is true."""
    acts = {act.text: act for act in view.legal}
    reason = one.reason
    if reason is None:
        return ""
    pairs = list(alone_pairs(game, view, acts[one.best.act], acts[one.played]))
    for pair in pairs:
        for act, line in ((pair.better, pair.after_better), (pair.worse, pair.after_worse)):
            if not is_played_so(game, view, pair, act, line):
                return "a line breaks the rules"
    seen = sum(_gains(pair) and holds(game, view, pair, reason) for pair in pairs) / len(pairs)
    return "" if seen > reason.chance - _CLOSE else f"seen in {seen:.2f}, told {reason.chance:.2f}"


def _is_harder(game: Game, view: Any, numbers: list[int]) -> bool:
    """True if what is left of the game is worth more without the first number than without the second."""
    one, two = (worths_after(view, game, number) for number in numbers)
    return all(more > less for more, less in zip(one, two, strict=True))


def _gains(pair: AlonePair) -> bool:
    return pair.after_better.worth > pair.after_worse.worth + 1e-6


def is_played_so(game: Any, view: Any, pair: AlonePair, act: Action, line: AloneLine) -> bool:
    """True if the rules let a line be played in its world, from the act on, to its tricks and its end."""
    position: Any = game.begin(pair.deal, view.setting)
    for seat, earlier in view.acts:
        position = position.play(seat, earlier)
    done: list[Action] = []
    for answer in line.answers:
        is_judged = False
        while not is_judged:
            now = game.view(position, ALONE)
            chosen = act if now.led is None else _next(game, now, answer)
            if chosen not in now.legal or (now.led is not None and now.led is not answer.led):
                return False
            done.append(chosen)
            position = position.play(ALONE, chosen)
            is_judged = isinstance(chosen, Play) if not _is_after(game) or not now.trump else bool(now.trick)
        then = game.view(position, ALONE)
        if then.phase == now.phase and answer is not line.answers[-1] and then.won - now.won != answer.is_won:
            return False
    left = 0 if line.end == NO_TRUMP_END else line.end
    ended = position.hands[HAND_NAMES.index(view.phase)]
    return done[0] == act and ended.won == line.won and game.view(position, ALONE).side_left == left


def _is_after(game: Any) -> bool:
    return bool(game.key == "gongor" or game.options.twiddle == "gongor")


def _next(game: Any, now: Any, answer: Answer) -> Action:
    """The next act towards a trick as it is told."""
    if now.trick:
        return KEEP if now.trump == answer.trump else TWIDDLE
    return Play(answer.card) if _is_after(game) or now.trump == answer.trump else TWIDDLE


def holds(game: Game, view: Any, pair: AlonePair, reason: PlayReason) -> bool:
    """True if the two lines show what the sentence of a reason says."""
    better, worse = pair.after_better, pair.after_worse
    made = [line.won in aims for line, aims in zip((better, worse), pair.aims, strict=True)]
    kind, cards = (
        reason.kind,
        [next(one for one in game.pack.cards if one.text == text) for text in reason.cards],
    )
    numbers = [_number_of(act, line) for act, line in ((pair.better, better), (pair.worse, worse))]
    if kind == "loses_less" or not made[0]:
        return kind == "loses_less" and not any(made) and better.won < worse.won
    match kind:
        case "overshot" | "undershot":
            return not made[1] and (worse.won > better.won) == (kind == "overshot")
        case "bid_too_high" | "bid_too_low":
            return not made[1] and all((worse.won > aim) == (kind == "bid_too_low") for aim in pair.aims[1])
        case "counts_more":
            return made[1] and reason.number == better.won == better.worth > worse.worth
        case "harder_number":
            is_other = numbers[0] == reason.number != numbers[1]
            return made[1] and is_other and _is_harder(game, view, numbers)
        case "pile_spent":
            return made[1] and _turned(better) < _turned(worse)
        case _:
            is_spare = kind in _SPARE
            if made[1] or (worse.won > better.won) != is_spare:
                return False
            gains, loses = (worse, better) if is_spare else (better, worse)
            return _is_so(pair, kind, cards, (gains, loses), view.trump)


def _turned(line: AloneLine) -> int:
    """The turns that a pile would have given, one more for no trump."""
    return -line.end if line.end != NO_TRUMP_END else 1


def _number_of(act: Action, line: AloneLine) -> int:
    """The number bid or declared, or of an act of the play the one that its line comes to."""
    return line.won if act.number is None else int(act.number)


def _is_so(
    pair: AlonePair, kind: str, cards: list[Card], lines: tuple[AloneLine, AloneLine], trump: str
) -> bool:
    """True if the card takes its trick in the first line alone, and in the way that the kind says."""
    gains, loses = lines
    card, *others = cards
    takes, falls = (next(one for one in line.answers if one.card == card) for line in lines)
    if not takes.is_won or falls.is_won:
        return False
    acts = [act.card if isinstance(act, Play) else act for act in (pair.better, pair.worse)]
    both = [next((one for one in gains.answers if one.card == other), takes) for other in others]
    match kind:
        case "let_by" | "one_too_many":
            place = 0 if kind == "let_by" else 1
            is_now = takes == gains.answers[0] and acts[place] == card
            return is_now and not loses.answers[0].is_won and takes.led == others[0]
        case "high_card_spent" | "winner_kept":
            place = 0 if kind == "high_card_spent" else 1
            is_now = takes == gains.answers[0] and acts == [card, others[0]][:: 1 if place == 0 else -1]
            return (
                is_now and loses.answers[0].card == others[0] and loses.answers[0].is_won and both[0].is_won
            )
        case "winner_thrown" | "danger_kept":
            return acts[1 if kind == "winner_thrown" else 0] == card and falls == loses.answers[0]
        case "trump_turned_away" | "trump_kept":
            turned = acts[1] if kind == "trump_turned_away" else acts[0]
            return turned == TWIDDLE and takes.trump == trump != "" and trump in card.suits
        case "trump_not_turned" | "turned_into_trump":
            turned = acts[0] if kind == "trump_not_turned" else acts[1]
            return turned == TWIDDLE and takes.trump not in ("", trump) and takes.trump in card.suits
        case _:
            return True
