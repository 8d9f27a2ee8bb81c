// How the camera moves in one shot: slowly, in one direction, seeded; never the same twice and never out of the picture.
import { mix, smooth } from '../paint/curve.ts';
import type { View } from '../render/view.ts';
import { seeded } from '../seeded.ts';

/** The camera at frame `i` of a shot. */
export type CameraMove = (i: number) => View;

/** How far a move goes in a second, and at most; a cut may not come before it is felt, nor before it is too much. */
const ZOOM_A_SECOND = 0.013;
const MOST_ZOOM = 0.085;

/** Towards a face or away from it. `x`, `y`: where the face is, in parts of the frame. */
export const presenterMove = (seed: string, frameCount: number, x: number, y: number): CameraMove => {
  const roll = seeded(`${seed}/camera`);
  const amount = Math.min(MOST_ZOOM, (ZOOM_A_SECOND * frameCount) / 30 + 0.015);
  // Coming nearer is what a viewer stays for; going away is the exception.
  const [from, to] = roll() < 0.72 ? [1.004, 1 + amount] : [1 + amount, 1.004];
  const side = (roll() - 0.5) * 0.9;
  return (i) => {
    const part = i / Math.max(1, frameCount - 1);
    return { zoom: mix(from, to, part), x: x + side * (part - 0.5), y };
  };
};

/** Across a still: a zoom in or out with a drift to one side. Through a place, which has depth, it goes further. */
export const stillMove = (seed: string, frameCount: number, deep: boolean): CameraMove => {
  const roll = seeded(`${seed}/camera`);
  const amount = Math.min(0.12, (0.02 * frameCount) / 30 + 0.03) * (deep ? 1.7 : 1);
  const [from, to] = roll() < 0.6 ? [1.02, 1.02 + amount] : [1.02 + amount, 1.02];
  const side = roll() < 0.5 ? 1 : -1;
  const y = 0.4 + 0.2 * roll();
  return (i) => {
    const part = i / Math.max(1, frameCount - 1);
    return { zoom: mix(from, to, part), x: 0.5 + side * (part - 0.5), y };
  };
};

/** Before a product: a little nearer, and a breath of sway, so that it stays whole and where it is. */
export const productMove = (seed: string, frameCount: number): CameraMove => {
  const phase = seeded(`${seed}/camera`)() * 6;
  const amount = Math.min(0.055, (0.012 * frameCount) / 30 + 0.01);
  return (i) => ({
    zoom: 1.012 + (amount * i) / Math.max(1, frameCount - 1),
    x: 0.5 + 0.3 * Math.sin(phase + i / 40),
    y: 0.42 + 0.2 * Math.sin(phase + i / 55),
  });
};

/** Frames after which a settling camera stands still. */
export const SETTLED = 20;

/** Comes to rest soon, and costs nothing from then on. */
export const settlingMove: CameraMove = (i) => ({ zoom: 1.07 - 0.066 * smooth(-SETTLED, SETTLED, i), x: 0.5, y: 0.45 });
