// Hair that is tied: a bun, a ponytail, braids; and locs, which hang by themselves.
import { chance } from '../../paint/chance.ts';
import { blend } from '../../paint/colour.ts';
import { mirrored, mix, type Point, spline } from '../../paint/curve.ts';
import { joint } from './fibres.ts';
import { filled, type HairKit, type Layer, shaded } from './kit.ts';
import { type HairShades, strandColour } from './shade.ts';
import { combed } from './sheet.ts';

/** Hair drawn back from the forehead to a knot on top of the head. */
const swept = (kit: HairKit): void => {
  const { front, shades } = kit;
  filled(
    front,
    kit.placed([
      [
        [-122, -80],
        [-134, -120],
        [-112, -176],
        [-60, -212],
        [0, -226],
        [60, -212],
        [112, -176],
        [134, -120],
        [124, -86],
        [100, -130],
        [60, -152],
        [0, -159],
        [-60, -152],
        [-100, -130],
      ],
    ])[0]!,
    blend(shades[0], shades[1], 0.3),
    5,
  );
  const style = { width: 1.7, locks: 16, gather: 0.3, ragged: 0.02, rootScatter: 5, rootFade: 0.3, tipTaper: 9 };
  const side: Point[][] = [
    [
      [129, 26],
      [124, -46],
      [106, -112],
      [56, -168],
      [4, -226],
    ],
    [
      [138, 20],
      [136, -60],
      [120, -132],
      [68, -190],
      [6, -230],
    ],
    [
      [142, 6],
      [146, -80],
      [132, -156],
      [80, -212],
      [6, -233],
    ],
  ];
  for (const [name, guides] of [
    ['right', side],
    ['left', side.map(mirrored)],
  ] as const)
    combed(front.strands, kit.placed(guides), shades, {
      ...style,
      seed: kit.seed(name),
      strands: 800,
      gloss: { sharp: 22, strength: 0.85 },
    });
  combed(
    front.strands,
    kit.placed([
      [
        [-118, -92],
        [-96, -148],
        [-42, -204],
        [-6, -228],
      ],
      [
        [-66, -132],
        [-50, -168],
        [-20, -206],
        [-2, -229],
      ],
      [
        [0, -143],
        [0, -170],
        [0, -206],
        [0, -230],
      ],
      [
        [66, -132],
        [50, -168],
        [20, -206],
        [2, -229],
      ],
      [
        [118, -92],
        [96, -148],
        [42, -204],
        [6, -228],
      ],
    ]),
    shades,
    { ...style, seed: kit.seed('top'), strands: 1300, gloss: { sharp: 22, strength: 0.85 } },
  );
};

export const bun = (kit: HairKit): void => {
  const { back, shades } = kit;
  const ring = Array.from(
    { length: 40 },
    (_, i): Point => [Math.cos(i / 6.366) * 50 - 2, Math.sin(i / 6.366) * 40 - 250],
  );
  filled(back, ring, blend(shades[0], shades[1], 0.4), 1);
  for (const [i, [cx, cy, rx, ry]] of (
    [
      [-4, -250, 50, 40],
      [2, -256, 38, 30],
      [-2, -246, 30, 22],
    ] as const
  ).entries())
    combed(
      back.strands,
      [0.98, 0.66, 0.4].map((k) =>
        Array.from({ length: 9 }, (_, j): Point => {
          const a = 2.6 + i * 1.9 + (j / 8) * 5.2;
          return [cx + Math.cos(a) * rx * k, cy + Math.sin(a) * ry * k];
        }),
      ),
      shades,
      {
        seed: kit.seed(`knot${i}`),
        strands: 320,
        width: 1.8,
        locks: 7,
        gather: 0.35,
        ragged: 0.04,
        gloss: { sharp: 12, strength: 0.7 },
        rootFade: 0.1,
      },
    );
  swept(kit);
};

export const ponytail = (kit: HairKit): void => {
  const { back, shades } = kit;
  const tail: Point[][] = [
    [
      [30, -214],
      [104, -236],
      [176, -150],
      [182, -10],
      [170, 130],
      [176, 250],
    ],
    [
      [40, -204],
      [120, -196],
      [152, -120],
      [156, 0],
      [150, 130],
      [160, 270],
    ],
    [
      [46, -190],
      [112, -160],
      [130, -100],
      [134, 10],
      [128, 130],
      [146, 262],
    ],
  ];
  const swing = kit.person.hair.wave;
  combed(back.strands, kit.placed(tail), shaded(shades, 0.12), {
    seed: kit.seed('tail'),
    strands: 1200,
    width: 2,
    locks: 9,
    gather: 0.3,
    ragged: 0.14,
    gloss: { sharp: 20, strength: 0.8 },
    tipTaper: 4,
    wave: { swing: 4 + swing * 9, turns: 1.6 + swing, from: 0.3 },
  });
  swept(kit);
};

/** A plait along a line: crossing lobes of hair that grow smaller towards the tip. */
const plait = (layer: Layer, line: readonly Point[], shades: HairShades, seed: string, wide: number): void => {
  const random = chance(seed);
  const lobes = 17;
  const points = spline(line, lobes * 4);
  for (let lobe = 0; lobe < lobes; lobe++)
    for (const side of [-1, 1]) {
      const [cx, cy] = points[Math.min(points.length - 1, lobe * 4 + (side > 0 ? 2 : 0))]!;
      const size = wide * mix(1, 0.55, lobe / lobes);
      for (let hair = 0; hair < 46; hair++) {
        const across = hair / 45;
        const tone = random.next();
        const curve = spline(
          [
            [cx + side * size * (1.02 - across * 0.35), cy - size * (0.75 - across * 0.6)],
            [cx + side * size * (0.75 - across * 0.4), cy + size * (0.1 + across * 0.5)],
            [cx - side * size * (0.2 - across * 0.1), cy + size * (0.72 + across * 0.4)],
          ],
          8,
        );
        layer.strands.stroke(
          curve.map(([x, y], i) => {
            const [nx, ny] = curve[Math.min(8, i + 1)]!;
            const middle = 1 - Math.abs(i / 8 - 0.4) * 1.5;
            const colour = strandColour(shades, x, y, nx + 0.01, ny, tone * 0.5 + middle * 0.4 - 0.15, {
              sharp: 6,
              strength: 0.5 * middle,
            });
            return joint(x, y, 1.5, 0.95, blend(colour, [0, 0, 0], Math.max(0, 0.35 - middle * 0.5)));
          }),
        );
      }
    }
};

export const braids = (kit: HairKit): void => {
  swept(kit);
  for (const side of [-1, 1]) {
    const line: Point[] = [
      [side * 126, 30],
      [side * 146, 90],
      [side * 150, 180],
      [side * 142, 290],
    ];
    plait(kit.front, line, kit.shades, kit.seed(`braid${side}`), 19);
  }
};

export const locs = (kit: HairKit): void => {
  const { person, shades, front, back } = kit;
  const random = chance(kit.seed('locs'));
  const reach = person.gender === 'female' ? 300 : 190;
  filled(
    front,
    kit.placed([
      [
        [-124, -70],
        [-136, -110],
        [-112, -178],
        [-54, -212],
        [0, -220],
        [54, -212],
        [112, -178],
        [136, -110],
        [124, -70],
        [96, -118],
        [50, -140],
        [0, -146],
        [-50, -140],
        [-96, -118],
      ],
    ])[0]!,
    blend(shades[0], shades[1], 0.2),
    3,
  );
  const rope = (layer: Layer, line: Point[], tone: number, dim: HairShades) => {
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
          return joint(
            x - (15 - width) * 0.22,
            y,
            width * tip * (1 + knot),
            1,
            strandColour(dim, x, y, nx + 0.01, ny, tone * 0.3 + lift + knot * 0.5, {
              sharp: 10,
              strength: 0.4 * Math.max(0, lift),
            }),
          );
        }),
      );
  };
  for (let i = 0; i < 22; i++) {
    const x = mix(-165, 165, i / 21);
    rope(
      back,
      [
        [x * 0.6, -190],
        [x * 0.95, -120],
        [x * 1.02, 40],
        [x * 1.04 + random.near(0, 10), reach + random.near(0, 26)],
      ],
      random.next(),
      shaded(shades, 0.4),
    );
  }
  for (let i = 0; i < 20; i++) {
    const side = i % 2 ? 1 : -1;
    const k = Math.floor(i / 2) / 9;
    const start = mix(8, 104, k);
    const out = mix(150, 176, random.next());
    rope(
      front,
      [
        [side * start * 0.5, -206 + k * 30],
        [side * mix(60, 122, k), mix(-214, -140, k)],
        [side * mix(out - 10, 132, k * 0.6), mix(-120, -50, k)],
        [side * mix(out, 142, k * 0.5), 60],
        [side * (mix(out, 138, k * 0.5) + random.near(0, 8)), reach * 0.9 + random.near(0, 30)],
      ],
      random.next(),
      shades,
    );
  }
};
