// The layers, colours and helpers that hair styles draw with.
import type { Canvas } from '@napi-rs/canvas';
import { blend, css, type Rgb } from '../../paint/colour.ts';
import { mirrored, type Point, smooth } from '../../paint/curve.ts';
import { bothSides, createPen, type Pen, path, pathThrough, softWithin, type Viewport } from '../../paint/pen.ts';
import type { HairCut, Person } from '../person.ts';
import { type Fibres, fibres, JOINT } from './fibres.ts';
import type { HairShades } from './shade.ts';

export interface Layer {
  /** Draws the solid ground under the strands. */
  readonly pen: Pen;
  readonly strands: Fibres;
}

type DrawnCut = Omit<HairCut, 'shape'> & { readonly shape: HairCut['shape'] | 'earlier' };

export interface HairKit {
  readonly person: Person;
  readonly shades: HairShades;
  readonly cut: DrawnCut;
  readonly back: Layer;
  readonly front: Layer;
  /** Scales guides to this person's head and cut, and mirrors them to its side of parting. */
  fitGuides(guides: readonly (readonly Point[])[]): Point[][];
  seed(part: string): string;
}

const layerOn = (person: Person, viewport: Viewport): Layer => ({
  pen: createPen(viewport),
  strands: greying(person, fibres(viewport)),
});

const silver: Rgb = [198, 195, 190];

/** Turns some of the strands grey: of a man at the temples, of a woman here and there. */
const greying = ({ gender, hair: { grey = 0, style } }: Person, strands: Fibres): Fibres => {
  if (grey === 0) return strands;
  // Single grey curls at the temples would be patches.
  const isEven = gender === 'male' && style === 'short-curls';
  let turn = 0;
  return {
    ...strands,
    stroke: (line, count = line.length / JOINT, onHair) => {
      // Golden ratio steps: even spread without a random number for each strand.
      turn = isEven ? 0.8 : (turn + 0.618034) % 1;
      if (!onHair)
        for (let at = 0; at < count * JOINT; at += JOINT) {
          const temple = smooth(82, 126, Math.abs(line[at]!)) * smooth(-168, -92, line[at + 1]!);
          const part = Math.min(1, grey * (0.4 + turn * 0.9)) * (gender === 'male' ? 0.6 * temple : 0.5);
          for (let k = 0; k < 3; k++) line[at + 4 + k]! += (silver[k]! - line[at + 4 + k]!) * part;
        }
      strands.stroke(line, count, onHair);
    },
  };
};

/** The colour of the ground under hair of which some strands have turned grey. */
export const greyed = ({ hair: { grey = 0 } }: Person, colour: Rgb): Rgb => blend(colour, silver, grey * 0.6);

/** Merges a layer into one picture. */
export const flattenLayer = ({ pen, strands }: Layer): Canvas => {
  pen.context.resetTransform();
  pen.context.drawImage(strands.canvas(), 0, 0);
  return pen.canvas;
};

/** Of stored people without a cut: their hair keeps its shape. */
const earlierCut: DrawnCut = { volume: 0, height: 0, part: 0, fringe: 'none', shape: 'earlier' };

/** Factor on the width of hair outside the head. Close hair still covers the head. */
export const widening = ({ volume }: DrawnCut): number => 1 + volume * (volume > 0 ? 0.08 : 0.03);

/** Factor on the height of hair above the forehead. */
export const heightening = ({ height }: DrawnCut): number => 1 + height * (height > 0 ? 0.16 : 0.1);

const forehead = -150;

/** Units by which the hairline is lower over the forehead than the guides have it. */
const lowered = (x: number, y: number): number =>
  22 * smooth(126, 66, Math.abs(x)) * Math.exp(-(((y + 146) / 46) ** 2));

/** Units by which a point of the hairline has moved up: most above the temples. */
const receding = ({ hair: { recession = 0 } }: Person, x: number, y: number): number =>
  recession === 0
    ? 0
    : recession * 30 * Math.exp(-(((Math.abs(x) - 76) / 34) ** 2)) * smooth(-80, -118, y) * smooth(-226, -160, y);

export const hairKit = (person: Person, shades: HairShades, viewport: Viewport): HairKit => {
  const wide = person.face.width;
  const flip = person.hair.parting > 0;
  const { cut = earlierCut } = person.hair;
  const [aside, above] = [widening(cut) - 1, heightening(cut) - 1];
  return {
    person,
    shades,
    cut,
    back: layerOn(person, viewport),
    front: layerOn(person, viewport),
    fitGuides: (guides) =>
      guides.map((guide) => {
        const fitted = guide.map(
          ([x, y]): Point => [
            x * wide * (1 + aside * smooth(112, 150, Math.abs(x))),
            y + above * Math.min(0, y - forehead) + lowered(x, y) - receding(person, x, y),
          ],
        );
        return flip ? mirrored(fitted) : fitted;
      }),
    seed: (part) => `${person.seed}/hair/${part}`,
  };
};

/** The same shades darkened by `by`, 0 to 1, for hair behind the neck. */
export const darkenShades = ([dark, base, high]: HairShades, by: number): HairShades => [
  blend(dark, [0, 0, 0], by),
  blend(base, [0, 0, 0], by),
  blend(high, [0, 0, 0], by),
];

export const fillGround = ({ pen }: Layer, points: readonly Point[], colour: Rgb, blur = 0): void => {
  const fill = () => {
    pen.context.fillStyle = css(colour);
    pen.context.fill(pathThrough(points));
  };
  if (blur === 0) {
    fill();
    return;
  }
  const [xs, ys] = [points.map(([px]) => px), points.map(([, py]) => py)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  softWithin(pen, blur, { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }, fill);
};

/** Draws cropped sides that fade into the skin. `low` is their lower end, in units below the eyes. */
export const drawFadedSides = (
  { front, person, shades: [, base] }: HairKit,
  colour: Rgb,
  low: number,
  strength: number,
): void => {
  // Cropped light hair has no dark roots.
  const ungreyed = blend(colour, base, smooth(50, 130, base[1]));
  // What a hat leaves of it is too low to begin pale, and grey without strands on it would look like a shadow.
  const hatted = person.headwear !== 'none';
  const own = hatted ? ungreyed : greyed(person, ungreyed);
  const side = path(
    `M131 ${low} C133 -52 126 -128 100 -160 L92 -150 C104 -124 108 -98 112 -66 C114 -46 117 -24 119 ${low}Z`,
  );
  front.pen.context.save();
  front.pen.context.scale(person.face.width, 1);
  softWithin(front.pen, 7, { x: -140, y: -165, width: 280, height: low + 170 }, () => {
    const shade = front.pen.context.createLinearGradient(0, -150, 0, low);
    for (const [at, part] of [
      [0, 1],
      hatted ? [0.74, 1] : [0.3, 0.8],
      hatted ? [0.9, 0.5] : [0.6, 0.26],
      [1, 0],
    ] as const)
      shade.addColorStop(at, css(own, hatted ? part : strength * part));
    front.pen.context.fillStyle = shade;
    bothSides(front.pen, () => front.pen.context.fill(side));
  });
  front.pen.context.restore();
};
