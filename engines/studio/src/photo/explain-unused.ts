// Explains, as a clause with "it", why a usable photo provided nothing to the better one.
import { haveSameProportions, type PhotoCandidate } from './repair-photo.ts';

export const explainUnused = (other: PhotoCandidate, base: PhotoCandidate): string => {
  const [own, best] = [other.assessment, base.assessment];
  if (other.faces > 1) {
    return `it shows ${other.faces} faces, so the presenter is ambiguous`;
  }
  if (!haveSameProportions(other, base)) {
    return "its face differs too much in proportions or expression from the better photo's";
  }
  const worse: [boolean, string][] = [
    [own.turnDegrees > best.turnDegrees + 6, 'its face is turned further away'],
    [own.facePx < 0.8 * best.facePx, `its face is smaller (${own.facePx} pixels wide)`],
    [own.sharpness < 0.8 * best.sharpness, 'it is less sharp'],
    [own.eyesOpen < best.eyesOpen - 0.15, 'its eyes are less open'],
    [own.mouthOpen > best.mouthOpen + 0.015, 'its mouth is wider open'],
    [Math.abs(own.brightness - 140) > Math.abs(best.brightness - 140) + 25, 'its lighting is worse'],
  ];
  const reasons = worse.flatMap(([is, words]) => (is ? [words] : []));
  return reasons.length > 0 ? reasons.join(' and ') : 'it has nothing that the other photo lacks';
};
