import { describe, expect, test } from 'vitest';
import { brokenAt, laidOut, sorted, suitOrder, type HandRoom } from '../src/cards/layout';

const HAND = 'SA SJ S8 S4 HQ H9 H3 CK CT C6 DQ D8 D5'.split(' ');
/** The room of a phone of so many by so many, upright; its margins take 16 px. */
const phone = (width: number, height: number, dealt = 13): HandRoom => ({
  stance: 'phone',
  tray: width - 16,
  height,
  dealt,
  large: false,
});
const PHONE = phone(360, 640);
const rows = (n: number, room = PHONE) => laidOut(HAND.slice(0, n), room, 'french').rows.map((row) => row.length);
const laid = (room: HandRoom, n = 13) => laidOut(HAND.slice(0, n), room, 'french');
const lying = (width: number, height: number, cutouts = 0): HandRoom => ({
  stance: 'lying',
  tray: width - 24 - cutouts,
  height,
  dealt: 13,
  large: false,
});

describe('a hand', () => {
  test('lies spades, hearts, clubs, diamonds, each from the top', () => {
    expect(sorted([...HAND].reverse(), 'french')).toEqual(HAND);
  });
  test('has red and black in turn with every set of suits, trumps leftmost, where that can be', () => {
    const red = (suit: string): boolean => 'HD'.includes(suit);
    for (const held of ['SCD', 'SHD', 'SHC', 'HCD', 'SHCD']) {
      for (const trump of ['', 'S', 'H', 'C', 'D']) {
        const order = [...suitOrder(new Set(held), trump)];
        const lone =
          trump !== '' &&
          held.length === 3 &&
          held.includes(trump) &&
          [...held].filter((suit) => red(suit) === red(trump)).length === 1;
        if (trump && held.includes(trump)) expect(order[0]).toBe(trump);
        if (!lone)
          expect(
            order.every((suit, i) => i === 0 || red(suit) !== red(order[i - 1] ?? '')),
            `${held} ${trump}`,
          ).toBe(true);
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
  test.each([
    [360, 640, 74, 45, 66],
    [390, 844, 98, 46, 84],
    [412, 915, 104, 49, 89],
  ])(
    'on a phone of %d by %d has cards of %d px, of whose back row %d by %d are in sight',
    (width, height, card, step, rise) => {
      const layout = laid(phone(width, height));
      expect([layout.width, layout.step, layout.rise].map(Math.round)).toEqual([card, step, rise]);
      expect(layout.face).toBe('index');
    },
  );
  test('on a phone that lies, with a cut-out at each side, has cards of 105 px, 52 apart', () => {
    const { width, step, face } = laid(lying(844, 390, 94));
    expect([width, step].map(Math.round)).toEqual([105, 52]);
    expect(face).toBe('index');
  });
  test('on a wide screen follows its height: 250 px where that is 1440', () => {
    expect(Math.round(laid({ stance: 'wide', tray: 2500, height: 1440, dealt: 13, large: false }).width)).toBe(251);
    expect(Math.round(laid({ stance: 'wide', tray: 2500, height: 1440, dealt: 13, large: false }).step)).toBe(155);
  });
  test('keeps its box from the first card of a deal to the last, and no card stands out of it', () => {
    for (const room of [
      phone(320, 568),
      PHONE,
      phone(390, 844),
      lying(844, 390),
      lying(568, 320),
      { stance: 'wide', tray: 1024, height: 900, dealt: 13, large: false } as HandRoom,
    ]) {
      const boxes = new Set<number>();
      for (let n = 13; n > 0; n--) {
        const { box, width, rise } = laid(room, n);
        boxes.add(box);
        if (room.stance !== 'lying') expect(rise + 1.4 * width + 22).toBeLessThanOrEqual(box);
      }
      expect(boxes.size, room.stance).toBe(1);
    }
  });
  test('of seven cards and fewer lies in one row of larger cards, up to 111 px on a phone of 360 and 121 on one of 390', () => {
    expect(Math.round(laid(phone(360, 640, 7), 4).width)).toBe(111);
    expect(Math.round(laid(phone(390, 844, 7), 4).width)).toBe(121);
    expect(Math.round(laid(phone(390, 844, 7), 7).width)).toBe(99);
  });
  test('leaves so much of every card in sight that a ten is seen whole', () => {
    for (const room of [
      phone(320, 568),
      PHONE,
      phone(390, 844),
      phone(412, 915),
      lying(568, 320),
      lying(844, 390, 94),
    ]) {
      for (let n = 13; n > 1; n--) {
        const { width, step } = laid(room, n);
        expect(step / width, `${room.tray} ${n}`).toBeGreaterThanOrEqual(0.4649);
      }
    }
  });
  test('turns rank and suits into one line where a row lies over them and they need more of the card', () => {
    expect(laidOut(HAND, { ...PHONE, large: true }, 'french').face).toBe('across');
    expect(
      laidOut(['MK2', 'SY2', 'WL2', 'MW3', 'SK3', 'LY3', 'MS4', 'WL4'], { ...PHONE, dealt: 8 }, 'decktet').face,
    ).toBe('across');
  });
  test('never leaves the tray', () => {
    for (const window of [320, 360, 412, 460, 699]) {
      const tray = window - 16;
      for (let n = 1; n <= 13; n++) {
        const layout = laidOut(HAND.slice(0, n), phone(window, 800), 'french');
        const longest = Math.max(...layout.rows.map((row) => row.length));
        expect(layout.width + (longest - 1) * layout.step).toBeLessThanOrEqual(tray + 0.01);
      }
    }
  });
  test('is one fan on a desktop', () => {
    expect(rows(13, { stance: 'wide', tray: 1040, height: 800, dealt: 13, large: false })).toEqual([13]);
  });
});
