// Draws a person's hair style as one layer behind the head and one in front.
import type { Canvas } from '@napi-rs/canvas';
import { rgb } from '../../paint/colour.ts';
import type { Viewport } from '../../paint/pen.ts';
import type { Person } from '../person.ts';
import type { HairStyle } from '../traits.ts';
import { afro, afroPuffs, curls, fade, longCurls, shortCurls } from './curly.ts';
import { bun, lowPonytail, messyBun, ponytail, slickBack } from './gathered.ts';
import { flattenLayer, type HairKit, hairKit } from './kit.ts';
import { bob, bobWithFringe, longHair, shag } from './long.ts';
import { tucksHair } from './parting.ts';
import { boxBraids, braids, cornrows, locs, sideBraid } from './ropes.ts';
import { type HairShades, silvery, skyLit } from './shade.ts';
import { buzz, receding } from './shorn.ts';
import { crop, curtains, pixie, quiff, sidePart } from './short.ts';

const styles: Record<HairStyle, (kit: HairKit) => void> = {
  bald: () => {},
  buzz,
  crop,
  quiff,
  'side-part': sidePart,
  receding,
  fade,
  'short-curls': shortCurls,
  pixie,
  bob,
  fringe: bobWithFringe,
  'long-straight': longHair,
  'long-wavy': longHair,
  'long-curls': longCurls,
  curls,
  afro,
  bun,
  ponytail,
  braids,
  locs,
  'box-braids': boxBraids,
  cornrows,
  'slick-back': slickBack,
  curtains,
  shag,
  'low-ponytail': lowPonytail,
  'side-braid': sideBraid,
  'messy-bun': messyBun,
  'afro-puffs': afroPuffs,
};

const overEars = new Set<HairStyle>([
  'bob',
  'fringe',
  'long-straight',
  'long-wavy',
  'long-curls',
  'curls',
  'locs',
  'box-braids',
  'shag',
  'low-ponytail',
]);

/** Styles that may be tucked behind one ear. */
const tucked = new Set<HairStyle>(['bob', 'fringe', 'long-straight', 'long-wavy', 'shag']);

/** The sides, −1 left and 1 right, on which neither hair nor cloth hides the ear. */
export const bareEars = (person: Person): readonly (-1 | 1)[] => {
  const { hair, headwear } = person;
  if (headwear === 'headscarf' || headwear === 'ghutra') return [];
  if (!overEars.has(hair.style) || headwear === 'headwrap') return [-1, 1];
  return tucked.has(hair.style) && tucksHair(person) ? [hair.parting > 0 ? 1 : -1] : [];
};

/** Draws both layers for a frontal head. */
export const drawHair = (person: Person, viewport: Viewport): { back: Canvas; front: Canvas } => {
  const shades = skyLit(person.hair.colours.map(rgb) as unknown as HairShades);
  // A man's beard is as grey as his hair.
  const kit = hairKit(person, person.gender === 'female' ? silvery(shades) : shades, viewport);
  // A person stored by a later version may have a style that this one does not know.
  (styles[person.hair.style] ?? crop)(kit);
  return { back: flattenLayer(kit.back), front: flattenLayer(kit.front) };
};
