/* An evening in a sentence. */
import type { PublicEvening } from '../../net/evening';
import { gameName, presetName, say } from '../../messages/speech.svelte';
import { gameOf, presetOf } from '../evening-text';

/** The game, and how long it is played. */
export function aboutText(evening: PublicEvening): string {
  const { settings } = evening;
  const game = gameOf(evening);
  const usual = game?.presets[0]?.name === presetOf(evening);
  const name = game && usual ? gameName(game.key) : presetName(presetOf(evening));
  const what =
    settings.place === 'online'
      ? say('evening-guest-about-online', { game: name })
      : say('evening-guest-about-cards', { game: name });
  const long =
    settings.length === 'game'
      ? say('evening-guest-about-games', { rounds: evening.rounds })
      : say('evening-guest-about-deals', { rounds: evening.rounds, deals: settings.deals ?? 4 });
  return `${what} ${long}`;
}

/** Place and time: `Harbour Hall, 19:00`. */
export const whereText = ({ settings }: PublicEvening): string =>
  [settings.where, settings.begins].filter(Boolean).join(', ');
