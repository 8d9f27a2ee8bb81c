// The compiled kernel is bit-exact with the reference on random pictures, fields and weights.
import { expect, test } from 'vitest';
import { createArena, type Kernel, loadKernel } from './kernel.ts';
import { referenceKernel } from './reference-kernel.ts';

const WIDTH = 96;
const HEIGHT = 40;
const GUARD = WIDTH * 48;
const TILES = 24;

/** Pseudo-random numbers, 0 up to 1, the same in every run. */
const lcg = (seed: number) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};

/** Fills a memory with the same numbers each time and returns its bytes after `work`. */
const after = async (compiled: boolean, work: (kernel: Kernel, at: Record<string, number>) => void) => {
  const arena = createArena();
  const roll = lcg(7);
  const at = {
    from: arena.bytes(3 * GUARD) + GUARD,
    to: arena.bytes(3 * GUARD) + GUARD,
    spans: arena.bytes(HEIGHT * 4),
    fields: arena.bytes(WIDTH * HEIGHT * 2 * 6),
    tiles: arena.bytes(TILES),
    poses: arena.bytes(WIDTH * HEIGHT * 2 * 5 * 4),
  };
  arena.u8(0, arena.used()).forEach((_, i, bytes) => {
    bytes[i] = roll() * 256;
  });
  const spans = arena.i16(at.spans, HEIGHT * 2);
  for (let y = 0; y < HEIGHT; y++) {
    spans[2 * y] = 8 * Math.floor(roll() * 4);
    spans[2 * y + 1] = WIDTH - 8 * Math.floor(roll() * 4);
  }
  // Displacements of a few pixels; distances and colours over their whole range.
  const poses = arena.i16(at.poses, WIDTH * HEIGHT * 5 * 4);
  for (let i = 0; i < poses.length; i++) {
    const field = Math.floor(i / (WIDTH * HEIGHT)) % 5;
    poses[i] = field < 2 ? (roll() - 0.5) * 1200 : field === 2 ? (roll() - 0.5) * 600 : roll() * 32640;
  }
  // A third of the tiles stay unchanged, a third are replaced, a third are blended by the cover.
  arena.u8(at.tiles, TILES).forEach((_, i, tiles) => {
    tiles[i] = i % 3;
  });
  work(compiled ? await loadKernel(arena) : referenceKernel(arena), at);
  return Buffer.from(arena.u8(0, arena.used()));
};

const agree = async (work: (kernel: Kernel, at: Record<string, number>) => void) => {
  const untouched = await after(false, () => {});
  const [compiled, twin] = [await after(true, work), await after(false, work)];
  expect(compiled.equals(twin)).toBe(true);
  expect(twin.equals(untouched)).toBe(false);
};

test('warp matches the reference', () =>
  agree((kernel, at) => {
    const q = [300, -120, 90, -260, 130, 210, 77, -140, 33, -60, -45] as const;
    const n = WIDTH * HEIGHT;
    kernel.warp(at.from!, at.to!, WIDTH, 2 * WIDTH, WIDTH, WIDTH, HEIGHT / 2, at.fields!, n, at.spans!, ...q);
    kernel.warp(at.from!, at.to!, WIDTH, WIDTH, WIDTH / 2, WIDTH / 2, HEIGHT / 4, at.fields!, n, at.poses!, ...q);
  }));

test('parallax matches the reference for one plane and two, with skipped, replaced and blended tiles, with and without a map of nearness', () =>
  agree((kernel, at) => {
    // The displacements come from the poses' first fields, a few pixels; nearness and cover take their whole range.
    const [near, cover, tiles] = [at.from!, at.from!, at.tiles!];
    const [across, down] = [at.poses!, at.poses! + 2 * WIDTH];
    kernel.parallax(at.from!, at.to!, WIDTH, 0, 1, WIDTH, HEIGHT, near, 0, 32767, across, down, cover, tiles, 16);
    const below = at.to! + WIDTH;
    const half = WIDTH / 2;
    kernel.parallax(at.from!, at.to!, WIDTH, 0, 1, WIDTH, HEIGHT, 0, 9000, 20000, across, down, cover, tiles, 16);
    kernel.parallax(
      at.from!,
      below,
      WIDTH,
      half,
      2,
      half,
      8,
      near,
      30000,
      -9000,
      across + 4 * WIDTH,
      down + 4 * WIDTH,
      cover,
      tiles,
      8,
    );
  }));

test('patch matches the reference for one plane and two', () =>
  agree((kernel, at) => {
    const n = WIDTH * HEIGHT;
    const [a, b, c, d] = [0, 1, 2, 3].map((k) => at.poses! + k * n * 2 * 5) as [number, number, number, number];
    kernel.patch(at.from!, at.to!, WIDTH, 0, 1, WIDTH, HEIGHT / 2, n, a, b, c, d, 20000, 6000, 4000, 2767);
    const below = at.to! + (HEIGHT / 2) * WIDTH;
    kernel.patch(at.from!, below, WIDTH, WIDTH / 2, 2, WIDTH / 2, 8, n, d, c, b, a, 32767, 0, 0, 0);
  }));

test('blend matches the reference, also where the sum saturates', () =>
  agree((kernel, at) => kernel.blend(at.to!, at.from!, at.from! + 640, 3200)));

test.each([0, 1, 100, 255, 256])('fade by %i of 256 matches the reference', async (part) => {
  const work = (kernel: Kernel, at: Record<string, number>) => kernel.fade(at.to!, at.from!, 3200, part);
  expect((await after(true, work)).equals(await after(false, work))).toBe(true);
});
