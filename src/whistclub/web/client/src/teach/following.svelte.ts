/* The results of prepared deals as they come: asked for again while the page is open. */
import { refusalOf } from '../messages/refusal';
import { onDestroy } from 'svelte';
import { Problem } from '../net/api';
import { getPreparedResults, type PreparedRow } from '../net/prepared-deals';

const BUSY = [0, 429, 503];
const BUSY_MS = 5_000;

interface Following {
  readonly rows: readonly PreparedRow[];
  readonly trouble: string;
}

/** Follows the results until the page that asks is left. */
export function followResults(id: string): Following {
  let rows = $state.raw<readonly PreparedRow[]>([]);
  let trouble = $state('');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const again = (ms: number): void => {
    if (!isOver) timer = setTimeout(asked, ms);
  };
  const asked = (): void => {
    getPreparedResults(id)
      .then((found) => {
        [rows, trouble] = [found.rows, ''];
        again(found.again_ms);
      })
      .catch((problem: unknown) => {
        if (problem instanceof Problem && BUSY.includes(problem.status)) again(BUSY_MS);
        else trouble = refusalOf(problem);
      });
  };
  asked();
  onDestroy(() => {
    isOver = true;
    clearTimeout(timer);
  });
  return {
    get rows() {
      return rows;
    },
    get trouble() {
      return trouble;
    },
  };
}
