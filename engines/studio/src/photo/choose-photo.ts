// Chooses the best of one to three photos, repairs it with the others, and explains the use of each.
import { EngineError } from '@greenroom/engine-kit/engine-error';
import { assessPhoto } from './assess-photo.ts';
import { cropPhoto } from './crop-photo.ts';
import { explainUnused } from './explain-unused.ts';
import { type FoundFace, faceWidth, findFaces } from './find-face.ts';
import { readRaster } from './raster.ts';
import { type PhotoCandidate, type PhotoRepair, repairPhoto } from './repair-photo.ts';

/** A photo that was not used: its position in the request, from 0, and the reason as a clause. */
export type UnusedPhoto = { index: number; reason: string };

/** The chosen photo, cropped to the part that is stored. */
export interface ChosenPhoto extends PhotoCandidate {
  repairs: PhotoRepair[];
  unused: UnusedPhoto[];
}

/**
 * Chooses a photo. Throws `EngineError('rejected')` if none shows a usable face; the message has the reason for each.
 * @param files in request order; null for one that could not be loaded
 */
export const choosePhoto = async (files: readonly (string | null)[]): Promise<ChosenPhoto> => {
  const candidates: PhotoCandidate[] = [];
  const unused: UnusedPhoto[] = [];
  for (const [index, file] of files.entries()) {
    const candidate = file === null ? undefined : await assessFile(file, index);
    if (typeof candidate === 'string') {
      unused.push({ index, reason: candidate });
    } else if (candidate !== undefined) {
      candidates.push(candidate);
    }
  }
  const [best, ...others] = candidates.toSorted((a, b) => b.assessment.score - a.assessment.score);
  if (best === undefined) {
    const messages = unused.map(({ index, reason }) =>
      files.length === 1 ? `The photo cannot be used: ${reason}.` : `Photo ${index + 1} cannot be used: ${reason}.`,
    );
    throw new EngineError('rejected', messages.join(' '));
  }
  // In a group photo the largest face may be another person.
  const repaired = await repairPhoto(
    best,
    others.filter(({ faces }) => faces === 1),
  );
  const notUsed = others.filter(({ index }) => repaired.repairs.every((repair) => repair.index !== index));
  unused.push(...notUsed.map((other) => ({ index: other.index, reason: explainUnused(other, best) })));
  return { ...repaired, unused: unused.toSorted((a, b) => a.index - b.index) };
};

/** Returns the candidate, or the reason why the photo cannot be used. */
const assessFile = async (file: string, index: number): Promise<PhotoCandidate | string> => {
  const photo = await readRaster(file);
  const faces = await findFaces(photo);
  const face = faces[0];
  if (face === undefined) {
    return 'no face found (use a photo with one clear, front-facing face)';
  }
  const assessment = assessPhoto(photo, face);
  if (assessment.unusable !== undefined) {
    return assessment.unusable;
  }
  // Cropped at once: three large photos would not fit into memory.
  const cropped = cropPhoto(photo, face.landmarks);
  return {
    index,
    photo: cropped.photo,
    face: { ...face, landmarks: cropped.landmarks },
    assessment,
    faces: faces.filter((each) => isRelevant(each, face)).length,
  };
};

/** Ignores much smaller or doubtful faces: passers-by, portraits on a wall, false detections. */
const isRelevant = (face: FoundFace, largest: FoundFace): boolean =>
  face === largest || (face.confidence >= 0.9 && faceWidth(face) >= 0.3 * faceWidth(largest));
