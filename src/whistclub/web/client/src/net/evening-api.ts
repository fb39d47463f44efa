/* The HTTP side of evenings. */
import { ask, askToOpen } from './api';
import type { EveningSettings } from './evening';
import type { LinkRole } from './evening-roles';
import type { Why } from './wire';

/**
 * What an evening of these settings would keep, and about how long it takes; `why_not` is the reason why it cannot be.
 */
export interface Bounds {
  readonly bounds: readonly Why[];
  readonly why_not: Why | null;
  readonly minutes: number;
}

/** An evening of one's own, as `OwnEvening` in `web/http/evenings/desk.py` has it; `organiser` for those who run it. */
export interface OwnEvening {
  readonly code: string;
  readonly path: string;
  readonly name: string;
  readonly phase: 'gathering' | 'playing' | 'between' | 'over';
  readonly paused: boolean;
  readonly round: number;
  readonly rounds: number;
  readonly organiser: boolean;
  readonly opened_ms: number;
}

export const getOwnEvenings = (): Promise<{ evenings: readonly OwnEvening[] }> => ask('GET', '/api/evenings');
export const openEvening = (settings: EveningSettings, organiserName = ''): Promise<{ code: string; path: string }> =>
  askToOpen('/api/evenings', { settings, organiser_name: organiserName });
export const getBounds = (settings: EveningSettings): Promise<Bounds> =>
  ask('POST', '/api/evenings/bounds', { settings });
/** A link that was just made: the club tells it this once. */
export interface MadeLink {
  readonly path: string;
  readonly url: string;
  /** Its QR code; empty where only this machine reaches the club. */
  readonly squares: readonly string[];
}

export const makeLink = (code: string, role: LinkRole, table: number): Promise<MadeLink> =>
  ask('POST', `/api/evenings/${encodeURIComponent(code)}/links`, { role, table });
export const cashPath = (code: string): string => `/api/evenings/${encodeURIComponent(code)}/cash.csv`;

/** The cash sheet by the token of the link for door and cash; the token stands in no address. */
export async function cashByLink(code: string, token: string): Promise<Blob | null> {
  const answer = await fetch(cashPath(code), { headers: { 'X-Evening-Link': token } }).catch(() => null);
  return answer?.ok ? answer.blob() : null;
}
export const exportPath = (code: string, kind: 'csv' | 'json' | 'ods'): string =>
  `/api/evenings/${encodeURIComponent(code)}/export.${kind}`;
