/* The results of prepared deals in words and figures. */
import type { Speaker } from '../messages/speaker';
import type { PreparedResult } from '../net/prepared-deals';
import { settings } from '../state/settings.svelte';
import { capital } from '../messages/capitals';

/** The game that was played: the title of the label, and what stands beside it. */
export function labelWords(label: PreparedResult['label'], speaker: Speaker): string {
  const [title, text] = (label ?? []).map((one) => (one ? speaker.said(one) : ''));
  const goesOn = text !== undefined && text !== '' && text.charAt(0) === text.charAt(0).toLowerCase();
  return [capital(title ?? ''), text ?? ''].filter(Boolean).join(goesOn ? ' ' : ', ') || '–';
}

/** A cost, with one digit after the point. */
export const figure = (value: number): string =>
  new Intl.NumberFormat(settings.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** Points with their sign. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : `${points}`.replace('-', '−'));
