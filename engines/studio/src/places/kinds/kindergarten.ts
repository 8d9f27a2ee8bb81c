// The kindergarten: a wall with a rainbow above low shelves of toys.
import { css, type Rgb } from '../../paint/colour.ts';
import { ball, bar, block, card, level, paintedMaterial, type SceneBuild, texturedMaterial } from '../kit/build.ts';
import { frameX } from '../kit/frame.ts';
import { pot } from '../kit/furniture.ts';
import { interior } from '../kit/interior.ts';
import { books, boxes, shelfOf } from '../kit/stock.ts';
import { drawTexture, speckle } from '../kit/textures.ts';

const white: Rgb = [248, 246, 242];

export const kindergarten = (build: SceneBuild): void => {
  const { random } = build;
  const back = 5.8;
  interior(
    build,
    {
      back,
      height: 2.9,
      end: ['plaster'],
      floor: texturedMaterial(speckle(random, [236, 222, 190], [244, 232, 206]), [1.2, 1.2], { gloss: 0.1 }),
      daylight: ['side', 'unseen', 'side'],
      lamps: ['globes', 'downlights'],
    },
    ({ left, right }) => {
      card(
        build,
        frameX(build, 0.5, back),
        0.9,
        back - 0.02,
        frameX(build, 0.99, back) - frameX(build, 0.01, back),
        2.3,
        texturedMaterial(rainbow),
      );
      for (const x of [left, right]) {
        shelfOf(build, { x, z: back - 0.3, wide: 1.5, from: 0.12, rows: 2, high: 0.48, colour: [240, 226, 190] }, [
          boxes,
          books,
          boxes,
          books,
        ]);
        toys(build, x, 1.12, back - 0.35);
      }
      for (let i = 0; i < 7; i++) {
        const [x, z] = [frameX(build, 0.02 + i * 0.16, back - 1), back - 1];
        const colour = blocks[i % blocks.length]!;
        bar(build, [x, 2.9, z], [x, 4.6, z], 0.012, paintedMaterial(white));
        ball(
          build,
          [x, 2.85 - (i % 2) * 0.22, z],
          [0.19, 0.19, 0.1],
          paintedMaterial(colour, { emission: 0.1 }),
          false,
        );
      }
      level(build, -1.6, 0.015, 3.2, 3.2, 2, paintedMaterial([110, 186, 200]));
    },
  );
};

const blocks: readonly Rgb[] = [
  [232, 74, 66],
  [248, 190, 52],
  [76, 168, 92],
  [58, 132, 214],
  [156, 92, 190],
  [244, 138, 62],
];

/** A rainbow with clouds, sun and hills, painted on a wall. */
const rainbow = drawTexture(240, 140, (context) => {
  context.fillStyle = 'rgb(168,216,240)';
  context.fillRect(0, 0, 240, 140);
  for (const [i, tone] of [
    [232, 74, 66],
    [246, 146, 60],
    [250, 208, 70],
    [96, 184, 100],
    [70, 140, 220],
    [150, 96, 196],
    [168, 216, 240],
  ].entries()) {
    context.fillStyle = css(tone as unknown as Rgb);
    context.beginPath();
    context.arc(120, 128, 118 - i * 10, 0, 7);
    context.fill();
  }
  context.fillStyle = 'rgb(122,190,96)';
  for (const x of [20, 120, 220]) {
    context.beginPath();
    context.ellipse(x, 146, 84, 34, 0, 0, 7);
    context.fill();
  }
  context.fillStyle = 'rgb(252,252,252)';
  for (const [x, y] of [
    [18, 100],
    [222, 100],
    [16, 26],
    [226, 22],
  ] as const)
    for (const [dx, radius] of [
      [-14, 9],
      [0, 13],
      [14, 9],
    ] as const) {
      context.beginPath();
      context.arc(x + dx, y, radius, 0, 7);
      context.fill();
    }
});

/** A tower of bricks, a ball and a pot of pencils. */
const toys = (build: SceneBuild, x: number, y: number, z: number): void => {
  const { random } = build;
  for (let i = 0; i < 4; i++)
    block(
      build,
      [x - 0.4 + (i % 2) * 0.03, y + i * 0.17, z],
      [0.19, 0.16, 0.17],
      paintedMaterial(blocks[(i * 2 + 1) % 6]!),
      undefined,
      false,
    );
  ball(build, [x + 0.12, y + 0.16, z], 0.17, paintedMaterial(random.pick(blocks)));
  pot(build, x + 0.5, y, z, 0.13, random.pick(blocks));
};
