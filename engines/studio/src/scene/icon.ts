// What a film is about: a picture of it below the words of a title card, and a badge with its icon beside the presenter.
import type { Direction } from '@greenroom/captions/direction';
import { SAFE } from '@greenroom/captions/safe-area';
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, rgb } from '../paint/colour.ts';
import { drawContained } from './backgrounds.ts';
import { LEFT } from './card-parts.ts';
import { ICON_UNITS, iconPaths } from './icon-paths.ts';
import type { Frame, Overlay, OverlayLayer } from './overlay.ts';

/** As shares of the frame's width: the sides that are tried, the distance from the edge, which is that of the words, and from the words. */
const FIGURE = { sides: [0.56, 0.52, 0.48, 0.44, 0.4, 0.36], edge: LEFT, gap: 0.04, after: 7 };
/** Below it, as a share of its side. */
const SHADOW = 0.1;
/** Height of the middle of words and icon, as a share of the frame. */
const MIDDLE = 0.47;
/** In the corner without a logo, below a label "AI presenter"; as shares of the frame's height, its width and the badge's side. */
const BADGE = {
  top: SAFE.top + 0.04,
  side: 0.19,
  icon: 0.66,
  ground: '#ffffff',
  line: '#15151b',
  areaOpacity: 0.75,
};

const drawIcon = (
  pen: SKRSContext2D,
  icon: string,
  { left, top, side }: { left: number; top: number; side: number },
  tones: { line: string; area: string },
): void => {
  pen.save();
  pen.translate(left, top);
  pen.scale(side / ICON_UNITS, side / ICON_UNITS);
  for (const { outline, isArea } of iconPaths(icon)) {
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
  const gap = Math.round(width * FIGURE.gap);
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

/** The card with a picture of a thing at the side where its words begin, as large as there is room; undefined if there is none. */
export const withThing = (card: Overlay, thing: Canvas, direction: Direction, frame: Frame): Overlay | undefined =>
  FIGURE.sides
    .values()
    .map((side) => withFigure(card, thingFigure(thing, Math.round(frame.width * side), direction, frame), frame))
    .find((drawn) => drawn !== undefined);

const thingFigure = (thing: Canvas, side: number, direction: Direction, { width }: Frame) => {
  const tall = Math.ceil(side * (1 + SHADOW));
  const picture = createCanvas(width, tall);
  const x = direction === 'rtl' ? width * (1 - FIGURE.edge) - side : width * FIGURE.edge;
  drawContained(picture.getContext('2d'), thing, { x, y: 0, width: side, height: side });
  return { tall, layers: [{ picture, after: FIGURE.after }] };
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
