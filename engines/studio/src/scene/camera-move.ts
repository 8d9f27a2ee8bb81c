// Camera moves of single shots: slow, in one direction, seededRandom, and always within the picture.
import { mix } from '../paint/curve.ts';
import type { CameraView } from '../render/camera-view.ts';
import { seededRandom } from '../seeded-random.ts';

/** The camera at frame `i` of a shot. */
export type CameraMove = (i: number) => CameraView;

/** Zoom per second and at most: noticeable in short shots, moderate in long ones. */
const ZOOM_PER_SECOND = 0.013;
const MAX_ZOOM = 0.085;

/** Zooms towards a face or away from it. `x`, `y`: position of the face, as shares of the frame. */
export const presenterMove = (seed: string, frameCount: number, x: number, y: number): CameraMove => {
  const roll = seededRandom(`${seed}/camera`);
  const amount = Math.min(MAX_ZOOM, (ZOOM_PER_SECOND * frameCount) / 30 + 0.015);
  // Mostly zoom in, which holds attention better.
  const [from, to] = roll() < 0.72 ? [1.004, 1 + amount] : [1 + amount, 1.004];
  const side = (roll() - 0.5) * 0.9;
  return (i) => {
    const part = i / Math.max(1, frameCount - 1);
    return { zoom: mix(from, to, part), x: x + side * (part - 0.5), y };
  };
};

/** Zooms in or out of a still with a sideways drift; further if the picture is `deep`, with layers. */
export const stillMove = (seed: string, frameCount: number, deep: boolean): CameraMove => {
  const roll = seededRandom(`${seed}/camera`);
  const amount = Math.min(0.12, (0.02 * frameCount) / 30 + 0.03) * (deep ? 1.7 : 1);
  const [from, to] = roll() < 0.6 ? [1.02, 1.02 + amount] : [1.02 + amount, 1.02];
  const side = roll() < 0.5 ? 1 : -1;
  const y = 0.4 + 0.2 * roll();
  return (i) => {
    const part = i / Math.max(1, frameCount - 1);
    return { zoom: mix(from, to, part), x: 0.5 + side * (part - 0.5), y };
  };
};

/** Pushes in on a product, so little that it stays whole. */
export const productMove = (seed: string, frameCount: number): CameraMove => {
  const roll = seededRandom(`${seed}/camera`);
  const from = 1.002 + 0.008 * roll();
  const amount = Math.min(0.085, (0.022 * frameCount) / 30 + 0.02);
  const x = 0.47 + 0.06 * roll();
  return (i) => ({ zoom: from + (amount * i) / Math.max(1, frameCount - 1), x, y: 0.44 });
};
