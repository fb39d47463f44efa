/* The people of a club's list, in words. */
import type { MemberForm, MemberRow } from '../../net/seasons';
import { say } from '../../messages/speech.svelte';
import { dayText } from './season-text';

/** An organiser's words beside the name: the note, and whether they come with a phone. */
export const memberLine = (entry: MemberForm): string =>
  [entry.note ?? '', say(entry.phone ? 'evening-season-people-phone' : 'evening-season-people-no-phone')]
    .filter(Boolean)
    .join(', ');

/** The marks that tell two of one name apart: the note, and when they were here last. */
export const toldApart = (one: MemberRow): string =>
  [one.entry.note ?? '', one.last_ms ? say('evening-season-people-last', { day: dayText(one.last_ms) }) : '']
    .filter(Boolean)
    .join(', ');
