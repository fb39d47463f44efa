"""Records: a whole match as one readable JSON document; `docs/record.md` explains the format.

A record stores its deals in full and every act as text, so replay and review are folds over it and no mistake in a
generator can ever lose one. Reading checks form and bounds only; whether the acts are legal shows in `replay`.
"""

import re
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from whistclub.cards.errors import BadRecord, reason
from whistclub.rules.match import Proof
from whistclub.rules.options import Value
from whistclub.rules.record_json import json_object, printable

FORMAT: Final = 1
MOST_BYTES: Final = 16_000_000
MOST_DEALS: Final = 10_000
MOST_ACTS: Final = 500_000
"""Acts of the whole record; a Solo match of 200 deals has about 13,000."""


class DealRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One deal in text forms: the pack (and after ` / ` the side pile), the acts, and how it ended early, if it did.

    `seed` is the text or hexadecimal bytes it came from, `proof` what a sealed deal opens, `assisted` whether a person
    took acts back, was given a hint or took a hand over. `taken_over` are the letters of the seats whose hands changed
    hands in the middle of the deal; where there is none the field is missing.
    """

    deal: str
    acts: tuple[str, ...]
    ending: str | None = None
    seed: str | None = None
    proof: Proof | None = None
    assisted: bool = False
    taken_over: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET

    def __repr__(self) -> str:
        return f"DealRecord({len(self.acts)} acts)"


class FirstSetting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The setting of the first deal: its number, the dealer's letter, the score by side, the game's own value."""

    number: int
    dealer: str
    score: tuple[int, ...]
    carry: Any = None


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole match. `rules` is the version of the game's rules, `ended` is `running`, `finished` or `stopped`."""

    format: int
    game: str
    rules: int
    options: Mapping[str, Any]
    first: FirstSetting
    deals: tuple[DealRecord, ...]
    ended: str

    def __repr__(self) -> str:
        return f"Record({self.game}, {len(self.deals)} deals)"


def record_to_bytes(record: Record) -> bytes:
    """The JSON document, indented, ending in a line feed."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def record_schema() -> dict[str, Any]:
    """The JSON Schema of the format."""
    return msgspec.json.schema(Record)


def record_from_bytes(data: bytes) -> Record:
    """Reads a document. Raises BadRecord naming the place and what would be right."""
    if len(data) > MOST_BYTES:
        raise BadRecord(reason("record-too-big", size_bytes=len(data), most_bytes=MOST_BYTES))
    raw = json_object(data)
    _check_format(raw)
    try:
        record = msgspec.convert(raw, Record)
    except msgspec.ValidationError as problem:
        raise bad_field(str(problem)) from None
    _check_bounds(record)
    _check_letters(record)
    return record


def option_values(record: Record) -> dict[str, Value]:
    """The options as values of a game's Options. Raises BadRecord for a value no option could have."""
    return {name: _value(name, value) for name, value in record.options.items()}


def _check_format(raw: dict[str, object]) -> None:
    found = raw["format"]
    if not isinstance(found, int) or isinstance(found, bool) or found < 1:
        raise BadRecord(reason("record-type", where="$.format", wanted="int", found=type(found).__name__))
    if found > FORMAT:
        raise BadRecord(reason("record-format-newer", found=found, known=FORMAT))


def _check_bounds(record: Record) -> None:
    acts = sum(len(deal.acts) for deal in record.deals)
    if len(record.deals) > MOST_DEALS:
        raise BadRecord(reason("record-too-many-deals", count=len(record.deals), most=MOST_DEALS))
    if acts > MOST_ACTS:
        raise BadRecord(reason("record-too-many-acts", count=acts, most=MOST_ACTS))
    if record.ended not in {"running", "finished", "stopped"}:
        raise BadRecord(
            reason("record-ended", text=printable(record.ended), valid="running, finished, stopped")
        )


def _check_letters(record: Record) -> None:
    """Text forms are ASCII: other letters that fold to one of them would be read as a card or a seat they are not."""
    found = [("$.first.dealer", record.first.dealer)]
    for place, deal in enumerate(record.deals):
        at = f"$.deals[{place}]"
        found += [(f"{at}.deal", deal.deal), (f"{at}.ending", deal.ending or "")]
        found += [(f"{at}.acts[{number}]", act) for number, act in enumerate(deal.acts) if not act.isascii()]
    for where, text in found:
        if not text.isascii():
            raise BadRecord(reason("record-not-ascii", where=where, text=printable(text)))


def bad_field(problem: str, place: str = "$") -> BadRecord:
    """Words a validation error of msgspec, whose own text is English, as a reason; `place` is where its `$` stands."""
    quoted = re.findall(r"`([^`]*)`", problem)
    where = place + (quoted[-1].removeprefix("$") if " - at `" in problem else "")
    if "missing required field" in problem:
        return BadRecord(reason("record-missing-field", where=where, field=quoted[0]))
    if "unknown field" in problem:
        return BadRecord(reason("record-unknown-field", where=where, field=printable(quoted[0])))
    wanted, found = (quoted[0], quoted[1]) if len(quoted) > 1 else ("?", "?")
    return BadRecord(reason("record-type", where=where, wanted=wanted, found=found))


def _value(name: str, value: object) -> Value:
    if isinstance(value, list) and all(isinstance(part, int) for part in value):
        return tuple(value)
    if value is None or isinstance(value, str | int | bool):
        return value
    found = type(value).__name__
    raise BadRecord(
        reason("record-type", where=f"$.options.{printable(name)}", wanted="str | int | bool", found=found)
    )
