// Draws the random measures of a body within their usual spread.
import type { Random } from '../paint/random.ts';
import type { DescribedTraits } from './described-traits.ts';
import type { BodyShape, Person } from './person.ts';

type Build = NonNullable<DescribedTraits['build']> | 'usual' | 'toned';

/** The middle of each build's measures. */
const builds: Record<Build, Pick<BodyShape, 'shoulders' | 'weight' | 'neck'> & Required<Pick<BodyShape, 'girth'>>> = {
  usual: { shoulders: 1, weight: 0.1, neck: 0, girth: { neck: 1, waist: 1, arms: 1 } },
  slim: { shoulders: 0.9, weight: -0.28, neck: 4, girth: { neck: 0.86, waist: 0.84, arms: 0.88 } },
  muscular: { shoulders: 1.18, weight: 0, neck: -10, girth: { neck: 1.28, waist: 0.86, arms: 1.3 } },
  /** A woman trains for other shapes than a man. */
  toned: { shoulders: 1.08, weight: 0, neck: -6, girth: { neck: 1.12, waist: 0.88, arms: 1.1 } },
  heavy: { shoulders: 1.06, weight: 1.25, neck: -14, girth: { neck: 1.34, waist: 1.42, arms: 1.26 } },
};

export const randomBody = (
  { build, arms, usualArms }: DescribedTraits,
  gender: Person['gender'],
  age: number,
  random: Random,
): BodyShape => {
  const { shoulders, weight, neck, girth } =
    builds[build === 'muscular' && gender === 'female' ? 'toned' : (build ?? 'usual')];
  // An open palm and what hands hold need words.
  // Drawn even if described, so that the other measures stay the same.
  const randomArms = random.pickWeighted([
    ['hanging', 0.5],
    ['pocket', 0.8],
    ['pockets', 0.5],
    ['behind', 0.6],
    ['clasped', 0.9],
    ['interlaced', 0.9],
    ['wrist', 0.9],
    ['elbow', 1.1],
    ['folded', 1.2],
    ['hip', 1.1],
    ['hips', 0.8],
    ['heart', 0.8],
  ] as const);
  const measures = {
    shoulders: random.around(shoulders, 0.06),
    // A described build varies less.
    weight: random.around(weight + (age > 45 && !build ? 0.12 : 0), build ? 0.12 : 0.3),
    neck: random.around(neck - 20, 5),
    turn: random.between(0.35, 1) * (random.chance(0.5) ? 1 : -1),
    slope: random.between(0.1, 0.85) * (build === 'muscular' ? 0.6 : 1) + (age > 60 ? 0.2 : 0),
    lean: random.around(0, 1),
    spread: random.next(),
  };
  const girths = {
    neck: random.around(girth.neck, 0.04),
    waist: random.around(girth.waist, 0.05),
    arms: random.around(girth.arms, 0.05),
  };
  const mirrored = random.chance(0.5);
  const ofTrade = random.chance(0.6);
  return {
    ...measures,
    arms: arms ?? (usualArms && ofTrade ? usualArms : randomArms),
    ...(mirrored && { mirrored }),
    girth: girths,
  };
};
