/* The portrait of a person: everything about it follows from one number, and nothing from a name or a picture. */
import { BRASS, disc, eyes, INK, numbersOf, paint, PAPER, picked, shape, SHOULDERS, stroke } from './parts';

const HEAD = 'M32.5 42C32.5 29 40 23 50 23S67.5 29 67.5 42C67.5 58 60.5 67 50 67S32.5 58 32.5 42Z';
const NECK = 'M42 58H58V70Q50 78 42 70Z';

/** Hair behind the head, and before it. */
const HAIR = {
  parted: [
    '',
    'M30.5 45C28 25 37 14 51 14S72 25 69.5 45C66 40 62 34 60 28 52 35 41 38.5 34 39 32.5 41 31.5 43 30.5 45Z',
  ],
  crop: ['', 'M31 42C29 24 38 15 50 15S71 24 69 42C67 38 66 34 64 31Q50 25 36 31C34 34 33 38 31 42Z'],
  long: [
    'M26 82C19 46 27 13 50 13S81 46 74 82Q62 74 50 74T26 82Z',
    'M31 44C29 24 38 15 50 15S71 24 69 44C67 36 62 31 55 27 50 34 38 37 31 44Z',
  ],
  bob: [
    'M25 62C21 33 31 13 50 13S79 33 75 62C70 66 64 65 62 60H38C36 65 30 66 25 62Z',
    'M31 41C31 24 39 15 50 15S69 24 69 41Q50 30 31 41Z',
  ],
  bun: [
    'M50 19A10.5 10.5 0 1 1 50 -2 10.5 10.5 0 0 1 50 19Z',
    'M31 43C29 24 38 14 50 14S71 24 69 43C66 36 60 31 50 30 40 31 34 36 31 43Z',
  ],
  curls: [
    'M50 10C60 6 69 10 71 18 79 21 82 30 78 37 82 46 79 56 71 58H29C21 56 18 46 22 37 18 30 21 21 29 18 31 10 40 6 50 10Z',
    'M31 42C29 33 33 30 35 31 34 25 42 23 44 27 47 22 53 22 56 27 58 23 66 25 65 31 67 30 71 33 69 42 70 26 62 16 50 16S30 26 31 42Z',
  ],
  braid: [
    'M66 44C80 52 76 66 82 76 84 84 78 90 74 96 72 84 66 74 64 62Z',
    'M31 44C28 24 38 14 50 14S72 24 69 44C66 36 61 30 52 27 46 33 38 36 31 44Z',
  ],
  bald: ['M32 50C27 48 27 38 31 34L36 36V54ZM68 50C73 48 73 38 69 34L64 36V54Z', ''],
} as const;
type Hair = keyof typeof HAIR;
const HAIRS: readonly [Hair, ...Hair[]] = ['parted', 'crop', 'long', 'bob', 'bun', 'curls', 'braid', 'bald'];
const SHORT: readonly Hair[] = ['crop', 'bald'];

type Hat = 'none' | 'beret' | 'cap' | 'straw' | 'scarf' | 'flower';
const HATS: readonly [Hat, ...Hat[]] = ['none', 'none', 'none', 'none', 'beret', 'cap', 'straw', 'scarf', 'flower'];

function hatOf(hat: Hat, colour: string): string {
  switch (hat) {
    case 'none':
      return '';
    case 'beret':
      return (
        shape('M27 27C24 13 42 5 57 7 72 9 79 19 71 28Q50 20 27 27Z', colour) +
        stroke('M54 8 57 2', colour, 3) +
        stroke('M30 28Q50 21 70 28.5', BRASS, 3)
      );
    case 'cap':
      return (
        shape('M28 29C27 15 39 9 52 9S75 17 73 27L83 32Q75 36.5 66 31.5 47 25 28 29Z', colour) +
        stroke('M29 28Q48 22 72 28', PAPER, 1.5)
      );
    case 'straw':
      return (
        shape('M35 25C34 11 41 6 50 6S66 11 65 25Z', paint('straw')) +
        shape('M35 20Q50 24 65 20V26Q50 30 35 26Z', colour) +
        `<ellipse cx="50" cy="27" rx="33" ry="6" fill="${paint('straw')}"/>`
      );
    case 'scarf':
      return (
        shape('M24 70C20 36 30 11 50 11S80 36 76 70L66 74C70 54 69 34 50 28 31 34 30 54 34 74Z', colour) +
        stroke('M31 40Q38 26 50 25.5T69 40', BRASS, 2)
      );
    case 'flower':
      return (
        [
          [69, 20],
          [76, 24],
          [73, 32],
          [65, 31],
          [62, 24],
        ]
          .map(([x = 0, y = 0]) => disc(x, y, 4.6, colour))
          .join('') + disc(69, 26, 3.6, BRASS)
      );
  }
}

const COLLARS: readonly [string, ...string[]] = [
  shape('M39 68.5 50 84 61 68.5 56 64H44Z', PAPER),
  shape('M35 70Q50 82 65 70L61 64H39Z', BRASS) + shape('M57 74 66 92 56 88 50 77Z', BRASS),
  stroke('M36 67Q50 78 64 67', BRASS, 4) + disc(50, 80, 3.4, BRASS),
  shape('M39 68 50 74 61 68 56 64H44Z', PAPER) + shape('M50 76 40 70V83ZM50 76 60 70V83Z', BRASS),
  shape('M30 71Q33 64 38 69 41 63 45.5 69 50 63 54.5 69 59 63 62 69 67 64 70 71 60 80 50 80T30 71Z', PAPER),
];

type Beard = 'none' | 'full' | 'moustache';
const BEARDS: readonly [Beard, ...Beard[]] = ['none', 'full', 'moustache'];

function mouthOf(beard: Beard, hair: string, skin: string): string {
  if (beard === 'none') return stroke('M44.5 56.5Q50 61 55.5 56.5', INK, 2.2);
  if (beard === 'moustache') return stroke('M41 56Q46 51 50 54.5 54 51 59 56', hair, 4);
  return (
    shape('M32.5 45C32 64 40 73 50 73S68 64 67.5 45C65 54 59 53 50 52.5 41 53 35 54 32.5 45Z', hair) +
    stroke('M45 58.5Q50 61.5 55 58.5', skin)
  );
}

const SPECTACLES = `<g fill="none" stroke="${BRASS}" stroke-width="2.4"><circle cx="41.5" cy="45" r="7"/><circle cx="58.5" cy="45" r="7"/><path d="M48.5 44Q50 43 51.5 44"/></g>`;
const CHEEKS = `<g fill-opacity=".5">${disc(38.5, 52, 4, paint('blush'))}${disc(61.5, 52, 4, paint('blush'))}</g>`;

/** The head and shoulders of the person with this number. */
export function personOf(face: number): string {
  const next = numbersOf(face);
  const tone = picked(next, [1, 1, 2, 3, 4, 5]);
  const skin = paint(`skin${tone}`);
  const hairColour = paint(`hair${tone > 3 ? picked(next, [1, 2, 5]) : picked(next, [1, 2, 3, 4, 5])}`);
  const coat = paint(`coat${1 + Math.floor(next() * 6)}`);
  const hair = picked(next, HAIRS);
  const hat = picked(next, HATS);
  const mayHaveBeard = SHORT.includes(hair) && hat !== 'scarf' && hat !== 'flower';
  const beard = mayHaveBeard ? picked(next, BEARDS) : 'none';
  const spectacles = next() < 0.22 ? SPECTACLES : '';
  const collar = picked(next, COLLARS);
  const [behind, before] = hat === 'scarf' ? ['', ''] : HAIR[hair];
  const body = shape(SHOULDERS, coat) + shape(NECK, skin) + collar + shape(HEAD, skin);
  const cheeks = tone < 4 && beard === 'none' ? CHEEKS : '';
  const look = mouthOf(beard, hairColour, skin) + cheeks + eyes(45, 8) + spectacles;
  return (
    shape(behind, hairColour) +
    body +
    look +
    shape(before, hairColour) +
    hatOf(hat, paint(`coat${1 + Math.floor(next() * 6)}`))
  );
}
