// Hair in ropes: braids and locs.
import { chance } from '../../paint/chance.ts';
import { blend } from '../../paint/colour.ts';
import { mix, type Point, spline } from '../../paint/curve.ts';
import { joint } from './fibres.ts';
import { swept } from './gathered.ts';
import { filled, type HairKit, type Layer, shaded } from './kit.ts';
import { type HairShades, strandColour } from './shade.ts';
import { combed } from './sheet.ts';

/** A plait along a line: crossing lobes of hair over solid ground, smaller towards the tip, with a tuft below the tie. */
const plait = (layer: Layer, line: readonly Point[], shades: HairShades, seed: string, wide: number): void => {
  const random = chance(seed);
  const lobes = 19;
  const points = spline(line, lobes * 4);
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))]!;
  const half = (index: number) => wide * mix(1, 0.6, index / points.length) * 0.86;
  const ground = [
    ...points.map(([x, y], i): Point => [x - half(i), y]),
    ...points.map(([x, y], i): Point => [x + half(i), y]).reverse(),
  ];
  filled(layer, ground, blend(shades[0], [0, 0, 0], 0.2), 1.5);
  for (let lobe = 0; lobe < lobes; lobe++)
    for (const side of [-1, 1]) {
      const [cx, cy] = at(lobe * 4 + (side > 0 ? 2 : 0));
      const size = wide * mix(1, 0.6, lobe / lobes);
      for (let hair = 0; hair < 70; hair++) {
        const across = hair / 69;
        const tone = random.next();
        const curve = spline(
          [
            [cx + side * size * (1.04 - across * 0.3), cy - size * (0.8 - across * 0.75)],
            [cx + side * size * (0.78 - across * 0.42), cy + size * (0.05 + across * 0.62)],
            [cx - side * size * (0.26 - across * 0.08), cy + size * (0.74 + across * 0.5)],
          ],
          8,
        );
        layer.strands.stroke(
          curve.map(([x, y], i) => {
            const [nx, ny] = curve[Math.min(8, i + 1)]!;
            // Each lobe is round: bright along its middle, dark where it dips under the next.
            const bulge = Math.sin(Math.PI * across) * (1 - Math.abs(i / 8 - 0.42) * 1.3);
            const colour = strandColour(shades, x, y, nx + 0.01, ny, tone * 0.4 + bulge * 0.6 - 0.2, {
              sharp: 5,
              strength: 0.6 * Math.max(0, bulge),
            });
            return joint(x, y, 1.5, 0.95, blend(colour, [0, 0, 0], Math.max(0, 0.3 - bulge * 0.5)));
          }),
        );
      }
    }
  const [endX, endY] = at(points.length - 1);
  const tuft = [-1, 0, 1].map((lean): Point[] => [
    [endX + lean * 5, endY],
    [endX + lean * 12, endY + 16],
    [endX + lean * 5, endY + 38],
  ]);
  combed(layer.strands, tuft, shades, {
    seed: `${seed}/tuft`,
    strands: 120,
    width: 1.4,
    locks: 5,
    gather: 0.3,
    ragged: 0.3,
    gloss: { sharp: 14, strength: 0.5 },
  });
};

export const braids = (kit: HairKit): void => {
  swept(kit);
  for (const side of [-1, 1]) {
    const line: Point[] = [
      [side * 139, 60],
      [side * 148, 110],
      [side * 150, 190],
      [side * 138, 296],
    ];
    plait(kit.front, line, kit.shades, kit.seed(`braid${side}`), 21);
  }
};

const rope = (layer: Layer, line: readonly Point[], tone: number, shades: HairShades): void => {
  const points = spline(line, 46);
  for (const [width, lift] of [
    [15, -0.35],
    [11.5, 0.05],
    [6.5, 0.34],
    [2.6, 0.6],
  ] as const)
    layer.strands.stroke(
      points.map(([x, y], i) => {
        const [nx, ny] = points[Math.min(46, i + 1)]!;
        const knot = 0.16 * Math.sin(i * 2.1 + tone * 9);
        const tip = Math.min(1, (46 - i) / 4 + 0.3);
        const gloss = { sharp: 10, strength: 0.4 * Math.max(0, lift) };
        const colour = strandColour(shades, x, y, nx + 0.01, ny, tone * 0.3 + lift + knot * 0.5, gloss);
        return joint(x - (15 - width) * 0.22, y, width * tip * (1 + knot), 1, colour);
      }),
    );
};

export const locs = (kit: HairKit): void => {
  const { person, shades, front, back } = kit;
  const random = chance(kit.seed('locs'));
  const reach = person.gender === 'female' ? 290 : 170;
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
  filled(front, kit.placed([crown])[0]!, blend(shades[0], shades[1], 0.25), 4);
  for (let i = 0; i < 22; i++) {
    const x = mix(-165, 165, i / 21);
    const line: Point[] = [
      [x * 0.6, -190],
      [x * 0.95, -120],
      [x * 1.02, 40],
      [x * 1.04 + random.near(0, 12), reach + random.near(0, 34)],
    ];
    rope(back, kit.placed([line])[0]!, random.next(), shaded(shades, 0.4));
  }
  // From the parting outwards, the rows at the crown first and those at the hairline over them.
  const rowsOfLocs = 12;
  for (let row = 0; row < rowsOfLocs; row++)
    for (const side of [-1, 1]) {
      const k = 1 - row / (rowsOfLocs - 1);
      const [wander, end] = [random.near(0, 8), random.near(0, 36)];
      const line: Point[] = [
        [side * 3, mix(-146, -224, k)],
        [side * mix(64, 92, k), mix(-146, -216, k) + wander],
        [side * mix(119, 160, k), mix(-72, -128, k)],
        [side * mix(137, 176, k) + wander, mix(30, 40, k)],
        [side * mix(140, 178, k) + wander * 1.6, reach * 0.94 + end],
      ];
      rope(front, kit.placed([line])[0]!, random.next(), shades);
    }
};
