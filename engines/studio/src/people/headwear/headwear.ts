// Draws a person's headwear by its name.
import type { Viewport } from '../../paint/pen.ts';
import type { Person } from '../person.ts';
import type { Headwear as Name } from '../traits.ts';
import { beanie } from './beanie.ts';
import { cowboyHat } from './cowboy-hat.ts';
import { ghutra } from './ghutra.ts';
import { beret, cap, flatCap, turban } from './hats.ts';
import { headscarf } from './headscarf.ts';
import { headwrap } from './headwrap.ts';
import { veil } from './veil.ts';
import { chefHat, hardHat, strawHat } from './work-hats.ts';
import { emptyLayer, type Headwear } from './wrap.ts';

const kinds: Record<Name, (person: Person, viewport: Viewport) => Headwear> = {
  none: (_, viewport) => ({ back: emptyLayer(viewport), front: emptyLayer(viewport) }),
  headscarf,
  turban,
  cap,
  beanie,
  'hard-hat': hardHat,
  'chef-hat': chefHat,
  'straw-hat': strawHat,
  beret,
  'flat-cap': flatCap,
  veil,
  headwrap,
  'cowboy-hat': cowboyHat,
  ghutra,
};

/** Draws headwear for a frontal head, on the hair's viewport; none for a kind of a later version. */
export const drawHeadwear = (person: Person, viewport: Viewport): Headwear =>
  (kinds[person.headwear] ?? kinds.none)(person, viewport);
