/* Words of an announcement: when and where it is, who comes with whom, how full it is. */
import type { Announced, AnnouncementPage, SignupRow } from '../../net/announcements';
import { say } from '../../messages/speech.svelte';
import { locale, settings } from '../../state/settings.svelte';
import { isInPairs } from '../organiser/settings/form';

function dateOf(day: string): Date | null {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  return found ? new Date(Number(found[1]), Number(found[2]) - 1, Number(found[3])) : null;
}

/** The day as people say it: `Friday, 4 December`; empty where none is said. */
export const dayText = (day: string): string =>
  dateOf(day)?.toLocaleDateString(locale(), { weekday: 'long', day: 'numeric', month: 'long' }) ?? '';

/** `Friday`, in the language of the page. */
export const weekdayOf = (day: string): string =>
  dateOf(day)?.toLocaleDateString(settings.language, { weekday: 'long' }) ?? '';

/** Time and place: `Friday, 4 December, 19:30, Harbour Hall`. */
export const whenText = ({ day, settings: { begins, where } }: Announced): string =>
  [dayText(day), begins, where].filter(Boolean).join(', ');

/** The names of a sign-up: `Ada with Bo`. */
export const namesOf = ({ entrants: [first, second] }: SignupRow): string =>
  second ? say('evening-signup-pair', { first: first?.name ?? '', second: second.name }) : (first?.name ?? '');

/** The numbers of those who are in and of those who wait. */
export const countsText = ({ announced, inside, waiting }: AnnouncementPage): string =>
  [
    announced.places
      ? say('evening-signup-taken', { inside, places: announced.places })
      : say('evening-signup-inside', { inside }),
    waiting ? say('evening-signup-waiting', { waiting }) : '',
  ]
    .filter(Boolean)
    .join(' ');

/** The sign-ups that are in, or that wait, in their order. */
export const inside = (page: AnnouncementPage): readonly SignupRow[] => page.signups.filter((one) => !one.line);
export const waiting = (page: AnnouncementPage): readonly SignupRow[] => page.signups.filter((one) => one.line);

/** True if a sign-up of so many people would wait. */
export const wouldWait = ({ free, waiting: waits }: AnnouncementPage, heads: number): boolean =>
  free !== null && (waits > 0 || free < heads);

/** The reason that a sign-up would wait: no place, others who wait already, or one place for two. */
export const noRoom = ({ free, waiting: waits }: AnnouncementPage): string =>
  say(!free ? 'evening-signup-full' : waits ? 'evening-signup-others-wait' : 'evening-signup-one-for-two');

/** The questions of a new announcement: partners where pairs stay, parts where there are ladies and gents. */
export const asked = ({ format, moving }: Announced['settings']): Pick<Announced, 'asks_partner' | 'asks_part'> => ({
  asks_partner: isInPairs(format),
  asks_part: moving === 'ladies_gents',
});
