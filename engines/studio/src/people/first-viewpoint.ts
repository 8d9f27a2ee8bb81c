// Where the camera of a first frame is: near to one person and farther from the next, with little room above the head.
import { clamp, mix } from '../paint/curve.ts';
import { armOf, leadingSide, limb } from './arms.ts';
import { bodyGrowth, deltoidHalf } from './body-plan.ts';
import { looseFit } from './garments/garments.ts';
import type { Person } from './person.ts';
import { holdOf } from './props.ts';
import { neckBase, type Viewpoint } from './rig.ts';
import { stanceOf, standing } from './stance.ts';
import type { HairStyle, Headwear } from './traits.ts';

/** Where the frame ends: hanging hands are below the chest; what hands hold before it is above the waist; hands on hips are above these. */
export type Cut = 'chest' | 'waist' | 'hips';

/** Lowest units that are seen of a usual body, by which share the camera's distance changes them, and the least and most rows above the hair. */
const cuts: Record<Cut, { lowest: number; range: number; room: readonly [number, number] }> = {
  chest: { lowest: 680, range: 0.05, room: [104, 136] },
  waist: { lowest: 862, range: 0.06, room: [110, 142] },
  hips: { lowest: 962, range: 0.06, room: [114, 146] },
};

/** Half the width of usual shoulders, in body units. */
const USUAL_HALF = 280;
/** Units from the eyes to the hands of arms that hang. */
const HANGING_HANDS = 900;
/** Lowest row of the eyes in a frame 1280 high: of people with a bun or a hat, the camera is farther away. */
const LOWEST_EYES = 478;
/** Least and most pixels of a frame 720 wide by which a person is beside the middle of the frame. */
const ASIDE = [8, 43] as const;

/** Least pixels of a frame 720 wide beside an elbow, around which a hand may be. */
const ELBOW_ROOM = 8;
/** Units from the eyes to what is surely drawn of every body. */
const BODY_BOTTOM = 1220;

export const firstViewpoint = (person: Person, cut: Cut): Viewpoint => {
  const { near, low, aside = 0 } = person.camera ?? { near: 0, low: 0 };
  const { lowest, range, room } = cuts[cut];
  // From below, the head is higher in the frame.
  const above = mix(room[0], room[1], (1 - low) / 2);
  const top = topOf(person);
  // Wide hair, broad shoulders and stout bodies fill the frame sooner.
  const girth =
    (hasWideHair(person) ? 1.05 : clamp(deltoidHalf(person) / USUAL_HALF, 0.97, 1.05)) *
    (1 + 0.05 * clamp(person.body.weight));
  const bottom = Math.min(lowest * (1 - range * near) * girth, cut === 'hips' ? Infinity : HANGING_HANDS);
  const scale = Math.min((1280 - above) / (top + bottom), (LOWEST_EYES - above) / top);
  const { arms, turn } = person.body;
  // A raised hand and the elbow of one on the hip are beside the shoulder. Brims are as wide as a near frame: the middle of the head
  // is in that of the frame. Folded arms reach far on the near side. Others have more room in front of the chest than behind it.
  const shift =
    arms === 'palm' || arms === 'hip'
      ? -leadingSide(person) * ASIDE[1]
      : hasBrim(person)
        ? -neckBase * scale * person.carriage.roll
        : Math.sign(turn) * (arms === 'folded' ? 2 * ASIDE[0] : -mix(ASIDE[0], ASIDE[1], Math.abs(aside)));
  const usual = { scale, x: 360 + shift, y: above + top * scale };
  const half = 360 - ELBOW_ROOM;
  /** Where the body's middle is if the left or the right elbow touches its edge of the frame. */
  const touching = ([left, right]: readonly [number, number], at: number) =>
    [-half - left * at, half - right * at].map((x) => 360 + x + 6 * turn) as [number, number];
  if (cut !== 'hips') {
    if (!holdsInOneHand(person)) return usual;
    const [least, most] = touching(armsReach(person), scale);
    const x = leadingSide(person) === 1 ? Math.min(usual.x, most) : Math.max(usual.x, least);
    return { ...usual, x: clamp(x, 360 - ASIDE[1], 360 + ASIDE[1]) };
  }
  // Farther from those whose elbows would be cut.
  const reach = armsReach(person);
  const least = Math.sign(shift) * ASIDE[0] - 6 * turn;
  const fitting = Math.min((half + least) / -reach[0], (half - least) / reach[1]);
  const seen = Math.min(scale, Math.max(fitting, (1280 - above) / (top + BODY_BOTTOM)));
  const beside = touching(reach, seen);
  return { scale: seen, x: clamp(360 + shift, Math.min(...beside), Math.max(...beside)), y: above + top * seen };
};

/** Units from the body's middle to the outer edges of both arms, down to the elbows. */
const armsReach = (person: Person): readonly [left: number, right: number] => {
  const stance = stanceOf(person);
  const worn = looseFit(person);
  const edge = (side: 1 | -1) => {
    const edges = limb(armOf(worn, side), 0, 1.3).map(
      ({ from, radii }) => side * standing(stance, [from[0] + side * radii[0], from[1]])[0],
    );
    return side * bodyGrowth(person) * Math.max(...edges);
  };
  return [edge(-1), edge(1)];
};

/** Whether one elbow is farther out than the other. */
const holdsInOneHand = (person: Person): boolean => {
  const hold = holdOf(person);
  return hold !== undefined && hold.both === undefined;
};

export const hasBrim = ({ headwear }: Person): boolean => headwear === 'cowboy-hat' || headwear === 'straw-hat';

/** Hair that is much wider than the head. */
const wideStyles = new Set<HairStyle>([
  'afro',
  'afro-puffs',
  'bob',
  'curls',
  'long-curls',
  'long-straight',
  'long-wavy',
  'shag',
]);

const hasWideHair = ({ hair, headwear }: Person): boolean => headwear === 'none' && wideStyles.has(hair.style);

/** Units from the eyes to the top of hair, or of headwear. */
const usualTop = 250;
const hairTops: Partial<Record<HairStyle, number>> = {
  bald: 196,
  buzz: 214,
  receding: 220,
  fade: 220,
  locs: 232,
  'box-braids': 232,
  quiff: 268,
  curtains: 268,
  'long-curls': 272,
  curls: 272,
  afro: 272,
  ponytail: 292,
  'afro-puffs': 304,
  bun: 324,
  'messy-bun': 330,
};
const headwearTops: Partial<Record<Headwear, number>> = {
  headscarf: 222,
  'flat-cap': 234,
  ghutra: 236,
  'straw-hat': 260,
  beret: 260,
  'cowboy-hat': 262,
  turban: 272,
  'hard-hat': 276,
  beanie: 278,
  'chef-hat': 322,
  headwrap: 332,
};

const topOf = ({ face, hair, headwear }: Person): number =>
  200 * ((face.forehead ?? 1) - 1) +
  (headwear === 'none'
    ? (hairTops[hair.style] ?? usualTop) + 18 * (hair.cut?.height ?? 0)
    : (headwearTops[headwear] ?? usualTop));
