// Places made for cameras: studio, podcast set, stage, and an abstract set.
import { blend, type Rgb } from '../../paint/colour.ts';
import {
  addPointLight,
  ball,
  block,
  card,
  paintedMaterial,
  panel,
  post,
  type SceneBuild,
  texturedMaterial,
} from '../kit/build.ts';
import { bulbLight, tubeLight } from '../kit/daylight.ts';
import { armchair, poster } from '../kit/equipment.ts';
import { finish } from '../kit/finishes.ts';
import { frameX } from '../kit/frame.ts';
import { black, curtain, oak, pot, stool, walnut } from '../kit/furniture.ts';
import { twoOf } from '../kit/interior.ts';
import { brightBall, floorLamp, neon } from '../kit/lamps.ts';
import { houseplant } from '../kit/plants.ts';
import { addBouncedLight, type RoomShell, shell } from '../kit/room.ts';
import { foam, microphone } from '../kit/sound.ts';
import { books, flowers, plant, shelfOf, vases } from '../kit/stock.ts';
import { boards, speckle } from '../kit/textures.ts';
import { type Light, toLinearLight } from '../world/light.ts';
import { evenSky } from '../world/sky.ts';
import { normalize } from '../world/vector.ts';
import type { Panel } from '../world/world.ts';

/** An infinity cove: floor and wall in one curve. */
const cove = (build: SceneBuild, colour: Rgb, back: number, gloss = 0): void => {
  const ground = paintedMaterial(colour, { gloss });
  const wall = paintedMaterial(colour);
  const bend = 1.6;
  panel(build, [-9, 0, -1], [18, 0, 0], [0, 0, back - bend + 1], ground);
  panel(build, [-9, 9, back], [18, 0, 0], [0, bend - 9, 0], wall);
  const parts = 10;
  const at = (i: number) => {
    const angle = (i / parts) * (Math.PI / 2);
    return [bend * (1 - Math.cos(angle)), back - bend + bend * Math.sin(angle)] as const;
  };
  for (let i = 0; i < parts; i++) {
    const [y0, z0] = at(i);
    const [y1, z1] = at(i + 1);
    panel(build, [-9, y0, z0], [18, 0, 0], [0, y1 - y0, z1 - z0], wall);
  }
};

/** Adds a large soft light outside the frame. */
const softbox = ({ world }: SceneBuild, x: number, y: number, z: number, area: number, light: Light): void => {
  const length = Math.hypot(x, y - 1.2, z - 5);
  world.areaLights.push({
    middle: [x, y, z],
    facing: [-x / length, (1.2 - y) / length, (5 - z) / length],
    area,
    light,
  });
};

const studioLight = ({ world }: SceneBuild, least: Light): void => {
  world.sun = undefined;
  world.ambient = { above: least, below: [least[0] * 0.7, least[1] * 0.7, least[2] * 0.7] };
  world.room ??= { left: Number.NEGATIVE_INFINITY, right: Number.POSITIVE_INFINITY, back: Number.POSITIVE_INFINITY };
};

/** A cove lit by a soft light, with one of three effects on it and things beside the presenter. */
export const studio = (build: SceneBuild): void => {
  const { wall, random } = build;
  cove(build, wall, COVE);
  studioLight(build, [0.15, 0.145, 0.14]);
  softbox(build, -3.4, 3.6, 3, 3.5, [2.4, 2.3, 2.15]);
  random.pick(effects)(build);
  for (const [i, dressing] of twoOf(build, dressings).entries()) dressing(build, i * 2 - 1);
};

const COVE = 6.5;

/** What the light does on the wall. */
const effects: readonly ((build: SceneBuild) => void)[] = [
  // A pool of light behind the presenter.
  (build) => addPointLight(build, [0.3, 1.7, 5.3], [1, 0.97, 0.92], 1),
  // Light of the accent's colour from the other side.
  (build) => {
    addPointLight(build, [2, 1.2, 5.2], toLinearLight(blend(build.accent, [255, 236, 210], 0.2)), 2.2);
    addPointLight(build, [-1.4, 2.4, 5.3], [1, 0.97, 0.92], 0.6);
  },
  // The sun through a window with panes.
  (build) => {
    const panes = [0, 1].flatMap((column) =>
      [0, 1, 2].map(
        (row): Panel => ({
          kind: 'panel',
          corner: [-2.2, 3.2 - row * 0.62, 2.7 + column * 0.8],
          across: [0, 0, 0.72],
          down: [0, -0.55, 0],
          material: paintedMaterial(black),
        }),
      ),
    );
    build.world.sun = { towards: normalize([-0.66, 0.3, -0.68]), light: [1.25, 1, 0.72], through: panes };
    addPointLight(build, [0.3, 1.7, 5.1], [1, 0.97, 0.92], 0.5);
  },
];

/** What stands on one side of the presenter in a studio: -1 is the left, 1 the right. */
const dressings: readonly ((build: SceneBuild, side: number) => void)[] = [
  // Plinths of different heights with a ball and a vase.
  (build, side) => {
    const { wall, accent, random } = build;
    for (const [x, z, tall] of [
      [1.5, 5.6, 1.25],
      [1.02, 5.1, 0.8],
    ] as const)
      block(build, [side * x, 0, z], [0.5, tall, 0.5], paintedMaterial(blend(wall, accent, random.between(0.25, 0.6))));
    ball(build, [side * 1.5, 1.5, 5.6], 0.25, paintedMaterial(blend(accent, wall, 0.15)));
    pot(build, side * 1.02, 0.8, 5.1, 0.16, blend(wall, [250, 240, 224], 0.6));
  },
  // A large disc on the wall.
  (build, side) =>
    ball(
      build,
      [side * 1.25, 1.7, 6.4],
      [0.95, 0.95, 0.03],
      paintedMaterial(blend(build.accent, build.wall, 0.4)),
      false,
    ),
  // Arches, one before the other.
  (build, side) => {
    const { wall, accent } = build;
    for (const [x, z, wide, tall, share] of [
      [1.2, 6.2, 1.4, 2.6, 0.3],
      [1.6, 5.7, 1, 1.7, 0.65],
    ] as const) {
      const plaster = paintedMaterial(blend(wall, accent, share));
      block(build, [side * x, 0, z], [wide, tall - wide / 2, 0.3], plaster);
      ball(build, [side * x, tall - wide / 2, z], [wide / 2, wide / 2, 0.15], plaster);
    }
  },
  // A lit floor lamp and an armchair.
  (build, side) => {
    floorLamp({ ...build, lampsOn: true }, side * 1.65, 5.7, 1.85);
    armchair(build, side * 1.25, 5.3);
  },
  // Shelves on the wall.
  (build, side) =>
    shelfOf(build, { x: side * 1.4, z: 6.2, wide: 1.3, from: 1.15, rows: 3, high: 0.45, colour: oak, open: true }, [
      vases,
      books,
      plant,
      books,
    ]),
  // Paper of two colours, hung one before the other.
  (build, side) => {
    const { wall, accent } = build;
    for (const [x, z, wide, share] of [
      [1.2, 6.1, 1.3, 0.35],
      [1.75, 5.9, 1, 0.75],
    ] as const) {
      card(build, side * x, 0, z, wide, 2.75, paintedMaterial(blend(wall, accent, share)));
      block(build, [side * x, 2.72, z], [wide + 0.12, 0.08, 0.08], paintedMaterial([236, 226, 208]));
    }
  },
  // A stool with books below a print.
  (build, side) => {
    poster(build, side * 1.4, 1.4, 6.45, 0.85, 1.1);
    stool(build, side * 1.35, 5.2, walnut, 0.8);
    for (const [i, colour] of ([build.accent, [236, 230, 220], blend(build.accent, black, 0.4)] as const).entries())
      block(
        build,
        [side * 1.35 + i * 0.015, 0.84 + i * 0.06, 5.2],
        [0.34 - i * 0.03, 0.055, 0.26],
        paintedMaterial(colour),
      );
  },
  // A curtain.
  (build, side) => curtain(build, [side * 2.4, 0, 5.9], [side * 1, 0, 6.2], 3.6, blend(build.wall, build.accent, 0.5)),
  // Flowers on a column.
  (build, side) => {
    post(build, [side * 1.3, 0, 5.3], 0.95, 0.26, paintedMaterial(blend(build.wall, build.accent, 0.35)));
    flowers(build, [side * 1.3, 0.95, 5.3], 0.7, 0.9);
  },
  // A screen of slats with a plant.
  (build, side) => {
    card(build, side * 1.35, 0, 6, 1.3, 2.5, finish(build, 'slats'));
    houseplant(build, side * 1.3, 0, 5.4, 1.3);
  },
  // A tall plant.
  (build, side) => houseplant(build, side * 1.4, 0, 5.4, 1.9),
  // Nothing: a plain wall.
  () => undefined,
];

export const podcast = (build: SceneBuild): void => {
  const { accent, wall, random } = build;
  const back = 4.8;
  const room: RoomShell = {
    left: frameX(build, -0.03, back),
    right: frameX(build, 1.03, back),
    back,
    height: 3.1,
    walls: paintedMaterial(blend(wall, [44, 44, 52], 0.3)),
    end: paintedMaterial(wall),
    ceiling: paintedMaterial(blend(wall, [20, 20, 26], 0.5)),
    frames: [40, 40, 46],
    floor: texturedMaterial(speckle(random, [60, 58, 62], [78, 76, 80]), [0.6, 0.6]),
  };
  shell(build, room);
  const [left, right] = [frameX(build, 0.1, back), frameX(build, 0.9, back)];
  card(build, left, 0.6, back - 0.03, 1.3, 2.1, texturedMaterial(foam, [0.8, 0.8]));
  // A sound wave of light.
  const wave = [0.1, 0.22, 0.5, 0.28, 0.62, 0.36, 0.52, 0.18, 0.3, 0.1];
  for (const [i, high] of wave.entries()) {
    const x = left + (i - 4.5) * 0.12;
    neon(build, [[x, 2.25 - high / 2] as const, [x, 2.25 + high / 2] as const], back - 0.1, accent, 0.05);
  }
  shelfOf(build, { x: right, z: back - 0.2, wide: 1.2, from: 0.8, rows: 4, high: 0.44, colour: [40, 40, 48] }, [
    books,
    vases,
    books,
    plant,
    books,
  ]);
  card(build, right, 2.62, back - 0.12, 1.3, 0.035, paintedMaterial(accent, { emission: 8 }));
  addPointLight(build, [right, 2.5, back - 0.5], toLinearLight(accent), 0.5);
  addPointLight(build, [right * 0.9, 1.9, back - 1.4], bulbLight, 0.5);
  microphone(build, frameX(build, 0.13, 2.6), 1.5, 2.6);
  addPointLight(build, [frameX(build, 0.3, 2.4), 2.4, 1.9], tubeLight, 1.2);
  houseplant(build, frameX(build, 0.94, 4), 0, 4, 1.2);
  addBouncedLight(build, room);
  build.world.exposure = 0.5;
};

export const stage = (build: SceneBuild): void => {
  const { accent, random, world } = build;
  world.sun = undefined;
  world.exposure = 0.3;
  world.sky = evenSky([0.004, 0.004, 0.004]);
  world.haze = { light: [0.02, 0.02, 0.026], halvingDistance: 60 };
  studioLight(build, [0.03, 0.03, 0.036]);
  panel(
    build,
    [-9, 0, 0],
    [18, 0, 0],
    [0, 0, 14],
    texturedMaterial(boards(random, [52, 46, 46]), [1, 3], { gloss: 0.4 }),
  );
  const red = blend(accent, [120, 24, 34], 0.5);
  curtain(build, [-3.6, 0, 7], [-1.5, 0, 8.2], 6.5, red);
  curtain(build, [1.5, 0, 8.2], [3.6, 0, 7], 6.5, red);
  const tones = [accent, blend(accent, [60, 80, 200], 0.6), blend(accent, [255, 150, 90], 0.5)];
  for (let column = 0; column < 5; column++)
    for (let row = 0; row < 6; row++)
      card(build, -1.44 + column * 0.72, 0.35 + row * 0.62, 9, 0.68, 0.58, {
        ...paintedMaterial(blend(tones[0]!, tones[1 + ((row + column) % 2)]!, random.next())),
        emission: 0.35 + 0.5 * random.next(),
      });
  for (let i = 0; i < 7; i++) {
    const x = -2.1 + i * 0.7;
    brightBall(build, [x, 4.1, 7.2], 0.1, 24, i % 2 ? tubeLight : bulbLight);
    post(build, [x, 4.05, 7.25], 0.3, 0.14, paintedMaterial([20, 20, 22]), 0.1, false);
  }
  block(build, [0, 4.35, 7.3], [6, 0.08, 0.08], paintedMaterial([26, 26, 28]));
  for (const x of [-1.6, 0, 1.6]) addPointLight(build, [x, 3.6, 6.4], bulbLight, 4);
  for (const x of [-1.9, 1.9]) block(build, [x, 0, 6.6], [0.6, 1.3, 0.5], paintedMaterial([22, 22, 24]));
};

/** An abstract set: softly lit plaster arches, columns and balls in the plan's colours. */
export const abstract = (build: SceneBuild): void => {
  const { wall, accent, random } = build;
  cove(build, wall, 7.5, 0.06);
  studioLight(build, [0.15, 0.15, 0.165]);
  softbox(build, -3.6, 4, 3, 3.2, [3, 2.85, 2.6]);
  addFillLight(build);
  const tones: readonly Rgb[] = [
    accent,
    blend(accent, wall, 0.5),
    blend(wall, [255, 246, 236], 0.5),
    blend(accent, [255, 214, 170], 0.5),
  ];
  const tone = () => paintedMaterial(random.pick(tones));
  const arch = (x: number, z: number, wide: number, tall: number) => {
    const body = tone();
    block(build, [x, 0, z], [wide, tall - wide / 2, 0.35], body);
    ball(build, [x, tall - wide / 2, z], [wide / 2, wide / 2, 0.175], body);
  };
  arch(random.between(-1.5, -1.1), 6.4, random.between(1, 1.4), random.between(2.6, 3.4));
  arch(random.between(1, 1.5), 6.8, random.between(1.1, 1.6), random.between(1.8, 2.9));
  const disc = random.between(0.55, 0.8);
  ball(build, [random.between(0.2, 0.9), random.between(2.6, 3.1), 7.2], [disc, disc, 0.08], tone());
  for (const [x, z] of [
    [-1.25, 5.2],
    [1.3, 5.5],
  ] as const) {
    const tall = random.between(0.35, 1);
    post(build, [x, 0, z], tall, 0.42, tone());
    ball(build, [x, tall, z], [0.42, 0.012, 0.42], tone());
    const size = random.between(0.2, 0.34);
    ball(build, [x, tall + size, z], size, tone());
  }
  if (random.chance(0.5)) houseplant(build, 1.85, 0, 6, 1.6);
};

const addFillLight = ({ world }: SceneBuild): void => {
  world.pointLights.push({ at: [1.2, 2.4, 5.2], light: [0.5, 0.42, 0.36] });
};
