import { describe, expect, test } from 'vitest';
import { marks, removable } from '../src/evening/organiser/guests/removal';
import { concernOf } from '../src/evening/organiser/undo';
import { guestRow, NOW_MS } from './evening-fixtures';

const MINUTE_MS = 60_000;
const came = (guest: number, minutes: number, changes = {}) => ({
  ...guestRow(guest),
  presence: 'here' as const,
  phone: true,
  organiser: false,
  sat: false,
  since_ms: NOW_MS - minutes * MINUTE_MS,
  ...changes,
});

describe('guests who are none', () => {
  test('are listed with the latest first, without organisers and those who have left', () => {
    const rows = [
      came(1, 50),
      came(2, 3, { organiser: true }),
      came(3, 1, { presence: 'away' }),
      came(4, 2),
      came(5, 9, { presence: 'expected', phone: false }),
    ];
    expect(removable(rows).map((one) => one.guest)).toEqual([4, 5, 1]);
  });

  test('are marked by the time of their coming, but nobody who has had a seat or came without a phone', () => {
    const rows = [came(1, 1), came(2, 4, { sat: true }), came(3, 4, { phone: false }), came(4, 12), came(5, 300)];
    expect(marks(rows, NOW_MS)).toEqual([
      { minutes: 5, guests: [1] },
      { minutes: 15, guests: [1, 4] },
      { minutes: 0, guests: [1, 4, 5] },
    ]);
    expect(marks([], NOW_MS)).toEqual([]);
  });

  test('are brought back where they were removed', () => {
    expect(concernOf({ key: 'evening-did-remove-guests', args: { who: 'Gudrun', guests: 12 } }, 1)).toEqual({
      at: 'guests',
    });
  });
});
