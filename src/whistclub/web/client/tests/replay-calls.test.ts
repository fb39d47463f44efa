/* The plates of a replay say the calls of the auction, and nothing that follows from the contract. */
import { expect, test } from 'vitest';
import type { GameForm, Replay } from '../src/net/api';
import { lastCalls } from '../src/replay/calls';

/** The call on each plate after these acts, each made in a phase. */
function plates(first: string, acts: readonly (readonly [seat: number, act: string, phase: string])[]): object {
  const steps = [[0, '', ''] as const, ...acts].map(([seat, action], i) => ({
    seat,
    action,
    events: [],
    view: { phase: acts[i]?.[2] ?? '' },
  }));
  const phases = [{ name: first, verbs: [first === 'laying' ? 'lay' : 'call'] }] as unknown as GameForm['phases'];
  const replay = { steps, outline: { calls: [['abondance', ['terms-abondance', []]]] } } as unknown as Replay;
  const found = lastCalls(replay, { phases }, acts.length);
  return Object.fromEntries([...found].map(([seat, { action }]) => [seat, action]));
}

test('naming trump, calling an ace and laying away are no calls', () => {
  const auction = [
    [1, 'call 4 uptown', 'call'],
    [2, 'call pass', 'call'],
  ] as const;
  const acts = [...auction, [1, 'trump S', 'trump'], [1, 'ace H', 'ace'], [1, 'discard C2', 'discard']] as const;
  expect(plates('call', acts)).toEqual({ 1: 'call 4 uptown', 2: 'call pass' });
});

test('a pass that ends an exchange is no call, and neither is the way that cards rank', () => {
  const acts = [
    [1, 'call 4 no_trump', 'call'],
    [1, 'call uptown', 'direction'],
    [1, 'call pass', 'cat'],
  ] as const;
  expect(plates('call', acts)).toEqual({ 1: 'call 4 no_trump' });
});

test('a contract raised after the auction is a call, and so is one after cards were laid', () => {
  const raised = [
    [1, 'call solo', 'call'],
    [1, 'call abondance', 'raise'],
  ] as const;
  expect(plates('call', raised)).toEqual({ 1: 'call abondance' });
  const laid = [
    [0, 'lay C2', 'laying'],
    [0, 'say grand', 'saying'],
  ] as const;
  expect(plates('laying', laid)).toEqual({ 0: 'say grand' });
});
