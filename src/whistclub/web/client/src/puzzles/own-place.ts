/* The place of an exercise as a puzzle: the own hand at a step of the replay. Pure. */
import type { Replay } from '../net/api';
import type { PuzzlePage } from '../net/puzzles';
import type { SeatInfo, SeenAct } from '../net/wire';
import { isPlay } from '../match/acts';
import { lettersOf } from '../match/seating';
import type { Exercise } from './exercises';

/** The place before the act, seen by who made it; null where the replay has no such step. */
export function placeOf(exercise: Exercise, replay: Replay): PuzzlePage | null {
  const step = replay.steps[exercise.number - 1];
  const letters = lettersOf(replay.names.length);
  const seat = letters.indexOf(exercise.seat);
  if (!step?.view || seat < 0) return null;
  const legal = exercise.choices.flatMap(({ acts }) => acts);
  const hand = (step.hands[seat] ?? '').split(' ').filter(Boolean);
  const others = step.hands.filter((_, one) => one !== seat).flatMap((cards) => cards.split(' ').filter(Boolean));
  return {
    name: exercise.id,
    game: exercise.game,
    themes: [],
    unit: exercise.unit,
    method: 'own',
    worlds: 0,
    choices: exercise.choices,
    lies: [],
    missed: {},
    rule: '',
    why: null,
    tricks: [],
    out: { cards: replay.names.length === 4 ? inOrder(others) : [], known: [] },
    table: {
      tell: 'welcome',
      table: {
        id: '',
        game: replay.game,
        preset: replay.preset,
        options: replay.options,
        settings: { preset: replay.preset },
        phase: 'playing',
        match: '',
        seats: replay.names.map((name, at) => seatOf(name, at, letters, seat)),
        host: '',
        host_seat: null,
        watching: 0,
      },
      you: { name: '', guest: 0, seat, host: false },
      now_ms: 0,
      outline: replay.outline,
      view: { ...step.view, hand, acts: playsTo(exercise, replay), to_act: [seat] },
      own: { legal },
    },
  };
}

/** The cards played before the act. */
const playsTo = ({ number }: Exercise, { steps }: Replay): readonly SeenAct[] =>
  steps
    .slice(1, number)
    .flatMap(({ seat, action }): SeenAct[] => (seat !== null && isPlay(action) ? [[seat, action]] : []));

const seatOf = (name: string, seat: number, letters: string, own: number): SeatInfo => ({
  seat,
  letter: letters[seat] ?? '',
  kind: seat === own ? 'person' : 'bot',
  name: seat === own ? '' : name.replace(/^#.*/, ''),
  guest: 0,
  face: seat,
  here: true,
  bot: '',
});

const RANKS = '23456789TJQKA';

const inOrder = (cards: readonly string[]): readonly string[] =>
  [...cards].sort((one, other) => RANKS.indexOf(one.charAt(1)) - RANKS.indexOf(other.charAt(1)));
