// Colours of people: skin from porcelain to ebony, hair, eyes.
import { blend, hex, rgb } from '../paint/colour.ts';

/** Deep, shadow, mid, light, high, lip, blush. Darker shades shift in hue instead of only towards black. */
export const skins = {
  porcelain: ['#86483c', '#d9a18b', '#f1cab0', '#fbdfca', '#fff4e9', '#c8625e', '#ea8a7c'],
  fair: ['#7f4331', '#d1937a', '#edba9f', '#f8d5bc', '#ffeddb', '#c25c56', '#e47f6e'],
  golden: ['#7c4230', '#cd8f70', '#ebbb9b', '#f8d8be', '#fff1e3', '#c6605e', '#e08470'],
  olive: ['#6b3f2e', '#c98369', '#e5ac90', '#f4ccb1', '#fde7d2', '#c05c5a', '#dc7a66'],
  tan: ['#5e3124', '#bb7358', '#da9b7b', '#eebb99', '#fcdec1', '#b25355', '#cc6a54'],
  brown: ['#45221b', '#965440', '#bb775a', '#d79974', '#f1c39f', '#9e4a4d', '#b25648'],
  deep: ['#2a1511', '#5f3428', '#82503c', '#a26b4f', '#cf9975', '#824142', '#944a3a'],
  ebony: ['#1d0f0d', '#43251e', '#613a2d', '#80523e', '#b48465', '#6d3a41', '#7b4236'],
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
  brown: ['#1d1009', '#533320', '#ac7c50'],
  'light brown': ['#33200f', '#77502f', '#cda273'],
  auburn: ['#2c0f08', '#742f18', '#d07a44'],
  red: ['#43170a', '#9e4a22', '#e69c64'],
  blonde: ['#6e431c', '#cc9556', '#ffe2b0'],
  'dark blonde': ['#4a2f17', '#95703f', '#e4c084'],
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
  brown: '#70401f',
  'dark brown': '#4c2b19',
  hazel: '#7f6036',
  amber: '#a9692a',
  green: '#628444',
  blue: '#4f88b4',
  grey: '#7893a6',
} as const;
export type EyeColour = keyof typeof irises;
