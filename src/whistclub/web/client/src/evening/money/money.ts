/* Money as people read and write it. */
import type { EveningSettings } from '../../net/evening';
import { say } from '../../messages/speech.svelte';
import { settings as device } from '../../state/settings.svelte';

const CENTS = 100;
const MOST = 10_000_000;

/** An amount without its currency: `4`, `4.50`. */
export const amountText = (cents: number): string =>
  new Intl.NumberFormat(device.language, {
    minimumFractionDigits: cents % CENTS ? 2 : 0,
    maximumFractionDigits: 2,
  }).format(cents / CENTS);

/** An amount with the currency of the evening where the language has it. */
export function moneyText(cents: number, { currency = '' }: EveningSettings): string {
  const sign = cents < 0 ? '\u2212' : '';
  return sign + say('evening-money-amount', { currency, amount: amountText(Math.abs(cents)) }).trim();
}

/** The cents that somebody has written with a point or a comma; null for anything else. */
export function centsOf(text: string): number | null {
  const found = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (!found) return null;
  const cents = Number(found[1]) * CENTS + Number((found[2] ?? '').padEnd(2, '0'));
  return cents <= MOST ? cents : null;
}
