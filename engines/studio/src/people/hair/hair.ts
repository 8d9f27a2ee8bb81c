// The hair of a person: the style's drawing, as one layer behind the head and one before it.
import type { Canvas } from '@napi-rs/canvas';
import { rgb } from '../../paint/colour.ts';
import type { Stage } from '../../paint/pen.ts';
import type { Person } from '../person.ts';
import type { HairStyle } from '../traits.ts';
import { afro, curls, fade, longCurls, shortCurls } from './curly.ts';
import { bun, ponytail, swept } from './gathered.ts';
import { flattened, type HairKit, hairKit } from './kit.ts';
import { bob, fringed, longHair, shag } from './long.ts';
import { boxBraids, braids, locs } from './ropes.ts';
import type { HairShades } from './shade.ts';
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
  fringe: fringed,
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
  'slick-back': swept,
  curtains,
  shag,
};

const overEars = new Set<HairStyle>([
  'bob',
  'fringe',
  'long-straight',
  'long-wavy',
  'long-curls',
  'curls',
  'locs',
  'braids',
  'box-braids',
  'shag',
]);

/** Whether hair or a scarf hides the ears. */
export const coversEars = ({ hair, headwear }: Person): boolean => overEars.has(hair.style) || headwear === 'headscarf';

/** Both layers on the given stage, drawn for a head that looks straight ahead. */
export const drawHair = (person: Person, stage: Stage): { back: Canvas; front: Canvas } => {
  const kit = hairKit(person, person.hair.colours.map(rgb) as unknown as HairShades, stage);
  styles[person.hair.style](kit);
  return { back: flattened(kit.back), front: flattened(kit.front) };
};
