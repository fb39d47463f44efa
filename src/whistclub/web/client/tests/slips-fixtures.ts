/* An evening by hand whose round is on, with the deals of each table. */
import type { Evening, EveningDeal, Figures, TableNow } from '../src/net/evening';
import { nameOf, publicOf, seated, UNTOUCHED } from './evening-fixtures';

export const EIGHT_FIVE: Figures = { tricks: [8, 5] };

/** Tables with these deals, of guests one after the other. */
export const slipTables = (...deals: readonly (readonly EveningDeal[])[]): readonly TableNow[] =>
  deals.map((own, i) => ({
    table: i + 1,
    seats: seated(
      'NESW',
      [1, 2, 3, 4].map((seat) => 4 * i + seat),
    ),
    dealer: 'N',
    deals: own,
    needs: 4,
    sums: [0, 0],
  }));

export const eveningOf = (tables: readonly TableNow[]): Evening => ({
  tell: 'evening',
  seq: 1,
  now_ms: 0,
  public: publicOf({ phase: 'playing', round: 1 }),
  organiser: {
    name: nameOf(1).name,
    guests: [],
    rounds: [{ round: 1, by_hand: false, is_over: false, tables, out: [] }],
    standings: [],
    prizes: [],
    starting: { round: 2, tables: 2, sit_out: 0, bots: 0, why_not: null },
    undo: null,
    ...UNTOUCHED,
  },
});
