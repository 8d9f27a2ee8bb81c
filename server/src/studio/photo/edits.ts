// What edit instructions ask for: what can be done of a photo honestly, and what cannot, clause by clause.
import { type Look, readLook } from './look.ts';

export interface Edits {
  look: Look;
  /** In words, what was done. */
  done: string[];
  /** The clauses of the instructions that nothing was done about. */
  left: string[];
}

const GROUND = /\b(back ?ground|back ?drop|behind (me|him|her|them)|surroundings|setting|scene|place|location)\b/i;
const BLURRED = /\b(blur\w*|out of focus|bokeh|defocus\w*)\b/i;
const ELSEWHERE = /\b(put|place|set|show|have|stand\w*|sit\w*|move)\b.*\b(in|on|at|into|before|in front of|against)\b/i;

/** @param stands whether the person can be set before another place */
export const readEdits = (instructions: string, base: Look, stands: boolean): Edits => {
  let look = base;
  const done: string[] = [];
  const left: string[] = [];
  for (const clause of clausesOf(instructions)) {
    const read = readLook(clause, look);
    const asksForPlace = GROUND.test(clause) || ELSEWHERE.test(clause);
    if (asksForPlace) {
      // "A bright white background" asks for a place, not for a brighter face.
      if (!stands || /\b(keep|same|don['’]?t|do not)\b/i.test(clause)) {
        left.push(clause);
      } else if (BLURRED.test(clause)) {
        done.push('the background out of focus');
      } else {
        look = { ...look, place: clause };
        done.push('another background wherever a scene names none');
      }
      continue;
    }
    look = read.look;
    done.push(...read.does);
    if (read.does.length === 0) {
      left.push(clause);
    }
  }
  return { look, done: [...new Set(done)], left };
};

const clausesOf = (words: string): string[] =>
  words
    .split(/[.;,!\n]+|\band\b(?! white)|\bbut\b|\bthen\b/i)
    .map((clause) => clause.trim())
    .filter((clause) => /\p{L}/u.test(clause));
