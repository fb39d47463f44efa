/* Prepared deals: a teacher lays them out, pupils play them alone against the same bots, results stand side by side. */
import { ask, askToOpen } from './api';
import type { Said, Why } from './wire';

/**
 * A deal that was read: the cards in the order dealt, the hands by seat, and the card turned for trump (empty for
 * none).
 */
export interface LaidDeal {
  readonly deal: string;
  readonly dealer: string;
  readonly hands: readonly string[];
  readonly turned: string;
}

export interface PastedText {
  readonly preset: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly text: string;
}

/** What a text holds: deals, and the lines that cannot be used. */
export interface TextRead {
  readonly deals: readonly unknown[];
  readonly left_out: readonly { readonly line: number; readonly why: Why }[];
}

export interface ReadText extends TextRead {
  readonly preset: string;
  readonly options: Readonly<Record<string, string>>;
  readonly deals: readonly LaidDeal[];
}

export interface NewPrepared {
  readonly title: string;
  readonly note: string;
  readonly preset: string;
  readonly options: Readonly<Record<string, string>>;
  readonly bot: string;
  readonly seat: number;
  readonly deals: readonly { readonly deal: string; readonly dealer: string }[];
}

export interface PreparedBrief {
  readonly id: string;
  readonly title: string;
  readonly preset: string;
  readonly count: number;
  readonly made_ms: number;
  readonly shown: boolean;
}

export interface PreparedList {
  readonly taught: readonly PreparedBrief[];
}

/** What a deal came to: the label says what was played. */
export interface PreparedResult {
  readonly points: number;
  readonly tricks: number | null;
  readonly label: readonly (Said | null)[] | null;
  readonly assisted: boolean;
  readonly stopped: boolean;
}

export interface OwnTry {
  readonly deal: number;
  readonly table: string;
  readonly match: string;
  readonly result: PreparedResult | null;
}

export interface Prepared {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly teacher: string;
  readonly guest: number;
  readonly yours: boolean;
  readonly preset: string;
  readonly options: Readonly<Record<string, string>>;
  readonly bot: string;
  readonly seat: number;
  readonly count: number;
  readonly shown: boolean;
  readonly tries: readonly OwnTry[];
  readonly laid: readonly LaidDeal[];
  readonly url: string;
  readonly squares: readonly string[];
}

/** A result in the list; `cost` are the points that own errors cost, null until the coach has looked. */
export interface PreparedRow {
  readonly deal: number;
  readonly name: string;
  readonly guest: number;
  readonly you: boolean;
  readonly table: string;
  readonly match: string;
  readonly result: PreparedResult | null;
  readonly cost: number | null;
}

export interface PreparedResults {
  readonly rows: readonly PreparedRow[];
  readonly again_ms: number;
}

const path = (id: string): string => `/api/prepared/${encodeURIComponent(id)}`;

export const getPreparedList = (): Promise<PreparedList> => ask('GET', '/api/prepared');
export const readDeals = (pasted: PastedText): Promise<ReadText> => ask('POST', '/api/prepared/text', pasted);
export const prepare = (made: NewPrepared): Promise<{ readonly id: string }> => askToOpen('/api/prepared', made);
export const getPrepared = (id: string): Promise<Prepared> => ask('GET', path(id));
export const getPreparedResults = (id: string): Promise<PreparedResults> => ask('GET', `${path(id)}/results`);
export const openPrepared = (id: string, deal: number): Promise<{ readonly path: string }> =>
  ask('POST', `${path(id)}/deals/${deal}`, {});
export const showPrepared = (id: string): Promise<Prepared> => ask('PUT', `${path(id)}/shown`, {});
export const deletePrepared = (id: string): Promise<PreparedList> => ask('DELETE', path(id));
