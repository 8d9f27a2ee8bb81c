// The fast Fourier transform and its inverse, in place, on a pair of real arrays.

/**
 * Transforms in place. Decimation in time (Cooley and Tukey 1965), with two radix-2 stages in one pass over the memory,
 * which dominates the time. Both arrays have the same length, a power of two.
 */
export function fft(re: Float64Array, im: Float64Array): void {
  const n = re.length;
  reverseBits(re, im);
  const { cos, sin } = twiddles(n);
  let half = 1;
  for (; half * 4 <= n; half *= 4) {
    const stride = n / (4 * half);
    for (let k = 0; k < half; k++) {
      const c1 = cos[2 * k * stride]!;
      const s1 = sin[2 * k * stride]!;
      const c2 = cos[k * stride]!;
      const s2 = sin[k * stride]!;
      for (let a = k; a < n; a += 4 * half) {
        const b = a + half;
        const c = b + half;
        const d = c + half;
        const br = re[b]! * c1 - im[b]! * s1;
        const bi = re[b]! * s1 + im[b]! * c1;
        const dr = re[d]! * c1 - im[d]! * s1;
        const di = re[d]! * s1 + im[d]! * c1;
        const sumR = re[c]! + dr;
        const sumI = im[c]! + di;
        const lessR = re[c]! - dr;
        const lessI = im[c]! - di;
        const cr = sumR * c2 - sumI * s2;
        const ci = sumR * s2 + sumI * c2;
        // A quarter turn back: multiplied by −i.
        const er = lessR * s2 + lessI * c2;
        const ei = lessI * s2 - lessR * c2;
        const ar = re[a]!;
        const ai = im[a]!;
        re[a] = ar + br + cr;
        im[a] = ai + bi + ci;
        re[b] = ar - br + er;
        im[b] = ai - bi + ei;
        re[c] = ar + br - cr;
        im[c] = ai + bi - ci;
        re[d] = ar - br - er;
        im[d] = ai - bi - ei;
      }
    }
  }
  if (half < n) lastStage(re, im);
}

/** The remaining stage if the length is an odd power of two. */
function lastStage(re: Float64Array, im: Float64Array): void {
  const half = re.length / 2;
  const { cos, sin } = twiddles(re.length);
  for (let p = 0; p < half; p++) {
    const q = p + half;
    const tr = re[q]! * cos[p]! - im[q]! * sin[p]!;
    const ti = re[q]! * sin[p]! + im[q]! * cos[p]!;
    re[q] = re[p]! - tr;
    im[q] = im[p]! - ti;
    re[p] = re[p]! + tr;
    im[p] = im[p]! + ti;
  }
}

function reverseBits(re: Float64Array, im: Float64Array): void {
  const n = re.length;
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i >= j) continue;
    const r = re[i]!;
    const m = im[i]!;
    re[i] = re[j]!;
    im[i] = im[j]!;
    re[j] = r;
    im[j] = m;
  }
}

/** The scaled inverse of `fft`: one after the other they change nothing. */
export function inverseFft(re: Float64Array, im: Float64Array): void {
  fft(im, re);
  for (let i = 0; i < re.length; i++) {
    re[i] = re[i]! / re.length;
    im[i] = im[i]! / im.length;
  }
}

/** A periodic Hann window: copies shifted by half its length add up to 1. */
export function hann(length: number): Float64Array {
  return Float64Array.from({ length }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / length));
}

const tables = new Map<number, { cos: Float64Array; sin: Float64Array }>();

function twiddles(n: number): { cos: Float64Array; sin: Float64Array } {
  let table = tables.get(n);
  if (!table) {
    const angle = (_: unknown, k: number) => (-2 * Math.PI * k) / n;
    const angles = Float64Array.from({ length: n / 2 }, angle);
    table = { cos: angles.map(Math.cos), sin: angles.map(Math.sin) };
    tables.set(n, table);
  }
  return table;
}
