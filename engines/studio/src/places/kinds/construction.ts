// Construction sites.
import { blend, hsl } from '../../paint/colour.ts';
import { ball, block, card, paintedMaterial, panel, post, type SceneBuild, texturedMaterial } from '../kit/build.ts';
import { black, oak, wood } from '../kit/furniture.ts';
import { lightString } from '../kit/lamps.ts';
import { ground } from '../kit/land.ts';
import { front, stones } from '../kit/textures.ts';

/** A building under construction, a crane behind it, and machines and materials in front. */
export const constructionSite = (build: SceneBuild): void => {
  const { random } = build;
  ground(build, 'gravel');
  skyline(build);
  random.pick([concreteFrame, concreteFrame, brickHouse])(build);
  for (const side of [-1, 1]) random.pick(materials)(build, side);
  for (let i = 0; i < 3; i++) cone(build, random.pick([-1, 1]) * random.between(0.9, 1.9), random.between(5, 6.4));
};

/** The town behind the site. */
const skyline = (build: SceneBuild): void => {
  const { random } = build;
  for (let i = 0; i < 14; i++) {
    const z = 190 - i * 8;
    const tall = random.between(10, 24);
    const tone = blend([150, 146, 146], hsl(random.between(0.02, 0.6), 0.14, 0.5), random.next());
    const face = front(random, tone, 8, 6, build.lampsOn ? 0.4 : 0.02);
    card(build, random.between(-0.5, 0.5) * z * 1.2, 0, z, random.between(10, 18), tall, texturedMaterial(face.wall));
  }
};

const yellow = paintedMaterial([242, 180, 40]);
const galvanized = paintedMaterial([176, 176, 172]);

const concreteFrame = (build: SceneBuild): void => {
  crane(build);

  const concrete = paintedMaterial([206, 194, 174]);
  const [left, right, near, far, storey] = [-8, 1.5, 13, 20, 3.1];
  const shade = paintedMaterial([150, 138, 122]);
  for (let floor = 0; floor < 4; floor++) {
    const y = floor * storey;
    card(build, (left + right) / 2, y, far, right - left, storey, shade);
    for (const z of [far - 0.5, near + 0.2])
      for (let x = left + 0.2; x <= right; x += 2.3) block(build, [x, y, z], [0.35, storey - 0.3, 0.35], concrete);
    block(build, [(left + right) / 2, y + storey - 0.3, (near + far) / 2], [right - left, 0.3, far - near], concrete);
  }
  const boards = wood(build, oak);
  for (let x = left; x <= right + 0.6; x += 2.4)
    post(build, [x, 0, near - 1], 4.2 * storey, 0.05, galvanized, 0.05, false);
  for (let floor = 1; floor < 5; floor++) {
    const y = floor * storey - 0.9;
    block(build, [(left + right) / 2, y, near - 0.8], [right - left + 1, 0.1, 0.9], boards);
    card(build, (left + right) / 2, y + 0.95, near - 1, right - left + 1, 0.05, galvanized);
  }

  // Nets and doors of the scaffolding.
  for (let i = 0; i < 5; i++)
    card(
      build,
      left + 1.2 + i * 2.1,
      2.3 + build.random.pick([0, 3.1]),
      near - 1.05,
      1.9,
      2.9,
      paintedMaterial(build.random.pick([[236, 124, 52], blend(build.accent, [250, 240, 220], 0.3), [112, 156, 120]])),
    );
  if (build.lampsOn)
    for (const y of [2.4, 5.5]) lightString(build, [left, y, near - 1.1], [right, y, near - 1.1], 9, 0.1);
};

const crane = (build: SceneBuild): void => {
  const [x, z, top] = [build.random.between(5.5, 8), 34, 15];
  for (const dx of [-0.4, 0.4]) card(build, x + dx, 0, z, 0.16, top, yellow);
  for (let y = 0; y < top; y += 0.9) panel(build, [x - 0.4, y + 0.9, z], [0.8, 0, 0], [0, -0.14, 0], yellow);
  card(build, x - 6, top, z, 19, 0.7, yellow);
  card(build, x, top + 0.7, z, 0.5, 3.2, yellow);
  card(build, x + 2.6, top - 1.6, z, 1.8, 1.6, paintedMaterial([150, 150, 150]));
  card(build, x - 12, top - 8, z, 0.12, 8, paintedMaterial(black));
};

/** A house of bricks with openings and the rafters of its roof. */
const brickHouse = (build: SceneBuild): void => {
  crane(build);
  const bricks = texturedMaterial(stones(build.random, [198, 108, 76], [222, 206, 184], 12, 6, 0.16), [1.6, 1.3]);
  const timber = wood(build, [206, 162, 108]);
  const z = 10;
  card(build, -1.5, 0, z, 9, 3.2, bricks);
  for (const x of [-4.2, -2.2, 1.6]) {
    card(build, x, 1, z - 0.02, 1.1, 1.4, paintedMaterial([72, 62, 58]));
    card(build, x, 0.9, z - 0.04, 1.3, 0.1, paintedMaterial([226, 216, 196]));
  }
  for (let i = 0; i < 12; i++) {
    const x = -5.8 + i * 0.8;
    panel(build, [x, 3.2, z], [0.12, 0, 0], [0, 2.2, 2.4], timber);
  }
  block(build, [-1.5, 3.2, z], [9.2, 0.2, 0.2], timber);
  block(build, [-1.5, 5.3, z + 2.3], [9.2, 0.2, 0.2], timber);
  for (let x = -6; x < 3.4; x += 1.9) post(build, [x, 0, z - 1], 4.6, 0.045, galvanized, 0.045, false);
  for (const y of [1.9, 3.9]) block(build, [-1.5, y, z - 0.8], [9.4, 0.08, 0.8], wood(build, oak));
};

/** Materials and machines on one side. */
const materials: readonly ((build: SceneBuild, side: number) => void)[] = [
  // Bricks on pallets.
  (build, side) => {
    const bricks = texturedMaterial(stones(build.random, [196, 100, 70], [214, 200, 184], 6, 4, 0.16), [0.9, 0.6]);
    for (const [x, z, tall] of [
      [1.75, 6.6, 0.85],
      [2.6, 7.4, 1.3],
    ] as const) {
      block(build, [side * x, 0, z], [1.1, 0.12, 0.9], wood(build, oak));
      block(build, [side * x, 0.12, z], [1, tall, 0.8], bricks);
    }
  },
  // A cement mixer and sacks.
  (build, side) => {
    const x = side * 1.8;
    for (const dx of [-0.3, 0.3]) post(build, [x + dx, 0, 6.4], 0.8, 0.04, galvanized, 0.04);
    ball(build, [x, 1.12, 6.4], [0.46, 0.5, 0.42], paintedMaterial([236, 120, 44]));
    post(build, [x, 1.4, 6.4], 0.34, 0.34, paintedMaterial([250, 150, 60]), 0.2);
    for (let i = 0; i < 3; i++)
      ball(build, [side * 2.7, 0.14 + i * 0.22, 6.8], [0.5, 0.14, 0.3], paintedMaterial([226, 216, 196]));
  },
  // The office of the site, in a container.
  (build, side) => {
    const [x, z] = [side * 2.7, 8.5];
    const colour = blend(
      build.random.pick([build.accent, [64, 128, 150], [206, 120, 60]] as const),
      [250, 240, 224],
      0.15,
    );
    block(build, [x, 0.2, z], [2.6, 2.4, 2], paintedMaterial(colour));
    for (let i = 0; i < 12; i++)
      card(build, x - 1.2 + i * 0.22, 0.3, z - 1.01, 0.05, 2.2, paintedMaterial(blend(colour, [30, 26, 26], 0.2)));
    card(build, x - side * 0.5, 1.2, z - 1.03, 1, 0.8, paintedMaterial([246, 240, 226]));
    card(
      build,
      x - side * 0.5,
      1.26,
      z - 1.04,
      0.9,
      0.68,
      paintedMaterial([96, 122, 136], { emission: build.lampsOn ? 2 : 0 }),
    );
  },
  // Pipes and a barrier in red and white.
  (build, side) => {
    for (let i = 0; i < 5; i++)
      ball(
        build,
        [side * (1.7 + (i % 3) * 0.42 + (i > 2 ? 0.2 : 0)), 0.2 + (i > 2 ? 0.36 : 0), 7],
        [0.2, 0.2, 0.5],
        paintedMaterial([226, 130, 70]),
      );
    for (let i = 0; i < 6; i++)
      card(build, side * (1.1 + i * 0.3), 0.75, 6, 0.3, 0.2, paintedMaterial(i % 2 ? [214, 64, 48] : [250, 244, 234]));
    for (const x of [1.1, 2.5]) post(build, [side * x, 0, 6.05], 0.95, 0.03, galvanized, 0.03);
  },
];

const cone = (build: SceneBuild, x: number, z: number): void => {
  block(build, [x, 0, z], [0.36, 0.03, 0.36], paintedMaterial([232, 96, 36]));
  post(build, [x, 0.03, z], 0.55, 0.13, paintedMaterial([240, 104, 40]), 0.025);
  post(build, [x, 0.24, z], 0.12, 0.1, paintedMaterial([244, 242, 238]), 0.075, false);
};
