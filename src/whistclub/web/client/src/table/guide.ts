/* The guided first deal: one sentence for the moment, and the part of the table it is about. Pure. */
import type { Model } from './model';

/** What the guide says now; `about` is ringed. */
export interface Guidance {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
  readonly about: 'hand' | 'calls' | '';
}

const CALLED = new Set(['call', 'say', 'trump', 'bid', 'declare', 'twiddle', 'keep']);

/** What to tell a newcomer; null between deals. */
export function guidanceOf(model: Model): Guidance | null {
  if (!model.view || model.you.seat === null) return null;
  const verb = model.legal[0]?.split(' ')[0] ?? '';
  const about = !verb ? '' : CALLED.has(verb) && !model.legal.some((act) => act.startsWith('play ')) ? 'calls' : 'hand';
  const [name, values] = said(model, verb);
  return { key: `client-guide-${name}`, values, about };
}

function said(model: Model, verb: string): readonly [string, Readonly<Record<string, string | number>>] {
  const view = model.view;
  const won = typeof view?.won === 'number' ? view.won : 0;
  switch (model.table.game) {
    case 'minnesota':
      return [minnesota(view?.phase ?? '', view?.contract ?? ''), {}];
    case 'solo':
      return solo(model);
    case 'gongor':
      if (verb === 'bid') return ['bid', {}];
      return verb === 'twiddle' || verb === 'keep' ? ['twiddle', {}] : ['gongor', { bid: view?.bid ?? 0, won }];
    case 'hermits':
      return verb === 'declare' ? ['declare', {}] : ['hermits', { won }];
    default:
      return ['whist', {}];
  }
}

function minnesota(phase: string, contract: string): string {
  if (phase === 'laying') return 'lay';
  if (phase === 'saying') return 'say';
  if (phase === 'overcalling') return 'overcall';
  if (phase === 'exchanging' || contract === 'sola_nola' || contract === 'grand_dix') return 'special';
  return contract === 'low' || contract === 'nullo' ? 'low' : 'high';
}

function solo({ view, you }: Model): readonly [string, Readonly<Record<string, string | number>>] {
  if (view?.phase === 'auction') return ['auction', {}];
  if (view?.phase === 'raise') return ['raise', {}];
  if (view?.phase === 'trump') return ['trump', {}];
  const isMine = view?.holders?.includes(you.seat ?? -1) ?? false;
  const count = view?.undertaken ?? 0;
  if (count === 0) return [isMine ? 'solo-none' : 'solo-against-none', {}];
  return [isMine ? 'solo-yours' : 'solo-against', { count }];
}
