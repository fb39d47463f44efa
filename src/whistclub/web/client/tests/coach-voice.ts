/* The voice of the coach for tests, in either language. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CoachVoice } from '../src/coach/coach-text';
import { Catalogue, type Language } from '../src/messages/catalogue';
import { Speaker } from '../src/messages/speaker';

const LOCALES = join(import.meta.dirname, '../../../messages/locales');

export function voiceIn(language: Language): CoachVoice {
  const folder = join(LOCALES, language);
  const text = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf-8'))
    .join('\n');
  const catalogue = new Catalogue(language, text);
  return {
    say: (key, values) => catalogue.format(key, values),
    speaker: new Speaker(catalogue, 'french'),
    named: (letter) => (letter === 'S' ? catalogue.format('client-you-among') : 'Ingrid'),
    you: 'S',
  };
}
