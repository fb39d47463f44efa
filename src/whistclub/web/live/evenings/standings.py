"""The standings and prizes of an evening as they are shown, made again only when a round that counts has changed."""

from whistclub.club.evening.gathering import played_round
from whistclub.club.evening.state import EveningState, Round
from whistclub.club.evening.terms import Terms, terms_of
from whistclub.parties.prizes import Prize, prizes
from whistclub.parties.standings import CountedRound, Standing, standing_keys, standings
from whistclub.web.live.evenings.encode_tables import Names, names_of
from whistclub.web.live.evenings.ranking import Ranking
from whistclub.web.wire import evening as wire
from whistclub.web.wire.encode import why


class Rankings:
    """The ranking of one evening, kept while nothing that it is made from changes."""

    def __init__(self) -> None:
        self._rounds: tuple[Round, ...] = ()
        self._of: tuple[Names, frozenset[int], int] | None = None
        self._known = Ranking()

    def ranking(self, state: EveningState) -> Ranking:
        """The ranking after the rounds that are over."""
        rounds = tuple(one for one in state.rounds if one.is_over)
        away = frozenset(guest.number for guest in state.guests if guest.presence == "away")
        basis = names_of(state), away, state.settings.rounds
        is_same = len(rounds) == len(self._rounds) and all(map(_is, rounds, self._rounds))
        if not is_same or basis != self._of:
            self._known = _ranking(state, rounds, away)
            self._rounds, self._of = rounds, basis
        return self._known


def _is(one: Round, other: Round) -> bool:
    return one is other


def _ranking(state: EveningState, rounds: tuple[Round, ...], away: frozenset[int]) -> Ranking:
    terms, names = terms_of(state.settings), names_of(state)
    counted = [CountedRound(played_round(one), one.holders) for one in rounds]
    sides = terms.sides == 2
    keys = standing_keys(terms.movement.key, terms.movement.measure, sides=sides)
    found = standings(counted, terms.movement, sides=sides) if rounds else ()
    rows = tuple([_row(one, names, away) for one in found])
    return Ranking(
        keys, rows, _prizes(state, counted, terms, names), {row.guest: at for at, row in enumerate(rows)}
    )


def _row(one: Standing, names: Names, away: frozenset[int]) -> wire.StandingRow:
    return wire.StandingRow(
        rank=one.rank,
        guest=one.guest,
        name=names[one.guest - 1],
        values=tuple([round(float(value), 2) for value in one.values]),
        out=one.out,
        away=one.guest in away,
    )


def _prizes(
    state: EveningState, counted: list[CountedRound], terms: Terms, names: Names
) -> tuple[wire.Prize, ...]:
    if not counted:
        return ()
    found = prizes(
        counted,
        terms.movement,
        planned=state.settings.rounds,
        seed=state.seed,
        names=dict(enumerate(names, 1)),
        sides=terms.sides == 2,
    )
    return tuple([_prize(one, names) for one in found])


def _prize(one: Prize, names: Names) -> wire.Prize:
    partner = names[one.partner - 1] if one.partner else ""
    return wire.Prize(
        kind=one.kind,
        guest=one.guest,
        name=names[one.guest - 1],
        value=round(float(one.value), 2),
        unit=one.unit,
        tie=None if one.tie is None else why(one.tie),
        partner=one.partner,
        partner_name=partner,
    )
