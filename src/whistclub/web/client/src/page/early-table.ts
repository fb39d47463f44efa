/*
 * What a site shows before its tables run: the first steps of who has never played, and the first table of a first
 * visit. Up to the person's first turn that table was played when the site was made, from a seed that the tables are
 * given once they run; so they deal the same cards. What is done at it meanwhile waits for them.
 */
import { keep, readKept, type Store } from '../net/browser-store';
import { OPEN, type Reach, type Socket } from '../net/reach';
import { VERSION } from '../net/wire';

/** What was made with the site: `tools/page/first_tables.py`. */
export interface FirstShown {
  readonly steps: object;
  /** That of all the tables; what they have in common is the welcome. */
  readonly preset: string;
  readonly welcome: object;
  readonly tables: readonly { readonly seed: string; readonly differs: object }[];
}

/** A table that is shown and not open yet: its number among those made, and its id. */
interface Shown {
  readonly number: number;
  readonly id: string;
}

interface Welcome {
  readonly seq: number;
  readonly table: object;
}

const UNOPENED = 'whistclub-first-table';
const TABLES = '/api/tables';
const HELLO = JSON.stringify({ do: 'hello', version: VERSION });
/** The close code of a table that there is not, as of RFC 6455. */
const REFUSED = 1008;

export class EarlyReach implements Reach {
  readonly needsNetwork = false;
  private isRunning = false;
  private early: EarlyTable | null = null;

  /** `isFirst` if nobody has opened a table in this browser; `kept` lasts as long as the tab. */
  constructor(
    private readonly home: Reach,
    private readonly read: () => Promise<FirstShown>,
    private readonly isFirst: boolean,
    private readonly kept: Store,
  ) {
    const unopened = readKept<Shown>(kept, UNOPENED);
    if (unopened) void this.show(unopened);
    else if (isFirst) void read().catch(() => undefined);
  }

  /** From now on the tables answer. */
  running(): void {
    this.isRunning = true;
  }

  async ask(method: string, path: string, body?: string): Promise<Response> {
    const found = this.isRunning ? null : await this.answer(`${method} ${path}`, body).catch(() => null);
    return found ?? this.home.ask(method, path, body);
  }

  connect(path: string): Socket {
    const early = this.early;
    return early && path === early.path && !early.isOpen ? new EarlySocket(early, this.home) : this.home.connect(path);
  }

  private async answer(asked: string, body?: string): Promise<Response | null> {
    if (asked === 'GET /api/first-steps') return Response.json((await this.read()).steps);
    if (asked !== `POST ${TABLES}` || !this.isFirst || this.early || !body) return null;
    const { id, settings, with_bots, ...other } = JSON.parse(body) as NewTable;
    const { preset, ...chosen } = settings;
    const { preset: first, tables } = await this.read();
    const isUsual = with_bots && preset === first && !Object.keys(other).length && !Object.keys(chosen).length;
    if (!isUsual) return null;
    void this.show({ number: Math.floor(Math.random() * tables.length), id });
    return Response.json({ id, path: `/t/${id}` }, { status: 201 });
  }

  private async show(shown: Shown): Promise<void> {
    // Before anything is waited for: a page that is opened at this table connects to it at once.
    const early = (this.early = new EarlyTable(shown, this.read, this.open(shown)));
    keep(this.kept, UNOPENED, shown);
    const answer = await early.opened.catch(() => null);
    if (answer) this.kept.removeItem(UNOPENED);
    if (!answer?.ok) this.early = null;
  }

  /** By its id it is opened once, even where the worker of another tab has taken over meanwhile. */
  private async open({ number, id }: Shown): Promise<Response> {
    const { preset, tables } = await this.read();
    const body = JSON.stringify({ id, settings: { preset, seed: tables[number]?.seed }, with_bots: true });
    const asked = (): Promise<Response> => this.home.ask('POST', TABLES, body);
    return asked().catch(asked);
  }
}

interface NewTable {
  readonly id: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly with_bots?: boolean;
}

class EarlyTable {
  readonly path: string;
  isOpen = false;

  /** `opened` is the tables' answer to the request that opens it. */
  constructor(
    private readonly shown: Shown,
    private readonly read: () => Promise<FirstShown>,
    readonly opened: Promise<Response>,
  ) {
    this.path = `/ws/${shown.id}`;
  }

  async welcome(): Promise<Welcome> {
    const { welcome, tables } = await this.read();
    const whole = { ...welcome, ...tables[this.shown.number]?.differs } as Welcome;
    return { ...whole, table: { ...whole.table, id: this.shown.id }, now_ms: Date.now() } as Welcome;
  }
}

const idOf = (text: string): string => (JSON.parse(text) as { readonly id: string }).id;

/** A line to a table that is not open yet. Once it is, and has come as far as it is shown, this is a line to it. */
class EarlySocket implements Socket {
  readyState = 0;
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  private line: Socket | null = null;
  private isThrough = false;
  private readonly waiting: string[] = [];

  constructor(
    private readonly table: EarlyTable,
    private readonly home: Reach,
  ) {
    void table.opened.then(
      (answer) => (answer.ok ? this.follow() : this.refuse(answer)),
      () => this.end(REFUSED),
    );
    queueMicrotask(() => {
      this.readyState = OPEN;
      this.onopen?.(new Event('open'));
    });
  }

  send(text: string): void {
    const { do: done } = JSON.parse(text) as { readonly do: string };
    if (this.isThrough) this.line?.send(text);
    else if (done === 'hello') void this.welcome();
    else if (done === 'ping') this.tell({ tell: 'pong' });
    else this.waiting.push(text);
  }

  close(): void {
    this.line?.close();
    this.end(1000);
  }

  private async welcome(): Promise<void> {
    // Where it cannot be read the table is not opened either, which ends this line.
    const welcome = await this.table.welcome().catch(() => null);
    if (welcome && !this.isThrough) this.tell(welcome);
  }

  /** Waits until the bots have acted there too: an act that answers theirs would come too early. */
  private async follow(): Promise<void> {
    const { seq } = await this.table.welcome();
    if (this.readyState > OPEN) return;
    const line = this.greeted((text) => {
      const told = JSON.parse(text) as { readonly tell: string; readonly seq?: number };
      // Another worker has the tables now: whoever holds this line connects again, and waits there.
      if (told.tell === 'bye') this.tell(told);
      if ((told.seq ?? 0) < seq) return;
      line.onmessage = line.onclose = null;
      line.close();
      this.pass();
    });
  }

  /**
   * From now on the table itself is heard. What has waited is answered before its welcome is told: else the person
   * would be asked again what they have answered.
   */
  private pass(): void {
    this.table.isOpen = true;
    const unanswered = new Set(this.waiting.map(idOf));
    const held: string[] = [];
    const line = this.greeted((text) => {
      const { tell, id } = JSON.parse(text) as { readonly tell: string; readonly id?: string };
      if (tell === 'welcome') this.sendWaiting(line);
      if (tell === 'done' || tell === 'refused' || tell === 'stale') unanswered.delete(id ?? '');
      held.push(text);
      if (unanswered.size) return;
      this.isThrough = true;
      for (const data of held.splice(0)) this.onmessage?.({ data } as MessageEvent<string>);
      this.sendWaiting(line);
    });
  }

  private sendWaiting(line: Socket): void {
    for (const text of this.waiting.splice(0)) line.send(text);
  }

  private greeted(hear: (text: string) => void): Socket {
    const line = (this.line = this.home.connect(this.table.path));
    line.onopen = () => line.send(HELLO);
    line.onmessage = ({ data }) => hear(data);
    line.onclose = ({ code }) => this.end(code);
    return line;
  }

  private async refuse(answer: Response): Promise<void> {
    const { why } = (await answer.json().catch(() => ({}))) as { readonly why?: object };
    this.tell({ tell: 'bye', why, again_s: null });
    this.end(REFUSED);
  }

  private tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent<string>);
  }

  private end(code: number): void {
    if (this.readyState > OPEN) return;
    this.readyState = 3;
    queueMicrotask(() => this.onclose?.({ code } as CloseEvent));
  }
}
