// What was made of a partner's photos, in words: which photo, what was done of the edit instructions and what was not.
import type { Edits } from './edits.ts';

/** What is worth telling of the photo that was taken. */
export type Portrayed = {
  /** How many photos there were, and which was taken, from 0. */
  photos: number;
  index: number;
  /** Faces in it; the largest was taken. */
  faces: number;
  facePx: number;
  turnDegrees: number;
  /** How far the lips stand apart, as a part of the face's height. */
  mouthOpen: number;
  soft: boolean;
  /** Brought up from the dark; freed from noise. */
  lifted: boolean;
  denoised: boolean;
  /** What was taken over from the other photos, in words. */
  mended: string[];
};

/** From this on lips show teeth. */
const PARTED = 0.022;

/** @param stands whether the person was cut out of the photo and can stand in another place */
export const describePortrayal = (portrayed: Portrayed, { done, left }: Edits, stands: boolean): string => {
  const { photos, index, faces, facePx, turnDegrees, mouthOpen, soft, lifted, denoised, mended } = portrayed;
  const sentences = [
    photos === 1
      ? 'A presenter animated from the photo that was sent.'
      : `A presenter animated from photo ${index + 1} of the ${photos} that were sent, the one that suits animation best.`,
    `The face is ${facePx} pixels wide, ${turnDegrees < 8 ? 'looks into the camera' : `is turned by about ${turnDegrees}°`}${mouthOpen > PARTED ? ' and smiles with open lips; the mouth is closed where speech needs it' : ''}.`,
  ];
  if (faces > 1) {
    sentences.push(`The picture shows ${faces} faces; the largest was taken.`);
  }
  if (mended.length > 0) {
    sentences.push(`Taken over from another of the photos: ${mended.join(' and ')}.`);
  }
  const prepared = [...(lifted ? ['brightened'] : []), ...(denoised ? ['freed from noise'] : [])];
  if (prepared.length > 0) {
    sentences.push(`The photo was ${prepared.join(' and ')}.`);
  }
  if (soft) {
    sentences.push('The photo is rather soft; a sharper one gives a sharper video.');
  }
  sentences.push(
    stands
      ? 'Clothes and hair are those of the photo; the person was cut out and stands in the place that a scene describes.'
      : 'Clothes, hair and surroundings are those of the photo; beyond its borders they are extended softly, and a scene changes their light.',
  );
  if (done.length > 0) {
    sentences.push(`Of the edit instructions this was done: ${done.join(', ')}.`);
  }
  if (left.length > 0) {
    const list = left.map((clause) => `“${clause}”`).join(', ');
    sentences.push(
      `Not done: ${list}. The built-in studio changes light, colour, framing${stands ? ', background' : ''} and a smile only.`,
    );
  }
  return sentences.join(' ');
};
