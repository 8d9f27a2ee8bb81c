// Reads the presenter's gender from English words: a video idea, or the text of a reference sheet.
import type { Gender } from '@greenroom/engine-kit/ports/engine-data';

const FEMALE = /\b(?:she|her|woman|women|lady|girl|female|mother|mom|mum|wife|businesswoman|saleswoman)\b/i;
const MALE = /\b(?:he|his|him|man|men|guy|boy|male|father|dad|husband|businessman|salesman)\b/i;

/** Null if the words name neither gender, or both. */
export function genderIn(words: string): Gender | null {
  if (FEMALE.test(words) === MALE.test(words)) return null;
  return FEMALE.test(words) ? 'female' : 'male';
}

/** What the video idea says, as the contract has it; where it says nothing, what the text of the presenter's reference sheet does. */
export const presenterGender = (idea: string | undefined, { description }: { description: string }): Gender | null =>
  genderIn(idea ?? '') ?? genderIn(description);
