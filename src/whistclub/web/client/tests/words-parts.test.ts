import { describe, expect, it } from 'vitest';
import { wordsOfPart } from '../install/words.ts';

const TEXT = `# Words
-club = Whistclub
client-title = { -club }
client-count = { $count ->
    [one] one deal
   *[other] { $count } deals
}
party-own-title = Your evenings
party-guest-name = Your name at { client-title }
party-guest-deals = { $count ->
    [one] a deal
   *[other] deals
}
app-only = The terminal alone says this.
cli-help = And the command this.`;

describe('the parts of the messages', () => {
  it('gives every page its messages whole, and none of a party, the command or the terminal', () => {
    const all = wordsOfPart(TEXT, 'all');
    expect(all.match(/^-?[\w-]+(?= =)/gm)).toEqual(['-club', 'client-title', 'client-count', 'party-own-title']);
    expect(all).toContain('*[other] { $count } deals\n}\n');
  });

  it('gives the pages of a party theirs alone', () => {
    expect(wordsOfPart(TEXT, 'party').match(/^-?[\w-]+(?= =)/gm)).toEqual(['party-guest-name', 'party-guest-deals']);
  });

  it('refuses a message that needs one of another part', () => {
    expect(() => wordsOfPart('client-a = { party-guest-name }\nparty-guest-name = Ada', 'all')).toThrow(
      'client-a needs party-guest-name',
    );
  });
});
