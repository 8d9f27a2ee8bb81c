// Describes a photographed presenter for the client: which photo was used, and which edit instructions were applied.
import type { UnusedPhoto } from './choose-photo.ts';
import type { Edits } from './edits.ts';
import type { PhotoRepair } from './repair-photo.ts';

/** The facts about the chosen photo. */
export type PhotoSelection = {
  /** The number of photos in the request, and the index of the chosen one, from 0. */
  photos: number;
  index: number;
  /** Parts that other photos provided, and the photos that were not used, except those that could not be loaded. */
  repairs: PhotoRepair[];
  unused: UnusedPhoto[];
  /** Faces in the photo; the largest is used. */
  faces: number;
  facePx: number;
  turnDegrees: number;
  /** Distance of the lips, as a fraction of the face's height. */
  mouthOpen: number;
  soft: boolean;
  /** The photo was brightened; it was denoised. */
  brightened: boolean;
  denoised: boolean;
};

/** Lips further apart show teeth. */
const PARTED = 0.022;

/** @param isCutOut whether the person was cut out of the photo and can appear in another place */
export const describePhotoPresenter = (
  selection: PhotoSelection,
  { applied, notApplied }: Edits,
  isCutOut: boolean,
): string => {
  const { photos, index, faces, facePx, turnDegrees, mouthOpen, soft, brightened, denoised } = selection;
  const sentences = [
    photos === 1
      ? 'A presenter animated from your photo.'
      : `A presenter animated from photo ${index + 1} of ${photos}.`,
    `The face is ${facePx} pixels wide, ${turnDegrees < 8 ? 'looks into the camera' : `is turned by about ${turnDegrees}°`}${mouthOpen > PARTED ? ' and smiles with open lips; the mouth is closed where speech needs it' : ''}.`,
  ];
  if (faces > 1) {
    sentences.push(`The largest of the ${faces} faces in it was used.`);
  }
  sentences.push(...describeOtherPhotos(selection));
  const prepared = [...(brightened ? ['brightened'] : []), ...(denoised ? ['denoised'] : [])];
  if (prepared.length > 0) {
    sentences.push(`The photo was ${prepared.join(' and ')}.`);
  }
  if (soft) {
    sentences.push('The photo is slightly blurred. Use a sharper one for a sharper video.');
  }
  sentences.push(
    isCutOut
      ? 'Clothes and hair are those of the photo. The person was cut out and appears in the place that a scene describes.'
      : 'Clothes, hair and surroundings are those of the photo. The surroundings are extended beyond its borders, and a scene changes their light.',
  );
  if (applied.length > 0) {
    sentences.push(`Applied edits: ${applied.join(', ')}.`);
  }
  if (notApplied.length > 0) {
    const list = notApplied.map((clause) => `“${clause}”`).join(', ');
    sentences.push(
      `Edits not applied: ${list}. The built-in studio can only change the light, colour${isCutOut ? ', framing and background' : ' and framing'} of the whole picture and add a slight smile.`,
    );
  }
  return sentences.join(' ');
};

/** Returns one sentence for each of the other photos that could be loaded, in request order. */
const describeOtherPhotos = ({ repairs, unused }: PhotoSelection): string[] => {
  const providers = [...new Set(repairs.map(({ index }) => index))].map((index) => ({
    index,
    outcome: `provided its ${repairs.flatMap((repair) => (repair.index === index ? [repair.part] : [])).join(' and its ')}`,
  }));
  const notUsed = unused.map(({ index, reason }) => ({ index, outcome: `was not used: ${reason}` }));
  return [...providers, ...notUsed]
    .toSorted((a, b) => a.index - b.index)
    .map(({ index, outcome }) => `Photo ${index + 1} ${outcome}.`);
};
