// A Japanese tea room: mats of straw, paper screens, an alcove with a scroll and flowers, a low table.
import { blend, css, type Rgb } from '../../paint/colour.ts';
import type { Random } from '../../paint/random.ts';
import { ball, block, card, level, paintedMaterial, post, type SceneBuild, texturedMaterial } from '../kit/build.ts';
import { frameX } from '../kit/frame.ts';
import { pot, walnut, wood } from '../kit/furniture.ts';
import { type Furnish, interior } from '../kit/interior.ts';
import { bouquet } from '../kit/plants.ts';
import { drawTexture } from '../kit/textures.ts';
import type { Texture } from '../world/world.ts';

const timber: Rgb = [92, 62, 42];
const paper: Rgb = [250, 242, 222];
/** Height of the beam over screens and alcove. */
const BEAM = 2.05;

export const teaRoom = (build: SceneBuild): void => {
  const { random } = build;
  const back = 5;
  interior(
    build,
    {
      back,
      height: 2.8,
      end: ['plaster'],
      floor: texturedMaterial(mats(random), [1.8, 1.8]),
      boardedCeiling: true,
      daylight: ['unseen'],
      lamps: ['globes', 'none'],
    },
    ({ left, right }) => {
      screens(build, frameX(build, -0.1, back), frameX(build, 0.62, back), back);
      alcove(build, right, back);
      block(build, [0, BEAM, back - 0.08], [5, 0.12, 0.14], wood(build, timber));
      for (const part of [0.63, 1.06])
        block(build, [frameX(build, part, back), 0, back - 0.1], [0.13, 4.6, 0.13], wood(build, timber));
      lowTable(build, left * 0.75, back - 1.3);
    },
  );
};

/** Two mats of straw side by side, with dark borders of cloth. */
const mats = (random: Random): Texture =>
  drawTexture(128, 128, (context) => {
    for (const [left, straw] of [
      [0, [206, 192, 134]],
      [64, [196, 184, 128]],
    ] as const) {
      context.fillStyle = css(straw);
      context.fillRect(left, 0, 64, 128);
      for (let y = 0; y < 128; y += 2) {
        context.fillStyle = css(blend(straw, [150, 132, 80], random.between(0, 0.35)));
        context.fillRect(left, y, 64, 1);
      }
      context.fillStyle = css([52, 66, 52]);
      context.fillRect(left, 0, 4, 128);
      context.fillRect(left + 60, 0, 4, 128);
    }
  });

/** Sliding screens of paper in a lattice, with the light of a garden behind them. */
const screens = (build: SceneBuild, from: number, to: number, back: number): void => {
  const lattice = texturedMaterial(
    drawTexture(96, 192, (context) => {
      const glow = context.createLinearGradient(0, 0, 0, 192);
      glow.addColorStop(0, css(paper));
      glow.addColorStop(1, css(blend(paper, [196, 206, 170], 0.4)));
      context.fillStyle = glow;
      context.fillRect(0, 0, 96, 192);
      context.fillStyle = css(timber);
      for (let i = 0; i <= 4; i++) context.fillRect(i * 23, 0, 3, 192);
      for (let i = 0; i <= 6; i++) context.fillRect(0, i * 26, 96, 2.5);
      context.fillRect(0, 156, 96, 36);
      context.fillStyle = css(blend(timber, paper, 0.2));
      context.fillRect(5, 161, 86, 26);
    }),
    undefined,
    { emission: build.lampsOn ? 0.35 : 0.6 },
  );
  const count = Math.round((to - from) / 0.9);
  const wide = (to - from) / count;
  for (let i = 0; i < count; i++)
    card(build, from + wide * (i + 0.5), 0.02, back - 0.03 - (i % 2) * 0.04, wide, BEAM - 0.02, lattice);
};

/** A recess with a raised floor, a hanging scroll and a vase with a few flowers. */
const alcove: Furnish = (build, x, back) => {
  const { random, wall, accent } = build;
  card(build, x, 0.3, back - 0.02, 1.1, BEAM - 0.3, paintedMaterial(blend(wall, [84, 92, 66], 0.5)));
  block(build, [x, 0, back - 0.35], [1.3, 0.3, 0.7], wood(build, walnut, 0.2));
  card(build, x + 0.12, 0.75, back - 0.05, 0.5, 1.25, texturedMaterial(scroll(random, accent)));
  post(build, [x - 0.3, 0.3, back - 0.4], 0.26, 0.07, paintedMaterial(blend(accent, [60, 60, 66], 0.5)), 0.05);
  bouquet(build, [x - 0.3, 0.72, back - 0.42], 0.17);
};

/** A hanging scroll: a border of brocade, and on the paper a circle of one stroke or mountains before the sun. */
const scroll = (random: Random, accent: Rgb): Texture =>
  drawTexture(64, 160, (context) => {
    context.fillStyle = css(blend(accent, [70, 60, 50], 0.35));
    context.fillRect(0, 0, 64, 160);
    context.fillStyle = css(paper);
    context.fillRect(8, 22, 48, 112);
    context.fillStyle = css(timber);
    context.fillRect(0, 0, 64, 4);
    context.fillRect(0, 155, 64, 5);
    context.strokeStyle = context.fillStyle = css([44, 42, 46]);
    if (random.chance(0.5)) {
      context.lineWidth = 6;
      context.beginPath();
      context.arc(32, 72, 15, 0.5, 6.2);
      context.stroke();
      return;
    }
    for (const [peak, y, grey] of [
      [22, 70, [150, 156, 160]],
      [40, 84, [84, 92, 100]],
    ] as const) {
      context.fillStyle = css(grey);
      context.beginPath();
      context.moveTo(8, 128);
      context.lineTo(peak, y);
      context.lineTo(56, 122);
      context.lineTo(56, 134);
      context.lineTo(8, 134);
      context.fill();
    }
    context.fillStyle = css([200, 70, 56]);
    context.beginPath();
    context.arc(44, 46, 8, 0, 7);
    context.fill();
  });

/** A low table with a tea set, and cushions on both sides. */
const lowTable: Furnish = (build, x, z) => {
  const { accent } = build;
  const top = wood(build, walnut, 0.25);
  block(build, [x, 0.3, z], [1.2, 0.06, 0.7], top);
  for (const dx of [-0.5, 0.5]) block(build, [x + dx, 0, z], [0.08, 0.3, 0.6], top);
  pot(build, x - 0.12, 0.36, z, 0.11, [58, 60, 62]);
  for (const dx of [0.15, 0.33]) pot(build, x + dx, 0.36, z - 0.1, 0.05, [206, 214, 190]);
  level(build, x - 0.3, 0.365, z - 0.2, 0.85, 0.4, paintedMaterial([64, 44, 34]));
  for (const dx of [-0.85, 0.85])
    ball(build, [x + dx, 0.05, z], [0.3, 0.06, 0.3], paintedMaterial(blend(accent, [120, 60, 60], 0.2)));
};
