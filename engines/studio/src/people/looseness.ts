// How far the loose parts of a painted head swing: falling hair, the rim of curls, hoop earrings, the ends of a scarf.
import type { CoarseField } from '../face-animation.ts';
import { clamp, smooth } from '../paint/curve.ts';
import { createPen } from '../paint/pen.ts';
import { drawSprite, type HeadLayers } from './head-layers.ts';
import type { Person } from './person.ts';
import { type Rig, useHeadUnits } from './rig.ts';
import { coversHair, type HairStyle } from './traits.ts';

/** Frame pixels per value, each way: the field is soft enough. */
const coarse = 4;
/** Blur in units, so soft that the stretching of cloth and place beside it is not visible. */
const softness = 9;

/** Heights in units below the eyes where a strand begins to swing and swings fully, and the full amount, 0 to 1. */
interface Fall {
  from: number;
  to: number;
  max: number;
}

const hangingStyles: Partial<Record<HairStyle, Fall>> = {
  'long-straight': { from: 10, to: 330, max: 1 },
  'long-wavy': { from: 10, to: 330, max: 1 },
  'long-curls': { from: -60, to: 260, max: 0.9 },
  ponytail: { from: -150, to: 230, max: 1 },
  braids: { from: 10, to: 330, max: 0.9 },
  'side-braid': { from: 90, to: 330, max: 0.8 },
  'low-ponytail': { from: 150, to: 330, max: 0.7 },
  locs: { from: -10, to: 250, max: 0.8 },
  'box-braids': { from: 10, to: 330, max: 0.9 },
  bob: { from: -20, to: 200, max: 0.7 },
  fringe: { from: -20, to: 200, max: 0.7 },
  shag: { from: -20, to: 170, max: 0.55 },
};

/** Springy curls swing where they are furthest from the head. */
const springyStyles: Partial<Record<HairStyle, number>> = { afro: 0.4, curls: 0.4, 'long-curls': 0.4 };

/** A scarf rests on the shoulders: only its middle hangs. */
const scarf: Fall = { from: 130, to: 380, max: 0.4 };

/** The looseness of each part of the frame; undefined if the head has no loose parts. */
export const loosenessField = (person: Person, rig: Rig, layers: HeadLayers): CoarseField | undefined => {
  const fall =
    person.headwear === 'headscarf'
      ? scarf
      : coversHair.has(person.headwear)
        ? undefined
        : hangingStyles[person.hair.style];
  const spring = person.headwear === 'none' ? (springyStyles[person.hair.style] ?? 0) : 0;
  const rings = person.headwear !== 'headscarf' && /hoops/.test(person.earrings);
  if (!fall && spring === 0 && !rings) return undefined;

  const { viewport } = rig;
  const small: Rig = {
    ...rig,
    viewport: {
      width: Math.ceil(viewport.width / coarse),
      height: Math.ceil(viewport.height / coarse),
      scale: viewport.scale / coarse,
      originX: viewport.originX / coarse,
      originY: viewport.originY / coarse,
    },
  };
  const { width, height, scale } = small.viewport;
  const pen = createPen(small.viewport);
  pen.context.filter = `blur(${(softness * scale).toFixed(2)}px)`;
  useHeadUnits(pen.context, small);
  drawSprite(pen, layers.back);
  drawSprite(pen, layers.front);
  const cover = pen.context.getImageData(0, 0, width, height).data;
  const { a, b, c, d, e, f } = pen.context.getTransform().inverse();

  const values = new Uint8Array(width * height);
  const hanging = { person, fall, spring, rings };
  for (let row = 0; row < height; row++) {
    const [left, top] = [a * 0.5 + c * (row + 0.5) + e, b * 0.5 + d * (row + 0.5) + f];
    looseRow(hanging, cover, values, row * width, width, left, top, a, b);
  }
  return { coarse, width, height, values };
};

interface Hanging {
  person: Person;
  fall: Fall | undefined;
  spring: number;
  rings: boolean;
}

/** Writes one row; (`left`, `top`) is its first pixel in head units, and (`a`, `b`) the step between pixels. */
const looseRow = (
  hanging: Hanging,
  cover: Uint8ClampedArray,
  values: Uint8Array,
  first: number,
  width: number,
  left: number,
  top: number,
  a: number,
  b: number,
): void => {
  for (let column = 0, at = first; column < width; column++, at++) {
    const shown = cover[at * 4 + 3]!;
    if (shown === 0 && !hanging.rings) continue;
    values[at] = Math.round(255 * looseness(hanging, shown / 255, left + a * column, top + b * column));
  }
};

/** Looseness at a point, 0 to 1. */
const looseness = ({ person, fall, spring, rings }: Hanging, cover: number, x: number, y: number): number => {
  const hair = cover === 0 ? 0 : cover * swinging(fall, spring, x, y) * outsideFace(person, x, y);
  return clamp(rings ? Math.max(hair, hoopAt(person, x, y)) : hair);
};

/** Looseness of hair at a point, 0 to 1. */
const swinging = (fall: Fall | undefined, spring: number, x: number, y: number): number =>
  Math.max(
    fall ? fall.max * smooth(fall.from, fall.to, y) : 0,
    spring * smooth(1.08, 1.5, Math.hypot(x / 150, (y + 20) / 205)),
  );

/** 0 on face and throat, which move only with the head, even where hair covers them. */
const outsideFace = ({ face, headwear }: Person, x: number, y: number): number => {
  if (headwear === 'headscarf') return smooth(205, 235, y);
  const half = 137 - 55 * smooth(60, 200 + face.length, y);
  return smooth(half - 4, half + 18, Math.abs(x) / face.width);
};

/** Looseness of a hoop earring, which swings about its lobe. */
const hoopAt = ({ face, earrings }: Person, x: number, y: number): number => {
  if (earrings === 'big-hoops') {
    const away = Math.abs(Math.abs(x) / face.width - 142);
    return smooth(64, 130, y) * (1 - smooth(142, 158, y)) * (1 - smooth(29, 42, away));
  }
  const away = Math.abs(Math.abs(x) / face.width - 141);
  return smooth(64, 104, y) * (1 - smooth(108, 122, y)) * (1 - smooth(13, 23, away));
};
