/* The additions to an evening's messages for its printed pages, over HTTP. */
import { ask } from './api';
import type { Schedule, LaidDeals, Results } from './wire.gen';

export type { PlannedSeat, PlannedRound, Schedule, DealToLay, LaidDeals, Results } from './wire.gen';

const path = (code: string, page: string): string => `/api/evenings/${encodeURIComponent(code)}/${page}`;
export const getSchedule = (code: string): Promise<Schedule> => ask('GET', path(code, 'schedule'));
export const getLaidDeals = (code: string): Promise<LaidDeals> => ask('GET', path(code, 'deals'));
export const getResults = (code: string): Promise<Results> => ask('GET', path(code, 'results'));
