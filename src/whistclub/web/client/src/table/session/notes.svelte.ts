/* The lines in the prompt's place for a while: refusals, hints and news. */
import { announcer } from '../../state/announcer.svelte';

/** A text that replaces the prompt for a while. */
export interface Note {
  readonly lead: string;
  readonly rest: string;
  readonly kind: 'refused' | 'hint' | 'news';
}

const NOTE_MS = 4000;

export class Notes {
  note = $state.raw<Note | null>(null);
  private forgetting: ReturnType<typeof setTimeout> | undefined;

  /** Says it in the prompt and aloud; a refusal before anything else. */
  tell(lead: string, rest = '', kind: Note['kind'] = 'news', forMs = NOTE_MS): void {
    this.show(lead, rest, kind, forMs);
    const text = `${lead} ${rest}`.replace(/\uE000. /g, '').trim();
    if (kind === 'refused') announcer.alert(text);
    else announcer.say(text);
  }

  /** Says it in the prompt alone. */
  show(lead: string, rest: string, kind: Note['kind'], forMs = NOTE_MS): void {
    this.forget();
    this.note = { lead, rest, kind };
    this.forgetting = setTimeout(() => (this.note = null), forMs);
  }

  forget(): void {
    clearTimeout(this.forgetting);
    this.note = null;
  }
}
