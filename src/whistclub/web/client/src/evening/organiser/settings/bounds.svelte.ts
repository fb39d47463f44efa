/* The bounds that an evening would keep, asked for a moment after its settings were last changed. */
import { Problem } from '../../../net/api';
import { getBounds, type Bounds } from '../../../net/evening-api';
import type { EveningSettings } from '../../../net/evening';
import { because } from '../../../messages/speech.svelte';

const WAIT_MS = 250;

export function bounds(settings: () => EveningSettings): {
  readonly text: string;
  readonly whyNot: string;
  readonly minutes: number;
} {
  let found = $state.raw<Bounds | null>(null);

  $effect(() => {
    const wanted = settings();
    let isOld = false;
    const timer = setTimeout(() => {
      getBounds({ ...wanted, name: wanted.name.trim() || '.' }).then(
        (told) => void (isOld || (found = told)),
        (problem: unknown) =>
          void (isOld || !(problem instanceof Problem) || (found = { bounds: [], why_not: problem.why, minutes: 0 })),
      );
    }, WAIT_MS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  });

  return {
    get text() {
      return (found?.bounds ?? []).map((one) => because(one)).join(' ');
    },
    get whyNot() {
      return found?.why_not ? because(found.why_not) : '';
    },
    get minutes() {
      return found?.minutes ?? 0;
    },
  };
}
