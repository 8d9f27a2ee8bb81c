// Finishes of walls: plaster, panelling, slats, boards, brick, tiles.
import { blend, css, type Rgb } from '../../paint/colour.ts';
import type { Random } from '../../paint/random.ts';
import type { Material, Texture } from '../world/world.ts';
import { paintedMaterial, type SceneBuild, texturedMaterial } from './build.ts';
import { boards, drawTexture, stones } from './textures.ts';

export type Finish = keyof typeof finishes;

/** The material of a wall in a finish, in the place's colours. */
export const finish = (build: SceneBuild, name: Finish): Material => finishes[name](build);

const cream: Rgb = [246, 243, 236];

const finishes = {
  plaster: ({ wall }) => paintedMaterial(wall),
  accent: ({ wall, accent }) => paintedMaterial(blend(accent, wall, 0.42)),
  panelling: ({ wall, accent }) => texturedMaterial(panelling(blend(wall, accent, 0.2)), [0.9, 3]),
  slats: ({ random }) => texturedMaterial(slats(random, random.pick(woods)), [1.1, 3]),
  boards: ({ random, wall }) => texturedMaterial(boards(random, blend(wall, random.pick(woods), 0.55)), [0.9, 3]),
  brick: ({ random }) => {
    const clay = random.pick([
      [172, 96, 72],
      [112, 116, 122],
      [150, 72, 66],
    ] as const);
    return texturedMaterial(stones(random, clay, blend(clay, [206, 200, 194], 0.6), 12, 5, 0.2), [1.3, 0.95]);
  },
  paleBrick: ({ random, wall }) => {
    const stone = blend(wall, cream, 0.6);
    return texturedMaterial(stones(random, stone, blend(stone, [150, 130, 110], 0.35), 12, 5, 0.06), [1.3, 0.95]);
  },
  tiles: ({ random, wall, accent }) => {
    const glaze = blend(blend(wall, cream, 0.35), accent, random.pick([0, 0.45]));
    return texturedMaterial(stones(random, glaze, blend(glaze, cream, 0.5), 8, 5, 0.1), [0.9, 0.6]);
  },
  greenery: ({ random }) => texturedMaterial(greenery(random), [2.4, 1.2]),
} satisfies Record<string, (build: SceneBuild) => Material>;

const woods: readonly Rgb[] = [
  [168, 120, 78],
  [132, 90, 60],
  [206, 182, 150],
  [122, 122, 124],
];

/** Plants that cover a wall: leaves of several greens, some in dark gaps. */
const greenery = (random: Random): Texture =>
  drawTexture(192, 96, (context) => {
    context.fillStyle = css([34, 52, 36]);
    context.fillRect(0, 0, 192, 96);
    for (let i = 0; i < 620; i++) {
      const [x, y] = [random.between(0, 192), random.between(0, 96)];
      const leaf = blend(random.pick(greens), [20, 34, 24], random.between(0, 0.55));
      context.fillStyle = css(leaf);
      const [wide, tall, turn] = [random.between(3, 8), random.between(1.5, 4), random.between(0, 3)];
      for (const [dx, dy] of [
        [0, 0],
        [x > 96 ? -192 : 192, 0],
        [0, y > 48 ? -96 : 96],
      ] as const) {
        context.beginPath();
        context.ellipse(x + dx, y + dy, wide, tall, turn, 0, 7);
        context.fill();
      }
    }
  });

const greens: readonly Rgb[] = [
  [96, 140, 74],
  [66, 112, 66],
  [134, 168, 92],
  [60, 98, 76],
];

/** Upright slats of wood with shadow between them. */
const slats = (random: Random, colour: Rgb): Texture =>
  drawTexture(128, 32, (context) => {
    context.fillStyle = css(blend(colour, [24, 16, 12], 0.7));
    context.fillRect(0, 0, 128, 32);
    for (let left = 0; left < 128; left += 16) {
      context.fillStyle = css(blend(colour, [60, 36, 20], random.between(0, 0.3)));
      context.fillRect(left, 0, 11, 32);
      context.fillStyle = css(blend(colour, cream, 0.3));
      context.fillRect(left, 0, 2, 32);
    }
  });

/** Two raised panels, one above the other, in a frame with lit and shaded edges. */
const panelling = (colour: Rgb): Texture =>
  drawTexture(96, 320, (context) => {
    context.fillStyle = css(colour);
    context.fillRect(0, 0, 96, 320);
    for (const [top, tall] of [
      [16, 176],
      [214, 80],
    ] as const) {
      context.fillStyle = css(blend(colour, [40, 30, 30], 0.35));
      context.fillRect(12, top, 72, tall);
      context.fillStyle = css(blend(colour, cream, 0.4));
      context.fillRect(15, top + 3, 69, tall - 3);
      context.fillStyle = css(blend(colour, cream, 0.08));
      context.fillRect(15, top + 3, 66, tall - 6);
    }
  });
