// The fast Fourier transform, in place, on a pair of real arrays.

/** Radix 2, decimation in time (Cooley and Tukey 1965). Both arrays have the same length, a power of two. */
export function fft(re: Float64Array, im: Float64Array): void {
  const n = re.length;
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      [re[i], re[j]] = [re[j]!, re[i]!];
      [im[i], im[j]] = [im[j]!, im[i]!];
    }
  }
  const { cos, sin } = twiddles(n);
  for (let size = 2; size <= n; size <<= 1) {
    const half = size >> 1;
    const stride = n / size;
    for (let start = 0; start < n; start += size) {
      for (let k = 0; k < half; k++) {
        const c = cos[k * stride]!;
        const s = sin[k * stride]!;
        const p = start + k;
        const q = p + half;
        const tr = re[q]! * c - im[q]! * s;
        const ti = re[q]! * s + im[q]! * c;
        re[q] = re[p]! - tr;
        im[q] = im[p]! - ti;
        re[p] = re[p]! + tr;
        im[p] = im[p]! + ti;
      }
    }
  }
}

/** The inverse of `fft`, scaled, so that both after each other change nothing. */
export function inverseFft(re: Float64Array, im: Float64Array): void {
  fft(im, re);
  for (let i = 0; i < re.length; i++) {
    re[i] = re[i]! / re.length;
    im[i] = im[i]! / im.length;
  }
}

/** Raised cosine, periodic: shifted copies at half its length add up to 1. */
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
