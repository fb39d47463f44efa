/* The club's mark as PNG files, drawn here in the box of 30 x 30 of `public/mark.svg`. */
import { crc32, deflateSync } from 'node:zlib';

type Colour = readonly [red: number, green: number, blue: number];
type Point = readonly [x: number, y: number];

const CLOTH: Colour = [0x2c, 0x61, 0x52];
const LAMP: Colour = [0xe9, 0xb4, 0x4c];
const LETTER: readonly Point[] = [
  [8.6, 10.4],
  [12, 20],
  [15, 12.8],
  [18, 20],
  [21.4, 10.4],
];
const HALF_STROKE = 1.1;
const BOX = 30;
/** Samples along each side of a pixel. */
const FINE = 4;

/**
 * `card`: the mark on its card, the rest clear. `full`: the letter on cloth up to the edges, which a system cuts to its
 * own shape.
 */
export type Shape = 'card' | 'full';

/** A square icon of so many pixels, as the bytes of a PNG file. */
export function icon(size: number, shape: Shape): Buffer {
  const rows = Array.from({ length: size }, (_, y) => {
    const row = Buffer.alloc(1 + size * 4);
    for (let x = 0; x < size; x++) row.set(pixel(x, y, size, shape), 1 + x * 4);
    return row;
  });
  return png(size, Buffer.concat(rows));
}

/** Red, green, blue and opacity of a pixel, the mean of its samples. */
function pixel(x: number, y: number, size: number, shape: Shape): number[] {
  let [red, green, blue, covered] = [0, 0, 0, 0];
  for (let i = 0; i < FINE * FINE; i++) {
    const at: Point = [
      ((x + ((i % FINE) + 0.5) / FINE) * BOX) / size,
      ((y + (Math.floor(i / FINE) + 0.5) / FINE) * BOX) / size,
    ];
    const colour = colourAt(at, shape);
    if (!colour) continue;
    [red, green, blue, covered] = [red + colour[0], green + colour[1], blue + colour[2], covered + 1];
  }
  if (!covered) return [0, 0, 0, 0];
  return [red / covered, green / covered, blue / covered, (255 * covered) / (FINE * FINE)].map(Math.round);
}

function colourAt(at: Point, shape: Shape): Colour | null {
  if (isOnLetter(at)) return LAMP;
  return shape === 'full' || isOnCard(at) ? CLOTH : null;
}

/** A rectangle from 4, 1 to 26, 29 with corners of 4.5. */
function isOnCard([x, y]: Point): boolean {
  const [across, down] = [Math.max(Math.abs(x - 15) - 6.5, 0), Math.max(Math.abs(y - 15) - 9.5, 0)];
  return Math.hypot(across, down) <= 4.5;
}

function isOnLetter(at: Point): boolean {
  return LETTER.slice(1).some((end, i) => distance(at, LETTER[i] ?? end, end) <= HALF_STROKE);
}

/** From a point to the nearest one between two others. */
function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

function png(size: number, rows: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'ascii'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
