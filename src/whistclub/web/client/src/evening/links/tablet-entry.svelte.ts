/* What is entered at a table's tablet: the answers belong to the deal they were given for. */
import type { Evening, EveningCommand, Figures } from '../../net/evening';
import { figuresOf, NOTHING_SAID, type Answers, type Form } from '../entry/entry';
import { formOf } from '../organiser/table/correction';

interface Edited {
  /** The round and the deal. */
  readonly of: string;
  readonly answers: Answers;
}

export class TabletEntry {
  private edited = $state.raw<Edited>({ of: '', answers: NOTHING_SAID });

  constructor(private readonly told: () => Evening | null) {}

  /** The next deal to enter, 0 for none. */
  get deal(): number {
    return this.told()?.tablet?.deal ?? 0;
  }

  get of(): string {
    return `${this.round} ${this.deal}`;
  }

  get answers(): Answers {
    return this.edited.of === this.of ? this.edited.answers : NOTHING_SAID;
  }

  /** The questions of the deal, null where none is to be entered. */
  get form(): Form | null {
    const evening = this.told();
    const now = evening?.tablet?.now;
    return evening && now && this.deal ? formOf(evening, now) : null;
  }

  /** The figures that the answers make, null while something is missing. */
  get figures(): Figures | null {
    return this.form && figuresOf(this.form, this.answers);
  }

  change(answers: Answers): void {
    this.edited = { of: this.of, answers };
  }

  /** The command that enters the deal, null while something is missing. */
  get command(): EveningCommand | null {
    const { round, deal, figures } = this;
    const table = this.told()?.tablet?.table ?? 0;
    return figures && { do: 'enter_deal', round, table, deal, figures };
  }

  private get round(): number {
    return this.told()?.public.round ?? 0;
  }
}
