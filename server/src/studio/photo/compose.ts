// A photographed presenter's still at any size: framed, graded, with the landmarks that animate it.
import { type FramedPhoto, framePhoto } from './frame-photo.ts';
import { type PhotoLikeness, unflatten } from './likeness.ts';
import { grade } from './look.ts';
import type { Raster } from './raster.ts';

/** @param closer 1, or more for a closer view than the look's own */
export const composePhoto = (
  photo: Raster,
  likeness: PhotoLikeness,
  width: number,
  height: number,
  closer = 1,
): FramedPhoto => {
  const framed = framePhoto(photo, unflatten(likeness.landmarks), width, height, likeness.look.closeness * closer);
  grade(framed.rgba, width, height, likeness.look);
  return framed;
};
