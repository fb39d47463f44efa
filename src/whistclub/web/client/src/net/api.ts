/* What the club is asked, as `docs/wire.md` tells it. */
import { acted, isKnown } from './identity';
import { randomHex } from './lasting-socket';
import { PLAIN } from './profile';
import { reach } from './reach';
import { readPatiently, sentAgain } from './retries';
import { wholeView, type DealOver, type Proof, type View, type Why } from './wire';
import type {
  Me,
  GameForm,
  StepPlace,
  DrillPage,
  Games,
  NewTable,
  Tables,
  Daily,
  DailyStanding,
  DeviceLink,
  MatchEnd,
  Replay as SentReplay,
  ReplayStep as SentStep,
} from './wire.gen';

export type {
  Me,
  OptionForm,
  PresetForm,
  GameForm,
  DrillPlace,
  StepPlace,
  DrillPage,
  Games,
  NewTable,
  Brief,
  Going,
  Tables,
  DailyDay,
  Daily,
  DailyStanding,
  DeviceLink,
  DecidingTrick,
  MatchEnd,
} from './wire.gen';

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

export interface ReplayStep extends Omit<SentStep, 'view'> {
  readonly view: View | null;
}

/** A replay with all fields of its views. */
export interface Replay extends Omit<SentReplay, 'steps'> {
  readonly steps: readonly ReplayStep[];
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
/** Takes a name, another face, or both; `guest` is the number of a drawn name, for who is not known yet. */
export const putName = (name?: string, face?: number, guest?: number): Promise<Me> =>
  ask(
    'PUT',
    '/api/me',
    Object.fromEntries(Object.entries({ name, face, guest }).filter(([, one]) => one !== undefined)),
  );
export const newDeviceLink = (): Promise<DeviceLink> => ask('POST', '/api/me/device', {});
export const redeemDevice = (token: string): Promise<Me> => ask('POST', '/api/device', { token });
export const getGames = (): Promise<Games> => ask('GET', '/api/games');
export const getPage = (language: string, page: string): Promise<{ text: string }> =>
  ask('GET', `/api/pages/${language}/${encodeURIComponent(page)}`);
export const getDrill = (game: string, name: string): Promise<DrillPage> =>
  ask('GET', `/api/drills/${encodeURIComponent(game)}/${encodeURIComponent(name)}`);
/** Six small places for somebody who has never played. */
export const getFirstSteps = (): Promise<{ readonly steps: readonly StepPlace[] }> => ask('GET', '/api/first-steps');
export const getTables = (): Promise<Tables> => ask('GET', '/api/tables');
export const putTableAside = (id: string): Promise<Me> => ask('DELETE', `/api/me/tables/${encodeURIComponent(id)}`);
export const putTableBack = (id: string): Promise<Me> => ask('PUT', `/api/me/tables/${encodeURIComponent(id)}`, {});
export const openTable = (table: NewTable): Promise<{ id: string; path: string }> => askToOpen('/api/tables', table);
/** The link of a table for others, and its QR code; that is empty where only this machine reaches the club. */
export const getTableLink = (id: string): Promise<{ url: string; squares: readonly string[] }> =>
  ask('GET', `/api/tables/${encodeURIComponent(id)}/link`);
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

export const getMatchEnd = (table: string, match: string): Promise<MatchEnd> =>
  ask('GET', `${matchPath(table, match)}/end`);

/** The record of a match, as far as the page checks it. */
export interface RecordOf {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly deals: readonly {
    readonly deal?: string;
    readonly acts?: readonly string[];
    readonly seed?: string | null;
    readonly proof?: Proof | null;
  }[];
}
export const getRecord = (table: string, match: string): Promise<RecordOf> => ask('GET', recordPath(table, match));
export type { DealOver };
