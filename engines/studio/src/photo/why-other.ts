// Why a photo that could be used lent nothing to a better one, in words with "it" for the photo.
import { alike, type Candidate } from './mend-photo.ts';

export const whyOther = (other: Candidate, base: Candidate): string => {
  const [mine, best] = [other.judgement, base.judgement];
  if (other.faces > 1) {
    return `it shows ${other.faces} faces, and whose is meant is not sure`;
  }
  if (!alike(other, base)) {
    return "its face differs in its proportions or its expression, so that nothing of it fits the better photo's";
  }
  const worse: [boolean, string][] = [
    [mine.turnDegrees > best.turnDegrees + 6, 'its face is turned further aside'],
    [mine.facePx < 0.8 * best.facePx, `its face is smaller (${mine.facePx} pixels wide)`],
    [mine.sharpness < 0.8 * best.sharpness, 'it is less sharp'],
    [mine.eyesOpen < best.eyesOpen - 0.15, 'its eyes are less open'],
    [mine.mouthOpen > best.mouthOpen + 0.015, 'its mouth is further open'],
    [Math.abs(mine.brightness - 140) > Math.abs(best.brightness - 140) + 25, 'its light is worse'],
  ];
  const reasons = worse.flatMap(([is, words]) => (is ? [words] : []));
  return reasons.length > 0 ? reasons.join(' and ') : 'it shows nothing that the other lacks';
};
