// Draws the random measures of a body within their usual spread.
import type { Random } from '../paint/random.ts';
import type { DescribedTraits } from './described-traits.ts';
import type { BodyShape, Person } from './person.ts';

export const randomBody = (
  { build, arms }: DescribedTraits,
  gender: Person['gender'],
  age: number,
  random: Random,
): BodyShape => ({
  shoulders: random.around(build === 'muscular' ? 1.08 : build === 'slim' ? 0.94 : 1, 0.06),
  weight: random.around(
    (build === 'heavy' ? 0.85 : build === 'slim' ? -0.25 : build === 'muscular' ? 0.12 : 0.1) +
      (age > 45 && !build ? 0.12 : 0),
    0.3,
  ),
  neck: random.around(build === 'heavy' ? -5 : 0, 6),
  turn: random.between(0.35, 1) * (random.chance(0.5) ? 1 : -1),
  slope: random.between(0.1, 0.85) * (build === 'muscular' ? 0.6 : 1) + (age > 60 ? 0.2 : 0),
  lean: random.around(0, 1),
  arms:
    arms ??
    random.pickWeighted([
      ['hanging', 3],
      ['pockets', 2],
      ['behind', gender === 'male' ? 2 : 1.5],
      ['folded', 1.6],
      ['clasped', 1.6],
    ] as const),
  spread: random.next(),
});
