/* A deal that is thrown in says so truly: nobody need have passed alone for it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const LOCALES = join(__dirname, '..', '..', '..', 'messages', 'locales');
const sentence = (language: string): string =>
  /^client-result-thrown-in = (.*)$/m.exec(readFileSync(join(LOCALES, language, 'client.ftl'), 'utf8'))?.[1] ?? '';

describe('the result of a deal thrown in', () => {
  it.each(['en', 'de'])(
    'does not say that everybody passed, since a proposal may have found no partner (%s)',
    (language) => {
      expect(sentence(language)).not.toBe('');
      expect(sentence(language)).not.toMatch(/Everyone|Alle/);
    },
  );
});
