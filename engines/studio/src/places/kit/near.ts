// Leaves close to the camera at an edge of the picture, out of focus, which give a place its depth.
import type { Rgb } from '../../paint/colour.ts';
import type { PlaceKind } from '../plan.ts';
import { addPointLight, type SceneBuild } from './build.ts';
import { tubeLight } from './daylight.ts';
import { frameX } from './frame.ts';
import { crown } from './plants.ts';

/** Nearer than the presenter, so only at the edges. */
const NEAR = 0.6;

const roomGreen: readonly Rgb[] = [
  [70, 116, 66],
  [98, 142, 80],
  [48, 92, 58],
];

const underTrees: ReadonlySet<PlaceKind> = new Set(
  'garden meadow forest lake vineyard farm playground basketball-court tennis-court street market mountains'.split(
    ' ',
  ) as PlaceKind[],
);
const withPlants: ReadonlySet<PlaceKind> = new Set(
  'office home-office lobby living-room cafe restaurant salon shop flower-shop greenhouse bedroom pool rooftop airport'.split(
    ' ',
  ) as PlaceKind[],
);

/** Adds a branch in an upper corner of a place under trees, or a plant at a side of a room with plants. */
export const leavesNear = (build: SceneBuild): void => {
  const { random, plan, world } = build;
  const part = random.pick([0, 1]);
  const x = frameX(build, part, NEAR);
  const { height, reach } = world.camera;
  if (underTrees.has(plan.kind) && plan.season !== 'winter')
    crown(build, [x, height + 0.78 * reach * NEAR, NEAR], random.between(0.1, 0.15), undefined, 12);
  else if (withPlants.has(plan.kind) && random.chance(0.6)) {
    crown(build, [x, height - 0.36 * reach * NEAR, NEAR], random.between(0.07, 0.1), roomGreen, 10);
    addPointLight(build, [x * 0.6, height + 0.2, 0.2], tubeLight, 0.12);
  }
};
