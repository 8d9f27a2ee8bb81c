// Places of retail and leisure: shop, flower shop, gym, salon, greenhouse.
import { blend, lightness } from '../../paint/colour.ts';
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
import { tubeLight } from '../kit/daylight.ts';
import { barbellRack, dumbbellRack, garments, kettlebells, poster, slateBoard, treadmill } from '../kit/equipment.ts';
import { besidePresenter, frameX } from '../kit/frame.ts';
import { black, chair, counter, oak, pot, walnut, wood } from '../kit/furniture.ts';
import { darkFrames, type Furnish, interior, twoOf, woodFloor } from '../kit/interior.ts';
import { brightBall, ceilingLight, lightString } from '../kit/lamps.ts';
import { groundMaterial } from '../kit/land.ts';
import { bouquet, bush, houseplant } from '../kit/plants.ts';
import { addBouncedLight, type RoomShell, shell } from '../kit/room.ts';
import { bag, basket, boxes, flowers, folded, picture, plant, schemeColour, shelfOf, vases } from '../kit/stock.ts';
import { speckle, stones } from '../kit/textures.ts';
import { toLinearLight } from '../world/light.ts';

export const shop = (build: SceneBuild): void => {
  const back = 5.8;
  interior(
    build,
    {
      back,
      height: 3,
      end: ['plaster', 'panelling', 'accent', 'paleBrick'],
      floor: woodFloor(build, [196, 158, 116], 0.18),
      daylight: ['side', 'unseen'],
      lamps: ['trackLights', 'pendants', 'downlights'],
      outside: 'city',
    },
    ({ left, right }) => {
      const [near, far] = build.random.chance(0.5) ? [left, right] : [right, left];
      clothesRail(build, near, back);
      build.random.pick([goodsShelves, mannequin, bagShelves])(build, far, back);
    },
  );
};

const goodsShelves: Furnish = (build, x, back) =>
  shelfOf(build, { x, z: back - 0.2, wide: 1.4, from: 0.5, rows: 4, high: 0.46, colour: oak }, [
    folded,
    folded,
    basket,
    boxes,
    vases,
    bag,
  ]);

const bagShelves: Furnish = (build, x, back) => {
  shelfOf(build, { x, z: back - 0.16, wide: 1.3, from: 1.2, rows: 3, high: 0.46, colour: walnut, open: true }, [
    bag,
    bag,
    vases,
    boxes,
    plant,
  ]);
  counter(build, x * 0.84, back - 0.9, 1.3, 0.5, paintedMaterial(build.accent), wood(build, oak, 0.1), 0.95);
};

/** Two rails of clothes, one over the other. */
const clothesRail: Furnish = (build, x, back) => {
  wallRail(build, x, 2.5, back - 0.35);
  garments(build, x * 0.88, back - 0.9, 1.3);
};

/** A rail on the wall with dresses and shirts, seen from the front. */
const wallRail = (build: SceneBuild, x: number, y: number, z: number): void => {
  block(build, [x, y, z], [1.5, 0.04, 0.04], paintedMaterial([190, 150, 92]), undefined, false);
  for (let i = 0; i < 4; i++) {
    const [at, cloth] = [x + (i - 1.5) * 0.37, paintedMaterial(schemeColour(build))];
    const near = z - 0.04 - (i % 2) * 0.02;
    post(build, [at, y - 0.08, near], 0.09, 0.012, paintedMaterial(black), 0.012, false);
    // The shoulders, the sleeves, and a skirt or the hem of a shirt.
    panel(build, [at - 0.1, y - 0.08, near], [0.2, 0, 0], [0, -0.62, 0], cloth);
    for (const side of [-1, 1])
      panel(build, [at + side * 0.04, y - 0.08, near], [side * 0.13, -0.08, 0], [side * 0.03, -0.34, 0], cloth);
    if (i % 2) panel(build, [at - 0.1, y - 0.45, near], [0.2, 0, 0], [0, -0.3, 0], cloth);
  }
};

/** A dress on a bust, beside a rail. */
const mannequin: Furnish = (build, x, back) => {
  wallRail(build, x * 1.25, 2.5, back - 0.3);
  const [at, z] = [x * 0.9, back - 1];
  const cloth = paintedMaterial(build.accent);
  const skin = paintedMaterial([236, 222, 204]);
  post(build, [at, 0, z], 0.8, 0.03, wood(build, walnut), 0.03, false);
  post(build, [at, 0.5, z], 0.75, 0.42, cloth, 0.17);
  post(build, [at, 1.25, z], 0.42, 0.16, cloth, 0.24);
  ball(build, [at, 1.68, z], [0.25, 0.09, 0.14], skin, false);
  post(build, [at, 1.7, z], 0.16, 0.075, skin, 0.07, false);
  ball(build, [at, 2, z], [0.12, 0.16, 0.12], skin, false);
};

export const flowerShop = (build: SceneBuild): void => {
  const { random } = build;
  const back = 5.4;
  interior(
    build,
    {
      back,
      height: 2.9,
      end: ['plaster', 'tiles', 'boards', 'paleBrick', 'panelling'],
      floor: texturedMaterial(stones(random, [196, 184, 164], [158, 146, 128], 4, 4, 0.08), [1.6, 1.6], { gloss: 0.1 }),
      daylight: ['side', 'unseen', 'end'],
      lamps: ['pendants', 'none'],
      outside: 'city',
    },
    ({ left, right, windowed }) => {
      const [one, other] = twoOf(build, [buckets, potShelves, bindingTable]);
      one(build, right, back);
      (windowed !== 'none' ? buckets : other)(build, left, back);
      for (const x of [left * 0.7, right * 0.9]) hangingBasket(build, x, back - 0.9);
    },
  );
};

const hangingBasket = (build: SceneBuild, x: number, z: number): void => {
  post(build, [x, 2.3, z], 2, 0.008, paintedMaterial([120, 96, 72]), 0.008, false);
  post(build, [x, 2.2, z], 0.16, 0.1, paintedMaterial([190, 146, 96]), 0.16, false);
  bouquet(build, [x, 2.34, z], 0.28);
};

/** Flowers in buckets on three steps. */
const buckets: Furnish = (build, x, back) => {
  const zinc = paintedMaterial([176, 180, 178]);
  for (const [step, y] of [0.16, 0.62, 1.06].entries()) {
    const z = back - 1.3 + step * 0.42;
    block(build, [x * (0.84 + step * 0.06), 0, z], [1.5, y, 0.42], wood(build, oak));
    for (let i = 0; i < 4; i++) {
      const at = x * (0.84 + step * 0.06) + (i - 1.5) * 0.37;
      post(build, [at, y, z], 0.3, 0.12, zinc, 0.155, false);
      bouquet(build, [at, y + 0.48, z], build.random.between(0.23, 0.29));
    }
  }
  if (build.random.chance(0.5)) slateBoard(build, x, 1.75, back, 0.7, 0.66);
};

const potShelves: Furnish = (build, x, back) =>
  shelfOf(build, { x, z: back - 0.2, wide: 1.4, from: 0.5, rows: 4, high: 0.5, colour: oak }, [
    flowers,
    flowers,
    plant,
    flowers,
    vases,
  ]);

/** A table where flowers are bound, below shelves of vases. */
const bindingTable: Furnish = (build, x, back) => {
  const { accent } = build;
  counter(
    build,
    x * 0.82,
    back - 1,
    1.6,
    0.6,
    paintedMaterial(blend(accent, [246, 236, 220], 0.4)),
    wood(build, oak),
    0.95,
  );
  for (const dx of [-0.5, 0.15]) bouquet(build, [x * 0.82 + dx, 1.28, back - 1], 0.26);
  post(build, [x * 0.82 + 0.55, 0.95, back - 1], 0.5, 0.06, paintedMaterial([206, 166, 112]), 0.06, false);
  shelfOf(build, { x, z: back - 0.16, wide: 1.3, from: 1.7, rows: 2, high: 0.46, colour: walnut, open: true }, [
    vases,
    flowers,
    picture,
    plant,
  ]);
};

export const gym = (build: SceneBuild): void => {
  const { random, wall, accent } = build;
  const back = 6.2;
  interior(
    build,
    {
      back,
      height: 3.2,
      end: ['plaster', 'brick', 'slats', 'accent', 'paleBrick'],
      floor: texturedMaterial(speckle(random, [64, 62, 64], [92, 88, 88]), [0.9, 0.9], { gloss: 0.12 }),
      daylight: ['side', 'unseen'],
      lamps: ['trackLights', 'pendants', 'none'],
      outside: 'city',
      frames: darkFrames,
    },
    ({ left, right }) => {
      barbellRack(build, back - 1);
      random.pick([weights, wallBars])(build, right, back);
      random.pick([treadmills, boxing])(build, left, back);
      for (const x of [-1.3, 1.3])
        addPointLight(build, [x, 2.6, back - 0.4], toLinearLight(blend(accent, [255, 240, 220], 0.5)), 0.5);
    },
  );
  build.world.exposure = 0.62 + 0.3 * lightness(wall);
};

const weights: Furnish = (build, x, back) => {
  dumbbellRack(build, x * 0.92, back - 0.6, 1.6);
  kettlebells(build, x * 0.7, back - 1.3);
};

const treadmills: Furnish = (build, x, back) => {
  for (const dx of [-0.45, 0.5]) treadmill(build, x * 0.95 + dx, back - 1.4);
};

const boxing: Furnish = (build, x, back) => {
  const leather = paintedMaterial(blend(build.accent, [120, 44, 36], 0.4));
  post(build, [x * 0.82, 0.7, back - 1.1], 1.25, 0.2, leather, 0.2);
  ball(build, [x * 0.82, 1.95, back - 1.1], [0.2, 0.05, 0.2], leather, false);
  post(build, [x * 0.82, 1.95, back - 1.1], 1.3, 0.014, paintedMaterial([190, 190, 192]), 0.014, false);
  for (const y of [1.35, 1.5])
    post(build, [x * 0.82, y, back - 1.1], 0.05, 0.205, paintedMaterial([236, 228, 212]), 0.205, false);
  poster(build, x * 1.14, 1.3, back, 0.6, 0.9);
};

/** Wall bars with a ball and mats. */
const wallBars: Furnish = (build, x, back) => {
  for (const dx of [-0.5, 0.5]) block(build, [x + dx, 0.2, back - 0.12], [0.07, 2.2, 0.12], wood(build, oak));
  for (let i = 0; i < 10; i++)
    block(build, [x, 0.35 + i * 0.21, back - 0.14], [1, 0.045, 0.05], wood(build, oak), undefined, false);
  ball(build, [x * 0.78, 0.36, back - 0.9], 0.36, paintedMaterial(build.accent));
  for (let i = 0; i < 3; i++)
    post(
      build,
      [x * 1.15, 0, back - 0.7 + i * 0.14],
      0.62,
      0.075,
      paintedMaterial(blend(build.accent, [240, 230, 214], i * 0.35)),
      0.075,
    );
};

export const salon = (build: SceneBuild): void => {
  const { random, wall, accent } = build;
  const room: RoomShell = {
    left: frameX(build, 0, 6.4),
    right: frameX(build, 1.04, 6.4),
    back: 6.4,
    height: 2.9,
    walls: paintedMaterial(wall),
    floor: texturedMaterial(stones(random, [226, 220, 214], [196, 188, 182], 3, 3, 0.04), [1.8, 1.8], { gloss: 0.3 }),
    outside: 'city',
    openings: [{ wall: 'left', from: 2.6, to: 5, low: 0.3, high: 2.6, panes: [2, 1] }],
  };
  shell(build, room);
  for (const x of [...besidePresenter, 0.5].map((part) => frameX(build, part, 6.3))) {
    ball(build, [x, 1.6, 6.36], [0.42, 0.56, 0.03], paintedMaterial([196, 158, 104]), false);
    ball(build, [x, 1.6, 6.34], [0.38, 0.52, 0.03], paintedMaterial([214, 220, 222], { emission: 0.25 }), false);
    for (let i = 0; i < 9; i++) {
      const angle = Math.PI * (0.05 + (i / 8) * 0.9);
      brightBall(build, [x + Math.cos(angle) * 0.46, 1.6 + Math.sin(angle) * 0.6, 6.3], 0.03, 22, tubeLight);
    }
    addPointLight(build, [x, 1.8, 6], tubeLight, 0.7);
    block(build, [x, 0.78, 6.2], [0.9, 0.05, 0.35], paintedMaterial([250, 248, 244], { gloss: 0.2 }));
    for (let i = 0; i < 4; i++)
      pot(
        build,
        x - 0.3 + i * 0.2,
        0.83,
        6.2,
        random.between(0.04, 0.07),
        random.pick([accent, [240, 232, 226], [190, 150, 110], black]),
      );
    chair(build, x, 5.5, blend(accent, [60, 54, 56], 0.3));
  }
  houseplant(build, -1.4, 0, 5.9, 1.4);
  ceilingLight(build, 0.3, 2.9, 4.8, 1.8, 0.4, 0.5);
  addBouncedLight(build, room);
};

export const greenhouse = (build: SceneBuild): void => {
  const { random, accent, world } = build;
  const frame = paintedMaterial([232, 234, 230]);
  panel(build, [-4, 0, 0], [8, 0, 0], [0, 0, 14], groundMaterial(build, 'gravel'));
  for (const side of [-1, 1]) {
    for (let z = 3; z <= 12; z += 1.1) {
      panel(build, [side * 2.3, 2.6, z], [0, 0, 0.05], [0, -2.6, 0], frame);
      panel(build, [side * 2.3, 2.6, z], [0, 0, 0.05], [-side * 2.3, 1.5, 0], frame);
    }
    panel(build, [side * 2.3, 2.62, 2], [0, 0, 11], [0, -0.07, 0], frame);
    panel(build, [side * 2.3, 0.8, 2], [0, 0, 11], [0, -0.8, 0], paintedMaterial([168, 120, 96]));
    for (let z = 3.4; z < 11; z += 1.5) {
      block(build, [side * 1.65, 0.7, z + 0.5], [0.9, 0.06, 1.3], wood(build, oak));
      for (let i = 0; i < 3; i++)
        houseplant(build, side * random.between(1.3, 1.95), 0.76, z + i * 0.45, random.between(0.5, 1));
      if (random.chance(0.6))
        bush(build, side * 1.6, z + 0.5, 0.6, random.pick([accent, [226, 130, 140], [240, 200, 90]]));
      houseplant(build, side * random.between(0.95, 1.3), 0, z + 0.7, random.between(0.6, 1.1));
    }
  }
  for (let x = -2.3; x <= 2.31; x += 0.92) {
    const top = 4.1 - Math.abs(x) * 0.65;
    card(build, x, 0, 12, 0.06, top, frame);
  }
  panel(build, [-2.3, 2.65, 12], [4.6, 0, 0], [0, -0.07, 0], frame);
  for (let i = 0; i < 6; i++) bush(build, random.between(-6, 6), random.between(15, 22), 4);
  lightString(build, [-2, 2.6, 5], [2, 2.6, 9], 12, 0.2);
  world.canopy = 0.35;
};
