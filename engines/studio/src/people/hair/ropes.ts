// Draws braids and locs.
import { blend, type Rgb, rgb } from '../../paint/colour.ts';
import { mirrored, mix, type Point, spline } from '../../paint/curve.ts';
import { createRandom } from '../../paint/random.ts';
import { drawRinglet, litShades } from './curled-locks.ts';
import { lineOf, setJoint } from './fibres.ts';
import { SWEPT_UP } from './gathered.ts';
import { darkenShades, fillGround, type HairKit, type Layer } from './kit.ts';
import { drawPartedBack } from './parted.ts';
import { type Gloss, type HairShades, rampOf, strandColour } from './shade.ts';

const COLOUR = new Float64Array(3);

const colourAt = (ramp: Float64Array, [x, y]: Point, [nx, ny]: Point, tone: number, gloss: Gloss): Rgb => {
  strandColour(ramp, x, y, nx + 0.01, ny, tone, gloss, COLOUR, 0);
  return [COLOUR[0]!, COLOUR[1]!, COLOUR[2]!];
};

/** Height below which a plait is in front of the neck. */
const NECK = 104;

/**
 * Draws a plait along a line that begins behind the ear: plump strands that cross over each other, a band around its end
 * and a tuft below it.
 */
const drawPlait = (kit: HairKit, line: readonly Point[], seed: string, wide: number): void => {
  const { back, front } = kit;
  const random = createRandom(seed);
  // Below the head no band of shine lights the hair, and its own shades would look like those of darker hair.
  const [dark, base, high] = kit.shades;
  const shades: HairShades = [blend(dark, base, 0.6), blend(base, high, 0.58), high];
  const length = line.at(-1)![1] - line[0]![1];
  const lobes = Math.round(length / (wide * 0.62));
  const points = spline(line, lobes * 2);
  const sizeAt = (index: number) => wide * mix(1, 0.54, (index / points.length) ** 1.3);
  const edge = (side: 1 | -1) => points.map(([x, y], i): Point => [x + side * sizeAt(i) * 0.5, y]);
  for (const [layer, shown] of [
    [back, ([, y]: Point) => y < NECK + 20],
    [front, ([, y]: Point) => y > NECK],
  ] as const) {
    const outline = [...edge(-1).filter(shown), ...edge(1).filter(shown).reverse()];
    fillGround(layer, kit.fitGuides([outline])[0]!, blend(shades[0], shades[1], 0.2), 1.5);
  }
  for (let index = 0; index < lobes * 2; index++) {
    const side = index % 2 ? 1 : -1;
    const [x, y] = points[index]!;
    const size = sizeAt(index);
    // From under the one before, round the outside, to under the one after.
    const strand: Point[] = [
      [x + side * size * 0.1, y - size * 0.62],
      [x + side * size * 0.4, y - size * 0.3],
      [x + side * size * 0.26, y + size * 0.16],
      [x - side * size * 0.3, y + size * 0.6],
    ];
    drawRinglet(kit, y < NECK ? back : front, strand, {
      seed: `${seed}/${index}`,
      size: size * random.between(0.64, 0.7),
      shades,
      from: 1,
    });
  }
  const [endX, endY] = points.at(-1)!;
  for (const lean of [-1, 1, 0]) {
    const tuft: Point[] = [
      [endX + lean * 2, endY],
      [endX + lean * 9, endY + 16],
      [endX + lean * 8 - 3, endY + random.between(38, 50)],
    ];
    drawRinglet(kit, front, tuft, { seed: `${seed}/tuft${lean}`, size: wide * 0.4, shades, from: 1 });
  }
  const [from, to] = kit.fitGuides([
    [
      [endX - wide * 0.3, endY + 3],
      [endX + wide * 0.3, endY + 5],
    ],
  ])[0] as [Point, Point];
  const band = lineOf(3);
  for (const [i, part] of [0, 0.5, 1].entries())
    setJoint(band, i, mix(from[0], to[0], part), mix(from[1], to[1], part), 10, 1, BAND[i % 2]!);
  front.strands.stroke(band);
};

/** A hair band, dark at both sides and light in its middle. */
const BAND = [rgb('#3c2f3a'), rgb('#7d6673')] as const;

/** Two plaits of hair that is gathered behind the ears, which hang in front of the shoulders. */
export const braids = (kit: HairKit): void => {
  for (const side of [-1, 1] as const) {
    const line: Point[] = [
      [side * 132, 22],
      [side * 147, 92],
      [side * 150, 196],
      [side * 134, 270],
      [side * 122, 338],
    ];
    drawPlait(kit, line, kit.seed(`braid${side}`), 44);
  }
  drawPartedBack(kit, kit.cut.part * 12, [-1, 1]);
};

/** One thick plait over one shoulder; all hair is gathered into it behind the ear. */
export const sideBraid = (kit: HairKit): void => {
  const line: Point[] = [
    [130, 22],
    [149, 110],
    [146, 234],
    [118, 322],
    [98, 394],
  ];
  drawPlait(kit, line, kit.seed('side braid'), 52);
  drawPartedBack(kit, -30 + kit.cut.part * 14, [-1, 1]);
};

/** Draws one loc: randomly bent, of uneven thickness, with a rounded tip. */
const drawLoc = (layer: Layer, line: readonly Point[], thick: number, tone: number, shades: HairShades): void => {
  const steps = 46;
  const straight = spline(line, steps);
  const points = straight.map(([x, y], i): Point => {
    const t = i / steps;
    return [
      x + Math.sin(t * (4 + tone * 4) + tone * 40) * 7 * t + Math.sin(t * 13 + tone * 17) * 2.4 * t,
      y + Math.sin(t * 7 + tone * 9) * 3 * t,
    ];
  });
  const ramp = rampOf(litShades(shades));
  const hairs = lineOf(points.length);
  for (const [part, lift] of [
    [1, -0.45],
    [0.8, 0],
    [0.48, 0.32],
    [0.18, 0.62],
  ] as const) {
    const gloss = { sharp: 10, strength: 0.4 * Math.max(0, lift) };
    for (const [i, here] of points.entries()) {
      const knot = 0.13 * Math.sin(i * 1.7 + tone * 31) + 0.09 * Math.sin(i * 3.9 + tone * 13);
      const tip = Math.min(1, (steps - i) / 3 + 0.35);
      const shine = tone * 0.36 + lift + knot * 0.9 - 0.06;
      const colour = colourAt(ramp, here, points[Math.min(steps, i + 1)]!, shine, gloss);
      const [x, y] = here;
      setJoint(hairs, i, x - (1 - part) * thick * 0.22, y, thick * part * tip * (1 + knot), 1, colour);
    }
    layer.strands.stroke(hairs);
  }
};

/** Draws a thin plait: strands that cross from side to side over dark ground, each light in its middle. */
const drawThinPlait = (layer: Layer, line: readonly Point[], thick: number, tone: number, shades: HairShades): void => {
  const along = line.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - line[i]![0], y - line[i]![1]), 0);
  const lobes = Math.round(along / (thick * 0.62));
  const points = spline(line, lobes);
  const ramp = rampOf(litShades(shades));
  const ground = lineOf(lobes + 1);
  const widthAt = (i: number) => thick * (1 - 0.35 * (i / lobes) ** 2);
  const dark = blend(shades[0], shades[1], 0.2);
  for (const [i, [x, y]] of points.entries()) setJoint(ground, i, x, y, widthAt(i) * 0.9, 1, dark);
  layer.strands.stroke(ground);
  const strand = lineOf(4);
  for (let i = 0; i < lobes; i++) {
    const [[x0, y0], [x1, y1]] = [points[i]!, points[i + 1]!];
    const [dx, dy] = [x1 - x0, y1 - y0];
    const long = Math.hypot(dx, dy) || 1;
    const side = (i % 2 ? 1 : -1) * widthAt(i);
    for (const [part, light] of [
      [0.52, 0],
      [0.28, 0.4],
    ] as const) {
      for (const [joint, [down, out, full]] of CROSSING.entries()) {
        const [x, y] = [x0 + dx * down - (dy / long) * side * out, y0 + dy * down + (dx / long) * side * out];
        const colour = colourAt(ramp, [x, y], [x + dx, y + dy], 0.02 + tone * 0.3 + light * full, PLAIT_GLOSS);
        setJoint(strand, joint, x, y, widthAt(i) * part * full, 1, colour);
      }
      layer.strands.stroke(strand);
    }
  }
};

const PLAIT_GLOSS: Gloss = { sharp: 10, strength: 0.8, lower: 0.5 };

/** Joints of a strand that crosses a plait: share of the way down, share of the width aside, share of its thickness. */
const CROSSING = [
  [-0.5, 0.2, 0.6],
  [0.1, 0.26, 1],
  [0.8, 0.1, 1],
  [1.4, -0.16, 0.7],
] as const;

interface Ropes {
  /** Thinnest and thickest, in units. */
  thick: readonly [number, number];
  /** Number in front of the shoulders. */
  count: number;
  /** Random displacement of each, in units. */
  wander: number;
  draw: typeof drawLoc;
}

const drawLocs = (kit: HairKit, { thick, count, wander: loose, draw }: Ropes): void => {
  const { person, shades, front, back } = kit;
  const random = createRandom(kit.seed('locs'));
  const isShort = person.hair.length < -1;
  const reach = isShort ? 24 : (person.gender === 'female' ? 260 : 165) + person.hair.length * 50;
  const crown: Point[] = [
    [-126, -70],
    [-138, -112],
    [-114, -186],
    [-58, -228],
    [0, -240],
    [58, -228],
    [114, -186],
    [138, -112],
    [126, -70],
    [100, -124],
    [52, -152],
    [0, -158],
    [-52, -152],
    [-100, -124],
  ];
  fillGround(front, kit.fitGuides([crown])[0]!, blend(shades[0], shades[1], 0.15), 4);
  const behind = Math.round(count * 0.6);
  for (let i = 0; i < behind; i++) {
    const x = mix(-158, 158, i / (behind - 1)) + random.around(0, 8);
    const end = reach * random.between(0.86, 1.12);
    const line: Point[] = [
      [x * 0.6, -190],
      [x * 0.95, -120],
      [x * 1.02, Math.min(40, end - 40)],
      [x * 1.04 + random.around(0, 18), end],
    ];
    draw(back, kit.fitGuides([line])[0]!, random.between(...thick), random.next(), darkenShades(shades, 0.4));
  }
  // Crown first, hairline last; each falls to one side of a slightly irregular parting.
  for (let i = 0; i < count; i++) {
    const k = 1 - i / (count - 1);
    const side = i % 2 ? 1 : -1;
    const [wander, bend] = [random.around(0, loose), random.around(0, loose)];
    const root = random.around(0, 9);
    const line: Point[] = [
      // From the other side of the parting, so that no gap is seen.
      [side * -5 + root, mix(-146, -246, k) + random.around(0, 4)],
      [side * mix(66, 84, k) + root, mix(-148, -224, k) + wander * 0.5],
      [side * mix(121, 152, k) + wander * 0.4, mix(-80, -134, k) + bend],
      ...(isShort ? [] : [[side * mix(136, 172, k) + wander, mix(26, 46, k)] as const]),
      [
        side * mix(122, isShort ? 166 : 190, k) + wander * 1.8,
        isShort ? reach - random.between(0, 60) : reach * random.between(0.78, 1.1),
      ],
    ];
    const [fitted, own, tone] = [kit.fitGuides([line])[0]!, random.between(...thick), random.next()];
    if (person.gender === 'male') {
      draw(front, fitted, own, tone, shades);
      continue;
    }
    // Behind the shoulders the rest of it is in the other layer.
    const fine = spline(fitted, 24);
    const cut = fine.findIndex(([x, y], at) => at > 12 && y > 130 - Math.abs(x) * 0.1);
    if (cut < 0) draw(front, fitted, own, tone, shades);
    else {
      draw(back, fine.slice(cut - 3), own, tone, darkenShades(shades, 0.16));
      draw(front, fine.slice(0, cut + 1), own, tone, shades);
    }
  }
};

/** Thin plaits along the head in rows from the forehead to the crown, with scalp between them; a woman's go on behind her neck. */
export const cornrows = (kit: HairKit): void => {
  const { person, shades, front, back } = kit;
  const random = createRandom(kit.seed('cornrows'));
  const across = [...SWEPT_UP.slice(1).map(mirrored).reverse(), ...SWEPT_UP];
  const rowAt = (at: number): Point[] => {
    const left = Math.min(across.length - 2, Math.floor(at));
    return across[left]!.map(([x, y], i): Point => {
      const [x1, y1] = across[left + 1]![i]!;
      return [mix(x, x1, at - left), mix(y, y1, at - left)];
    });
  };
  const lines = kit.fitGuides(across).map((guide) => spline(guide, 12));
  const outline = [
    ...lines.map((line) => line[0]!),
    ...lines.at(-1)!,
    ...lines.map((line) => line[12]!).reverse(),
    ...lines[0]!.toReversed(),
  ];
  fillGround(front, outline, blend(rgb(person.skin[1]!), shades[0], 0.62), 3);
  for (let row = 0; row < ROWS; row++) {
    const [line] = kit.fitGuides([rowAt((row / (ROWS - 1)) * (across.length - 1))]);
    drawThinPlait(front, line!, 20, 0.3 + random.next() * 0.5, shades);
  }
  if (person.gender === 'male') return;
  const reach = 210 + person.hair.length * 40;
  for (let i = 0; i < ROWS; i++) {
    const x = mix(-104, 104, i / (ROWS - 1));
    const line: Point[] = [
      [x, -40],
      [x * 0.86, 70],
      [x * 1.1, 150],
      [x * 1.2 + random.around(0, 8), reach * random.between(0.9, 1.08)],
    ];
    drawThinPlait(back, kit.fitGuides([line])[0]!, 14, random.next(), darkenShades(shades, 0.3));
  }
};

const ROWS = 15;

export const locs = (kit: HairKit): void => drawLocs(kit, { thick: [12.5, 19], count: 30, wander: 13, draw: drawLoc });

export const boxBraids = (kit: HairKit): void =>
  drawLocs(kit, { thick: [12, 15.5], count: 32, wander: 6, draw: drawThinPlait });
