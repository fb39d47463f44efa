/* A match that is over as a picture, drawn on the device: shapes from SVG, words in the fonts of the page. */
import { faceOf } from '../../cards/faces';
import type { Family } from '../../net/profile';
import { portraitOf } from '../../portraits/portrait';

export interface KeptMatch {
  readonly headline: string;
  /** Game, length and day. */
  readonly about: string;
  readonly facts: readonly string[];
  readonly people: readonly { readonly face: number; readonly bot: boolean }[];
  /** The sides with their points, one's own first; none of a campaign. */
  readonly score: readonly { readonly name: string; readonly points: string }[];
  /** The bids or markers of a campaign, and whether each was made. */
  readonly bids: readonly (readonly [number, boolean])[];
  /** The deciding trick, the card that took it among them. */
  readonly cards: readonly { readonly card: string; readonly takes: boolean }[];
  readonly family: Family;
  readonly caption: string;
}

export const [WIDTH, HEIGHT] = [1080, 1350];
const MIDDLE = WIDTH / 2;
const MARGIN = 72;
const CARD = 150;

type Brush = CanvasRenderingContext2D;

/** Draws the match on a canvas. */
export async function draw(canvas: HTMLCanvasElement, match: KeptMatch): Promise<void> {
  Object.assign(canvas, { width: WIDTH, height: HEIGHT });
  const brush = canvas.getContext('2d');
  if (!brush) return;
  await document.fonts.ready;
  brush.drawImage(await imageOf(shapesOf(match)), 0, 0);
  brush.textAlign = 'center';
  let y = wrapped(brush, match.headline, 470, { size: 68, weight: 600, serif: true });
  y = match.bids.length ? bidsAt(brush, match.bids, y + 30) : scoreAt(brush, match.score, y + 30);
  for (const fact of match.facts) y = wrapped(brush, fact, y + 24, { size: 34, quiet: true });
  if (match.cards.length) wrapped(brush, match.caption, 1218, { size: 28, quiet: true });
  wrapped(brush, `Whistclub · ${match.about}`, 1300, { size: 28, quiet: true });
}

function shapesOf({ people, cards, family }: KeptMatch): string {
  const size = Math.min(300, 760 / Math.max(1, people.length));
  const step = size * 0.88;
  const heads = people.map(({ face, bot }, at) => {
    const x = MIDDLE - size / 2 + (at - (people.length - 1) / 2) * step;
    const head = `<g clip-path="url(#round)">${portraitOf(face, bot)}</g>`;
    return placed(`<svg viewBox="0 0 100 100">${head}</svg>`, x, 390 - size, size, size);
  });
  const lying = cards.map(({ card, takes }, at) => {
    const x = MIDDLE - CARD / 2 + (at - (cards.length - 1) / 2) * (CARD + 22);
    const ring = takes
      ? `<rect x="${x - 7}" y="951" width="${CARD + 14}" height="${CARD * 1.4 + 14}" rx="20" fill="none" stroke="var(--lamp)" stroke-width="6"/>`
      : '';
    return placed(faceOf(card, family, 'index'), x, 958, CARD, CARD * 1.4) + ring;
  });
  return (
    '<clipPath id="round"><circle cx="50" cy="50" r="50"/></clipPath>' +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="var(--cloth)"/>` +
    `<circle cx="${MIDDLE}" cy="300" r="430" fill="var(--cloth-lit)"/>` +
    `<rect x="28" y="28" width="${WIDTH - 56}" height="${HEIGHT - 56}" rx="36" fill="none" stroke="var(--cloth-line)" stroke-width="3"/>` +
    heads.join('') +
    lying.join('')
  );
}

const placed = (drawing: string, x: number, y: number, width: number, height: number): string =>
  drawing.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);

/** The value of each property of the page's styles that a drawing names. */
function colours(drawing: string): string {
  const style = getComputedStyle(document.documentElement);
  const found = new Map<string, string>();
  const waiting = [drawing];
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop())
    for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) {
      if (found.has(name)) continue;
      found.set(name, style.getPropertyValue(name));
      waiting.push(found.get(name) ?? '');
    }
  return [...found].map(([name, value]) => `${name}:${value}`).join(';');
}

async function imageOf(shapes: string): Promise<HTMLImageElement> {
  const paper = '.wc-paper{fill:var(--card-face);stroke:var(--card-edge)}';
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
    `<style>:root{color-scheme:light;${colours(paper + shapes)}}${paper}</style>${shapes}</svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

interface Hand {
  readonly size: number;
  readonly weight?: number;
  readonly serif?: boolean;
  readonly quiet?: boolean;
}

function take(brush: Brush, { size, weight = 400, serif = false, quiet = false }: Hand): void {
  const style = getComputedStyle(document.documentElement);
  brush.font = `${weight} ${size}px ${style.getPropertyValue(serif ? '--serif' : '--sans')}`;
  brush.fillStyle = quiet ? '#dde9df' : '#fff8ea';
}

/** Writes a text in lines as wide as the picture, the first on this height. Returns the height of the last. */
function wrapped(brush: Brush, text: string, from: number, hand: Hand): number {
  take(brush, hand);
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && brush.measureText(longer).width <= WIDTH - 2 * MARGIN) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  lines.forEach((line, at) => brush.fillText(line, MIDDLE, from + at * hand.size * 1.25));
  return from + (lines.length - 1) * hand.size * 1.25 + hand.size * 0.4;
}

function scoreAt(brush: Brush, score: KeptMatch['score'], from: number): number {
  if (score.length > 2) {
    let y = from;
    for (const { name, points } of score) y = wrapped(brush, `${name}  ${points}`, y + 44, { size: 40 });
    return y + 20;
  }
  const step = 330;
  score.forEach(({ name, points }, at) => {
    const x = MIDDLE + (at - (score.length - 1) / 2) * step;
    take(brush, { size: 130, weight: 600, serif: true });
    brush.fillText(points, x, from + 110);
    take(brush, { size: 32, quiet: true });
    brush.fillText(name, x, from + 160, step - 16);
  });
  return from + 200;
}

function bidsAt(brush: Brush, bids: KeptMatch['bids'], from: number): number {
  const step = Math.min(112, (WIDTH - 2 * MARGIN) / bids.length);
  bids.forEach(([number, isMade], at) => {
    const x = MIDDLE + (at - (bids.length - 1) / 2) * step;
    take(brush, { size: 60, weight: 600, serif: true, quiet: !isMade });
    brush.fillText(String(number), x, from + 64);
    take(brush, { size: 40, quiet: true });
    brush.fillText(isMade ? '✓' : '', x, from + 118);
  });
  return from + 150;
}
