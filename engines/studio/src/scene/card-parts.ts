// The parts of title cards: words in lines at a font size, laid out one below the other.
import type { Direction } from '@greenroom/captions/direction';
import { captionFont } from '@greenroom/captions/fonts';
import { LOGO } from '@greenroom/captions/logo-place';
import { SAFE } from '@greenroom/captions/safe-area';
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { isAddress } from '../words/address.ts';
import type { Area } from './backgrounds.ts';
import { INK, markLettersOn, PAPER } from './card-colours.ts';
import type { Frame, Overlay, OverlayLayer } from './overlay.ts';
import { evenLines, piecesOf, widthOf } from './set-text.ts';

/** Distance of the words from the edge, as a share of the frame's width. */
const LEFT = 0.09;
export const MAX_WIDTH = SAFE.right - LEFT - 0.02;
/** Of the words of an end card: the middle of the frame, with the same margin on both sides, below a client's logo. */
export const END = { middle: 0.5, maxWidth: 2 * (SAFE.right - 0.5) - 0.02, top: SAFE.top + LOGO.maxHeight + 0.01 };
/** The rows of an end card's words, as shares of the frame's height. */
export interface Rows {
  top: number;
  bottom: number;
  /** Frames before rings around the plate begin. Default: soon. */
  ringsAt?: number;
}
/** Sizes that are tried to fit the room, relative to the wanted ones. */
export const SCALES = [1, 0.92, 0.85, 0.78, 0.72, 0.66, 0.6, 0.54, 0.48, 0.42, 0.36, 0.3] as const;
/** Of the words before and after the key words, and of the smallest key words, so that they can be read. */
export const SMALLEST = 0.7;
/** The plate of an address, a number or a price on an end card, with its padding as a share of their font size. */
export const PLATE = { colour: PAPER, letters: INK, pad: 0.34, round: 0.26 };
/** Font sizes as shares of the frame's width, and line limits, of the key words and of the rest. */
const KEY = { largestFit: 0.32, smallest: 0.09, smallestUnbroken: 0.055, linesAt: 5 };
export const REST = { px: 0.074, ofKey: 0.85, lines: 3 };
/** Opacity of words before they are said. */
const WAITING = 0.72;
/** Frames in which a waiting word becomes one that is said: where it is, without a rise. */
const SAID = 2;
/** Frames between the entrances of two parts. */
export const STAGGER = 6;

export interface Part {
  lines: string[];
  fontPx: number;
  /** Of a plate around the words, as a share of the font size; 0 if there is none. */
  pad: number;
  /** Frames before each line enters; undefined: all at once. */
  linesAt?: readonly number[];
  /** The line on a plate of its own. */
  marked?: number;
  /** Of that plate. Default: that of an address. */
  colour?: string;
  /** The price that the one line replaces, struck through beside it. */
  old?: string;
}

const lineTall = (part: Part): number => part.fontPx * 1.16;
const gapOf = (width: number, isEnd: boolean): number => width * (isEnd ? 0.018 : 0.03);
const barOf = (width: number): number => width * 0.014;

/** The height of the parts with the mark above them. */
export const tallOf = (parts: readonly Part[], width: number, isEnd: boolean): number =>
  parts
    .filter(({ lines }) => lines.length > 0)
    .reduce(
      (sum, part) => sum + part.lines.length * lineTall(part) + 2 * part.pad * part.fontPx + gapOf(width, isEnd),
      barOf(width) + 2 * gapOf(width, isEnd),
    );

export const layOutCard = (
  parts: readonly Part[],
  entrances: readonly number[],
  direction: Direction,
  { width, height, accent, unstressed }: Frame,
  end: Rows | undefined,
): Overlay => {
  const [gap, bar] = [gapOf(width, end !== undefined), barOf(width)];
  const shown = parts.map((part, k) => ({ ...part, after: entrances[k]! })).filter(({ lines }) => lines.length > 0);
  const tall = tallOf(parts, width, end !== undefined);
  // A rising layer starts slightly lower.
  const room = Math.ceil(tall + width * 0.04);
  const side = direction === 'rtl' ? width * (SAFE.right - 0.02) : width * LEFT;
  const edge = end ? width * END.middle : side;
  /** Where something so wide begins. */
  const leftOf = (wide: number): number => {
    if (end) return edge - wide / 2;
    return direction === 'rtl' ? edge - wide : edge;
  };
  const layer = () => {
    const picture = createCanvas(width, room);
    const context = picture.getContext('2d');
    context.direction = direction;
    if (end) context.textAlign = 'center';
    else context.textAlign = direction === 'rtl' ? 'right' : 'left';
    context.textBaseline = 'alphabetic';
    context.shadowColor = 'rgba(0, 0, 0, 0.35)';
    context.shadowBlur = width * 0.02;
    return { picture, pen: context };
  };
  const mark = layer();
  mark.pen.fillStyle = accent;
  mark.pen.fillRect(leftOf(width * 0.13), gap * 0.5, width * 0.13, bar);
  let y = gap + bar;
  const pings: OverlayLayer[] = [];
  const layers = shown.map((part) => {
    const { picture, pen: context } = layer();
    const pad = part.pad * part.fontPx;
    let inner = end ? edge : edge + (direction === 'rtl' ? -pad : pad);
    let hasButton = false;
    if (pad > 0) {
      const words = Math.max(...part.lines.map((line) => widthOf(line, part.fontPx))) + 2 * pad;
      const button = part.fontPx * BUTTON.wide;
      hasButton = direction === 'ltr' && words + button <= width * END.maxWidth;
      const wide = words + (hasButton ? button : 0);
      if (hasButton) inner -= button / 2;
      const plateTall = part.lines.length * lineTall(part) + 2 * pad;
      context.fillStyle = PLATE.colour;
      context.beginPath();
      context.roundRect(leftOf(wide), y, wide, plateTall, part.fontPx * PLATE.round);
      context.fill();
      context.shadowColor = 'transparent';
      if (hasButton)
        drawButton(
          context,
          leftOf(wide) + wide - pad * 0.8 - part.fontPx * BUTTON.radius,
          y + plateTall / 2,
          part.fontPx,
        );
      pings.push(
        ...pingsAround({ x: leftOf(wide), y, width: wide, height: plateTall }, part, layer, {
          gap,
          first: end?.ringsAt ?? PING.first,
        }),
      );
      y += pad;
    }
    const isWaiting = !end && part.after > 0;
    const drawn: OverlayLayer[] = [{ picture, after: part.after, ...(isWaiting && { entrance: SAID }) }];
    // Words wait where they are said later: a card is never half empty.
    const waiting = (at: number, line: string, row: number): OverlayLayer => {
      const { picture: pale, pen } = layer();
      pen.globalAlpha = WAITING;
      pen.fillStyle = PAPER;
      drawLine(pen, line, { x: inner, y: row, px: part.fontPx, thin: unstressed });
      return { picture: pale, after: 0, until: at + 1, entrance: 0 };
    };
    for (const [index, line] of part.lines.entries()) {
      const at = part.linesAt?.[index];
      const own = at === undefined || index === 0 ? undefined : layer();
      const from = own ? Math.max(at!, part.after) : part.after;
      const row = y + part.fontPx * 0.92;
      if (own) drawn.push({ picture: own.picture, after: from, ...(!end && { entrance: SAID }) });
      if (!end && from > 0) drawn.push(waiting(from, line, row));
      const pen = own?.pen ?? context;
      const oldWide =
        part.old === undefined ? 0 : drawOld(pen, part, part.old, { line, inner, y, isCentred: end !== undefined });
      const colour = part.colour ?? PLATE.colour;
      if (index === part.marked)
        drawMark(pen, part, {
          line,
          inner: end ? inner - oldWide / 2 : inner,
          y,
          isCentred: end !== undefined,
          colour,
        });
      if (pad > 0) pen.fillStyle = PLATE.letters;
      else pen.fillStyle = index === part.marked ? markLettersOn(colour) : PAPER;
      drawLine(pen, line, {
        x: end ? inner - oldWide / 2 : inner,
        y: row,
        px: part.fontPx,
        thin: pad > 0 || index === part.marked ? undefined : unstressed,
      });
      y += lineTall(part);
    }
    y += pad + gap;
    return drawn;
  });
  // Slightly above the middle, the optical centre.
  const middle = end ? (end.top + end.bottom) / 2 : 0.44;
  const top = Math.max(height * SAFE.top, Math.min(height * middle - tall / 2, height * SAFE.bottom - room));
  return { top: Math.round(top), layers: [{ picture: mark.picture, after: 0 }, ...pings, ...layers.flat()] };
};

/** The arrow at the end of a plate, in a circle, relative to the size of its letters. */
const BUTTON = { wide: 1.05, radius: 0.44, line: 0.13 };

const drawButton = (pen: SKRSContext2D, x: number, y: number, fontPx: number): void => {
  pen.save();
  pen.fillStyle = PLATE.letters;
  pen.beginPath();
  pen.arc(x, y, fontPx * BUTTON.radius, 0, 2 * Math.PI);
  pen.fill();
  pen.strokeStyle = PLATE.colour;
  pen.lineWidth = fontPx * BUTTON.line;
  pen.lineCap = pen.lineJoin = 'round';
  const reach = fontPx * BUTTON.radius * 0.4;
  pen.beginPath();
  pen.moveTo(x - reach * 0.5, y - reach);
  pen.lineTo(x + reach * 0.5, y);
  pen.lineTo(x - reach * 0.5, y + reach);
  pen.stroke();
  pen.restore();
};

/** An old price, relative to the size of the new one: its letters, the gap before it, and the line through it. */
const OLD = { px: 0.6, gap: 0.36, over: 0.04, line: 0.05, up: 0.17, opacity: 0.85 };

/** The share of its line that a price has beside an old one. */
export const besideOld = (price: string, old: string | undefined): number => {
  if (old === undefined) return 1;
  const wide = widthOf(price, 100);
  return wide / (wide + widthOf(old, 100 * OLD.px) + 100 * OLD.gap);
};

/** Draws an old price after a centred line, and returns by how much it makes it wider. */
const drawOld = (
  pen: SKRSContext2D,
  { fontPx }: Part,
  old: string,
  { line, inner, y, isCentred }: { line: string; inner: number; y: number; isCentred: boolean },
): number => {
  const px = fontPx * OLD.px;
  const wide = widthOf(old, px);
  const added = wide + fontPx * OLD.gap;
  const whole = widthOf(line, fontPx) + added;
  const left = isCentred ? inner + whole / 2 - wide : inner + whole - wide;
  pen.save();
  pen.direction = 'ltr';
  pen.textAlign = 'left';
  pen.globalAlpha = OLD.opacity;
  pen.fillStyle = PAPER;
  pen.font = captionFont(px, old);
  const row = y + fontPx * 0.92;
  pen.fillText(old, left, row);
  pen.fillRect(
    left - fontPx * OLD.over,
    row - fontPx * (OLD.up + OLD.line / 2),
    wide + 2 * fontPx * OLD.over,
    fontPx * OLD.line,
  );
  pen.restore();
  return added;
};

/** The plate of one line of several, a little wider than it. */
const LINE_PLATE = { across: 0.16, above: 0.02, tall: 1.1, round: 0.16 };

const drawMark = (
  pen: SKRSContext2D,
  { fontPx }: Part,
  { line, inner, y, isCentred, colour }: { line: string; inner: number; y: number; isCentred: boolean; colour: string },
): void => {
  const wide = widthOf(line, fontPx);
  const across = fontPx * LINE_PLATE.across;
  const left = isCentred ? inner - wide / 2 : pen.direction === 'rtl' ? inner - wide : inner;
  pen.save();
  pen.fillStyle = colour;
  pen.beginPath();
  pen.roundRect(
    left - across,
    y - fontPx * LINE_PLATE.above,
    wide + 2 * across,
    fontPx * LINE_PLATE.tall,
    fontPx * LINE_PLATE.round,
  );
  pen.fill();
  pen.restore();
  pen.shadowColor = 'transparent';
};

/** Words without a meaning of their own are thinner. */
const THIN = 500;

/** @param thin words of less weight, in lower case */
const drawLine = (
  pen: SKRSContext2D,
  line: string,
  { x, y, px, thin }: { x: number; y: number; px: number; thin: ReadonlySet<string> | undefined },
): void => {
  const words = line.split(/(?<=\S)(?=\s)/u);
  const isThin = (word: string): boolean => thin?.has(word.trim().toLowerCase()) ?? false;
  if (pen.direction === 'rtl' || !words.some(isThin) || words.every(isThin)) {
    pen.font = captionFont(px, line);
    pen.fillText(line, x, y);
    return;
  }
  const { textAlign } = pen;
  const set = words.map((word) => {
    pen.font = captionFont(px, word, line, undefined, isThin(word) ? THIN : undefined);
    return { word, font: pen.font, wide: pen.measureText(word).width };
  });
  const whole = set.reduce((sum, { wide }) => sum + wide, 0);
  let at = textAlign === 'center' ? x - whole / 2 : x;
  pen.textAlign = 'left';
  for (const { word, font, wide } of set) {
    pen.font = font;
    pen.fillText(word, at, y);
    at += wide;
  }
  pen.textAlign = textAlign;
};

/** A ring around a plate that widens and fades, again and again: here one taps or calls. */
const PING = { first: 16, every: 18, times: 6, frames: 3, steps: 4, wider: 0.16, line: 0.09, ofGap: 0.85 };

const pingsAround = (
  plate: Area,
  { fontPx, after }: Part & { after: number },
  layer: () => { picture: Canvas; pen: SKRSContext2D },
  { gap, first }: { gap: number; first: number },
): OverlayLayer[] => {
  // Not over the words below the plate.
  const most = gap * PING.ofGap - (fontPx * PING.line) / 2;
  const rings = Array.from({ length: PING.steps }, (_, step) => {
    const { picture, pen } = layer();
    const wider = (Math.min(fontPx * PING.wider * PING.steps, most) * (step + 1)) / PING.steps;
    pen.shadowColor = 'transparent';
    pen.globalAlpha = 0.85 * (1 - step / PING.steps);
    pen.strokeStyle = PLATE.colour;
    pen.lineWidth = fontPx * PING.line;
    pen.beginPath();
    const round = fontPx * PLATE.round + wider;
    pen.roundRect(plate.x - wider, plate.y - wider, plate.width + 2 * wider, plate.height + 2 * wider, round);
    pen.stroke();
    return picture;
  });
  return Array.from({ length: PING.times * PING.steps }, (_, k) => {
    const from = after + first + Math.floor(k / PING.steps) * PING.every + (k % PING.steps) * PING.frames;
    return { picture: rings[k % PING.steps]!, after: from, until: from + PING.frames, entrance: 0 };
  });
};

/** The words in lines at a font size; undefined if they need more than `maxLines`. */
export const lines = (
  words: readonly string[],
  widest: number,
  fontPx: number,
  { maxLines = REST.lines, pad = 0 } = {},
): Part | undefined => {
  const inside = widest - 2 * pad * fontPx;
  const set = evenLines(words, inside, fontPx);
  const fits = set.length <= maxLines && set.every((line) => widthOf(line, fontPx) <= inside);
  return fits ? { lines: set, fontPx, pad } : undefined;
};

/** The wanted size of key words, as a share of the frame's width. Longer text starts smaller, or it would fill the frame. */
export const startOf = (words: readonly string[]): number => {
  const letters = words.join('').length;
  return letters <= 5 ? KEY.largestFit : letters <= 12 ? 0.21 : 0.155;
};

/** A last line that says little alone: "without | one". */
const STUB = /^[\p{Script=Latin}\p{Script=Cyrillic}]{1,4}$/u;

export const largest = (
  words: readonly string[],
  widest: number,
  width: number,
  { pad, scale }: { pad: number; scale: number },
): Part | undefined => {
  const start = scale * startOf(words);
  // A telephone number or an address in one line is better than a larger one in two.
  const isUnbroken = (word: string) => word.trim().includes(' ') || isAddress(word.trim());
  const readable = Math.max(scale, SMALLEST) * (words.some(isUnbroken) ? KEY.smallestUnbroken : KEY.smallest);
  const smallest = Math.min(start, readable);
  const sized = (pieces: readonly string[], maxLines: number): Part | undefined => {
    let stubbed: Part | undefined;
    for (let size = start; size >= smallest; size *= 0.94) {
      const part = lines(pieces, widest, width * size, { maxLines, pad });
      if (part && !STUB.test(part.lines.slice(1).at(-1) ?? '')) return part;
      stubbed ??= part;
    }
    return stubbed;
  };
  const whole = sized(words, KEY.linesAt);
  if (whole) return whole;
  // An address in as few lines as possible.
  const pieces = words.flatMap(piecesOf);
  return sized(pieces, 2) ?? sized(pieces, 3) ?? sized(pieces, KEY.linesAt);
};
