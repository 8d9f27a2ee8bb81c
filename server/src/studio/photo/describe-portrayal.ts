// What was made of a partner's photos, in words: which photo, what was done of the edit instructions and what was not.
import type { ChosenPhoto } from './choose-photo.ts';

/** @param photos how many were given @param does what of the instructions was done */
export const describePortrayal = (
  { index, faces, judgement }: ChosenPhoto,
  photos: number,
  instructions: string | undefined,
  does: readonly string[],
): string => {
  const sentences = [
    photos === 1
      ? 'A presenter animated from the photo that was sent.'
      : `A presenter animated from photo ${index + 1} of the ${photos} that were sent, the one that suits animation best.`,
    `The face is ${judgement.facePx} pixels wide, ${judgement.turnDegrees < 8 ? 'looks into the camera' : `is turned by about ${judgement.turnDegrees}°`}${judgement.mouthOpen > 0.022 ? ' and smiles with open lips; the mouth is closed where speech needs it' : ''}.`,
  ];
  if (faces > 1) {
    sentences.push(`The picture shows ${faces} faces; the largest was taken.`);
  }
  if (judgement.sharpness < 0.35) {
    sentences.push('The photo is rather soft; a sharper one gives a sharper video.');
  }
  sentences.push('Clothes, hair and surroundings are those of the photo; beyond its borders they are extended softly.');
  if (instructions !== undefined) {
    sentences.push(
      does.length > 0
        ? `Of the edit instructions this was done: ${does.join(', ')}. Anything else in them was not done, since the built-in studio changes light, colour and framing only.`
        : 'The edit instructions were not followed, since the built-in studio changes light, colour and framing only.',
    );
  }
  return sentences.join(' ');
};
