// sRGB colours as three numbers: parsing, mixing, comparing and CSS text.

/** Red, green and blue, 0 to 255 each, sRGB. */
export type Rgb = readonly [number, number, number];

/** `#rrggbb` as numbers. */
export const rgb = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

export const hex = (colour: Rgb): string =>
  `#${colour
    .map((part) =>
      Math.max(0, Math.min(255, Math.round(part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Linear mix of the encoded values; `part` 0 is `a`, 1 is `b`. */
export const blend = (a: Rgb, b: Rgb, part: number): Rgb => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
  a[2] + (b[2] - a[2]) * part,
];

export const css = (colour: Rgb, alpha = 1): string =>
  `rgba(${colour[0] | 0},${colour[1] | 0},${colour[2] | 0},${alpha})`;

/** Relative lightness 0 to 1, Rec. 709 weights on the encoded values. */
export const lightness = (colour: Rgb): number => (colour[0] * 0.2126 + colour[1] * 0.7152 + colour[2] * 0.0722) / 255;

/** Rough perceptual distance of two colours, 0 to 1: weighted Euclidean, green counts most. */
export const contrast = (a: Rgb, b: Rgb): number =>
  Math.sqrt(2 * (a[0] - b[0]) ** 2 + 4 * (a[1] - b[1]) ** 2 + 3 * (a[2] - b[2]) ** 2) / 765;

/** The hue in turns, 0 up to 1; red is 0, and so is grey. */
export const hueOf = ([red, green, blue]: Rgb): number =>
  (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) / (2 * Math.PI) + 1) % 1;

/** A colour from hue in turns, saturation and lightness 0 to 1. */
export const hsl = (hue: number, saturation: number, light: number): Rgb => {
  const reach = saturation * Math.min(light, 1 - light);
  const channel = (n: number) => {
    const k = (n + (((hue % 1) + 1) % 1) * 12) % 12;
    return 255 * (light - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [channel(0), channel(8), channel(4)];
};
