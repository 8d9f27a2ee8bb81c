// stub
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Rgb } from '../paint/colour.ts';
export type PlacePlan = { kind: string };
export interface Backdrop {
  readonly picture: Canvas;
  /** Colour of the light that the place throws on a person's edge. */
  readonly rim: Rgb;
}
export const paintPlace = (_p: PlacePlan, width: number, height: number): Backdrop => {
  const picture = createCanvas(width, height);
  const x = picture.getContext('2d');
  const g = x.createLinearGradient(0, 0, 0, height);
  g.addColorStop(0, '#9db4bd');
  g.addColorStop(1, '#4c626c');
  x.fillStyle = g;
  x.fillRect(0, 0, width, height);
  return { picture, rim: [255, 224, 190] };
};
