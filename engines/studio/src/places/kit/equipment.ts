// Furniture and equipment that tell a place: desks, coffee machines, stoves, garments, weights, boards, couches.
import { blend, type Rgb } from '../../paint/colour.ts';
import { ball, block, card, level, paintedMaterial, panel, post, type SceneBuild, texturedMaterial } from './build.ts';
import { frameX } from './frame.ts';
import { black, chair, oak, pot, screen, steel, table, walnut, wood } from './furniture.ts';
import { tableLamp } from './lamps.ts';
import { houseplant } from './plants.ts';
import { schemeColour } from './stock.ts';
import { print } from './textures.ts';

const cream: Rgb = [244, 238, 226];
const chalk = paintedMaterial([226, 230, 222]);

/** A desk with a screen, a lamp or a plant, and a chair. */
export const desk = (build: SceneBuild, x: number, z: number): void => {
  const { random, accent } = build;
  const y = table(build, x, z, 1.3, 0.7, wood(build, random.pick([oak, walnut]), 0.12), 0.8);
  const side = random.pick([-1, 1]);
  screen(build, x + side * 0.1, y, z + 0.1, 0.62);
  if (random.chance(0.6)) tableLamp(build, x - side * 0.45, y, z + 0.1);
  else houseplant(build, x - side * 0.46, y, z + 0.1, 0.5);
  pot(build, x + side * 0.5, y, z - 0.1, 0.055, schemeColour(build));
  block(build, [x - side * 0.2, y, z - 0.15], [0.26, 0.02, 0.18], paintedMaterial(cream));
  chair(build, x, z - 0.5, blend(accent, [90, 84, 80], 0.3));
};

/** An armchair facing the camera. */
export const armchair = (build: SceneBuild, x: number, z: number): void => {
  const { accent } = build;
  const cloth = paintedMaterial(accent);
  const dark = paintedMaterial(blend(accent, [24, 18, 20], 0.22));
  block(build, [x, 0.16, z], [0.72, 0.26, 0.7], dark);
  ball(build, [x, 0.46, z - 0.04], [0.34, 0.1, 0.34], cloth, false);
  ball(build, [x, 0.78, z + 0.28], [0.4, 0.42, 0.13], cloth);
  for (const side of [-1, 1]) ball(build, [x + side * 0.38, 0.52, z], [0.1, 0.14, 0.36], dark);
  ball(build, [x + 0.1, 0.66, z + 0.1], [0.2, 0.18, 0.08], paintedMaterial(blend(accent, cream, 0.75)), false);
};

/** A board on the wall with coloured notes. */
export const noteBoard = (build: SceneBuild, x: number, y: number, z: number, wide: number, tall: number): void => {
  const { random } = build;
  block(build, [x, y, z - 0.02], [wide, tall, 0.03], wood(build, oak), paintedMaterial([250, 246, 238]));
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 4; column++)
      if (random.chance(0.75))
        card(
          build,
          x + (column - 1.5) * wide * 0.22,
          y + tall * (0.08 + 0.3 * row),
          z - 0.045,
          wide * 0.16,
          tall * 0.2,
          paintedMaterial(schemeColour(build)),
        );
};

/** A framed slate with lines of chalk: a menu. */
export const slateBoard = (build: SceneBuild, x: number, y: number, z: number, wide: number, tall: number): void => {
  const { random, accent } = build;
  block(build, [x, y, z - 0.03], [wide, tall, 0.04], wood(build, oak), paintedMaterial([44, 48, 46]));
  card(build, x, y + tall * 0.8, z - 0.055, wide * 0.5, tall * 0.08, paintedMaterial(blend(accent, cream, 0.5)));
  for (let i = 0; i < 5; i++)
    card(
      build,
      x - wide * 0.08,
      y + tall * (0.12 + 0.13 * i),
      z - 0.055,
      wide * random.between(0.4, 0.7),
      0.022,
      chalk,
    );
};

/** A coffee machine with cups on top, and a grinder. */
export const coffeeMachine = (build: SceneBuild, x: number, y: number, z: number): void => {
  const { accent } = build;
  const metal = paintedMaterial([206, 204, 198], { gloss: 0.2 });
  const body = paintedMaterial(blend(accent, [240, 236, 228], 0.12));
  block(build, [x, y, z], [0.86, 0.1, 0.45], metal);
  block(build, [x, y + 0.1, z + 0.12], [0.8, 0.22, 0.2], paintedMaterial([64, 62, 62]));
  block(build, [x, y + 0.32, z], [0.9, 0.17, 0.46], body, metal);
  card(build, x, y + 0.36, z - 0.235, 0.5, 0.06, paintedMaterial(accent));
  for (const side of [-0.22, 0.22]) {
    post(build, [x + side, y + 0.22, z - 0.12], 0.1, 0.05, metal, 0.06, false);
    block(build, [x + side, y + 0.22, z - 0.22], [0.04, 0.03, 0.2], paintedMaterial(black), undefined, false);
    post(build, [x + side, y + 0.1, z - 0.12], 0.07, 0.032, paintedMaterial(cream), 0.045, false);
  }
  for (let i = 0; i < 5; i++)
    for (let k = 0; k < 1 + (i % 2); k++)
      post(
        build,
        [x + (i - 2) * 0.17, y + 0.5 + k * 0.07, z],
        0.075,
        0.04,
        paintedMaterial(i % 2 ? accent : cream),
        0.055,
        false,
      );
  block(build, [x + 0.66, y, z], [0.2, 0.26, 0.24], paintedMaterial(black));
  post(build, [x + 0.66, y + 0.26, z], 0.22, 0.05, paintedMaterial([132, 92, 58]), 0.11, false);
};

/** A stove with pots, below a hood. */
export const stove = (build: SceneBuild, x: number, y: number, z: number): void => {
  const { accent } = build;
  const metal = paintedMaterial([196, 194, 188], { gloss: 0.1 });
  block(build, [x, y - 0.72, z - 0.02], [0.7, 0.62, 0.6], metal, paintedMaterial([58, 54, 54]));
  card(build, x, y - 0.18, z - 0.34, 0.56, 0.025, metal);
  block(build, [x, y, z], [0.66, 0.025, 0.5], paintedMaterial([46, 44, 44]));
  post(build, [x - 0.16, y + 0.025, z], 0.2, 0.14, paintedMaterial(accent), 0.14);
  ball(build, [x - 0.16, y + 0.225, z], [0.14, 0.04, 0.14], paintedMaterial(blend(accent, cream, 0.2)), false);
  post(build, [x + 0.18, y + 0.025, z], 0.09, 0.11, metal, 0.13);
  panel(build, [x - 0.25, y + 1.5, z + 0.02], [0.5, 0, 0], [0, -0.6, -0.06], metal);
  block(build, [x, y + 0.78, z], [0.74, 0.12, 0.5], metal);
};

/** Pans hanging from a rail. */
export const pans = (build: SceneBuild, x: number, y: number, z: number): void => {
  block(build, [x, y, z], [1, 0.02, 0.02], paintedMaterial(steel), undefined, false);
  for (const [dx, size, colour] of [
    [-0.36, 0.13, [196, 116, 72]],
    [-0.06, 0.16, [60, 56, 56]],
    [0.28, 0.12, [206, 126, 78]],
  ] as const) {
    block(build, [x + dx, y - 0.16, z - 0.02], [0.025, 0.16, 0.02], paintedMaterial(black), undefined, false);
    ball(build, [x + dx, y - 0.16 - size, z - 0.02], [size, size, 0.03], paintedMaterial(colour), false);
  }
};

/** Clothes hanging from a rail, seen from the front. */
export const garments = (build: SceneBuild, x: number, z: number, wide: number): void => {
  const { random } = build;
  const metal = paintedMaterial(random.pick([black, [190, 150, 92]] as const));
  for (const side of [-1, 1]) post(build, [x + (side * wide) / 2, 0, z], 1.72, 0.016, metal, 0.016, false);
  block(build, [x, 1.7, z], [wide, 0.025, 0.025], metal, undefined, false);
  const count = Math.round(wide / 0.085);
  for (let i = 0; i < count; i++) {
    const at = x - wide / 2 + (wide * (i + 0.5)) / count;
    const tall = random.between(0.72, 1.02);
    const cloth = paintedMaterial(schemeColour(build));
    panel(
      build,
      [at - 0.035, 1.62, z - 0.2],
      [0.07, 0, random.between(-0.02, 0.02)],
      [0, -tall, random.between(-0.03, 0.03)],
      cloth,
    );
    panel(build, [at - 0.035, 1.68, z], [0.07, 0, 0], [0, -0.06, -0.2], cloth);
    panel(build, [at + 0.036, 1.62, z - 0.2], [0, 0, 0.3], [0, -tall, 0], cloth);
  }
  build.world.blocks.push([
    [x - wide / 2, 0.7, z - 0.2],
    [x + wide / 2, 1.65, z + 0.2],
  ]);
};

/** Tiers of dumbbells, seen from their ends. */
export const dumbbellRack = (build: SceneBuild, x: number, z: number, wide: number): void => {
  const { accent } = build;
  const frame = paintedMaterial([40, 40, 44]);
  const count = Math.round(wide / 0.36);
  for (const [tier, y] of [0.5, 0.95, 1.4].entries()) {
    const far = z + tier * 0.12;
    block(build, [x, y - 0.06, far], [wide, 0.06, 0.3], frame);
    for (let i = 0; i < count; i++) {
      const at = x - wide / 2 + (wide * (i + 0.5)) / count;
      const rubber = paintedMaterial((i + tier) % 3 === 0 ? accent : [66, 66, 72]);
      block(build, [at, y + 0.02, far - 0.1], [0.27, 0.19, 0.08], rubber, undefined, false);
      block(build, [at, y - 0.02, far - 0.1], [0.19, 0.27, 0.085], rubber, undefined, false);
      ball(build, [at, y + 0.115, far - 0.15], [0.065, 0.065, 0.012], paintedMaterial([206, 206, 208]), false);
    }
  }
  for (const side of [-1, 1]) block(build, [x + (side * wide) / 2, 0, z + 0.1], [0.07, 1.5, 0.4], frame);
};

/** A loaded barbell in a rack that is wider than the presenter's head, its plates on both sides of it. */
export const barbellRack = (build: SceneBuild, z: number): void => {
  const { accent, world } = build;
  const frame = paintedMaterial([46, 46, 52]);
  const at = (part: number) => frameX(build, part, z);
  const bar = world.camera.height + 0.44;
  for (const part of [0.23, 0.77]) block(build, [at(part), 0, z + 0.06], [0.1, bar + 0.75, 0.1], frame);
  block(build, [at(0.5), bar + 0.68, z + 0.06], [at(0.77) - at(0.23) + 0.1, 0.11, 0.1], paintedMaterial(accent));
  block(
    build,
    [at(0.5), bar - 0.025, z - 0.05],
    [at(0.99) - at(0.01), 0.05, 0.05],
    paintedMaterial(steel),
    undefined,
    false,
  );
  for (const [middle, side] of [
    [at(0.14), -1],
    [at(0.86), 1],
  ] as const)
    for (const [i, [size, colour]] of (
      [
        [0.36, [52, 52, 58]],
        [0.34, accent],
        [0.24, [52, 52, 58]],
      ] as const
    ).entries())
      ball(build, [middle + side * i * 0.1, bar, z - 0.1 - i * 0.05], [0.1, size, 0.1], paintedMaterial(colour), false);
};

/** A treadmill seen from behind. */
export const treadmill = (build: SceneBuild, x: number, z: number): void => {
  const { accent } = build;
  const frame = paintedMaterial([58, 58, 64]);
  block(build, [x, 0.06, z - 0.3], [0.7, 0.14, 1.5], frame);
  for (const side of [-0.34, 0.34]) {
    panel(build, [x + side - 0.03, 0.1, z + 0.2], [0.06, 0, 0], [0, 1.15, 0.3], frame);
    panel(build, [x + side - 0.03, 1.08, z - 0.15], [0.06, 0, 0], [0, 0.06, 0.6], paintedMaterial(accent));
  }
  block(build, [x, 1.2, z + 0.5], [0.8, 0.34, 0.06], frame);
  card(build, x, 1.27, z + 0.46, 0.44, 0.2, paintedMaterial(blend(accent, [190, 220, 240], 0.5), { emission: 0.9 }));
};

export const kettlebells = (build: SceneBuild, x: number, z: number): void => {
  for (const [i, colour] of ([build.accent, [54, 54, 60], blend(build.accent, black, 0.5)] as const).entries()) {
    ball(build, [x + i * 0.34, 0.13, z], 0.14, paintedMaterial(colour));
    ball(build, [x + i * 0.34, 0.3, z], [0.1, 0.05, 0.03], paintedMaterial([70, 70, 74]), false);
  }
};

/** An examination couch with a pillow and a sheet of paper. */
export const couch = (build: SceneBuild, x: number, z: number): void => {
  const { accent } = build;
  const pad = paintedMaterial(blend(accent, cream, 0.2));
  block(build, [x, 0.1, z], [1.3, 0.5, 0.55], paintedMaterial([244, 240, 230]));
  block(build, [x, 0.66, z], [1.5, 0.14, 0.62], pad);
  panel(build, [x - 0.75, 1.2, z - 0.3], [0, 0, 0.6], [0.42, -0.42, 0], pad);
  panel(build, [x - 0.2, 0.805, z - 0.31], [0.7, 0, 0], [0, 0, 0.62], paintedMaterial([254, 252, 246]));
  panel(build, [x - 0.2, 0.805, z - 0.315], [0.7, 0, 0], [0, -0.2, 0], paintedMaterial([254, 252, 246]));
};

/** A chart of letters in shrinking rows. */
export const eyeChart = (build: SceneBuild, x: number, y: number, z: number): void => {
  block(build, [x, y, z], [0.5, 0.8, 0.03], paintedMaterial([90, 86, 80]), paintedMaterial([252, 250, 244]));
  for (let row = 0; row < 5; row++) {
    const size = 0.13 - row * 0.022;
    for (let i = 0; i <= row; i++)
      card(
        build,
        x + (i - row / 2) * size * 1.35,
        y + 0.6 - row * 0.13,
        z - 0.025,
        size * 0.8,
        size * 0.8,
        paintedMaterial([48, 46, 50]),
      );
  }
};

/** A cross, as signs of clinics and pharmacies have. */
export const cross = (
  build: SceneBuild,
  x: number,
  y: number,
  z: number,
  size: number,
  colour: Rgb,
  emission = 0.5,
): void => {
  const paint = paintedMaterial(colour, { emission });
  card(build, x, y - size / 2, z, size * 0.34, size, paint);
  card(build, x, y - size * 0.17, z - 0.005, size, size * 0.34, paint);
};

/** A school board with chalk drawings. */
export const chalkBoard = (build: SceneBuild, x: number, y: number, z: number, wide: number, tall: number): void => {
  const { random, accent } = build;
  block(
    build,
    [x, y, z - 0.03],
    [wide, tall, 0.05],
    wood(build, oak),
    paintedMaterial(
      random.pick([
        [44, 84, 68],
        [46, 58, 66],
        [38, 74, 84],
      ] as const),
    ),
  );
  const front = z - 0.06;
  for (const side of [-1, 1])
    for (let i = 0; i < 4; i++)
      card(
        build,
        x + side * wide * 0.3 + random.between(-0.06, 0.06),
        y + tall * (0.5 + 0.11 * i),
        front,
        wide * random.between(0.14, 0.28),
        0.026,
        chalk,
      );
  const [cx, cy, size] = [x + random.pick([-1, 1]) * wide * 0.3, y + tall * 0.26, tall * 0.15];
  ball(build, [cx, cy, front], [size, size, 0.01], paintedMaterial(blend(accent, cream, 0.5)), false);
  ball(build, [cx, cy, front - 0.01], [size * 0.86, size * 0.86, 0.01], paintedMaterial([44, 76, 70]), false);
  panel(build, [cx - size, cy + size * 0.1, front - 0.025], [size * 2, 0, 0], [0, -0.022, 0], chalk);
  level(build, x - wide / 2, y - 0.02, z - 0.14, wide, 0.1, wood(build, oak));
};

/** A world map or a print in a frame. */
export const poster = (build: SceneBuild, x: number, y: number, z: number, wide: number, tall: number): void => {
  const frame = build.random.pick([wood(build, oak), paintedMaterial([52, 46, 42])]);
  block(build, [x, y, z - 0.02], [wide, tall, 0.03], frame);
  card(build, x, y + 0.03, z - 0.04, wide - 0.06, tall - 0.06, texturedMaterial(print(build.random, build.accent)));
};

/** Tools on a board on the wall. */
export const toolBoard = (build: SceneBuild, x: number, z: number, wide: number): void => {
  const { random, accent, wall } = build;
  block(
    build,
    [x, 1.12, z],
    [wide, 1.2, 0.03],
    paintedMaterial(
      blend(
        random.pick([
          [72, 80, 86],
          [112, 78, 52],
        ] as const),
        wall,
        0.12,
      ),
    ),
  );
  const columns = Math.round(wide / 0.16);
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < columns; i++) {
      const at = x - wide / 2 + (wide * (i + 0.5)) / columns;
      const top = 2.24 - row * 0.56;
      const tall = random.between(0.2, 0.42);
      const grip = paintedMaterial(random.pick([accent, black, [206, 60, 44], [230, 178, 60]] as const));
      card(build, at, top - tall, z - 0.03, random.between(0.02, 0.045), tall, paintedMaterial(steel));
      card(build, at, top - tall, z - 0.035, 0.04, tall * 0.45, grip);
      card(
        build,
        at,
        top - 0.06,
        z - 0.035,
        random.between(0.05, 0.12),
        0.055,
        paintedMaterial(random.pick([steel, [96, 98, 102]] as const)),
      );
    }
};

/** Tools on a board, with a bench and a vice below. */
export const toolWall = (build: SceneBuild, x: number, z: number, wide: number): void => {
  const { accent } = build;
  toolBoard(build, x, z, wide);
  block(build, [x, 0.84, z - 0.35], [wide + 0.2, 0.08, 0.66], wood(build, oak, 0.05));
  for (const side of [-0.45, 0.45]) block(build, [x + side * wide, 0, z - 0.35], [0.09, 0.84, 0.5], wood(build, oak));
  block(build, [x + wide * 0.28, 0.92, z - 0.5], [0.16, 0.14, 0.3], paintedMaterial(blend(accent, black, 0.2)));
  block(build, [x - wide * 0.25, 0.92, z - 0.4], [0.42, 0.2, 0.24], paintedMaterial(accent));
};

/** A cabinet of drawers on castors. */
export const toolCabinet = (build: SceneBuild, x: number, z: number): void => {
  block(build, [x, 0.1, z], [0.8, 1.05, 0.5], paintedMaterial(build.accent));
  for (let i = 0; i < 5; i++) card(build, x, 0.28 + i * 0.18, z - 0.255, 0.6, 0.025, paintedMaterial([206, 206, 204]));
  block(build, [x, 1.15, z], [0.84, 0.03, 0.52], paintedMaterial(black));
};

/** Tyres in a stack. */
export const tyres = (build: SceneBuild, x: number, z: number, count: number): void => {
  for (let i = 0; i < count; i++) {
    post(build, [x, i * 0.22 + 0.02, z], 0.18, 0.33, paintedMaterial([50, 48, 50]), 0.33);
    ball(build, [x, i * 0.22 + 0.11, z], [0.35, 0.07, 0.35], paintedMaterial([64, 62, 64]), false);
  }
};
