// What a person wears on the head, by its name.
import type { Stage } from '../../paint/pen.ts';
import type { Person } from '../person.ts';
import type { Headwear as Name } from '../traits.ts';
import { beanie, cap, turban } from './hats.ts';
import { headscarf } from './headscarf.ts';
import { type Headwear, nothing } from './wrap.ts';

const kinds: Record<Name, (person: Person, stage: Stage) => Headwear> = {
  none: (_, stage) => ({ back: nothing(stage), front: nothing(stage), hides: false }),
  headscarf,
  turban,
  cap,
  beanie,
};

/** Drawn on the stage of the hair, for a head that looks straight ahead. */
export const drawHeadwear = (person: Person, stage: Stage): Headwear => kinds[person.headwear](person, stage);
