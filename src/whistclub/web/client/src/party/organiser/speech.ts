/* The words of the chosen language for the organiser's pages. */
import { because, club, say } from '../../state/club.svelte';
import type { Words } from './words';

export const words: Words = {
  say,
  listed: (names) => club.speaker('french').listed(names),
  reason: because,
};
