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
import { boxBraids, braids, locs, sideBraid } from './ropes.ts';
import { type HairShades, skyLit } from './shade.ts';
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
  'braids',
  'low-ponytail',
]);

/** Whether hair or cloth hides the ears. */
export const coversEars = ({ hair, headwear }: Person): boolean =>
  (overEars.has(hair.style) && headwear !== 'headwrap') || headwear === 'headscarf' || headwear === 'ghutra';

/** Draws both layers for a frontal head. */
export const drawHair = (person: Person, viewport: Viewport): { back: Canvas; front: Canvas } => {
  const kit = hairKit(person, skyLit(person.hair.colours.map(rgb) as unknown as HairShades), viewport);
  // A person stored by a later version may have a style that this one does not know.
  (styles[person.hair.style] ?? crop)(kit);
  return { back: flattenLayer(kit.back), front: flattenLayer(kit.front) };
};
