/* Announcements of evenings to come, over HTTP. */
import { ask, askToOpen } from './api';
import type {
  Announced as AnnouncedSent,
  AnnouncementPage as PageSent,
  OwnAnnouncement,
  SignupCommand,
} from './wire.gen';

export type { EntrantRow, SignupRow, OwnAnnouncement, SignupCommand } from './wire.gen';

/** An evening as it is announced; the club tells all of it. */
export type Announced = Required<AnnouncedSent>;
export interface AnnouncementPage extends PageSent {
  readonly announced: Announced;
}

const at = (code: string, rest = ''): string => `/api/announcements/${encodeURIComponent(code)}${rest}`;
export const getOwnAnnouncements = (): Promise<{ announcements: readonly OwnAnnouncement[] }> =>
  ask('GET', '/api/announcements');
export const announce = (announced: Announced, organiserName: string): Promise<{ code: string; path: string }> =>
  askToOpen('/api/announcements', { announced, organiser_name: organiserName });
export const getAnnouncement = (code: string): Promise<AnnouncementPage> => ask('GET', at(code));
export const changeAnnouncement = (code: string, announced: Announced): Promise<AnnouncementPage> =>
  ask('PUT', at(code), announced);
export const deleteAnnouncement = (code: string): Promise<unknown> => ask('DELETE', at(code));
export const atAnnouncement = (code: string, command: SignupCommand): Promise<AnnouncementPage> =>
  ask('POST', at(code, '/commands'), command);
export const organiseAnnouncement = (code: string, key: string, organiserName: string): Promise<AnnouncementPage> =>
  ask('POST', at(code, '/organisers'), { key, organiser_name: organiserName });
export const makeEvening = (code: string): Promise<{ code: string; path: string }> => ask('POST', at(code, '/evening'));
/** The announced evening for a calendar. */
export const calendarPath = (code: string): string => `/api/announcements/${encodeURIComponent(code)}/calendar.ics`;
