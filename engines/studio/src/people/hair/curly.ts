// Draws curly and coily styles: afro, curls of three lengths, fade.
import { blend } from '../../paint/colour.ts';
import { mirrored, type Point, spline } from '../../paint/curve.ts';
import { path, pathThrough } from '../../paint/pen.ts';
import { createRandom } from '../../paint/random.ts';
import { type Cloud, type CurlStyle, drawCurls } from './curls.ts';
import { darkenShades, drawFadedSides, fillGround, type HairKit, heightening, type Layer, widening } from './kit.ts';
import type { HairShades } from './shade.ts';
import { drawStrands } from './sheet.ts';

const round = ({ x, y, rx, ry }: Cloud, grow = 1): Point[] =>
  Array.from({ length: 90 }, (_, i) => {
    const a = (i / 90) * 6.2832;
    const lumpy = grow * (1 + 0.02 * Math.sin(a * 9 + 1) + 0.014 * Math.sin(a * 23));
    return [x + Math.cos(a) * rx * lumpy, y + Math.sin(a) * ry * lumpy];
  });

/** The hairline: an arch over the forehead with a half width of `temple` at height `low`. */
const hairline = (low: number, temple: number): Point[] => [
  [-temple - 8, low],
  [-temple - 4, low - 60],
  [-temple + 18, -104],
  [-62, -133],
  [0, -139],
  [62, -133],
  [temple - 18, -104],
  [temple + 4, low - 60],
  [temple + 8, low],
];

/** Returns whether a point is outside the face, which is below the hairline and between the temples. */
const offFace = (low: number, temple: number) => {
  const arch = spline(hairline(low, temple), 60);
  const heightAt = (x: number) => {
    const near = arch.find(([ax], i) => (arch[i + 1]?.[0] ?? Infinity) >= x && ax <= x);
    return near ? near[1] : Infinity;
  };
  const table = Array.from({ length: 361 }, (_, i) => heightAt(i - 180));
  return (x: number, y: number) => Math.abs(x) > temple + 6 || y < (table[Math.round(x) + 180] ?? Infinity);
};

const drawCloud = (layer: Layer, at: Cloud, shades: HairShades, style: CurlStyle): void => {
  fillGround(layer, round(at, 0.95), blend(shades[0], shades[1], 0.15), 3);
  drawCurls(layer.strands, at, shades, style);
};

/** Fills the cloud around the face, down to slightly above the hairline, as ground for the front curls. */
const fillAroundFace = (kit: HairKit, at: Cloud, low: number, temple: number): void => {
  const { context } = kit.front.pen;
  const face = spline(hairline(low, temple), 60).map(([px, py]): Point => [px * 1.015, py - 7]);
  const outside = path('M-400 -400 L400 -400 L400 500 L-400 500Z');
  outside.addPath(pathThrough([...face, [temple + 8, low + 400], [-temple - 8, low + 400]]));
  context.save();
  context.clip(outside, 'evenodd');
  fillGround(kit.front, round(at, 0.94), blend(kit.shades[0], kit.shades[1], 0.15), 3);
  context.restore();
};

/** Scatters small curls along the hairline, so that it has no hard edge. */
const softenHairline = (kit: HairKit, low: number, temple: number, radius: number, count: number): void => {
  const random = createRandom(kit.seed('hairline'));
  const arch = spline(hairline(low, temple), 80);
  for (let i = 0; i < count; i++) {
    const [x, y] = arch[Math.floor(random.next() * 81)]!;
    const reach = radius * 0.9;
    drawCurls(
      kit.front.strands,
      { x: (x + random.around(0, reach)) * kit.person.face.width, y: y + random.around(-1, reach), rx: 2, ry: 2 },
      kit.shades,
      {
        seed: kit.seed(`hairline${i}`),
        count: 1,
        radius: radius * 0.8,
        width: radius * 0.2 + 0.7,
        shine: 0.2,
        arc: 3,
      },
    );
  }
};

interface Mass {
  clouds: Cloud[];
  radius: number;
  width: number;
  /** Number of curls for each cloud. */
  counts: number[];
  low: number;
  temple: number;
  shine: number;
}

/** Draws the dark back, the lit front and the hairline of a curly style. */
const drawCurlMass = (kit: HairKit, { clouds, radius, width, counts, low, temple, shine }: Mass): void => {
  const wide = kit.person.face.width;
  const dim = darkenShades(kit.shades, 0.28);
  const allowed = offFace(low, temple * wide);
  clouds.forEach((at, i) => {
    const style = { radius, width, shine, arc: 4.2, count: counts[i]! };
    const [broad, tall] = [wide * widening(kit.cut), 1 + (heightening(kit.cut) - 1) * 0.5];
    const fitted = { ...at, x: at.x * wide, rx: at.rx * broad, ry: at.ry * tall };
    drawCloud(kit.back, fitted, dim, { ...style, seed: kit.seed(`back${i}`), count: style.count * 0.7 });
    fillAroundFace(kit, fitted, low, temple * wide);
    drawCurls(kit.front.strands, fitted, kit.shades, { ...style, seed: kit.seed(`front${i}`), allowed });
  });
  softenHairline(kit, low, temple, radius, 260);
};

export const afro = (kit: HairKit): void =>
  drawCurlMass(kit, {
    clouds: [{ x: 0, y: -82, rx: 196, ry: 184 }],
    counts: [6400],
    radius: 6.6,
    width: 2,
    low: 16,
    temple: 130,
    shine: 0.4,
  });

export const curls = (kit: HairKit): void =>
  drawCurlMass(kit, {
    clouds: [
      { x: -124, y: 34, rx: 64, ry: 112 },
      { x: 124, y: 34, rx: 64, ry: 112 },
      { x: 0, y: -84, rx: 174, ry: 174 },
    ],
    counts: [1100, 1100, 2300],
    radius: 12,
    width: 3,
    low: 90,
    temple: 128,
    shine: 0.42,
  });

export const longCurls = (kit: HairKit): void => {
  fillGround(
    kit.back,
    [
      [-120, -80],
      [120, -80],
      [150, 240],
      [-150, 240],
    ],
    blend(kit.shades[0], [0, 0, 0], 0.3),
    10,
  );
  drawCurlMass(kit, {
    clouds: [
      { x: -140, y: 120, rx: 74, ry: 178 },
      { x: 140, y: 120, rx: 74, ry: 178 },
      { x: 0, y: -80, rx: 176, ry: 176 },
    ],
    counts: [1500, 1500, 2000],
    radius: 14,
    width: 3.2,
    low: 120,
    temple: 129,
    shine: 0.45,
  });
};

export const shortCurls = (kit: HairKit): void =>
  drawCurlMass(kit, {
    clouds: [
      { x: -134, y: -30, rx: 30, ry: 74 },
      { x: 134, y: -30, rx: 30, ry: 74 },
      { x: 0, y: -112, rx: 156, ry: 124 },
    ],
    counts: [420, 420, 2600],
    radius: 9,
    width: 2.4,
    low: 26,
    temple: 126,
    shine: 0.36,
  });

/** Parted in the middle and combed up into two round puffs. */
export const afroPuffs = (kit: HairKit): void => {
  const { front, shades } = kit;
  const half: Point[][] = [
    [
      [0, -224],
      [50, -226],
      [92, -220],
      [118, -208],
    ],
    [
      [2, -150],
      [50, -164],
      [94, -186],
      [122, -206],
    ],
    [
      [108, -112],
      [120, -142],
      [126, -176],
      [128, -204],
    ],
    [
      [132, -8],
      [144, -76],
      [142, -150],
      [134, -204],
    ],
  ];
  for (const side of [-1, 1] as const) {
    const guides = kit.fitGuides(side > 0 ? half : half.map(mirrored));
    const [top, , , ear] = guides.map((guide) => spline(guide, 20));
    const hairline = spline(
      guides.slice(1).map(([root]) => root!),
      20,
    );
    fillGround(front, [...top!.toReversed(), ...hairline, ...ear!], blend(shades[0], shades[1], 0.15), 3);
    drawStrands(front.strands, guides, shades, {
      seed: kit.seed(`half${side}`),
      strands: 1100,
      width: 1.7,
      locks: 22,
      gather: 0.4,
      ragged: 0.02,
      gloss: { sharp: 14, strength: 0.5 },
      rootScatter: 5,
      rootFade: 0.3,
      wave: { swing: 1.6, turns: 7, from: 0 },
    });
    const x = 150 * side * kit.person.face.width;
    const puff = { x, y: -222, rx: 86, ry: 82 };
    drawCloud(front, puff, shades, {
      seed: kit.seed(`puff${side}`),
      count: 2300,
      radius: 6.6,
      width: 2,
      shine: 0.4,
      arc: 4.2,
    });
  }
};

/** Coily hair on top, faded sides. */
export const fade = (kit: HairKit): void => {
  drawFadedSides(kit, blend(kit.shades[0], kit.shades[1], 0.3), -6, 0.8);
  const wide = kit.person.face.width;
  const allowed = offFace(-60, 122 * wide);
  const at = { x: 0, y: -132, rx: 132 * wide, ry: 88 };
  fillAroundFace(kit, { ...at, y: -146, ry: 72 }, -60, 122 * wide);
  drawCurls(kit.front.strands, at, kit.shades, {
    seed: kit.seed('top'),
    count: 5200,
    radius: 4.2,
    width: 1.6,
    shine: 0.3,
    allowed: (x, y) => y < -66 && allowed(x, y),
  });
  softenHairline(kit, -56, 122, 4.4, 320);
};
