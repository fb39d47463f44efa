import { describe, expect, it } from 'vitest';
import { guestsCalled } from '../src/messages/people';

const called = (name: string): string => `Hat ${name.slice(1)}`;

describe('drawn names', () => {
  it('are in words wherever an evening names them', () => {
    const evening = {
      public: { organisers: ['#3'], pairs: [{ name: 'Ada', players: ['Ada', '#12'] }] },
      left: null,
      round: 3,
    };
    expect(guestsCalled(evening, called)).toEqual({
      public: { organisers: ['Hat 3'], pairs: [{ name: 'Ada', players: ['Ada', 'Hat 12'] }] },
      left: null,
      round: 3,
    });
  });

  it('leave what has none of them as it is', () => {
    const evening = { hands: ['#H9', '# 3', 'Table #3'], tables: [[1], []] };
    expect(guestsCalled(evening, called)).toBe(evening);
  });
});
