/* The HTTP side of evenings. */
import { ask } from './api';
import type { EveningSettings } from './evening';
import type { Why } from './wire';

/** What an evening of these settings would keep, and about how long it takes; `why_not` is the reason why it cannot be. */
export interface Bounds {
  readonly bounds: readonly Why[];
  readonly why_not: Why | null;
  readonly minutes: number;
}

export const openEvening = (settings: EveningSettings, organiserName = ''): Promise<{ code: string; path: string }> =>
  ask('POST', '/api/evenings', { settings, organiser_name: organiserName });
export const getBounds = (settings: EveningSettings): Promise<Bounds> => ask('POST', '/api/evenings/bounds', { settings });
export const exportPath = (code: string, kind: 'csv' | 'json'): string => `/api/evenings/${encodeURIComponent(code)}/export.${kind}`;
