// Lights each visible point of a world. Light with soft shadows is gathered at every fourth pixel each way and interpolated
// to pixels of the same surface, because it changes slowly.
import { hash, valueNoise } from './noise.ts';
import { blockBounds, isUnobstructed } from './occlusion.ts';
import { skyLight } from './sky.ts';
import { createSunlight, type Sunlight, sunOn } from './sunlight.ts';
import type { View } from './view.ts';
import type { World } from './world.ts';

/** Pixels between gathering points. */
const EVERY = 4;
/** Rays from a point to each light, and into the hemisphere. */
const TO_LIGHT = 2;
const AROUND = 8;
/** Reach of ambient occlusion, in metres. */
const CORNER = 1.6;

/** Light from each pixel's point, or from the sky, towards the camera, three values per pixel. */
export const shadeView = (world: World, view: View): Float32Array => {
  const { width, height } = view;
  const out = new Float32Array(width * height * 3);
  const sides = blockBounds(world.blocks);
  const gathered = gather(world, sides, view);
  const sunlight = createSunlight(world, sides);
  const light = new Float32Array(3);
  for (let row = 0; row < height; row++) shadeRow(world, view, row, gathered, sunlight, light, out);
  return out;
};

const shadeRow = (
  { sky, haze: { light: haze, halvingDistance } }: World,
  view: View,
  row: number,
  gathered: Gathered,
  sunlight: Sunlight | undefined,
  light: Float32Array,
  out: Float32Array,
): void => {
  const { width, depth, colour, emitted, horizon, middle, step, eye } = view;
  const dy = (horizon - row - 0.5) * step;
  for (let column = 0, at = row * width; column < width; column++, at++) {
    const dx = (column + 0.5 - middle) * step;
    const to = at * 3;
    const t = depth[at]!;
    if (t === Number.POSITIVE_INFINITY) {
      const by = 1 / Math.sqrt(dx * dx + dy * dy + 1);
      skyLight(sky, dx * by, dy * by, by, out, to);
      continue;
    }
    interpolate(view, gathered, column, row, light);
    const shining = sunlight === undefined ? 0 : sunOn(sunlight, view, column, row, dx * t, eye + dy * t, t);
    // Slight unevenness of every surface.
    const wear = 0.93 + 0.14 * valueNoise((dx * t + t * 0.7) * 2.3, (eye + dy * t + t * 0.5) * 2.3);
    const clear = halvingDistance === Number.POSITIVE_INFINITY ? 1 : 2 ** (-t / halvingDistance);
    for (let c = 0; c < 3; c++) {
      const lit = colour[to + c]! * wear * (light[c]! + shining * (sunlight?.light[c] ?? 0)) + emitted[to + c]!;
      out[to + c] = haze[c]! + (lit - haze[c]!) * clear;
    }
  }
};

interface Gathered {
  columns: number;
  rows: number;
  /** Pixel index of each gathering point. */
  points: Int32Array;
  /** Three values per point. */
  light: Float32Array;
}

const gather = (world: World, sides: Float64Array, view: View): Gathered => {
  const columns = Math.ceil(view.width / EVERY);
  const rows = Math.ceil(view.height / EVERY);
  const light = new Float32Array(columns * rows * 3);
  const reach = new Float32Array(3);
  const points = new Int32Array(columns * rows);
  for (let row = 0, point = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, point++) {
      const px = Math.min(view.width - 1, column * EVERY + (EVERY >> 1));
      const py = Math.min(view.height - 1, row * EVERY + (EVERY >> 1));
      const at = py * view.width + px;
      points[point] = at;
      const t = view.depth[at]!;
      if (t === Number.POSITIVE_INFINITY) continue;
      const n = at * 3;
      reach.fill(0);
      addIncidentLight(
        world,
        sides,
        t * (px + 0.5 - view.middle) * view.step,
        view.eye + t * (view.horizon - py - 0.5) * view.step,
        t,
        view.normal[n]!,
        view.normal[n + 1]!,
        view.normal[n + 2]!,
        view.translucent[at] === 1,
        Math.floor(hash(column, row + 977) * 0x7fffffff),
        reach,
      );
      light.set(reach, point * 3);
    }
  return denoise(view, { columns, rows, points, light });
};

/**
 * Adds the light that reaches a point to `to`: ambient, area lights, point lights. Directions follow a low-discrepancy
 * sequence (R2; Roberts, 2018) with a random start at each point.
 */
const addIncidentLight = (
  world: World,
  sides: Float64Array,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  translucent: boolean,
  seed: number,
  to: Float32Array,
): void => {
  const px = x + nx * 0.02;
  const py = y + ny * 0.02;
  const pz = z + nz * 0.02;
  RAY[0] = px;
  RAY[1] = py;
  RAY[2] = pz;
  let a = (seed & 0xffff) / 65536;
  let b = ((seed >>> 8) & 0xffff) / 65536;

  let free = 0;
  for (let i = 0; i < AROUND; i++) {
    a = (a + R2_A) % 1;
    b = (b + R2_B) % 1;
    // Cosine-weighted directions: points on a unit sphere that touches the surface.
    const up = 1 - 2 * a;
    const round = Math.sqrt(Math.max(0, 1 - up * up));
    const dx = nx + round * Math.cos(2 * Math.PI * b);
    const dy = ny + up;
    const dz = nz + round * Math.sin(2 * Math.PI * b);
    const by = CORNER / (Math.sqrt(dx * dx + dy * dy + dz * dz) || 1);
    RAY[3] = dx * by;
    RAY[4] = dy * by;
    RAY[5] = dz * by;
    if (isUnobstructed(sides, RAY)) free++;
  }
  const ambience = 0.25 + (0.75 * free) / AROUND;
  const upward = ny * 0.5 + 0.5;
  for (let c = 0; c < 3; c++) {
    const below = world.ambient.below[c]!;
    to[c]! += ambience * (below + (world.ambient.above[c]! - below) * upward);
  }

  for (const { middle, facing, area, light } of world.areaLights) {
    const wx = middle[0] - px;
    const wy = middle[1] - py;
    const wz = middle[2] - pz;
    const squared = wx * wx + wy * wy + wz * wz;
    const by = 1 / Math.sqrt(squared);
    const away = -(wx * facing[0] + wy * facing[1] + wz * facing[2]) * by;
    let towards = (wx * nx + wy * ny + wz * nz) * by;
    towards = translucent ? 0.3 + 0.5 * Math.abs(towards) : (towards + 0.12) / 1.12;
    if (away <= 0 || towards <= 0) continue;
    const whole = (area * towards * away) / (Math.PI * squared + area);
    // Negligible lights get no rays.
    if (light[1] * whole < 0.03 * to[1]!) continue;
    const half = Math.sqrt(area) * 0.42;
    let seen = 0;
    for (let i = 0; i < TO_LIGHT; i++) {
      a = (a + R2_A) % 1;
      b = (b + R2_B) % 1;
      // A random point on a square of the light's size.
      const side = (a - 0.5) * 2 * half;
      RAY[3] = wx + side * (Math.abs(facing[2]) + Math.abs(facing[1]));
      RAY[4] = wy + (b - 0.5) * 2 * half * (1 - Math.abs(facing[1]));
      RAY[5] = wz + side * Math.abs(facing[0]);
      if (isUnobstructed(sides, RAY)) seen++;
    }
    const power = (seen / TO_LIGHT) * whole;
    for (let c = 0; c < 3; c++) to[c]! += light[c]! * power;
  }

  for (const { at, light } of world.pointLights) {
    const lx = at[0] - px;
    const ly = at[1] - py;
    const lz = at[2] - pz;
    const squared = lx * lx + ly * ly + lz * lz;
    let towards = (lx * nx + ly * ny + lz * nz) / Math.sqrt(squared);
    towards = translucent ? 0.4 + 0.5 * Math.abs(towards) : (towards + 0.1) / 1.1;
    if (towards <= 0) continue;
    const whole = towards / (squared + 0.06);
    if (light[1] * whole < 0.03 * to[1]!) continue;
    let seen = 0;
    for (let i = 0; i < TO_LIGHT; i++) {
      a = (a + R2_A) % 1;
      b = (b + R2_B) % 1;
      // The ray ends before the lamp, which may be inside its shade.
      RAY[3] = lx * 0.9 + (a - 0.5) * 0.25;
      RAY[4] = ly * 0.9 + (b - 0.5) * 0.25;
      RAY[5] = lz * 0.9;
      if (isUnobstructed(sides, RAY)) seen++;
    }
    const power = (seen / TO_LIGHT) * whole;
    for (let c = 0; c < 3; c++) to[c]! += light[c]! * power;
  }
};

const R2_A = 0.7548776662466927;
const R2_B = 0.5698402909980532;

/** A ray's start and vector, shared by all calls: six arguments would each be allocated on the heap. */
const RAY = new Float64Array(6);

/** Similarity of two pixels' surfaces by normal and depth, 0 to 1. */
const surfaceSimilarity = ({ depth, normal }: View, a: number, b: number): number => {
  const m = a * 3;
  const n = b * 3;
  const along = normal[m]! * normal[n]! + normal[m + 1]! * normal[n + 1]! + normal[m + 2]! * normal[n + 2]!;
  if (along < 0.8) return 0;
  const depthGap = Math.abs(depth[a]! - depth[b]!) / depth[a]!;
  return depthGap < 0.12 ? 1 - depthGap * 8 : 0;
};

/** Mixes each point's light with neighbours on the same surface: few rays per point leave noise. */
const denoise = (view: View, from: Gathered): Gathered => {
  const { columns, rows, points } = from;
  let light = from.light;
  for (const reach of [1, 2, 1]) {
    const next = new Float32Array(light.length);
    for (let row = 0, point = 0; row < rows; row++)
      for (let column = 0; column < columns; column++, point++) {
        const here = points[point]!;
        if (view.depth[here] === Number.POSITIVE_INFINITY) continue;
        let r = 0;
        let g = 0;
        let b = 0;
        let sum = 0;
        for (let dy = -reach; dy <= reach; dy += reach)
          for (let dx = -reach; dx <= reach; dx += reach) {
            const nc = column + dx;
            const nr = row + dy;
            if (nc < 0 || nr < 0 || nc >= columns || nr >= rows) continue;
            const there = points[nr * columns + nc]!;
            const weight = there === here ? 1 : surfaceSimilarity(view, here, there);
            if (weight === 0) continue;
            const i = (nr * columns + nc) * 3;
            r += light[i]! * weight;
            g += light[i + 1]! * weight;
            b += light[i + 2]! * weight;
            sum += weight;
          }
        const i = point * 3;
        next[i] = r / sum;
        next[i + 1] = g / sum;
        next[i + 2] = b / sum;
      }
    light = next;
  }
  return { columns, rows, points, light };
};

/** Interpolates light at a pixel from the gathering points around it on the same surface. */
const interpolate = (
  view: View,
  { columns, rows, points, light }: Gathered,
  x: number,
  y: number,
  to: Float32Array,
): void => {
  const { width } = view;
  const here = y * width + x;
  const column = (x - (EVERY >> 1)) / EVERY;
  const row = (y - (EVERY >> 1)) / EVERY;
  const left = Math.floor(column);
  const top = Math.floor(row);
  let r = 0;
  let g = 0;
  let b = 0;
  let sum = 0;
  for (let dr = 0; dr < 2; dr++)
    for (let dc = 0; dc < 2; dc++) {
      const nc = Math.max(0, Math.min(columns - 1, left + dc));
      const nr = Math.max(0, Math.min(rows - 1, top + dr));
      const there = points[nr * columns + nc]!;
      const close = (1 - Math.abs(column - left - dc)) * (1 - Math.abs(row - top - dr));
      // Without a similar neighbour (a leaf, a thin leg) any neighbour is better than darkness.
      const akin = view.depth[there] === Number.POSITIVE_INFINITY ? 0 : 0.002 + surfaceSimilarity(view, here, there);
      const weight = (close + 0.001) * akin;
      const i = (nr * columns + nc) * 3;
      r += light[i]! * weight;
      g += light[i + 1]! * weight;
      b += light[i + 2]! * weight;
      sum += weight;
    }
  const by = sum > 0 ? 1 / sum : 0;
  to[0] = r * by;
  to[1] = g * by;
  to[2] = b * by;
};
