/* The additions to an evening's messages for its printed pages, over HTTP. */
import { ask } from './api';
import type { Schedule, LaidDeals, Results, TableCode } from './wire.gen';

export type { PlannedSeat, PlannedRound, Schedule, DealToLay, LaidDeals, Results, TableCode } from './wire.gen';

const path = (code: string, page: string): string => `/api/evenings/${encodeURIComponent(code)}/${page}`;
export const getSchedule = (code: string): Promise<Schedule> => ask('GET', path(code, 'schedule'));
/** The codes that open the entries of the first so many tables. */
export const getTableCodes = (code: string, count: number): Promise<{ codes: readonly TableCode[] }> =>
  ask('GET', path(code, `tables?count=${String(count)}`));
export const getLaidDeals = (code: string): Promise<LaidDeals> => ask('GET', path(code, 'deals'));
export const getResults = (code: string): Promise<Results> => ask('GET', path(code, 'results'));
