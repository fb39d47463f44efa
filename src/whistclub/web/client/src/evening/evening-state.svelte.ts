/* An evening as a page shows it: the last message, the clock, the commands that wait. */
import type { Evening, EveningCommand, EveningRole } from '../net/evening';
import { DEAF_MS } from '../components/pressing.svelte';
import { EveningConnection } from '../net/evening-connection';
import { comeIn } from '../net/api';
import { browserStore, keep, readKept, type Store } from '../net/browser-store';
import type { ConnectionState } from '../net/lasting-socket';
import { PendingCommands, type Pending } from '../net/pending-commands';
import type { Why } from '../net/wire';
import { leftNow } from './clock';
import { guestsCalled } from '../messages/people';
import { written } from '../messages/speech.svelte';
import { club } from '../state/club.svelte';
import { hasToWait } from './guest/stage';

/** The answer to a command: done, or refused for a reason. */
export type CommandAnswer = { readonly done: true } | { readonly done: false; readonly why: Why };

/** An evening as it was seen last, and when. */
interface SeenEvening {
  readonly evening: Evening;
  readonly at_ms: number;
}

const SEEN = 'whistclub-evening';
const PENDING = 'whistclub-evening-pending';
const TICK_MS = 500;
const KEEP_AFTER_MS = 300;

export class EveningState {
  /** The evening as the club sent it last, on an earlier visit if need be; null before the first message. */
  readonly evening: Evening | null = $derived.by(() => guestsCalled(this.sent, written));
  private sent = $state.raw<Evening | null>(null);
  /** True once the club has sent it in this visit. */
  fresh = $state(false);
  connection = $state<ConnectionState>('opening');
  /**
   * True from a lost connection until the club is reached again; opening one for the first time, or as somebody else,
   * is no loss.
   */
  isLost = $state(false);
  /** The next try, in milliseconds since 1970. */
  againMs = $state<number | null>(null);
  /** The reason that the club ended the connection. */
  why = $state.raw<Why | null>(null);
  /** Commands that the club has not answered, the oldest first. */
  pending = $state.raw<readonly Pending[]>([]);
  /** The last command of an earlier visit that was refused when it was sent at last. */
  refusedLate = $state.raw<{ readonly command: EveningCommand; readonly why: Why } | null>(null);
  /** This device's time, twice a second. */
  now = $state(Date.now());
  private receivedMs = Date.now();
  private readonly store: Store = browserStore();
  private readonly seenKey: string;
  private readonly queue: PendingCommands;
  private readonly link: EveningConnection;
  /** The answers to commands that were sent just now, by their texts. */
  private readonly sending = new Map<string, Promise<CommandAnswer>>();
  private readonly waiting = new Map<string, (answer: CommandAnswer) => void>();
  private readonly ticking = setInterval(() => (this.now = Date.now()), TICK_MS);
  private keeping: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly code: string,
    readonly role: EveningRole,
    /** The token of the link by which this device comes, empty for none. */
    private readonly token = '',
  ) {
    this.seenKey = `${SEEN}:${code}:${role}`;
    this.queue = new PendingCommands(this.store, `${PENDING}:${code}:${role}`);
    const seen = token ? null : readKept<SeenEvening>(this.store, this.seenKey);
    if (seen) [this.sent, this.receivedMs] = [seen.evening, seen.at_ms];
    club.eveningBot = this.evening?.public.settings.bot ?? '';
    this.pending = this.queue.all();
    this.link = new EveningConnection(
      code,
      role,
      this.queue,
      {
        evening: (evening) => this.received(evening),
        waits: (command) => this.evening !== null && hasToWait(this.evening, command),
        answered: (pending, why) => this.answered(pending, why),
        state: (state, againMs, why) => {
          [this.connection, this.againMs, this.why] = [state, againMs, why ?? this.why];
          // A link that leads nowhere any longer: what it showed goes with it.
          if (state === 'closed' && token) this.sent = null;
          this.isLost = state === 'lost' || (this.isLost && state !== 'open');
        },
      },
      token,
    );
  }

  /** Milliseconds left in the round, null without a limit. */
  get leftMs(): number | null {
    const shown = this.evening?.public;
    return shown ? leftNow(shown.left_ms, shown.paused, this.now - this.receivedMs) : null;
  }

  /** Seconds until the next try to reach the club, null where it is reached or none comes. */
  get againS(): number | null {
    return this.againMs === null ? null : Math.max(0, Math.ceil((this.againMs - this.now) / 1000));
  }

  /** The club's time, in milliseconds since 1970. */
  get clubMs(): number {
    return (this.evening?.now_ms ?? this.receivedMs) + this.now - this.receivedMs;
  }

  /**
   * Sends a command, now or as soon as the club is reached; resolves when the club has answered.
   *
   * The same command again while that takes, or at once afterwards, is the second tap of a double tap: it gets the
   * first one's answer.
   */
  send(command: EveningCommand): Promise<CommandAnswer> {
    const text = JSON.stringify(command);
    const known = this.sending.get(text);
    if (known) return known;
    const answer = this.dispatch(command);
    this.sending.set(text, answer);
    void answer.then(() => setTimeout(() => this.sending.delete(text), DEAF_MS));
    return answer;
  }

  private dispatch(command: EveningCommand): Promise<CommandAnswer> {
    const { id } = this.link.send(command);
    this.pending = this.queue.all();
    return new Promise((resolve) => this.waiting.set(id, resolve));
  }

  /** Tries to reach the club at once. */
  readonly retryNow = (): void => this.link.retryNow();

  /** Becomes somebody whom the club knows, if this person is not yet. */
  async introduce(): Promise<void> {
    if (club.me.known) return;
    try {
      club.me = await comeIn();
    } catch {
      /* Without a network the club is told who comes when it is reached. */
    }
  }

  close(): void {
    clearInterval(this.ticking);
    clearTimeout(this.keeping);
    this.keepSeen();
    this.link.close();
  }

  private received(evening: Evening): void {
    this.receivedMs = this.now = Date.now();
    this.sent = evening;
    club.eveningBot = evening.public.settings.bot ?? '';
    this.fresh = true;
    this.why = null;
    if (!club.games) void club.arrive();
    clearTimeout(this.keeping);
    this.keeping = setTimeout(() => this.keepSeen(), KEEP_AFTER_MS);
  }

  private keepSeen(): void {
    if (this.fresh && this.sent && !this.token)
      keep(this.store, this.seenKey, { evening: this.sent, at_ms: this.receivedMs } satisfies SeenEvening);
  }

  private answered(pending: Pending, why: Why | null): void {
    this.pending = this.queue.all();
    const resolve = this.waiting.get(pending.id);
    this.waiting.delete(pending.id);
    if (resolve) resolve(why ? { done: false, why } : { done: true });
    else if (why) this.refusedLate = { command: pending.command, why };
  }
}
