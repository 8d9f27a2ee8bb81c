// Draws braids and locs.
import { blend, type Rgb } from '../../paint/colour.ts';
import { mirrored, mix, type Point, spline } from '../../paint/curve.ts';
import { createRandom } from '../../paint/random.ts';
import { lineOf, setJoint } from './fibres.ts';
import { darkenShades, fillGround, type HairKit, type Layer } from './kit.ts';
import { type Gloss, type HairShades, rampOf, strandColour } from './shade.ts';
import { drawStrands } from './sheet.ts';

const COLOUR = new Float64Array(3);

const colourAt = (ramp: Float64Array, [x, y]: Point, [nx, ny]: Point, tone: number, gloss: Gloss): Rgb => {
  strandColour(ramp, x, y, nx + 0.01, ny, tone, gloss, COLOUR, 0);
  return [COLOUR[0]!, COLOUR[1]!, COLOUR[2]!];
};

/** Draws a plait along a line, or its part from lobe `first` on: crossing lobes over solid ground, tapering, with a tuft below the tie. */
const drawPlait = (
  layer: Layer,
  line: readonly Point[],
  shades: HairShades,
  seed: string,
  wide: number,
  first = 0,
): void => {
  const random = createRandom(seed);
  const lobes = Math.round(510 / wide);
  const points = spline(line, lobes * 4);
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))]!;
  const half = (index: number) => wide * mix(1, 0.6, index / points.length) * 0.86;
  const edge = (side: 1 | -1) => points.map(([x, y], i): Point => [x + side * half(i), y]).slice(first * 4);
  const ground = [...edge(-1), ...edge(1).reverse()];
  fillGround(layer, ground, blend(shades[0], shades[1], 0.42), 1.5);
  const ramp = rampOf(shades);
  const hairLine = lineOf(9);
  for (let lobe = first; lobe < lobes; lobe++)
    for (const side of [-1, 1]) {
      const [cx, cy] = at(lobe * 4 + (side > 0 ? 2 : 0));
      const size = wide * mix(1, 0.6, lobe / lobes);
      for (let hair = 0; hair < 70; hair++) {
        const across = hair / 69;
        const tone = random.next();
        const curve = spline(
          [
            [cx + side * size * (0.92 - across * 0.3), cy - size * (0.8 - across * 0.75)],
            [cx + side * size * (0.78 - across * 0.42), cy + size * (0.05 + across * 0.62)],
            [cx - side * size * (0.26 - across * 0.08), cy + size * (0.74 + across * 0.5)],
          ],
          8,
        );
        for (const [i, here] of curve.entries()) {
          // Each lobe is round: bright along its middle, dark where it goes under the next.
          const bulge = Math.sin(Math.PI * across) * (1 - Math.abs(i / 8 - 0.42) * 1.3);
          const gloss = { sharp: 5, strength: 0.8 * Math.max(0, bulge) };
          const colour = colourAt(ramp, here, curve[Math.min(8, i + 1)]!, tone * 0.4 + bulge * 0.7 + 0.3, gloss);
          setJoint(hairLine, i, here[0], here[1], 1.5, 0.95, blend(colour, shades[0], Math.max(0, 0.3 - bulge * 0.8)));
        }
        layer.strands.stroke(hairLine);
      }
    }
  const [endX, endY] = at(points.length - 1);
  const tuft = [-1, 0, 1].map((lean): Point[] => [
    [endX + lean * 5, endY],
    [endX + lean * 12, endY + 16],
    [endX + lean * 5, endY + 38],
  ]);
  drawStrands(layer.strands, tuft, shades, {
    seed: `${seed}/tuft`,
    strands: 120,
    width: 1.4,
    locks: 5,
    gather: 0.3,
    ragged: 0.3,
    gloss: { sharp: 14, strength: 0.5 },
  });
};

/** Two plaits that hang in front of the shoulders. */
export const braids = (kit: HairKit): void => {
  for (const side of [-1, 1] as const) {
    const line: Point[] = [
      [side * 130, 20],
      [side * 134, 92],
      [side * 136, 170],
      [side * 130, 240],
      [side * 116, 326],
    ];
    hangPlait(kit, line, `braid${side}`, 27, 6);
    drawHalf(kit, side);
  }
};

/** One thick plait over one shoulder; hair from the nape is gathered into it beside the neck. */
export const sideBraid = (kit: HairKit): void => {
  const { shades } = kit;
  const gathered = kit
    .fitGuides([
      [
        [40, 66],
        [112, 124],
        [140, 176],
        [136, 232],
      ],
      [
        [34, 84],
        [96, 144],
        [118, 190],
        [116, 236],
      ],
      [
        [28, 104],
        [80, 162],
        [96, 202],
        [98, 234],
      ],
    ])
    .map((guide) => spline(guide, 20));
  for (const [layer, guides] of [
    [kit.back, gathered],
    [kit.front, gathered.map((guide) => guide.slice(9))],
  ] as const) {
    fillGround(layer, [...guides[0]!, ...guides[2]!.toReversed()], blend(shades[0], shades[1], 0.35), 4);
    drawStrands(layer.strands, guides, shades, {
      seed: kit.seed('gathered'),
      strands: 620,
      width: 1.8,
      locks: 7,
      gather: 0.2,
      ragged: 0.06,
      gloss: { sharp: 18, strength: 0.8 },
    });
  }
  const line: Point[] = [
    [118, 200],
    [118, 262],
    [110, 330],
    [100, 400],
  ];
  drawPlait(kit.front, kit.fitGuides([line])[0]!, shades, kit.seed('side braid'), 32);
  for (const side of [-1, 1] as const) drawHalf(kit, side);
};

/** Draws a plait behind the ear, and from its lobe `first` on in front of the shoulder. */
const hangPlait = (kit: HairKit, line: readonly Point[], name: string, wide: number, first: number): void => {
  const plait = kit.fitGuides([line])[0]!;
  drawPlait(kit.back, plait, kit.shades, kit.seed(name), wide);
  drawPlait(kit.front, plait, kit.shades, kit.seed(name), wide, first);
};

/** Draws one half of the hair, combed back from a parting in the middle to behind the ear. */
const drawHalf = (kit: HairKit, side: 1 | -1): void => {
  const { front, shades } = kit;
  const half: Point[][] = [
    [
      [0, -150],
      [46, -146],
      [92, -112],
      [118, -66],
      [128, 4],
    ],
    [
      [0, -188],
      [60, -186],
      [116, -142],
      [136, -84],
      [140, 2],
    ],
    [
      [0, -222],
      [68, -213],
      [130, -166],
      [150, -96],
      [150, -16],
    ],
  ];
  const guides = kit.fitGuides(side > 0 ? half : half.map(mirrored));
  const lines = guides.map((guide) => spline(guide, 30));
  fillGround(front, [...lines[0]!.slice(1), ...lines[2]!.slice().reverse()], blend(shades[0], shades[1], 0.3), 4);
  drawStrands(front.strands, guides, shades, {
    seed: kit.seed(`half${side}`),
    strands: 1200,
    width: 1.9,
    locks: 12,
    gather: 0.25,
    ragged: 0.09,
    gloss: { sharp: 22, strength: 0.85 },
    rootScatter: 4,
    rootFade: 0.06,
    tipTaper: 4,
  });
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
