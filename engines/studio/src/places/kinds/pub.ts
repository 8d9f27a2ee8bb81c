// A pub: dark wood, bottles on a lit back shelf, kegs, taps of brass, warm lamps.
import { blend, type Rgb } from '../../paint/colour.ts';
import {
  addPointLight,
  ball,
  block,
  card,
  paintedMaterial,
  post,
  type SceneBuild,
  texturedMaterial,
} from '../kit/build.ts';
import { bulbLight } from '../kit/daylight.ts';
import { finish } from '../kit/finishes.ts';
import { besidePresenter, frameX } from '../kit/frame.ts';
import { counter, wood } from '../kit/furniture.ts';
import type { Furnish } from '../kit/interior.ts';
import { pendant } from '../kit/lamps.ts';
import { addBouncedLight, type RoomShell, shell } from '../kit/room.ts';
import { type Item, shelfOf } from '../kit/stock.ts';
import { boards } from '../kit/textures.ts';

const mahogany: Rgb = [88, 50, 32];
const brass: Rgb = [196, 152, 88];

export const pub = (build: SceneBuild): void => {
  const { random, wall } = build;
  const back = 6;
  const room: RoomShell = {
    left: frameX(build, -0.03, back),
    right: frameX(build, 1.03, back),
    back,
    height: 3.6,
    walls: paintedMaterial(wall),
    end: finish(build, random.pick(['panelling', 'slats', 'plaster'] as const)),
    ceiling: wood(build, blend(mahogany, [20, 12, 10], 0.4)),
    floor: texturedMaterial(boards(random, [104, 66, 44]), [0.8, 2.2], { gloss: 0.24 }),
  };
  shell(build, room);
  const [left, right] = besidePresenter.map((part) => frameX(build, part, back)) as [number, number];
  const [near, far] = random.chance(0.5) ? [left, right] : [right, left];
  backBar(build, near, back);
  kegs(build, far, back);
  counter(build, 0, back - 1.3, 5, 0.6, wood(build, mahogany), wood(build, [132, 80, 48], 0.3), 1.12);
  taps(build, far * 0.84, back);
  for (const x of [left, right])
    pendant({ ...build, lampsOn: true }, [x * 0.7, 2.6, back - 2.2], blend(build.accent, [240, 200, 120], 0.3), 0.2);
  addBouncedLight(build, room);
  build.world.exposure = build.lampsOn ? 0.8 : 0.4;
};

/** Bottles before a warm light, in a frame of dark wood. */
const backBar: Furnish = (build, x, back) => {
  shelfOf(build, { x, z: back - 0.2, wide: 1.5, from: 1.05, rows: 3, high: 0.5, colour: mahogany }, [spirits]);
  for (let row = 0; row < 3; row++)
    card(build, x, 1.07 + row * 0.5, back - 0.1, 1.46, 0.4, paintedMaterial([150, 84, 40]));
  block(build, [x, 2.58, back - 0.22], [1.66, 0.16, 0.4], wood(build, mahogany));
  addPointLight(build, [x, 1.9, back - 0.9], bulbLight, 0.08);
};

/** Large bottles without labels, whose colours are seen out of focus. */
const spirits: Item = (build, [x, y, z], wide, high) => {
  for (const side of [-0.25, 0.25]) {
    const glass = paintedMaterial(build.random.pick(glasses), { gloss: 0.2 });
    const [tall, radius] = [high * build.random.between(0.5, 0.6), wide * 0.17];
    post(build, [x + side * wide, y, z], tall, radius, glass, radius, false);
    post(build, [x + side * wide, y + tall, z], high * 0.28, radius, glass, radius * 0.36, false);
  }
};
const glasses: readonly Rgb[] = [
  [52, 96, 58],
  [110, 52, 26],
  [206, 124, 40],
  [36, 66, 50],
  [236, 214, 170],
];

/** The ends of two kegs over a shelf of bottles. */
const kegs: Furnish = (build, x, back) => {
  shelfOf(build, { x, z: back - 0.2, wide: 1.5, from: 1.05, rows: 1, high: 0.5, colour: mahogany }, [spirits]);
  card(build, x, 1.07, back - 0.1, 1.46, 0.4, paintedMaterial([150, 84, 40]));
  for (const dx of [-0.4, 0.4]) {
    for (const [size, tone, out] of [
      [0.38, [70, 66, 62], 0],
      [0.35, [176, 116, 64], 0.02],
      [0.28, [60, 42, 30], 0.04],
      [0.26, [158, 100, 54], 0.06],
    ] as const)
      ball(build, [x + dx, 2.02, back - 0.3 - out], [size, size, 0.02], paintedMaterial(tone), false);
    card(build, x + dx, 2, back - 0.39, 0.5, 0.03, paintedMaterial([84, 54, 34]));
    ball(build, [x + dx, 1.8, back - 0.42], 0.045, paintedMaterial(brass), false);
  }
  addPointLight(build, [x, 2.2, back - 1], bulbLight, 0.08);
};

/** Three taps on a bridge of brass. */
const taps: Furnish = (build, x, back) => {
  const metal = paintedMaterial(brass, { gloss: 0.3 });
  const z = back - 1.3;
  for (const side of [-0.3, 0.3]) post(build, [x + side, 1.12, z], 0.26, 0.05, metal, 0.05);
  block(build, [x, 1.36, z], [0.8, 0.1, 0.1], metal);
  for (const [i, tone] of [build.accent, [34, 30, 30], [186, 58, 46]].entries())
    post(build, [x + (i - 1) * 0.25, 1.44, z], 0.3, 0.03, paintedMaterial(tone as Rgb), 0.07, false);
};
