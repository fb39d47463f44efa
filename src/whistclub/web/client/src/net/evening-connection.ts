/* One connection to an evening that comes back by itself; commands without an answer are sent again under their ids. */
import { EVENING_VERSION, type Evening, type EveningCommand, type EveningRole, type ToEveningClient } from './evening';
import { comeIn } from './api';
import { isForKnown, learnt } from './identity';
import { LastingSocket, randomHex, type ConnectionState } from './lasting-socket';
import { PendingCommands, type Pending } from './pending-commands';
import type { Why } from './wire';

export interface EveningListener {
  evening(evening: Evening): void;
  /** A command was answered; `why` is the reason of a refusal, null for one that was done. */
  answered(pending: Pending, why: Why | null): void;
  /** True if a command has to wait: the club would refuse it now, and take it later. */
  waits(command: EveningCommand): boolean;
  state(state: ConnectionState, againMs: number | null, why: Why | null): void;
}

export class EveningConnection {
  private readonly socket: LastingSocket<ToEveningClient>;
  /** The ids that were sent over the present socket. */
  private sent = new Set<string>();
  /** True once this visitor was made a guest for the sake of a command: the second refusal is told. */
  private hasComeIn = false;

  constructor(
    code: string,
    role: EveningRole,
    private readonly pending: PendingCommands,
    private readonly listener: EveningListener,
    link = '',
  ) {
    const hello = JSON.stringify({ do: 'hello', version: EVENING_VERSION, role, ...(link ? { link } : {}) });
    this.socket = new LastingSocket<ToEveningClient>(`/ws/evening/${encodeURIComponent(code)}`, {
      greet: () => [hello, ...this.greeting()],
      receive: (message) => this.receive(message),
      state: (state, againMs, why) => this.listener.state(state, againMs, why),
    });
    this.socket.open();
  }

  /** Sends a command, now or as soon as the club is reached, and returns it with its id. */
  send(command: EveningCommand): Pending {
    const pending = { id: randomHex(12), at_ms: Date.now(), command };
    this.pending.add(pending);
    this.sendRipe();
    return pending;
  }

  /** Tries again at once. */
  readonly retryNow = (): void => this.socket.retryNow();

  /** Comes in again: as who the person has become. */
  reconnect(): void {
    this.socket.reconnect();
  }

  close(): void {
    this.socket.close();
  }

  private greeting(): readonly string[] {
    this.sent = new Set();
    return this.ripe().map(textOf);
  }

  /** Sends what was kept and need not wait any longer. */
  private sendRipe(): void {
    if (this.socket.isOpen) for (const pending of this.ripe()) this.socket.send(textOf(pending));
  }

  /** The commands that are to be sent over this socket now, each once. */
  private ripe(): readonly Pending[] {
    const found = this.pending.all().filter(({ id, command }) => !this.sent.has(id) && !this.listener.waits(command));
    for (const { id } of found) this.sent.add(id);
    return found;
  }

  private receive(message: ToEveningClient): void {
    if (message.tell === 'evening') {
      this.socket.welcomed();
      this.listener.evening(message);
      this.sendRipe();
    } else if (message.tell === 'refused' && isForKnown(message.why.key) && !this.hasComeIn) {
      void this.comeIn(message);
    } else if (message.tell === 'done' || message.tell === 'refused') {
      const pending = this.pending.all().find((one) => one.id === message.id);
      this.pending.remove(message.id);
      if (pending) this.listener.answered(pending, message.tell === 'refused' ? message.why : null);
    }
  }

  /** Becomes a guest of the club, after which the socket connects again and resends what was refused. */
  private async comeIn(refused: ToEveningClient): Promise<void> {
    this.hasComeIn = true;
    try {
      learnt(false);
      await comeIn();
    } catch {
      this.receive(refused);
    }
  }
}

const textOf = ({ id, command }: Pending): string => JSON.stringify({ ...command, id });
