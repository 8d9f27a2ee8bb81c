// Parses edit instructions, clause by clause: which ones can be applied to a photo, and which cannot.
import type { Look } from './look.ts';
import { isModifierOnly, namesPerson } from './person-words.ts';
import { clausesOf, negates, readLook } from './read-look.ts';

export interface Edits {
  look: Look;
  /** Descriptions of the applied edits. */
  applied: string[];
  /** The clauses that were not applied. */
  notApplied: string[];
}

const GROUND = /\b(back ?grounds?|back ?drop|behind (me|him|her|them)|surroundings|setting|scene|place|location)\b/i;
/** Adjectives for the background alone: light and colour can only change for the whole picture. */
const BACKGROUND_ONLY = /\b(darker|brighter|lighter|warmer|cooler|colder|softer|sharper)\b/i;
const BLURRED = /\b(blur\w*|out of focus|bokeh|defocus\w*)\b/i;
const KEPT = /\b(keep|same|leave|retain|preserve)\b|\b(chang|replac|touch)\w*/i;
const ELSEWHERE =
  /\b(put|place|set|show|have|stand\w*|sit\w*|move)\b(?! on\b).{0,160}\b(in|on|at|into|before|in front of|against|by|near|inside)\b/i;
/** "Put me in a good light" names no place. */
const NO_PLACE =
  /\b(light\w*|mood|frame|cent(?:re|er)\w*|middle|left|right|focus|tones?|colou?rs?|monochrome|black[- ]and[- ]white|style|position|pose|smil\w*)\b/i;
/** Adding something is not possible, unless it is light, colour or a smile. */
const ADDED = /\b(add|insert|include|hold\w*|give (me|him|her|them|us))\b/i;
const OF_PICTURE =
  /\b(light\w*|look|tones?|mood|feel\w*|colou?r\w*|glow|contrast|warmth|brightness|saturation|atmosphere|grad\w+|vibe|expression|smil\w*|close[- ]?up|crop|framing|shot)\b/i;

/** @param isCutOut whether the person can be composited over another place */
export const readEdits = (instructions: string, base: Look, isCutOut: boolean): Edits => {
  const edits: Edits = { look: base, applied: [], notApplied: [] };
  const clauses = clausesOf(instructions);
  const aboutPerson = clauses.map(({ text }) => namesPerson(text));
  for (const [i, { text, after }] of clauses.entries()) {
    const next = clauses[i + 1];
    // "Hair longer and darker", "darker, curly hair": the noun is in the neighbouring clause.
    const describesNeighbour =
      isModifierOnly(text) &&
      ((after === 'and' && aboutPerson[i - 1]) ||
        (next !== undefined && aboutPerson[i + 1] && isNoun(next.text) && /^(and|,)$/.test(next.after)));
    if (aboutPerson[i] || describesNeighbour || (ADDED.test(text) && !OF_PICTURE.test(text) && !GROUND.test(text))) {
      edits.notApplied.push(text);
    } else if (GROUND.test(text) || (ELSEWHERE.test(text) && !NO_PLACE.test(text))) {
      // "A bright white background" asks for a place, not for a brighter face.
      setPlace(text, edits, isCutOut);
    } else {
      const { look, applied } = readLook(text, edits.look);
      edits.look = look;
      edits.applied.push(...applied);
      if (applied.length === 0) {
        edits.notApplied.push(text);
      }
    }
  }
  return { ...edits, applied: [...new Set(edits.applied)] };
};

const isNoun = (text: string): boolean => text.split(/\s+/).length <= 2 && !negates(text);

const setPlace = (text: string, edits: Edits, isCutOut: boolean): void => {
  if (KEPT.test(text) && (negates(text) || !/chang|replac|touch/i.test(text))) {
    // A cut-out person always appears before another background.
    (isCutOut ? edits.notApplied : edits.applied).push(isCutOut ? text : "the photo's surroundings kept");
  } else if (!isCutOut || BACKGROUND_ONLY.test(text)) {
    edits.notApplied.push(text);
  } else if (BLURRED.test(text)) {
    (negates(text) ? edits.notApplied : edits.applied).push(negates(text) ? text : 'the background out of focus');
  } else if (negates(text)) {
    edits.look = { ...edits.look, place: null };
    edits.applied.push('a plain background in scenes without a place');
  } else {
    edits.look = { ...edits.look, place: text };
    edits.applied.push('another background in scenes without a place');
  }
};
