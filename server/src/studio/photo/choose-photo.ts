// Of one to three photos, the one that makes the best presenter, mended from the others; and in words why none would.
import { EngineFailure } from '../../kernel/engine-failure.ts';
import { type FoundFace, faceWidth, findFaces } from './find-face.ts';
import { type Judgement, judgePhoto } from './judge-photo.ts';
import { mendPhoto } from './mend-photo.ts';
import { type Raster, readRaster } from './raster.ts';

export interface ChosenPhoto {
  /** Which of the photos, from 0. */
  index: number;
  photo: Raster;
  face: FoundFace;
  judgement: Judgement;
  /** Faces in the picture that could be meant; the largest is taken. */
  faces: number;
  /** What was taken over from the other photos, in words. */
  mended: string[];
}

/** Throws `EngineFailure('rejected')` where none shows a usable face; the message says for each what is wrong. */
export const choosePhoto = async (files: readonly string[]): Promise<ChosenPhoto> => {
  const candidates: Omit<ChosenPhoto, 'mended'>[] = [];
  const complaints: string[] = [];
  for (const [index, file] of files.entries()) {
    const photo = await readRaster(file);
    const faces = await findFaces(photo);
    const face = faces[0];
    const name = files.length === 1 ? 'The photo' : `Photo ${index + 1}`;
    if (face === undefined) {
      complaints.push(`${name} shows no face that could be found (send one of a single, uncovered face)`);
      continue;
    }
    const judgement = judgePhoto(photo, face);
    if (judgement.unusable !== undefined) {
      complaints.push(`${name} cannot be used: ${judgement.unusable}`);
      continue;
    }
    candidates.push({ index, photo, face, judgement, faces: faces.filter((each) => counts(each, face)).length });
  }
  const [best, ...others] = candidates.toSorted((a, b) => b.judgement.score - a.judgement.score);
  if (best === undefined) {
    throw new EngineFailure('rejected', `${complaints.join('. ')}.`);
  }
  // Among several people the largest may be somebody else.
  const alone = others.filter(({ faces }) => faces === 1);
  return { ...best, ...(await mendPhoto(best, alone)) };
};

/** Much smaller or doubtful ones are passers-by, portraits on a wall, or nobody. */
const counts = (face: FoundFace, largest: FoundFace): boolean =>
  face === largest || (face.confidence >= 0.9 && faceWidth(face) >= 0.3 * faceWidth(largest));
