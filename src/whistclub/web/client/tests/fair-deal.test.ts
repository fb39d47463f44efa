import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import type { Proof } from '../src/net/wire';
import { canonical, dealText, findings, isWhole, seedOf, shuffled } from '../src/fair-deal/fair-deal';
import { stockOf } from '../src/match/profile';
import { game } from './games';

const seedOfText = (text: string) => sha256(utf8ToBytes(`whist:${text}`));
const OPTIONS = { target: 13, colours: 'black_high' };

/* The vectors stand in the project's page on chance. */
test.each([
  ['minnesota', {}, 'SJ SA S5 H9 D9 H7', 'H3 S2 D4 D3'],
  ['gongor', {}, 'YK8 MW3 MW6 SX MS8', 'LK6 SY6 WL4 SW5 / SA WA KA MA YA LA'],
  ['hermits', { deck: 'extended' }, 'YK8 YA YK5 LX WA', 'SY6 WL4 SWKP SK3 / M W S L K Y'],
])('the text 1 deals the cards of the vectors: %s', (key, options, begins, ends) => {
  const text = dealText(stockOf(game(key), options), seedOfText('1'), 1);
  expect(text.startsWith(begins)).toBe(true);
  expect(text.endsWith(ends)).toBe(true);
});
test('eight tricks begin M1 W1 M3 L2 S6', () => {
  expect(
    shuffled(stockOf(game('hermits'), { deck: 'eight_tricks' }).cards, seedOfText('1'), 'deal/1/pack').slice(0, 5),
  ).toEqual(['M1', 'W1', 'M3', 'L2', 'S6']);
});

test('an unshuffled pack is gathered, cut and dealt in packets', () => {
  const stock = stockOf(game('kleurwiezen'), { unshuffled: true });
  const suits = ['H', 'D', 'C', 'S'].map((suit) => [...'23456789TJQKA'].map((rank) => suit + rank));
  const first = Array.from({ length: 13 }, (_, round) => suits.map((suit) => suit[round])).flat();
  const seed = seedOfText('466');
  const second = dealText(stock, seed, 2, { deal: first.join(' '), acts: ['E call pass'] });
  expect(second.split(' ').filter((_, place) => place % 4 === 0)).toEqual(
    'H7 H8 H9 HT DT DJ DQ DK CK CA S2 S3 S4'.split(' '),
  );
  const acts = 'HT HJ D2 H2 S5 ST C9 S2'.split(' ').map((card) => `E play ${card}`);
  expect(dealText(stock, seed, 3, { deal: second, acts }).split(' ').slice(0, 4)).toEqual(['CK', 'DQ', 'H9', 'C3']);
  expect(dealText(stock, seed, 2)).toBe(dealText(stockOf(game('kleurwiezen'), {}), seed, 2));
});

function sealed(): { proof: Proof; cards: string } {
  const part = 'ab'.repeat(32);
  const secret = '01'.repeat(32);
  const bound = canonical({ game: 'minnesota', number: 2, options: OPTIONS, secret, table: 't' });
  const proof: Proof = {
    table: 't',
    number: 2,
    secret,
    parts: [part, '', '', ''],
    commitments: [bytesToHex(sha256(Uint8Array.from({ length: 32 }, () => 0xab))), '', '', ''],
    sealed: bytesToHex(sha256(utf8ToBytes(bound))),
  };
  return { proof, cards: dealText(STOCK, seedOf(proof), 2) };
}
const STOCK = stockOf(game('minnesota'), OPTIONS);
const record = { game: 'minnesota', options: OPTIONS };
const kept = (proof: Proof) => ({
  match: 't',
  number: 2,
  sealed: proof.sealed,
  commitments: proof.commitments,
  part: 'ab'.repeat(32),
  seat: 0,
});

test('a deal that fits its seal is found fair', () => {
  const { proof, cards } = sealed();
  expect(findings(proof, record, STOCK, 2, cards, kept(proof))).toEqual([]);
});
test('another secret, another seal, another part and other cards are found', () => {
  const { proof, cards } = sealed();
  expect(findings({ ...proof, secret: '02'.repeat(32) }, record, STOCK, 2, cards, kept(proof))).toContain('seal');
  expect(findings({ ...proof }, record, STOCK, 2, cards, { ...kept(proof), sealed: '00' })).toEqual(['shown']);
  expect(findings({ ...proof, parts: ['cd'.repeat(32), '', '', ''] }, record, STOCK, 2, cards, kept(proof))).toEqual([
    'commitment',
    'part',
    'cards',
  ]);
  expect(findings(proof, record, STOCK, 2, cards.split(' ').reverse().join(' '), kept(proof))).toEqual(['cards']);
});

test('commitments exchanged after they were shown are found', () => {
  const { proof, cards } = sealed();
  expect(findings(proof, record, STOCK, 2, cards, { ...kept(proof), commitments: ['00', '', '', ''] })).toEqual([
    'shown',
  ]);
});
test('a seal that was shown and never opened is found', () => {
  const { proof } = sealed();
  const deals = [{ deal: '', proof }];
  expect(isWhole({ ...record, deals }, [kept(proof)], 2)).toBe(true);
  expect(isWhole({ ...record, deals }, [{ ...kept(proof), number: 1 }, kept(proof)], 2)).toBe(false);
});
