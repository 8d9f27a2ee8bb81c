// Places of worship: church, mosque.
import { blend, css, type Rgb } from '../../paint/colour.ts';
import {
  addPointLight,
  bar,
  block,
  card,
  paintedMaterial,
  post,
  type SceneBuild,
  texturedMaterial,
} from '../kit/build.ts';
import { bulbLight, tubeLight } from '../kit/daylight.ts';
import { besidePresenter, frameX } from '../kit/frame.ts';
import { oak, walnut, wood } from '../kit/furniture.ts';
import { brightBall } from '../kit/lamps.ts';
import { addBouncedLight } from '../kit/room.ts';
import { drawTexture, stones } from '../kit/textures.ts';
import { toLinearLight } from '../world/light.ts';
import { column, hall } from './gathering.ts';

const [leftSide, rightSide] = besidePresenter;
const white: Rgb = [248, 246, 242];

export const church = (build: SceneBuild): void => {
  const { random, lampsOn } = build;
  const back = 16;
  const made = hall(build, back, 11, {
    walls: paintedMaterial([214, 210, 204]),
    floor: texturedMaterial(stones(random, [186, 184, 180], [140, 138, 138], 3, 3, 0.08), [1.8, 1.8], { gloss: 0.3 }),
    ceiling: paintedMaterial([196, 194, 192]),
  });
  const stone = paintedMaterial([224, 218, 208]);
  for (const z of [6, 9.4, 12.8])
    for (const part of [leftSide + 0.02, rightSide - 0.02]) {
      const x = frameX(build, part, 10) * 1.02;
      column(build, x, z, 6.4, 0.38, stone);
      // Ribs from the column to the ridge of the vault.
      for (let i = 0; i < 6; i++) {
        const at = (t: number) => [x * (1 - t * t), 6.4 + 4 * Math.sin((t * Math.PI) / 2), z] as const;
        bar(build, at(i / 6), at((i + 1) / 6), 0.34, stone);
      }
    }
  for (const [part, y, wide, tall] of [
    [0.5, 3.4, 3.2, 6.6],
    [leftSide - 0.02, 2.2, 1.9, 5],
    [rightSide + 0.02, 2.2, 1.9, 5],
  ] as const)
    card(
      build,
      frameX(build, part, back),
      y,
      back - 0.1,
      wide,
      tall,
      texturedMaterial(stainedGlass(random), undefined, { emission: lampsOn ? 0.9 : 2.6 }),
    );
  for (const [part, tone] of [
    [leftSide, [120, 160, 255]],
    [rightSide, [255, 190, 120]],
  ] as const)
    addPointLight(build, [frameX(build, part, 13), 4, 13], toLinearLight(tone), lampsOn ? 2 : 6);
  for (let row = 0; row < 4; row++)
    for (const part of [leftSide - 0.04, rightSide + 0.04]) {
      const z = 5 + row * 1.5;
      block(build, [frameX(build, part, z), 0, z], [2.2, 1.02, 0.12], wood(build, row % 2 ? walnut : oak));
    }
  for (const part of [0.05, 0.95])
    for (let i = 0; i < 5; i++) {
      const [x, z] = [frameX(build, part, 6.6) + (i - 2) * 0.17, 6.6];
      post(build, [x, 1.15, z], 0.3 + 0.1 * (i % 2), 0.04, paintedMaterial(white), 0.04, false);
      brightBall(build, [x, 1.5 + 0.1 * (i % 2), z], 0.04, 30);
    }
  for (const z of [5, 10]) addPointLight(build, [0, 7, z], bulbLight, lampsOn ? 9 : 14);
  addBouncedLight(build, made);
};

/** A pointed window of coloured panes in lead. */
const stainedGlass = (random: SceneBuild['random']) =>
  drawTexture(64, 140, (context) => {
    context.beginPath();
    context.moveTo(2, 140);
    context.lineTo(2, 52);
    context.quadraticCurveTo(6, 16, 32, 0);
    context.quadraticCurveTo(58, 16, 62, 52);
    context.lineTo(62, 140);
    context.closePath();
    context.clip();
    const panes: readonly Rgb[] = [
      [40, 90, 210],
      [214, 40, 60],
      [250, 190, 50],
      [40, 150, 110],
      [130, 60, 180],
      [110, 190, 240],
    ];
    for (let y = 0; y < 140; y += 12)
      for (let x = 0; x < 64; x += 11) {
        context.fillStyle = css(random.pick(panes));
        context.fillRect(x, y, 11, 12);
      }
    context.fillStyle = css([250, 214, 120]);
    context.beginPath();
    context.arc(32, 46, 15, 0, 7);
    context.fill();
    context.fillStyle = css([214, 40, 60]);
    context.beginPath();
    context.arc(32, 46, 8, 0, 7);
    context.fill();
    context.strokeStyle = 'rgb(30,28,34)';
    context.lineWidth = 1.6;
    for (let x = 0; x <= 64; x += 11) {
      context.moveTo(x, 0);
      context.lineTo(x, 140);
    }
    for (let y = 0; y <= 140; y += 12) {
      context.moveTo(0, y);
      context.lineTo(64, y);
    }
    context.stroke();
    context.lineWidth = 6;
    context.strokeStyle = 'rgb(206,200,190)';
    context.strokeRect(30, 60, 4, 90);
  });

export const mosque = (build: SceneBuild): void => {
  const { random, lampsOn } = build;
  const back = 12;
  const blue = random.pick([
    [28, 96, 160],
    [22, 130, 140],
    [30, 110, 96],
  ] as const);
  const made = hall(build, back, 8.4, {
    walls: paintedMaterial([226, 208, 176]),
    end: texturedMaterial(arabesque(blue), [1.5, 1.5]),
    floor: texturedMaterial(
      carpet(
        random.pick([
          [150, 32, 42],
          [28, 92, 96],
          [36, 70, 130],
        ] as const),
      ),
      [1.3, 1.9],
    ),
    ceiling: paintedMaterial([232, 232, 226]),
  });
  // Arches across the hall, one behind the other.
  const arch = texturedMaterial(archBand(blue));
  for (const z of [7, 9.5])
    for (const [part, wide] of [
      [leftSide - 0.1, 0.44],
      [0.5, 0.44],
      [rightSide + 0.1, 0.44],
    ] as const)
      card(build, frameX(build, part, z), 3.1, z, frameX(build, wide, z) - frameX(build, 0, z), 4.4, arch);
  for (const z of [7, 9.5])
    for (const part of [0.24, 0.76])
      column(build, frameX(build, part, z), z, 3.4, 0.2, paintedMaterial([236, 232, 222]));
  card(build, frameX(build, 0.5, back), 0, back - 0.1, 3.4, 6.4, texturedMaterial(niche(blue)));
  // Rings of lamps.
  for (const part of [0.12, 0.88]) {
    const [x, z] = [frameX(build, part, 5.8), 5.8];
    post(build, [x, 3.35, z], 5, 0.015, paintedMaterial([180, 150, 90]), 0.015, false);
    post(build, [x, 3.3, z], 0.06, 0.75, paintedMaterial([206, 168, 90]), 0.75, false);
    for (let i = 0; i < 10; i++) {
      const angle = (i / 10) * Math.PI * 2;
      brightBall(build, [x + Math.cos(angle) * 0.75, 3.24, z + Math.sin(angle) * 0.75], 0.06, lampsOn ? 34 : 20);
    }
    addPointLight(build, [x, 3, z], bulbLight, lampsOn ? 3 : 1.4);
  }
  for (const z of [4, 8, 11]) addPointLight(build, [0, 6.4, z], tubeLight, lampsOn ? 3 : 5);
  addBouncedLight(build, made);
  build.world.exposure = 0.72;
};

/** Tiles with eight-pointed stars. */
const arabesque = (blue: Rgb) =>
  drawTexture(96, 96, (context) => {
    context.fillStyle = css(white);
    context.fillRect(0, 0, 96, 96);
    context.translate(48, 48);
    for (const [size, tone] of [
      [40, blue],
      [30, [246, 240, 224]],
      [20, blend(blue, [90, 210, 210], 0.5)],
      [9, [226, 180, 80]],
    ] as const) {
      context.fillStyle = css(tone);
      for (const turn of [0, Math.PI / 4]) {
        context.save();
        context.rotate(turn);
        context.fillRect(-size * 0.72, -size * 0.72, size * 1.44, size * 1.44);
        context.restore();
      }
    }
  });

const carpet = (tone: Rgb) =>
  drawTexture(52, 76, (context) => {
    context.fillStyle = css(tone);
    context.fillRect(0, 0, 52, 76);
    context.strokeStyle = css([232, 200, 130]);
    context.lineWidth = 3;
    context.beginPath();
    context.moveTo(6, 76);
    context.lineTo(6, 34);
    context.quadraticCurveTo(8, 14, 26, 6);
    context.quadraticCurveTo(44, 14, 46, 34);
    context.lineTo(46, 76);
    context.stroke();
  });

/** The wall above a pointed arch, with stones in two colours around it. */
const archBand = (blue: Rgb) =>
  drawTexture(120, 120, (context) => {
    context.fillStyle = css([232, 212, 176]);
    context.fillRect(0, 0, 120, 120);
    for (let i = 0; i < 16; i++) {
      const [from, to] = [Math.PI * (1 + i / 16), Math.PI * (1 + (i + 1) / 16)];
      context.fillStyle = css(i % 2 ? blue : [250, 246, 236]);
      context.beginPath();
      context.moveTo(60, 120);
      context.arc(60, 112, 64, from, to);
      context.fill();
    }
    context.globalCompositeOperation = 'destination-out';
    context.beginPath();
    context.moveTo(10, 120);
    context.quadraticCurveTo(12, 76, 60, 58);
    context.quadraticCurveTo(108, 76, 110, 120);
    context.fill();
  });

const niche = (blue: Rgb) =>
  drawTexture(84, 160, (context) => {
    context.fillStyle = css(blend(blue, [20, 40, 60], 0.3));
    context.fillRect(0, 0, 84, 160);
    context.fillStyle = css([226, 186, 96]);
    context.fillRect(4, 4, 76, 156);
    context.fillStyle = css(blue);
    context.fillRect(8, 8, 68, 152);
    context.fillStyle = css([240, 232, 210]);
    context.beginPath();
    context.moveTo(16, 160);
    context.lineTo(16, 66);
    context.quadraticCurveTo(20, 38, 42, 22);
    context.quadraticCurveTo(64, 38, 68, 66);
    context.lineTo(68, 160);
    context.fill();
  });
