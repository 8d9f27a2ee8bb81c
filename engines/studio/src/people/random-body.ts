// Draws the random measures of a body within their usual spread.
import type { Random } from '../paint/random.ts';
import type { DescribedTraits } from './described-traits.ts';
import type { BodyShape, Person } from './person.ts';
import type { ArmPose } from './traits.ts';

type Build = NonNullable<DescribedTraits['build']> | 'usual' | 'toned';

/** The middle of each build's measures. */
const builds: Record<Build, Pick<BodyShape, 'shoulders' | 'weight' | 'neck'> & Required<Pick<BodyShape, 'girth'>>> = {
  usual: { shoulders: 1, weight: 0.16, neck: 0, girth: { neck: 1, waist: 1.02, arms: 1.02 } },
  slim: { shoulders: 0.93, weight: -0.28, neck: 0, girth: { neck: 0.92, waist: 0.84, arms: 0.88 } },
  muscular: { shoulders: 1.165, weight: 0, neck: -10, girth: { neck: 1.24, waist: 0.88, arms: 1.1 } },
  /** A woman trains for other shapes than a man. */
  toned: { shoulders: 1.12, weight: 0, neck: -6, girth: { neck: 1.13, waist: 0.88, arms: 1.06 } },
  heavy: { shoulders: 1, weight: 1.05, neck: -4, girth: { neck: 1.18, waist: 1.4, arms: 1.2 } },
};

/** What some people of a trade hold instead of its usual thing. */
const insteadOf: Partial<Record<ArmPose, readonly ArmPose[]>> = { mug: ['cup'], book: ['book', 'notebook'] };

export const randomBody = (
  { build, arms, usualArms }: DescribedTraits,
  gender: Person['gender'],
  age: number,
  random: Random,
): BodyShape => {
  const { shoulders, weight, neck, girth } =
    builds[build === 'muscular' && gender === 'female' ? 'toned' : (build ?? 'usual')];
  // Some hands are below the frame of a first frame. Drawn even if described, so that the other measures stay the same.
  const randomArms = random.pickWeighted([
    ['folded', 0.2],
    ['clasped', 0.16],
    ['interlaced', 0.14],
    ['pocket', 0.5],
  ] as const);
  // Of people whose build words leave open, some are slim and some stout, and waist, neck and arms go with the weight.
  const stout = random.between(-1, 1) * (build ? 0 : 1);
  const measures = {
    shoulders: shoulders + random.between(-1, 1) * (build ? 0.04 : 0.085),
    weight: random.around(weight + (age > 45 && !build ? 0.12 : 0) + (stout > 0 ? 0.6 : 0.34) * stout, 0.1),
    neck: random.around(neck - 38, 7),
    turn: random.between(0.08, 1) * (random.chance(0.5) ? 1 : -1),
    slope: random.between(0.3, 0.85) * (build === 'muscular' ? 0.6 : 1) + (age > 60 ? 0.2 : 0),
    lean: random.around(0, 1),
    spread: random.next(),
  };
  const girths = {
    neck: random.around(girth.neck + stout * 0.1, 0.04),
    waist: random.around(girth.waist + stout * 0.16, 0.05),
    arms: random.around(girth.arms + stout * 0.09, 0.05),
  };
  const mirrored = random.chance(0.5);
  const ofTrade = random.chance(0.92);
  const held = usualArms && random.pick([usualArms, ...(insteadOf[usualArms] ?? [])]);
  return {
    ...measures,
    arms: arms ?? (held && ofTrade ? held : randomArms),
    ...(mirrored && { mirrored }),
    girth: girths,
  };
};
