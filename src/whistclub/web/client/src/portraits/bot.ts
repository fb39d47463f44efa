/* The portraits of bots: animals in court dress, one for each seat, so that nobody takes them for people. */
import { BRASS, disc, eyes, INK, paint, PAPER, shape, SHOULDERS, stroke } from './parts';

const fox = (): string =>
  shape('M50 72 25 46 22 10 42 25H58L78 10 75 46Z', paint('rust')) +
  shape('M50 72 25 46C36 44 44 50 50 60 56 50 64 44 75 46Z', PAPER) +
  shape('M27 17 38 26 29 32ZM73 17 62 26 71 32Z', INK, ' fill-opacity=".75"') +
  eyes(42, 11, 2.8) +
  shape('M45.5 64H54.5L50 70Z', INK);

const bear = (): string =>
  [29, 71].map((x) => disc(x, 24, 11, paint('umber')) + disc(x, 24, 5, paint('fawn'))).join('') +
  shape('M22 46C22 28 34 19 50 19S78 28 78 46 66 72 50 72 22 64 22 46Z', paint('umber')) +
  `<ellipse cx="50" cy="57" rx="15" ry="12.5" fill="${paint('fawn')}"/>` +
  eyes(42, 12, 2.8) +
  shape('M44 50.5Q50 48 56 50.5L50 57Z', INK) +
  stroke('M50 57V61Q45 65 43 61M50 61Q55 65 57 61', INK, 1.9);

const hare = (): string =>
  shape('M40 30C27 8 30 -4 36 -4 43 -4 47 14 47 28ZM60 30C73 8 70 -4 64 -4 57 -4 53 14 53 28Z', paint('fawn')) +
  shape('M40 22C34 10 34 2 36.5 2 40 2 43 14 43.5 22ZM60 22C66 10 66 2 63.5 2 60 2 57 14 56.5 22Z', paint('blush')) +
  shape('M28 48C28 32 38 25 50 25S72 32 72 48 62 72 50 72 28 64 28 48Z', paint('fawn')) +
  shape('M39 62C39 54 44 52 50 54 56 52 61 54 61 62S56 72 50 72 39 70 39 62Z', PAPER) +
  eyes(45, 12, 3) +
  shape('M46 54H54L50 59Z', paint('coat2')) +
  stroke('M50 59V63M50 63Q46 66 44 63M50 63Q54 66 56 63', INK, 1.8);

const badger = (): string =>
  disc(28, 26, 8.5, INK) +
  disc(72, 26, 8.5, INK) +
  shape('M23 46C23 28 34 19 50 19S77 28 77 46 62 73 50 73 23 64 23 46Z', PAPER) +
  shape(
    'M30 25C35 21 40 20 44 20 45 36 44 54 40 66 30 60 24 52 23.5 44 24 36 26 29 30 25ZM70 25C65 21 60 20 56 20 55 36 56 54 60 66 70 60 76 52 76.5 44 76 36 74 29 70 25Z',
    INK,
  ) +
  disc(36, 43, 2.8, PAPER) +
  disc(64, 43, 2.8, PAPER) +
  shape('M44 60Q50 57 56 60L50 67Z', INK);

const owl = (): string =>
  shape('M22 12C30 20 40 22 50 22S70 20 78 12C84 36 82 70 50 72 18 70 16 36 22 12Z', paint('umber')) +
  disc(38, 41, 13.5, PAPER) +
  disc(62, 41, 13.5, PAPER) +
  eyes(41, 11, 5) +
  shape('M45 48H55L50 59Z', BRASS) +
  stroke('M40 63Q43 66 46 63M48 66Q51 69 54 66M54 62Q57 65 60 62', PAPER, 1.8);

const cat = (): string =>
  shape('M24 46 23 10 40 22Q50 19.5 60 22L77 10 76 46C76 64 64 72 50 72S24 64 24 46Z', paint('slate')) +
  shape('M28 18 37 24 29 30ZM72 18 63 24 71 30Z', paint('blush')) +
  shape('M38 60C38 54 44 52 50 54 56 52 62 54 62 60S56 69 50 69 38 66 38 60Z', PAPER) +
  [38.5, 61.5]
    .map(
      (x) =>
        `<ellipse cx="${x}" cy="43" rx="6" ry="5" fill="${paint('eye')}"/><ellipse cx="${x}" cy="43" rx="2" ry="4.6" fill="${INK}"/>`,
    )
    .join('') +
  shape('M46 53.5H54L50 58Z', paint('coat2')) +
  stroke('M50 58V61Q46 64.5 44 61.5M50 61Q54 64.5 56 61.5', INK, 1.8);

const ANIMALS: readonly (() => string)[] = [fox, bear, hare, badger, owl, cat];

const COLLARS: readonly string[] = [
  shape('M34 71 50 86 66 71 62 67Q50 75 38 67Z', PAPER),
  shape('M28 74Q31 66 36.5 71 40.5 65 45.5 71 50 65 54.5 71 59.5 65 63.5 71 69 66 72 74 61 84 50 84T28 74Z', PAPER),
  shape('M50 78 36 70V87ZM50 78 64 70V87Z', BRASS) + disc(50, 78, 3.6, PAPER),
];

/** The head and shoulders of the bot with this number. */
export function botOf(face: number): string {
  const place = Math.abs(Math.trunc(face));
  const animal = ANIMALS[place % ANIMALS.length] ?? fox;
  return shape(SHOULDERS, paint(`coat${1 + (place % 6)}`)) + animal() + (COLLARS[place % COLLARS.length] ?? '');
}
