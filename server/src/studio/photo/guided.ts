// The guided filter of He, Sun and Tang (2010): a picture smoothed except where another has edges.

/** `input` along the edges of one plane. @param radius of square windows, in pixels @param softness variance that still counts as flat */
export const guided = (
  guide: Float32Array,
  input: Float32Array,
  width: number,
  height: number,
  radius: number,
  softness: number,
): Float32Array => {
  const mean = (values: Float32Array) => meanAround(values, width, height, radius);
  const [guideMean, inputMean] = [mean(guide), guide === input ? mean(guide) : mean(input)];
  const both = mean(guide.map((value, i) => value * input[i]!));
  const square = guide === input ? both : mean(guide.map((value) => value * value));
  const slope = new Float32Array(guide.length);
  const rest = new Float32Array(guide.length);
  for (let i = 0; i < guide.length; i++) {
    const [g, p] = [guideMean[i]!, inputMean[i]!];
    slope[i] = (both[i]! - g * p) / (square[i]! - g * g + softness);
    rest[i] = p - slope[i]! * g;
  }
  const [slopes, rests] = [mean(slope), mean(rest)];
  return slopes.map((value, i) => value * guide[i]! + rests[i]!);
};

export type Planes = readonly [Float32Array, Float32Array, Float32Array];

/** What a pixel is, as a sum of its colours: `slopes` times the three planes, plus `rest`. */
export interface ColourModel {
  slopes: [Float32Array, Float32Array, Float32Array];
  rest: Float32Array;
}

/** The same along the edges of a colour picture, as the model that gives it: section 3.3 of the paper. */
export const colourModel = (
  guide: Planes,
  input: Float32Array,
  width: number,
  height: number,
  radius: number,
  softness: number,
): ColourModel => {
  const mean = (values: Float32Array) => meanAround(values, width, height, radius);
  const product = (a: Float32Array, b: Float32Array) => mean(a.map((value, i) => value * b[i]!));
  const [r, g, b] = guide;
  const [mr, mg, mb, mp] = [mean(r), mean(g), mean(b), mean(input)];
  const [rp, gp, bp] = [product(r, input), product(g, input), product(b, input)];
  const [rr, rg, rb] = [product(r, r), product(r, g), product(r, b)];
  const [gg, gb, bb] = [product(g, g), product(g, b), product(b, b)];
  const count = input.length;
  const [sr, sg, sb, rest] = [0, 1, 2, 3].map(() => new Float32Array(count)) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (let i = 0; i < count; i++) {
    const [x, y, z, p] = [mr[i]!, mg[i]!, mb[i]!, mp[i]!];
    const [a, d, e] = [rr[i]! - x * x + softness, rg[i]! - x * y, rb[i]! - x * z];
    const [f, h, k] = [gg[i]! - y * y + softness, gb[i]! - y * z, bb[i]! - z * z + softness];
    const [u, v, w] = [rp[i]! - x * p, gp[i]! - y * p, bp[i]! - z * p];
    // The symmetric 3 × 3 system by cofactors.
    const [c0, c1, c2] = [f * k - h * h, h * e - d * k, d * h - f * e];
    const whole = a * c0 + d * c1 + e * c2;
    sr[i] = (c0 * u + c1 * v + c2 * w) / whole;
    sg[i] = (c1 * u + (a * k - e * e) * v + (d * e - a * h) * w) / whole;
    sb[i] = (c2 * u + (d * e - a * h) * v + (a * f - d * d) * w) / whole;
    rest[i] = p - sr[i]! * x - sg[i]! * y - sb[i]! * z;
  }
  return { slopes: [mean(sr), mean(sg), mean(sb)], rest: mean(rest) };
};

export const guidedByColour = (
  guide: Planes,
  input: Float32Array,
  width: number,
  height: number,
  radius: number,
  softness: number,
): Float32Array => {
  const { slopes, rest } = colourModel(guide, input, width, height, radius, softness);
  return rest.map(
    (value, i) => value + slopes[0][i]! * guide[0][i]! + slopes[1][i]! * guide[1][i]! + slopes[2][i]! * guide[2][i]!,
  );
};

/** The mean of each pixel's square window, cut at the picture's border. */
export const meanAround = (values: Float32Array, width: number, height: number, radius: number): Float32Array => {
  const across = new Float32Array(values.length);
  for (let y = 0; y < height; y++) {
    slide(values, across, y * width, width, 1, radius);
  }
  const out = new Float32Array(values.length);
  for (let x = 0; x < width; x++) {
    slide(across, out, x, height, width, radius);
  }
  return out;
};

const slide = (from: Float32Array, to: Float32Array, start: number, length: number, step: number, radius: number) => {
  let [sum, count] = [0, 0];
  for (let k = -radius; k < length; k++) {
    if (k + radius < length) {
      sum += from[start + (k + radius) * step]!;
      count++;
    }
    if (k > radius) {
      sum -= from[start + (k - radius - 1) * step]!;
      count--;
    }
    if (k >= 0) {
      to[start + k * step] = sum / count;
    }
  }
};
