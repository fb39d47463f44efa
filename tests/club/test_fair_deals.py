"""Sealed deals: honest ones pass, and each way of cheating is caught."""

import hashlib
import itertools
from typing import Any

import msgspec
import pytest

from tests.club.tables import PART, open_seal, play_out, sent
from whistclub.club.local_table import House, Table
from whistclub.club.log.decisions import Refused
from whistclub.club.store.logs.log import MemoryLog
from whistclub.club.table.commands import Commit, NextDeal, OpenPart, Proceed, Stop
from whistclub.club.table.entries import Dealing, Sitter
from whistclub.club.table.seals import WAIT_MS, commitment_of, seal_of, seed_of
from whistclub.club.verify import Shown, Verdict, verify
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.record import Record
from whistclub.rules.replay import deal_to_text
from whistclub.rules.seats import Seat

NORTH, SOUTH = Seat(0), Seat(2)


class Clock:
    now_ms = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now_ms


def table_with_seals(
    preset: str = "whist", people: int = 2, secrets: tuple[str, ...] = (), **options: str
) -> tuple[Table, Clock]:
    numbers, clock = itertools.count(1), Clock()
    house = House(MemoryLog(), clock, lambda _: hashlib.sha256(f"{next(numbers)}".encode()).digest())
    names = ["Ada", "East", "Eva", "West"] if people == 2 else ["Ada"]
    sitters = [Sitter(name, "" if name in {"Ada", "Eva"} else "simple") for name in names]
    dealing = Dealing(sealed=True, secrets=secrets)
    return house.open(house.opening(preset, sitters, dealing, options=options)), clock


def played(preset: str = "whist", people: int = 2, deals: int = 2) -> Record:
    table, _ = table_with_seals(preset, people)
    play_out(table, deals)
    if table.state.match.result is None:
        sent(table, Stop, NORTH)
    return table.record()


def keys(verdict: Verdict) -> list[str]:
    return [one.key for one in verdict.wrong]


def changed(record: Record, place: int, **facts: Any) -> Record:
    deals = list(record.deals)
    deals[place] = msgspec.structs.replace(deals[place], **facts)
    return msgspec.structs.replace(record, deals=tuple(deals))


def with_proof(record: Record, place: int, **facts: Any) -> Record:
    proof = record.deals[place].proof
    assert proof is not None
    return changed(record, place, proof=msgspec.structs.replace(proof, **facts))


@pytest.mark.parametrize(
    ("preset", "people"), [("whist", 2), ("minnesota", 2), ("gongor", 1), ("hermits", 1)]
)
def test_an_honest_table_passes(preset: str, people: int) -> None:
    record = played(preset, people)
    verdict = verify(record)
    assert (True, len(record.deals)) == (verdict.is_fair, verdict.sealed)


def test_h_is_the_hash_of_the_canonical_document() -> None:
    text = b'{"game":"whist","number":1,"options":{"a":true,"b":null},"secret":"00","table":"t"}'
    assert hashlib.sha256(text).hexdigest() == seal_of("t", 1, "whist", {"b": None, "a": True}, "00")


def test_a_table_that_was_never_sealed_is_said_to_be_so() -> None:
    house = House(MemoryLog())
    table = house.open(house.opening("gongor", [Sitter("Ada")], Dealing("2026-11-21")))
    play_out(table, 1)
    verdict = verify(table.record())
    assert (True, False, []) == (verdict.has_nothing_sealed, verdict.is_fair, keys(verdict))


def test_a_record_whose_seals_were_taken_away_is_caught_by_whoever_was_shown_one() -> None:
    record = played()
    bare = changed(changed(record, 0, proof=None), 1, proof=None)
    assert verify(bare).has_nothing_sealed
    verdict = verify(bare, shown_of(record))
    assert (False, False) == (verdict.has_nothing_sealed, verdict.is_fair)
    assert ["proof-not-opened", "proof-not-opened"] == keys(verdict)


@pytest.mark.parametrize("count", [0, 1, 3, 5, 9])
def test_a_proof_with_too_many_parts_or_too_few_is_malformed(count: int) -> None:
    part = ("11" * 32,) * count
    broken = with_proof(played(), 0, parts=part, commitments=("22" * 32,) * count)
    assert "proof-malformed" in keys(verify(broken))


def test_a_secret_ground_after_the_parts_were_seen_is_caught() -> None:
    record = played()
    proof = record.deals[0].proof
    assert proof is not None
    table, _ = table_with_seals()
    for number in itertools.count():
        secret = hashlib.sha256(f"ground {number}".encode()).hexdigest()
        seed = seed_of(secret, proof.parts)
        pack = deal_from_seed(bytes.fromhex(seed), table.state.game, 1).pack
        if pack[0].text == "SA":
            break
    forged = with_proof(record, 0, secret=secret)
    cut = msgspec.structs.replace(forged, deals=(msgspec.structs.replace(
        forged.deals[0], deal=" ".join(card.text for card in pack), seed=seed, acts=(), ending="dropped"),))  # fmt: skip
    assert ["proof-sealed"] == keys(verify(msgspec.structs.replace(cut, ended="running")))
    resealed = seal_of(proof.table, 1, record.game, record.options, secret)
    hidden = with_proof(msgspec.structs.replace(cut, ended="running"), 0, sealed=resealed)
    assert [] == keys(verify(hidden))
    kept = Shown(number=1, sealed=proof.sealed, commitments=proof.commitments, seat=0, part=PART)
    assert ["proof-other-seal"] == keys(verify(hidden, [kept]))


def test_an_opening_that_is_withheld_is_named_and_one_that_is_forged_is_caught() -> None:
    table, clock = table_with_seals()
    sent(table, NextDeal, NORTH)
    for seat in (NORTH, SOUTH):
        sent(table, Commit, seat, number=1, commitment=commitment_of(PART))
    sent(table, OpenPart, NORTH, number=1, part=PART)
    clock.now_ms += WAIT_MS
    sent(table, Proceed, None)
    sent(table, Stop, NORTH)
    record = table.record()
    verdict = verify(record)
    assert verdict.is_fair
    assert [("proof-withheld", (("deal", 1), ("seat", "S")))] == [
        (one.key, one.args) for one in verdict.withheld
    ]
    kept = Shown(number=1, sealed=record.deals[0].proof.sealed, seat=2, part=PART)  # type: ignore[union-attr]
    assert ["proof-other-part"] == keys(verify(record, [kept]))
    forged = with_proof(record, 0, parts=("11" * 32, "", "", ""))
    assert "proof-part" in keys(verify(forged))


def test_a_deal_that_is_skipped_is_caught() -> None:
    record = played(deals=3)
    first, _, third = record.deals
    skipped = msgspec.structs.replace(record, deals=(first, third), ended="running")
    numbers = [deal.setting.number for deal in table_numbers(record)]
    assert [1, 2, 3] == numbers
    found = keys(verify(msgspec.structs.replace(skipped, deals=(first,)), shown_of(record)))
    assert ["proof-not-opened", "proof-not-opened"] == found
    assert "proof-gap" in keys(verify_without_replay(skipped))


def table_numbers(record: Record) -> Any:
    from whistclub.games.registry import make_game
    from whistclub.rules.replay import replay

    return replay(record, make_game).deals


def verify_without_replay(record: Record) -> Verdict:
    """The gap alone: without its second deal the third may not even replay, which is refused too."""
    from whistclub.club.verify import _gaps

    return Verdict(sealed=0, wrong=tuple(_gaps(record, list(range(1, len(record.deals) + 1)))))


def shown_of(record: Record) -> list[Shown]:
    proofs = [deal.proof for deal in record.deals if deal.proof is not None]
    return [Shown(number=one.number, sealed=one.sealed, commitments=one.commitments) for one in proofs]


def test_cards_other_than_the_seeds_and_seals_left_out_are_caught() -> None:
    record = played()
    swapped = record.deals[1].deal.split()
    swapped[0], swapped[4] = swapped[4], swapped[0]
    assert "proof-missing" in keys(verify(changed(record, 1, proof=None)))
    other = msgspec.structs.replace(record.deals[1], deal=" ".join(swapped), acts=(), ending="dropped")
    dropped = msgspec.structs.replace(record, deals=(record.deals[0], other), ended="running")
    assert ["proof-cards"] == keys(verify(dropped))
    assert "proof-seed" in keys(verify(changed(record, 0, seed="00" * 32)))
    assert "proof-malformed" in keys(verify(with_proof(record, 0, secret="nonsense")))
    assert (
        deal_to_text(deal_from_seed(bytes(32), table_with_seals()[0].state.game, 1)) != record.deals[0].deal
    )


def test_every_commitment_stands_before_any_part_is_opened_and_none_changes() -> None:
    table, _ = table_with_seals()
    sent(table, NextDeal, NORTH)
    sent(table, Commit, NORTH, number=1, commitment=commitment_of(PART))
    early = table.send(OpenPart(id="e", saw=table.seq, seat=NORTH, number=1, part=PART))
    again = table.send(Commit(id="a", saw=table.seq, seat=NORTH, number=1, commitment="00" * 32))
    sent(table, Commit, SOUTH, number=1, commitment=commitment_of("11" * 32))
    other = table.send(OpenPart(id="o", saw=table.seq, seat=SOUTH, number=1, part=PART))
    refusals = [one.why.key for one in (early, again, other) if isinstance(one, Refused)]
    assert ["no-seal-to-open", "no-seal-to-commit", "part-not-committed"] == refusals


def test_a_match_stopped_before_the_deal_opens_its_seal_too() -> None:
    table, _ = table_with_seals()
    sent(table, NextDeal, NORTH)
    sent(table, Stop, NORTH)
    assert 1 == len(table.record().deals)
    assert verify(table.record()).is_fair


def test_a_solitaire_has_one_seal_opened_when_the_game_is_over() -> None:
    table, _ = table_with_seals("hermits", 1)
    play_out(table, 1)
    assert (None,) == tuple(deal.proof for deal in table.sight(NORTH).match.deals)
    sent(table, NextDeal, NORTH)
    assert table.state.match.position is not None
    sent(table, Stop, NORTH)
    first, *others = table.sight(NORTH).match.deals
    assert first.proof is not None
    assert {first.seed} == {deal.seed for deal in others}


@pytest.mark.rule("K44")
def test_unshuffled_deals_are_opened_when_the_match_is_over_and_follow_from_the_deals_before() -> None:
    table, _ = table_with_seals("kleurwiezen", unshuffled="on", deals="2")
    play_out(table, 1)
    (first,) = table.sight(NORTH).match.deals
    assert ((), (), None, None) == (first.deal.pack, first.acts, first.seed, first.proof)
    play_out(table, 1)
    assert all(deal.proof for deal in table.sight(NORTH).match.deals)
    record = table.record()
    assert verify(record).is_fair
    (number, seed) = (2, bytes.fromhex(str(record.deals[1].seed)))
    shuffled = deal_to_text(deal_from_seed(seed, table.state.game, number))
    other = msgspec.structs.replace(record.deals[1], deal=shuffled, acts=(), ending="dropped")
    assert ["proof-cards"] == keys(verify(msgspec.structs.replace(record, deals=(record.deals[0], other))))


def test_before_its_time_the_house_goes_on_without_nobody() -> None:
    table, _ = table_with_seals()
    sent(table, NextDeal, NORTH)
    answer = table.send(Proceed(id="p", saw=table.seq, seat=None))
    assert isinstance(answer, Refused)
    assert "nothing-to-wait-for" == answer.why.key
    open_seal(table)
    assert table.state.match.position is not None


def test_cards_that_other_tables_hold_too_are_dealt_without_parts_and_nobodys_is_missing() -> None:
    table, _ = table_with_seals(secrets=("11" * 32, "22" * 32))
    play_out(table, 2)
    told = [event.key for seen in table.since(0, NORTH) for event in seen.events]
    assert 2 == told.count("event-dealt-own")
    assert 0 == told.count("event-table-part-missing")
    sent(table, NextDeal, NORTH)
    assert table.state.sealing is not None
