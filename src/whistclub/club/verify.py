"""Whether a record's deals were fair: every seal opened, every card made from the secret and the parts, no deal missing.

What this proves: nobody chose the cards, neither whoever ran the table nor anybody at it. What it does not: that whoever ran the
table did not look at the cards. Somebody who kept what they were shown before each deal can check that too.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from whistclub.cards.errors import BadRecord, Reason, reason
from whistclub.club.table.seals import commitment_of, seal_of, seed_of
from whistclub.games.registry import make_game
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.match import Proof
from whistclub.rules.record import DealRecord, Record, option_values
from whistclub.rules.replay import deal_to_text, replay
from whistclub.rules.seats import MOST_SEATS, SEATS, seat_letter

_HEX: Final = 64


class Shown(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody was shown before a deal: the seal and the commitments; and their own part with their seat."""

    number: int
    sealed: str
    commitments: tuple[str, ...] = ()
    seat: int | None = None
    part: str = ""


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """`sealed` counts the deals of a record with seals, 0 where there is nothing sealed to check; `wrong` is empty when nothing is
    amiss, `withheld` names the parts that were committed to and not opened, which count as zeros.
    """

    sealed: int
    wrong: tuple[Reason, ...]
    withheld: tuple[Reason, ...] = ()

    @property
    def is_fair(self) -> bool:
        """Whether every deal was sealed and holds."""
        return bool(self.sealed) and not self.wrong

    @property
    def has_nothing_sealed(self) -> bool:
        """Whether there was nothing to check: no deal has a seal, and nobody was shown one."""
        return not self.sealed and not self.wrong


def verify(record: Record, shown: Sequence[Shown] = ()) -> Verdict:
    """What the record's proofs come to, and whether they are what was shown. Raises BadRecord for a record that does not replay."""
    numbers = [played.setting.number for played in replay(record, make_game).deals]
    found: list[Reason] = []
    withheld: list[Reason] = []
    sealed = _sealed_deals(record)
    for place, deal in enumerate(record.deals, 1):
        if place in sealed:
            found += _wrong(record, place, deal, numbers[place - 1])
            withheld += _withheld(deal)
    if sealed:
        found += _gaps(record, sealed)
    found += [one for was in shown for one in _differs(record, was)]
    return Verdict(sealed=len(record.deals) if sealed else 0, wrong=tuple(found), withheld=tuple(withheld))


def _sealed_deals(record: Record) -> list[int]:
    return [place for place, deal in enumerate(record.deals, 1) if deal.proof is not None]


def _gaps(record: Record, sealed: list[int]) -> list[Reason]:
    """Every deal has its seal, numbered from 1 without gaps and all of one table; of a solitaire the first has the one."""
    if _is_solitaire(record):
        first = record.deals[0].seed
        wanted = [1]
        others = [
            reason("proof-seed", deal=place)
            for place, deal in enumerate(record.deals, 1)
            if deal.seed != first
        ]
    else:
        wanted, others = list(range(1, len(record.deals) + 1)), []
    missing = [reason("proof-missing", deal=place) for place in wanted if place not in sealed]
    proofs = [deal.proof for deal in record.deals if deal.proof is not None]
    numbers = [proof.number for proof in proofs]
    if numbers != wanted[: len(numbers)] and not missing:
        missing.append(reason("proof-gap", numbers=", ".join(map(str, numbers))))
    if len({proof.table for proof in proofs}) > 1:
        missing.append(reason("proof-tables"))
    return missing + others


def _wrong(record: Record, place: int, deal: DealRecord, number: int) -> list[Reason]:
    proof = deal.proof
    if proof is None:
        return []
    if not _well_formed(proof, _seats_of(record)):
        return [reason("proof-malformed", deal=place)]
    found = []
    if seal_of(proof.table, proof.number, record.game, record.options, proof.secret) != proof.sealed:
        found.append(reason("proof-sealed", deal=place))
    for part, commitment in zip(proof.parts, proof.commitments, strict=True):
        if part and commitment_of(part) != commitment:
            found.append(reason("proof-part", deal=place))
    seed = seed_of(proof.secret, proof.parts)
    if seed != deal.seed:
        found.append(reason("proof-seed", deal=place))
    if _dealt(record, number, seed) != deal.deal:
        found.append(reason("proof-cards", deal=place))
    return found


def _dealt(record: Record, number: int, seed: str) -> str:
    game = make_game(record.game, option_values(record))
    return deal_to_text(deal_from_seed(bytes.fromhex(seed), game, number))


def _well_formed(proof: Proof, seats: int) -> bool:
    texts = (proof.secret, proof.sealed, *filter(None, proof.parts), *filter(None, proof.commitments))
    counts = len(proof.parts) == len(proof.commitments) == seats
    return counts and all(len(text) == _HEX and set(text) <= set("0123456789abcdef") for text in texts)


def _withheld(deal: DealRecord) -> list[Reason]:
    proof = deal.proof
    if proof is None or not 1 <= len(proof.parts) <= MOST_SEATS:
        return []
    seats = len(proof.parts)
    pairs = zip(SEATS, proof.parts, proof.commitments, strict=False)
    return [
        reason("proof-withheld", deal=proof.number, seat=seat_letter(seat, seats))
        for seat, part, commitment in pairs
        if commitment and not part
    ]


def _differs(record: Record, was: Shown) -> list[Reason]:
    """What the record says otherwise than it was shown."""
    proofs = {deal.proof.number: deal.proof for deal in record.deals if deal.proof is not None}
    proof = proofs.get(was.number)
    if proof is None:
        return [reason("proof-not-opened", deal=was.number)]
    found = []
    if proof.sealed != was.sealed:
        found.append(reason("proof-other-seal", deal=was.number))
    if was.commitments and tuple(was.commitments) != tuple(proof.commitments):
        found.append(reason("proof-other-commitments", deal=was.number))
    if was.part and (
        was.seat is None or not 0 <= was.seat < len(proof.parts) or proof.parts[was.seat] != was.part
    ):
        found.append(reason("proof-other-part", deal=was.number))
    return found


def _is_solitaire(record: Record) -> bool:
    return _seats_of(record) == 1


def _seats_of(record: Record) -> int:
    return make_game(record.game, option_values(record)).seats


def shown_from_bytes(data: bytes) -> list[Shown]:
    """What somebody kept, as a JSON list. Raises BadRecord."""
    try:
        return msgspec.json.decode(data, type=list[Shown])
    except (msgspec.MsgspecError, RecursionError) as problem:
        raise BadRecord(reason("shown-unreadable")) from problem
