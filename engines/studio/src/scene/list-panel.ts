// What the presenter lists, on a panel below them: each item is ticked when it is spoken, or has its picture if all have one.
import { mainDirection } from '@greenroom/captions/direction';
import { captionFont } from '@greenroom/captions/fonts';
import { SAFE } from '@greenroom/captions/safe-area';
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { INK, PAPER } from './card-colours.ts';
import { lines, type Part } from './card-parts.ts';
import { endPanel, PANEL } from './end-panel.ts';
import type { Frame, Overlay, OverlayLayer } from './overlay.ts';
import { drawableWords } from './set-text.ts';

/** Font sizes as shares of the frame's width. */
const PX = { largest: 0.09, smallest: 0.045, step: 0.94 };
/** Height of a line, the gap between two things and the tick with its distance, relative to the size of the letters. */
const LINE = 1.1;
const GAP = 0.5;
const TICK = { radius: 0.5, line: 0.15 };
/** The side of a picture of an item, on a disc. */
const PICTURE = 1.75;
/** Between a tick or a picture and its words. */
const BESIDE = 0.36;
const ON_DISC = 0.76;
const [LEFT, RIGHT] = [0.06, SAFE.right - 0.005];
const MAX_LINES = 3;
const ENTRANCE = 5;
/** Opacity of items before they are said: a panel is never half empty. */
const UNSAID = 0.7;
/** A tick follows its words. */
const TICK_AFTER = 7;

/**
 * Undefined if the words cannot be drawn or do not fit. All items are seen from the first frame on, pale until they are said.
 * @param items `thing`: the picture of an item that has one @param ground of the panel, of the frame's size
 */
export const listPanel = (
  items: readonly { text: string; after: number; thing: Canvas | undefined }[],
  ground: Canvas,
  frame: Frame,
): Overlay | undefined => {
  const { width, height } = frame;
  const words = items.map(({ text }) => drawableWords(text));
  if (words.some(({ missing }) => missing.length > 0)) return undefined;
  const room = height * (PANEL.bottom - PANEL.top);
  const isPictured = items.every(({ thing }) => thing !== undefined);
  /** Where words begin, relative to the size of their letters. */
  const from = (isPictured ? PICTURE : 2 * TICK.radius) + BESIDE;
  const set = largest(
    words.map((one) => one.words),
    { width, tallest: room, from },
  );
  if (set === undefined) return undefined;
  const { parts, px } = set;
  const isRtl = mainDirection(items.map(({ text }) => text).join(' ')) === 'rtl';
  const panel = endPanel(ground, frame);
  const [leftmost, rightmost] = [width * LEFT, width * RIGHT];
  const layer = (tall: number, draw: (pen: SKRSContext2D) => void, alpha = 1): Canvas => {
    const picture = createCanvas(width, Math.ceil(tall));
    const pen = picture.getContext('2d');
    pen.globalAlpha = alpha;
    pen.lineCap = pen.lineJoin = 'round';
    draw(pen);
    return picture;
  };
  let y = height * PANEL.top + (room - tallOf(parts, px)) / 2;
  const radius = px * TICK.radius;
  const half = isPictured ? px * (PICTURE / 2) : radius;
  const tickX = isRtl ? rightmost - half : leftmost + half;
  const layers: OverlayLayer[] = parts.flatMap((part, index) => {
    const tall = part.lines.length * px * LINE;
    const middle = (px * LINE) / 2 + 3;
    const circle = (pen: SKRSContext2D): void => {
      pen.lineWidth = px * TICK.line * 0.7;
      pen.beginPath();
      pen.arc(tickX, middle, radius - pen.lineWidth / 2, 0, 2 * Math.PI);
    };
    const empty = layer(px * LINE + 6, (pen) => {
      pen.strokeStyle = 'rgba(255, 255, 255, 0.55)';
      circle(pen);
      pen.stroke();
    });
    const ticked = layer(px * LINE + 6, (pen) => {
      pen.fillStyle = PAPER;
      circle(pen);
      pen.fill();
      pen.strokeStyle = INK;
      pen.lineWidth = px * TICK.line;
      pen.beginPath();
      pen.moveTo(tickX - radius * 0.42, middle + radius * 0.03);
      pen.lineTo(tickX - radius * 0.1, middle + radius * 0.36);
      pen.lineTo(tickX + radius * 0.45, middle - radius * 0.34);
      pen.stroke();
    });
    const write = (pen: SKRSContext2D): void => {
      pen.textBaseline = 'alphabetic';
      pen.direction = isRtl ? 'rtl' : 'ltr';
      pen.textAlign = isRtl ? 'right' : 'left';
      pen.fillStyle = PAPER;
      for (const [line, words] of part.lines.entries()) {
        pen.font = captionFont(px, words);
        pen.fillText(
          words,
          isRtl ? rightmost - px * from : leftmost + px * from,
          3 + px * LINE * (line + 0.5) + px * 0.35,
        );
      }
    };
    const text = layer(tall + px * 0.3, write);
    const unsaid = layer(tall + px * 0.3, write, UNSAID);
    const down = Math.round(y - panel.top);
    y += tall + px * GAP;
    const { after, thing } = items[index]!;
    const seen = { down, after: index === 0 ? undefined : after, entrance: 0 };
    const waiting = index === 0 ? [] : [{ picture: unsaid, down, until: after }];
    if (isPictured && thing) {
      const side = px * PICTURE;
      const picture = layer(side + 6, (pen) => {
        pen.fillStyle = PAPER;
        pen.beginPath();
        pen.arc(tickX, 3 + side / 2, side / 2, 0, 2 * Math.PI);
        pen.fill();
        const [inner, edge] = [side * ON_DISC, (side * (1 - ON_DISC)) / 2];
        pen.drawImage(thing, tickX - inner / 2, 3 + edge, inner, inner);
      });
      return [
        ...waiting,
        { picture: text, ...seen },
        { ...seen, entrance: ENTRANCE, picture, down: Math.round(down + middle - side / 2 - 3) },
      ];
    }
    return [
      ...waiting,
      { picture: empty, down, until: after + TICK_AFTER + 2 },
      { picture: text, ...seen },
      { picture: ticked, down, after: after + TICK_AFTER, entrance: 2 },
    ];
  });
  return { ...panel, layers: [...panel.layers, ...layers] };
};

const tallOf = (parts: readonly Part[], px: number): number =>
  parts.reduce((sum, part) => sum + part.lines.length * px * LINE, (parts.length - 1) * px * GAP);

const largest = (
  items: readonly string[][],
  { width, tallest, from }: { width: number; tallest: number; from: number },
): { parts: Part[]; px: number } | undefined => {
  for (let px = width * PX.largest; px >= width * PX.smallest; px *= PX.step) {
    const widest = width * (RIGHT - LEFT) - px * from;
    const parts = items.map((words) => lines(words, widest, px, { maxLines: MAX_LINES }));
    if (parts.every((part) => part !== undefined) && tallOf(parts, px) <= tallest) return { parts, px };
  }
  return undefined;
};
