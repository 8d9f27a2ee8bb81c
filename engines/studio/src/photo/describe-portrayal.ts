// What was made of a partner's photos, in words: which photo, what was done of the edit instructions and what was not.
import type { Unused } from './choose-photo.ts';
import type { Edits } from './edits.ts';
import type { Loan } from './mend-photo.ts';

/** What is worth telling of the photo that was taken. */
export type Portrayed = {
  /** How many photos were sent, and which was taken, from 0. */
  photos: number;
  index: number;
  /** What became of the others that could be loaded. */
  lent: Loan[];
  unused: Unused[];
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
};

/** From this on lips show teeth. */
const PARTED = 0.022;

/** @param stands whether the person was cut out of the photo and can stand in another place */
export const describePortrayal = (portrayed: Portrayed, { done, left }: Edits, stands: boolean): string => {
  const { photos, index, faces, facePx, turnDegrees, mouthOpen, soft, lifted, denoised } = portrayed;
  const sentences = [
    photos === 1
      ? 'A presenter animated from the photo that was sent.'
      : `A presenter animated from photo ${index + 1} of the ${photos} that were sent.`,
    `The face is ${facePx} pixels wide, ${turnDegrees < 8 ? 'looks into the camera' : `is turned by about ${turnDegrees}°`}${mouthOpen > PARTED ? ' and smiles with open lips; the mouth is closed where speech needs it' : ''}.`,
  ];
  if (faces > 1) {
    sentences.push(`The largest of the ${faces} faces in it was used.`);
  }
  sentences.push(...ofOthers(portrayed));
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
      `Not done: ${list}. The built-in studio changes light, colour${stands ? ', framing and background' : ' and framing'} of the whole picture and can add a little smile, nothing else.`,
    );
  }
  return sentences.join(' ');
};

/** One sentence for each of the other photos that could be loaded, in their order. */
const ofOthers = ({ lent, unused }: Portrayed): string[] => {
  const lenders = [...new Set(lent.map(({ index }) => index))].map((index) => ({
    index,
    came: `lent its ${lent.flatMap((loan) => (loan.index === index ? [loan.what] : [])).join(' and its ')}`,
  }));
  const idle = unused.map(({ index, why }) => ({ index, came: `was not used: ${why}` }));
  return [...lenders, ...idle]
    .toSorted((a, b) => a.index - b.index)
    .map(({ index, came }) => `Photo ${index + 1} ${came}.`);
};
