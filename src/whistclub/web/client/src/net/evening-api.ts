/* The HTTP side of evenings. */
import { ask, askToOpen } from './api';
import type { EveningSettings } from './evening';
import type { LinkRole } from './evening-roles';
import type { Bounds, OwnEvening, MadeLink } from './wire.gen';

export type { Bounds, OwnEvening, MadeLink } from './wire.gen';

export const getOwnEvenings = (): Promise<{ evenings: readonly OwnEvening[] }> => ask('GET', '/api/evenings');
export const openEvening = (settings: EveningSettings, organiserName = ''): Promise<{ code: string; path: string }> =>
  askToOpen('/api/evenings', { settings, organiser_name: organiserName });
/** An evening as the last one that one ran, with its people as expected. */
export const openAgain = (): Promise<{ code: string; path: string }> => askToOpen('/api/evenings/again', {});
export const getBounds = (settings: EveningSettings): Promise<Bounds> =>
  ask('POST', '/api/evenings/bounds', { settings });
export const makeLink = (code: string, role: LinkRole, table: number): Promise<MadeLink> =>
  ask('POST', `/api/evenings/${encodeURIComponent(code)}/links`, { role, table });
export const cashPath = (code: string): string => `/api/evenings/${encodeURIComponent(code)}/cash.csv`;

/** The log of an evening in a page, with which it goes on elsewhere. */
export const logPath = (code: string): string => `/api/evenings/${encodeURIComponent(code)}/log.json`;
/** Takes in an evening from the text of its log's file. The club says what is none, whatever file it was. */
export function takeEveningIn(text: string): Promise<{ code: string; path: string }> {
  return ask('POST', '/api/evenings/log', documentIn(text));
}

function documentIn(text: string): { readonly format: string; readonly entries: readonly string[] } {
  try {
    const { format, entries } = JSON.parse(text) as { readonly format?: unknown; readonly entries?: unknown };
    return { format: String(format), entries: Array.isArray(entries) ? entries.map(String) : [] };
  } catch {
    return { format: '', entries: [] };
  }
}

/** The cash sheet by the token of the link for door and cash; the token stands in no address. */
export async function cashByLink(code: string, token: string): Promise<Blob | null> {
  const answer = await fetch(cashPath(code), { headers: { 'X-Evening-Link': token } }).catch(() => null);
  return answer?.ok ? answer.blob() : null;
}
export const exportPath = (code: string, kind: 'csv' | 'json' | 'ods'): string =>
  `/api/evenings/${encodeURIComponent(code)}/export.${kind}`;
