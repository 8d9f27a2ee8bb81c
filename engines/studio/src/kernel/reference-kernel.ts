// The kernel in plain typed arrays, bit-exact: the reference that tests compare the compiled kernel with.
import type { Arena, Kernel } from './kernel.ts';

/** i16x8.q15mulr_sat_s of one lane. */
const scale = (value: number, weight: number): number => Math.min(32767, (value * weight + 0x4000) >> 15);

/** Wraps to 16 bits, as i16x8.add does. */
const wrap = (value: number): number => (value << 16) >> 16;

const saturate = (value: number): number => Math.min(255, Math.max(0, value));

/** A bilinear sample in Q7 at integer offset `at` and fractions in Q7. */
const sample = (bytes: Uint8Array, at: number, stride: number, fx: number, fy: number): number => {
  const upperLeft = bytes[at]!;
  const lowerLeft = bytes[at + stride]!;
  const top = (upperLeft << 7) + (bytes[at + 1]! - upperLeft) * fx;
  const bottom = (lowerLeft << 7) + (bytes[at + stride + 1]! - lowerLeft) * fx;
  return top + scale(bottom - top, fy << 8);
};

export const referenceKernel = ({ memory }: Arena): Kernel => {
  const bytes = new Uint8Array(memory.buffer);
  const words = new Int16Array(memory.buffer);

  return {
    warp(
      from,
      to,
      stride,
      rowStep,
      pairStep,
      width,
      height,
      fields,
      length,
      spans,
      x0,
      x1,
      x2,
      x3,
      x5,
      y0,
      y1,
      y2,
      y3,
      y4,
      y5,
    ) {
      for (let y = 0; y < height; y++) {
        const first = words[(spans >> 1) + 2 * y]!;
        const end = words[(spans >> 1) + 2 * y + 1]!;
        for (let x = first; x < first + Math.ceil((end - first) / 8) * 8; x++) {
          const at = (fields >> 1) + y * width + x;
          const field = (n: number) => words[at + n * length]!;
          const sum = (...weights: number[]) =>
            wrap(weights.reduce((all, weight, n) => all + scale(field(n), weight), 0));
          const dx = sum(x0, x1, x2, x3, 0, x5);
          const dy = sum(y0, y1, y2, y3, y4, y5);
          for (const here of [y * rowStep + x, y * rowStep + x + pairStep]) {
            const value = sample(bytes, from + here + (dx >> 7) + (dy >> 7) * stride, stride, dx & 127, dy & 127);
            bytes[to + here] = saturate((value + 64) >> 7);
          }
        }
      }
    },

    parallax(from, to, stride, step, planes, width, height, nearness, base, slope, across, down, cover, tiles, tile) {
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
          const kind = bytes[tiles + Math.floor(y / tile) * (width / tile) + Math.floor(x / tile)]!;
          if (kind === 0) continue;
          const near = nearness === 0 ? 0 : bytes[nearness + y * width + x]!;
          const part = wrap(base + scale(near << 7, slope));
          const dx = scale(words[(across >> 1) + x]!, part);
          const dy = scale(words[(down >> 1) + y]!, part);
          const moved = (plane: number) =>
            sample(bytes, plane + y * stride + x + (dx >> 7) + (dy >> 7) * stride, stride, dx & 127, dy & 127);
          const covered = kind === 1 ? 0 : moved(cover);
          const whole = Math.min(32767, covered + (covered >> 7));
          for (let plane = 0; plane < planes; plane++) {
            const here = to + y * stride + x + plane * step;
            const under = bytes[here]! << 7;
            const value = moved(from + plane * step);
            bytes[here] = saturate(((kind === 1 ? value : under + scale(wrap(value - under), whole)) + 64) >> 7);
          }
        }
      }
    },

    patch(from, to, stride, step, planes, width, height, length, a, b, c, d, wa, wb, wc, wd) {
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
          const mix = (n: number) => {
            const at = n * length + y * width + x;
            return wrap(
              scale(words[(a >> 1) + at]!, wa) +
                scale(words[(b >> 1) + at]!, wb) +
                scale(words[(c >> 1) + at]!, wc) +
                scale(words[(d >> 1) + at]!, wd),
            );
          };
          const dx = mix(0);
          const dy = mix(1);
          const cover = Math.min(127, Math.max(0, wrap(mix(2) + 64))) << 8;
          for (let plane = 0; plane < planes; plane++) {
            const here = y * stride + x + plane * step;
            const skin = sample(bytes, from + here + (dx >> 7) + (dy >> 7) * stride, stride, dx & 127, dy & 127);
            bytes[to + here] = saturate((skin + scale(wrap(mix(3 + plane) - skin), cover) + 64) >> 7);
          }
        }
      }
    },

    blend(ground, over, keep, count) {
      for (let i = 0; i < count; i++) {
        const part = bytes[keep + i]!;
        bytes[ground + i] = saturate(bytes[over + i]! + ((bytes[ground + i]! * (part + (part >> 7))) >> 8));
      }
    },

    fade(ground, other, count, part) {
      for (let i = 0; i < count; i++) {
        bytes[ground + i] = (bytes[ground + i]! * (256 - part) + bytes[other + i]! * part) >> 8;
      }
    },
  };
};
