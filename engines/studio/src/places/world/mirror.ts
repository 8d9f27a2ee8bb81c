// Mirrors a world left to right.
import type { Vec } from './vector.ts';
import type { Panel, Surface, World } from './world.ts';

export const mirror = (world: World): World => ({
  ...world,
  surfaces: world.surfaces.map(mirrorSurface),
  blocks: world.blocks.map(([[left, low, near], [right, high, far]]) => [
    [-right, low, near],
    [-left, high, far],
  ]),
  areaLights: world.areaLights.map((light) => ({ ...light, middle: flip(light.middle), facing: flip(light.facing) })),
  pointLights: world.pointLights.map((light) => ({ ...light, at: flip(light.at) })),
  sun: world.sun && {
    ...world.sun,
    towards: flip(world.sun.towards),
    ...(world.sun.through && { through: world.sun.through.map(mirrorPanel) }),
  },
  camera: { ...world.camera, shift: -world.camera.shift },
  sky: { ...world.sky, towards: flip(world.sky.towards) },
  ...(world.room && { room: { ...world.room, left: -world.room.right, right: -world.room.left } }),
});

const flip = ([x, y, z]: Vec): Vec => [-x, y, z];

const mirrorPanel = (panel: Panel): Panel => ({
  ...panel,
  corner: flip(panel.corner),
  across: flip(panel.across),
  down: flip(panel.down),
});

const mirrorSurface = (surface: Surface): Surface => {
  if (surface.kind === 'panel') return mirrorPanel(surface);
  return surface.kind === 'ball'
    ? { ...surface, centre: flip(surface.centre) }
    : { ...surface, foot: flip(surface.foot) };
};
