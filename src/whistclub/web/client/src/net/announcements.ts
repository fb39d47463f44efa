/* Announcements of evenings to come, as `web/http/evenings/announcement_types.py` has them. */
import { ask, askToOpen } from './api';
import type { EveningSettings, Part } from './evening';

/** An evening as its organisers announce it; `places` 0 is no limit. */
export interface Announced {
  readonly settings: EveningSettings;
  readonly day: string;
  readonly places: number;
  readonly asks_partner: boolean;
  readonly asks_part: boolean;
}

/** Somebody who was put down. `own`: you, or a partner of yours without a phone. */
export interface EntrantRow {
  readonly name: string;
  readonly own: boolean;
  /** True if you may say that it is you. */
  readonly is_free: boolean;
  readonly part: Part | null;
  readonly has_phone: boolean;
}

/** One who comes alone, or two partners; `line` is the place among those who wait, 0 for those who are in. */
export interface SignupRow {
  readonly number: number;
  readonly line: number;
  readonly own: boolean;
  readonly entrants: readonly EntrantRow[];
}

export interface AnnouncementPage {
  readonly code: string;
  readonly announced: Announced;
  readonly organisers: readonly string[];
  readonly url: string;
  readonly squares: readonly string[];
  readonly signups: readonly SignupRow[];
  readonly inside: number;
  readonly waiting: number;
  readonly free: number | null;
  readonly closed: boolean;
  /** The code of the evening that was made; empty until then. */
  readonly evening: string;
  readonly organiser: boolean;
  readonly key: string;
  /** Whom the organisers took off last; empty for nobody. */
  readonly undo: string;
}

/** One's own announcement, or one where one is on the list. */
export interface OwnAnnouncement {
  readonly code: string;
  readonly path: string;
  readonly name: string;
  readonly day: string;
  readonly begins: string;
  readonly organiser: boolean;
  readonly is_down: boolean;
  readonly line: number;
  readonly inside: number;
  readonly waiting: number;
  readonly evening: string;
}

export type SignupCommand =
  | {
      readonly do: 'put_down' | 'add_entrant';
      readonly name: string;
      readonly part?: Part | null;
      readonly partner?: string;
      readonly partner_part?: Part | null;
    }
  | { readonly do: 'claim'; readonly number: number; readonly entrant: number }
  | { readonly do: 'bring_partner'; readonly number: number; readonly name: string; readonly part?: Part | null }
  | { readonly do: 'rename_entrant'; readonly number: number; readonly entrant: number; readonly name: string }
  | { readonly do: 'take_off'; readonly number: number; readonly entrant?: number }
  | { readonly do: 'move_up'; readonly number: number }
  | { readonly do: 'undo_taking_off' }
  | { readonly do: 'close'; readonly closed: boolean };

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
