// How a painted presenter carries their arms in each picture of a film: each is painted anyway, and one pose all along looks held.
import { armsIn } from '../people/create-person.ts';
import type { BodyShape, Person } from '../people/person.ts';
import { holdsProp } from '../people/props.ts';
import { seededRandom } from '../seeded-random.ts';

type Arms = Pick<BodyShape, 'arms' | 'mirrored'>;

/** A greeting hand is raised at the end only, and words would be over one before the chest. */
const USUAL = ['elbow', 'folded', 'hanging'] as const;
const END = ['palm', 'heart'] as const;

/**
 * The person with other arms than in the pictures before; what they hold stays in their hand, on the right.
 * @param index of the picture; the first has the person's own pose, if words may be over it @param isEnd whether it is that of the end card
 */
export const inFraming = (person: Person, seed: string, index: number, isEnd: boolean): Person => {
  const { garment } = person.clothes;
  const { mirrored, ...shape } = person.body;
  // Words begin on the other side.
  if (holdsProp(shape.arms)) return { ...person, body: shape };
  const { arms, ...body } = shape;
  if ((index === 0 && arms !== 'heart') || garment === 'kimono') return person;
  const poses = (isEnd ? END : USUAL).filter((pose) => pose !== arms && armsIn(garment, pose) === pose);
  const first = Math.floor(seededRandom(`${seed}/arms`)() * poses.length);
  const other: Arms = {
    arms: isEnd ? poses[0]! : poses[(first + index) % poses.length]!,
    ...(!mirrored && index % 2 === 1 && { mirrored: true as const }),
    ...(mirrored && index % 2 === 0 && { mirrored }),
  };
  return { ...person, body: { ...body, ...other } };
};
