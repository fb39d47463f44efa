/* Seasons and the lists of people, over HTTP. */
import { ask, askToOpen } from './api';
import type {
  ClubPage,
  NewSeason,
  SeasonPage,
  MemberForm,
  MemberList,
  OwnSeason,
  OwnEntry,
  KnownPeople,
} from './wire.gen';

export type {
  ClubPage,
  SeasonRules,
  NewSeason,
  SeasonEvening,
  SeasonPlace,
  SeasonMoved,
  SeasonCorrection,
  SeasonMoment,
  SeasonPage,
  MemberForm,
  MemberRow,
  MemberList,
  OwnSeason,
  OwnEntry,
  KnownPeople,
} from './wire.gen';

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
export const showClub = (code: string, club: ClubPage): Promise<SeasonPage> => ask('PUT', at(code, '/club'), club);
/** The page of somebody by their name in the table. */
export const personPath = (code: string, name: string): string =>
  at(code, `/people.html?name=${encodeURIComponent(name)}`);
export const clubPath = (code: string): string => at(code, '/club.html');
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
