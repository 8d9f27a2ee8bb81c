// Light as linear red, green and blue, and its arithmetic.
import type { Rgb } from '../../paint/colour.ts';

/** Linear red, green and blue of light or reflectance; 1 is white paper in a well-lit room. */
export type Light = readonly [red: number, green: number, blue: number];

/** Linear value, 0 to 1, of each 8-bit sRGB value. */
export const linearValues = Float32Array.from({ length: 256 }, (_, value) => {
  const v = value / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
});

/** Converts an sRGB colour to linear light. */
export const toLinearLight = ([red, green, blue]: Rgb): Light => [
  linearValues[Math.max(0, Math.min(255, Math.round(red)))]!,
  linearValues[Math.max(0, Math.min(255, Math.round(green)))]!,
  linearValues[Math.max(0, Math.min(255, Math.round(blue)))]!,
];

export const scaleLight = (light: Light, by: number): Light => [light[0] * by, light[1] * by, light[2] * by];

export const addLight = (a: Light, b: Light): Light => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

export const multiplyLight = (a: Light, b: Light): Light => [a[0] * b[0], a[1] * b[1], a[2] * b[2]];

export const brightness = ([red, green, blue]: Light): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
