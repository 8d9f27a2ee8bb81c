// How bright each visible point of a world is. Light changes slowly: it is gathered, with soft shadows, for every fourth
// pixel each way and spread from there to the pixels of the same surface.
import { hash, valueNoise } from './noise.ts';
import { open, sidesOf } from './obstacles.ts';
import { skyLight } from './sky.ts';
import { type Sunlight, sunlightIn, sunOn } from './sunlight.ts';
import type { View } from './view.ts';
import type { World } from './world.ts';

/** Pixels between two points that gather light. */
const EVERY = 4;
/** Rays a point sends to each light, and all round. */
const TO_LIGHT = 2;
const AROUND = 8;
/** Things further than this do not darken a corner, in metres. */
const CORNER = 1.6;

/** Light that leaves each point towards the camera, three values a pixel, with the sky where nothing stands. */
export const shade = (world: World, view: View): Float32Array => {
  const { width, height } = view;
  const out = new Float32Array(width * height * 3);
  const sides = sidesOf(world.blocks);
  const gathered = gather(world, sides, view);
  const sunlight = sunlightIn(world, sides);
  const light = new Float32Array(3);
  for (let row = 0; row < height; row++) shadeRow(world, view, row, gathered, sunlight, light, out);
  return out;
};

const shadeRow = (
  { sky, haze: { light: haze, half } }: World,
  view: View,
  row: number,
  gathered: Gathered,
  sunlight: Sunlight | undefined,
  light: Float32Array,
  out: Float32Array,
): void => {
  const { width, depth, colour, emitted, horizon, step, eye } = view;
  const dy = (horizon - row - 0.5) * step;
  for (let column = 0, at = row * width; column < width; column++, at++) {
    const dx = (column + 0.5 - width / 2) * step;
    const to = at * 3;
    const t = depth[at]!;
    if (t === Number.POSITIVE_INFINITY) {
      const by = 1 / Math.sqrt(dx * dx + dy * dy + 1);
      skyLight(sky, dx * by, dy * by, by, out, to);
      continue;
    }
    spread(view, gathered, column, row, light);
    const shining = sunlight === undefined ? 0 : sunOn(sunlight, view, column, row, dx * t, eye + dy * t, t);
    // Nothing in a room is quite even: worn, dusty, brushed.
    const wear = 0.93 + 0.14 * valueNoise((dx * t + t * 0.7) * 2.3, (eye + dy * t + t * 0.5) * 2.3);
    const clear = half === Number.POSITIVE_INFINITY ? 1 : 2 ** (-t / half);
    for (let c = 0; c < 3; c++) {
      const lit = colour[to + c]! * wear * (light[c]! + shining * (sunlight?.light[c] ?? 0)) + emitted[to + c]!;
      out[to + c] = haze[c]! + (lit - haze[c]!) * clear;
    }
  }
};

interface Gathered {
  columns: number;
  rows: number;
  /** The pixel that each point stands on. */
  points: Int32Array;
  /** Three values a point. */
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
      arriving(
        world,
        sides,
        t * (px + 0.5 - view.width / 2) * view.step,
        view.eye + t * (view.horizon - py - 0.5) * view.step,
        t,
        view.normal[n]!,
        view.normal[n + 1]!,
        view.normal[n + 2]!,
        view.sheer[at] === 1,
        Math.floor(hash(column, row + 977) * 0x7fffffff),
        reach,
      );
      light.set(reach, point * 3);
    }
  return calmed(view, { columns, rows, points, light });
};

/**
 * Adds up, into `to`, what reaches a point: from all sides, from windows and from lamps. Directions follow a walk of low
 * discrepancy (R2; Roberts, 2018), begun elsewhere at each point.
 */
const arriving = (
  world: World,
  sides: Float64Array,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  sheer: boolean,
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
    // Directions about the normal, more where they count more: a unit ball set on the surface.
    const up = 1 - 2 * a;
    const round = Math.sqrt(Math.max(0, 1 - up * up));
    const dx = nx + round * Math.cos(2 * Math.PI * b);
    const dy = ny + up;
    const dz = nz + round * Math.sin(2 * Math.PI * b);
    const by = CORNER / (Math.sqrt(dx * dx + dy * dy + dz * dz) || 1);
    RAY[3] = dx * by;
    RAY[4] = dy * by;
    RAY[5] = dz * by;
    if (open(sides, RAY)) free++;
  }
  const ambience = 0.25 + (0.75 * free) / AROUND;
  const upward = ny * 0.5 + 0.5;
  for (let c = 0; c < 3; c++) {
    const below = world.ambient.below[c]!;
    to[c]! += ambience * (below + (world.ambient.above[c]! - below) * upward);
  }

  for (const { middle, facing, area, light } of world.panes) {
    const wx = middle[0] - px;
    const wy = middle[1] - py;
    const wz = middle[2] - pz;
    const squared = wx * wx + wy * wy + wz * wz;
    const by = 1 / Math.sqrt(squared);
    const away = -(wx * facing[0] + wy * facing[1] + wz * facing[2]) * by;
    let towards = (wx * nx + wy * ny + wz * nz) * by;
    towards = sheer ? 0.3 + 0.5 * Math.abs(towards) : (towards + 0.12) / 1.12;
    if (away <= 0 || towards <= 0) continue;
    const whole = (area * towards * away) / (Math.PI * squared + area);
    // What adds next to nothing sends no rays.
    if (light[1] * whole < 0.03 * to[1]!) continue;
    const half = Math.sqrt(area) * 0.42;
    let seen = 0;
    for (let i = 0; i < TO_LIGHT; i++) {
      a = (a + R2_A) % 1;
      b = (b + R2_B) % 1;
      // Anywhere on a square of the window's size.
      const side = (a - 0.5) * 2 * half;
      RAY[3] = wx + side * (Math.abs(facing[2]) + Math.abs(facing[1]));
      RAY[4] = wy + (b - 0.5) * 2 * half * (1 - Math.abs(facing[1]));
      RAY[5] = wz + side * Math.abs(facing[0]);
      if (open(sides, RAY)) seen++;
    }
    const power = (seen / TO_LIGHT) * whole;
    for (let c = 0; c < 3; c++) to[c]! += light[c]! * power;
  }

  for (const { at, light } of world.lamps) {
    const lx = at[0] - px;
    const ly = at[1] - py;
    const lz = at[2] - pz;
    const squared = lx * lx + ly * ly + lz * lz;
    let towards = (lx * nx + ly * ny + lz * nz) / Math.sqrt(squared);
    towards = sheer ? 0.4 + 0.5 * Math.abs(towards) : (towards + 0.1) / 1.1;
    if (towards <= 0) continue;
    const whole = towards / (squared + 0.06);
    if (light[1] * whole < 0.03 * to[1]!) continue;
    let seen = 0;
    for (let i = 0; i < TO_LIGHT; i++) {
      a = (a + R2_A) % 1;
      b = (b + R2_B) % 1;
      // Short of the lamp itself, which may hang inside its shade.
      RAY[3] = lx * 0.9 + (a - 0.5) * 0.25;
      RAY[4] = ly * 0.9 + (b - 0.5) * 0.25;
      RAY[5] = lz * 0.9;
      if (open(sides, RAY)) seen++;
    }
    const power = (seen / TO_LIGHT) * whole;
    for (let c = 0; c < 3; c++) to[c]! += light[c]! * power;
  }
};

const R2_A = 0.7548776662466927;
const R2_B = 0.5698402909980532;

/** A point and a way from it. One for all: as arguments of a call the six would each be put on the heap. */
const RAY = new Float64Array(6);

/** Whether two points lie on one surface, more or less: 0 to 1. */
const kinship = ({ depth, normal }: View, a: number, b: number): number => {
  const m = a * 3;
  const n = b * 3;
  const along = normal[m]! * normal[n]! + normal[m + 1]! * normal[n + 1]! + normal[m + 2]! * normal[n + 2]!;
  if (along < 0.8) return 0;
  const apart = Math.abs(depth[a]! - depth[b]!) / depth[a]!;
  return apart < 0.12 ? 1 - apart * 8 : 0;
};

/** Each point's light mixed with that of its neighbours on the same surface: few rays a point leave grain. */
const calmed = (view: View, from: Gathered): Gathered => {
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
            const weight = there === here ? 1 : kinship(view, here, there);
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

/** Light at any pixel, from the gathering points around it that lie on its surface. */
const spread = (
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
      // Where nothing akin is near (a leaf, a thin leg) any neighbour is better than darkness.
      const akin = view.depth[there] === Number.POSITIVE_INFINITY ? 0 : 0.002 + kinship(view, here, there);
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
