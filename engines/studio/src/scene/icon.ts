// Icons of the Phosphor set in two tones: a large one below the words of a title card, and a badge beside the presenter.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Direction } from '@greenroom/captions/direction';
import { SAFE } from '@greenroom/captions/safe-area';
import { createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { css, rgb } from '../paint/colour.ts';
import type { Frame, Overlay, OverlayLayer } from './overlay.ts';

/** As shares of the frame's width: the side of the icon, its distance from the edge, which is that of the words, and from the words. */
const ICON = { side: 0.5, edge: 0.075, gap: 0.05, after: 4 };
/** Height of the middle of words and icon, as a share of the frame. */
const MIDDLE = 0.47;
const TONES = { line: '#ffffff', area: 'rgba(255, 255, 255, 0.28)' };
/** In the corner without a logo, below a label "AI presenter"; as shares of the frame's height, its width and the badge's side. */
const BADGE = {
  top: SAFE.top + 0.04,
  side: 0.19,
  icon: 0.66,
  ground: '#ffffff',
  line: '#15151b',
  areaOpacity: 0.75,
};

interface IconPath {
  outline: Path2D;
  /** The larger of both tones, inside the lines. */
  isArea: boolean;
}

/** The side of the square in which the icons of the set are drawn. */
const UNITS = 256;

let set: { icons: Record<string, { body: string }> } | undefined;

/** The set is one file of some megabytes, which most films do not need. */
const pathsOf = (name: string): IconPath[] => {
  set ??= JSON.parse(readFileSync(fileURLToPath(import.meta.resolve('@iconify-json/ph/icons.json')), 'utf8'));
  const { body } = set!.icons[`${name}-duotone`]!;
  return Array.from(body.matchAll(/<path ([^>]*)\/>/g), ([, attributes = '']) => ({
    outline: new Path2D(/\bd="([^"]+)"/.exec(attributes)![1]!),
    isArea: attributes.includes('opacity='),
  }));
};

const drawIcon = (
  pen: SKRSContext2D,
  icon: string,
  { left, top, side }: { left: number; top: number; side: number },
  tones: typeof TONES,
): void => {
  pen.save();
  pen.translate(left, top);
  pen.scale(side / UNITS, side / UNITS);
  for (const { outline, isArea } of pathsOf(icon)) {
    pen.fillStyle = isArea ? tones.area : tones.line;
    pen.fill(outline);
  }
  pen.restore();
};

/** The card with a figure below its words, both together in the middle of the frame; undefined if there is no room for it. */
export const withFigure = (
  card: Overlay,
  { tall, layers }: { tall: number; layers: readonly OverlayLayer[] },
  { width, height }: Frame,
): Overlay | undefined => {
  const gap = Math.round(width * ICON.gap);
  const words = Math.max(...card.layers.map(({ picture, down = 0 }) => down + picture.height));
  const whole = words + gap + tall;
  const [highest, lowest] = [height * SAFE.top, height * SAFE.bottom - whole];
  if (lowest < highest) return undefined;
  const top = Math.max(highest, Math.min(lowest, height * MIDDLE - whole / 2));
  return {
    top: Math.floor(top),
    layers: [...card.layers, ...layers.map((layer) => ({ ...layer, down: words + gap }))],
  };
};

/** An icon at the side where its words begin, for `withFigure`. */
export const iconFigure = (
  { icon, direction }: { icon: string; direction: Direction },
  { width }: Frame,
): { tall: number; layers: OverlayLayer[] } => {
  const side = Math.round(width * ICON.side);
  const picture = createCanvas(width, side);
  const left = direction === 'rtl' ? width * (1 - ICON.edge) - side : width * ICON.edge;
  drawIcon(picture.getContext('2d'), icon, { left, top: 0, side }, TONES);
  return { tall: side, layers: [{ picture, after: ICON.after }] };
};

/** A badge with the icon, visible from the first frame on. */
export const subjectBadge = (icon: string, { width, height, accent }: Frame): Overlay => {
  const side = Math.round(width * BADGE.side);
  const shadow = side * 0.08;
  const picture = createCanvas(width, Math.ceil(side + 2 * shadow));
  const pen = picture.getContext('2d');
  const left = width * SAFE.right - side - shadow;
  pen.shadowColor = 'rgba(0, 0, 0, 0.3)';
  pen.shadowBlur = shadow;
  pen.fillStyle = BADGE.ground;
  pen.beginPath();
  pen.arc(left + side / 2, shadow + side / 2, side / 2, 0, 2 * Math.PI);
  pen.fill();
  pen.shadowColor = 'transparent';
  const inset = (side * (1 - BADGE.icon)) / 2;
  const tones = { line: BADGE.line, area: css(rgb(accent), BADGE.areaOpacity) };
  drawIcon(pen, icon, { left: left + inset, top: shadow + inset, side: side * BADGE.icon }, tones);
  return { top: Math.ceil(height * BADGE.top), layers: [{ picture }] };
};
