/* Slips that say something else than what stands, while the club has not answered yet. */
import { describe, expect, test, vi } from 'vitest';
import type { EveningCommand } from '../src/net/evening';
import type { Desk } from '../src/evening/organiser/desk.svelte';
import { Typing } from '../src/evening/organiser/slips/typing.svelte';
import type { CommandAnswer } from '../src/evening/evening-state.svelte';
import { EIGHT_FIVE, eveningOf, slipTables } from './slips-fixtures';

/* The settings of the page ask a browser; the words themselves are not looked at here. */
vi.mock('../src/messages/speech.svelte', () => ({ say: (key: string): string => key }));
vi.mock('../src/evening/organiser/slips/slip-text', () => ({ saidText: (): string => '' }));

const evening = eveningOf(
  slipTables([{ deal: 1, state: 'stands', figures: EIGHT_FIVE, points: [8, 5], side: null }], []),
);
const REFUSED: CommandAnswer = { done: false, why: { key: 'stale', args: {} } };

/** Typing that has asked about the slip of table 1, what it sent, and the club's answer to it. */
async function asked(): Promise<{ typing: Typing; sent: EveningCommand[]; answered: (answer: CommandAnswer) => void }> {
  const sent: EveningCommand[] = [];
  let answered: (answer: CommandAnswer) => void = () => undefined;
  const send = (command: EveningCommand): Promise<CommandAnswer> => {
    sent.push(command);
    return new Promise((resolve) => (answered = resolve));
  };
  const typing = new Typing({ send } as unknown as Desk, 'tricks');
  const slip = typing.slips(evening, 1)[0];
  if (!slip) throw new Error('no such table');
  typing.writeAll(slip, ['7', '6']);
  await typing.settle(evening, 1, 1);
  return { typing, sent, answered: (answer) => answered(answer) };
}

const typed = (typing: Typing): readonly string[] | undefined => typing.slips(evening, 1)[0]?.boxes;

describe('another slip of one table', () => {
  test('is asked about until the club has taken it, and sent once', async () => {
    const { typing, sent, answered } = await asked();
    const first = typing.answer(evening, true);
    await typing.answer(evening, true);
    expect([typing.asks.length, sent.length, typed(typing)]).toEqual([1, 1, ['7', '6']]);
    answered({ done: true });
    await first;
    expect([typing.asks.length, typed(typing)]).toEqual([0, ['8', '5']]);
  });
  test('stays typed if the club refuses it', async () => {
    const { typing, answered } = await asked();
    const first = typing.answer(evening, true);
    answered(REFUSED);
    await first;
    expect([typing.asks.length, typed(typing)]).toEqual([1, ['7', '6']]);
  });
  test('is forgotten at once where what stands is kept', async () => {
    const { typing, sent } = await asked();
    await typing.answer(evening, false);
    expect([typing.asks.length, sent.length, typed(typing)]).toEqual([0, 0, ['8', '5']]);
  });
});
