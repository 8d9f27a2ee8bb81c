// Colours by their English names, with the words that shade them: "dark green", "light-blue", "burnt orange".
import { blend, hex, rgb } from './colour.ts';

/** The base colours, `#rrggbb`. */
export const colourNames: Record<string, string> = {
  white: '#f1efe9',
  ivory: '#efe7d6',
  cream: '#eee3cc',
  beige: '#d8c7ab',
  sand: '#d6bf98',
  tan: '#c2a077',
  camel: '#b98d56',
  khaki: '#a39b6d',
  brown: '#6b452d',
  chocolate: '#4c2f20',
  tortoiseshell: '#5a3a22',
  rust: '#a8502c',
  terracotta: '#bb6748',
  copper: '#b06a3c',
  bronze: '#8f6a35',
  orange: '#dc7a2c',
  coral: '#e57763',
  peach: '#f1b694',
  salmon: '#e8927c',
  pink: '#dd8aa3',
  rose: '#cf7284',
  magenta: '#b23a78',
  fuchsia: '#b8307d',
  red: '#b3322f',
  crimson: '#9d2237',
  scarlet: '#c22f26',
  burgundy: '#6d2133',
  maroon: '#6a2430',
  wine: '#6b2438',
  purple: '#6a4687',
  violet: '#7a54a2',
  lilac: '#b59ac7',
  lavender: '#b3a3cf',
  plum: '#653a5c',
  indigo: '#3c3f82',
  navy: '#1f2f4f',
  blue: '#35629a',
  denim: '#45618a',
  cobalt: '#2c52a0',
  azure: '#4d93cc',
  turquoise: '#36a5a0',
  teal: '#25757a',
  cyan: '#3fb2c0',
  aqua: '#5cc0bd',
  mint: '#9fd3b8',
  sage: '#97a88a',
  olive: '#6f7040',
  green: '#3c7a4e',
  emerald: '#1f7d5c',
  lime: '#a2c34b',
  mustard: '#c69a35',
  yellow: '#e6c04b',
  gold: '#cfa348',
  golden: '#cfa348',
  silver: '#bcc2c8',
  grey: '#82878d',
  gray: '#82878d',
  charcoal: '#3a3f46',
  black: '#1e2024',
};

/** A text as its words, in lower case; hyphens part words. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];

export interface NamedColour {
  /** As it was said: "dark green". */
  name: string;
  /** `#rrggbb` */
  colour: string;
}

const shadings: readonly (readonly [RegExp, (base: string) => string])[] = [
  [/^(dark|deep|midnight|forest|bottle)$/, (base) => hex(blend(rgb(base), [8, 8, 20], 0.45))],
  [/^(light|pale|pastel|baby|soft|sky|powder)$/, (base) => hex(blend(rgb(base), [255, 252, 246], 0.45))],
  [/^(bright|vivid|royal|electric|neon)$/, (base) => hex(vivid(rgb(base)))],
  [/^(dusty|muted|faded|slate|stone)$/, (base) => hex(blend(rgb(base), [140, 136, 134], 0.4))],
  [/^(burnt|warm|blood)$/, (base) => hex(blend(rgb(base), [150, 60, 20], 0.3))],
];

const vivid = ([r, g, b]: readonly [number, number, number]): [number, number, number] => {
  const mean = (r + g + b) / 3;
  const push = (part: number) => Math.max(0, Math.min(255, mean + (part - mean) * 1.45 + 12));
  return [push(r), push(g), push(b)];
};

/** The colour that a run of words ends or begins with, if it does: shading words count when they stand right before it. */
export const colourOf = (words: readonly string[]): NamedColour | undefined => {
  for (let i = words.length - 1; i >= 0; i--) {
    const base = colourNames[words[i]!];
    if (!base) continue;
    const shade = shadings.find(([pattern]) => pattern.test(words[i - 1] ?? ''));
    return shade ? { name: `${words[i - 1]} ${words[i]}`, colour: shade[1](base) } : { name: words[i]!, colour: base };
  }
  return undefined;
};

export const isColourWord = (word: string): boolean =>
  word in colourNames || shadings.some(([pattern]) => pattern.test(word));
