/* The trump of each round of an evening with real cards. Pure. */
import type { EveningSettings } from '../net/evening';

/** The trumps of the rounds in turn, by the orders as they are offered; N is no trump. */
const ORDERS = { round: 'HCDS', round_none: 'HCDSN', rising: 'CDHS', rising_none: 'CDHSN', game: '' } as const;

export const TRUMP_ORDERS = Object.keys(ORDERS) as (keyof typeof ORDERS)[];

/** The trump of a round, empty where the deal decides. */
export function trumpOf({ place = 'cards', trumps = 'round' }: EveningSettings, round: number): string {
  const order = place === 'cards' ? ORDERS[trumps] : '';
  return order[(round - 1) % order.length] ?? '';
}

/** The suit that is trump, empty where none is and where the game says it. */
export const trumpSuit = (trump: string): string => (trump === 'N' ? '' : trump);
