// Rooms: floor, ceiling and walls with windows in them, the daylight that comes in, and what stands outside.
import { blend, type Rgb } from '../../paint/colour.ts';
import { skyLight } from '../world/sky.ts';
import {
  brightness,
  filtered,
  type Light,
  linear,
  type Material,
  type Panel,
  sumOf,
  times,
  type Vec,
} from '../world/world.ts';
import { type Build, block, glow, paint, panel } from './build.ts';
import { bulb, tube } from './daylight.ts';
import { front, thicket } from './textures.ts';

/** A window or glass door, by metres along its wall (towards the back, or to the right) and above the floor. */
export interface Opening {
  readonly wall: 'left' | 'right' | 'back';
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
  /** Panes beside and above each other. */
  readonly panes: readonly [number, number];
}

export interface Shell {
  readonly left: number;
  readonly right: number;
  readonly back: number;
  readonly height: number;
  readonly walls: Material;
  /** The back wall, where it differs. */
  readonly end?: Material;
  readonly floor: Material;
  readonly ceiling?: Material;
  readonly openings?: readonly Opening[];
  readonly frames?: Rgb;
  /** Seen through the windows. */
  readonly outside?: 'city' | 'green';
}

export const shell = (build: Build, room: Shell): void => {
  const { left, right, back, height, walls, floor } = room;
  const wide = right - left;
  build.world.haze = { light: [0, 0, 0], half: Number.POSITIVE_INFINITY };
  build.world.sun = undefined;
  build.world.room = { left, right, back };
  panel(build, [left, 0, -1], [wide, 0, 0], [0, 0, back + 1], floor);
  panel(build, [left, height, -1], [wide, 0, 0], [0, 0, back + 1], room.ceiling ?? paint([238, 236, 230]));
  const openings = room.openings ?? [];
  for (const wall of ['left', 'right', 'back'] as const) {
    const here = openings.filter((opening) => opening.wall === wall).sort((a, b) => a.from - b.from);
    const side = sideOf(room, wall);
    const material = wall === 'back' ? (room.end ?? walls) : walls;
    const part = (from: number, to: number, low: number, high: number) => {
      if (to > from && high > low)
        panel(build, side.at(from, high), side.along(to - from), [0, low - high, 0], material);
    };
    let reached = side.start;
    for (const opening of here) {
      part(reached, opening.from, 0, height);
      part(opening.from, opening.to, 0, opening.low);
      part(opening.from, opening.to, opening.high, height);
      window(build, side, opening, room.frames ?? [236, 232, 224]);
      reached = opening.to;
    }
    part(reached, side.end, 0, height);
    if (here.length > 0) view(build, room, wall);
    if (wall !== 'left' || here.every(({ low }) => low > 0.2))
      panel(
        build,
        side.at(side.start, 0.12, 0.02),
        side.along(side.end - side.start),
        [0, -0.12, 0],
        paint(room.frames ?? [226, 222, 214]),
      );
  }
  daylightThrough(build);
};

interface Side {
  start: number;
  end: number;
  /** A point of the wall by its way along it and its height, `out` metres into the room. */
  at(along: number, y: number, out?: number): Vec;
  along(length: number): Vec;
  facing: Vec;
}

const sideOf = ({ left, right, back }: Shell, wall: Opening['wall']): Side => {
  if (wall === 'back')
    return {
      start: left,
      end: right,
      at: (along, y, out = 0) => [along, y, back - out],
      along: (length) => [length, 0, 0],
      facing: [0, 0, -1],
    };
  const x = wall === 'left' ? left : right;
  const inward = wall === 'left' ? 1 : -1;
  return {
    start: -1,
    end: back,
    at: (along, y, out = 0) => [x + out * inward, y, along],
    along: (length) => [0, 0, length],
    facing: [inward, 0, 0],
  };
};

const window = (build: Build, side: Side, { from, to, low, high, panes }: Opening, colour: Rgb): void => {
  const { world, day } = build;
  const frame = paint(colour);
  const bar = 0.045;
  const [wide, tall] = [to - from, high - low];
  for (let i = 0; i <= panes[0]; i++)
    panel(build, side.at(from + (wide * i) / panes[0] - bar / 2, high, 0.03), side.along(bar), [0, -tall, 0], frame);
  for (let i = 0; i <= panes[1]; i++)
    panel(build, side.at(from, low + (tall * i) / panes[1] + bar / 2, 0.03), side.along(wide), [0, -bar, 0], frame);
  if (low > 0.2) panel(build, side.at(from - 0.06, low, 0), side.along(wide + 0.12), scaled(side.facing, 0.16), frame);
  const [cw, ch] = [wide / panes[0], tall / panes[1]];
  for (let i = 0; i < panes[0]; i++)
    for (let j = 0; j < panes[1]; j++)
      holes(build).push({
        kind: 'panel',
        corner: side.at(from + cw * i + bar / 2, high - ch * j - bar / 2),
        across: side.along(cw - bar),
        down: [0, bar - ch, 0],
        material: frame,
      });
  const [x, y, z] = side.facing;
  world.panes.push({
    middle: side.at((from + to) / 2, (low + high) / 2),
    facing: side.facing,
    area: wide * tall,
    light: times(sumOf(skyTowards(build, [-x * 0.9, 0.35 - y, -z * 0.9]), day.above), 1.6),
  });
};

const skyTowards = ({ day }: Build, [x, y, z]: Vec): Light => {
  const light = new Float32Array(3);
  skyLight(day.sky, x, y, z, light, 0);
  return [light[0]!, light[1]!, light[2]!];
};

const scaled = ([x, y, z]: Vec, by: number): Vec => [x * by, y * by, z * by];

const openHoles = new WeakMap<Build, Panel[]>();
const holes = (build: Build): Panel[] => {
  const known = openHoles.get(build) ?? [];
  openHoles.set(build, known);
  return known;
};

/** The sun through the windows: from their side, whatever the sky's own sun does. */
const daylightThrough = (build: Build): void => {
  const { sun } = build.day;
  const through = holes(build);
  if (sun === undefined || through.length === 0) return;
  const [across] = through;
  const fromSide = across!.across[0] === 0;
  const leftwards = across!.corner[0] < 0 ? -1 : 1;
  const [, height] = sun.towards;
  const steep = Math.max(0.34, Math.min(0.6, height));
  const flat = Math.sqrt(1 - steep * steep);
  const towards: Vec = fromSide ? [leftwards * flat * 0.93, steep, flat * 0.37] : [-flat * 0.34, steep, flat * 0.94];
  build.world.sun = { towards, light: sun.light, through };
};

/** What is seen through the windows of a wall: as bright as the day. */
const view = (build: Build, room: Shell, wall: Opening['wall']): void => {
  const { random, day, plan, lit } = build;
  const light = sumOf(day.above, sumOf(day.below, day.sun ? times(day.sun.light, 0.35) : [0, 0, 0]));
  const away = 14;
  const long = 46;
  const corner: Vec =
    wall === 'back'
      ? [-long / 2, 0, room.back + away]
      : wall === 'left'
        ? [room.left - away, 0, -8]
        : [room.right + away, 0, -8];
  const along: Vec = wall === 'back' ? [long, 0, 0] : [0, 0, long];
  if ((room.outside ?? 'green') === 'green') {
    const tall = random.between(3.4, 5);
    panel(build, [corner[0], tall, corner[2]], along, [0, -tall - 4, 0], {
      colour: times(light, 0.02),
      emits: 46,
      texture: thicket(random, foliage(plan.season)),
      every: [9, tall + 4],
    });
    return;
  }
  for (let i = 0; i < 9; i++) {
    const house = front(random, blend([150, 140, 134], [96, 110, 124], random.next()), 10, 5, lit ? 0.4 : 0.03);
    const tall = random.between(1, 13);
    const back = random.between(0, 9);
    const start = i * 5 + random.between(-1.5, 1.5);
    const wide = random.between(3.5, 6);
    const at: Vec =
      wall === 'back'
        ? [corner[0] + start, tall, corner[2] + back]
        : [corner[0] + (wall === 'left' ? -back : back), tall, corner[2] + start];
    const edge: Vec = wall === 'back' ? [wide, 0, 0] : [0, 0, wide];
    const hazed = blendLight(light, day.haze, 0.25 + back * 0.04);
    panel(build, at, edge, [0, -tall - 12, 0], { colour: times(hazed, 0.02), emits: 50, texture: house.wall });
    if (lit)
      panel(build, [at[0], at[1], at[2] - 0.05], edge, [0, -tall - 12, 0], {
        colour: linear([255, 190, 120]),
        emits: 1.6,
        texture: house.lit(),
      });
  }
};

const blendLight = (a: Light, b: Light, part: number): Light => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
  a[2] + (b[2] - a[2]) * part,
];

export const foliage = (season: Build['plan']['season']): readonly Rgb[] =>
  ({
    spring: [
      [126, 160, 78],
      [150, 180, 96],
      [96, 136, 70],
      [236, 190, 200],
    ] as const,
    summer: [
      [78, 118, 58],
      [104, 142, 70],
      [58, 96, 54],
      [128, 156, 84],
    ] as const,
    autumn: [
      [176, 112, 60],
      [194, 148, 78],
      [140, 84, 54],
      [122, 118, 66],
    ] as const,
    winter: [
      [206, 212, 220],
      [234, 238, 244],
      [150, 154, 156],
      [112, 120, 116],
    ] as const,
  })[season];

/**
 * Light thrown to and fro between walls, from all that comes in: flux × reflectance / (surface × (1 − reflectance)), as in an
 * integrating sphere. Call when everything stands.
 */
export const settle = (
  build: Build,
  { left, right, back, height }: Pick<Shell, 'left' | 'right' | 'back' | 'height'>,
): void => {
  const { world } = build;
  const wide = right - left;
  const surface = 2 * (wide * back + wide * height + back * height);
  let flux: Light = [0, 0, 0];
  for (const { light, area } of world.panes) flux = sumOf(flux, times(light, area));
  for (const { light } of world.lamps) flux = sumOf(flux, times(light, 4));
  if (world.sun?.through) flux = sumOf(flux, times(world.sun.light, 1.6));
  const walls = linear(build.wall);
  const share = Math.min(0.75, 0.3 + 0.5 * brightness(walls));
  const bounced = times(
    filtered(flux, blendLight([1, 1, 1], times(walls, 1 / (brightness(walls) || 1)), 0.5)),
    share / ((1 - share) * surface),
  );
  const least: Light = [0.012, 0.012, 0.014];
  world.ambient = { above: sumOf(bounced, least), below: sumOf(filtered(bounced, [1.15, 1.06, 0.96]), least) };
};

/** A lamp under the ceiling, with a shade and a bulb that is seen. */
export const pendant = (build: Build, at: Vec, shade: Rgb, radius = 0.17): void => {
  const [x, y, z] = at;
  const { world, lit, random } = build;
  post0(build, [x, y, z], 1.6, 0.008, [30, 28, 28]);
  const form = random.yes(0.5) ? 0.25 : 0.75;
  world.surfaces.push({
    kind: 'post',
    foot: [x, y - radius * 0.9, z],
    height: radius,
    radius,
    topRadius: radius * form * 0.6,
    material: { colour: linear(shade), sheer: true, emits: lit ? 0.25 : 0 },
  });
  shine(build, [x, y - radius * 0.9, z], radius * 0.42, lit ? 26 : 1.6);
  glow(build, [x, y - radius - 0.15, z], bulb, lit ? 1.5 : 0.12);
};

/** A bare bright ball: what a lens turns into a disc of light. */
export const shine = (build: Build, centre: Vec, radius: number, strength: number, colour: Light = bulb): void => {
  build.world.surfaces.push({
    kind: 'ball',
    centre,
    radii: [radius, radius, radius],
    material: { colour, emits: strength },
  });
};

const post0 = (build: Build, foot: Vec, height: number, radius: number, colour: Rgb): void => {
  build.world.surfaces.push({ kind: 'post', foot, height, radius, topRadius: radius, material: paint(colour) });
};

/** Bulbs on a sagging string. */
export const string = (build: Build, from: Vec, to: Vec, count: number, sag = 0.35): void => {
  for (let i = 0; i <= count; i++) {
    const t = i / count;
    const at: Vec = [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t - sag * 4 * t * (1 - t),
      from[2] + (to[2] - from[2]) * t,
    ];
    shine(build, at, 0.035, build.lit ? 40 : 4);
    if (i % 3 === 1) glow(build, at, bulb, build.lit ? 0.35 : 0.05);
  }
};

/** A flat light in the ceiling, long or square. */
export const ceilingLight = (
  build: Build,
  x: number,
  y: number,
  z: number,
  wide: number,
  deep: number,
  on = 0.8,
): void => {
  panel(build, [x - wide / 2, y - 0.02, z - deep / 2], [wide, 0, 0], [0, 0, deep], { colour: tube, emits: 9 * on });
  build.world.panes.push({
    middle: [x, y - 0.04, z],
    facing: [0, -1, 0],
    area: wide * deep,
    light: times(tube, 7 * on),
  });
};

/** A standing lamp with a cloth shade. */
export const floorLamp = (build: Build, x: number, z: number, tall = 1.55): void => {
  const on = build.lit ? 1 : 0.45;
  post0(build, [x, 0, z], tall, 0.014, [70, 58, 44]);
  post0(build, [x, 0, z], 0.03, 0.14, [60, 50, 40]);
  shadeAt(build, x, tall - 0.06, z, 0.2, 0.3, on);
};

export const tableLamp = (build: Build, x: number, y: number, z: number): void => {
  const on = build.lit ? 1 : 0.45;
  build.world.surfaces.push({
    kind: 'ball',
    centre: [x, y + 0.12, z],
    radii: [0.09, 0.12, 0.09],
    material: paint(build.accent),
  });
  shadeAt(build, x, y + 0.24, z, 0.15, 0.22, on);
};

const shadeAt = (build: Build, x: number, y: number, z: number, radius: number, tall: number, on: number): void => {
  build.world.surfaces.push({
    kind: 'post',
    foot: [x, y, z],
    height: tall,
    radius,
    topRadius: radius * 0.72,
    material: { colour: linear([255, 214, 158]), emits: 2.6 * on, sheer: true },
  });
  glow(build, [x, y + tall + 0.1, z - 0.05], bulb, 0.9 * on);
  glow(build, [x, y - 0.1, z - 0.12], bulb, 0.7 * on);
};

/** A framed picture on the back wall or anything else that faces the camera. */
export const framed = (
  build: Build,
  x: number,
  y: number,
  z: number,
  wide: number,
  tall: number,
  inside: Material,
): void => {
  block(
    build,
    [x, y - 0.03, z],
    [wide + 0.06, tall + 0.06, 0.03],
    paint([40, 34, 30]),
    paint(build.random.yes(0.5) ? [46, 38, 32] : [214, 196, 164]),
  );
  panel(build, [x - wide / 2, y + tall, z - 0.03], [wide, 0, 0], [0, -tall, 0], inside);
};
