// How a painted presenter carries their arms in each picture of a film: each is painted anyway, and one pose all along looks held.
import { armsIn } from '../people/create-person.ts';
import type { BodyShape, Person } from '../people/person.ts';
import { holdsProp } from '../people/props.ts';
import type { ArmPose } from '../people/traits.ts';

type Arms = Pick<BodyShape, 'arms' | 'mirrored'>;

/** What a presenter does with their hands while they speak: quiet hands, which no words are over. */
const USUAL = ['clasped', 'hip'] as const;
/** Nor hands that just hang, nor a raised one, unless words ask for it. */
const UNASKED = new Set<ArmPose>(['hanging', 'palm']);

/**
 * The person with the arms of a picture, others than in the first one; what they hold stays in their hand, on the right, except in the first
 * picture of several: the words of the hook would be over it.
 * @param index of the picture; the first has the person's own pose, if words may be over it @param count of pictures
 */
export const inFraming = (person: Person, index: number, count: number): Person => {
  const { garment } = person.clothes;
  const { mirrored, ...shape } = person.body;
  // Words begin on the other side.
  if (holdsProp(shape.arms)) {
    const isUnderWords = index === 0 && count > 1 && armsIn(garment, 'pockets') === 'pockets';
    return { ...person, body: isUnderWords ? { ...shape, arms: 'pockets' } : shape };
  }
  const { arms, ...body } = shape;
  const isOwn = arms !== 'heart' && !(UNASKED.has(arms) && shape.isPoseRandom);
  if ((index === 0 && isOwn) || garment === 'kimono') return person;
  const poses = USUAL.filter((pose) => pose !== arms && armsIn(garment, pose) === pose);
  const other: Arms = {
    arms: poses[index % poses.length]!,
    ...(!mirrored && index % 2 === 1 && { mirrored: true as const }),
    ...(mirrored && index % 2 === 0 && { mirrored }),
  };
  return { ...person, body: { ...body, ...other } };
};
