/* Recomputes every card of a sealed deal from what was shown before and after it; the same as `whist verify`. Pure. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { RecordOf } from '../net/api';
import type { Proof } from '../net/wire';
import type { Kept } from './sealing';

/** What a check found wrong; empty means that everything fits. */
export type Finding = 'seal' | 'shown' | 'commitment' | 'part' | 'cards' | 'gap' | 'unread';

const DECK_ROWS = [
  ['2', 'MK SY WL'], ['3', 'MW SK LY'], ['4', 'MS WL YK'], ['5', 'ML SW YK'], ['6', 'MW SY LK'], ['7', 'ML SK WY'], ['8', 'MS WL YK'], ['9', 'MS WY LK'],
  ['P', 'MSL MYK SWK WLY'], ['C', 'MWK MLY SWY SLK'], ['X', 'M S W L Y K'],
] as const;
const SUITS = [...'MSWLYK'];

interface Stock {
  readonly cards: readonly string[];
  readonly side: readonly string[];
  readonly sideLabel: (number: number) => string;
}

/** What a game shuffles, in the order before the shuffle. */
export function stockOf(game: string, options: Readonly<Record<string, unknown>>): Stock {
  const sideLabel = (number: number): string => `deal/${number}/side`;
  const aces = SUITS.map((suit) => `${suit}A`);
  const rows = (left: string): string[] => DECK_ROWS.flatMap(([rank, suits]) => (left.includes(rank) ? [] : suits.split(' ').map((each) => each + rank)));
  if (game === 'gongor') return { cards: rows('PC'), side: aces, sideLabel };
  if (game === 'hermits') {
    const eight = [1, 2, 3, 4, 5, 6].flatMap((rank) => SUITS.map((suit) => `${suit}${rank}`));
    return { cards: options['deck'] === 'eight_tricks' ? eight : [...aces, ...rows('')], side: SUITS, sideLabel: () => 'match/side' };
  }
  return { cards: [...'CDHS'].flatMap((suit) => [...'23456789TJQKA'].map((rank) => suit + rank)), side: [], sideLabel };
}

/** The random words of a seed under a label: each block is an HMAC over the label and its number. */
function* words(seed: Uint8Array, label: string): Generator<number> {
  for (let block = 0; ; block++) {
    const counter = new Uint8Array(8);
    new DataView(counter.buffer).setBigUint64(0, BigInt(block));
    const digest = hmac(sha256, seed, concatBytes(utf8ToBytes(label), counter));
    const read = new DataView(digest.buffer, digest.byteOffset);
    for (let at = 0; at < digest.length; at += 4) yield read.getUint32(at);
  }
}

/** The items in the order this seed gives them. */
export function shuffled(items: readonly string[], seed: Uint8Array, label: string): string[] {
  const stream = words(seed, label);
  const below = (bound: number): number => {
    const fair = Math.floor(2 ** 32 / bound) * bound;
    for (;;) {
      const word = stream.next().value as number;
      if (word < fair) return word % bound;
    }
  };
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = below(last + 1);
    const held = order[last] as string;
    order[last] = order[other] as string;
    order[other] = held;
  }
  return order;
}

/** A deal's text as a record writes it. */
export function dealText(game: string, options: Readonly<Record<string, unknown>>, seed: Uint8Array, number: number): string {
  const stock = stockOf(game, options);
  const pack = shuffled(stock.cards, seed, `deal/${number}/pack`).join(' ');
  return stock.side.length ? `${pack} / ${shuffled(stock.side, seed, stock.sideLabel(number)).join(' ')}` : pack;
}

/** JSON with sorted keys and no spaces. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    return `{${Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

export const seedOf = (proof: Proof): Uint8Array =>
  hmac(sha256, hexToBytes(proof.secret), concatBytes(...proof.parts.map((part) => (part ? hexToBytes(part) : new Uint8Array(32)))));

/** Whether every seal this device was shown up to this one is opened in the record, none of them exchanged. */
export function isWhole(record: RecordOf, shown: readonly Kept[], upTo: number): boolean {
  const opened = new Map(record.deals.flatMap(({ proof }) => (proof ? [[proof.number, proof.sealed] as const] : [])));
  return shown.every(({ number, sealed }) => number > upTo || opened.get(number) === sealed);
}

/** Everything that does not fit. `number` is the deal's own, `cards` what was dealt, `kept` what this device saw before the deal. */
export function findings(proof: Proof, record: Pick<RecordOf, 'game' | 'options'>, number: number, cards: string, kept: Kept | undefined): Finding[] {
  const found: Finding[] = [];
  const bound = canonical({ game: record.game, number: proof.number, options: record.options, secret: proof.secret, table: proof.table });
  if (bytesToHex(sha256(utf8ToBytes(bound))) !== proof.sealed) found.push('seal');
  const others = kept?.commitments.length && kept.commitments.join() !== proof.commitments.join();
  if (kept && (kept.sealed !== proof.sealed || others)) found.push('shown');
  if (proof.parts.some((part, seat) => part && bytesToHex(sha256(hexToBytes(part))) !== proof.commitments[seat])) found.push('commitment');
  if (kept && kept.seat !== null && proof.parts[kept.seat] && proof.parts[kept.seat] !== kept.part) found.push('part');
  if (dealText(record.game, record.options, seedOf(proof), number) !== cards.trim()) found.push('cards');
  return found;
}
