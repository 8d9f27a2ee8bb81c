// What hangs from a painted head, and how loosely: hair that falls, the rim of curls, earrings, the ends of a scarf.
import { clamp, smooth } from '../paint/curve.ts';
import { penOn } from '../paint/pen.ts';
import type { CoarseField } from '../puppet.ts';
import { drawSprite, type HeadLayers } from './head-layers.ts';
import type { Person } from './person.ts';
import { inHead, type Rig } from './rig.ts';
import type { HairStyle } from './traits.ts';

/** Pixels of the frame that make one of the looseness's own: a field as soft as this needs no more. */
const coarse = 4;
/** Units over which it fades out: so soft that cloth and place beside it stretch without being seen to. */
const softness = 9;

/** Heights in units below the eyes between which a strand begins to swing and swings most, and how much that is. */
interface Fall {
  from: number;
  to: number;
  most: number;
}

const falls: Partial<Record<HairStyle, Fall>> = {
  'long-straight': { from: 10, to: 330, most: 1 },
  'long-wavy': { from: 10, to: 330, most: 1 },
  'long-curls': { from: -60, to: 260, most: 0.9 },
  ponytail: { from: -150, to: 230, most: 1 },
  braids: { from: 10, to: 330, most: 0.9 },
  locs: { from: -10, to: 250, most: 0.8 },
  'box-braids': { from: 10, to: 330, most: 0.9 },
  bob: { from: -20, to: 200, most: 0.7 },
  fringe: { from: -20, to: 200, most: 0.7 },
  shag: { from: -20, to: 170, most: 0.55 },
};

/** Curls spring where they stand furthest from the head. */
const springy: Partial<Record<HairStyle, number>> = { afro: 0.4, curls: 0.4, 'long-curls': 0.4 };

/** A scarf lies on the shoulders: only its middle hangs. */
const scarf: Fall = { from: 130, to: 380, most: 0.4 };

/** Undefined: nothing hangs from this head. */
export const looseOf = (person: Person, rig: Rig, layers: HeadLayers): CoarseField | undefined => {
  const fall =
    person.headwear === 'headscarf' ? scarf : person.headwear === 'turban' ? undefined : falls[person.hair.style];
  const spring = person.headwear === 'none' ? (springy[person.hair.style] ?? 0) : 0;
  const rings = person.headwear !== 'headscarf' && person.earrings === 'hoops';
  if (!fall && spring === 0 && !rings) return undefined;

  const { stage } = rig;
  const small: Rig = {
    ...rig,
    stage: {
      width: Math.ceil(stage.width / coarse),
      height: Math.ceil(stage.height / coarse),
      scale: stage.scale / coarse,
      originX: stage.originX / coarse,
      originY: stage.originY / coarse,
    },
  };
  const { width, height, scale } = small.stage;
  const pen = penOn(small.stage);
  pen.x.filter = `blur(${(softness * scale).toFixed(2)}px)`;
  inHead(pen.x, small);
  drawSprite(pen, layers.back);
  drawSprite(pen, layers.front);
  const cover = pen.x.getImageData(0, 0, width, height).data;
  const { a, b, c, d, e, f } = pen.x.getTransform().inverse();

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

/** One row, from a place of the head on; the next pixel lies (`a`, `b`) further. */
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

/** How loosely what covers a place hangs there, 0 to 1. */
const looseness = ({ person, fall, spring, rings }: Hanging, cover: number, x: number, y: number): number => {
  const hair = cover === 0 ? 0 : cover * swinging(fall, spring, x, y) * besideFace(person, x, y);
  return clamp(rings ? Math.max(hair, hoopAt(person, x, y)) : hair);
};

/** How freely hair swings at a place, 0 to 1. */
const swinging = (fall: Fall | undefined, spring: number, x: number, y: number): number =>
  Math.max(
    fall ? fall.most * smooth(fall.from, fall.to, y) : 0,
    spring * smooth(1.08, 1.5, Math.hypot(x / 150, (y + 20) / 205)),
  );

/** 0 on face and throat, which nothing but the head itself may move, whatever hangs before or behind them. */
const besideFace = ({ face, headwear }: Person, x: number, y: number): number => {
  if (headwear === 'headscarf') return smooth(205, 235, y);
  const half = 137 - 55 * smooth(60, 200 + face.length, y);
  return smooth(half - 4, half + 18, Math.abs(x) / face.width);
};

/** Hoops swing about the lobe they hang from. */
const hoopAt = ({ face }: Person, x: number, y: number): number => {
  const away = Math.abs(Math.abs(x) / face.width - 141);
  return smooth(64, 104, y) * (1 - smooth(108, 122, y)) * (1 - smooth(13, 23, away));
};
