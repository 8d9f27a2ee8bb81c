// A sports hall: lines on a wooden floor, wall bars, a basketball hoop.
import { blend, type Rgb } from '../../paint/colour.ts';
import { ball, block, card, level, paintedMaterial, type SceneBuild, texturedMaterial } from '../kit/build.ts';
import { besidePresenter, frameX } from '../kit/frame.ts';
import { wood } from '../kit/furniture.ts';
import { interior } from '../kit/interior.ts';
import { boards } from '../kit/textures.ts';
import { hoop } from './sport.ts';

const beech: Rgb = [220, 172, 112];

export const sportsHall = (build: SceneBuild): void => {
  const back = 9;
  interior(
    build,
    {
      back,
      height: 5,
      end: ['plaster', 'paleBrick'],
      floor: texturedMaterial(boards(build.random, [214, 160, 98]), [0.8, 2.2], { gloss: 0.26 }),
      daylight: ['unseen', 'side'],
      lamps: ['none'],
    },
    ({ left, right }) => {
      for (const [x, z, wide, deep, tone] of [
        [-6, 7.2, 12, 0.12, [206, 58, 48]],
        [-6, 4.8, 12, 0.1, [40, 92, 168]],
        [-1.9, 0, 0.1, 9, [250, 250, 246]],
        [1.8, 0, 0.1, 9, [206, 58, 48]],
      ] as const)
        level(build, x, 0.015, z, wide, deep, paintedMaterial(tone));
      const [near, far] = build.random.chance(0.5) ? ([left, 1] as const) : ([right, 0] as const);
      // A padded wall to the height of a person, as halls for ball games have.
      block(build, [0, 0, back - 0.03], [12, 1.9, 0.04], paintedMaterial(blend(build.accent, build.wall, 0.2)));
      for (const dx of [-0.55, 0.55]) wallBars(build, near + dx, back - 0.25);
      hoop(build, besidePresenter[far], back - 1.9);
      const x = frameX(build, besidePresenter[far], 6);
      for (const dx of [-0.3, 0.3]) ball(build, [x + dx, 1.16, 6], 0.17, paintedMaterial([222, 108, 44]));
      block(build, [x, 0.3, 6], [1.1, 0.7, 0.4], paintedMaterial([52, 62, 84]));
    },
  );
  build.world.exposure = 0.95;
};

/** Rungs between two posts. */
const wallBars = (build: SceneBuild, x: number, z: number): void => {
  const timber = wood(build, beech);
  card(build, x, 0.1, z + 0.2, 1.04, 3.2, paintedMaterial(blend(build.wall, [90, 70, 56], 0.35)));
  for (const side of [-0.5, 0.5]) block(build, [x + side, 0, z], [0.1, 3.35, 0.12], timber);
  for (let i = 0; i < 12; i++) block(build, [x, 0.3 + i * 0.26, z], [1, 0.09, 0.06], timber, timber, false);
};
