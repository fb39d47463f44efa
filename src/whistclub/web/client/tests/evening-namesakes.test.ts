import { describe, expect, test } from 'vitest';
import type { GuestRow } from '../src/net/evening';
import { lettered, namesakesOf } from '../src/evening/organiser/guests/namesakes';

const guests = (...names: string[]): GuestRow[] =>
  names.map((name, at) => ({ guest: at + 1, name, presence: 'here', since_ms: 0, phone: false }));

describe('two of one name', () => {
  test('are told apart from the second one on, the first too', () => {
    const found = namesakesOf('anna', guests('Bo', 'Anna'));
    expect([found?.bare?.guest, found?.letter]).toEqual([2, '']);
    expect(namesakesOf('Anna K.', guests('Anna'))?.letter).toBe('K');
  });
  test('ask a third one for a letter alone', () => {
    expect(namesakesOf('Anna', guests('Anna B.', 'Anna K.'))).toEqual({ name: 'Anna', bare: null, letter: '' });
  });
  test('leave whoever has a letter already as they are', () => {
    expect(namesakesOf('Anna M.', guests('Anna B.', 'Anna K.'))).toBeNull();
    expect(namesakesOf('Anneke', guests('Anna'))).toBeNull();
    expect(lettered('Anna', 'k')).toBe('Anna K.');
  });
});
