// A mirrored world is seen as the mirror image of the world.
import { expect, test } from 'vitest';
import { mirror } from './mirror.ts';
import { shadeView } from './shade.ts';
import { evenSky } from './sky.ts';
import { renderView } from './view.ts';
import type { World } from './world.ts';

const material = { colour: [0.5, 0.4, 0.3] as const };
const world: World = {
  surfaces: [
    { kind: 'panel', corner: [-3, 3, 6], across: [5, 0, 1], down: [0, -3, 0], material },
    { kind: 'ball', centre: [0.8, 1.5, 4], radii: [0.3, 0.4, 0.3], material },
    { kind: 'post', foot: [-0.9, 0, 4], height: 2, radius: 0.1, topRadius: 0.05, material },
  ],
  blocks: [
    [
      [0.5, 1, 3.7],
      [1.1, 2, 4.3],
    ],
  ],
  areaLights: [],
  pointLights: [],
  sun: { towards: [-0.6, 0.7, -0.39], light: [2, 2, 2] },
  ambient: { above: [0.3, 0.3, 0.3], below: [0.1, 0.1, 0.1] },
  sky: evenSky([1, 1, 1]),
  canopy: 0,
  haze: { light: [0, 0, 0], halvingDistance: Number.POSITIVE_INFINITY },
  exposure: 1,
  room: { left: -3, right: 2, back: 6 },
  camera: { height: 1.5, reach: 0.6, shift: 0 },
};

const [width, height] = [40, 60];

test('surfaces and their sunlight change sides', () => {
  const seen = renderView(world, width, height, 0.4);
  const mirrored = renderView(mirror(world), width, height, 0.4);
  const [light, other] = [shadeView(world, seen), shadeView(mirror(world), mirrored)];
  let differing = 0;
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const [at, there] = [row * width + column, row * width + width - 1 - column];
      expect(mirrored.depth[there]).toBeCloseTo(seen.depth[at]!, 4);
      if (Math.abs(light[at * 3]! - other[there * 3]!) > 0.15) differing++;
    }
  // Rays are jittered.
  expect(differing).toBeLessThan(width * height * 0.02);
  expect(mirror(world).room).toEqual({ left: -2, right: 3, back: 6 });
});

test('a lens shift moves the vanishing point', () => {
  const far = {
    ...world,
    surfaces: [{ kind: 'ball', centre: [0, 1.5, 50], radii: [1.2, 1.2, 1.2], material } as const],
  };
  const columnOf = (shift: number) => {
    const { depth } = renderView({ ...far, camera: { ...world.camera, shift } }, width, height, 0.5);
    return (depth.findIndex((metres) => metres < 60) % width) / width;
  };
  expect(columnOf(0.25) - columnOf(0)).toBeCloseTo(0.25, 1);
});
