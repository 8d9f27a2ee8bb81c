// A branch close to the camera in a corner of the picture, out of focus, which gives a place its depth.
import type { PlaceKind } from '../plan.ts';
import type { SceneBuild } from './build.ts';
import { frameX } from './frame.ts';
import { crown } from './plants.ts';

/** Nearer than the presenter, so only at the edges. */
const NEAR = 0.6;

const underTrees: ReadonlySet<PlaceKind> = new Set(
  'garden meadow forest lake vineyard farm playground basketball-court tennis-court street market mountains'.split(
    ' ',
  ) as PlaceKind[],
);
/** Adds a branch in an upper corner of some places under trees. */
export const leavesNear = (build: SceneBuild): void => {
  const { random, plan, world } = build;
  const part = random.pick([0, 1]);
  if (!underTrees.has(plan.kind) || plan.season === 'winter' || random.chance(0.7)) return;
  const { height, reach } = world.camera;
  crown(
    build,
    [frameX(build, part, NEAR), height + 0.78 * reach * NEAR, NEAR],
    random.between(0.1, 0.15),
    undefined,
    12,
  );
};
