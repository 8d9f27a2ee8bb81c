// Draws plausible clothes where the description leaves them open: garment, pattern and matching colours.
import { contrast, lightness, rgb } from '../paint/colour.ts';
import type { Random } from '../paint/random.ts';
import type { DescribedTraits } from './described-traits.ts';
import type { Clothes, Person } from './person.ts';
import { type Garment, garments } from './traits.ts';

type Gender = Person['gender'];

/** None is like skin: clothes in its colour look like no clothes. */
const fabrics = [
  '#1f5f8a',
  '#8f2d3f',
  '#23705a',
  '#dfae35',
  '#e2a72a',
  '#c8433c',
  '#3564a0',
  '#5f7a48',
  '#7a3c72',
  '#343c52',
  '#2fa39a',
  '#d96f52',
  '#dbe7ee',
  '#f1ece2',
  '#7f9fc8',
  '#c2542f',
  '#4b4f94',
  '#c4566c',
  '#86a05c',
  '#20242c',
  '#eeb0ac',
  '#a5c48a',
  '#bfa6e2',
  '#a02c56',
  '#e37f54',
  '#5f90cc',
  '#86bccb',
  '#1f7a7c',
];

/** Colours of the squares of flannel shirts. */
const flannels = ['#8c3b34', '#3d5b4a', '#4a6078', '#8a6440', '#6b3a3f', '#5c6048', '#44505c', '#a05a3a'];

/** Muted colours for tailored garments. */
const suitings = [
  '#22587c',
  '#2b3140',
  '#3a3f4a',
  '#4a4440',
  '#2a554c',
  '#5b4a3c',
  '#703c66',
  '#862e3f',
  '#8a7a66',
  '#39435c',
  '#20242c',
  '#56604a',
];
/** Colours of jackets for work. */
const workwear = ['#4f5a41', '#5c5a3e', '#33405f', '#6a553c', '#3d4450', '#7a5f3c'];
/** Seldom worn by men. */
const womensSuitings = ['#703c66', '#862e3f'];
const suits = ['#2b3140', '#3a3f4a', '#39435c', '#20242c', '#4a4440', '#56606e', '#6b5a48'];
/** The one strong colour on a suit. */
const ties = ['#8c2f3f', '#1f6a86', '#a8483a', '#3a59a0', '#6e3a66', '#2c6e5a'];
const kimonos = ['#2f3d66', '#6b3f5f', '#7a2f3a', '#5b6b52', '#c98f8a', '#8a9bb0', '#3a3f4a', '#2f5d50'];
/** Bright colours, in which people are seen in the rain. */
const rainwear = ['#d9a92f', '#2f5d8a', '#3f7360', '#b8433f', '#c9702f', '#33405f'];
const tailored = new Set<Garment>(['blazer', 'suit', 'coat', 'waistcoat', 'jacket']);

const denim = '#45618a';

/** Garments with a usual colour of their own. */
export const usualColours: Partial<Record<Garment, string>> = {
  scrubs: '#3f7f8c',
  'lab-coat': '#f1f2ef',
  'chef-jacket': '#f3f1ec',
  'trench-coat': '#cbb18a',
  'uniform-shirt': '#27374f',
  'uniform-jacket': '#1e2942',
};

/** Usual colour of the top under these. */
const innerColours: Partial<Record<Garment, string>> = { dungarees: '#efe7da' };

/** Colours of a top on which a light apron is visible. */
const belowLightAprons = ['#3d5a80', '#5b6b52', '#7a2f3a', '#8a9bb0', '#33404f', '#a7633c'];

const weightedGarments = (gender: Gender, age: number): (readonly [Garment, number])[] => [
  ['t-shirt', age < 45 ? 2.2 : age < 58 ? 0.8 : 0.3],
  ['jumper', 2.4],
  ['turtleneck', 1.2],
  ['shirt', gender === 'male' ? 3 : 1.4],
  ['polo', gender === 'male' ? 1.2 : 0.4],
  ['blazer', 2.6],
  ['cardigan', (gender === 'female' ? 1.6 : 0.6) * (age < 58 ? 1 : 3)],
  ['waistcoat', gender === 'male' ? 0.6 : 0],
  ['hoodie', age < 40 ? 1.1 : 0.2],
  ['jacket', age < 58 ? 1.6 : 0.5],
  ['blouse', gender === 'female' ? 2.2 : 0],
  ['dress', gender === 'female' ? 1 : 0],
  ['v-neck', 0.8],
];

const weightedPatterns = (
  garment: Garment,
  gender: Gender,
  casual: boolean,
): (readonly [Clothes['pattern'], number])[] => {
  if (casual)
    return [
      ['plain', 2],
      ['woven', 2],
      ['leather', 1],
    ];
  if (garment === 'kimono')
    return [
      ['plain', 1],
      [gender === 'female' ? 'floral' : 'woven', 1],
    ];
  if (garment === 'jumper')
    return [
      ['knit', 3],
      ['striped', 1],
    ];
  if (garment === 'turtleneck' || garment === 'cardigan') return [['knit', 1]];
  if (garment === 'shirt' || tailored.has(garment))
    return [
      ['plain', 3],
      ['woven', 2],
      ['checked', garment === 'shirt' ? 1 : 0],
    ];
  if (garment === 't-shirt')
    return [
      ['plain', 5],
      ['striped', 1],
    ];
  if (gender === 'female' && (garment === 'blouse' || garment === 'dress'))
    return [
      ['plain', 4],
      ['striped', 0.7],
      ['dotted', 0.8],
      ['floral', 0.9],
    ];
  return [['plain', 1]];
};

const womens: readonly Garment[] = ['blouse', 'dress', 'jumpsuit'];
const shortSleeved: readonly Garment[] = ['t-shirt', 'polo', 'dress'];

/** People in a headscarf cover their arms; people with tattoos show theirs. */
const notWorn = ({ headwear, excluded, accessories }: DescribedTraits, gender: Gender): readonly Garment[] => [
  ...(gender === 'male' ? womens : []),
  ...(excluded?.garments ?? []),
  ...(headwear === 'headscarf' ? shortSleeved : []),
  ...(accessories?.tattoos === undefined ? [] : garments.filter((garment) => !shortSleeved.includes(garment))),
];

const aprons = ['#37475c', '#37475c', '#3f4c3e', '#6b4a38', '#2c2c30', '#8a3f37', '#b89a6c', '#5a6f86'];
const belowDarkAprons = ['#f1ece2', '#f4f2ee', '#dfe6ea', '#bcd3e4', '#9dc3cc', '#e4bf5c', '#a9bb98'];

const topBelowApron = (apron: string, random: Random): string =>
  random.pick(lightness(rgb(apron)) > 0.5 ? belowLightAprons : belowDarkAprons);

/** Colours of the garment below a doctor's coat. */
const belowCoats = [
  '#8fb0cc',
  '#5f8fa3',
  '#c9dbe6',
  '#f4efe6',
  '#3d5a72',
  '#6f9a8f',
  '#b98a94',
  '#d9c6ae',
  '#8a93b8',
  '#33404f',
];

/** Colours of the sash on dark and on light kimonos. */
const sashes = {
  light: ['#d8b36a', '#e6ddc8', '#b8563f', '#c98f8a'],
  dark: ['#7a2f3a', '#33405f', '#4a5d48', '#8a5a2e'],
} as const;

/** Necklines of blouses and dresses. */
const necklines = {
  blouse: [
    ['collar', 3],
    ['open', 3],
    ['bow', 1.4],
  ],
  dress: [
    ['wrap', 0.5],
    ['boat', 1],
    ['square', 1],
  ],
} as const;

/** Garments below an open one, and their weights. */
const weightedInners = (garment: Garment, gender: Gender): (readonly [NonNullable<Clothes['inner']>, number])[] => {
  const male = gender === 'male';
  if (garment === 'suit' || garment === 'coat') return [];
  if (garment === 'lab-coat')
    return [
      ['shirt', male ? 3 : 1.6],
      ['t-shirt', 1.2],
      ['v-neck', 1.4],
      ['blouse', male ? 0 : 2],
      ['turtleneck', 0.5],
    ];
  if (garment === 'trench-coat')
    return [
      ['shirt', 2],
      ['turtleneck', 1.6],
      ['t-shirt', 1],
    ];
  if (garment === 'blazer' || garment === 'jacket')
    return [
      ['shirt', male ? 3 : 1.2],
      ['t-shirt', garment === 'jacket' ? 2.4 : 1.4],
      ['blouse', male ? 0 : 1],
      ['turtleneck', 0.6],
    ];
  return [];
};

/** What jumpers, open shirts and aprons may be worn over. */
export const layers: Partial<Record<Garment, NonNullable<Clothes['inner']>>> = {
  jumper: 'shirt',
  'v-neck': 'shirt',
  shirt: 't-shirt',
  apron: 'shirt',
};

/** Colours of the blouse below a sari. */
const cholis = ['#7a2f3a', '#c9963b', '#24506b', '#2f5d50', '#6b3f5f', '#20242c'];

/** Colours of scarves. */
const scarves = ['#b8433f', '#2f3d66', '#c9a063', '#5b6b52', '#7a2f3a', '#8a9bb0', '#d9c3a0', '#6b3f5f'];

/** Patterns with a second colour, which nobody asked for who named one colour. */
const twoColoured = ['striped', 'dotted', 'checked', 'floral'] as const;

export const randomClothes = (described: DescribedTraits, gender: Gender, age: number, random: Random): Clothes => {
  const { usualGarments } = described;
  const hasTie = described.tie !== undefined && described.tie !== 'none';
  const garment =
    described.garment ??
    // The garment that ties are mostly worn with.
    (hasTie ? 'suit' : random.pickWeighted(usualGarments ?? weightedGarments(gender, age), notWorn(described, gender)));
  // Most jackets that words do not name have a zip or are of denim: those with lapels look like blazers.
  const isCasual = described.garment === undefined && garment === 'jacket' && random.chance(0.8);
  const casual = described.casual ?? (isCasual ? true : undefined);
  const isOneColour = described.clothesColour !== undefined && described.secondColour === undefined;
  const pattern =
    described.pattern ??
    // Not of denim or leather, which words would name.
    (garment === 'jacket' && described.casual ? 'plain' : undefined) ??
    random.pickWeighted(weightedPatterns(garment, gender, casual !== undefined), isOneColour ? twoColoured : []);
  const hide = pattern === 'leather' ? '#3a2a22' : casual === true && pattern === 'woven' ? denim : undefined;
  const apron = described.secondColour ?? random.pick(aprons);
  const colour =
    described.clothesColour ??
    hide ??
    usualColours[garment] ??
    innerColours[garment] ??
    (garment === 'apron' ? topBelowApron(apron, random) : undefined) ??
    random.pick(
      garment === 'suit'
        ? suits
        : garment === 'kimono'
          ? kimonos
          : garment === 'rain-jacket'
            ? rainwear
            : casual === 'work'
              ? workwear
              : tailored.has(garment)
                ? suitings.filter((tint) => gender === 'female' || !womensSuitings.includes(tint))
                : garment === 'shirt' && pattern === 'checked'
                  ? flannels
                  : fabrics,
    );
  const seconds: Partial<Record<Garment, string>> = {
    apron,
    dungarees: '#3f5c80',
    ...(garment === 'sari' && {
      sari: random.pick(cholis.filter((choli) => contrast(rgb(choli), rgb(colour)) > 0.12)),
    }),
  };
  const light = rgb(colour)[1] > 150;
  const second =
    described.secondColour ??
    (garment === 'uniform-jacket' ? '#f4f4f2' : undefined) ??
    seconds[garment] ??
    (garment === 'lab-coat' ? random.pick(belowCoats) : undefined) ??
    (garment === 'kimono' ? random.pick(light ? sashes.dark : sashes.light) : undefined) ??
    random.pick(
      light || (pattern === 'checked' && !tailored.has(garment))
        ? ['#33404f', '#5a4636', '#2f4a45', pattern === 'checked' ? '#2a2530' : '#ffffff']
        : ['#f6f2ea', '#e8eef2', '#f0e2e0', '#dfe8ee'],
    );
  const isCrew = garment === 'uniform-jacket';
  const hasOwnTie = isCrew
    ? described.scarf === undefined
    : garment === 'suit' && gender === 'male' && random.chance(0.94);
  const tie = described.tie ?? (hasOwnTie ? 'tie' : 'none');
  const { secondPattern, loose, rolled, graphic, emblem } = described;
  const worn = tie === 'none' ? weightedInners(garment, gender) : [];
  const isOpen = described.garment === undefined || (garment === 'apron' && described.clothesColour === undefined);
  const layer = isOpen && !hasTie ? layers[garment] : undefined;
  const inner =
    described.inner ??
    (garment === 'apron' && described.accessories?.tattoos !== undefined ? 't-shirt' : undefined) ??
    (worn.length > 0 ? random.pickWeighted(worn) : layer && random.chance(0.45) ? layer : undefined);
  const cut = garment === 'dress' ? 'dress' : garment === 'blouse' || inner === 'blouse' ? 'blouse' : undefined;
  const neckline =
    garment === 'sportswear'
      ? described.neckline
      : cut && (described.neckline ?? random.pickWeighted<NonNullable<Clothes['neckline']>>(necklines[cut]));
  const usualTie = isCrew ? '#15171c' : random.pick(ties.filter((tint) => contrast(rgb(tint), rgb(colour)) > 0.12));
  // On a shirt alone, one of its own colour would be lost.
  const { tieColour = hasOwnTie || (hasTie && garment === 'shirt') ? usualTie : undefined } = described;
  return {
    garment,
    colour,
    second,
    ...(inner && { inner }),
    ...(neckline && { neckline }),
    ...(casual && { casual }),
    tie,
    ...(tieColour && { tieColour }),
    pattern,
    ...(secondPattern && { secondPattern }),
    ...(loose && { loose }),
    ...(rolled && garment === 'shirt' && { rolled }),
    ...(graphic && { graphic }),
    ...(emblem && { emblem }),
    ...(described.scarf !== undefined && { scarf: described.scarf || random.pick(scarves) }),
  };
};
