/* The words of the chosen language for the organiser's pages. */
import { because, gameName, presetName, say, speakerFor } from '../../messages/speech.svelte';
import { club } from '../../state/club.svelte';
import { eveningBotName } from '../evening-text';
import type { Words } from './vocabulary';

export const words: Words = {
  say,
  get bot() {
    return eveningBotName();
  },
  listed: (names) => speakerFor('french').listed(names),
  reason: because,
};

/** The name of what is played: the game's, and of a preset that is not the game's first the preset's own. */
export function gameTitle(preset: string): string {
  const game = club.games?.games.find((one) => one.presets[0]?.name === preset);
  return game ? gameName(game.key) : presetName(preset);
}
