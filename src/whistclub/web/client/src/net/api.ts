/* What the club is asked, as `docs/wire.md` tells it. */
import { acted, isKnown } from './identity';
import { randomHex } from './lasting-socket';
import { PLAIN, type Profile } from './profile';
import { reach } from './reach';
import { readPatiently, sentAgain } from './retries';
import {
  wholeView,
  type DealOver,
  type TableEvent,
  type Line,
  type MatchOver,
  type Outline,
  type Proof,
  type SeatInfo,
  type SentView,
  type Settings,
  type TableInfo,
  type View,
  type Welcome,
  type Why,
} from './wire';

export interface Me {
  readonly known: boolean;
  readonly name: string;
  readonly guest?: number;
  /** The number of the drawn face. */
  readonly face?: number;
}

export interface OptionForm {
  readonly name: string;
  readonly default: string;
  readonly words: readonly string[];
  readonly switch: boolean;
  readonly number: boolean;
  readonly least: number | null;
  readonly most: number | null;
  readonly count: number;
  readonly none: boolean;
}

export interface PresetForm {
  readonly name: string;
  readonly changes: Readonly<Record<string, string>>;
  readonly accepts: readonly string[];
  /** The options of its deal of the day; null where it has none. */
  readonly daily: Readonly<Record<string, string>> | null;
}

export interface GameForm extends Profile {
  readonly key: string;
  readonly seats: number;
  readonly sides: number;
  readonly options: readonly OptionForm[];
  readonly presets: readonly PresetForm[];
  /** The kinds of act that the game declares. */
  readonly acts: readonly {
    readonly verb: string;
    readonly takes: { readonly words?: readonly string[] };
  }[];
  readonly lessons: readonly { readonly name: string; readonly learnt: readonly string[] }[];
  /** Positions to practise with, by convention; `rule` is its number on the convention card. */
  readonly drills: readonly { readonly name: string; readonly rule: string; readonly count: number }[];
}

/** A position of a drill: the table, the act to find, others that will do as well, and why. */
export interface DrillPlace {
  readonly table: Welcome;
  readonly answer: string;
  readonly also: readonly string[];
  readonly why: Why;
}

/** A place of the first steps, with what comes of each act that is allowed. */
export interface FirstStep {
  readonly name: string;
  readonly table: Welcome;
  readonly answer: string;
  readonly outcomes: Readonly<
    Record<
      string,
      {
        readonly taker: number | null;
        readonly card: string;
        readonly won: readonly number[];
        readonly means: '' | 'high' | 'low';
      }
    >
  >;
}

export interface Drill {
  readonly game: string;
  readonly name: string;
  readonly rule: string;
  readonly places: readonly DrillPlace[];
}

/** The form of a game that the club does not list. */
export const unlisted = (key: string): GameForm => ({
  ...PLAIN,
  key,
  seats: 4,
  sides: 4,
  options: [],
  presets: [],
  lessons: [],
  drills: [],
  acts: [],
});

export interface Games {
  readonly games: readonly GameForm[];
  /** Fluent text of the games of other packages, by language. */
  readonly words?: Readonly<Record<string, string>>;
  readonly bots: readonly string[];
  /** The names that bots have, by seat. */
  readonly bot_names?: readonly string[];
  readonly phrases: readonly { readonly name: string; readonly key: string }[];
  readonly origin: string;
  readonly local: boolean;
  /** The days after which guests who have nothing here are forgotten, 0 for never. */
  readonly forget_days?: number;
}

export interface NewTable {
  readonly settings: Settings;
  readonly seat?: number;
  readonly with_bots?: boolean;
  readonly daily?: boolean;
  readonly unranked?: boolean;
  readonly lesson?: string;
}

export interface Brief {
  readonly id: string;
  readonly preset: string;
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly names: readonly string[];
  readonly free: number;
  readonly seat: number | null;
  readonly turn: boolean;
  readonly changed_ms: number;
  /** The name of a guided deal. */
  readonly lesson?: string;
  /** Of one's own tables alone: the date of a deal of the day, the last match, who sits there, and how far it is. */
  readonly daily?: string;
  readonly match?: string;
  readonly seats?: readonly SeatInfo[];
  readonly going?: Going | null;
}

/**
 * The stand of the match at a table of one's own: deals over, the number of the one in play, the score by side, and the
 * trick as it lies.
 */
export interface Going {
  readonly deals: number;
  readonly number: number;
  readonly score: readonly number[];
  readonly stage: 'turn' | 'between' | 'others';
  readonly trick: readonly (readonly [number | null, string])[];
  readonly played_ms: number;
}

export interface Tables {
  readonly mine: readonly Brief[];
  readonly listed: readonly Brief[];
}

export interface DailyDay {
  readonly date: string;
  readonly presets: readonly string[];
  readonly sealed: string;
  readonly since_ms: number;
  readonly secret: string | null;
}

export interface Daily {
  readonly date: string;
  readonly presets: readonly string[];
  readonly tables: Readonly<Record<string, string>>;
  readonly over: readonly string[];
  readonly unranked: Readonly<Record<string, Why>>;
  readonly days: readonly DailyDay[];
  /** When the next deals come, and the club's clock. */
  readonly ends_ms: number;
  readonly now_ms: number;
  /** How many people have begun each deal of today. */
  readonly begun: Readonly<Record<string, number>>;
  /** The presets begun on each day. */
  readonly played: Readonly<Record<string, readonly string[]>>;
}

export interface DailyStanding {
  readonly date: string;
  readonly preset: string;
  readonly begun: number;
  readonly rows: readonly {
    readonly place: number;
    readonly name: string;
    readonly guest: number;
    readonly score: number;
    readonly you: boolean;
    readonly why: Why | null;
    /** The person's rating and its deviation; null where there is none to be shown. */
    readonly rating: readonly [number, number] | null;
  }[];
  /** Of each score, the least first, the number of ranked tries. */
  readonly scores: readonly (readonly [number, number])[];
  /** The results of bots by now, counted apart; `most` play the deal. */
  readonly bots: { readonly most: number; readonly scores: readonly (readonly [number, number])[] };
  /** The own try's table and match. */
  readonly table: string;
  readonly match: string;
}

export interface ReplayStep {
  readonly seat: number | null;
  readonly action: string;
  readonly events: readonly TableEvent[];
  readonly hands: readonly string[];
  readonly view: View | null;
}

export interface Replay {
  readonly table: string;
  readonly match: string;
  readonly game: string;
  readonly preset: string;
  readonly options: Readonly<Record<string, string>>;
  readonly names: readonly string[];
  readonly place: number;
  readonly places: number;
  readonly number: number;
  readonly dealer: string;
  readonly deal: string;
  readonly seed: string | null;
  readonly outline: Outline;
  readonly steps: readonly ReplayStep[];
  /** The cards by which players spoke to their partners: after how many acts, and a message about the suit. */
  readonly named?: readonly { readonly acts: number; readonly key: string; readonly suit: string }[];
  readonly lines: readonly Line[];
  readonly points: readonly number[];
  readonly ending: string | null;
  readonly proof: Proof | null;
  readonly result: MatchOver | null;
}

/** A replay as it is sent: empty fields of its views are left out. */
type SentReplay = Omit<Replay, 'steps' | 'outline'> & {
  readonly outline?: Outline;
  readonly steps: readonly (Omit<ReplayStep, 'view'> & { readonly view: SentView | null })[];
};

export interface DeviceLink {
  readonly path: string;
  readonly token: string;
  readonly expires_ms: number;
  readonly url: string;
  readonly squares: readonly string[];
}

/** A refusal by the club; `why` is null where the club could not be reached or gave no reason. */
export class Problem extends Error {
  constructor(
    readonly why: Why | null,
    readonly status: number,
  ) {
    super(why?.key ?? `status ${status}`);
  }
}

/** The status of an answer that is not the club's. */
export const NOT_THE_CLUB = 502;

/** Acts whose answers have not come yet, by what they ask. */
const underway = new Map<string, Promise<unknown>>();

/**
 * Asks the club; a refusal or a club that is not reached is a Problem.
 *
 * The same act once more before its answer came is the second tap of a double tap: it is not sent, and gets the first
 * one's answer.
 */
export const ask = <T>(method: string, path: string, body?: unknown): Promise<T> =>
  method === 'GET'
    ? fetched<T>(method, path, body)
    : tappedOnce(method, path, body, () => fetched<T>(method, path, body));

/** Asks the club to open something, under an id by which it opens it once, however often the request is sent. */
export const askToOpen = <T>(path: string, body: object): Promise<T> =>
  tappedOnce('POST', path, body, () => fetched<T>('POST', path, { ...body, id: randomHex(16) }));

function tappedOnce<T>(method: string, path: string, body: unknown, act: () => Promise<T>): Promise<T> {
  const what = `${method} ${path} ${JSON.stringify(body)}`;
  const known = underway.get(what);
  if (known) return known as Promise<T>;
  const answer = act().finally(() => underway.delete(what));
  underway.set(what, answer);
  return answer;
}

/**
 * True for what may be sent twice: everything but what makes something new each time. What a person whom the club does
 * not know opens would be somebody else's the second time.
 */
const isRepeatable = (method: string, body: unknown): boolean =>
  method !== 'POST' || (isKnown() && typeof body === 'object' && body !== null && 'id' in body);

async function fetched<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    const send = (): Promise<Response> =>
      reach().ask(method, path, body === undefined ? undefined : JSON.stringify(body));
    const sent = isRepeatable(method, body) ? () => sentAgain(send) : send;
    answer = await (method === 'GET' ? readPatiently(sent) : sent());
  } catch {
    throw new Problem(null, 0);
  }
  const read = (await answer.json().catch(() => null)) as { why?: Why } | null;
  if (!answer.ok) throw new Problem(read?.why ?? null, answer.status);
  // Whatever answers with a page, such as the sign-in of a network, is not the club.
  if (read === null) throw new Problem(null, NOT_THE_CLUB);
  if (method !== 'GET') acted();
  return read as T;
}

export const getMe = (): Promise<Me> => ask('GET', '/api/me');
export const comeIn = (): Promise<Me> => ask('POST', '/api/me', {});
/** Takes a name, another face, or both. */
export const putName = (name?: string, face?: number): Promise<Me> =>
  ask('PUT', '/api/me', { ...(name === undefined ? {} : { name }), ...(face === undefined ? {} : { face }) });
export const newDeviceLink = (): Promise<DeviceLink> => ask('POST', '/api/me/device', {});
export const redeemDevice = (token: string): Promise<Me> => ask('POST', '/api/device', { token });
export const getGames = (): Promise<Games> => ask('GET', '/api/games');
export const getPage = (language: string, page: string): Promise<{ text: string }> =>
  ask('GET', `/api/pages/${language}/${encodeURIComponent(page)}`);
export const getDrill = (game: string, name: string): Promise<Drill> =>
  ask('GET', `/api/drills/${encodeURIComponent(game)}/${encodeURIComponent(name)}`);
/** Six small places for somebody who has never played. */
export const getFirstSteps = (): Promise<{ readonly steps: readonly FirstStep[] }> => ask('GET', '/api/first-steps');
export const getTables = (): Promise<Tables> => ask('GET', '/api/tables');
export const putTableAside = (id: string): Promise<Me> => ask('DELETE', `/api/me/tables/${encodeURIComponent(id)}`);
export const putTableBack = (id: string): Promise<Me> => ask('PUT', `/api/me/tables/${encodeURIComponent(id)}`, {});
export const openTable = (table: NewTable): Promise<{ id: string; path: string }> => askToOpen('/api/tables', table);
/** The link of a table for others, and its QR code; that is empty where only this machine reaches the club. */
export const getTableLink = (id: string): Promise<{ url: string; squares: readonly string[] }> =>
  ask('GET', `/api/tables/${encodeURIComponent(id)}/link`);
export const getTable = (id: string): Promise<TableInfo> => ask('GET', `/api/tables/${encodeURIComponent(id)}`);
export const getDaily = (): Promise<Daily> => ask('GET', '/api/daily');
export const getStanding = (date: string, preset: string): Promise<DailyStanding> =>
  ask('GET', `/api/daily/${date}/${encodeURIComponent(preset)}`);

export const matchPath = (table: string, match: string): string =>
  `/api/tables/${encodeURIComponent(table)}/matches/${encodeURIComponent(match)}`;
export const recordPath = (table: string, match: string): string => `${matchPath(table, match)}/record`;
/** Opens a table of one's own that goes on after so many acts of a finished deal. */
export const tryAgain = (
  table: string,
  match: string,
  place: number,
  from: { readonly acts: number; readonly seat: number },
): Promise<{ id: string; path: string }> => askToOpen(`${matchPath(table, match)}/deals/${place}/tries`, from);
/** The replay of a finished deal; one kept from before has no outline. */
export const getReplay = async (table: string, match: string, place: number): Promise<Replay> => {
  const sent = await ask<SentReplay>('GET', `${matchPath(table, match)}/deals/${place}`);
  const steps = sent.steps.map((step) => ({ ...step, view: step.view && wholeView(step.view) }));
  return { ...sent, outline: sent.outline ?? {}, steps };
};

/**
 * The trick after which a match was decided; the seat null is a solitaire's dummy. `acts` counts the acts of its deal
 * up to its last.
 */
export interface DecidingTrick {
  readonly place: number;
  readonly deal: number;
  readonly trick: number;
  readonly acts: number;
  readonly cards: readonly (readonly [number | null, string])[];
  readonly winner: number | null;
}
export interface MatchEnd {
  readonly minutes: number;
  readonly deciding: DecidingTrick | null;
}
export const getMatchEnd = (table: string, match: string): Promise<MatchEnd> =>
  ask('GET', `${matchPath(table, match)}/end`);

/** The record of a match, as far as the page checks it. */
export interface RecordOf {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly deals: readonly { readonly deal?: string; readonly seed?: string | null; readonly proof?: Proof | null }[];
}
export const getRecord = (table: string, match: string): Promise<RecordOf> => ask('GET', recordPath(table, match));
export type { DealOver };
