// Usual skin and hair of people by the region that a description names or suggests; descriptions of skin and hair come first.
import type { HairColour, SkinTone } from './palettes.ts';

export interface Origin {
  /** Tones and their weights: most nations have people of many. */
  readonly skins: readonly (readonly [SkinTone, number])[];
  /** Hair colours of people below fifty whose skin is not dark. Missing: of every colour. */
  readonly hair?: readonly (readonly [HairColour, number])[];
  /** Missing: told by the skin. */
  readonly eastAsian?: boolean;
  /** Hair is hardly ever coily, however dark the skin. */
  readonly isStraight?: true;
  /** Light eyes are rare. */
  readonly hasDarkEyes?: true;
}

const blond: Origin['hair'] = [
  ['blonde', 4],
  ['dark blonde', 4],
  ['light brown', 3],
  ['brown', 2],
  ['dark brown', 1],
  ['red', 0.6],
];
const ginger: Origin['hair'] = [
  ['red', 2],
  ['auburn', 2],
  ['brown', 3],
  ['dark brown', 2],
  ['light brown', 2],
  ['dark blonde', 1.4],
];
const brown: Origin['hair'] = [
  ['dark brown', 4],
  ['brown', 4],
  ['light brown', 1],
  ['black', 1],
  ['dark blonde', 0.6],
  ['auburn', 0.5],
];
/** Dark brown hair is drawn with red lights, which black hair lacks. */
const dark: Origin['hair'] = [
  ['black', 6],
  ['dark brown', 2],
];

export const origins = {
  nordic: {
    skins: [
      ['porcelain', 3],
      ['fair', 3],
    ],
    hair: blond,
    eastAsian: false,
  },
  celtic: {
    skins: [
      ['porcelain', 4],
      ['fair', 3],
    ],
    hair: ginger,
    eastAsian: false,
  },
  germanic: {
    skins: [
      ['porcelain', 2],
      ['fair', 6],
      ['olive', 0.6],
    ],
    eastAsian: false,
  },
  slavic: {
    skins: [
      ['porcelain', 2],
      ['fair', 5],
    ],
    hair: [...blond, ['dark brown', 2]],
    eastAsian: false,
  },
  british: {
    skins: [
      ['porcelain', 3],
      ['fair', 6],
      ['brown', 0.8],
      ['deep', 0.8],
    ],
    eastAsian: false,
  },
  french: {
    skins: [
      ['porcelain', 2],
      ['fair', 6],
      ['olive', 2.2],
      ['deep', 0.8],
    ],
    hair: brown,
    eastAsian: false,
  },
  'southern-european': {
    skins: [
      ['fair', 2],
      ['olive', 5],
    ],
    hair: brown,
    eastAsian: false,
  },
  anatolian: {
    skins: [
      ['fair', 2],
      ['olive', 4],
    ],
    hair: dark,
    eastAsian: false,
    hasDarkEyes: true,
    isStraight: true,
  },
  levantine: {
    skins: [
      ['fair', 1],
      ['olive', 5],
      ['tan', 1],
    ],
    hair: dark,
    eastAsian: false,
    hasDarkEyes: true,
    isStraight: true,
  },
  arabian: {
    skins: [
      ['olive', 4],
      ['tan', 3],
    ],
    hair: dark,
    eastAsian: false,
    hasDarkEyes: true,
    isStraight: true,
  },
  'north-african': {
    skins: [
      ['olive', 3],
      ['tan', 3.4],
      ['brown', 0.6],
    ],
    hair: dark,
    eastAsian: false,
    hasDarkEyes: true,
  },
  african: {
    skins: [
      ['deep', 3],
      ['ebony', 2.6],
    ],
    eastAsian: false,
  },
  sahelian: {
    skins: [
      ['deep', 1],
      ['ebony', 3],
    ],
    eastAsian: false,
  },
  'horn-of-africa': {
    skins: [
      ['brown', 2],
      ['deep', 3],
    ],
    eastAsian: false,
  },
  'south-african': {
    skins: [
      ['deep', 4],
      ['brown', 1],
      ['fair', 1.4],
    ],
    eastAsian: false,
  },
  'south-asian': {
    skins: [
      ['brown', 7],
      ['tan', 1.4],
      ['deep', 0.6],
    ],
    hair: [
      ['dark brown', 0.7],
      ['black', 8],
    ],
    eastAsian: false,
    hasDarkEyes: true,
    isStraight: true,
  },
  'east-asian': { skins: [['golden', 1]], eastAsian: true, hasDarkEyes: true, isStraight: true },
  'south-east-asian': {
    skins: [
      ['golden', 2],
      ['tan', 4],
    ],
    eastAsian: true,
    hasDarkEyes: true,
    isStraight: true,
  },
  'latin-american': {
    skins: [
      ['fair', 0.3],
      ['olive', 1.6],
      ['tan', 5],
      ['brown', 1],
    ],
    hair: dark,
    eastAsian: false,
    hasDarkEyes: true,
    isStraight: true,
  },
  rioplatense: {
    skins: [
      ['fair', 4],
      ['olive', 3],
      ['tan', 0.8],
    ],
    hair: brown,
    eastAsian: false,
  },
  brazilian: {
    skins: [
      ['tan', 6],
      ['brown', 2],
      ['olive', 1.4],
      ['deep', 1],
      ['fair', 0.4],
    ],
    hair: [
      ['black', 3],
      ['dark brown', 4],
      ['brown', 2],
    ],
    eastAsian: false,
  },
  antillean: {
    skins: [
      ['olive', 1],
      ['tan', 3],
      ['brown', 2.5],
      ['deep', 1],
    ],
    hair: dark,
    eastAsian: false,
  },
  caribbean: {
    skins: [
      ['brown', 2],
      ['deep', 4],
    ],
    eastAsian: false,
  },
  polynesian: {
    skins: [
      ['tan', 3],
      ['brown', 2],
    ],
    eastAsian: false,
    hasDarkEyes: true,
    isStraight: true,
  },
  'native-american': { skins: [['tan', 1]], hair: dark, eastAsian: false, hasDarkEyes: true, isStraight: true },
  american: {
    skins: [
      ['porcelain', 1],
      ['fair', 5],
      ['olive', 1],
      ['tan', 1.4],
      ['brown', 0.8],
      ['deep', 1.4],
      ['golden', 0.4],
    ],
  },
  australasian: {
    skins: [
      ['porcelain', 2],
      ['fair', 5],
      ['olive', 0.8],
      ['tan', 0.4],
      ['golden', 0.5],
    ],
  },
} as const satisfies Record<string, Origin>;
export type OriginName = keyof typeof origins;
