// Bodies drawn by lot: the spread of every measure.
import type { Chance } from '../paint/chance.ts';
import type { BodyShape, Person } from './person.ts';
import type { Said } from './said.ts';

export const bodyShape = ({ build, arms }: Said, gender: Person['gender'], age: number, lot: Chance): BodyShape => ({
  shoulders: lot.near(build === 'muscular' ? 1.08 : build === 'slim' ? 0.94 : 1, 0.06),
  weight: lot.near(
    (build === 'heavy' ? 0.85 : build === 'slim' ? -0.25 : build === 'muscular' ? 0.12 : 0.1) +
      (age > 45 && !build ? 0.12 : 0),
    0.3,
  ),
  neck: lot.near(build === 'heavy' ? -5 : 0, 6),
  turn: lot.between(0.35, 1) * (lot.yes(0.5) ? 1 : -1),
  slope: lot.between(0.1, 0.85) * (build === 'muscular' ? 0.6 : 1) + (age > 60 ? 0.2 : 0),
  lean: lot.near(0, 1),
  arms:
    arms ??
    lot.weigh([
      ['hanging', 3],
      ['pockets', 2],
      ['behind', gender === 'male' ? 2 : 1.5],
      ['folded', 1.6],
      ['clasped', 1.6],
    ] as const),
  spread: lot.next(),
});
