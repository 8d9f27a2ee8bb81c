// Rooms of a home: bedroom, cabin.
import { blend, css, type Rgb } from '../../paint/colour.ts';
import { addPointLight, ball, block, card, paintedMaterial, type SceneBuild, texturedMaterial } from '../kit/build.ts';
import { bulbLight } from '../kit/daylight.ts';
import { frameX } from '../kit/frame.ts';
import { curtain, oak, rug, shelves, sofa, walnut, wood } from '../kit/furniture.ts';
import { woodFloor } from '../kit/interior.ts';
import { brightBall, floorLamp, lightString, tableLamp } from '../kit/lamps.ts';
import { addBouncedLight, framedPicture, type RoomShell, shell } from '../kit/room.ts';
import { books } from '../kit/stock.ts';
import { boards, drawTexture, print, speckle, stones } from '../kit/textures.ts';

const linen: Rgb = [244, 238, 226];

export const bedroom = (build: SceneBuild): void => {
  const { random, wall, accent } = build;
  // The camera is as high as a pillow, so that the bed is seen beside the presenter.
  build.world.camera = { ...build.world.camera, height: 1.2 };
  const back = 5.4;
  const room: RoomShell = {
    left: frameX(build, 0.02, back),
    right: frameX(build, 1.06, back),
    back,
    height: 3,
    walls: paintedMaterial(wall),
    floor: woodFloor(build, oak, 0.08),
    openings: [{ wall: 'left', from: 2.8, to: 4.6, low: 0.3, high: 2.5, panes: [2, 2] }],
  };
  shell(build, room);
  curtain(build, [room.left + 0.1, 0, 4.6], [room.left + 0.16, 0, 5.3], 2.8, blend(accent, linen, 0.6));
  const x = frameX(build, 0.72, back);
  headboard(build, x, back - 0.1, random.pick([accent, blend(accent, linen, 0.5)]));
  block(build, [x, 0.1, back - 1.2], [2.1, 0.62, 2.1], paintedMaterial(linen));
  ball(build, [x, 0.74, back - 1.3], [1.08, 0.16, 1], paintedMaterial(blend(accent, linen, 0.7)));
  for (const dx of [-0.52, 0.52]) {
    ball(build, [x + dx, 1.02, back - 0.4], [0.47, 0.3, 0.16], paintedMaterial([252, 251, 248]));
    ball(build, [x + dx * 0.92, 0.98, back - 0.62], [0.34, 0.24, 0.13], paintedMaterial(blend(accent, linen, 0.3)));
  }
  for (const part of [0.12, 0.99]) {
    const at = frameX(build, part, back - 0.4);
    block(build, [at, 0, back - 0.35], [0.55, 0.66, 0.45], wood(build, walnut));
    tableLamp(build, at, 0.66, back - 0.35);
    books(build, [at + 0.16, 0.66, back - 0.45], 0.14, 0.18);
  }
  framedPicture(build, frameX(build, 0.14, back), 1.75, back - 0.05, 0.7, 0.9, texturedMaterial(print(random, accent)));
  lightString(build, [room.left, 2.65, back - 0.15], [room.right, 2.65, back - 0.15], 18, 0.09);
  addBouncedLight(build, room);
};

/** A tall arched headboard, upholstered in channels. */
const headboard = (build: SceneBuild, x: number, z: number, cloth: Rgb): void =>
  card(
    build,
    x,
    0.2,
    z,
    2.5,
    1.95,
    texturedMaterial(
      drawTexture(125, 98, (context) => {
        context.beginPath();
        context.moveTo(0, 98);
        context.lineTo(0, 50);
        context.bezierCurveTo(4, -14, 121, -14, 125, 50);
        context.lineTo(125, 98);
        context.clip();
        for (let left = 0; left < 125; left += 12.5) {
          const roll = context.createLinearGradient(left, 0, left + 12.5, 0);
          roll.addColorStop(0, css(blend(cloth, [20, 16, 24], 0.4)));
          roll.addColorStop(0.35, css(blend(cloth, [255, 250, 244], 0.2)));
          roll.addColorStop(1, css(blend(cloth, [20, 16, 24], 0.3)));
          context.fillStyle = roll;
          context.fillRect(left, 0, 12.5, 98);
        }
      }),
    ),
  );

export const cabin = (build: SceneBuild): void => {
  const { random, accent } = build;
  const planks = texturedMaterial(boards(random, [142, 98, 62]), [1, 3]);
  const room: RoomShell = {
    left: -1.8,
    right: 2.1,
    back: 6,
    height: 2.7,
    walls: planks,
    end: planks,
    ceiling: texturedMaterial(boards(random, [120, 82, 52]), [1.2, 3]),
    floor: texturedMaterial(boards(random, [122, 82, 52]), [0.9, 2.4], { gloss: 0.1 }),
    frames: [92, 62, 40],
    openings: [
      { wall: 'left', from: 2.8, to: 4.6, low: 0.7, high: 2.2, panes: [2, 2] },
      { wall: 'back', from: -1.5, to: -0.3, low: 0.8, high: 2.1, panes: [2, 2] },
    ],
  };
  shell(build, room);
  const rough = texturedMaterial(stones(random, [136, 128, 120], [92, 86, 80], 7, 4, 0.2), [1.1, 1.3]);
  block(build, [1.05, 0, 5.75], [1.5, 1.15, 0.5], rough);
  block(build, [1.05, 1.2, 5.8], [0.95, 1.5, 0.4], rough);
  block(build, [1.05, 1.12, 5.72], [1.7, 0.09, 0.62], wood(build, walnut));
  card(build, 1.05, 0.16, 5.49, 0.8, 0.62, paintedMaterial([16, 12, 12]));
  for (let i = 0; i < 6; i++)
    ball(
      build,
      [0.8 + i * 0.1, 0.3 + 0.08 * Math.sin(i * 2), 5.46],
      [0.055, random.between(0.1, 0.2), 0.02],
      { colour: [1, 0.42, 0.1], emission: 9 },
      false,
    );
  for (const x of [0.85, 1.2]) block(build, [x, 0.17, 5.46], [0.3, 0.08, 0.06], paintedMaterial([70, 46, 32]));
  addPointLight(build, [1.05, 0.5, 5.1], [1, 0.5, 0.2], build.lampsOn ? 2.4 : 1);
  for (let i = 0; i < 3; i++) brightBall(build, [0.55 + i * 0.5, 1.27, 5.6], 0.025, 30);
  addPointLight(build, [1, 1.5, 5.4], bulbLight, build.lampsOn ? 0.5 : 0.1);
  sofa(build, -0.9, 5.5, 1.3, blend(accent, [150, 120, 96], 0.5));
  rug(
    build,
    0.4,
    4.2,
    2.2,
    1.4,
    texturedMaterial(speckle(random, blend(accent, [200, 180, 150], 0.4), [226, 214, 196]), [0.4, 0.4]),
  );
  framedPicture(build, 1.05, 1.55, 5.58, 0.5, 0.6, texturedMaterial(print(random, accent)));
  floorLamp(build, -0.05, 5.6);
  shelves(build, 0.02, 5.9, 0.36, 2, 1.6, 0.36, 'books', walnut);
  addBouncedLight(build, room);
};
