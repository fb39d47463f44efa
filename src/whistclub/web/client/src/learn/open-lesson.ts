/* Opens a guided deal and goes there, or comes back to one that was left. */
import type { GameForm } from '../net/api';
import { lessonBegun, progressOf } from './lessons';
import { openAndGo } from '../state/open-table';
import { go } from '../state/route.svelte';

/** Returns why it could not be opened, as a sentence, or nothing. */
export async function openLesson(game: GameForm, lesson: string): Promise<string> {
  const left = progressOf(game.key, lesson)?.table;
  if (left) {
    go(`/t/${left}`);
    return '';
  }
  return openAndGo({ settings: { preset: game.presets[0]?.name ?? game.key }, lesson }, false, (id) =>
    lessonBegun(game.key, lesson, id),
  );
}
