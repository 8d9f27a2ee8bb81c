// Places of food and drink: café, bakery, restaurant, bar.
import { blend, css } from '../../paint/colour.ts';
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
import { coffeeMachine, poster, slateBoard } from '../kit/equipment.ts';
import { besidePresenter, frameX } from '../kit/frame.ts';
import { bistro, chair, counter, oak, pot, shelves, stool, walnut, wood } from '../kit/furniture.ts';
import { darkFrames, type Furnish, interior, woodFloor } from '../kit/interior.ts';
import { brightBall, lightString, neon, pendant } from '../kit/lamps.ts';
import { addBouncedLight, type RoomShell, shell } from '../kit/room.ts';
import {
  baguettes,
  basket,
  bottles,
  crusts,
  cups,
  flowers,
  loaves,
  plant,
  plates,
  shelfOf,
  vases,
} from '../kit/stock.ts';
import { drawTexture, stones } from '../kit/textures.ts';
import { toLinearLight } from '../world/light.ts';

const cream = [246, 236, 216] as const;

export const cafe = (build: SceneBuild): void => {
  const back = 5.8;
  interior(
    build,
    {
      back,
      height: 3,
      end: ['brick', 'tiles', 'plaster', 'slats', 'accent', 'paleBrick'],
      floor: woodFloor(build, [146, 102, 68], 0.16),
      boardedCeiling: true,
      daylight: ['side', 'end'],
      lamps: ['pendants', 'globes', 'trackLights'],
      outside: 'city',
      frames: darkFrames,
    },
    ({ left, right, windowed }) => {
      coffeeBar(build, right, back);
      build.random.pick(windowed !== 'none' ? [seats] : [menuSeats, pictureSeats])(build, left, back);
      if (build.random.chance(0.4)) lightString(build, [-2, 2.75, back - 0.3], [2, 2.8, back - 0.3], 14, 0.14);
    },
  );
};

const coffeeBar: Furnish = (build, x, back) => {
  const { random, accent } = build;
  const z = back - 1;
  const front = random.pick([
    paintedMaterial(blend(accent, [60, 46, 40], 0.25)),
    wood(build, walnut),
    texturedMaterial(stones(random, blend(accent, cream, 0.3), cream, 7, 4, 0.1), [0.8, 0.6]),
  ]);
  counter(build, x * 0.84, z, 2, 0.55, front, wood(build, random.pick([oak, walnut]), 0.14), 1.05);
  coffeeMachine(build, x * 0.84 - 0.15, 1.05, z);
  shelfOf(build, { x, z: back - 0.16, wide: 1.4, from: 1.66, rows: 1, high: 0.4, colour: oak, open: true }, [cups]);
  cupSign(build, x, 2.06, back);
};

/** A round sign with a steaming cup. */
const cupSign = (build: SceneBuild, x: number, y: number, back: number): void => {
  const sign = drawTexture(200, 200, (context) => {
    context.fillStyle = css(blend(build.accent, [58, 36, 28], 0.7));
    context.beginPath();
    context.arc(100, 100, 98, 0, 7);
    context.fill();
    context.fillStyle = css(cream);
    context.strokeStyle = css(cream);
    context.lineWidth = 12;
    context.beginPath();
    context.arc(140, 112, 20, -1.4, 1.4);
    context.stroke();
    context.beginPath();
    context.moveTo(48, 88);
    context.lineTo(140, 88);
    context.quadraticCurveTo(138, 148, 94, 148);
    context.quadraticCurveTo(50, 148, 48, 88);
    context.fill();
    context.fillRect(40, 154, 108, 10);
    context.lineWidth = 9;
    for (const left of [72, 94, 116]) {
      context.beginPath();
      context.moveTo(left, 76);
      context.bezierCurveTo(left - 12, 62, left + 12, 52, left, 36);
      context.stroke();
    }
  });
  card(build, x, y, back - 0.06, 0.96, 0.96, texturedMaterial(sign));
};

const seats: Furnish = (build, x, back) => {
  const { accent } = build;
  const z = back - 1.1;
  const y = bistro(build, x * 0.8, z, [150, 106, 72]);
  chair(build, x * 0.8 - 0.5, z + 0.2, accent);
  chair(build, x * 0.8 + 0.5, z + 0.25, accent);
  flowers(build, [x * 0.8, y, z], 0.3, 0.5);
  pot(build, x * 0.8 + 0.2, y, z - 0.1, 0.055, cream);
};

const menuSeats: Furnish = (build, x, back) => {
  slateBoard(build, x, 1.5, back, 1.2, 1.3);
  seats(build, x, back);
};

const pictureSeats: Furnish = (build, x, back) => {
  poster(build, x - 0.25, 1.4, back, 0.56, 0.76);
  poster(build, x + 0.38, 1.55, back, 0.46, 0.56);
  seats(build, x, back);
};

export const bakery = (build: SceneBuild): void => {
  const { random } = build;
  const back = 5.4;
  interior(
    build,
    {
      back,
      height: 2.9,
      end: ['tiles', 'paleBrick', 'plaster', 'boards', 'brick'],
      floor: texturedMaterial(stones(random, [206, 180, 148], [164, 138, 110], 4, 4, 0.08), [1.6, 1.6], {
        gloss: 0.12,
      }),
      daylight: ['side', 'unseen', 'end'],
      lamps: ['pendants', 'downlights', 'pendants'],
      outside: 'city',
    },
    ({ left, right, windowed }) => {
      ovenCorner(build, right, back);
      build.random.pick(windowed !== 'none' ? [cakeCounter] : [cakeMenu, breadShelves])(build, left, back);
    },
  );
};

const breadShelves: Furnish = (build, x, back) => {
  const colour = build.random.pick([
    [236, 226, 208],
    [92, 62, 44],
  ] as const);
  shelfOf(build, { x, z: back - 0.2, wide: 1.35, from: 0.7, rows: 4, high: 0.42, colour }, [
    loaves,
    baguettes,
    loaves,
    loaves,
    basket,
  ]);
};

const cakeCounter: Furnish = (build, x, back) => {
  const { random, accent } = build;
  const z = back - 1;
  counter(build, x * 0.82, z, 1.5, 0.55, paintedMaterial(blend(accent, cream, 0.15)), wood(build, oak, 0.1), 0.95);
  for (const dx of [-0.42, 0.08]) {
    post(build, [x * 0.82 + dx, 0.95, z], 0.14, 0.03, paintedMaterial(cream), 0.03, false);
    ball(build, [x * 0.82 + dx, 1.1, z], [0.22, 0.015, 0.22], paintedMaterial(cream), false);
    for (let i = 0; i < 5; i++)
      ball(
        build,
        [x * 0.82 + dx + (i - 2) * 0.075, 1.16 + (i % 2) * 0.05, z],
        [0.07, 0.055, 0.07],
        paintedMaterial(random.pick([...crusts, accent])),
        false,
      );
  }
  baguettes(build, [x * 0.82 + 0.5, 0.95, z], 0.4, 0.62);
};

const cakeMenu: Furnish = (build, x, back) => {
  slateBoard(build, x, 1.55, back, 0.95, 0.85);
  cakeCounter(build, x, back);
};

/** A brick oven with a fire in it. */
const ovenCorner: Furnish = (build, x, back) => {
  const { random } = build;
  const brick = texturedMaterial(stones(random, [184, 108, 76], [206, 184, 160], 8, 4, 0.18), [0.9, 0.7]);
  block(build, [x, 0, back - 0.4], [1.3, 2.1, 0.7], brick);
  block(build, [x, 2.1, back - 0.3], [0.7, 1, 0.5], brick);
  ball(build, [x, 1.2, back - 0.76], [0.42, 0.34, 0.02], paintedMaterial([40, 26, 22]), false);
  card(build, x, 1.02, back - 0.78, 0.84, 0.18, paintedMaterial([40, 26, 22]));
  for (let i = 0; i < 5; i++)
    ball(
      build,
      [x + (i - 2) * 0.12, 1.14, back - 0.8],
      [0.07, 0.1 + 0.04 * (i % 2), 0.01],
      { colour: [1, 0.45, 0.12], emission: 4 },
      false,
    );
  addPointLight(build, [x, 1.3, back - 1.2], [1, 0.55, 0.24], 0.8);
  block(build, [x, 0.92, back - 0.8], [1.4, 0.06, 0.2], wood(build, oak));
  loaves(build, [x * 0.82, 0.98, back - 0.95], 0.42, 0.34);
};

export const restaurant = (build: SceneBuild): void => {
  const { random } = build;
  const back = 6;
  interior(
    build,
    {
      back,
      height: 3,
      end: ['accent', 'brick', 'slats', 'panelling', 'plaster'],
      floor: woodFloor(build, [120, 80, 54], 0.2),
      boardedCeiling: true,
      daylight: ['side', 'end', 'unseen'],
      lamps: ['pendants', 'globes'],
      outside: 'city',
      frames: darkFrames,
    },
    ({ left, right, windowed }) => {
      const [one, other] = random.chance(0.5) ? [wineWall, gallery] : [gallery, dresser];
      one(build, right, back);
      if (windowed === 'none') other(build, left, back);
      for (const x of [left, right]) laidTable(build, x * 0.78, back - 1.3);
    },
  );
  build.world.exposure = 0.72;
};

const wineWall: Furnish = (build, x, back) =>
  shelfOf(build, { x, z: back - 0.2, wide: 1.4, from: 0.85, rows: 4, high: 0.4, colour: walnut }, [
    bottles,
    bottles,
    vases,
    plates,
  ]);

const dresser: Furnish = (build, x, back) => {
  shelfOf(build, { x, z: back - 0.16, wide: 1.3, from: 1.35, rows: 2, high: 0.42, colour: walnut, open: true }, [
    plates,
    plates,
    vases,
    bottles,
    plant,
  ]);
  block(build, [x, 0, back - 0.3], [1.4, 0.95, 0.45], wood(build, walnut));
};

const gallery: Furnish = (build, x, back) => {
  for (const [dx, y, wide, tall] of [
    [-0.36, 1.3, 0.5, 0.66],
    [0.22, 1.5, 0.5, 0.6],
    [-0.36, 2.06, 0.4, 0.34],
  ] as const)
    poster(build, x + dx, y, back, wide, tall);
  block(build, [x, 0.1, back - 0.3], [1.5, 0.35, 0.5], paintedMaterial(build.accent));
  block(build, [x, 0.45, back - 0.1], [1.5, 0.6, 0.14], paintedMaterial(build.accent));
};

/** A round table with plates, glasses, flowers and a candle, and two chairs. */
const laidTable: Furnish = (build, x, z) => {
  const { accent } = build;
  const y = bistro(build, x, z, [158, 108, 70], 0.46);
  for (const dx of [-0.26, 0.26])
    ball(build, [x + dx, y + 0.01, z - 0.1], [0.14, 0.012, 0.12], paintedMaterial(cream), false);
  for (const side of [-0.62, 0.62]) chair(build, x + side, z + 0.15, accent);
  brightBall(build, [x - 0.08, y + 0.12, z - 0.1], 0.026, 26);
  post(build, [x - 0.08, y, z - 0.1], 0.1, 0.022, paintedMaterial([246, 238, 220]), 0.022, false);
  addPointLight(build, [x - 0.08, y + 0.35, z - 0.1], bulbLight, build.lampsOn ? 0.35 : 0.12);
  for (const dx of [-0.24, 0.22])
    post(build, [x + dx, y + 0.08, z], 0.14, 0.018, paintedMaterial([222, 226, 222], { gloss: 0.2 }), 0.05, false);
  flowers(build, [x + 0.06, y, z + 0.1], 0.22, 0.4);
};

export const bar = (build: SceneBuild): void => {
  const { random, accent, wall } = build;
  const back = 6.4;
  const room: RoomShell = {
    left: frameX(build, -0.03, back),
    right: frameX(build, 1.03, back),
    back,
    height: 3.5,
    walls: paintedMaterial(wall),
    end: texturedMaterial(
      stones(random, blend(wall, [90, 80, 90], 0.2), blend(wall, [10, 8, 14], 0.5), 8, 5, 0.16),
      [0.9, 0.6],
    ),
    ceiling: paintedMaterial(blend(wall, [16, 14, 20], 0.7)),
    floor: woodFloor(build, [78, 52, 38], 0.3),
  };
  shell(build, room);
  const sides = besidePresenter.map((part) => frameX(build, part, back)) as [number, number];
  for (const x of sides) {
    shelves(build, x, back - 0.2, 1.5, 3, 1.1, 0.46, 'bottles', [40, 34, 40]);
    for (let row = 0; row < 3; row++)
      card(
        build,
        x,
        1.11 + row * 0.46,
        back - 0.39,
        1.5,
        0.03,
        paintedMaterial(blend(accent, [255, 220, 190], 0.25), { emission: 3.5 }),
      );
    addPointLight(build, [x, 1.9, back - 0.9], toLinearLight(accent), 0.7);
  }
  const at = (dx: number, dy: number) => [sides[1] + dx, 3.05 + dy] as const;
  neon(build, [at(-0.3, 0.28), at(0.3, 0.28), at(0, -0.05), at(-0.3, 0.28)], back - 0.12, accent);
  neon(build, [at(0, -0.05), at(0, -0.4), at(-0.16, -0.4), at(0.16, -0.4)], back - 0.12, accent, 0.3);
  const top = paintedMaterial(blend(wall, [30, 24, 30], 0.4), { gloss: 0.4 });
  counter(build, 0, back - 1.3, 5, 0.65, wood(build, walnut, 0.08), top, 1.1);
  card(build, 0, 0.98, back - 1.64, 5, 0.03, paintedMaterial(accent, { emission: 7 }));
  for (const part of [0.04, 0.2, 0.8, 0.96]) {
    stool(build, frameX(build, part, back - 1.9), back - 1.9, blend(accent, [40, 34, 40], 0.4), 0.78);
    pendant({ ...build, lampsOn: true }, [frameX(build, part, back - 1.3), 2.3, back - 1.3], [40, 38, 42], 0.13);
  }
  for (const [i, colour] of (
    [
      [250, 140, 60],
      [240, 80, 130],
      [120, 220, 170],
    ] as const
  ).entries())
    post(
      build,
      [sides[0] * 0.82 + i * 0.16, 1.1, back - 1.4],
      0.2,
      0.03,
      paintedMaterial(colour, { emission: 0.9 }),
      0.07,
      false,
    );
  addBouncedLight(build, room);
  build.world.exposure = build.lampsOn ? 0.9 : 0.4;
};
