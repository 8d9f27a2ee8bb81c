// A perfumery: large flacons with gold caps on lit shelves of glass.
import { blend, type Rgb } from '../../paint/colour.ts';
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
import { counter } from '../kit/furniture.ts';
import { type Furnish, interior } from '../kit/interior.ts';
import { speckle } from '../kit/textures.ts';

const gold: Rgb = [216, 172, 88];
const essences: readonly Rgb[] = [
  [240, 150, 170],
  [238, 176, 84],
  [196, 160, 226],
  [150, 206, 214],
  [246, 214, 190],
];

export const perfumery = (build: SceneBuild): void => {
  const { random } = build;
  const back = 5.4;
  interior(
    build,
    {
      back,
      height: 3,
      end: ['plaster', 'panelling'],
      floor: texturedMaterial(speckle(random, [236, 228, 222], [216, 204, 200]), [1.2, 1.2], { gloss: 0.3 }),
      daylight: ['side', 'unseen'],
      lamps: ['globes', 'downlights'],
      outside: 'city',
    },
    ({ left, right }) => {
      for (const x of [left, right]) niche(build, x, back);
    },
  );
  build.world.exposure = 0.9;
};

/** Three shelves in a gold frame, lit from behind, over a counter. */
const niche: Furnish = (build, x, back) => {
  const { accent } = build;
  block(build, [x, 1.06, back - 0.04], [1.5, 2.02, 0.04], paintedMaterial(gold));
  card(
    build,
    x,
    1.1,
    back - 0.08,
    1.42,
    1.94,
    paintedMaterial(blend(accent, [255, 236, 226], 0.72), { emission: 0.25 }),
  );
  for (let row = 0; row < 3; row++) {
    const y = 1.12 + row * 0.64;
    block(build, [x, y - 0.04, back - 0.2], [1.42, 0.04, 0.28], paintedMaterial(gold));
    for (let i = 0; i < 4; i++) flacon(build, x + (i - 1.5) * 0.35, y, back - 0.22);
  }
  addPointLight(build, [x, 2.2, back - 0.9], bulbLight, 0.25);
  const [at, z] = [x * 0.84, back - 1];
  counter(build, at, z, 1.6, 0.5, paintedMaterial(blend(accent, [250, 240, 236], 0.3)), paintedMaterial(gold), 1);
  for (const dx of [-0.45, 0, 0.45]) flacon(build, at + dx, 1, z);
};

/** A square or round bottle, its scent seen through the glass, with a cap of gold or an atomiser. */
const flacon: (build: SceneBuild, x: number, y: number, z: number) => void = (build, x, y, z) => {
  const { random } = build;
  const scent = paintedMaterial(random.pick(essences), { gloss: 0.3, emission: 0.12 });
  const metal = paintedMaterial(gold, { gloss: 0.3 });
  if (random.chance(0.5)) {
    block(build, [x, y, z], [0.2, 0.27, 0.1], paintedMaterial([250, 246, 244]), undefined, false);
    card(build, x, y + 0.03, z - 0.055, 0.16, 0.19, scent);
    block(build, [x, y + 0.27, z], [0.09, 0.11, 0.08], metal, undefined, false);
    return;
  }
  ball(build, [x, y + 0.14, z], [0.13, 0.14, 0.08], scent, false);
  post(build, [x, y + 0.27, z], 0.08, 0.03, metal, 0.03, false);
  ball(build, [x, y + 0.38, z], 0.055, metal, false);
};
