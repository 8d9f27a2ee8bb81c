// A bathroom: a round lit mirror over a basin on one side, a shower over a bath and towels on the other, white tiles all around.
import { blend, css, type Rgb } from '../../paint/colour.ts';
import {
  addPointLight,
  ball,
  block,
  card,
  level,
  paintedMaterial,
  post,
  type SceneBuild,
  texturedMaterial,
} from '../kit/build.ts';
import { bulbLight, tubeLight } from '../kit/daylight.ts';
import { frameX } from '../kit/frame.ts';
import { counter, oak, wood } from '../kit/furniture.ts';
import { houseplant } from '../kit/plants.ts';
import { addBouncedLight, type RoomShell, shell } from '../kit/room.ts';
import { drawTexture, stones } from '../kit/textures.ts';

const white: Rgb = [250, 250, 248];
const chrome = paintedMaterial([92, 100, 110], { gloss: 0.3 });

export const bathroom = (build: SceneBuild): void => {
  const { random, wall } = build;
  build.world.camera = { ...build.world.camera, height: 1.4, reach: 0.5 };
  const back = 4.6;
  const tiles = texturedMaterial(tiling(blend(wall, white, 0.72), blend(wall, [96, 112, 122], 0.55)), [0.84, 0.84], {
    gloss: 0.12,
  });
  const room: RoomShell = {
    left: frameX(build, -0.04, back),
    right: frameX(build, 1.06, back),
    back,
    height: 3.5,
    walls: tiles,
    floor: texturedMaterial(stones(random, [186, 190, 192], [140, 146, 150], 4, 4, 0.05), [1.4, 1.4], { gloss: 0.3 }),
    openings: [{ wall: 'left', from: 0.8, to: 2.2, low: 1.1, high: 2.5, panes: [2, 1] }],
  };
  shell(build, room);
  basin(build, frameX(build, 0.86, back), back);
  bath(build, frameX(build, 0.08, back), back);
  towels(build, frameX(build, 0.25, back), back);
  for (const part of [0.12, 0.88]) addPointLight(build, [frameX(build, part, back), 2.3, back - 1.2], tubeLight, 0.5);
  addBouncedLight(build, room);
};

/** Square tiles, four across the texture, with joints that are seen through the blur of a lens. */
const tiling = (tile: Rgb, joint: Rgb) =>
  drawTexture(128, 128, (context) => {
    context.fillStyle = css(joint);
    context.fillRect(0, 0, 128, 128);
    for (let i = 0; i < 16; i++) {
      context.fillStyle = css(blend(tile, joint, (i % 3) * 0.04));
      context.fillRect((i % 4) * 32 + 1.5, Math.floor(i / 4) * 32 + 1.5, 29, 29);
    }
  });

/** A washbasin with a tap on a vanity, below a round mirror with light behind its rim. */
const basin = (build: SceneBuild, x: number, back: number): void => {
  const { random, accent, lampsOn } = build;
  const [top, z] = [0.98, back - 0.35];
  const glaze = paintedMaterial(white, { gloss: 0.1, emission: 0.12 });
  counter(build, x, z, 1.3, 0.6, wood(build, oak), glaze, top);
  post(build, [x, top, z - 0.08], 0.16, 0.2, glaze, 0.3);
  block(build, [x, top + 0.155, z - 0.08], [0.6, 0.02, 0.4], glaze, undefined, false);
  post(build, [x, top, z + 0.22], 0.36, 0.028, chrome, 0.028, false);
  block(build, [x, top + 0.34, z + 0.08], [0.05, 0.045, 0.3], chrome, undefined, false);
  for (const [dx, tone] of [
    [-0.42, accent],
    [-0.52, [206, 156, 96]],
  ] as const)
    post(build, [x + dx, top, z], random.between(0.14, 0.22), 0.045, paintedMaterial(tone));
  houseplant(build, x + 0.4, top, z, 0.44);
  const [y, radius] = [1.83, 0.4];
  const glow = paintedMaterial([255, 246, 226], { emission: lampsOn ? 5 : 2.6 });
  ball(build, [x, y, back - 0.02], [radius + 0.07, radius + 0.07, 0.01], glow, false);
  ball(build, [x, y, back - 0.05], [radius + 0.015, radius + 0.015, 0.01], chrome, false);
  card(build, x, y - radius, back - 0.08, radius * 2, radius * 2, texturedMaterial(mirror, undefined, { gloss: 0.2 }));
  addPointLight(build, [x, y, back - 0.7], bulbLight, lampsOn ? 1 : 0.4);
};

/** A round glass with a sheen across it. */
const mirror = drawTexture(96, 96, (context) => {
  context.beginPath();
  context.arc(48, 48, 47.5, 0, 7);
  context.clip();
  const depth = context.createLinearGradient(0, 0, 0, 96);
  depth.addColorStop(0, 'rgb(150,190,212)');
  depth.addColorStop(1, 'rgb(66,104,130)');
  context.fillStyle = depth;
  context.fillRect(0, 0, 96, 96);
  context.fillStyle = 'rgba(255,255,255,0.55)';
  for (const [from, wide] of [
    [18, 18],
    [44, 7],
  ] as const) {
    context.beginPath();
    context.moveTo(from, 96);
    context.lineTo(from + wide, 96);
    context.lineTo(from + wide + 46, 0);
    context.lineTo(from + 46, 0);
    context.fill();
  }
});

/** A bath full of water along the wall, with a shower over it. */
const bath = (build: SceneBuild, x: number, back: number): void => {
  const enamel = paintedMaterial(white, { gloss: 0.3 });
  block(build, [x, 0, back - 0.85], [1.1, 0.74, 1.7], enamel);
  level(build, x - 0.46, 0.745, back - 1.6, 0.92, 1.4, paintedMaterial([150, 208, 224], { gloss: 0.5 }));
  const [z, top] = [back - 0.08, 2.32];
  post(build, [x, 1.05, z], top - 1.05, 0.026, chrome, 0.026, false);
  block(build, [x, 1.12, z - 0.06], [0.26, 0.07, 0.1], chrome, undefined, false);
  block(build, [x, top, z - 0.2], [0.045, 0.045, 0.4], chrome, undefined, false);
  post(build, [x, top - 0.12, z - 0.4], 0.09, 0.3, chrome, 0.26, false);
  for (let i = 0; i < 7; i++)
    card(
      build,
      x + (i - 3) * 0.07,
      1.5,
      z - 0.4,
      0.012,
      top - 1.62,
      paintedMaterial([214, 238, 248], { emission: 0.4 }),
    );
};

/** Towels on a heated rail. */
const towels = (build: SceneBuild, x: number, back: number): void => {
  const { accent } = build;
  const z = back - 0.08;
  for (const side of [-1, 1]) post(build, [x + side * 0.22, 0.8, z], 1.2, 0.02, chrome, 0.02, false);
  for (let y = 0.9; y < 2; y += 0.15) block(build, [x, y, z], [0.46, 0.025, 0.025], chrome, undefined, false);
  for (const [y, tall, tone] of [
    [1.32, 0.55, accent],
    [0.86, 0.4, blend(accent, white, 0.75)],
  ] as const) {
    card(build, x, y, z - 0.04, 0.38, tall, paintedMaterial(tone));
    card(build, x, y + 0.07, z - 0.045, 0.38, 0.04, paintedMaterial(blend(tone, white, 0.6)));
  }
};
