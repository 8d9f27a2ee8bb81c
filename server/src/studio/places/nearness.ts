// How near things are in a picture with a person before a place: what a moving camera shifts, and by how much.
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Backdrop } from './backdrop.ts';

/**
 * The backdrop's nearness with a silhouette of the same size standing before it, at 255. It rises over a border around
 * the silhouette, not at its edge: the place is stretched there a little, and the person keeps their outline.
 */
export const nearnessBehind = ({ nearness }: Backdrop, silhouette: Canvas): Uint8Array | undefined => {
  if (nearness === undefined) return undefined;
  const { width, height } = silhouette;
  const border = width / 40;
  const wide = createCanvas(width, height);
  const x = wide.getContext('2d');
  for (let i = 0; i < 16; i++)
    x.drawImage(silhouette, border * Math.cos((i * Math.PI) / 8), border * Math.sin((i * Math.PI) / 8));
  const soft = createCanvas(width, height);
  const on = soft.getContext('2d');
  on.filter = `blur(${border * 0.5}px)`;
  on.drawImage(wide, 0, 0);
  const cover = on.getImageData(0, 0, width, height).data;
  return nearness.map((near, i) => near + ((255 - near) * cover[i * 4 + 3]!) / 255);
};
