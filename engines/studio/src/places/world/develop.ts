// Develops linear light into a picture: exposure, white balance, bloom, film curve, vignette.
import type { Light } from './light.ts';

export interface Develop {
  /** Target brightness of the mid-tones, 0.1 low-key to 0.4 high-key. */
  key: number;
  /** Strength of the bloom. */
  glow: number;
  /** Strength of the vignette, 0 to 1. */
  corners: number;
  /** Share of the colour cast that the white balance removes, 0 to 1. */
  balance: number;
  /** Lightness of the head in front, 0 to 1, with which its surroundings contrast; null without a head. */
  head: number | null;
}

/** Returns a developer with settings measured on `film`, for films of any size of the same place; `cover`, 0 to 1, becomes alpha. */
export const createDeveloper = (film: Float32Array, width: number, height: number, settings: Develop) => {
  const { key, head } = settings;
  const tint = whiteBalance(film, settings);
  const exposure = Math.min(9, key / geometricMean(film, tint));
  const halo = haloOf(film, width, height, exposure);
  const lift = head === null ? 0 : liftFrom(head, film, width, height, exposure, tint);
  return (other: Float32Array, columns: number, rows: number, cover?: Float32Array): Uint8ClampedArray =>
    print(other, columns, rows, cover, {
      glow: settings.glow,
      corners: settings.corners,
      tint,
      exposure,
      lift,
      halo,
      coarseX: width / columns / COARSE,
      coarseY: height / rows / COARSE,
    });
};

/** Measured settings. */
interface Print extends Pick<Develop, 'glow' | 'corners'> {
  tint: Light;
  exposure: number;
  lift: number;
  halo: Halo;
  /** Halo pixels per picture pixel, each way. */
  coarseX: number;
  coarseY: number;
}

const print = (
  film: Float32Array,
  width: number,
  height: number,
  cover: Float32Array | undefined,
  print: Print,
): Uint8ClampedArray => {
  const rgba = new Uint8ClampedArray(width * height * 4);
  const spill = new Float32Array(3);
  const across = bell(width, 0.5, 0.38);
  const down = bell(height, 0.37, 0.25);
  for (let row = 0; row < height; row++)
    printRow(film, row, (row / height - 0.45) * 0.95, across, down[row]!, cover, print, spill, rgba);
  return rgba;
};

const printRow = (
  film: Float32Array,
  row: number,
  y: number,
  across: Float32Array,
  down: number,
  cover: Float32Array | undefined,
  { glow, corners, tint, exposure, lift, halo, coarseX, coarseY }: Print,
  spill: Float32Array,
  rgba: Uint8ClampedArray,
): void => {
  const width = across.length;
  const light: [number, number, number] = [0, 0, 0];
  for (let column = 0, at = row * width; column < width; column++, at++) {
    if (cover?.[at] === 0) continue;
    const x = (column / width - 0.5) * 1.05;
    const rim = Math.min(1, Math.max(0, (Math.sqrt(x * x + y * y) - 0.25) / 0.5));
    const pool = across[column]! * down;
    const lifted = lift === 0 ? 1 : Math.exp(Math.LN2 * lift * pool);
    const shade = corners * rim * rim * (3 - 2 * rim);
    const by = exposure * lifted;
    haloAt(halo, column * coarseX, row * coarseY, spill);
    for (let c = 0; c < 3; c++) {
      const toned = (1 - shade * COOL[c]!) * (1 + pool * WARM[c]!);
      light[c] = (film[at * 3 + c]! * by * toned + spill[c]! * glow) * tint[c]!;
    }
    const grey = (light[0] + light[1] + light[2]) / 3;
    for (let c = 0; c < 3; c++) {
      const value = Math.max(0, grey + (light[c]! - grey) * VIVID);
      rgba[at * 4 + c] = CURVE[Math.min(CURVE.length - 1, (Math.sqrt(value) * FINE + 0.5) | 0)]!;
    }
    rgba[at * 4 + 3] = cover ? 255 * cover[at]! : 255;
  }
};

/** Factor on the colourfulness of a picture, as of film: blur makes a place greyer. */
const VIVID = 1.12;

/** Shares of the vignette in red, green and blue, and what the light behind a head adds to them: corners are cool, the middle is warm. */
const COOL = [1.08, 1, 0.86] as const;
const WARM = [0.065, 0.02, -0.045] as const;

/** A bell curve along a line around `middle`, 0 to 1; the product of across and down peaks at the head. */
const bell = (count: number, middle: number, reach: number): Float32Array =>
  Float32Array.from({ length: count }, (_, i) => Math.exp(-(((i / count - middle) / reach) ** 2)));

/**
 * Exposure correction behind a head, in stops, −0.8 to 0.8: for enough contrast with it or, where there is enough, a pool of light,
 * half as strong if the place is the darker one.
 */
const liftFrom = (
  head: number,
  film: Float32Array,
  width: number,
  height: number,
  exposure: number,
  tint: Light,
): number => {
  let [sum, count] = [0, 0];
  for (let row = Math.round(height * 0.18); row < height * 0.52; row += 4)
    for (let column = Math.round(width * 0.14); column < width * 0.86; column += 4) {
      const at = (row * width + column) * 3;
      let light = 0;
      for (let c = 0; c < 3; c++) light += WEIGHTS[c]! * film[at + c]! * tint[c]!;
      sum += CURVE[Math.min(CURVE.length - 1, Math.round(Math.sqrt(light * exposure) * FINE))]! / 255;
      count++;
    }
  const difference = sum / count - head;
  const wanted = 0.24;
  if (difference >= wanted) return POOL;
  if (difference <= -wanted) return POOL * 0.5;
  // Light skin is better in front of a darker background, dark skin in front of a lighter one.
  const up = head < 0.42 ? difference > -0.1 : difference > 0.1;
  return up ? Math.min(0.8, Math.max(POOL, (wanted - difference) * 2.2)) : Math.max(-0.8, -(wanted + difference) * 2.2);
};

/** Stops by which the place is lighter behind a head that contrasts with it. */
const POOL = 0.3;

const WEIGHTS = [0.2126, 0.7152, 0.0722] as const;

/** Factors that remove a share of the colour cast. */
const whiteBalance = (film: Float32Array, { balance }: Develop): Light => {
  const sum = [0, 0, 0];
  for (let i = 0; i < film.length; i += 21) for (let c = 0; c < 3; c++) sum[c]! += Math.min(1.5, film[i + c]!);
  const grey = (sum[0]! + sum[1]! + sum[2]!) / 3;
  return [0, 1, 2].map((c) => (grey / Math.max(grey * 0.2, sum[c]!)) ** balance) as unknown as Light;
};

/** Table entries per unit of the square root of light. */
const FINE = 512;

/** The film curve (a fit of ACES; Narkowicz, 2015) and sRGB encoding, as a table. */
const CURVE = Float32Array.from({ length: FINE * 6 }, (_, i) => {
  const x = 0.8 * (i / FINE) ** 2;
  const film = Math.min(1, (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14));
  return 255 * (film <= 0.0031308 ? film * 12.92 : 1.055 * film ** (1 / 2.4) - 0.055);
});

/** Geometric mean brightness (Reinhard and others, 2002) with clamped extremes. */
const geometricMean = (film: Float32Array, tint: Light): number => {
  let [sum, count] = [0, 0];
  for (let i = 0; i < film.length; i += 21) {
    const light = 0.2126 * film[i]! * tint[0] + 0.7152 * film[i + 1]! * tint[1] + 0.0722 * film[i + 2]! * tint[2];
    sum += Math.log(Math.min(2, Math.max(0.004, light)));
    count++;
  }
  return Math.exp(sum / count);
};

const COARSE = 8;

/** The bloom, three values per pixel, at 1/`COARSE` of the resolution. */
interface Halo {
  values: Float32Array;
  across: number;
}

/** Bloom of the light above white, blurred widely at an eighth of the resolution. */
const haloOf = (film: Float32Array, width: number, height: number, exposure: number): Halo => {
  const [w, h] = [Math.ceil(width / COARSE) + 1, Math.ceil(height / COARSE) + 1];
  let halo = new Float32Array(w * h * 3);
  for (let row = 0; row < height; row++)
    addHighlights(film, row * width, width, exposure, halo, ((row / COARSE) | 0) * w);
  for (const reach of [2, 4, 9]) halo = mixed(halo, boxBlur(halo, w, h, reach));
  return { values: halo, across: w };
};

const haloAt = ({ values, across }: Halo, x: number, y: number, to: Float32Array): void => {
  const left = x | 0;
  const top = y | 0;
  const fx = x - left;
  const fy = y - top;
  for (let c = 0, i = (top * across + left) * 3; c < 3; c++, i++) {
    const low = i + across * 3;
    const upper = values[i]! + (values[i + 3]! - values[i]!) * fx;
    const lower = values[low]! + (values[low + 3]! - values[low]!) * fx;
    to[c] = upper + (lower - upper) * fy;
  }
};

/** Adds the light above white of a film row to a halo row. */
const addHighlights = (
  film: Float32Array,
  from: number,
  width: number,
  exposure: number,
  halo: Float32Array,
  row: number,
) => {
  for (let column = 0; column < width; column++) {
    const to = (row + ((column / COARSE) | 0)) * 3;
    for (let c = 0; c < 3; c++) {
      const over = film[(from + column) * 3 + c]! * exposure - 0.9;
      if (over > 0) halo[to + c]! += Math.min(over, 12) / (COARSE * COARSE);
    }
  }
};

const mixed = (a: Float32Array, b: Float32Array) => a.map((value, i) => 0.5 * value + 0.5 * b[i]!);

/** Box blur, twice each way: close to a Gaussian. */
const boxBlur = (from: Float32Array, w: number, h: number, reach: number): Float32Array => {
  let values = from;
  for (const [count, step, lines, stride] of [
    [w, 3, h, w * 3],
    [h, w * 3, w, 3],
    [w, 3, h, w * 3],
    [h, w * 3, w, 3],
  ] as const) {
    const next = new Float32Array(values.length);
    for (let line = 0; line < lines; line++)
      for (let c = 0; c < 3; c++) boxBlurLine(values, line * stride + c, step, count, reach, next);
    values = next;
  }
  return values;
};

const boxBlurLine = (
  values: Float32Array,
  first: number,
  step: number,
  count: number,
  reach: number,
  next: Float32Array,
): void => {
  for (let j = 0; j < count; j++) {
    let sum = 0;
    for (let k = Math.max(0, j - reach); k <= Math.min(count - 1, j + reach); k++) sum += values[first + k * step]!;
    next[first + j * step] = sum / (2 * reach + 1);
  }
};
