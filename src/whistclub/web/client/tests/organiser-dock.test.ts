import { describe, expect, test } from 'vitest';
import type { Evening, EveningDeal, PublicEvening, Starting, TableNow } from '../src/net/evening';
import { tablesFor } from '../src/evening/organiser/dock';
import { dealOf, eveningOf, guestRow, nameOf } from './evening-fixtures';
import { DE, STARTING, table, DONE, roundOf, SIX, evening, dock, labels } from './organiser-fixtures';

describe('the dock of a round', () => {
  test('waits on the plate while tables play and nobody needs the organiser', () => {
    const shown = dock(evening());
    expect([shown.lamp, shown.sentence, shown.more]).toEqual([false, 'Two tables still play.', 'Tables 2 and 5']);
    expect(labels(shown)).toEqual(['End round 3']);
  });

  test('names the table that counted differently and opens it', () => {
    const disputed: EveningDeal = dealOf(4, [8, 5], {
      state: 'disputed',
      by: 'Pieter',
      disputed: { tricks: [7, 6] },
      disputed_by: 'Marta',
    });
    const of = evening({
      part: {
        rounds: [
          roundOf([SIX[0] as TableNow, table(2, [4, 9, 8], { calls: true, deals: [dealOf(1, [4, 9]), disputed] })]),
        ],
      },
    });
    const shown = dock(of);
    expect([shown.lamp, shown.sentence, shown.more]).toEqual([
      true,
      'Table 2 counted differently.',
      'They are waiting for you.',
    ]);
    expect(shown.acts.find((act) => act.main)?.page).toBe('#table-3-2');
    expect(dock(of, {}, DE).sentence).toBe('Tisch 2 hat verschieden gezählt.');
  });

  test('asks for level tables one by one, each side an act of its own', () => {
    const level = { level: true, over: true, sums: [3, 3] };
    const of = evening({
      shown: { phase: 'between', missing: [], missing_count: 0 },
      part: { rounds: [roundOf([table(1, DONE), table(2, [], level), table(4, [], level)])] },
    });
    const shown = dock(of);
    expect(shown.sentence).toBe('Table 2 is level, 3 each. Who won?');
    expect(shown.acts.map((act) => act.command)).toEqual(
      [0, 1].map((side) => ({ do: 'decide_table', round: 3, table: 2, side })),
    );
  });

  test('seats the next round with one act once all are in', () => {
    const shown = dock(
      evening({
        shown: { phase: 'between', missing: [], missing_count: 0 },
        part: { rounds: [roundOf([table(1, DONE)])] },
      }),
    );
    expect([shown.lamp, shown.sentence, shown.more]).toEqual([
      true,
      'All six tables are in.',
      'Six tables in round 4, nobody sits out.',
    ]);
    expect(shown.acts).toEqual([{ label: 'Seat round 4', main: true, command: { do: 'begin_round', round: 4 } }]);
  });

  test('goes to the prizes after the last round, and finishes only when asked once more', () => {
    const of = evening({
      shown: { phase: 'between', round: 8, missing: [], missing_count: 0 },
      part: { rounds: [roundOf([table(1, DONE)], 8)] },
    });
    expect(dock(of).acts.map((act) => [act.page, act.ask?.what])).toEqual([
      [undefined, 'finish'],
      ['#prizes', undefined],
    ]);
    expect(dock(of, { asking: { what: 'finish' } }).acts.map((act) => act.command)).toEqual([
      undefined,
      { do: 'finish' },
    ]);
  });

  test('says that time is up and offers five minutes or the end', () => {
    const shown = dock(evening(), { leftMs: 0 });
    expect([shown.lamp, shown.sentence, ...labels(shown)]).toEqual([
      true,
      'Time is up.',
      '5 minutes more',
      'End round 3',
    ]);
  });

  test('offers the people who sit out for somebody who has left a table with real cards', () => {
    const guests = [
      guestRow(1),
      guestRow(2),
      guestRow(5, { presence: 'away', table: 2 }),
      guestRow(24, { sits_out: true }),
    ].map((one, i) => (i < 2 ? { ...one, table: 1 } : one));
    const of = evening({ part: { guests, rounds: [roundOf([table(2, [7])])] } });
    const shown = dock(of);
    expect(shown.sentence).toBe('Agnes has left table 2.');
    expect(shown.acts.find((act) => act.main)?.command).toEqual({ do: 'substitute', away: 5, guest: 24 });
  });

  test('draws what needs the club dashed while there is no connection', () => {
    const shown = dock(
      evening({
        shown: { phase: 'between', missing: [], missing_count: 0 },
        part: { rounds: [roundOf([table(1, DONE)])] },
      }),
      { isOffline: true },
    );
    expect([shown.lamp, shown.sentence]).toEqual([
      false,
      'No connection. The evening is safe; tables can still enter.',
    ]);
    expect(shown.acts.every((act) => act.dashed)).toBe(true);
  });

  test('a pause waits for one act', () => {
    expect(dock(evening({ shown: { paused: true } })).acts.map((act) => act.command)).toEqual([{ do: 'resume' }]);
  });

  test('says what ending by hand drops, who wins and which tables are level', () => {
    const shown = dock(evening(), { asking: { what: 'end' } });
    expect(shown.sentence).toBe('End round 3 now?');
    // Table 2: Agnes and Sven have 0, 3 and 2 odd tricks against 3; table 5: 0 against 5 + 4 + 4.
    expect(shown.more).toBe('Deal 4 is dropped at tables 2 and 5. Agnes and Sven win. Emil and Hugo win.');
    const level = evening({ part: { rounds: [roundOf([table(5, [6, 7])])] } });
    expect(dock(level, { asking: { what: 'end' } }).more).toBe(
      'Deal 3 is dropped at table 5. Table 5 is level: you decide.',
    );
  });

  test('says that a deal which one side has entered stands, and who wins with it', () => {
    const waiting = { ...dealOf(3, [9, 4], { state: 'entered' }), points: [3, 0] };
    const of = evening({
      part: { rounds: [roundOf([table(5, [6, 7], { deals: [dealOf(1, [6, 7]), dealOf(2, [7, 6]), waiting] })])] },
    });
    expect(dock(of, { asking: { what: 'end' } }).more).toBe(
      'At table 5 the deal entered by one side stands. Lotte and Frida win.',
    );
  });

  test('counts the tables instead of naming them where there are many', () => {
    const many = Array.from({ length: 40 }, (_, i) => table(i + 1, [4]));
    const of = evening({
      shown: { missing_count: 40, missing: many.slice(0, 12).map((one) => one.table) },
      part: { rounds: [roundOf(many)] },
    });
    expect(dock(of).more).toBe('');
    expect(dock(of, { asking: { what: 'end' } }).more).toBe(
      'The unfinished deals are dropped at 40 tables. At 40 tables the side ahead wins.',
    );
  });
});

describe('the dock at the doors', () => {
  const doors = (
    here: number,
    starting: Partial<Starting>,
    expected: readonly number[] = [],
    settings: Partial<PublicEvening['settings']> = {},
  ): Evening => {
    const usual = eveningOf().public.settings;
    return evening({
      shown: {
        phase: 'gathering',
        round: 0,
        here,
        expected: expected.map(nameOf),
        settings: { ...usual, ...settings },
      },
      part: { rounds: [], starting: { ...STARTING, round: 1, ...starting } },
    });
  };

  test('says what starting now would mean and waits for the one who is missing', () => {
    const shown = dock(doors(23, { tables: 5, sit_out: 3 }, [9]));
    expect([shown.sentence, shown.more]).toEqual([
      'Five tables now, three sit out. Wait for Jonas?',
      'With Jonas there are six, and nobody sits out.',
    ]);
    expect(labels(shown)).toEqual(['Start with 23', 'Jonas is here']);
    expect(dock(doors(23, { tables: 5, sit_out: 3 }, [9]), {}, DE).sentence).toBe(
      'Jetzt fünf Tische, drei setzen aus. Auf Jonas warten?',
    );
  });

  test('fills up with bots on line', () => {
    expect(dock(doors(10, { tables: 3, bots: 2 }, [], { place: 'online' })).sentence).toBe(
      'Three tables now, two bots fill up.',
    );
    expect(tablesFor(10, true, 2)).toEqual({ tables: 3, out: 0, bots: 2 });
    expect(tablesFor(10, false, 2)).toEqual({ tables: 2, out: 2, bots: 0 });
  });

  test('is a plate while nobody is there, and while too few are there', () => {
    expect(dock(doors(0, {}))).toMatchObject({
      lamp: false,
      sentence: 'Nobody yet.',
      more: 'Show the poster at the door.',
    });
    const few = dock(doors(3, { why_not: { key: 'too-few', args: {} } }));
    expect([few.lamp, few.acts.map((act) => [act.dashed, act.command])]).toEqual([false, [[true, undefined]]]);
  });
});
