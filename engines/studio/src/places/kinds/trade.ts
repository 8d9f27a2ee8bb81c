// Places of food, retail and leisure: café, bakery, restaurant, bar, shop, salon, gym, greenhouse.
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
import {
  bistro,
  black,
  chair,
  counter,
  oak,
  pot,
  shelves,
  sideShelves,
  steel,
  stool,
  table,
  walnut,
  wood,
} from '../kit/furniture.ts';
import { brightBall, ceilingLight, lightString, pendant } from '../kit/lamps.ts';
import { groundMaterial } from '../kit/land.ts';
import { bush, houseplant } from '../kit/plants.ts';
import { addBouncedLight, framedPicture, type RoomShell, shell } from '../kit/room.ts';
import { boards, speckle, stones } from '../kit/textures.ts';

const slate: Rgb = [40, 44, 42];

export const cafe = (build: SceneBuild): void => {
  const { random, wall, accent } = build;
  const room: RoomShell = {
    left: -1.65,
    right: 2.5,
    back: 8,
    height: 3.1,
    walls: paintedMaterial(wall),
    end: texturedMaterial(stones(random, [150, 92, 70], [188, 176, 164], 12, 5, 0.22), [1.3, 0.95]),
    ceiling: paintedMaterial(blend(wall, [30, 26, 24], 0.5)),
    floor: texturedMaterial(boards(random, [122, 84, 56]), [0.8, 2.2], { gloss: 0.16 }),
    outside: 'city',
    frames: [44, 40, 38],
    openings: [
      { wall: 'left', from: 2.6, to: 5, low: 0.5, high: 2.7, panes: [2, 2] },
      { wall: 'left', from: 5.5, to: 7.6, low: 0.5, high: 2.7, panes: [2, 2] },
    ],
  };
  shell(build, room);
  counter(
    build,
    1.15,
    6.6,
    2.6,
    0.6,
    paintedMaterial(blend(accent, [30, 30, 32], 0.45)),
    wood(build, walnut, 0.14),
    1.05,
  );
  shelves(build, 1.2, 7.8, 2.2, 2, 1.5, 0.42, 'bottles', walnut);
  block(build, [0.7, 1.05, 6.7], [0.6, 0.42, 0.4], paintedMaterial(steel));
  block(build, [0.7, 1.47, 6.7], [0.56, 0.06, 0.36], paintedMaterial(black));
  for (let i = 0; i < 4; i++) pot(build, 1.4 + i * 0.16, 1.05, 6.6, 0.05, [232, 226, 214]);
  for (const [x, z] of [
    [-0.95, 4.1],
    [-0.9, 6.1],
    [1.3, 4.5],
  ] as const) {
    const y = bistro(build, x, z, [92, 64, 46]);
    chair(build, x - 0.5, z + 0.3, accent);
    chair(build, x + 0.5, z + 0.35, accent);
    pot(build, x, y, z, 0.06, [226, 220, 208]);
  }
  framedPicture(build, -0.75, 1.5, 7.95, 0.7, 0.9, paintedMaterial(slate));
  houseplant(build, -1.3, 0, 5.3, 1.2);
  for (const [x, z] of [
    [-0.75, 4.6],
    [-0.6, 6.4],
    [0.5, 6.2],
    [1.2, 6.2],
    [1.9, 6.2],
  ] as const)
    pendant(build, [x, 2.15, z], [44, 44, 46]);
  lightString(build, [-1.6, 2.75, 7.6], [2.4, 2.8, 7.4], 14, 0.14);
  addBouncedLight(build, room);
};

export const bakery = (build: SceneBuild): void => {
  const { random, wall, accent } = build;
  const room: RoomShell = {
    left: -1.8,
    right: 2.2,
    back: 6.6,
    height: 3,
    walls: paintedMaterial(blend(wall, [246, 232, 210], 0.4)),
    end: texturedMaterial(stones(random, [238, 230, 216], [206, 196, 182], 10, 5, 0.04), [1, 0.75]),
    floor: texturedMaterial(stones(random, [196, 178, 156], [150, 134, 116], 4, 4, 0.08), [1.6, 1.6], { gloss: 0.14 }),
    outside: 'city',
    openings: [{ wall: 'left', from: 2.6, to: 5.6, low: 0.6, high: 2.7, panes: [3, 2] }],
  };
  shell(build, room);
  const crust: readonly Rgb[] = [
    [186, 118, 60],
    [206, 144, 82],
    [158, 96, 50],
    [224, 178, 120],
  ];
  for (let row = 0; row < 3; row++) {
    const y = 1.25 + row * 0.48;
    block(build, [0.5, y, 6.4], [2.6, 0.04, 0.4], wood(build, oak));
    for (let i = 0; i < 9; i++)
      ball(
        build,
        [-0.65 + i * 0.29, y + 0.12, 6.35],
        [random.between(0.1, 0.15), random.between(0.07, 0.11), 0.14],
        paintedMaterial(random.pick(crust)),
        false,
      );
  }
  counter(build, 0.6, 5.2, 2.8, 0.7, paintedMaterial(blend(accent, [236, 226, 208], 0.3)), wood(build, oak, 0.1), 0.95);
  for (let i = 0; i < 3; i++) {
    const x = -0.4 + i * 0.85;
    block(build, [x, 0.95, 5.2], [0.62, 0.08, 0.45], paintedMaterial([150, 110, 72]));
    for (let k = 0; k < 6; k++)
      ball(
        build,
        [x - 0.2 + (k % 3) * 0.2, 1.08, 5.1 + Math.floor(k / 3) * 0.18],
        [0.1, 0.07, 0.09],
        paintedMaterial(random.pick(crust)),
        false,
      );
  }
  for (const x of [-0.4, 0.55, 1.5]) pendant(build, [x, 2, 5.2], [206, 170, 120], 0.19);
  framedPicture(build, -1.1, 1.5, 6.56, 0.6, 0.8, paintedMaterial(slate));
  houseplant(build, -1.4, 0, 6, 1.1);
  addBouncedLight(build, room);
  addPointLight(build, [0.5, 2.8, 5.9], bulbLight, 1);
};

export const restaurant = (build: SceneBuild): void => {
  const { random, wall, accent } = build;
  const room: RoomShell = {
    left: -1.9,
    right: 2.3,
    back: 8.4,
    height: 3.2,
    walls: paintedMaterial(wall),
    end: paintedMaterial(blend(wall, [40, 34, 32], 0.3)),
    ceiling: paintedMaterial(blend(wall, [24, 20, 20], 0.6)),
    floor: texturedMaterial(boards(random, [96, 64, 44]), [0.8, 2.2], { gloss: 0.2 }),
    outside: 'city',
    frames: [50, 44, 40],
    openings: [{ wall: 'left', from: 3, to: 7.8, low: 0.4, high: 2.8, panes: [4, 1] }],
  };
  shell(build, room);
  for (const [x, z] of [
    [-1, 4.6],
    [1.35, 4.7],
    [-0.9, 6.4],
    [1.2, 6.6],
  ] as const) {
    post(build, [x, 0.1, z], 0.62, 0.42, paintedMaterial([240, 236, 228]), 0.4);
    const y = bistro(build, x, z, [246, 243, 236], 0.44);
    chair(build, x - 0.62, z + 0.1, accent);
    chair(build, x + 0.62, z + 0.1, accent);
    brightBall(build, [x, y + 0.09, z], 0.022, 30);
    addPointLight(build, [x, y + 0.3, z], bulbLight, build.lampsOn ? 0.3 : 0.04);
    for (const dx of [-0.18, 0.16])
      post(build, [x + dx, y + 0.01, z - 0.05], 0.2, 0.012, paintedMaterial([210, 220, 224]), 0.04, false);
    pendant(build, [x, 1.95, z], [196, 150, 92], 0.2);
  }
  shelves(build, 0.4, 8.2, 2.6, 3, 1, 0.44, 'bottles', walnut);
  counter(build, 0.4, 7.8, 2.8, 0.4, wood(build, walnut, 0.1), paintedMaterial([60, 50, 46], { gloss: 0.2 }), 0.95);
  card(build, 0.4, 2.4, 8, 2.6, 0.03, { ...paintedMaterial([255, 206, 150]), emission: 8 });
  houseplant(build, -1.5, 0, 7.9, 1.6);
  houseplant(build, 2, 0, 7.9, 1.4);
  addBouncedLight(build, room);
  build.world.exposure = 0.8;
};

export const bar = (build: SceneBuild): void => {
  const { random, accent } = build;
  const room: RoomShell = {
    left: -2,
    right: 2.2,
    back: 7,
    height: 3,
    walls: paintedMaterial([58, 46, 44]),
    end: texturedMaterial(stones(random, [112, 66, 52], [70, 54, 48], 12, 5, 0.25), [1.3, 0.95]),
    ceiling: paintedMaterial([30, 26, 28]),
    floor: texturedMaterial(boards(random, [78, 52, 38]), [0.8, 2.2], { gloss: 0.24 }),
    outside: 'city',
    frames: [30, 28, 28],
    openings: [{ wall: 'left', from: 3, to: 5, low: 0.6, high: 2.5, panes: [2, 1] }],
  };
  shell(build, room);
  shelves(build, 0.2, 6.8, 3.2, 3, 1.1, 0.46, 'bottles', [60, 40, 30]);
  for (let row = 0; row < 3; row++)
    card(build, 0.2, 1.11 + row * 0.46, 6.61, 3.2, 0.02, {
      ...paintedMaterial(blend([255, 190, 120], accent, row === 1 ? 0.5 : 0)),
      emission: 9,
    });
  addPointLight(build, [0.2, 1.9, 6.2], bulbLight, 1.2);
  counter(build, 0.3, 5.5, 3.4, 0.65, wood(build, walnut, 0.08), wood(build, [90, 58, 38], 0.3), 1.08);
  for (let i = 0; i < 4; i++) stool(build, -0.95 + i * 0.8, 4.9, [96, 54, 40], 0.76);
  for (let i = 0; i < 4; i++) pendant({ ...build, lampsOn: true }, [-0.95 + i * 0.8, 2, 5.4], [40, 38, 38], 0.15);
  for (let i = 0; i < 5; i++)
    post(build, [0.9 + i * 0.12, 1.08, 5.5], 0.16, 0.02, paintedMaterial([214, 224, 226]), 0.045, false);
  card(build, -1.5, 1.7, 6.95, 0.6, 0.3, { ...paintedMaterial(blend(accent, [255, 120, 120], 0.3)), emission: 3 });
  addBouncedLight(build, room);
  build.world.exposure = 0.5;
};

export const shop = (build: SceneBuild): void => {
  const { random, wall, accent } = build;
  const room: RoomShell = {
    left: -1.9,
    right: 2.2,
    back: 8,
    height: 3.1,
    walls: paintedMaterial(blend(wall, [244, 240, 232], 0.4)),
    floor: texturedMaterial(boards(random, [190, 158, 122]), [0.9, 2.4], { gloss: 0.2 }),
    outside: 'city',
    openings: [{ wall: 'left', from: 2.4, to: 4.4, low: 0.1, high: 2.8, panes: [1, 1] }],
  };
  shell(build, room);
  sideShelves(build, 1.95, 3.4, 7.8, 5, 0.46, 'goods', oak);
  sideShelves(build, -1.65, 4.7, 7.8, 5, 0.46, 'goods', oak);
  shelves(build, 0.2, 7.8, 2.6, 4, 0.3, 0.46, 'goods', oak);
  card(build, 0.2, 2.4, 7.6, 1.6, 0.3, paintedMaterial(accent));
  card(build, 0.2, 2.5, 7.58, 1, 0.1, { ...paintedMaterial([250, 246, 238]), emission: 0.6 });
  const y = table(build, 0.6, 5.4, 1.3, 0.8, wood(build, oak, 0.1), 0.8);
  for (let i = 0; i < 5; i++)
    block(
      build,
      [0.2 + i * 0.2, y, 5.4],
      [0.15, random.between(0.08, 0.26), 0.2],
      paintedMaterial(random.pick([accent, [232, 226, 214], [196, 150, 110]])),
    );
  for (const x of [-0.9, 0.2, 1.3]) pendant({ ...build, lampsOn: true }, [x, 2.4, 6], [230, 226, 218], 0.18);
  for (const z of [4.4, 6.8]) ceilingLight(build, 0.2, 3.1, z, 2, 0.12, 0.8);
  houseplant(build, -1.2, 0, 7.4, 1.3);
  addBouncedLight(build, room);
};

export const salon = (build: SceneBuild): void => {
  const { random, wall, accent } = build;
  const room: RoomShell = {
    left: -1.8,
    right: 2.2,
    back: 6.4,
    height: 2.9,
    walls: paintedMaterial(blend(wall, [246, 238, 232], 0.4)),
    floor: texturedMaterial(stones(random, [226, 220, 214], [196, 188, 182], 3, 3, 0.04), [1.8, 1.8], { gloss: 0.3 }),
    outside: 'city',
    openings: [{ wall: 'left', from: 2.6, to: 5, low: 0.3, high: 2.6, panes: [2, 1] }],
  };
  shell(build, room);
  for (const x of [-0.85, 0.5, 1.75]) {
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

export const gym = (build: SceneBuild): void => {
  const { random, wall, accent } = build;
  const room: RoomShell = {
    left: -2.2,
    right: 2.5,
    back: 9,
    height: 3.6,
    walls: paintedMaterial(blend(wall, [40, 42, 48], 0.5)),
    end: texturedMaterial(stones(random, [84, 84, 88], [60, 60, 64], 8, 4, 0.12), [1.6, 1.6]),
    ceiling: paintedMaterial([38, 40, 46]),
    floor: texturedMaterial(speckle(random, [42, 42, 46], [66, 66, 70]), [0.9, 0.9], { gloss: 0.14 }),
    outside: 'city',
    frames: [28, 28, 32],
    openings: [{ wall: 'left', from: 3, to: 8.4, low: 0.8, high: 3.1, panes: [4, 2] }],
  };
  shell(build, room);
  for (const y of [0.45, 0.95]) {
    block(build, [0.9, y - 0.1, 7.6], [2.8, 0.08, 0.5], paintedMaterial([30, 30, 34]));
    for (let i = 0; i < 8; i++) {
      const x = -0.3 + i * 0.34;
      for (const dz of [-0.14, 0.14])
        ball(
          build,
          [x, y + 0.07, 7.5 + dz],
          [0.11, 0.11, 0.06],
          paintedMaterial(i % 3 === 0 ? accent : [34, 34, 38]),
          false,
        );
    }
  }
  for (const [x, z] of [
    [-1.2, 6.8],
    [0.2, 6.8],
  ] as const) {
    for (const dx of [-0.55, 0.55]) block(build, [x + dx, 0, z], [0.09, 2.4, 0.09], paintedMaterial([28, 28, 32]));
    block(build, [x, 2.32, z], [1.2, 0.09, 0.09], paintedMaterial([28, 28, 32]));
  }
  block(build, [-0.5, 1.24, 6.7], [2, 0.035, 0.035], paintedMaterial(steel));
  for (const x of [-1.4, -1.28, 0.3, 0.42])
    ball(
      build,
      [x, 1.26, 6.7],
      [0.04, 0.26, 0.26],
      paintedMaterial(x > -1.35 && x < 0.4 ? accent : [30, 30, 34]),
      false,
    );
  post(build, [1.75, 0.7, 5.4], 1.3, 0.2, paintedMaterial([120, 36, 34]), 0.2);
  post(build, [1.75, 2, 5.4], 1.6, 0.012, paintedMaterial(steel), 0.012, false);
  for (const x of [-1.3, 0.1, 1.5]) {
    panel(build, [x - 0.06, 3.55, 3], [0.12, 0, 0], [0, 0, 5.6], { colour: [0.92, 0.97, 1], emission: 9 });
    build.world.areaLights.push({ middle: [x, 3.5, 5.8], facing: [0, -1, 0], area: 0.7, light: [5, 5.3, 5.6] });
  }
  card(build, 0.15, 0.02, 8.95, 4.6, 0.05, { ...paintedMaterial(accent), emission: 4 });
  card(build, 0.15, 3.3, 8.95, 4.6, 0.05, { ...paintedMaterial(accent), emission: 4 });
  addBouncedLight(build, room);
  build.world.exposure = 0.7;
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
