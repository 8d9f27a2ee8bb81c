// How a painted presenter carries their arms in each picture of a film: each is painted anyway, and one pose all along looks held.
import { armsIn } from '../people/create-person.ts';
import type { BodyShape, Person } from '../people/person.ts';
import { holdsProp } from '../people/props.ts';

type Arms = Pick<BodyShape, 'arms' | 'mirrored'>;

/** What a presenter does with their hands while they speak. Near the camera, words would be over a hand before the chest or beside it. */
const USUAL = { wide: ['palm', 'hip'], medium: ['hip', 'clasped'] } as const;
const END = ['palm', 'heart'] as const;

/**
 * The person with other arms than in the pictures before; what they hold stays in their hand, on the right.
 * @param index of the picture; the first has the person's own pose, if words may be over it, but no hands that just hang without being asked to
 */
export const inFraming = (person: Person, framing: 'wide' | 'medium' | 'end card', index: number): Person => {
  const { garment } = person.clothes;
  const { mirrored, ...shape } = person.body;
  // Words begin on the other side.
  if (holdsProp(shape.arms)) return { ...person, body: shape };
  const { arms, ...body } = shape;
  const isOwn = arms !== 'heart' && !(arms === 'hanging' && shape.isPoseRandom);
  if ((index === 0 && isOwn) || garment === 'kimono') return person;
  const isEnd = framing === 'end card';
  const poses = (isEnd ? END : USUAL[framing]).filter((pose) => pose !== arms && armsIn(garment, pose) === pose);
  const other: Arms = {
    arms: poses[isEnd ? 0 : index % poses.length]!,
    ...(!mirrored && index % 2 === 1 && { mirrored: true as const }),
    ...(mirrored && index % 2 === 0 && { mirrored }),
  };
  return { ...person, body: { ...body, ...other } };
};
