// Reads a finished film as a viewer would: the sound as it is delivered, and in every frame how far the lips stand apart.
import type { Sound } from '../server/src/media/wav.ts';
import { type FoundFace, faceWidth, findFaces, type Point } from '../server/src/studio/photo/find-face.ts';
import type { Raster } from '../server/src/studio/photo/raster.ts';
import { frameRateOf, framesOf, soundOf } from './film-frames.ts';

export interface WatchedFilm {
  framesPerSecond: number;
  sound: Sound;
  /**
   * Of every frame: how far the inner edges of the lips stand apart, in parts of the distance between the outer corners
   * of the eyes. A frame without a face repeats the one before.
   */
  lips: number[];
  /** Frames in which no face was found. */
  blind: number;
}

const at = ({ landmarks }: FoundFace, i: number): Point => landmarks[i]!;
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Three pairs of the inner lips of MediaPipe Face Mesh: the middle and half way to either corner. */
const INNER_LIPS = [
  [82, 87],
  [13, 14],
  [312, 317],
] as const;

const eyesApart = (face: FoundFace): number => apart(at(face, 33), at(face, 263));

const lipsApart = (face: FoundFace): number =>
  INNER_LIPS.reduce((sum, [upper, lower]) => sum + apart(at(face, upper), at(face, lower)), 0) /
  INNER_LIPS.length /
  eyesApart(face);

/** The part of the picture in which the face is looked for: around it, with room for its movement. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const around = (face: FoundFace, { width, height }: Raster): Box => {
  const half = faceWidth(face);
  const nose = at(face, 4);
  const left = Math.max(0, Math.round(nose.x - half));
  const top = Math.max(0, Math.round(nose.y - half));
  return {
    left,
    top,
    width: Math.min(width, Math.round(nose.x + half)) - left,
    height: Math.min(height, Math.round(nose.y + half)) - top,
  };
};

const cut = ({ width, rgba }: Raster, box: Box): Raster => {
  const part = new Uint8ClampedArray(box.width * box.height * 4);
  for (let y = 0; y < box.height; y++) {
    const from = ((box.top + y) * width + box.left) * 4;
    part.set(rgba.subarray(from, from + box.width * 4), y * box.width * 4);
  }
  return { width: box.width, height: box.height, rgba: part };
};

/** Throws where the first frame shows no face. */
export const watchFilm = async (file: string): Promise<WatchedFilm> => {
  const lips: number[] = [];
  let blind = 0;
  let box: Box | undefined;
  for await (const frame of framesOf(file)) {
    if (box === undefined) {
      const [first] = await findFaces(frame);
      if (first === undefined) throw new Error(`No face in the first frame of ${file}.`);
      box = around(first, frame);
    }
    const [face] = await findFaces(cut(frame, box));
    if (face === undefined) blind++;
    lips.push(face === undefined ? (lips.at(-1) ?? 0) : lipsApart(face));
  }
  return { framesPerSecond: await frameRateOf(file), sound: await soundOf(file), lips, blind };
};
