// stub
import { createCanvas } from '@napi-rs/canvas';
import type { Backdrop } from './backdrop.ts';
export type PlacePlan = { kind: string };
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
