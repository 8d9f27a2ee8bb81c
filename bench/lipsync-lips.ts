// Reads a finished video: its sound, and the distance of the lips in every frame.
import type { Sound } from '@greenroom/engine-kit/audio/wav';
import { type FoundFace, findFaces, type Point, refineFace } from '../engines/studio/src/photo/find-face.ts';
import { canvasOf } from '../engines/studio/src/photo/raster.ts';
import { frameRateOf, framesOf, soundOf } from './video-frames.ts';

export interface WatchedVideo {
  framesPerSecond: number;
  sound: Sound;
  /**
   * For each frame, the distance of the inner edges of the lips, as a fraction of the distance between the outer corners of the
   * eyes. A frame without a face repeats the previous value.
   */
  lips: number[];
  /**
   * The distance from the nose to the lower edge of the lower lip, in the same unit. More reliable under a moustache, where the
   * detector mistakes teeth for lips.
   */
  drop: number[];
  /** Frames in which no face was found. */
  blind: number;
}

const at = ({ landmarks }: FoundFace, i: number): Point => landmarks[i]!;
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Three pairs of inner lip points of MediaPipe Face Mesh: the middle, and half way to each corner. */
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

/** Searches each frame where the previous one showed the face. Throws if the first frame shows no face. */
export const watchVideo = async (file: string): Promise<WatchedVideo> => {
  const lips: number[] = [];
  const drop: number[] = [];
  let blind = 0;
  let face: FoundFace | undefined;
  for await (const frame of framesOf(file)) {
    const before = face ?? (await findFaces(frame))[0];
    if (before === undefined) throw new Error(`No face in the first frame of ${file}.`);
    face = await refineFace(canvasOf(frame), before);
    if (face === before) blind++;
    lips.push(lipsApart(face));
    drop.push(apart(at(face, 2), at(face, 17)) / eyesApart(face));
  }
  return { framesPerSecond: await frameRateOf(file), sound: await soundOf(file), lips, drop, blind };
};
