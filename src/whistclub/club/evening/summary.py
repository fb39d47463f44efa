"""The summary of an evening: the little that a list of somebody's evenings says of each."""

from typing import Final

import msgspec

from whistclub.club.evening.state import EveningState, Phase


class EveningSummary(msgspec.Struct, frozen=True, kw_only=True):
    """An evening in a few words. `round` is the last that began, of so many `rounds` planned; `organisers` are
    persons.
    """

    name: str
    phase: Phase
    paused: bool = False
    round: int = 0
    rounds: int = 0
    organisers: tuple[str, ...] = ()


class EveningRow(msgspec.Struct, frozen=True):
    """An evening in a list: `organiser` is the person who opened it, or to whom it was handed. `summary` is None where
    it is not known.
    """

    id: str
    code: str
    organiser: str
    name: str
    opened_ms: int
    ended: bool
    summary: EveningSummary | None = None


def summary_of(state: EveningState) -> EveningSummary:
    """The summary of an evening as it is now."""
    return EveningSummary(
        name=state.settings.name,
        phase=state.phase,
        paused=bool(state.paused_ms),
        round=len(state.rounds),
        rounds=state.settings.rounds,
        organisers=tuple(person for person, _ in state.organisers),
    )


def summary_from_text(text: str) -> EveningSummary:
    """The summary from its line of JSON, which `to_text` makes."""
    return _reader.decode(text)


_reader: Final = msgspec.json.Decoder(EveningSummary)
