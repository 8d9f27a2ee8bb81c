// The camera of a presenter's shots: a side by turns, a step closer, and always within the picture.
import { expect, test } from 'vitest';
import { closeMove, closer, endMove, presenterMove } from './camera-move.ts';

const FRAMES = 120;
/** From here on, the camera has come to rest after a cut. */
const SETTLED = 9;
const face = { x: 0.5, y: 0.4 };
const shots = Array.from({ length: 8 }, (_, index) => presenterMove(index, FRAMES, face, 60));
/** Where the face is seen in each frame, as a share of the frame's width. */
const seen = shots.map((viewAt) =>
  Array.from({ length: FRAMES }, (_, i) => {
    const { zoom, x } = viewAt(i);
    return x + zoom * (face.x - x);
  }),
);

test('a shot begins with the place around the presenter as large as that right behind them', () => {
  for (const viewAt of [...shots, closeMove(FRAMES, { x: 0.5, chinY: 0.47 }).move]) {
    const views = Array.from({ length: FRAMES }, (_, i) => viewAt(i));
    expect(views[0]!.lens).toBe(views[0]!.zoom);
    for (const { zoom, lens } of views) expect(Math.abs(zoom - lens!)).toBeLessThan(0.1);
    expect(Math.abs(views.at(-1)!.zoom - views.at(-1)!.lens!)).toBeGreaterThan(0.02);
  }
});

test('the presenter is seen in the middle, on the right and on the left by turns', () => {
  expect(seen[0]!.every((x) => Math.abs(x - 0.5) < 0.01)).toBe(true);
  expect(Math.min(...seen[1]!)).toBeGreaterThan(0.53);
  expect(Math.max(...seen[2]!)).toBeLessThan(0.47);
});

test('the camera comes to rest after a cut, moves all the time, steps closer when asked, and stays within the picture', () => {
  for (const viewAt of shots) {
    const views = Array.from({ length: FRAMES }, (_, i) => viewAt(i));
    for (const { zoom, x, y } of views) {
      expect(zoom).toBeGreaterThanOrEqual(1);
      expect(zoom).toBeLessThan(1.43);
      for (const share of [x, y]) expect(Math.abs(share - 0.5)).toBeLessThanOrEqual(0.5);
    }
    expect(Math.abs(views.at(-1)!.zoom - views[SETTLED]!.zoom)).toBeGreaterThan(0.02);
    expect(views[0]!.zoom - views[SETTLED]!.zoom).toBeGreaterThan(0.03);
    expect(views[68]!.zoom - views[60]!.zoom).toBeGreaterThan(0.05);
  }
});

test('the camera moves towards the presenter in one shot and away in the next', () => {
  const changes = [0, 1, 2, 3, 4].map((index) => {
    const viewAt = presenterMove(index, FRAMES, face, undefined);
    return viewAt(FRAMES - 1).zoom - viewAt(SETTLED).zoom;
  });
  for (const [index, change] of changes.entries()) {
    expect(change * (-1) ** index).toBeGreaterThan(0.04);
  }
});

test('on an end card, the rows at its words stay where they are, and the camera moves to the last frame', () => {
  const viewAt = endMove(0.45);
  const rows = [0, FRAMES - 1].map((i) => viewAt(i).y + viewAt(i).zoom * (0.45 - viewAt(i).y));
  expect(rows).toEqual([0.45, 0.45]);
  const speeds = [1, FRAMES - 1].map((i) => viewAt(i).zoom - viewAt(i - 1).zoom);
  expect(speeds[1]).toBeCloseTo(speeds[0]!, 6);
  expect(speeds[1]).toBeGreaterThan(0);
});

test('a shot that is seen closer moves no row too far, and the picture neither up nor down', () => {
  for (const beside of [undefined, 'left', 'right'] as const)
    for (const y of [0.3, 0.45]) {
      const viewAt = closer(presenterMove(1, FRAMES, { x: 0.5, y }, 60, beside), FRAMES);
      const views = Array.from({ length: FRAMES }, (_, i) => viewAt(i));
      expect(new Set(views.map((view) => view.y)).size).toBe(1);
      for (const view of views) expect(Math.max(view.y, 1 - view.y) * (1 - 1 / view.zoom) * 1280).toBeLessThan(256);
    }
});

test('beside a claim, the presenter is on the other side', () => {
  for (const [side, sign] of [
    ['right', 1],
    ['left', -1],
  ] as const) {
    const { zoom, x } = presenterMove(0, FRAMES, face, undefined, side)(0);
    expect(sign * (x + zoom * (face.x - x) - 0.5)).toBeGreaterThan(0.08);
  }
});

test.each([0.4, 0.47, 0.55])(
  'a close-up keeps the chin above its words and no row moves too far, chin at %d',
  (chinY) => {
    const close = closeMove(FRAMES, { x: 0.5, chinY });
    for (const i of [0, FRAMES - 1]) {
      const { zoom, y } = close.move(i);
      expect(zoom).toBeGreaterThan(1.3);
      expect(y + zoom * (chinY - y)).toBeLessThanOrEqual(close.chinY + 1e-9);
      // Source offsets have 16 bits.
      expect(Math.max(y, 1 - y) * (1 - 1 / zoom) * 1280).toBeLessThan(256);
    }
    expect(close.chinY).toBeLessThan(0.68);
  },
);
