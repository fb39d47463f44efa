/* The progress in the first steps, and the table they came from; kept in this browser. */
const STEP = 'whistclub-first-steps';
const FROM = 'whistclub-first-steps-from';

/** The number of steps done. */
export function stepsDone(): number {
  try {
    return Math.max(0, Number(localStorage.getItem(STEP)) || 0);
  } catch {
    return 0;
  }
}

export function keepSteps(count: number): void {
  try {
    localStorage.setItem(STEP, String(count));
  } catch {
    /* Without a place to keep it, the steps start over. */
  }
}

/** Remembers the page that leads to the first steps, for this visit. */
export function cameFrom(path: string): void {
  try {
    sessionStorage.setItem(FROM, path);
  } catch {
    /* They then end on the first page. */
  }
}

/** The table at which somebody waits meanwhile, as a path; empty for none. */
export function tableBehind(): string {
  try {
    const from = sessionStorage.getItem(FROM) ?? '';
    return /^\/t\/[^/]+$/.test(from) ? from : '';
  } catch {
    return '';
  }
}
