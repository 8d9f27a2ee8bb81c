// A yoga studio: mats on a wooden floor, plants, a lit circle on the wall.
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
import { bulbLight } from '../kit/daylight.ts';
import { oak, wood } from '../kit/furniture.ts';
import { type Furnish, interior, woodFloor } from '../kit/interior.ts';
import { brightBall } from '../kit/lamps.ts';
import { houseplant } from '../kit/plants.ts';
import { drawTexture } from '../kit/textures.ts';

const linen: Rgb = [240, 230, 212];

export const yogaStudio = (build: SceneBuild): void => {
  const back = 6;
  interior(
    build,
    {
      back,
      height: 3.1,
      end: ['plaster', 'boards', 'paleBrick', 'slats'],
      floor: woodFloor(build, [206, 168, 122], 0.22),
      daylight: ['side', 'unseen'],
      lamps: ['globes', 'none', 'pendants'],
    },
    ({ left, right }) => {
      const [one, other] = build.random.chance(0.5) ? [left, right] : [right, left];
      matShelf(build, one, back);
      lotus(build, other, back);
      for (const x of [left, right]) {
        plantsAndBall(build, x, back);
        mat(build, x);
      }
      candles(build, build.random.pick([left, right]), back);
    },
  );
};

const matColours = ({ accent, wall }: SceneBuild): readonly Rgb[] => [
  accent,
  blend(accent, linen, 0.5),
  blend(wall, accent, 0.6),
];

/** An unrolled mat beside the presenter. */
const mat = (build: SceneBuild, x: number): void =>
  level(build, x * 0.84 - 0.32, 0.015, 3.2, 0.64, 1.9, paintedMaterial(build.random.pick(matColours(build))));

/** Rolled mats on boards, which are large enough to be seen out of focus. */
const matShelf: Furnish = (build, x, back) => {
  const colours = matColours(build);
  for (let row = 0; row < 3; row++) {
    block(build, [x, 1.12 + row * 0.42, back - 0.2], [1.5, 0.05, 0.36], wood(build, oak));
    for (let i = 0; i < 5; i++) {
      const middle = [x + (i - 2) * 0.29, 1.31 + row * 0.42, back - 0.36] as const;
      const cloth = colours[(i + row) % colours.length]!;
      ball(build, middle, [0.14, 0.14, 0.05], paintedMaterial(cloth), false);
      // The turns of the roll.
      for (const [part, tone] of [
        [0.62, blend(cloth, [60, 50, 56], 0.3)],
        [0.42, cloth],
        [0.18, blend(cloth, [60, 50, 56], 0.4)],
      ] as const)
        ball(
          build,
          [middle[0], middle[1], middle[2] - 0.05 - (1 - part) * 0.03],
          [0.14 * part, 0.14 * part, 0.01],
          paintedMaterial(tone),
          false,
        );
    }
  }
};

/** A lotus before the lit disc. */
const lotus: Furnish = (build, x, back) => {
  const flower = drawTexture(220, 150, (context) => {
    for (const [turn, tone] of [
      [-1.25, 0.5],
      [1.25, 0.5],
      [-0.7, 0.3],
      [0.7, 0.3],
      [0, 0.05],
    ] as const) {
      context.save();
      context.translate(110, 140);
      context.rotate(turn);
      context.fillStyle = css(blend(blend(build.accent, [60, 40, 50], 0.3), linen, tone));
      context.beginPath();
      context.moveTo(0, 0);
      context.quadraticCurveTo(-46, -62, 0, -128);
      context.quadraticCurveTo(46, -62, 0, 0);
      context.fill();
      context.restore();
    }
  });
  moon(build, x, back);
  card(build, x, 1.63, back - 0.11, 1, 0.68, texturedMaterial(flower));
};

/** A disc lit from behind. */
const moon: Furnish = (build, x, back) => {
  ball(build, [x, 1.95, back - 0.03], [0.56, 0.56, 0.01], paintedMaterial([255, 232, 190], { emission: 1.1 }), false);
  ball(build, [x, 1.95, back - 0.07], [0.46, 0.46, 0.02], paintedMaterial(blend(build.accent, linen, 0.85)), false);
  addPointLight(build, [x, 1.95, back - 0.4], bulbLight, 0.08);
};

const plantsAndBall: Furnish = (build, x, back) => {
  const { random } = build;
  houseplant(build, x * 1.18, 0, back - 0.7, random.between(1.7, 2.1));
  if (random.chance(0.5))
    ball(build, [x * 0.72, 0.34, back - 1], 0.34, paintedMaterial(random.pick(matColours(build))));
  else houseplant(build, x * 0.7, 0, back - 0.9, random.between(0.8, 1.2));
};

const candles: Furnish = (build, x, back) => {
  for (let i = 0; i < 4; i++) {
    const [at, tall] = [x * 0.92 + (i - 1.5) * 0.15, 0.12 + 0.07 * (i % 3)];
    post(build, [at, 0.02, back - 1.6], tall, 0.045, paintedMaterial(linen), 0.045, false);
    brightBall(build, [at, tall + 0.08, back - 1.6], 0.03, build.lampsOn ? 26 : 8);
  }
};
