// Of one to three photos, the one that makes the best presenter, mended from the others; and in words what came of each.
import { EngineError } from '@greenroom/engine-kit/engine-error';
import { cropPhoto } from './crop-photo.ts';
import { type FoundFace, faceWidth, findFaces } from './find-face.ts';
import { judgePhoto } from './judge-photo.ts';
import { type Candidate, type Loan, mendPhoto } from './mend-photo.ts';
import { readRaster } from './raster.ts';
import { whyOther } from './why-other.ts';

/** A photo that nothing was taken from, by its place among those sent, from 0; and why, in words with "it". */
export type Unused = { index: number; why: string };

/** The photo is cropped to what is kept of it. */
export interface ChosenPhoto extends Candidate {
  lent: Loan[];
  unused: Unused[];
}

/**
 * Throws `EngineError('rejected')` where none shows a usable face; the message says for each what is wrong.
 * @param files in the order they were sent; null for one that could not be loaded
 */
export const choosePhoto = async (files: readonly (string | null)[]): Promise<ChosenPhoto> => {
  const candidates: Candidate[] = [];
  const unused: Unused[] = [];
  for (const [index, file] of files.entries()) {
    const candidate = file === null ? undefined : await judgeFile(file, index);
    if (typeof candidate === 'string') {
      unused.push({ index, why: candidate });
    } else if (candidate !== undefined) {
      candidates.push(candidate);
    }
  }
  const [best, ...others] = candidates.toSorted((a, b) => b.judgement.score - a.judgement.score);
  if (best === undefined) {
    const complaints = unused.map(({ index, why }) =>
      files.length === 1 ? `The photo cannot be used: ${why}.` : `Photo ${index + 1} cannot be used: ${why}.`,
    );
    throw new EngineError('rejected', complaints.join(' '));
  }
  // Among several people the largest may be somebody else.
  const mended = await mendPhoto(
    best,
    others.filter(({ faces }) => faces === 1),
  );
  const idle = others.filter(({ index }) => mended.lent.every((loan) => loan.index !== index));
  unused.push(...idle.map((other) => ({ index: other.index, why: whyOther(other, best) })));
  return { ...mended, unused: unused.toSorted((a, b) => a.index - b.index) };
};

/** In words why a photo cannot be used, or what it offers. */
const judgeFile = async (file: string, index: number): Promise<Candidate | string> => {
  const photo = await readRaster(file);
  const faces = await findFaces(photo);
  const face = faces[0];
  if (face === undefined) {
    return 'it shows no face that could be found (send one of a single, uncovered face)';
  }
  const judgement = judgePhoto(photo, face);
  if (judgement.unusable !== undefined) {
    return judgement.unusable;
  }
  // What is kept is small: three large photos at once would not fit into the memory there is.
  const cropped = cropPhoto(photo, face.landmarks);
  return {
    index,
    photo: cropped.photo,
    face: { ...face, landmarks: cropped.landmarks },
    judgement,
    faces: faces.filter((each) => counts(each, face)).length,
  };
};

/** Much smaller or doubtful ones are passers-by, portraits on a wall, or nobody. */
const counts = (face: FoundFace, largest: FoundFace): boolean =>
  face === largest || (face.confidence >= 0.9 && faceWidth(face) >= 0.3 * faceWidth(largest));
