// What a look means for the painter: sizes, boxes and colours that can be read on any picture.
import type { CaptionLook } from '@greenroom/engine-kit/ports/captions';

export interface PaintStyle {
  /** The size of the letters, relative to the width of the frame. */
  size: number;
  single: boolean;
  /** The box behind all lines, or one behind each. */
  box: { around: 'all' | 'line'; color: string; opacity: number } | undefined;
  /** The colour of the letters' outline. */
  outline: string | undefined;
  text: string;
  /** The spoken word. `past`: the words before it look like it. */
  spoken: { text: string; box: string | undefined; past: boolean } | undefined;
}

const SIZE = 0.07;
const DARK = '#15151b';
/** Of large bold letters, and of others (WCAG 2.2, success criterion 1.4.3). */
const [LARGE_CONTRAST, CONTRAST] = [3, 4.5];

export function paintStyleOf({ style, textColor, accentColor: accent }: CaptionLook): PaintStyle {
  const base = { size: SIZE, single: false, outline: undefined, spoken: undefined };
  const onDark = readable(textColor, DARK, CONTRAST);
  const edge = readable(DARK, textColor, CONTRAST);
  switch (style) {
    case 'band':
      return {
        ...base,
        box: { around: 'all', color: DARK, opacity: 1 },
        text: onDark,
        spoken: { text: readable(onDark, accent, LARGE_CONTRAST), box: accent, past: false },
      };
    case 'pill':
      return {
        ...base,
        box: { around: 'line', color: accent, opacity: 1 },
        text: readable(textColor, accent, LARGE_CONTRAST),
      };
    case 'outline':
      return {
        ...base,
        box: undefined,
        outline: edge,
        text: textColor,
        spoken: { text: contrast(accent, edge) < LARGE_CONTRAST ? textColor : accent, box: undefined, past: false },
      };
    case 'karaoke':
      return translucent({ ...base, opacity: 0.85 }, textColor, accent);
    case 'single':
      return { ...base, size: 0.13, single: true, box: undefined, outline: edge, text: textColor };
    case 'minimal':
      return translucent({ ...base, size: 0.052, opacity: 0.62 }, textColor, undefined);
  }
}

/** A dark box through which the picture is seen: over a white one it is lightest, so that letters must be read there. */
const translucent = (
  { opacity, ...base }: Omit<PaintStyle, 'box' | 'text' | 'spoken'> & { opacity: number },
  textColor: string,
  accent: string | undefined,
): PaintStyle => {
  const lightest = over(DARK, opacity, '#ffffff');
  const fits = (color: string) => Math.min(contrast(color, lightest), contrast(color, DARK)) >= LARGE_CONTRAST;
  const text = fits(textColor) ? textColor : '#ffffff';
  return {
    ...base,
    box: { around: 'all', color: DARK, opacity },
    text,
    spoken: accent === undefined ? undefined : { text: fits(accent) ? accent : text, box: undefined, past: true },
  };
};

/** The colour of a translucent layer over a picture. */
export const over = (color: string, opacity: number, picture: string): string =>
  `#${[1, 3, 5]
    .map((at) => {
      const [top, below] = [color, picture].map((one) => Number.parseInt(one.slice(at, at + 2), 16)) as [
        number,
        number,
      ];
      return Math.round(top * opacity + below * (1 - opacity))
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

/** The colour if it can be read on the background, else black or white. */
const readable = (color: string, background: string, min: number): string => {
  if (contrast(color, background) >= min) return color;
  return contrast('#ffffff', background) >= contrast('#000000', background) ? '#ffffff' : '#000000';
};

/** The contrast ratio of WCAG 2.2, from 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

/** The relative luminance of WCAG 2.2 of `#rrggbb`. */
const luminance = (color: string): number => {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
