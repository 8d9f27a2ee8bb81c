// Colours by their English names of one or two words and their shades: "navy blue", "dark green", "rose gold".
import { blend, contrast, hex, rgb } from './colour.ts';

/** The colours that texts of the service name, `#rrggbb`. */
export const plainColourNames: Record<string, string> = {
  white: '#f1efe9',
  ivory: '#efe7d6',
  cream: '#eee3cc',
  beige: '#d8c7ab',
  taupe: '#8f8072',
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
  mauve: '#a8849c',
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
  aubergine: '#46283f',
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
  ochre: '#b98836',
  yellow: '#e6c04b',
  gold: '#cfa348',
  golden: '#cfa348',
  silver: '#bcc2c8',
  grey: '#82878d',
  gray: '#82878d',
  charcoal: '#3a3f46',
  black: '#1e2024',
};

/** The base colours: those and the rarer ones that descriptions name. */
export const colourNames: Record<string, string> = {
  ...plainColourNames,
  eggshell: '#ece4d2',
  vanilla: '#efe2bd',
  champagne: '#e6d3b1',
  ecru: '#e0d4b8',
  oat: '#d9cbb2',
  oatmeal: '#d9cbb2',
  nude: '#dcb49a',
  mocha: '#75594a',
  espresso: '#3b2a22',
  cognac: '#9a5a30',
  caramel: '#b27a45',
  cinnamon: '#a4643a',
  chestnut: '#6f3f2a',
  brick: '#98412f',
  apricot: '#efb083',
  blush: '#ecc4c0',
  raspberry: '#a9305a',
  ruby: '#961637',
  oxblood: '#5a1a20',
  bordeaux: '#6d2133',
  amethyst: '#8d63b5',
  orchid: '#b877b8',
  mulberry: '#6f2f52',
  periwinkle: '#8f95cf',
  cornflower: '#6f8fd0',
  sapphire: '#22489a',
  ultramarine: '#2f3f9a',
  petrol: '#1d4f5f',
  seafoam: '#a5d3c0',
  pistachio: '#b9cf9a',
  moss: '#6a7a3f',
  jade: '#3f9a78',
  chartreuse: '#b9c84a',
  amber: '#c98a2e',
  saffron: '#e0a02e',
  lemon: '#eedc5c',
  slate: '#5c6670',
  graphite: '#44484e',
  anthracite: '#33373c',
};

/** Names of two words whose first word alone names no colour, or a different one. */
const pairs: Record<string, string> = {
  'off white': '#ebe6da',
  'rose gold': '#dba27a',
  'golden brown': '#96663a',
  'baby blue': '#a6c7e2',
  'sky blue': '#86b8df',
  'powder blue': '#aec3d6',
  'ice blue': '#c3dbe6',
  'steel blue': '#567a99',
  'slate blue': '#5f7290',
  'ink blue': '#1f2c48',
  'royal blue': '#2649a6',
  'midnight blue': '#161f3d',
  'forest green': '#22472f',
  'bottle green': '#173d2e',
  'racing green': '#12402c',
  'pine green': '#2b4f3c',
  'army green': '#5a5f3a',
  'apple green': '#8fb53f',
  'sea green': '#4f9a80',
  'baby pink': '#efc4ce',
  'hot pink': '#e0408c',
  'powder pink': '#e8c3c4',
  'dusky pink': '#c9938f',
  'shocking pink': '#e8308a',
  'blood red': '#7d1518',
  'cherry red': '#a3162c',
  'burnt orange': '#b9561f',
  'butter yellow': '#f0e0a0',
  'canary yellow': '#f0d33a',
  'pearl grey': '#c9c9c6',
  'ash grey': '#a5a7a3',
  'heather grey': '#a9a8ab',
  'jet black': '#0f1012',
};

/** The words of a text in lower case; hyphens separate words. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}']+/gu) ?? [];

export interface NamedColour {
  /** As written in the text: "dark green". */
  name: string;
  /** `#rrggbb` */
  colour: string;
}

const shadings: readonly (readonly [RegExp, (base: string) => string])[] = [
  [/^(dark|deep)$/, (base) => hex(blend(rgb(base), [8, 8, 20], 0.45))],
  [/^(light|pale|pastel|soft)$/, (base) => hex(blend(rgb(base), [255, 252, 246], 0.45))],
  [/^(bright|vivid|electric|neon)$/, (base) => hex(vivid(rgb(base)))],
  [/^(dusty|muted|faded|stone)$/, (base) => hex(blend(rgb(base), [140, 136, 134], 0.4))],
  [/^(burnt|warm)$/, (base) => hex(blend(rgb(base), [150, 60, 20], 0.3))],
];

const vivid = ([r, g, b]: readonly [number, number, number]): [number, number, number] => {
  const mean = (r + g + b) / 3;
  const push = (part: number) => Math.max(0, Math.min(255, mean + (part - mean) * 1.45 + 12));
  return [push(r), push(g), push(b)];
};

/** The plain colours in the order of the colour wheel, and the neutrals, which are not on it. */
const wheel = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'pink'];
const neutrals = ['grey', 'brown'];
const plain = new Set([...wheel, ...neutrals, 'white', 'black', 'gold', 'silver']);

/** Whether two plain colours in a row name the colour between them: neighbours on the wheel, or either a neutral. */
const mixable = (a: string, b: string): boolean => {
  if (![a, b].every((name) => wheel.includes(name) || neutrals.includes(name))) return false;
  const apart = Math.abs(wheel.indexOf(a) - wheel.indexOf(b));
  return neutrals.includes(a) || neutrals.includes(b) || apart === 1 || apart === wheel.length - 1;
};

const tinges: Record<string, string> = {
  reddish: 'red',
  yellowish: 'yellow',
  greenish: 'green',
  bluish: 'blue',
  purplish: 'purple',
  pinkish: 'pink',
  greyish: 'grey',
  brownish: 'brown',
};

/** Words are foreign text: `constructor` is no colour. */
const lookUp = (table: Readonly<Record<string, string>>, word: string): string | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

/** The colour that two words in a row name: "sky blue", "navy blue" (a navy), "blue-green"; undefined if they are two colours. */
const pairOf = (before: string, word: string): string | undefined => {
  const [first, second] = [before, word].map((name) => name.replace('gray', 'grey')) as [string, string];
  const named = lookUp(pairs, `${first} ${second}`);
  if (named) return named;
  const base = rgb(colourNames[second]!);
  const tinge = lookUp(tinges, first);
  if (tinge) return hex(blend(base, rgb(colourNames[tinge]!), 0.3));
  const shade = lookUp(colourNames, first);
  if (!shade) return undefined;
  if (mixable(first, second)) return hex(blend(rgb(shade), base, 0.5));
  // A name close to the plain colour after it picks the shade: "olive green" is olive.
  return plain.has(second) && !plain.has(first) && contrast(rgb(shade), base) < 0.42 ? shade : undefined;
};

/** The last colour named in a run of words: one word or two, with the shading word right before it. */
export const colourOf = (words: readonly string[]): NamedColour | undefined => {
  for (let i = words.length - 1; i >= 0; i--) {
    const word = words[i]!;
    const own = lookUp(colourNames, word);
    if (!own) continue;
    const pair = pairOf(words[i - 1] ?? '', word);
    const from = pair ? i - 1 : i;
    const base = pair ?? own;
    const shade = shadings.find(([pattern]) => pattern.test(words[from - 1] ?? ''));
    return {
      name: words.slice(shade ? from - 1 : from, i + 1).join(' '),
      colour: shade ? shade[1](base) : base,
    };
  }
  return undefined;
};

const firstOfPair = new Set(Object.keys(pairs).map((pair) => pair.split(' ')[0]));

/** Whether a word names a colour or may be part of a colour's name. */
export const isColourWord = (word: string): boolean =>
  Object.hasOwn(colourNames, word) ||
  firstOfPair.has(word) ||
  Object.hasOwn(tinges, word) ||
  shadings.some(([pattern]) => pattern.test(word));

/** Every colour that words can name, the plainest names first. */
export const nameableColours = (): NamedColour[] => {
  const names = [...Object.keys(plainColourNames), ...Object.keys(pairs)];
  const mixed = [...wheel, ...neutrals, ...Object.keys(tinges)].flatMap((a) =>
    [...wheel, ...neutrals].map((b) => `${a} ${b}`),
  );
  const shaded = ['dark', 'light', 'bright', 'dusty', 'burnt'].flatMap((shade) =>
    names.map((name) => `${shade} ${name}`),
  );
  return [...names, ...mixed, ...shaded].flatMap((name) => {
    const found = colourOf(name.split(' '));
    return found?.name === name ? [found] : [];
  });
};
