/* Prepared deals: a teacher lays them out, pupils play them alone against the same bots, results stand side by side. */
import { ask, askToOpen } from './api';
import type { Why } from './wire';
import type { PastedText, ReadText, NewPrepared, PreparedList, Prepared, PreparedResults } from './wire.gen';

export type {
  LaidDeal,
  PastedText,
  ReadText,
  NewPrepared,
  PreparedBrief,
  PreparedList,
  PreparedResult,
  OwnTry,
  Prepared,
  PreparedRow,
  PreparedResults,
} from './wire.gen';

/** What a text holds: deals, and the lines that cannot be used. */
export interface TextRead {
  readonly deals: readonly unknown[];
  readonly left_out: readonly { readonly line: number; readonly why: Why }[];
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
