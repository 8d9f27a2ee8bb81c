// The guided filter of He, Sun and Tang (2010): smooths a picture except along another one's edges.

/**
 * Filters `input` along the edges of one plane.
 * @param radius of square windows, in pixels
 * @param softness variance that still counts as flat
 */
export const guidedFilter = (
  guide: Float32Array,
  input: Float32Array,
  width: number,
  height: number,
  radius: number,
  softness: number,
): Float32Array => {
  const mean = (values: Float32Array) => boxMean(values, width, height, radius);
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

/** A local linear model of each pixel: `slopes` times the three planes, plus `rest`. */
export interface ColourModel {
  slopes: [Float32Array, Float32Array, Float32Array];
  rest: Float32Array;
}

/**
 * Filters along the edges of a colour picture, section 3.3 of the paper. The parts that depend only on the picture are
 * computed once for many inputs.
 */
export const colourGuidedFilter = (
  guide: Planes,
  width: number,
  height: number,
  radius: number,
  softness: number,
): ((input: Float32Array) => ColourModel) => {
  const count = width * height;
  const mean = (values: Float32Array) => boxMean(values, width, height, radius);
  const product = (a: Float32Array, b: Float32Array) => {
    const both = new Float32Array(count);
    for (let i = 0; i < count; i++) {
      both[i] = a[i]! * b[i]!;
    }
    return mean(both);
  };
  const [r, g, b] = guide;
  const [mr, mg, mb] = [mean(r), mean(g), mean(b)];
  // The covariances' inverse, symmetric, by cofactors.
  const [i00, i01, i02] = [product(r, r), product(r, g), product(r, b)];
  const [i11, i12, i22] = [product(g, g), product(g, b), product(b, b)];
  for (let i = 0; i < count; i++) {
    const [x, y, z] = [mr[i]!, mg[i]!, mb[i]!];
    const [a00, a01, a02] = [i00[i]! - x * x + softness, i01[i]! - x * y, i02[i]! - x * z];
    const [a11, a12, a22] = [i11[i]! - y * y + softness, i12[i]! - y * z, i22[i]! - z * z + softness];
    const [c00, c01, c02] = [a11 * a22 - a12 * a12, a02 * a12 - a01 * a22, a01 * a12 - a02 * a11];
    const whole = a00 * c00 + a01 * c01 + a02 * c02;
    i00[i] = c00 / whole;
    i01[i] = c01 / whole;
    i02[i] = c02 / whole;
    i11[i] = (a00 * a22 - a02 * a02) / whole;
    i12[i] = (a01 * a02 - a00 * a12) / whole;
    i22[i] = (a00 * a11 - a01 * a01) / whole;
  }
  return (input) => {
    const rest = mean(input);
    const [sr, sg, sb] = [product(r, input), product(g, input), product(b, input)];
    for (let i = 0; i < count; i++) {
      const [x, y, z, p] = [mr[i]!, mg[i]!, mb[i]!, rest[i]!];
      const [u, v, w] = [sr[i]! - x * p, sg[i]! - y * p, sb[i]! - z * p];
      sr[i] = i00[i]! * u + i01[i]! * v + i02[i]! * w;
      sg[i] = i01[i]! * u + i11[i]! * v + i12[i]! * w;
      sb[i] = i02[i]! * u + i12[i]! * v + i22[i]! * w;
      rest[i] = p - sr[i]! * x - sg[i]! * y - sb[i]! * z;
    }
    return { slopes: [mean(sr), mean(sg), mean(sb)], rest: mean(rest) };
  };
};

/** Evaluates a model on the picture that it was made from. */
export const evaluateModel = ({ slopes, rest }: ColourModel, [r, g, b]: Planes): Float32Array => {
  const [sr, sg, sb] = slopes;
  const out = new Float32Array(rest.length);
  for (let i = 0; i < out.length; i++) {
    out[i] = rest[i]! + sr[i]! * r[i]! + sg[i]! * g[i]! + sb[i]! * b[i]!;
  }
  return out;
};

/** Returns the mean of each pixel's square window, clipped at the picture's border. */
export const boxMean = (values: Float32Array, width: number, height: number, radius: number): Float32Array => {
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
