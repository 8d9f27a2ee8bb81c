// The key light of every painted person, and height fields that it lights.

const length = Math.hypot(-0.34, -0.46, 0.82);

/** Unit vector towards the key light, at the upper left in front. x right, y down, z to the viewer. */
export const keyLight = { x: -0.34 / length, y: -0.46 / length, z: 0.82 / length } as const;

const halfLength = Math.hypot(keyLight.x, keyLight.y, keyLight.z + 1);

/** Unit vector half-way between light and viewer (Blinn, 1977). */
export const halfVector = {
  x: keyLight.x / halfLength,
  y: keyLight.y / halfLength,
  z: (keyLight.z + 1) / halfLength,
} as const;

/** Heights over a grid, row by row, one unit between neighbours. */
export interface HeightField {
  readonly width: number;
  readonly height: number;
  readonly z: Float32Array;
}

export const heightField = (width: number, height: number): HeightField => ({
  width,
  height,
  z: new Float32Array(width * height),
});

/** Adds `amount`·exp(−0.8·((x−cx)²/sx² + (y−cy)²/sy²)), in grid cells, out to three times its size. */
export const bump = (to: HeightField, cx: number, cy: number, sx: number, sy: number, amount: number): void => {
  const { width, height, z } = to;
  const left = Math.max(0, Math.ceil(cx - 3 * sx));
  const right = Math.min(width - 1, Math.floor(cx + 3 * sx));
  const across = new Float32Array(Math.max(0, right - left + 1));
  for (let i = 0; i < across.length; i++) across[i] = Math.exp(-0.8 * ((left + i - cx) / sx) ** 2);
  for (let y = Math.max(0, Math.ceil(cy - 3 * sy)); y <= Math.min(height - 1, cy + 3 * sy); y++) {
    const down = amount * Math.exp(-0.8 * ((y - cy) / sy) ** 2);
    for (let i = 0; i < across.length; i++) z[y * width + left + i]! += down * across[i]!;
  }
};

/** Adds a crease (negative `amount`) or fold along a segment, `breadth` wide, strongest past its middle, fading to both ends. */
export const crease = (
  to: HeightField,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  breadth: number,
  amount: number,
): void => {
  if (amount === 0) return;
  const { width, height, z } = to;
  const [dx, dy] = [x1 - x0, y1 - y0];
  const squared = dx * dx + dy * dy || 1;
  const reach = 2.6 * breadth;
  const bottom = Math.min(height - 1, Math.max(y0, y1) + reach);
  const right = Math.min(width - 1, Math.max(x0, x1) + reach);
  for (let y = Math.max(0, Math.floor(Math.min(y0, y1) - reach)); y <= bottom; y++) {
    for (let x = Math.max(0, Math.floor(Math.min(x0, x1) - reach)); x <= right; x++) {
      const raw = ((x - x0) * dx + (y - y0) * dy) / squared;
      const t = Math.max(0, Math.min(1, raw));
      const away = (x - x0 - t * dx) ** 2 + (y - y0 - t * dy) ** 2;
      if (away < reach * reach)
        z[y * width + x]! += amount * Math.exp(-away / (breadth * breadth)) * Math.sin(Math.PI * (0.1 + 0.85 * t));
    }
  }
};

/** Box blur, twice, with clamped edges: close to a Gaussian. */
export const blurHeights = ({ width, height, z }: HeightField, radius: number): Float32Array => {
  const one = new Float32Array(z.length);
  const two = new Float32Array(z.length);
  boxBlur(z, one, height, width, width, 1, radius);
  boxBlur(one, two, width, height, 1, width, radius);
  boxBlur(two, one, height, width, width, 1, radius);
  boxBlur(one, two, width, height, 1, width, radius);
  return two;
};

/** Running means along `lines` lines of `count` cells; cells of a line are `step` apart, lines `stride`. */
const boxBlur = (
  from: Float32Array,
  to: Float32Array,
  lines: number,
  count: number,
  stride: number,
  step: number,
  radius: number,
): void => {
  const share = 1 / (2 * radius + 1);
  for (let line = 0; line < lines; line++) {
    const first = line * stride;
    const last = first + (count - 1) * step;
    let sum = from[first]! * (radius + 1);
    for (let j = 1; j <= radius; j++) sum += from[Math.min(last, first + j * step)]!;
    for (let j = 0, at = first; j < count; j++, at += step) {
      to[at] = sum * share;
      const enters = at + (radius + 1) * step;
      const leaves = at - radius * step;
      sum += from[Math.min(last, enters)]! - from[Math.max(first, leaves)]!;
    }
  }
};

/**
 * Shadow of each cell, 0 to 1: marches `reach` cells over the heights towards the key light, then blurs slightly.
 */
export const castShadow = (of: HeightField, reach: number): Float32Array => {
  const shade = new Float32Array(of.z.length);
  // Shadows are soft, so one march serves four cells.
  for (let y = 0; y < of.height; y += 2) shadeRow(of, y, reach, shade);
  return blurHeights({ ...of, z: shade }, 5);
};

const flat = Math.hypot(keyLight.x, keyLight.y);
const towards = { x: keyLight.x / flat, y: keyLight.y / flat, rise: (keyLight.z / flat) * 0.62 } as const;

/** Writes two rows of shadow, `y` and the next. */
const shadeRow = ({ width, height, z }: HeightField, y: number, reach: number, shade: Float32Array): void => {
  for (let x = 0; x < width; x += 2) {
    const start = z[y * width + x]!;
    let highest = 0;
    for (let step = 4; step < reach; step += 3) {
      const px = (x + towards.x * step) | 0;
      const py = (y + towards.y * step) | 0;
      if (px < 0 || py < 0) break;
      const over = z[py * width + px]! - start - step * towards.rise;
      if (over > highest) highest = over;
    }
    const lost = Math.min(1, highest / 9);
    for (let i = y; i < Math.min(height, y + 2); i++)
      for (let j = x; j < Math.min(width, x + 2); j++) shade[i * width + j] = lost;
  }
};
