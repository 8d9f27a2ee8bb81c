// Lamps: their visible shapes and their point lights.
import type { Rgb } from '../../paint/colour.ts';
import { type Light, scaleLight, toLinearLight } from '../world/light.ts';
import type { Vec } from '../world/vector.ts';
import { addPointLight, bar, paintedMaterial, panel, type SceneBuild } from './build.ts';
import { bulbLight, tubeLight } from './daylight.ts';
import { frameX } from './frame.ts';

/** A pendant lamp with a shade and a visible bulb. */
export const pendant = (build: SceneBuild, at: Vec, shade: Rgb, radius = 0.17): void => {
  const [x, y, z] = at;
  const { world, lampsOn, random } = build;
  thinPost(build, [x, y, z], 1.6, 0.008, [30, 28, 28]);
  const form = random.chance(0.5) ? 0.25 : 0.75;
  world.surfaces.push({
    kind: 'post',
    foot: [x, y - radius * 0.9, z],
    height: radius,
    radius,
    topRadius: radius * form * 0.6,
    material: { colour: toLinearLight(shade), translucent: true, emission: lampsOn ? 0.25 : 0.1 },
  });
  brightBall(build, [x, y - radius * 0.9, z], radius * 0.42, lampsOn ? 26 : 7);
  addPointLight(build, [x, y - radius - 0.15, z], bulbLight, lampsOn ? 1.5 : 0.45);
};

/** A room as lamps need it, in metres. */
type LitRoom = { readonly back: number; readonly height: number };

/** Where lamps hang: on both sides of a presenter's head. */
const besideHead = (build: SceneBuild, { back }: LitRoom): readonly (readonly [x: number, z: number])[] =>
  [
    [0.1, back - 1.1],
    [0.76, back - 0.6],
    [0.93, back - 1.4],
  ].map(([part, z]) => [frameX(build, part!, z!), z!] as const);

/** Pendant lamps of one form. */
export const pendants = (build: SceneBuild, room: LitRoom): void => {
  const { random, accent } = build;
  const shade = random.pick([accent, [54, 50, 48], [214, 186, 140], [240, 230, 212]] as const);
  const radius = random.between(0.15, 0.22);
  for (const [x, z] of besideHead(build, room))
    pendant(build, [x, Math.min(2.45, room.height - 0.6), z], shade, radius);
};

/** Globes of opal glass at different heights. */
export const globes = (build: SceneBuild, room: LitRoom): void => {
  for (const [i, [x, z]] of besideHead(build, room).entries()) {
    const y = Math.min(2.75, room.height - 0.5) - (i % 2) * 0.35;
    thinPost(build, [x, y, z], 1.6, 0.008, [70, 56, 40]);
    brightBall(build, [x, y, z], 0.14, build.lampsOn ? 5 : 1.7);
    addPointLight(build, [x, y - 0.25, z], bulbLight, build.lampsOn ? 1.4 : 0.35);
  }
};

/** Spotlights on a rail, which light the end wall in scallops. */
export const trackLights = (build: SceneBuild, { back, height }: LitRoom): void => {
  const z = back - 1.2;
  panel(build, [-2, height - 0.12, z], [4, 0, 0], [0, -0.05, 0], paintedMaterial([46, 44, 44]));
  for (const part of [-0.3, -0.2, 0.2, 0.3]) {
    const x = part * z;
    thinPost(build, [x, height - 0.36, z], 0.22, 0.055, [46, 44, 44]);
    brightBall(build, [x, height - 0.36, z], 0.045, build.lampsOn ? 30 : 14);
    addPointLight(build, [x * 1.15, height - 0.55, back - 0.45], bulbLight, build.lampsOn ? 0.9 : 0.3);
  }
};

/** Small lamps flush with the ceiling, on both sides. */
export const downlights = (build: SceneBuild, { back, height }: LitRoom): void => {
  for (const z of [back - 2.2, back - 0.9])
    for (const x of [-0.25 * z, 0.25 * z]) {
      build.world.surfaces.push({
        kind: 'ball',
        centre: [x, height, z],
        radii: [0.08, 0.02, 0.08],
        material: { colour: bulbLight, emission: build.lampsOn ? 30 : 16 },
      });
      addPointLight(build, [x, height - 0.4, z], bulbLight, build.lampsOn ? 1.2 : 0.5);
    }
};

/** A bright ball, which lens blur turns into a disc of light (bokeh). */
export const brightBall = (
  build: SceneBuild,
  centre: Vec,
  radius: number,
  strength: number,
  colour: Light = bulbLight,
): void => {
  build.world.surfaces.push({
    kind: 'ball',
    centre,
    radii: [radius, radius, radius],
    material: { colour, emission: strength },
  });
};

const thinPost = (build: SceneBuild, foot: Vec, height: number, radius: number, colour: Rgb): void => {
  build.world.surfaces.push({
    kind: 'post',
    foot,
    height,
    radius,
    topRadius: radius,
    material: paintedMaterial(colour),
  });
};

/** Light bulbs on a sagging cord. */
export const lightString = (build: SceneBuild, from: Vec, to: Vec, count: number, sag = 0.35): void => {
  for (let i = 0; i <= count; i++) {
    const t = i / count;
    const at: Vec = [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t - sag * 4 * t * (1 - t),
      from[2] + (to[2] - from[2]) * t,
    ];
    brightBall(build, at, 0.035, build.lampsOn ? 40 : 4);
    if (i % 3 === 1) addPointLight(build, at, bulbLight, build.lampsOn ? 0.35 : 0.05);
  }
};

/** A flat ceiling light. */
export const ceilingLight = (
  build: SceneBuild,
  x: number,
  y: number,
  z: number,
  wide: number,
  deep: number,
  on = 0.8,
): void => {
  panel(build, [x - wide / 2, y - 0.02, z - deep / 2], [wide, 0, 0], [0, 0, deep], {
    colour: tubeLight,
    emission: 9 * on,
  });
  build.world.areaLights.push({
    middle: [x, y - 0.04, z],
    facing: [0, -1, 0],
    area: wide * deep,
    light: scaleLight(tubeLight, 7 * on),
  });
};

/** A floor lamp with a cloth shade. */
export const floorLamp = (build: SceneBuild, x: number, z: number, tall = 1.55): void => {
  const on = build.lampsOn ? 1 : 0.45;
  thinPost(build, [x, 0, z], tall, 0.014, [70, 58, 44]);
  thinPost(build, [x, 0, z], 0.03, 0.14, [60, 50, 40]);
  shadeAt(build, x, tall - 0.06, z, 0.2, 0.3, on);
};

export const tableLamp = (build: SceneBuild, x: number, y: number, z: number): void => {
  const on = build.lampsOn ? 1 : 0.45;
  build.world.surfaces.push({
    kind: 'ball',
    centre: [x, y + 0.12, z],
    radii: [0.09, 0.12, 0.09],
    material: paintedMaterial(build.accent),
  });
  shadeAt(build, x, y + 0.24, z, 0.15, 0.22, on);
};

const shadeAt = (
  build: SceneBuild,
  x: number,
  y: number,
  z: number,
  radius: number,
  tall: number,
  on: number,
): void => {
  build.world.surfaces.push({
    kind: 'post',
    foot: [x, y, z],
    height: tall,
    radius,
    topRadius: radius * 0.72,
    material: { colour: toLinearLight([255, 214, 158]), emission: 2.6 * on, translucent: true },
  });
  addPointLight(build, [x, y + tall + 0.1, z - 0.05], bulbLight, 0.9 * on);
  addPointLight(build, [x, y - 0.1, z - 0.12], bulbLight, 0.7 * on);
};

/** A tube of light bent along points, which glows in its colour. */
export const neon = (
  build: SceneBuild,
  points: readonly (readonly [x: number, y: number])[],
  z: number,
  colour: Rgb,
  light = 1.3,
): void => {
  const glow = paintedMaterial(colour, { emission: 4 });
  for (const [i, [x, y]] of points.slice(1).entries()) bar(build, [...points[i]!, z] as const, [x, y, z], 0.06, glow);
  const [x, y] = points[Math.floor(points.length / 2)]!;
  addPointLight(build, [x, y, z - 0.4], toLinearLight(colour), light);
};

/** Neon in two colours on the wall at `z`: a ring or a flash on one side, and slanted lines on the other. */
export const neonShapes = (build: SceneBuild, [left, right]: readonly [number, number], z: number): void => {
  const { random, accent } = build;
  const other: Rgb = accent[0] > accent[2] ? ([49, 214, 232] as const) : ([255, 61, 154] as const);
  const turns = Array.from({ length: 17 }, (_, i) => (i / 8) * Math.PI);
  const shape = random.chance(0.5)
    ? turns.map((turn) => [left + 0.3 * Math.cos(turn), 2.2 + 0.3 * Math.sin(turn)] as const)
    : ([
        [left + 0.14, 2.6],
        [left - 0.14, 2.2],
        [left + 0.14, 2.2],
        [left - 0.14, 1.8],
      ] as const);
  neon(build, shape, z, accent, 0.8);
  for (const [i, tint] of [other, accent, other].entries()) {
    const x = right + (i - 1) * 0.22;
    neon(
      build,
      [
        [x - 0.14, 1.95],
        [x + 0.14, 2.75],
      ],
      z,
      tint,
      0.4,
    );
  }
};
