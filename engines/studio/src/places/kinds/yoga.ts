// A yoga studio: mats on a wooden floor, plants, a lit circle on the wall.
import { blend, type Rgb } from '../../paint/colour.ts';
import { addPointLight, ball, block, card, level, paintedMaterial, post, type SceneBuild } from '../kit/build.ts';
import { bulbLight } from '../kit/daylight.ts';
import { oak, wood } from '../kit/furniture.ts';
import { type Furnish, interior, twoOf, woodFloor } from '../kit/interior.ts';
import { brightBall } from '../kit/lamps.ts';
import { houseplant } from '../kit/plants.ts';
import { basket, folded, plant, shelfOf, vases } from '../kit/stock.ts';

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
      daylight: ['side', 'unseen', 'panorama'],
      lamps: ['globes', 'none', 'pendants'],
    },
    ({ left, right, windowed }) => {
      if (windowed === 'none') {
        const [one, other] = twoOf(build, [matShelf, barre, moon]);
        one(build, right, back);
        other(build, left, back);
      }
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

/** Rolled mats below shelves of blankets and blocks. */
const matShelf: Furnish = (build, x, back) => {
  shelfOf(build, { x, z: back - 0.2, wide: 1.3, from: 1.25, rows: 3, high: 0.44, colour: oak }, [
    folded,
    basket,
    plant,
    folded,
    vases,
  ]);
  const colours = matColours(build);
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < 5; i++)
      ball(
        build,
        [x + (i - 2) * 0.25 + (row ? 0.12 : 0), 0.72 + row * 0.22, back - 0.3],
        [0.11, 0.11, 0.05],
        paintedMaterial(colours[(i + row) % colours.length]!),
        false,
      );
  block(build, [x, 0, back - 0.25], [1.3, 0.6, 0.36], wood(build, oak));
};

/** A mirror behind a barre. */
const barre: Furnish = (build, x, back) => {
  const glass = paintedMaterial(blend(build.wall, [206, 220, 228], 0.6));
  for (const dx of [-0.42, 0.42]) {
    card(build, x + dx, 0.15, back - 0.04, 0.8, 2.5, glass);
    card(build, x + dx - 0.2, 1.3, back - 0.05, 0.12, 1.2, paintedMaterial([252, 252, 250], { emission: 0.2 }));
  }
  block(build, [x, 1.04, back - 0.3], [1.8, 0.06, 0.06], wood(build, oak));
  for (const dx of [-0.7, 0.7]) post(build, [x + dx, 0, back - 0.3], 1.04, 0.025, wood(build, oak), 0.025, false);
};

/** A disc lit from behind. */
const moon: Furnish = (build, x, back) => {
  ball(build, [x, 1.95, back - 0.03], [0.56, 0.56, 0.01], paintedMaterial([255, 232, 190], { emission: 1.1 }), false);
  ball(build, [x, 1.95, back - 0.07], [0.46, 0.46, 0.02], paintedMaterial(blend(build.accent, linen, 0.35)), false);
  addPointLight(build, [x, 1.95, back - 0.4], bulbLight, 0.4);
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
