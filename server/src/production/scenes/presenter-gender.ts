// Reads the presenter's gender from the words of a video idea.
import type { Gender } from '@greenroom/engine-kit/ports/engine-data';

const FEMALE = /\b(?:she|her|woman|women|lady|girl|female|mother|mom|mum|wife|businesswoman|saleswoman)\b/i;
const MALE = /\b(?:he|his|him|man|men|guy|boy|male|father|dad|husband|businessman|salesman)\b/i;

/** Null if the idea names neither gender, or both. */
export function genderIn(idea: string): Gender | null {
  if (FEMALE.test(idea) === MALE.test(idea)) return null;
  return FEMALE.test(idea) ? 'female' : 'male';
}
