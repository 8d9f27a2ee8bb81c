// How a painted presenter carries their arms in each picture of a film: each is painted anyway, and one pose all along looks held.
import { armsIn } from '../people/create-person.ts';
import type { BodyShape, Person } from '../people/person.ts';
import { holdsProp } from '../people/props.ts';
import type { Framing } from '../people/rig.ts';
import type { ArmPose } from '../people/traits.ts';

type Arms = Pick<BodyShape, 'arms' | 'mirrored'>;

/** Hands that just hang, or one that is raised, are seen only where words ask for them. */
const UNASKED = new Set<ArmPose>(['hanging', 'palm']);

/**
 * The person with the arms of a picture, others than in the first one: from farther away their hands are clasped, from nearer they hang
 * below the frame. What words put into their hand stays there, on the right, except in the first picture of several: the words of the
 * hook would be over it. A thing that only goes with their trade would be under the words of the speech.
 * @param index of the picture; the first has the person's own pose, if words may be over it @param count of pictures
 */
export const inFraming = (person: Person, framing: Framing, index: number, count: number): Person => {
  const { garment } = person.clothes;
  const { mirrored, ...shape } = person.body;
  const isHolding = holdsProp(shape.arms);
  // Words begin on the other side.
  if (isHolding && !shape.isPoseRandom) {
    const isUnderWords = index === 0 && count > 1 && armsIn(garment, 'pockets') === 'pockets';
    return { ...person, body: isUnderWords ? { ...shape, arms: 'pockets' } : shape };
  }
  const { arms, ...body } = shape;
  const isOwn = arms !== 'heart' && !((isHolding || UNASKED.has(arms)) && shape.isPoseRandom);
  if ((index === 0 && isOwn) || garment === 'kimono') return person;
  const other: Arms = {
    arms: framing === 'wide' ? 'clasped' : 'hanging',
    ...(!mirrored && index % 2 === 1 && { mirrored: true as const }),
    ...(mirrored && index % 2 === 0 && { mirrored }),
  };
  return { ...person, body: { ...body, ...other } };
};
