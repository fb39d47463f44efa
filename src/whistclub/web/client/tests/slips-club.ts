/* A club by hand for slips: what it was told arrives, is answered and is shown as late as a test likes. */
import type { Evening, EveningCommand, EveningDeal, Figures, TableNow } from '../src/net/evening';
import type { Desk } from '../src/evening/organiser/desk.svelte';
import { Pad, type PadRows } from '../src/evening/organiser/slips/pad.svelte';
import { firstOpen, nextOf, type Slip } from '../src/evening/organiser/slips/slips';
import { Typing } from '../src/evening/organiser/slips/typing.svelte';
import type { CommandAnswer } from '../src/evening/evening-state.svelte';
import { eveningOf, slipTables } from './slips-fixtures';

/** The deals of a round. */
export const DEALS = 2;

export type Tricks = readonly [number, number];

export class SlipClub {
  /** The deals that stand, by table: its log. */
  readonly deals: Tricks[][];
  private readonly desk = { evening: eveningOf([]), send: (command: EveningCommand) => this.send(command) };
  /** The rows of the deal that is typed, and what becomes of them. */
  readonly rows: PadRows;
  private readonly coming: (() => void)[] = [];
  readonly typing: Typing;
  /** The deal that is typed at all tables. */
  deal = 1;
  pad: Pad;

  /** `deals`: tables play a game of so many, each by itself; 0: all play one deal after another together. */
  constructor(
    tables: number,
    readonly gameDeals = 0,
  ) {
    this.deals = Array.from({ length: tables }, () => []);
    this.typing = new Typing(this.desk as unknown as Desk, 'tricks');
    this.rows = {
      kind: 'tricks',
      byTable: gameDeals > 0,
      slips: () => this.slips(),
      write: (slip, box, text) => this.typing.write(slip, box, text),
      writeAll: (slip, boxes) => this.typing.writeAll(slip, boxes),
      settle: (table) => this.typing.settle(this.desk.evening, this.deal, table),
    };
    this.show();
    this.arrive();
    this.pad = new Pad(this.rows);
  }

  slips(): readonly Slip[] {
    return this.typing.slips(this.desk.evening, this.deal);
  }

  /** The evening as the tablet of a table is told it. */
  tablet(table: number): Evening {
    const { evening } = this.desk;
    const now = evening.organiser?.rounds[0]?.tables[table - 1] ?? null;
    const deal = now && !now.over && nextOf(now) <= DEALS ? nextOf(now) : 0;
    return { ...evening, tablet: { table, now, deal, next: null, come_from: [], called: false } };
  }

  /** The keys of another deal, once its page asks for it. */
  turn(): void {
    this.deal = firstOpen(this.desk.evening);
    this.typing.clear();
    this.pad = new Pad(this.rows);
  }

  /** Somebody else enters a deal, which stands. */
  entered(table: number, tricks: Tricks): void {
    this.deals[table - 1]![this.deal - 1] ??= [tricks[0], 13 - tricks[0]];
    this.show();
  }

  /** So much of what is on its way arrives, in its order. */
  arrive(most = Infinity): void {
    for (let i = 0; i < most && this.coming.length; i += 1) this.coming.shift()!();
  }

  get isWaiting(): boolean {
    return this.coming.length > 0;
  }

  /** Answers the first question of the dock. */
  answer(takes: boolean): Promise<void> {
    return this.typing.answer(this.desk.evening, takes);
  }

  send(command: EveningCommand): Promise<CommandAnswer> {
    return new Promise((answered) => {
      this.coming.push(() => {
        const answer = this.does(command);
        this.show();
        this.coming.push(() => answered(answer));
      });
    });
  }

  private does(command: EveningCommand): CommandAnswer {
    if (command.do !== 'enter_deal' && command.do !== 'correct_deal') return { done: true };
    const deals = this.deals[command.table - 1] ?? [];
    const tricks = command.figures.tricks as Tricks;
    const stands = deals[command.deal - 1];
    if (command.do === 'enter_deal' && stands && stands[0] !== tricks[0])
      return { done: false, why: { key: 'evening-deal-stands', args: {} } };
    deals[command.deal - 1] = tricks;
    return { done: true };
  }

  private now(): Evening {
    const tables = slipTables(...this.deals.map((own) => own.map(standing)));
    const over = (table: TableNow): boolean => this.gameDeals > 0 && (table.deals ?? []).length >= this.gameDeals;
    const evening = eveningOf(tables.map((table) => ({ ...table, over: over(table) })));
    const settings = { ...evening.public.settings, length: this.gameDeals ? 'game' : 'deals' } as const;
    return { ...evening, public: { ...evening.public, settings, choices: [{ key: 'plain' }] } };
  }

  /** The evening as it is now is on its way. */
  private show(): void {
    const shown = this.now();
    this.coming.push(() => {
      this.desk.evening = shown;
      this.typing.came(shown);
    });
  }
}

const standing = (tricks: Tricks, i: number): EveningDeal => {
  const figures: Figures = { tricks: [tricks[0], tricks[1]] };
  return { deal: i + 1, state: 'stands', figures, points: [...tricks], side: null };
};
