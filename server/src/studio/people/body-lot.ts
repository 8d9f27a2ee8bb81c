// Bodies drawn by lot: the spread of every measure.
import type { Chance } from '../paint/chance.ts';
import type { BodyShape } from './person.ts';
import type { Said } from './said.ts';

export const bodyShape = ({ build }: Said, lot: Chance): BodyShape => ({
  shoulders: lot.near(build === 'muscular' ? 1.1 : build === 'slim' ? 0.94 : 1, 0.05),
  weight: lot.near(build === 'heavy' ? 0.85 : build === 'slim' ? -0.25 : build === 'muscular' ? 0.15 : 0.08, 0.18),
  neck: lot.near(build === 'heavy' ? -5 : 0, 6),
  turn: lot.near(0, 1),
  slope: lot.between(0.1, 0.85) * (build === 'muscular' ? 0.6 : 1),
});
