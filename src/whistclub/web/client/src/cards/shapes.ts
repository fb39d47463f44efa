/* The drawn parts of a card: ranks in a box of 20 x 30, suits of 24 x 24, courts in the upper half of 100 x 140.
   Colours are names of tokens only, so themes and the four-colour pack need no drawing of their own. */

/** Ranks as lines, of one weight. */
export const RANK: Record<string, string> = {
  1: 'M4.4 7.4 11.2 1.4V29',
  A: 'M1.6 29 10 1.5 18.4 29M5 20.5H15',
  K: 'M3 1V29M17.6 1 3 17.4M8.4 11.6 18.4 29',
  Q: 'M10 1C4.6 1 1.5 6.6 1.5 15S4.6 29 10 29 18.5 23.4 18.5 15 15.4 1 10 1ZM11.6 22 18.6 30',
  J: 'M8 1H15V21.6A6.6 7.2 0 0 1 1.9 22.4',
  T: 'M-2.6 6 2 1V29M14.6 1C10.8 1 8.6 6.4 8.6 15S10.8 29 14.6 29 20.6 23.6 20.6 15 18.4 1 14.6 1Z',
  9: 'M18 10A8 9 0 1 1 2 10 8 9 0 0 1 18 10C18 19 15 25.6 7.4 29',
  8: 'M10 1C6 1 3.4 3.7 3.4 7.4S6.2 14 10 14 16.6 11 16.6 7.4 14 1 10 1ZM10 14C5 14 2 17.2 2 21.4S5.2 29 10 29 18 25.6 18 21.4 15 14 10 14Z',
  7: 'M2 1.2H18L8 29',
  6: 'M2 20A8 9 0 1 1 18 20 8 9 0 0 1 2 20C2 11 5 4.4 12.6 1',
  5: 'M16.4 1.2H4.8L3.6 13.4C5.4 11.8 7.6 11 9.9 11A8.2 9 0 1 1 2 23.4',
  4: 'M13.8 29V1.4L1.6 20.6H19',
  3: 'M2.6 5.6C4.2 2.6 6.8 1 10 1A6.5 6.4 0 0 1 10 13.8H7.6M10 13.8A7.6 7.6 0 0 1 10 29C6.2 29 3 27 1.8 23.6',
  2: 'M2.4 8.4C2.8 4 6 1 10 1S17.6 4 17.6 8.6C17.6 14.6 8 20.6 2 28.8H18.4',
};

/** Ranks of the Decktet that are pictures: X Crown, P Pawn, C Court. */
export const PICTURE: Record<string, string> = {
  X: '<path d="M1 27 -1 8 5.6 14 10 3.6 14.4 14 21 8 19 27Z"/><circle cx="-1" cy="6" r="2.2"/><circle cx="10" cy="2.6" r="2.4"/><circle cx="21" cy="6" r="2.2"/>',
  P: '<circle cx="10" cy="8" r="6"/><path d="M5 14H15V17H12.8C13 21 14 23.4 16 25.4V28.6H4V25.4C6 23.4 7 21 7.2 17H5Z"/>',
  C: '<path d="M10 2 20.6 10V13H-.6V10ZM1.6 15H5.6V24H1.6ZM8 15H12V24H8ZM14.4 15H18.4V24H14.4ZM-.6 25.6H20.6V29H-.6Z"/>',
};

const stem = 'C13.4 20.2 14.6 22 17 23H7C9.4 22 10.6 20.2 10.8 17.4';
const ray = (a: number) => `<path d="M12 .2 14.3 5.4H9.7Z" transform="rotate(${a} 12 12)"/>`;

/** Suits, J the star of a joker; those of the Decktet begin with d. */
export const SUIT: Record<string, string> = {
  S: `<path d="M12 .8C14.8 5.8 22.2 9.4 22.2 14.8A4.9 4.9 0 0 1 13.2 17.4${stem}A4.9 4.9 0 0 1 1.8 14.8C1.8 9.4 9.2 5.8 12 .8Z"/>`,
  H: '<path d="M12 22.6C8.6 18.4 1.4 14.2 1.4 8A5.7 5.7 0 0 1 12 5.2 5.7 5.7 0 0 1 22.6 8C22.6 14.2 15.4 18.4 12 22.6Z"/>',
  D: '<path d="M12 .6C14.4 4.8 17.2 8.6 20.8 12 17.2 15.4 14.4 19.2 12 23.4 9.6 19.2 6.8 15.4 3.2 12 6.8 8.6 9.6 4.8 12 .6Z"/>',
  C: `<circle cx="12" cy="6.1" r="5.2"/><circle cx="6.2" cy="14" r="5.2"/><circle cx="17.8" cy="14" r="5.2"/><path d="M10.4 8H13.6L14.4 14 13.2 17.4${stem}L9.6 14Z"/>`,
  J: '<path d="M12 1.2 15.1 8.6 23 9.3 17 14.5 18.8 22.3 12 18.1 5.2 22.3 7 14.5 1 9.3 8.9 8.6Z"/>',
  dM: '<path d="M15.8 1.6A10.7 10.7 0 1 0 22.6 16.6 9 9 0 0 1 15.8 1.6Z"/>',
  dS: '<circle cx="12" cy="12" r="5.3"/>' + [0, 45, 90, 135, 180, 225, 270, 315].map(ray).join(''),
  dW: '<g fill="none" stroke="currentColor" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"><path d="M2 6.4C4.2 2.8 6.8 2.8 9 6.4S13.4 10 15.6 6.4 20 2.8 22 5.2M2 13C4.2 9.4 6.8 9.4 9 13S13.4 16.6 15.6 13 20 9.4 22 11.8M2 19.6C4.2 16 6.8 16 9 19.6S13.4 23.2 15.6 19.6 20 16 22 18.4"/></g>',
  dL: '<path d="M21.6 2.2C22.6 12.6 18.2 19 9.4 18.8L4.6 23.2 2 20.8 6 16.4C3.6 7.4 10.4 2 21.6 2.2Z"/><path d="M7.2 17.2 17 6.6M10.6 13.4 10.9 8.4M13 11 18 10.8" stroke="var(--card-face)" stroke-width="1.7" stroke-linecap="round" fill="none"/>',
  dY: '<path d="M14 6.8C8 3.4 2.8 7.6 6.6 11.4 10.6 15.2 18.8 12.2 19.4 17 20 21.8 10.6 23.2 3 19.4" fill="none" stroke="currentColor" stroke-width="4.1" stroke-linecap="round"/><path d="M11.6 4.2 16 .8 22.8 5.8 22.2 8.4 15.2 9.8Z"/><circle cx="16.6" cy="5" r="1.25" fill="var(--card-face)"/>',
  dK: '<g fill="none" stroke="currentColor" stroke-width="2.9"><path d="M8.1 13.4V5.4A3.9 3.9 0 0 1 15.9 5.4V6.2M15.9 10.6V18.6A3.9 3.9 0 0 1 8.1 18.6V17.8"/><path d="M10.6 8.1H18.6A3.9 3.9 0 0 1 18.6 15.9H17.8M13.4 15.9H5.4A3.9 3.9 0 0 1 5.4 8.1H6.2"/></g>',
};

/** The places of the pips of 2 to 10 on the full face; below the middle they are turned over. */
const [L, M, R] = [35.5, 50, 64.5];
export const PIPS: Record<string, readonly (readonly [number, number])[]> = {
  2: [
    [M, 30],
    [M, 110],
  ],
  3: [
    [M, 30],
    [M, 70],
    [M, 110],
  ],
  4: [
    [L, 30],
    [R, 30],
    [L, 110],
    [R, 110],
  ],
  5: [
    [L, 30],
    [R, 30],
    [M, 70],
    [L, 110],
    [R, 110],
  ],
  6: [
    [L, 30],
    [R, 30],
    [L, 70],
    [R, 70],
    [L, 110],
    [R, 110],
  ],
  7: [
    [L, 30],
    [R, 30],
    [M, 50],
    [L, 70],
    [R, 70],
    [L, 110],
    [R, 110],
  ],
  8: [
    [L, 30],
    [R, 30],
    [M, 50],
    [L, 70],
    [R, 70],
    [M, 90],
    [L, 110],
    [R, 110],
  ],
  9: [
    [L, 28],
    [R, 28],
    [L, 56],
    [R, 56],
    [M, 70],
    [L, 84],
    [R, 84],
    [L, 112],
    [R, 112],
  ],
  T: [
    [L, 28],
    [R, 28],
    [M, 42],
    [L, 56],
    [R, 56],
    [L, 84],
    [R, 84],
    [M, 98],
    [L, 112],
    [R, 112],
  ],
};

/** King, Queen or Jack, the upper half, waist at y = 70, in the colour of its suit. */
export function court(rank: string, c: string): string {
  const b = 'var(--card-brass)',
    f = 'var(--card-face)',
    t = 'var(--card-tone)';
  const body = `<path d="M21 72V63C21 54 31 50.5 40 49.5L50 47 60 49.5C69 50.5 79 54 79 63V72Z" fill="${c}"/>`;
  if (rank === 'K')
    return (
      body +
      `<path d="M36 49.8 50 72 64 49.8 58 48.6 50 61 42 48.6Z" fill="${b}"/>` +
      `<path d="M38.6 32V42C38.6 51.5 44.6 55.5 50 57.5 55.4 55.5 61.4 51.5 61.4 42V32Z" fill="${c}" stroke="${f}" stroke-width="1.6"/>` +
      `<path d="M42 30H58V39.5C58 44 54.4 46.6 50 46.6S42 44 42 39.5Z" fill="${t}"/><path d="M44.6 41.4Q47.4 38.8 50 40.8 52.6 38.8 55.4 41.4" stroke="${c}" stroke-width="2" fill="none" stroke-linecap="round"/>` +
      `<path d="M38 31 35.4 15.5 43.4 21.6 50 11.6 56.6 21.6 64.6 15.5 62 31Z" fill="${b}"/><path d="M38 27.6H62V31.4H38Z" fill="${c}"/>`
    );
  if (rank === 'Q')
    return (
      `<path d="M35 54C31 38 35.6 21 50 21S69 38 65 54Z" fill="${c}"/>` +
      body +
      `<path d="M40 49.4A10.4 10.4 0 0 0 60 49.4L56 48.4Q50 54 44 48.4Z" fill="${t}"/><path d="M37.4 49.8A13.2 13.2 0 0 0 62.6 49.8" stroke="${b}" stroke-width="2.6" fill="none"/><circle cx="50" cy="65.4" r="2.5" fill="${b}"/>` +
      `<path d="M46 42H54V50Q50 54 46 50Z" fill="${t}"/>` +
      `<path d="M41.4 34C41.4 29 45 27 50 27S58.6 29 58.6 34C58.6 41 55 46.4 50 46.4S41.4 41 41.4 34Z" fill="${t}"/><path d="M41 34.4C45.4 33.6 48.6 31 50 27.8 51.4 31 54.6 33.6 59 34.4V27.6H41Z" fill="${c}"/>` +
      `<path d="M39.4 28 37.6 20 44 23.4 50 16.6 56 23.4 62.4 20 60.6 28Q50 24.6 39.4 28Z" fill="${b}"/><circle cx="37.4" cy="18.6" r="2" fill="${b}"/><circle cx="50" cy="14.6" r="2.3" fill="${b}"/><circle cx="62.6" cy="18.6" r="2" fill="${b}"/>`
    );
  return (
    `<path d="M38.4 46C36.4 36 39 26 50 26S63.6 36 61.6 46Z" fill="${c}"/>` +
    body +
    `<path d="M30 52.4 58 72H46L24 56.4Z" fill="${b}"/><path d="M44.6 49 50 56 55.4 49 50 46Z" fill="${t}"/>` +
    `<path d="M42 32H58V39C58 43.6 54.4 46.8 50 46.8S42 43.6 42 39Z" fill="${t}"/>` +
    `<path d="M34.6 31.4C34 22 43 16.4 52 17.2 60 18 65.4 23.6 65 31.4Q50 27 34.6 31.4Z" fill="${c}" stroke="${f}" stroke-width="1.4"/>` +
    `<path d="M60.6 24.6C68 22 72.6 15.6 72.4 8.4 64.4 9.6 58.6 15.6 58 23.4Z" fill="${b}"/><path d="M59.6 24 68 13.6" stroke="${f}" stroke-width="1.2"/>`
  );
}
