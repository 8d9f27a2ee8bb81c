// The stored form of a photographed presenter, and of a first frame made from one: plain JSON beside the photo.
import { z } from 'zod';
import type { Point } from './find-face.ts';
import { Look } from './look.ts';

const LANDMARKS = 478;

/** Landmarks as x, y, x, y … in pixels of the photo. */
const PhotoLikenessShape = z.object({
  kind: z.literal('photo'),
  landmarks: z.array(z.number()).length(2 * LANDMARKS),
  look: Look,
  /** In a first frame's recipe: the description of the place. */
  scene: z.string().optional(),
});

export type PhotoLikeness = z.infer<typeof PhotoLikenessShape>;

/** Parses a photo likeness. Throws on anything else. */
export const parsePhotoLikeness = (json: unknown): PhotoLikeness => PhotoLikenessShape.parse(json);

export const flatten = (points: readonly Point[]): number[] =>
  points.flatMap(({ x, y }) => [Math.round(x * 100) / 100, Math.round(y * 100) / 100]);

export const unflatten = (numbers: readonly number[]): Point[] =>
  Array.from({ length: numbers.length / 2 }, (_, i) => ({ x: numbers[2 * i]!, y: numbers[2 * i + 1]! }));
