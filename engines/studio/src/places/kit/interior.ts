// Interiors that differ by their seed: where the window is, the finish of the end wall, the lamps.
import { blend, type Rgb } from '../../paint/colour.ts';
import { createRandom } from '../../paint/random.ts';
import type { Material } from '../world/world.ts';
import { addPointLight, paintedMaterial, type SceneBuild, texturedMaterial } from './build.ts';
import { tubeLight } from './daylight.ts';
import { type Finish, finish } from './finishes.ts';
import { besidePresenter, frameX } from './frame.ts';
import { curtain } from './furniture.ts';
import { downlights, globes, neonShapes, pendants, trackLights } from './lamps.ts';
import { addBouncedLight, type Opening, type RoomShell, shell } from './room.ts';
import { boards } from './textures.ts';

/**
 * Where the daylight comes from; `end`: a window beside the presenter, `panorama`: the whole end wall is a window, `unseen`:
 * through a window before the frame, as a patch on the end wall.
 */
type Daylit = 'side' | 'end' | 'panorama' | 'unseen';

/** What may differ, as lists of choices, each drawn by the seed. */
export interface Interior {
  readonly back: number;
  /** The least height of a room whose ceiling is seen. */
  readonly height: number;
  readonly end: readonly Finish[];
  readonly floor: Material;
  /** Whether the ceiling may be of boards. */
  readonly boardedCeiling?: boolean;
  readonly daylight: readonly Daylit[];
  readonly lamps: readonly (keyof typeof lampSets)[];
  readonly outside?: 'city' | 'green';
  readonly frames?: readonly Rgb[];
  readonly curtains?: boolean;
}

const lampSets = { pendants, globes, trackLights, downlights, none: () => undefined };

/** Height of the frame's upper edge over the horizon, as a factor of the lens's reach and the distance. */
const TOP = 0.8;

/** Height in metres of the light that fills each side of a room from no lamp, however high the room is. */
const FILL_LIGHT = 2.8;

export const darkFrames: readonly Rgb[] = [
  [56, 50, 46],
  [104, 74, 52],
];
const paleFrames: readonly Rgb[] = [
  [238, 232, 220],
  [176, 138, 98],
];

/** The middles of an end wall's two sides beside a presenter, and which of them are below a window. */
interface Sides {
  readonly left: number;
  readonly right: number;
  readonly windowed: 'none' | 'left' | 'both';
}

/** Builds the room, lets `furnish` fill it and adds the bounced light. */
export const interior = (build: SceneBuild, asked: Interior, furnish: (sides: Sides) => void): void => {
  const { random, plan, world, wall, accent } = build;
  const { back } = asked;
  // A lens from wide to one for portraits, before which the end wall is larger and calmer.
  world.camera = { ...world.camera, height: random.between(1.25, 1.5), reach: random.pick([0.46, 0.5, 0.58]) };
  const seen = world.camera.height + TOP * world.camera.reach * back;
  // A plain ceiling would be an empty band above the head.
  const isBoarded = asked.boardedCeiling === true && random.chance(0.5);
  const height = isBoarded ? Math.max(asked.height, seen - random.between(0.3, 0.9)) : seen + 0.3;
  const isWet = plan.weather === 'rain' || plan.weather === 'snow';
  // Rain and snow are drawn in windows, if a room has one in its frame.
  const seenWindows = asked.daylight.filter((from) => from !== 'unseen');
  const daylight = random.pick(isWet && seenWindows.length > 0 ? seenWindows : asked.daylight);
  const [left, right] = [frameX(build, daylight === 'side' ? 0.14 : -0.05, back), frameX(build, 1.05, back)];
  const sides = besidePresenter.map((part) => frameX(build, part, back)) as [number, number];
  const opening = openings[daylight](build, back, height, random.pick([1, 2]));
  const room: RoomShell = {
    left,
    right,
    back,
    height,
    walls: paintedMaterial(blend(wall, [248, 247, 244], 0.1)),
    end: finish(build, random.pick(asked.end)),
    floor: asked.floor,
    ceiling: isBoarded ? finish(build, 'boards') : paintedMaterial(blend(wall, [242, 242, 240], 0.55)),
    outside: asked.outside ?? 'green',
    frames: random.pick(asked.frames ?? paleFrames),
    openings: [opening],
    sunlitEnd: daylight === 'unseen',
  };
  shell(build, room);
  if (asked.curtains && daylight === 'end')
    for (const x of [opening.from - 0.12, opening.to + 0.12])
      curtain(
        build,
        [x - 0.16, 0, back - 0.1],
        [x + 0.16, 0, back - 0.1],
        opening.high + 0.15,
        blend(wall, accent, 0.25),
      );
  // Under a cloud, the light of a window is without edges.
  if (daylight !== 'unseen' && random.chance(0.4)) build.world.sun = undefined;
  const lamps = random.pick(asked.lamps);
  lampSets[plan.neon || random.chance(0.3) ? 'none' : lamps](build, room);
  if (plan.neon) neonShapes(build, sides, back - 0.08);
  for (const x of sides) addPointLight(build, [x, FILL_LIGHT, back - 0.7], tubeLight, 0.35);
  if (plan.side) build.random = createRandom(`${plan.seed}/${plan.kind}/${plan.side}`);
  furnish({ left: sides[0], right: sides[1], windowed: windowed[daylight] });
  addBouncedLight(build, room);
  build.world.exposure = 0.86;
};

const windowed: Record<Daylit, Sides['windowed']> = { side: 'none', end: 'left', panorama: 'both', unseen: 'none' };

const openings: Record<Daylit, (build: SceneBuild, back: number, height: number, panes: number) => Opening> = {
  side: (_, back, height, panes) => ({
    wall: 'left',
    from: back * 0.5,
    to: back - 0.35,
    low: 0.4,
    high: Math.min(2.8, height - 0.4),
    panes: [panes + 2, 2],
  }),
  end: (build, back, height, panes) => ({
    wall: 'back',
    from: frameX(build, 0.01, back),
    to: frameX(build, 0.27, back),
    low: 0.95,
    high: Math.min(2.75, height - 0.45),
    panes: [panes, 2],
  }),
  panorama: (build, back, height, panes) => ({
    wall: 'back',
    from: frameX(build, -0.03, back),
    to: frameX(build, 1.03, back),
    low: 0.5,
    high: height - 0.35,
    panes: [panes + 2, 1],
  }),
  unseen: (_, back, height) => ({
    wall: 'left',
    from: back - 3.6,
    to: back - 2.2,
    low: 1.2,
    high: height - 0.2,
    panes: [2, 3],
  }),
};

/** A floor of boards in a colour, or stained grey, pale or dark. */
export const woodFloor = (build: SceneBuild, colour: Rgb, gloss = 0.12): Material => {
  const stained = build.random.pick([
    colour,
    [214, 206, 194],
    [156, 152, 148],
    blend(colour, [70, 62, 62], 0.6),
  ] as const);
  return texturedMaterial(boards(build.random, stained), [0.8, 2.2], { gloss });
};

/** Furnishes one side of a presenter: `x` is its middle at the end wall, at the distance `back`. */
export type Furnish = (build: SceneBuild, x: number, back: number) => void;

/** Two different members of a list, in the seed's order. */
export const twoOf = <T>({ random }: SceneBuild, list: readonly T[]): readonly [T, T] => {
  const first = random.pick(list);
  return [first, random.pick(list.filter((other) => other !== first))];
};

/** Furnishes both sides from two lists: one for walls, one for the space below a window. */
export const furnishSides =
  (build: SceneBuild, back: number, walls: readonly Furnish[], belowWindow: readonly Furnish[]) =>
  ({ left, right, windowed }: Sides): void => {
    const [one, other] = twoOf(build, windowed === 'both' ? belowWindow : walls);
    one(build, right, back);
    (windowed === 'left' ? build.random.pick(belowWindow) : other)(build, left, back);
  };
