"""The proof that a record's deals were fair: every seal opened, every card made from the secret and the parts, no deal
missing.

It proves that nobody chose the cards, neither the host of the table nor anybody at it. It does not prove that the host
did not look at the cards. A player who kept the seals shown before each deal can check them against the record too.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from whistclub.cards.errors import BadRecord, Reason, reason
from whistclub.club.table.seals import commitment_of, seal_of, seed_of
from whistclub.games.registry import make_game
from whistclub.rules.match import Played, Proof
from whistclub.rules.next_deal import deal_after
from whistclub.rules.record import DealRecord, Record, option_values
from whistclub.rules.replay import deal_to_text, replay
from whistclub.rules.seats import Seat, seat_letter

_HEX: Final = 64


class Shown(msgspec.Struct, frozen=True, kw_only=True):
    """A seal and its commitments, as they were shown to a player before a deal, with the player's own part and seat."""

    number: int
    sealed: str
    commitments: tuple[str, ...] = ()
    seat: int | None = None
    part: str = ""


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a check.

    `sealed` counts the deals of a record with seals, and is 0 if nothing was sealed. `wrong` has the errors found.
    `withheld` names the parts that were committed to and not opened, which count as zeros.
    """

    sealed: int
    wrong: tuple[Reason, ...]
    withheld: tuple[Reason, ...] = ()

    @property
    def is_fair(self) -> bool:
        """True if every deal was sealed and passed."""
        return bool(self.sealed) and not self.wrong

    @property
    def has_nothing_sealed(self) -> bool:
        """True if there was nothing to check: no deal has a seal, and nobody was shown one."""
        return not self.sealed and not self.wrong


def verify(record: Record, shown: Sequence[Shown] = ()) -> Verdict:
    """Checks the record's proofs, and compares them with what was shown. Raises BadRecord for a record that does not
    replay.
    """
    dealt = replay(record, make_game).deals
    found: list[Reason] = []
    withheld: list[Reason] = []
    sealed = _sealed_deals(record)
    for place, deal in enumerate(record.deals, 1):
        if place in sealed:
            found += _wrong(record, dealt[:place])
            withheld += _withheld(deal, _seats_of(record))
    if sealed:
        found += _gaps(record, sealed)
    found += [one for was in shown for one in _differs(record, was)]
    return Verdict(sealed=len(record.deals) if sealed else 0, wrong=tuple(found), withheld=tuple(withheld))


def _sealed_deals(record: Record) -> list[int]:
    return [place for place, deal in enumerate(record.deals, 1) if deal.proof is not None]


def _gaps(record: Record, sealed: list[int]) -> list[Reason]:
    """The errors in the numbers of the seals.

    Every deal needs a seal, numbered from 1 without gaps and all of one table; a solitaire has one seal, for its first
    deal.
    """
    if _seats_of(record) == 1:
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


def _wrong(record: Record, dealt: Sequence[Played]) -> list[Reason]:
    """The faults of the last of these deals."""
    place, deal = len(dealt), record.deals[len(dealt) - 1]
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
    if _dealt(record, dealt, seed) != deal.deal:
        found.append(reason("proof-cards", deal=place))
    return found


def _dealt(record: Record, dealt: Sequence[Played], seed: str) -> str:
    """The cards that the last of these deals should have."""
    game = make_game(record.game, option_values(record))
    number = dealt[-1].setting.number
    return deal_to_text(deal_after(dealt[:-1], bytes.fromhex(seed), game, number))


def _well_formed(proof: Proof, seats: int) -> bool:
    texts = (proof.secret, proof.sealed, *filter(None, proof.parts), *filter(None, proof.commitments))
    counts = len(proof.parts) == len(proof.commitments) == seats
    return counts and all(len(text) == _HEX and set(text) <= set("0123456789abcdef") for text in texts)


def _withheld(deal: DealRecord, seats: int) -> list[Reason]:
    proof = deal.proof
    if proof is None or len(proof.parts) != seats:
        return []
    pairs = zip(proof.parts, proof.commitments, strict=False)
    return [
        reason("proof-withheld", deal=proof.number, seat=seat_letter(Seat(number), seats))
        for number, (part, commitment) in enumerate(pairs)
        if commitment and not part
    ]


def _differs(record: Record, was: Shown) -> list[Reason]:
    """The differences between the record and what was shown."""
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


def _seats_of(record: Record) -> int:
    return make_game(record.game, option_values(record)).seats


def shown_from_bytes(data: bytes) -> list[Shown]:
    """The seals that a player kept, from a JSON list. Raises BadRecord."""
    try:
        return msgspec.json.decode(data, type=list[Shown])
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
        raise BadRecord(reason("shown-unreadable")) from problem
