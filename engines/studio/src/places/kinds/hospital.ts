// A hospital room: a bed behind a curtain, a drip on its stand, a monitor over the bedhead.
import { blend, type Rgb } from '../../paint/colour.ts';
import {
  ball,
  bar,
  block,
  card,
  paintedMaterial,
  panel,
  post,
  type SceneBuild,
  texturedMaterial,
} from '../kit/build.ts';
import { curtain, steel } from '../kit/furniture.ts';
import { type Furnish, interior } from '../kit/interior.ts';
import { speckle } from '../kit/textures.ts';

const white: Rgb = [248, 250, 250];

export const hospital = (build: SceneBuild): void => {
  const { random, wall } = build;
  const back = 5.8;
  const tone = blend(wall, [222, 226, 226], 0.6);
  interior(
    build,
    {
      back,
      height: 2.9,
      end: ['plaster'],
      floor: texturedMaterial(speckle(random, tone, blend(tone, white, 0.4)), [1.2, 1.2], { gloss: 0.3 }),
      daylight: ['unseen', 'side'],
      lamps: ['downlights', 'none'],
    },
    ({ left, right }) => {
      const [near, far] = random.chance(0.5) ? [left, right] : [right, left];
      bedside(build, near, back);
      screened(build, far, back);
    },
  );
  build.world.exposure = 1.05;
};

/** The head of a bed below a rail of sockets and a monitor. */
const bedside: Furnish = (build, x, back) => {
  const { accent } = build;
  const metal = paintedMaterial(steel);
  block(build, [x, 1.42, back - 0.06], [2, 0.2, 0.1], paintedMaterial(white));
  for (let i = 0; i < 6; i++)
    ball(
      build,
      [x + (i - 2.5) * 0.24, 1.52, back - 0.13],
      [0.05, 0.05, 0.01],
      paintedMaterial(i % 2 ? [46, 120, 200] : [226, 70, 62]),
      false,
    );
  // The monitor.
  const y = 1.85;
  block(
    build,
    [x, y, back - 0.35],
    [0.92, 0.68, 0.1],
    paintedMaterial([214, 220, 224]),
    paintedMaterial([232, 236, 238]),
  );
  card(build, x, y + 0.08, back - 0.42, 0.8, 0.54, paintedMaterial([14, 30, 42]));
  for (const [row, tint] of [
    [96, 236, 150],
    [84, 190, 250],
    [250, 210, 90],
  ].entries()) {
    const base = y + 0.47 - row * 0.16;
    const glow = paintedMaterial(tint as unknown as Rgb, { emission: 1.2 });
    const points = [0, 0.1, 0.14, 0.18, 0.22, 0.36, 0.4, 0.44, 0.48, 0.6].map(
      (at, i) => [x - 0.34 + at, base + ([0, 0, 0.07, -0.05, 0, 0, 0.07, -0.05, 0, 0][i] ?? 0)] as const,
    );
    for (const [i, [px, py]] of points.slice(1).entries())
      bar(build, [...points[i]!, back - 0.43] as const, [px, py, back - 0.43], 0.025, glow);
  }
  // The bed, its head raised.
  const at = x * 0.86;
  const z = back - 0.9;
  block(build, [at, 0.5, z], [1.1, 0.2, 1], paintedMaterial(blend(accent, white, 0.3)));
  panel(build, [at - 0.5, 1.3, z + 0.3], [1, 0, 0], [0, -0.65, -0.3], paintedMaterial(white));
  ball(build, [at, 1.2, z + 0.15], [0.38, 0.16, 0.1], paintedMaterial([255, 255, 255]));
  for (const side of [-0.55, 0.55]) post(build, [at + side, 0, z + 0.35], 1.4, 0.035, metal, 0.035, false);
};

/** A curtain on a rail, before it a bag that drips. */
const screened: Furnish = (build, x, back) => {
  const metal = paintedMaterial(steel);
  const z = back - 0.5;
  block(build, [x, 2.62, z], [2.2, 0.05, 0.05], metal);
  curtain(build, [x - 0.9, 0, z], [x + 0.9, 0, z], 2.6, blend(build.accent, [190, 228, 226], 0.55));
  const at = x * 0.84;
  const near = back - 1.3;
  post(build, [at, 0, near], 2.3, 0.025, metal, 0.025, false);
  block(build, [at, 2.28, near], [0.5, 0.03, 0.03], metal, undefined, false);
  for (const [side, tint] of [
    [-0.18, [240, 250, 255]],
    [0.18, [250, 226, 150]],
  ] as const) {
    block(
      build,
      [at + side, 1.85, near - 0.02],
      [0.22, 0.36, 0.06],
      paintedMaterial(white, { gloss: 0.2 }),
      undefined,
      false,
    );
    card(build, at + side, 1.87, near - 0.06, 0.18, 0.22, paintedMaterial(tint));
    bar(build, [at + side, 1.85, near], [at + side * 0.3, 1.1, near], 0.02, paintedMaterial(white));
  }
};
