/* Seasons and the lists of people, as `web/http/evenings/season_types.py` has them. */
import { ask, askToOpen } from './api';
import type { Part } from './evening';

export interface SeasonRules {
  readonly counting?: 'places' | 'sums' | 'means';
  /** The best so many evenings count, 0 for all. */
  readonly best?: number;
  /** A place takes so many evenings. */
  readonly least?: number;
  /** The points for the first place. */
  readonly first?: number;
  readonly planned?: number;
}

export interface NewSeason {
  readonly name: string;
  readonly rules: SeasonRules;
}

export interface SeasonEvening {
  readonly code: string;
  readonly name: string;
  readonly opened_ms: number;
  readonly over: boolean;
  readonly counts: boolean;
  /** Its results were typed from real cards. */
  readonly typed?: boolean;
}

/** A line of the table; `worths` by evening, null where they were not there, `counted` are the evenings that count. */
export interface SeasonPlace {
  readonly rank: number;
  readonly before: number;
  readonly name: string;
  readonly value: number;
  readonly worths: readonly (number | null)[];
  readonly counted: readonly number[];
  readonly came: number;
}

/** Somebody's place and value before a correction and after it; null, and a rank of 0, where they had none. */
export interface SeasonMoved {
  readonly name: string;
  readonly rank_was: number;
  readonly value_was: number | null;
  readonly rank: number;
  readonly value: number | null;
}

/** Other results of an evening that had counted already. */
export interface SeasonCorrection {
  readonly code: string;
  readonly name: string;
  readonly opened_ms: number;
  readonly at_ms: number;
  readonly moved: readonly SeasonMoved[];
}

/** A time at which the table changed. */
export interface SeasonMoment {
  readonly at_ms: number;
  readonly name: string;
  readonly corrected: boolean;
}

export interface SeasonPage {
  readonly code: string;
  readonly name: string;
  readonly rules: SeasonRules;
  readonly evenings: readonly SeasonEvening[];
  readonly rows: readonly SeasonPlace[];
  readonly unit: string;
  readonly url: string;
  readonly squares: readonly string[];
  readonly organiser: boolean;
  readonly key: string;
  /** The time as of which the table is shown, 0 for now. */
  readonly at_ms?: number;
  readonly moments?: readonly SeasonMoment[];
  readonly corrections?: readonly SeasonCorrection[];
}

/** Somebody in the list, as an organiser writes them down. */
export interface MemberForm {
  readonly name: string;
  readonly part?: Part | null;
  readonly note?: string;
  readonly phone?: boolean;
}

export interface MemberRow {
  readonly number: number;
  readonly entry: MemberForm;
  readonly came: number;
  readonly last_ms: number;
  readonly own_phone: boolean;
}

export interface MemberList {
  readonly code: string;
  readonly name: string;
  readonly members: readonly MemberRow[];
}

export interface OwnSeason {
  readonly code: string;
  readonly name: string;
}

export interface OwnEntry {
  readonly code: string;
  readonly season: string;
  readonly number: number;
  readonly entry: MemberForm;
}

/** The names that an organiser is offered at the door: the list, and those who were at the last evening. */
export interface KnownPeople {
  readonly season: OwnSeason | null;
  readonly members: readonly MemberRow[];
  readonly last: {
    readonly name: string;
    readonly opened_ms: number;
    readonly people: readonly { readonly name: string; readonly part: Part | null }[];
  } | null;
  readonly seasons: readonly OwnSeason[];
}

const at = (code: string, rest = ''): string => `/api/seasons/${encodeURIComponent(code)}${rest}`;
/** The names that may be offered for the list of an evening to come. */
export const getKnownBefore = (): Promise<KnownPeople> => ask('GET', '/api/me/known');
export const getOwnSeasons = (): Promise<{ seasons: readonly OwnSeason[] }> => ask('GET', '/api/seasons');
export const openSeason = (season: NewSeason): Promise<{ code: string; path: string }> =>
  askToOpen('/api/seasons', season);
const asOf = (atMs: number): string => (atMs ? `?at_ms=${String(atMs)}` : '');
/** A season, with its table as of a time, 0 for now. */
export const getSeason = (code: string, atMs = 0): Promise<SeasonPage> => ask('GET', at(code, asOf(atMs)));
export const changeSeason = (code: string, season: NewSeason): Promise<SeasonPage> => ask('PUT', at(code), season);
export const organiseSeason = (code: string, key: string): Promise<SeasonPage> =>
  ask('POST', at(code, '/organisers'), { key });
export const joinSeason = (code: string, evening: string): Promise<SeasonPage> =>
  ask('PUT', at(code, `/evenings/${evening}`));
export const partFromSeason = (code: string, evening: string): Promise<SeasonPage> =>
  ask('DELETE', at(code, `/evenings/${evening}`));
export const getMembers = (code: string): Promise<MemberList> => ask('GET', at(code, '/members'));
export const addMember = (code: string, entry: MemberForm): Promise<MemberList> =>
  ask('POST', at(code, '/members'), entry);
export const changeMember = (code: string, number: number, entry: MemberForm): Promise<MemberList> =>
  ask('PUT', at(code, `/members/${String(number)}`), entry);
export const deleteEntry = (code: string, number: number): Promise<{ entries: readonly OwnEntry[] }> =>
  ask('DELETE', at(code, `/members/${String(number)}`));
export const keepPeople = (code: string, evening: string): Promise<MemberList> =>
  ask('PUT', at(code, `/members/evenings/${evening}`));
export const getOwnEntries = (): Promise<{ entries: readonly OwnEntry[] }> => ask('GET', '/api/me/entries');
export const getKnownPeople = (evening: string): Promise<KnownPeople> =>
  ask('GET', `/api/evenings/${encodeURIComponent(evening)}/known`);
export const tablePath = (code: string, atMs = 0): string => at(code, `/table.csv${asOf(atMs)}`);
export const membersPath = (code: string): string => at(code, '/members.csv');
