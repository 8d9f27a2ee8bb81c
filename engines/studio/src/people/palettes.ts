// Colours of people: skin from porcelain to ebony, hair, eyes.
import { blend, hex, rgb } from '../paint/colour.ts';

/** Deep, shadow, mid, light, high, lip, blush. Darker shades shift in hue instead of only towards black. */
export const skins = {
  porcelain: ['#84443f', '#cf978a', '#f0c5b1', '#fbddce', '#fff4ec', '#c9625f', '#e8827a'],
  fair: ['#7e4030', '#c68b70', '#e9b697', '#f6d2b8', '#ffecdb', '#c25c58', '#e27c6e'],
  golden: ['#7c432e', '#c58d68', '#e7bb95', '#f6d8b9', '#fff1e0', '#c0605a', '#dc846c'],
  olive: ['#63361f', '#a1683f', '#cc9469', '#e4b68f', '#f6dabb', '#b05650', '#cc6c4c'],
  tan: ['#52281a', '#8d5433', '#b87c52', '#d39c70', '#ecc49b', '#9f4c46', '#b85c40'],
  brown: ['#381a12', '#6a3a24', '#945a39', '#b5774f', '#dca67c', '#8a4440', '#9c4a34'],
  deep: ['#25110d', '#4b271a', '#6e412b', '#905a3c', '#c48a62', '#7a3b3b', '#86402f'],
  ebony: ['#190c0a', '#331a13', '#502c1f', '#70432f', '#a97654', '#66343a', '#6e3529'],
} as const;
export type SkinTone = keyof typeof skins;
export const skinTones = Object.keys(skins) as SkinTone[];

/** Shades of a skin mixed towards a neighbouring tone, so that people of one tone differ. `drift` −0.5 to 0.5. */
export const skinBetween = (tone: SkinTone, drift: number): string[] => {
  const at = skinTones.indexOf(tone);
  const other = skinTones[Math.max(0, Math.min(skinTones.length - 1, at + Math.sign(drift)))] ?? tone;
  return skins[tone].map((stop, i) => hex(blend(rgb(stop), rgb(skins[other][i] ?? stop), Math.abs(drift))));
};

/** Dark, base and highlight of each natural colour. */
export const hairColours = {
  black: ['#080606', '#1c1816', '#665c57'],
  'dark brown': ['#160a06', '#3d2115', '#99603a'],
  brown: ['#1f0f08', '#5a341d', '#bd8249'],
  'light brown': ['#371d0c', '#824b25', '#dca261'],
  auburn: ['#2c0f08', '#742f18', '#d07a44'],
  red: ['#43170a', '#9e4a22', '#e69c64'],
  blonde: ['#6e431c', '#cc9556', '#ffe2b0'],
  'dark blonde': ['#4d2a10', '#9a6533', '#e8b873'],
  platinum: ['#847254', '#d6c49c', '#fff8e2'],
  grey: ['#3e3b3a', '#898582', '#dfdcd7'],
  white: ['#7f7b77', '#c5c1bb', '#fcfaf5'],
  'salt-and-pepper': ['#1e1b1a', '#565250', '#c8c3be'],
} as const;
export type HairColour = keyof typeof hairColours;

/** Dark, base and highlight of hair dyed in a colour, `#rrggbb`: more vivid than cloth, because strands shade each other. */
export const dyed = (colour: string): string[] => {
  const own = rgb(colour);
  const mean = (own[0] + own[1] + own[2]) / 3;
  const vivid = own.map((part) => Math.max(0, Math.min(255, mean + (part - mean) * 1.4))) as [number, number, number];
  return [
    hex(blend(vivid, [16, 4, 20], 0.5)),
    hex(blend(vivid, [20, 8, 16], 0.05)),
    hex(blend(vivid, [255, 246, 236], 0.42)),
  ];
};

export const irises = {
  brown: '#67391c',
  'dark brown': '#4f2e1a',
  hazel: '#7c5a30',
  amber: '#875526',
  green: '#66794c',
  blue: '#5a88a8',
  grey: '#7890a0',
} as const;
export type EyeColour = keyof typeof irises;
