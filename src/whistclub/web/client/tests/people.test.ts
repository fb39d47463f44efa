import { describe, expect, it } from 'vitest';
import { guestsCalled } from '../src/messages/people';

const called = (number: string): string => `Guest ${number}`;

describe('guests without a name', () => {
  it('are called by their number wherever an evening names them', () => {
    const evening = {
      public: { organisers: ['#3'], pairs: [{ name: 'Ada', players: ['Ada', '#12'] }] },
      left: null,
      round: 3,
    };
    expect(guestsCalled(evening, called)).toEqual({
      public: { organisers: ['Guest 3'], pairs: [{ name: 'Ada', players: ['Ada', 'Guest 12'] }] },
      left: null,
      round: 3,
    });
  });

  it('leave what names none of them as it is', () => {
    const evening = { hands: ['#H9', '# 3', 'Table #3'], tables: [[1], []] };
    expect(guestsCalled(evening, called)).toBe(evening);
  });
});
