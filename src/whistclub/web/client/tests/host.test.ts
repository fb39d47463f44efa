import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ToClient, Welcome } from '../src/net/wire';
import { Catalogue } from '../src/messages/catalogue';
import { hostSentences } from '../src/table/announcements/seats';
import { withTable } from '../src/table/session/event-note';
import { fromWelcome, type Model } from '../src/match/model';
import { game } from './games';

const LOCALE = join(import.meta.dirname, '../../../messages/locales/en');
const SPOKEN = join(import.meta.dirname, '../../../../../tests/golden/spoken/minnesota.jsonl');
const words = new Catalogue(
  'en',
  readdirSync(LOCALE)
    .map((name) => readFileSync(join(LOCALE, name), 'utf-8'))
    .join('\n'),
);
const welcome = readFileSync(SPOKEN, 'utf8')
  .split('\n')
  .map((line) => JSON.parse(line || '{}') as ToClient)
  .find((one): one is Welcome => one.tell === 'welcome');

function hosted(host: string, hostSeat: number | null, isYou = false): Model {
  if (!welcome) throw new Error('no welcome');
  const model = fromWelcome(welcome, game(welcome.table.game));
  const seats = welcome.table.seats.map((seat, place) => ({
    ...seat,
    kind: 'person' as const,
    name: ['Ada', 'Bo', 'Cleo', 'Dag'][place] ?? '',
  }));
  const table = { ...welcome.table, seats, host, host_seat: hostSeat };
  return withTable(model, { table, you: { ...welcome.you, seat: 3, host: isYou } }, game);
}

test('another host is announced by name', () => {
  expect(hostSentences(hosted('Ada', 0), hosted('Bo', 1), words)).toEqual(['Bo is the host now.']);
});
test('who has become host is told what that means', () => {
  expect(hostSentences(hosted('Ada', 0), hosted('Dag', 3, true), words)).toEqual([
    'You are the host now: you start the game and set the rules.',
  ]);
});
test('a host without a seat who is replaced is announced', () => {
  expect(hostSentences(hosted('Ada', null), hosted('Bo', 1), words)).toEqual(['Bo is the host now.']);
});
test('a host who takes another name or another seat is the same', () => {
  expect(hostSentences(hosted('Ada', 0), hosted('Adelheid', 0), words)).toEqual([]);
  expect(hostSentences(hosted('Ada', 0), hosted('Ada', 2), words)).toEqual([]);
});
