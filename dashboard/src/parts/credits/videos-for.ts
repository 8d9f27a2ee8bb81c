// Estimates how many videos credits buy, so that an amount can be chosen without knowing prices by the second.
import { flatPrices, tenthsPerSecond } from '@greenroom/contract/prices';

/** As long as most marketing videos. */
export const EXAMPLE_SECONDS = 20;

/** Whole talking heads of 20 seconds at 480p, with speech, a first frame and captions. */
export function videosFor(credits: number): number {
  const perSecond = (tenthsPerSecond.talkingHead['480p'] + tenthsPerSecond.lipsync) / 10;
  const each = perSecond * EXAMPLE_SECONDS + flatPrices.speechMinimum + flatPrices.firstFrame + flatPrices.captions;
  return Math.floor(credits / each);
}
