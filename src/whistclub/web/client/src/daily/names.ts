/* The names of deals of the day: a game's own name, or the preset's where it says more. */
import type { GameForm } from '../net/api';
import { gameName, presetName } from '../messages/speech.svelte';
import { club } from '../state/club.svelte';

/** The game of a preset. */
export const gameOf = (preset: string): GameForm | undefined =>
  club.games?.games.find((game) => game.presets.some(({ name }) => name === preset));

/** The name of a deal: of one game with several, the preset's. */
export function dealName(preset: string): string {
  const game = gameOf(preset);
  const several = (game?.presets.filter(({ daily }) => daily !== null).length ?? 0) > 1;
  return !game || several ? presetName(preset) : gameName(game.key);
}
