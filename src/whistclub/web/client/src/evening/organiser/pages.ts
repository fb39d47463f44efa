/* The pages of an evening's organiser, by the hash of their address. */
import type { Evening } from '../../net/evening';
import { latest } from './tables';
import { kindOf } from './slips/slips';

type Tab = 'tables' | 'people' | 'standings' | 'hall';

export type Page =
  | { readonly name: 'checkin' | 'tables' | 'people' | 'standings' | 'prizes' | 'hall' | 'slips'; readonly tab: Tab }
  | { readonly name: 'person'; readonly guest: number; readonly tab: Tab }
  | { readonly name: 'table'; readonly round: number; readonly table: number; readonly tab: Tab }
  | { readonly name: 'settings' | 'links' | 'cash'; readonly tab: Tab };

/** The page that the address names; without a name the one that the evening is at. */
export function pageOf(evening: Evening, hash: string): Page {
  const [, name = '', first = '', second = ''] = /^#([a-z]+)(?:-(\d+))?(?:-(\d+))?$/.exec(hash) ?? [];
  if (name === 'table' && first && second) return { name, round: Number(first), table: Number(second), tab: 'tables' };
  if (name === 'person' && first) return { name, guest: Number(first), tab: 'people' };
  if (name === 'settings' || name === 'links' || name === 'cash') return { name, tab: 'tables' };
  if (name === 'slips' && latest(evening) && kindOf(evening)) return { name, tab: 'tables' };
  if (name === 'prizes') return { name, tab: 'standings' };
  if (name === 'standings' || name === 'hall' || name === 'tables') return { name, tab: name };
  if (name === 'people') return atPeople(evening);
  if (evening.public.phase === 'gathering') return atPeople(evening);
  return evening.public.phase === 'over' ? { name: 'standings', tab: 'standings' } : { name: 'tables', tab: 'tables' };
}

const atPeople = (evening: Evening): Page => ({
  name: evening.public.phase === 'gathering' ? 'checkin' : 'people',
  tab: 'people',
});
