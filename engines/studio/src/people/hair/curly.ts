// Draws curly and coily styles: afro, curls of three lengths, fade.
import { blend } from '../../paint/colour.ts';
import { mirrored, mix, type Point, smooth, spline } from '../../paint/curve.ts';
import { path, pathThrough } from '../../paint/pen.ts';
import { createRandom } from '../../paint/random.ts';
import { drawRinglet, litShades, rolled } from './curled-locks.ts';
import { type Cloud, type CurlStyle, drawCurls } from './curls.ts';
import { darkenShades, drawFadedSides, fillGround, type HairKit, heightening, type Layer, widening } from './kit.ts';
import type { HairShades } from './shade.ts';
import { drawStrands } from './sheet.ts';
import { drawTempleStubs } from './shorn.ts';

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
  [-temple + 18, -100],
  [-62, -121],
  [0, -124],
  [62, -121],
  [temple - 18, -100],
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
        clump: 34,
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
    const style = { radius, width, shine, arc: 4.2, clump: 46, count: counts[i]! };
    const [broad, tall] = [wide * widening(kit.cut), 1 + (heightening(kit.cut) - 1) * 0.5];
    const fitted = { ...at, x: at.x * wide, rx: at.rx * broad, ry: at.ry * tall };
    drawCloud(kit.back, fitted, dim, { ...style, seed: kit.seed(`back${i}`), count: style.count * 0.7 });
    fillAroundFace(kit, fitted, low, temple * wide);
    drawCurls(kit.front.strands, fitted, litShades(kit.shades), { ...style, seed: kit.seed(`front${i}`), allowed });
  });
  softenHairline(kit, low, temple, radius * 0.8, 200);
};

export const afro = (kit: HairKit): void =>
  drawCurlMass(kit, {
    clouds: [{ x: 0, y: -82, rx: 196, ry: 184 }],
    counts: [6400],
    radius: 5.4,
    width: 2,
    low: 16,
    temple: 130,
    shine: 0.8,
  });

/** Fills the ground of curls between heights `top` and `low`, in front above the forehead only. */
const fillCurls = (kit: HairKit, low: number, wide: number, top: number): void => {
  const { back, front, shades, fitGuides } = kit;
  const [outer, crown] = fitGuides([
    [
      [-wide + 14, low],
      [-wide, low * 0.4],
      [-wide + 6, -60],
      [-142, top + 80],
      [-78, top + 16],
      [0, top],
      [78, top + 16],
      [142, top + 80],
      [wide - 6, -60],
      [wide, low * 0.4],
      [wide - 14, low],
    ],
    [
      [-134, 20],
      [-150, -60],
      [-134, top + 84],
      [-70, top + 12],
      [0, top + 2],
      [70, top + 12],
      [134, top + 84],
      [150, -60],
      [134, 20],
      [124, -60],
      [94, -124],
      [44, -154],
      [0, -158],
      [-44, -154],
      [-94, -124],
      [-124, -60],
    ],
  ]) as [Point[], Point[]];
  fillGround(back, outer, blend(shades[0], [0, 0, 0], 0.25), 5);
  fillGround(front, crown, blend(shades[0], shades[1], 0.45), 4);
};

/** A line of about a length from a root on the crown: outwards in a direction in radians from upright, then falling to the side. */
const arching = (root: Point, angle: number, length: number, fall: number): Point[] => {
  const side = Math.sign(angle) || 1;
  const line = [root];
  for (let i = 0; i < 6; i++) {
    const heading = angle + (side * fall - angle) * (i / 5) ** 1.3;
    const [x, y] = line[i]!;
    line.push([x + (Math.sin(heading) * length) / 6, y - (Math.cos(heading) * length) / 6]);
  }
  return line;
};

/** Rows of curls on the crown, from its outline to the hairline: their number, reach to both sides in radians, distance from the middle of the face. */
const CROWN = [
  [24, 1.4, 0.97],
  [21, 1.3, 0.86],
  [18, 1.2, 0.74],
  [17, 1.1, 0.6],
] as const;

/** A round cloud of ringlets: around the crown, and over both sides of the head to about height `low`. */
const drawFallingCurls = (kit: HairKit, low: number): void => {
  const { back, front, shades } = kit;
  const random = createRandom(kit.seed('ringlets'));
  fillCurls(kit, low - 60, 172, -244);
  const dim = darkenShades(shades, 0.35);
  for (let i = 0; i < 11; i++) {
    const x = mix(-190, 190, i / 10) + random.around(0, 8);
    const line: Point[] = [
      [x * 0.6, -150],
      [x * 0.96, -80],
      [x * 1.04, 20],
      [x * 0.92 + random.around(0, 14), low * random.between(0.84, 1.04) - Math.abs(x) * 0.14],
    ];
    drawRinglet(kit, back, line, { seed: kit.seed(`behind${i}`), size: random.between(22, 30), shades: dim });
  }
  const count = 46;
  for (let i = 0; i < count; i++) {
    const k = 1 - i / (count - 1);
    const side = i % 2 ? 1 : -1;
    const wander = random.around(0, 13);
    // Some of the hairline's fall to the cheek only.
    const reach = low * (k < 0.4 && random.chance(0.4) ? random.between(0.3, 0.6) : random.between(0.7, 1.06));
    const line: Point[] = [
      [side * mix(70, 84, k), mix(-146, -210, k)],
      [side * mix(114, 166, k) + wander * 0.4, mix(-106, -150, k)],
      [side * mix(138, 208, k) + wander * 0.7, mix(-40, -70, k)],
      [side * mix(146, 226, k) + wander, mix(30, 40, k)],
      [side * mix(142, 196, k) + wander * 1.6, Math.max(70, reach)],
    ];
    drawRinglet(kit, front, line, { seed: kit.seed(`ringlet${i}`), size: random.pick([12, 16, 21]), shades });
  }
  for (const [row, [many, reach, distance]] of CROWN.entries())
    for (let i = 0; i < many; i++) {
      const angle = mix(-reach, reach, (i + 0.5) / many) + kit.cut.part * 0.1 + random.around(0, 0.1);
      const far = distance * random.between(0.95, row === 0 ? 1 : 1.05);
      const root: Point = [Math.sin(angle) * 150 * far, -70 - Math.cos(angle) * 160 * far];
      const line = arching(root, angle, random.between(80, row < 2 ? 94 : 140), random.between(2, 3.1));
      const shade = row === 0 ? darkenShades(shades, 0.12) : shades;
      drawRinglet(kit, front, line, {
        seed: kit.seed(`crown${row} ${i}`),
        // A large one in the outline would stand out as a knob.
        size: random.pick(row < 2 ? [10, 13, 17] : [12, 16, 20]),
        shades: shade,
      });
    }
};

export const curls = (kit: HairKit): void => drawFallingCurls(kit, 170 + kit.person.hair.length * 26);

export const longCurls = (kit: HairKit): void => drawFallingCurls(kit, 292 + kit.person.hair.length * 50);

/** Short curls that stand off the crown and fall on the forehead. */
export const shortCurls = (kit: HairKit): void => {
  const { back, front, shades, person } = kit;
  const random = createRandom(kit.seed('rolls'));
  const low = person.gender === 'male' ? -84 : 30;
  fillCurls(kit, low - 60, 138, -216);
  if (person.gender === 'male') {
    drawFadedSides(kit, blend(shades[0], shades[1], 0.4), 16, 0.95);
    drawTempleStubs(kit);
  }
  // Rows from the outline to the forehead: their number, reach to both sides in radians and distance from the middle.
  for (const [count, reach, distance, layer] of [
    [36, 2.1, 1, back],
    [42, 2, 0.96, front],
    [40, 1.9, 0.89, front],
    [38, 1.8, 0.82, front],
    [33, 1.55, 0.75, front],
    [27, 1.25, 0.68, front],
    [21, 0.98, 0.61, front],
  ] as const)
    for (let i = 0; i < count; i++) {
      const angle = mix(-reach, reach, (i + 0.5) / count) + random.around(0, 0.08);
      const far = distance * random.between(0.95, 1.05);
      const root: Point = [Math.sin(angle) * 130 * far, -70 - Math.cos(angle) * 146 * far];
      if (root[1] > low) continue;
      // Cropped ever closer towards the temples.
      const size = random.between(9, 14) * (1 - 0.3 * smooth(1, 1.6, Math.abs(angle)));
      // Away from the middle of the face above, downwards at the sides.
      const direction = Math.atan2(0.9 - 1.6 * Math.cos(angle), Math.sin(angle)) + random.around(0, 0.9);
      drawRinglet(
        kit,
        layer,
        rolled(root, direction, size * random.between(2.8, 4.4), random.pick([-1, 1]) * random.between(2.6, 5)),
        {
          seed: kit.seed(`curl${distance} ${i}`),
          size,
          from: 1,
          shades: layer === back ? darkenShades(shades, 0.2) : shades,
        },
      );
    }
};

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
    drawCloud(front, puff, litShades(shades), {
      seed: kit.seed(`puff${side}`),
      count: 2300,
      radius: 6.6,
      width: 2,
      shine: 0.4,
      arc: 4.2,
      clump: 30,
    });
  }
};

/** Coily hair on top, faded sides. */
export const fade = (kit: HairKit): void => {
  drawFadedSides(kit, blend(kit.shades[0], kit.shades[1], 0.3), 6, 0.95);
  drawTempleStubs(kit);
  const wide = kit.person.face.width;
  const allowed = offFace(-60, 122 * wide);
  const at = { x: 0, y: -112, rx: 122 * wide, ry: 110 };
  fillAroundFace(kit, { ...at, y: -134, ry: 84 }, -60, 122 * wide);
  // Thinner from the top to the temples.
  const dense = (x: number, y: number) => Math.abs(Math.sin(x * 12.9 + y * 78.2)) > smooth(-156, -104, y);
  drawCurls(kit.front.strands, at, kit.shades, {
    seed: kit.seed('top'),
    count: 6000,
    radius: 3.4,
    width: 1.5,
    shine: 0.3,
    clump: 22,
    allowed: (x, y) => allowed(x, y) && dense(x, y),
  });
};
