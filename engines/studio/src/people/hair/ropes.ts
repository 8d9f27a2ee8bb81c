// Draws braids and locs.
import { blend, type Rgb } from '../../paint/colour.ts';
import { mix, type Point, spline } from '../../paint/curve.ts';
import { createRandom } from '../../paint/random.ts';
import { lineOf, setJoint } from './fibres.ts';
import { darkenShades, fillGround, type HairKit, type Layer } from './kit.ts';
import { drawTress } from './locks.ts';
import { drawPartedBack } from './parted.ts';
import { type Gloss, type HairShades, rampOf, strandColour } from './shade.ts';

const COLOUR = new Float64Array(3);

const colourAt = (ramp: Float64Array, [x, y]: Point, [nx, ny]: Point, tone: number, gloss: Gloss): Rgb => {
  strandColour(ramp, x, y, nx + 0.01, ny, tone, gloss, COLOUR, 0);
  return [COLOUR[0]!, COLOUR[1]!, COLOUR[2]!];
};

/** Draws a plait along a line: plump lobes that cross over solid ground, tapering, with a tuft below the tie. */
const drawPlait = (kit: HairKit, line: readonly Point[], seed: string, wide: number): void => {
  const { front, shades } = kit;
  const random = createRandom(seed);
  // Below the head no band of shine lights the hair, and its own shades would look like those of darker hair.
  const [dark, base, high] = shades;
  const lit: HairShades = [blend(dark, base, 0.5), blend(base, high, 0.3), high];
  const lobes = Math.round(430 / wide);
  const points = spline(line, lobes * 2);
  const sizeAt = (index: number) => wide * mix(1, 0.62, index / points.length) * Math.min(1, 0.55 + index * 0.07);
  const edge = (side: 1 | -1) => points.map(([x, y], i): Point => [x + side * sizeAt(i) * 0.62, y]);
  fillGround(front, kit.fitGuides([[...edge(-1), ...edge(1).reverse()]])[0]!, blend(shades[0], shades[1], 0.2), 1.5);
  for (let lobe = 0; lobe < lobes; lobe++)
    for (const side of [-1, 1]) {
      const index = lobe * 2 + (side > 0 ? 1 : 0);
      const [x, y] = points[index]!;
      const size = sizeAt(index);
      // From under the lobe before, round the outside, to under the one after.
      drawTress(
        kit,
        [
          [x + side * size * 0.2, y - size * 0.85],
          [x + side * size * 0.66, y - size * 0.2],
          [x + side * size * 0.4, y + size * 0.55],
          [x - side * size * 0.3, y + size * 1.15],
        ],
        size * random.between(0.92, 1.02),
        { seed: `${seed}/${index}`, rootFade: 0.02 },
        front,
        lit,
      );
    }
  const [endX, endY] = points.at(-1)!;
  for (const lean of [-1, 1, 0])
    drawTress(
      kit,
      [
        [endX + lean * 3, endY],
        [endX + lean * 9, endY + 16],
        [endX + lean * 5, endY + 42],
      ],
      wide * 0.5,
      { seed: `${seed}/tuft${lean}`, rootFade: 0.05 },
      front,
      lit,
    );
};

/** Two plaits that begin behind the ears and hang in front of the shoulders. */
export const braids = (kit: HairKit): void => {
  for (const side of [-1, 1] as const) {
    const line: Point[] = [
      [side * 142, 84],
      [side * 146, 140],
      [side * 142, 204],
      [side * 132, 270],
      [side * 118, 346],
    ];
    drawPlait(kit, line, kit.seed(`braid${side}`), 35);
  }
  drawPartedBack(kit, kit.cut.part * 12, []);
};

/** One thick plait over one shoulder; all hair is gathered into it below the ear. */
export const sideBraid = (kit: HairKit): void => {
  const line: Point[] = [
    [141, 88],
    [145, 160],
    [136, 250],
    [120, 330],
    [104, 408],
  ];
  drawPlait(kit, line, kit.seed('side braid'), 40);
  drawPartedBack(kit, -30 + kit.cut.part * 14, [-1]);
};

/** Draws one loc: randomly bent, of uneven thickness, or with even knots if it is plaited, with a rounded tip. */
const drawLoc = (
  layer: Layer,
  line: readonly Point[],
  thick: number,
  tone: number,
  shades: HairShades,
  plaited: boolean,
): void => {
  const steps = 46;
  const straight = spline(line, steps);
  const points = straight.map(([x, y], i): Point => {
    const t = i / steps;
    return [
      x + Math.sin(t * (4 + tone * 4) + tone * 40) * 7 * t + Math.sin(t * 13 + tone * 17) * 2.4 * t,
      y + Math.sin(t * 7 + tone * 9) * 3 * t,
    ];
  });
  const ramp = rampOf(shades);
  const hairs = lineOf(points.length);
  for (const [part, lift] of [
    [1, -0.45],
    [0.8, 0],
    [0.48, 0.32],
    [0.18, 0.62],
  ] as const) {
    const gloss = { sharp: 10, strength: 0.4 * Math.max(0, lift) };
    for (const [i, here] of points.entries()) {
      const knot = plaited
        ? 0.3 * Math.sin(i * 2.1 + tone * 31)
        : 0.13 * Math.sin(i * 1.7 + tone * 31) + 0.09 * Math.sin(i * 3.9 + tone * 13);
      const tip = Math.min(1, (steps - i) / 3 + 0.35);
      const shine = tone * 0.36 + lift + knot * 0.9 - 0.06;
      const colour = colourAt(ramp, here, points[Math.min(steps, i + 1)]!, shine, gloss);
      const [x, y] = here;
      setJoint(hairs, i, x - (1 - part) * thick * 0.22, y, thick * part * tip * (1 + knot), 1, colour);
    }
    layer.strands.stroke(hairs);
  }
};

interface Ropes {
  /** Thinnest and thickest, in units. */
  thick: readonly [number, number];
  /** Number in front of the shoulders. */
  count: number;
  /** Random displacement of each, in units. */
  wander: number;
  plaited: boolean;
}

const drawLocs = (kit: HairKit, { thick, count, wander: loose, plaited }: Ropes): void => {
  const { person, shades, front, back } = kit;
  const random = createRandom(kit.seed('locs'));
  const reach = (person.gender === 'female' ? 260 : 165) + person.hair.length * 50;
  const crown: Point[] = [
    [-126, -70],
    [-138, -112],
    [-114, -180],
    [-54, -212],
    [0, -220],
    [54, -212],
    [114, -180],
    [138, -112],
    [126, -70],
    [100, -124],
    [52, -152],
    [0, -158],
    [-52, -152],
    [-100, -124],
  ];
  fillGround(front, kit.fitGuides([crown])[0]!, blend(shades[0], shades[1], 0.15), 4);
  for (let i = 0; i < count; i++) {
    const x = mix(-158, 158, i / (count - 1)) + random.around(0, 8);
    const line: Point[] = [
      [x * 0.6, -190],
      [x * 0.95, -120],
      [x * 1.02, 40],
      [x * 1.04 + random.around(0, 18), reach * random.between(0.86, 1.12)],
    ];
    drawLoc(
      back,
      kit.fitGuides([line])[0]!,
      random.between(...thick),
      random.next(),
      darkenShades(shades, 0.4),
      plaited,
    );
  }
  // Crown first, hairline last; each falls to one side of a slightly irregular parting.
  for (let i = 0; i < count; i++) {
    const k = 1 - i / (count - 1);
    const side = i % 2 ? 1 : -1;
    const [wander, bend] = [random.around(0, loose), random.around(0, loose)];
    const root = random.around(0, 9);
    const line: Point[] = [
      [side * 5 + root, mix(-146, -221, k) + random.around(0, 5)],
      [side * mix(66, 96, k) + root, mix(-148, -214, k) + wander * 0.5],
      [side * mix(121, 158, k) + wander * 0.4, mix(-80, -122, k) + bend],
      [side * mix(139, 168, k) + wander, mix(26, 46, k)],
      [side * mix(142, 166, k) + wander * 1.8, reach * random.between(0.8, 1.08)],
    ];
    drawLoc(front, kit.fitGuides([line])[0]!, random.between(...thick), random.next(), shades, plaited);
  }
};

export const locs = (kit: HairKit): void => drawLocs(kit, { thick: [12.5, 19], count: 30, wander: 13, plaited: false });

export const boxBraids = (kit: HairKit): void => drawLocs(kit, { thick: [9, 11], count: 46, wander: 7, plaited: true });
