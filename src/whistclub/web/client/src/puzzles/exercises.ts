/*
 * Exercises: own errors that the coach has told, to be found again after a day and after a week. Kept in this browser's
 * own store.
 */
import type { Marked, DealReview } from '../net/review';
import type { Choice } from '../net/puzzles';
import { costsByTheme, originsOf, type ReviewedDeal } from './practice';

export interface Exercise {
  readonly id: string;
  readonly table: string;
  readonly match: string;
  readonly place: number;
  /** The number of the act in its deal, which is that of its step in the replay. */
  readonly number: number;
  readonly trick: number;
  readonly seat: string;
  readonly game: string;
  /** Nothing in exercises of older versions. */
  readonly theme?: string;
  readonly played: string;
  readonly unit: 'points' | 'chance';
  /** The best first. */
  readonly choices: readonly Choice[];
  /** The day from which it is asked again, empty while it rests. */
  readonly due: string;
  readonly found: number;
}

interface KeptExercises {
  readonly exercises: readonly Exercise[];
  /** Those taken away for good, which no review brings back. */
  readonly gone: readonly string[];
  /** The deals reviewed, the newest last. */
  readonly reviewed: readonly ReviewedDeal[];
}

const KEY = 'whistclub-exercises';
/** The newest of these are kept; chosen by hand. */
const MOST = 200;
const WEEK = 7;
const DAY_MS = 86_400_000;
/** Found so often, it rests. */
const ENOUGH = 2;

/** A day as text, so many days later. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

export const today = (): string => new Date().toISOString().slice(0, 10);

/** The exercise of an act that was an error. */
function exerciseOf(marked: Marked, deal: Pick<Exercise, 'table' | 'match' | 'place' | 'game'>, day: string): Exercise {
  const unit = marked.method === 'odds' ? 'chance' : 'points';
  return {
    ...deal,
    id: `${deal.match}-${deal.place}-${marked.number}`,
    number: marked.number,
    trick: marked.trick,
    seat: marked.seat,
    theme: marked.theme,
    played: marked.played,
    unit,
    choices: marked.acts.map(({ alike, fair }) => ({
      acts: alike,
      worth: unit === 'chance' ? (fair.chance ?? 0) : fair.points,
    })),
    due: dayAfter(day, 1),
    found: 0,
  };
}

/** The own errors of a review that are not kept yet, and were not taken away. */
export function newErrors(
  kept: Pick<KeptExercises, 'exercises' | 'gone'>,
  { marked }: DealReview,
  seat: string,
  deal: Pick<Exercise, 'table' | 'match' | 'place' | 'game'>,
  day: string,
): readonly Exercise[] {
  const known = new Set([...kept.exercises.map(({ id }) => id), ...kept.gone]);
  return marked
    .filter((one) => one.seat === seat && one.verdict === 'error')
    .map((one) => exerciseOf(one, deal, day))
    .filter(({ id }) => !known.has(id));
}

/** An exercise after an answer: found it comes after a week, and then it rests; missed it comes tomorrow. */
export function answered(exercise: Exercise, isRight: boolean, day: string): Exercise {
  if (!isRight) return { ...exercise, found: 0, due: dayAfter(day, 1) };
  const found = exercise.found + 1;
  return { ...exercise, found, due: found >= ENOUGH ? '' : dayAfter(day, WEEK) };
}

/** The days from one to another. */
export const daysTo = (due: string, day: string): number =>
  Math.round((Date.parse(`${due}T00:00Z`) - Date.parse(`${day}T00:00Z`)) / DAY_MS);

export const isDue = ({ due }: Exercise, day: string): boolean => due !== '' && due <= day;

function read(): KeptExercises {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<KeptExercises>;
    return { exercises: found.exercises ?? [], gone: found.gone ?? [], reviewed: found.reviewed ?? [] };
  } catch {
    return { exercises: [], gone: [], reviewed: [] };
  }
}

function write(kept: KeptExercises): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    /* Without a place to keep them there are none. */
  }
}

export const exercises = (): readonly Exercise[] => read().exercises;
export const reviewedDeals = (): readonly ReviewedDeal[] => read().reviewed;

/** Keeps the own errors of a review that was looked at, and what they cost. */
export function keepErrors(
  review: DealReview,
  seat: string,
  deal: Pick<Exercise, 'table' | 'match' | 'place' | 'game'>,
): void {
  const kept = read();
  const added = newErrors(kept, review, seat, deal, today());
  const id = `${deal.match}-${deal.place}`;
  const others = kept.reviewed.filter((one) => one.id !== id);
  const ledger = review.ledgers.find((one) => one.seat === seat);
  const one = { id, game: deal.game, costs: costsByTheme(review.marked, seat) };
  const reviewed = [...others, ledger ? { ...one, origins: originsOf(ledger) } : one].slice(-MOST);
  write({ ...kept, exercises: [...kept.exercises, ...added].slice(-MOST), reviewed });
}

export function keepAnswer(id: string, isRight: boolean): void {
  const kept = read();
  write({
    ...kept,
    exercises: kept.exercises.map((one) => (one.id === id ? answered(one, isRight, today()) : one)),
  });
}

/** Takes an exercise away for good. */
export function takeAway(id: string): void {
  const { exercises: before, gone, reviewed } = read();
  write({ reviewed, exercises: before.filter((one) => one.id !== id), gone: [...gone, id].slice(-MOST) });
}
