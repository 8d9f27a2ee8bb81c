// Rooms: floor, ceiling, walls with windows, their daylight and outside view, and framed pictures.
import { blend, type Rgb } from '../../paint/colour.ts';
import { addLight, brightness, type Light, multiplyLight, scaleLight, toLinearLight } from '../world/light.ts';
import { type Sky, skyLight } from '../world/sky.ts';
import { normalize, type Vec } from '../world/vector.ts';
import type { Material, Panel } from '../world/world.ts';
import { block, paintedMaterial, panel, type SceneBuild } from './build.ts';
import { foliage } from './foliage.ts';
import { front, thicket } from './textures.ts';

/** A window or glass door, in metres along its wall (towards the back, or to the right) and above the floor. */
export interface Opening {
  readonly wall: 'left' | 'right' | 'back';
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
  /** Number of panes across and down. */
  readonly panes: readonly [number, number];
}

export interface RoomShell {
  readonly left: number;
  readonly right: number;
  readonly back: number;
  readonly height: number;
  readonly walls: Material;
  /** Material of the back wall, if different. */
  readonly end?: Material;
  readonly floor: Material;
  readonly ceiling?: Material;
  readonly openings?: readonly Opening[];
  readonly frames?: Rgb;
  /** View through the windows. */
  readonly outside?: 'city' | 'green';
  /** Whether the sun shines on the back wall, through windows beside the camera. */
  readonly sunlitEnd?: boolean;
}

export const shell = (build: SceneBuild, room: RoomShell): void => {
  const { left, right, back, height, walls, floor } = room;
  const wide = right - left;
  build.world.haze = { light: [0, 0, 0], halvingDistance: Number.POSITIVE_INFINITY };
  build.world.sun = undefined;
  build.world.room = { left, right, back };
  build.world.sky = dimmed(build.world.sky);
  panel(build, [left, 0, -1], [wide, 0, 0], [0, 0, back + 1], floor);
  panel(build, [left, height, -1], [wide, 0, 0], [0, 0, back + 1], room.ceiling ?? paintedMaterial([238, 236, 230]));
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
      addWindow(build, side, opening, room.frames ?? [236, 232, 224]);
      reached = opening.to;
    }
    part(reached, side.end, 0, height);
    if (here.length > 0) addOutsideView(build, room, wall);
    if (wall !== 'left' || here.every(({ low }) => low > 0.2))
      panel(
        build,
        side.at(side.start, 0.12, 0.02),
        side.along(side.end - side.start),
        [0, -0.12, 0],
        paintedMaterial(room.frames ?? [226, 222, 214]),
      );
  }
  admitSunlight(build, room.sunlitEnd ?? false);
};

/** Share of the light outside that is drawn in windows: a film keeps less of it than an eye that adapts. */
const OUTSIDE = 0.45;

const dimmed = (sky: Sky): Sky => ({
  ...sky,
  zenith: scaleLight(blendLight(sky.zenith, sky.horizon, 0.6), OUTSIDE),
  horizon: scaleLight(sky.horizon, OUTSIDE),
  glow: scaleLight(sky.glow, OUTSIDE),
});

interface Side {
  start: number;
  end: number;
  /** A point `along` the wall at height `y`, `out` metres into the room. */
  at(along: number, y: number, out?: number): Vec;
  along(length: number): Vec;
  facing: Vec;
}

const sideOf = ({ left, right, back }: RoomShell, wall: Opening['wall']): Side => {
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

const addWindow = (build: SceneBuild, side: Side, { from, to, low, high, panes }: Opening, colour: Rgb): void => {
  const { world, day } = build;
  const frame = paintedMaterial(colour);
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
  world.areaLights.push({
    middle: side.at((from + to) / 2, (low + high) / 2),
    facing: side.facing,
    area: wide * tall,
    light: scaleLight(addLight(skyTowards(build, [-x * 0.9, 0.35 - y, -z * 0.9]), day.above), 1.3),
  });
};

const skyTowards = ({ day }: SceneBuild, [x, y, z]: Vec): Light => {
  const light = new Float32Array(3);
  skyLight(day.sky, x, y, z, light, 0);
  return [light[0]!, light[1]!, light[2]!];
};

const scaled = ([x, y, z]: Vec, by: number): Vec => [x * by, y * by, z * by];

const openHoles = new WeakMap<SceneBuild, Panel[]>();
const holes = (build: SceneBuild): Panel[] => {
  const known = openHoles.get(build) ?? [];
  openHoles.set(build, known);
  return known;
};

/** Lets the sun in from the side of the windows, whatever the sky's sun direction. */
const admitSunlight = (build: SceneBuild, sunlitEnd: boolean): void => {
  const { sun } = build.day;
  const through = holes(build);
  if (sun === undefined || through.length === 0) return;
  const [across] = through;
  const fromSide = across!.across[0] === 0;
  const leftwards = across!.corner[0] < 0 ? -1 : 1;
  const [, height] = sun.towards;
  const steep = Math.max(0.34, Math.min(0.6, height));
  const flat = Math.sqrt(1 - steep * steep);
  // Towards the end wall, or towards the camera.
  const towards: Vec = sunlitEnd
    ? normalize([leftwards * 0.58, 0.24, -0.76])
    : fromSide
      ? [leftwards * flat * 0.93, steep, flat * 0.37]
      : [-flat * 0.34, steep, flat * 0.94];
  // A patch of sun behind a head is soft and warm, or it would outshine the face.
  const light = sunlitEnd ? multiplyLight(sun.light, [0.5, 0.42, 0.31]) : sun.light;
  build.world.sun = { towards, light, through };
};

const facades: readonly Rgb[] = [
  [206, 168, 134],
  [146, 172, 190],
  [216, 212, 204],
];

/** Adds the view through the windows of a wall, as bright as the day. */
const addOutsideView = (build: SceneBuild, room: RoomShell, wall: Opening['wall']): void => {
  const { random, day, plan, lampsOn } = build;
  const light = addLight(day.above, addLight(day.below, day.sun ? scaleLight(day.sun.light, 0.35) : [0, 0, 0]));
  // Behind the end wall the whole view is seen: a skyline, not the houses across the street.
  const isSkyline = wall === 'back' && room.outside === 'city';
  const away = isSkyline ? 34 : 14;
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
      colour: scaleLight(light, 0.02),
      emission: 56 * OUTSIDE,
      texture: thicket(random, foliage(plan.season)),
      repeat: [9, tall + 4],
    });
    return;
  }
  for (let i = 0; i < 9; i++) {
    const house = front(
      random,
      blend(random.pick(facades), [150, 142, 136], random.next()),
      10,
      5,
      lampsOn ? 0.4 : 0.03,
    );
    const tall = random.between(4, 15);
    const back = random.between(0, 9);
    const start = i * 5 + random.between(-1.5, 1.5);
    const wide = random.between(3.5, 6);
    const at: Vec =
      wall === 'back'
        ? [corner[0] + start, tall, corner[2] + back]
        : [corner[0] + (wall === 'left' ? -back : back), tall, corner[2] + start];
    const edge: Vec = wall === 'back' ? [wide, 0, 0] : [0, 0, wide];
    const hazed = blendLight(light, day.haze, (isSkyline ? 0.5 : 0.25) + back * 0.04);
    panel(build, at, edge, [0, -tall - 12, 0], {
      colour: scaleLight(hazed, 0.02),
      emission: 61 * OUTSIDE,
      texture: house.wall,
    });
    if (lampsOn)
      panel(build, [at[0], at[1], at[2] - 0.05], edge, [0, -tall - 12, 0], {
        colour: toLinearLight([255, 190, 120]),
        emission: 1.6,
        texture: house.lit(),
      });
  }
};

const blendLight = (a: Light, b: Light, part: number): Light => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
  a[2] + (b[2] - a[2]) * part,
];

/**
 * Sets the ambient light from interreflection: flux × reflectance / (surface × (1 − reflectance)), as in an integrating
 * sphere. Call it after all lights are added.
 */
export const addBouncedLight = (
  build: SceneBuild,
  { left, right, back, height }: Pick<RoomShell, 'left' | 'right' | 'back' | 'height'>,
): void => {
  const { world } = build;
  const wide = right - left;
  const surface = 2 * (wide * back + wide * height + back * height);
  let flux: Light = [0, 0, 0];
  for (const { light, area } of world.areaLights) flux = addLight(flux, scaleLight(light, area));
  for (const { light } of world.pointLights) flux = addLight(flux, scaleLight(light, 4));
  if (world.sun?.through) flux = addLight(flux, scaleLight(world.sun.light, 1.6));
  const walls = toLinearLight(build.wall);
  const share = Math.min(0.75, 0.3 + 0.5 * brightness(walls));
  const bounced = scaleLight(
    multiplyLight(flux, blendLight([1, 1, 1], scaleLight(walls, 1 / (brightness(walls) || 1)), 0.5)),
    share / ((1 - share) * surface),
  );
  const least: Light = [0.012, 0.012, 0.014];
  world.ambient = {
    above: addLight(bounced, least),
    below: addLight(multiplyLight(bounced, [1.15, 1.06, 0.96]), least),
  };
};

/** A framed picture facing the camera. */
export const framedPicture = (
  build: SceneBuild,
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
    paintedMaterial([40, 34, 30]),
    paintedMaterial(build.random.chance(0.5) ? [46, 38, 32] : [214, 196, 164]),
  );
  panel(build, [x - wide / 2, y + tall, z - 0.03], [wide, 0, 0], [0, -tall, 0], inside);
};
