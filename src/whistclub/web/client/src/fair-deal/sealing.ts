/* A person's own part in the shuffle: random bytes, bound by their SHA-256 before anybody opens theirs. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { Command, Seal } from '../net/wire';
import type { Model } from '../match/model';

const KEY = 'whistclub-seals';
const KEPT = 200;

/** The seal of a deal as this device was shown it, and the device's own part. */
export interface KeptSeal {
  readonly match: string;
  readonly number: number;
  readonly sealed: string;
  /** The commitments before anybody had opened; empty until then. */
  readonly commitments: readonly string[];
  readonly part: string;
  readonly seat: number | null;
}

function read(): KeptSeal[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as KeptSeal[];
  } catch {
    return [];
  }
}

function keep(kept: KeptSeal): void {
  const others = read().filter((one) => one.match !== kept.match || one.number !== kept.number);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, kept].slice(-KEPT)));
  } catch {
    /* Without a place to keep it the deal goes on; the check then has less to compare. */
  }
}

/** The seal and part that this device kept of a deal. */
export const keptOf = (match: string, number: number): KeptSeal | undefined =>
  read().find((one) => one.match === match && one.number === number);

/** Every sealed deal of a match that this device was shown. */
export const keptOfMatch = (match: string): KeptSeal[] => read().filter((one) => one.match === match);

/** The seals shown before the deals of a match, in the form that `whist verify --shown` reads. */
export function shownText(match: string): string {
  const shown = keptOfMatch(match).map(({ number, sealed, commitments, part, seat }) => ({
    number,
    sealed,
    commitments,
    seat,
    part,
  }));
  return JSON.stringify(shown.sort((a, b) => a.number - b.number));
}

/** Answers each seal by itself: a commitment first, the part once all commitments stand. */
export class Sealer {
  private readonly answered = new Set<string>();

  constructor(private readonly send: (command: Command) => void) {}

  see(model: Model): void {
    const seal = model.seal;
    if (!seal) return;
    const kept = keptOf(model.match, seal.number) ?? this.begin(model, seal);
    if (seal.opening && !kept.commitments.length) keep({ ...kept, commitments: seal.commitments });
    if (model.may.includes('commit') && this.once(model, seal, 'commit')) {
      this.send({ do: 'commit', number: seal.number, commitment: bytesToHex(sha256(hexToBytes(kept.part))) });
    }
    if (seal.opening && model.may.includes('open') && this.once(model, seal, 'open')) {
      this.send({ do: 'open', number: seal.number, part: kept.part });
    }
  }

  private begin(model: Model, seal: Seal): KeptSeal {
    const part = bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
    const kept = {
      match: model.match,
      number: seal.number,
      sealed: seal.sealed,
      commitments: [],
      part,
      seat: model.you.seat,
    };
    keep(kept);
    return kept;
  }

  private once(model: Model, seal: Seal, what: string): boolean {
    const key = `${model.match}/${seal.number}/${what}`;
    if (this.answered.has(key)) return false;
    this.answered.add(key);
    return true;
  }
}
