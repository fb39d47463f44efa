/*
 * Games carried from one home of tables to another as the document of one's data: from a device to its club, and from a
 * file. The games go in pieces, and each piece may go again: a game that is there already is not taken in twice.
 */
import type { GameSummary } from '../net/own-games';
import type { Reach } from '../net/reach';

/** The fate of the games: new ones, those that were there already, and those that were refused. */
export interface TakenIn {
  readonly games: number;
  readonly known: number;
  readonly unreadable: number;
}

export interface CarriedGame {
  readonly match: string;
  readonly summary: GameSummary | null;
  readonly record: unknown;
}

interface Document {
  readonly format: string;
  readonly games: readonly CarriedGame[];
}

/** A club takes so many games at once, and so many bytes; see `docs/wire.md`. */
const MOST_GAMES = 20;
const MOST_BYTES = 200_000;
const DATA = '/api/me/data';

/** The games in pieces that a club takes at once; a longer one goes alone. */
export function pieces(
  games: readonly CarriedGame[],
  mostGames = MOST_GAMES,
  mostBytes = MOST_BYTES,
): readonly (readonly CarriedGame[])[] {
  const found: CarriedGame[][] = [];
  let bytes = 0;
  for (const game of games) {
    const size = new TextEncoder().encode(JSON.stringify(game)).length;
    const last = found.at(-1);
    if (last && last.length < mostGames && bytes + size <= mostBytes) {
      last.push(game);
      bytes += size;
    } else {
      found.push([game]);
      bytes = size;
    }
  }
  return found;
}

/** The reason that a document or a piece of it was refused. */
export class RefusedGames extends Error {
  constructor(readonly answer: Response) {
    super(`${answer.status}`);
    this.name = 'Refused';
  }
}

/** Has a file taken in. Throws Refused where it is no document of somebody's data, or no more is taken in. */
export async function takeIn(text: string, into: Reach): Promise<TakenIn> {
  const document = documentOf(text);
  // What is no document is refused by whoever knows its form.
  if (!document) return await sent(into, text);
  let sum: TakenIn = { games: 0, known: 0, unreadable: 0 };
  for (const games of pieces(document.games))
    sum = added(sum, await sent(into, JSON.stringify({ ...document, games })));
  return sum;
}

function documentOf(text: string): Document | null {
  try {
    const found = JSON.parse(text) as Partial<Document> | null;
    return Array.isArray(found?.games) && found.games.length ? (found as Document) : null;
  } catch {
    return null;
  }
}

async function sent(into: Reach, text: string): Promise<TakenIn> {
  const answer = await into.ask('POST', DATA, text);
  if (!answer.ok) throw new RefusedGames(answer);
  return (await answer.json()) as TakenIn;
}

const added = (one: TakenIn, other: TakenIn): TakenIn => ({
  games: one.games + other.games,
  known: one.known + other.known,
  unreadable: one.unreadable + other.unreadable,
});

/** The ids of games that the club has answered for. */
export interface Answered {
  has(match: string): boolean;
  add(matches: readonly string[]): void;
}

/**
 * Brings the device's games to the club: those against bots that count, as far as the club has not answered for them
 * yet. Returns false where some are left for the next time.
 */
export async function bringGames(
  device: Reach,
  atClub: Reach,
  answered: Answered,
  told: (taken: TakenIn) => void,
): Promise<boolean> {
  try {
    const kept = await device.ask('GET', DATA);
    if (!kept.ok) return false;
    const document = (await kept.json()) as Document;
    const games = document.games.filter((game) => isForClub(game) && !answered.has(game.match));
    for (const piece of pieces(games)) {
      const answer = await atClub.ask('POST', DATA, JSON.stringify({ format: document.format, games: piece }));
      // A game that is too long for the club stays on the device.
      if (answer.status !== 413) {
        if (!answer.ok) return false;
        told((await answer.json()) as TakenIn);
      }
      answered.add(piece.map(({ match }) => match));
    }
    return true;
  } catch {
    return false;
  }
}

/** Guided deals and deals tried again stay where they are; a game that is older than the mark may be sent. */
const isForClub = ({ summary, record }: CarriedGame): boolean =>
  record !== null && summary !== null && summary.counts !== false;
