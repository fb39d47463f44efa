/* Recomputes every card of a sealed deal from what was shown before and after it; the same as `whist verify`. Pure. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { RecordOf } from '../net/api';
import type { StockRule } from '../net/profile';
import type { Proof } from '../net/wire';
import type { KeptSeal } from './sealing';

/** A fault that a check found. */
export type Finding = 'seal' | 'shown' | 'commitment' | 'part' | 'cards' | 'gap' | 'unread';

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

/** Draws whole numbers below a bound, in the order this seed gives them. */
function drawing(seed: Uint8Array, label: string): (bound: number) => number {
  const stream = words(seed, label);
  return (bound) => {
    const fair = Math.floor(2 ** 32 / bound) * bound;
    for (;;) {
      const word = stream.next().value as number;
      if (word < fair) return word % bound;
    }
  };
}

/** The items in the order this seed gives them. */
export function shuffled(items: readonly string[], seed: Uint8Array, label: string): string[] {
  const below = drawing(seed, label);
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = below(last + 1);
    const held = order[last] as string;
    order[last] = order[other] as string;
    order[other] = held;
  }
  return order;
}

/** A deal as a record writes it: its cards, and its acts, which have those played. */
export interface Dealt {
  readonly deal?: string;
  readonly acts?: readonly string[];
}

/** The fewest cards of each part of a pack that is cut. */
const LEAST_CUT = 4;
const FOUR = 4;

/** The pack after a deal to four: the cards played, in order, then those left in each hand, from the dealer's left. */
function gathered(stock: StockRule, { deal = '', acts = [] }: Dealt): string[] {
  const plays = acts.flatMap((act) => / play (\S+)$/.exec(act)?.[1] ?? []);
  const place = new Map(deal.split(' ').map((card, at) => [card, at % FOUR]));
  const left = stock.cards.filter((card) => !plays.includes(card));
  return [
    ...plays,
    ...Array.from({ length: FOUR }, (_, hand) => left.filter((card) => place.get(card) === hand)).flat(),
  ];
}

/** The text of a deal whose pack is not shuffled: cut by the seed, and dealt to four in packets. */
function unshuffledText(stock: StockRule, seed: Uint8Array, number: number, before: Dealt): string {
  const pack = gathered(stock, before);
  const cut = LEAST_CUT + drawing(seed, `deal/${number}/cut`)(pack.length - 2 * LEAST_CUT + 1);
  const rest = [...pack.slice(cut), ...pack.slice(0, cut)];
  const hands = Array.from({ length: FOUR }, (): string[] => []);
  for (const size of stock.packets) for (const hand of hands) hand.push(...rest.splice(0, size));
  return (hands[0] ?? []).flatMap((_, round) => hands.map((hand) => hand[round])).join(' ');
}

/** A deal's text as a record writes it; `before` is the deal before it, undefined for the first. */
export function dealText(stock: StockRule, seed: Uint8Array, number: number, before?: Dealt): string {
  if (before && stock.packets.length && before.deal?.split(' ').length === stock.cards.length)
    return unshuffledText(stock, seed, number, before);
  const pack = shuffled(stock.cards, seed, `deal/${number}/pack`).join(' ');
  return stock.side.length
    ? `${pack} / ${shuffled(stock.side, seed, stock.side_label.replace('{number}', String(number))).join(' ')}`
    : pack;
}

/** JSON with sorted keys and no spaces. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    return `{${Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`)
      .join(',')}}`;
  }
  return JSON.stringify(value);
}

export const seedOf = (proof: Proof): Uint8Array =>
  hmac(
    sha256,
    hexToBytes(proof.secret),
    concatBytes(...proof.parts.map((part) => (part ? hexToBytes(part) : new Uint8Array(32)))),
  );

/** True if every seal this device was shown up to this one is opened in the record, none of them exchanged. */
export function isWhole(record: RecordOf, shown: readonly KeptSeal[], upTo: number): boolean {
  const opened = new Map(record.deals.flatMap(({ proof }) => (proof ? [[proof.number, proof.sealed] as const] : [])));
  return shown.every(({ number, sealed }) => number > upTo || opened.get(number) === sealed);
}

/**
 * Everything that does not fit. `stock` is shuffled in this game, `number` the deal's own, `cards` what was dealt,
 * `kept` what this device saw before the deal, `before` the deal before it.
 */
export function findings(
  proof: Proof,
  record: Pick<RecordOf, 'game' | 'options'>,
  stock: StockRule,
  number: number,
  cards: string,
  kept: KeptSeal | undefined,
  before?: Dealt,
): Finding[] {
  const found: Finding[] = [];
  const bound = canonical({
    game: record.game,
    number: proof.number,
    options: record.options,
    secret: proof.secret,
    table: proof.table,
  });
  if (bytesToHex(sha256(utf8ToBytes(bound))) !== proof.sealed) found.push('seal');
  const others = kept?.commitments.length && kept.commitments.join() !== proof.commitments.join();
  if (kept && (kept.sealed !== proof.sealed || others)) found.push('shown');
  if (proof.parts.some((part, seat) => part && bytesToHex(sha256(hexToBytes(part))) !== proof.commitments[seat]))
    found.push('commitment');
  if (kept && kept.seat !== null && proof.parts[kept.seat] && proof.parts[kept.seat] !== kept.part) found.push('part');
  if (dealText(stock, seedOf(proof), number, before) !== cards.trim()) found.push('cards');
  return found;
}
