/* The screen that a guest sees. */
import type { ConnectionState } from '../../net/lasting-socket';
import type { Evening, EveningCommand, GuestPart } from '../../net/evening';
import type { Pending } from '../../net/pending-commands';

export type GuestStage =
  | 'loading'
  | 'closed'
  | 'join'
  | 'away'
  | 'gathering'
  | 'seat'
  | 'taken'
  | 'entry'
  | 'wait'
  | 'confirm'
  | 'conflict'
  | 'kept'
  | 'between'
  | 'out'
  | 'late'
  | 'over';

export type DealCommand = Extract<EveningCommand, { do: 'enter_deal' | 'confirm_deal' | 'correct_deal' }>;

/** The figures of this round that wait to be sent, the last one for each deal, the latest deal first. */
export function keptDeals(
  evening: Evening,
  pending: readonly Pending[],
): readonly (DealCommand & { readonly at_ms: number })[] {
  const last = new Map<number, DealCommand & { at_ms: number }>();
  for (const { command, at_ms } of pending) {
    if ((command.do === 'enter_deal' || command.do === 'confirm_deal') && command.round === evening.public.round)
      last.set(command.deal, { ...command, at_ms });
  }
  return [...last.values()].sort((one, other) => other.deal - one.deal);
}

/**
 * The screen for this evening. `editing` is the deal whose figures the guest is changing or entering ahead, 0 for none.
 */
export function stageOf(
  evening: Evening | null,
  connection: ConnectionState,
  pending: readonly Pending[],
  editing: number,
): GuestStage {
  if (connection === 'closed') return 'closed';
  if (!evening) return 'loading';
  const guest = evening.guest;
  if (evening.public.phase === 'over' && guest) return 'over';
  if (!guest || guest.presence === 'expected') return 'join';
  if (guest.presence === 'away') return 'away';
  const { phase, settings } = evening.public;
  if (phase === 'gathering') return 'gathering';
  if (phase !== 'playing') return 'between';
  if (guest.sits_out) return 'out';
  if (!guest.seat || !guest.table) return 'late';
  if (settings.place === 'online') return guest.table.over ? 'between' : 'taken';
  if (editing) return 'entry';
  if (connection !== 'open' && keptDeals(evening, pending).length) return 'kept';
  const reaching = pending.some(({ command }) => command.do === 'reach' && command.round === evening.public.round);
  const asked = {
    none: 'between',
    reach: 'seat',
    enter: 'entry',
    wait: 'wait',
    confirm: 'confirm',
    conflict: 'conflict',
  } as const;
  return guest.ask === 'reach' && reaching ? 'entry' : asked[guest.ask];
}

/**
 * True if a deal may be entered at the guest's table now: all before it are entered, and only the last of them may
 * still wait.
 */
function mayEnter(guest: GuestPart, deal: number): boolean {
  const deals = guest.table?.deals ?? [];
  return (
    deal <= deals.length || (deal === deals.length + 1 && deals.slice(0, -1).every((one) => one.state === 'stands'))
  );
}

/** True if a command has to wait until the deals before it stand. */
export function hasToWait(evening: Evening, command: EveningCommand): boolean {
  if (command.do !== 'enter_deal' || command.round !== evening.public.round || !evening.guest?.table) return false;
  return command.table === evening.guest.table.table && !mayEnter(evening.guest, command.deal);
}

/**
 * The next deal that may be entered while others still wait, 0 for none. Without a network all that may come are taken.
 */
export function nextDeal(evening: Evening, pending: readonly Pending[], isOpen: boolean): number {
  const guest = evening.guest;
  if (!guest?.table || guest.table.over) return 0;
  const kept = keptDeals(evening, pending).filter((one) => one.do === 'enter_deal')[0]?.deal ?? 0;
  const next = Math.max(guest.may_enter, kept && kept + 1);
  if (isOpen && !mayEnter(guest, next)) return 0;
  return guest.table.needs && next > guest.table.needs ? 0 : next;
}
