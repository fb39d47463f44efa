/* Evenings by hand, as the club sends them: a ladder of plain Whist with real cards, 24 guests at six tables. */
import type {
  CardRow,
  Evening,
  EveningDeal,
  GuestPart,
  GuestRow,
  NameOf,
  OwnSeat,
  PublicEvening,
  SeatName,
  StandingRow,
  TableNow,
} from '../src/net/evening';

export const NAMES = [
  'Marta',
  'Ada',
  'Anton',
  'Pieter',
  'Agnes',
  'Liv',
  'Sven',
  'Gudrun',
  'Jonas',
  'Wilma',
  'Ole',
  'Ruth',
  'Berit',
  'Nils',
  'Ingrid',
  'Karl',
  'Lotte',
  'Emil',
  'Frida',
  'Hugo',
  'Ida',
  'Jasper',
  'Klara',
  'Moritz',
] as const;
/** The part of organisers who have decided nothing yet. */
export const UNTOUCHED = {
  hall_page: '',
  hall_prize: 0,
  adjustments: [],
  chosen_prizes: null,
  links: [],
  calling: [],
  cash: null,
  prize_money: [],
  prize_cents: [],
};
export const NOW_MS = Date.UTC(2026, 10, 19, 19, 12);

export const nameOf = (guest: number): NameOf => ({ guest, name: NAMES[guest - 1] ?? `Guest ${guest}` });
export const seated = (letters: string, guests: readonly number[]): readonly SeatName[] =>
  guests.map((guest, i) => ({ seat: letters[i] ?? '', ...nameOf(guest) }));

export function publicOf(changes: Partial<PublicEvening> = {}): PublicEvening {
  return {
    code: 'HARBR',
    path: '/HARBR',
    url: 'https://whist.example/HARBR',
    squares: ['101', '010', '101'],
    settings: {
      name: 'Thursday evening',
      place: 'cards',
      format: 'ladder',
      preset: 'whist',
      tables: 6,
      rounds: 8,
      length: 'deals',
      deals: 4,
      minutes: 20,
      enter: 'tricks',
      trumps: 'round',
      where: 'Harbour Hall',
      begins: '19:00',
    },
    bounds: [],
    phase: 'playing',
    paused: false,
    round: 3,
    rounds: 8,
    trump: 'D',
    began_ms: NOW_MS - 11 * 60_000,
    left_ms: 552_000,
    tables: 6,
    missing: [2, 5],
    missing_count: 2,
    here: 24,
    expected: [],
    organisers: ['Gudrun'],
    standing_keys: ['games_won', 'difference', 'points'],
    said: null,
    said_seq: 0,
    ranked: 0,
    preset: '',
    choices: [],
    ...changes,
  };
}

/** A deal that stands: tricks by side, first pair N and S. */
export function dealOf(
  deal: number,
  tricks: readonly [number, number],
  changes: Partial<EveningDeal> = {},
): EveningDeal {
  const over = tricks.map((won) => Math.max(0, won - 6));
  return {
    deal,
    state: 'stands',
    figures: { tricks },
    points: over,
    side: 0,
    by: 'Anton',
    confirmed_by: 'Marta',
    at_ms: NOW_MS - 60_000,
    ...changes,
  };
}

/** Table 2: Anton and Pieter N and S, Marta and Ada E and W. */
export function tableOf(changes: Partial<TableNow> = {}): TableNow {
  const deals = changes.deals ?? [dealOf(1, [4, 9]), dealOf(2, [9, 4]), dealOf(3, [6, 7])];
  const sums = [0, 1].map((side) =>
    deals.filter((one) => one.state === 'stands').reduce((all, one) => all + (one.points[side] ?? 0), 0),
  );
  return {
    table: 2,
    seats: seated('NESW', [3, 1, 4, 2]),
    dealer: 'N',
    needs: 4,
    sums,
    heard_ms: NOW_MS,
    ...changes,
    deals,
  };
}

export const seatOf = (changes: Partial<OwnSeat> = {}): OwnSeat => ({
  round: 3,
  table: 2,
  seat: 'E',
  side: 1,
  partner: nameOf(2),
  seats: seated('NESW', [3, 1, 4, 2]),
  come_from: 1,
  ...changes,
});

export const CARD: readonly CardRow[] = [
  { round: 1, table: 1, partner: 'Anton', outcome: 'won', ours: 4, theirs: 3 },
  { round: 2, table: 1, partner: 'Anton', outcome: 'lost', ours: 3, theirs: 5 },
  { round: 3, table: 2, partner: 'Ada', outcome: 'playing', ours: 4, theirs: 3 },
];

export const standing = (rank: number, guest: number, ...values: readonly number[]): StandingRow => ({
  rank,
  ...nameOf(guest),
  values,
});
export const NEAR: readonly StandingRow[] = [
  standing(1, 2, 2, 10, 14),
  standing(2, 6, 2, 9, 13),
  standing(2, 7, 2, 9, 13),
  standing(15, 1, 1, -1, 7),
];

/** Marta's part; she is guest 1. */
export function guestOf(changes: Partial<GuestPart> = {}): GuestPart {
  return {
    guest: 1,
    name: 'Marta',
    presence: 'here',
    seat: seatOf(),
    sits_out: false,
    table: tableOf(),
    ask: 'enter',
    deal: 4,
    may_enter: 4,
    reached: true,
    next: null,
    next_out: false,
    card: CARD,
    standing: NEAR[3] ?? null,
    near: NEAR,
    prizes: [],
    ...changes,
  };
}

export function eveningOf(
  parts: Omit<Partial<Evening>, 'public'> & { readonly public?: Partial<PublicEvening> } = {},
): Evening {
  const { public: changes, ...rest } = parts;
  return { tell: 'evening', seq: 100, now_ms: NOW_MS, guest: null, ...rest, public: publicOf(changes) };
}

export const guestRow = (guest: number, changes: Partial<GuestRow> = {}): GuestRow => ({
  ...nameOf(guest),
  presence: 'here',
  since_ms: NOW_MS - 900_000,
  phone: true,
  ...changes,
});
