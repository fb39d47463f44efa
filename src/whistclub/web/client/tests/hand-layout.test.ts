import { describe, expect, test } from 'vitest';
import { brokenAt, laidOut, sorted, suitOrder, type Room } from '../src/table/hand-layout';

const HAND = 'SA SJ S8 S4 HQ H9 H3 CK CT C6 DQ D8 D5'.split(' ');
const PHONE: Room = { stance: 'phone', tray: 344, window: 360, height: 800 };
const rows = (n: number, room = PHONE) => laidOut(HAND.slice(0, n), room, 'french').rows.map((row) => row.length);

describe('a hand', () => {
  test('lies spades, hearts, clubs, diamonds, each from the top', () => {
    expect(sorted([...HAND].reverse(), 'french')).toEqual(HAND);
  });
  test('has red and black in turn with every set of suits, trumps leftmost, where that can be', () => {
    const red = (suit: string): boolean => 'HD'.includes(suit);
    for (const held of ['SCD', 'SHD', 'SHC', 'HCD', 'SHCD']) {
      for (const trump of ['', 'S', 'H', 'C', 'D']) {
        const order = [...suitOrder(new Set(held), trump)];
        const lone = trump !== '' && held.length === 3 && held.includes(trump) && [...held].filter((suit) => red(suit) === red(trump)).length === 1;
        if (trump && held.includes(trump)) expect(order[0]).toBe(trump);
        if (!lone) expect(order.every((suit, i) => i === 0 || red(suit) !== red(order[i - 1] ?? '')), `${held} ${trump}`).toBe(true);
      }
    }
    expect(suitOrder(new Set('SCD'), '')).toBe('SDC');
  });
  test('has trumps leftmost', () => {
    expect(sorted(HAND, 'french', 'D').slice(0, 3)).toEqual(['DQ', 'D8', 'D5']);
  });
  test('of the Decktet lies by rank, then first suit', () => {
    expect(sorted(['MX', 'WL8', 'MS4', 'WL2', 'ML5'], 'decktet')).toEqual(['WL2', 'MS4', 'ML5', 'WL8', 'MX']);
  });
  test('breaks between suits where no row then is too long', () => {
    expect(brokenAt(HAND, 7, 7, 'french')).toBe(7);
    expect(brokenAt('SA SJ HQ H9 CK CT C6 D8'.split(' '), 5, 4, 'french')).toBe(4);
  });
  test('breaks at seven where no suit ends there', () => {
    expect(brokenAt('SA SK SQ SJ ST S9 S8 S7 S6 S5 S4 S3 S2'.split(' '), 7, 7, 'french')).toBe(7);
  });
  test('lies in two rows on a phone down to eight cards, then in one', () => {
    expect(rows(13)).toEqual([7, 6]);
    expect(rows(8)).toEqual([4, 4]);
    expect(rows(7)).toEqual([7]);
    expect(rows(1)).toEqual([1]);
  });
  test('has cards of 66 px on a phone of 360, in strips of 46', () => {
    const layout = laidOut(HAND, PHONE, 'french');
    expect(Math.round(layout.width)).toBe(66);
    expect(Math.round(layout.step)).toBe(46);
  });
  test('never leaves the tray', () => {
    for (const window of [320, 360, 412, 460, 699]) {
      const tray = window - 16;
      for (let n = 1; n <= 13; n++) {
        const layout = laidOut(HAND.slice(0, n), { stance: 'phone', tray, window, height: 800 }, 'french');
        const longest = Math.max(...layout.rows.map((row) => row.length));
        expect(layout.width + (longest - 1) * layout.step).toBeLessThanOrEqual(tray + 0.01);
      }
    }
  });
  test('is one fan on a desktop, and two rows where the strips would be under 46 px', () => {
    expect(rows(13, { stance: 'wide', tray: 1040, window: 1440, height: 800 })).toEqual([13]);
    expect(rows(13, { stance: 'wide', tray: 600, window: 1110, height: 800 })).toEqual([7, 6]);
  });
});
