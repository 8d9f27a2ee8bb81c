// Screen-space reflections on level glossy surfaces: floors, tables, wet roads, water.
import { skyLight } from './sky.ts';
import type { View } from './view.ts';
import type { World } from './world.ts';

const STEPS = 22;

/** Adds reflections to the light in place. */
export const addReflections = (world: World, view: View, light: Float32Array): void => {
  const { width, height, gloss } = view;
  const thrown = new Float32Array(width * height * 3);
  let any = false;
  for (let row = 0; row < height; row++) any = traceRow(world, view, light, row, thrown) || any;
  if (!any) return;
  // Imperfect polish smears reflections, more vertically than horizontally.
  smear(thrown, width, height, Math.max(1, Math.round(width / 120)), 3);
  smear(thrown, width, height, Math.max(1, Math.round(height / 90)), width * 3);
  for (let at = 0; at < gloss.length; at++)
    if (gloss[at]! > 0) for (let c = 0; c < 3; c++) light[at * 3 + c]! += thrown[at * 3 + c]!;
};

/** Writes the reflections of a row; returns whether any pixel is glossy. */
const traceRow = (
  { sky }: World,
  { width, depth, gloss, normal, step, horizon, middle, eye }: View,
  light: Float32Array,
  row: number,
  thrown: Float32Array,
): boolean => {
  const dy = (horizon - row - 0.5) * step;
  let any = false;
  for (let column = 0, at = row * width; column < width; column++, at++) {
    const shine = gloss[at]!;
    if (shine === 0 || normal[at * 3 + 1]! < 0.8) continue;
    any = true;
    const dx = (column + 0.5 - middle) * step;
    const t = depth[at]!;
    const x = dx * t;
    const y = eye + dy * t;
    // On level ground the ray rises as steeply as it fell. Steps grow with distance.
    let found = -1;
    let stride = 0.12 * t;
    let z = t;
    for (let i = 0; i < STEPS; i++, stride *= 1.22) {
      z += stride;
      const px = Math.round((x + dx * (z - t)) / z / step + middle - 0.5);
      const py = Math.round(horizon - (y - dy * (z - t) - eye) / z / step - 0.5);
      if (px < 0 || py < 0 || px >= width || py >= row) break;
      const there = py * width + px;
      if (depth[there]! < z) {
        if (z - depth[there]! < stride * 1.5 + 0.3) found = there;
        break;
      }
    }
    const flat = 1 / Math.sqrt(dx * dx + dy * dy + 1);
    // Fresnel (Schlick, 1994): stronger at grazing angles.
    const glance = (1 + dy * flat) ** 4;
    const part = shine * (0.25 + 0.75 * glance);
    const to = at * 3;
    if (found >= 0) {
      for (let c = 0; c < 3; c++) thrown[to + c] = part * light[found * 3 + c]!;
    } else {
      skyLight(sky, dx * flat, -dy * flat, flat, thrown, to);
      for (let c = 0; c < 3; c++) thrown[to + c]! *= part;
    }
  }
  return any;
};

/** A running mean over 2 × `reach` + 1 pixels along rows or columns, with clamped edges. */
const smear = (values: Float32Array, width: number, height: number, reach: number, step: number): void => {
  const across = step === 3;
  const [lines, count, stride] = across ? [height, width, width * 3] : [width, height, 3];
  const line = new Float32Array(count);
  for (let i = 0; i < lines; i++)
    for (let c = 0; c < 3; c++) {
      const first = i * stride + c;
      for (let j = 0; j < count; j++) line[j] = values[first + j * step]!;
      let sum = line[0]! * (reach + 1);
      for (let j = 1; j <= reach; j++) sum += line[Math.min(count - 1, j)]!;
      for (let j = 0; j < count; j++) {
        values[first + j * step] = sum / (2 * reach + 1);
        sum += line[Math.min(count - 1, j + reach + 1)]! - line[Math.max(0, j - reach)]!;
      }
    }
};
