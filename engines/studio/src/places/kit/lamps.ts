// Lamps: their visible shapes and their point lights.
import type { Rgb } from '../../paint/colour.ts';
import { type Light, scaleLight, toLinearLight } from '../world/light.ts';
import type { Vec } from '../world/vector.ts';
import { addPointLight, paintedMaterial, panel, type SceneBuild } from './build.ts';
import { bulbLight, tubeLight } from './daylight.ts';

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
    material: { colour: toLinearLight(shade), translucent: true, emission: lampsOn ? 0.25 : 0 },
  });
  brightBall(build, [x, y - radius * 0.9, z], radius * 0.42, lampsOn ? 26 : 1.6);
  addPointLight(build, [x, y - radius - 0.15, z], bulbLight, lampsOn ? 1.5 : 0.12);
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
