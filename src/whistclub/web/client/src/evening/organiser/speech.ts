/* The words of the chosen language for the organiser's pages. */
import { because, club, presetName, say } from '../../state/club.svelte';
import { eveningBotName } from '../words';
import type { Words } from './words';

export const words: Words = {
  say,
  get bot() {
    return eveningBotName();
  },
  listed: (names) => club.speaker('french').listed(names),
  reason: because,
};

/** The name of what is played: the game's, and of a preset that is not the game's first the preset's own. */
export function gameTitle(preset: string): string {
  const game = club.games?.games.find((one) => one.presets[0]?.name === preset);
  return game ? club.gameName(game.key) : presetName(preset);
}
