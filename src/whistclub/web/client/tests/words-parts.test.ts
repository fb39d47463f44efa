import { describe, expect, it } from 'vitest';
import { wordsOfPart } from '../install/words.ts';

const TEXT = `# Words
-club = Whistclub
client-title = { -club }
client-count = { $count ->
    [one] one deal
   *[other] { $count } deals
}
evening-own-title = Your evenings
evening-guest-name = Your name at { client-title }
evening-guest-deals = { $count ->
    [one] a deal
   *[other] deals
}
app-only = The terminal alone says this.
cli-help = And the command this.`;

describe('the parts of the messages', () => {
  it('gives every page its messages whole, and none of an evening, the command or the terminal', () => {
    const all = wordsOfPart(TEXT, 'all');
    expect(all.match(/^-?[\w-]+(?= =)/gm)).toEqual(['-club', 'client-title', 'client-count', 'evening-own-title']);
    expect(all).toContain('*[other] { $count } deals\n}\n');
  });

  it('gives the pages of an evening theirs alone', () => {
    expect(wordsOfPart(TEXT, 'evening').match(/^-?[\w-]+(?= =)/gm)).toEqual([
      'evening-guest-name',
      'evening-guest-deals',
    ]);
  });

  it('refuses a message that needs one of another part', () => {
    expect(() => wordsOfPart('client-a = { evening-guest-name }\nevening-guest-name = Ada', 'all')).toThrow(
      'client-a needs evening-guest-name',
    );
  });
});
