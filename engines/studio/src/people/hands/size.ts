// How large the hands of a person are.
import type { Person } from '../person.ts';

/** Scale of a hand; 1 is a large man's. */
export const handSize = ({ gender, body }: Person): number =>
  (gender === 'male' ? 1.06 : 0.97) * (1 + body.weight * 0.07);

/** Units from the wrist to the ends of slightly bent fingers. */
export const handReach = (person: Person): number => 158 * handSize(person);
