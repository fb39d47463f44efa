/* The commands of an evening that the club has not answered, kept under their ids until it has. */
import type { EveningCommand } from './evening';
import { keep, readKept, type Store } from './browser-store';

export interface Pending {
  readonly id: string;
  readonly at_ms: number;
  readonly command: EveningCommand;
}

/**
 * Commands that mean the same whenever they arrive, since they name their round, deal or guest. The others are not kept
 * over a reload.
 */
const LASTING: ReadonlySet<EveningCommand['do']> = new Set<EveningCommand['do']>([
  'join',
  'leave',
  'reach',
  'enter_deal',
  'confirm_deal',
  'correct_deal',
  'add_guest',
  'receive_guest',
  'remove_guests',
  'rename_guest',
  'choose_part',
  'pair_guests',
  'decide_table',
]);

export class PendingCommands {
  /** Those of this visit that are not kept. */
  private passing: readonly Pending[] = [];
  /** Those that should be kept where the browser has no room. */
  private unkept: readonly Pending[] = [];

  constructor(
    private readonly store: Store,
    private readonly key: string,
  ) {}

  /** All that wait for an answer, in the order of sending. */
  all(): readonly Pending[] {
    return [...this.kept(), ...this.unkept, ...this.passing].sort((one, other) => one.at_ms - other.at_ms);
  }

  /** Adds a command after those that wait. */
  add(pending: Pending): void {
    if (!LASTING.has(pending.command.do)) this.passing = [...this.passing, pending];
    else if (!keep(this.store, this.key, [...this.kept(), pending])) this.unkept = [...this.unkept, pending];
  }

  /** The command of this id has been answered. */
  remove(id: string): void {
    const other = (one: Pending): boolean => one.id !== id;
    this.passing = this.passing.filter(other);
    this.unkept = this.unkept.filter(other);
    const kept = this.kept();
    if (kept.every(other)) return;
    const left = kept.filter(other);
    if (left.length) keep(this.store, this.key, left);
    else this.store.removeItem(this.key);
  }

  private kept(): readonly Pending[] {
    return readKept<readonly Pending[]>(this.store, this.key) ?? [];
  }
}
