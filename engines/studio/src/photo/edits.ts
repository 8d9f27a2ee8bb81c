// What edit instructions ask for: what can be done of a photo honestly, and what cannot, clause by clause.
import type { Look } from './look.ts';
import { leavesUnsaid, namesPerson } from './person-words.ts';
import { clausesOf, denies, readLook } from './read-look.ts';

export interface Edits {
  look: Look;
  /** In words, what was done. */
  done: string[];
  /** The clauses of the instructions that nothing was done about. */
  left: string[];
}

const GROUND = /\b(back ?grounds?|back ?drop|behind (me|him|her|them)|surroundings|setting|scene|place|location)\b/i;
/** Of the background alone: light and colour are changed for the whole picture only. */
const OTHERWISE = /\b(darker|brighter|lighter|warmer|cooler|colder|softer|sharper)\b/i;
const BLURRED = /\b(blur\w*|out of focus|bokeh|defocus\w*)\b/i;
const KEPT = /\b(keep|same|leave|retain|preserve)\b|\b(chang|replac|touch)\w*/i;
const ELSEWHERE =
  /\b(put|place|set|show|have|stand\w*|sit\w*|move)\b(?! on\b).{0,160}\b(in|on|at|into|before|in front of|against|by|near|inside)\b/i;
/** "Put me in a good light" names no place. */
const NO_PLACE =
  /\b(light\w*|mood|frame|cent(?:re|er)\w*|middle|left|right|focus|tones?|colou?rs?|monochrome|black[- ]and[- ]white|style|position|pose|smil\w*)\b/i;
/** A thing that is not in the photo, unless what is added is light, colour or a smile. */
const ADDED = /\b(add|insert|include|hold\w*|give (me|him|her|them|us))\b/i;
const OF_PICTURE =
  /\b(light\w*|look|tones?|mood|feel\w*|colou?r\w*|glow|contrast|warmth|brightness|saturation|atmosphere|grad\w+|vibe|expression|smil\w*|close[- ]?up|crop|framing|shot)\b/i;

/** @param stands whether the person can be set before another place */
export const readEdits = (instructions: string, base: Look, stands: boolean): Edits => {
  const edits: Edits = { look: base, done: [], left: [] };
  const clauses = clausesOf(instructions);
  const onPerson = clauses.map(({ text }) => namesPerson(text));
  for (const [i, { text, after }] of clauses.entries()) {
    const next = clauses[i + 1];
    // "Hair longer and darker", "darker, curly hair": what is meant stands beside.
    const unsaid =
      leavesUnsaid(text) &&
      ((after === 'and' && onPerson[i - 1]) ||
        (next !== undefined && onPerson[i + 1] && isNoun(next.text) && /^(and|,)$/.test(next.after)));
    if (onPerson[i] || unsaid || (ADDED.test(text) && !OF_PICTURE.test(text) && !GROUND.test(text))) {
      edits.left.push(text);
    } else if (GROUND.test(text) || (ELSEWHERE.test(text) && !NO_PLACE.test(text))) {
      // "A bright white background" asks for a place, not for a brighter face.
      setPlace(text, edits, stands);
    } else {
      const { look, does } = readLook(text, edits.look);
      edits.look = look;
      edits.done.push(...does);
      if (does.length === 0) {
        edits.left.push(text);
      }
    }
  }
  return { ...edits, done: [...new Set(edits.done)] };
};

const isNoun = (text: string): boolean => text.split(/\s+/).length <= 2 && !denies(text);

const setPlace = (text: string, edits: Edits, stands: boolean): void => {
  if (KEPT.test(text) && (denies(text) || !/chang|replac|touch/i.test(text))) {
    // Who was cut out stands before something else wherever they are shown.
    (stands ? edits.left : edits.done).push(stands ? text : 'the surroundings of the photo kept');
  } else if (!stands || OTHERWISE.test(text)) {
    edits.left.push(text);
  } else if (BLURRED.test(text)) {
    (denies(text) ? edits.left : edits.done).push(denies(text) ? text : 'the background out of focus');
  } else if (denies(text)) {
    edits.look = { ...edits.look, place: null };
    edits.done.push('a plain background wherever a scene names none');
  } else {
    edits.look = { ...edits.look, place: text };
    edits.done.push('another background wherever a scene names none');
  }
};
